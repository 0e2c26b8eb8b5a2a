"""Settings: from the command line, else the environment, else defaults; a wrong one is refused by its name."""

from pathlib import Path

import pytest

from crashyard.server.settings import Settings, WrongSetting, default_database, from_environment, shown_bus


def test_what_is_given_comes_before_the_environment_and_that_before_the_defaults() -> None:
    environment = {"CRASHYARD_PORT": "81", "CRASHYARD_HOST": "192.168.1.5", "PORT": "5"}
    assert from_environment({}) == Settings()
    assert from_environment(environment).port == 81
    found = from_environment(environment, port=82, host=None)
    assert (found.port, found.host) == (82, "192.168.1.5")


@pytest.mark.parametrize(
    ("setting", "value", "right"),
    [
        ("port", "70000", "65535"),
        ("port", "-1", "0, 1"),
        ("port", "٣", "0, 1"),
        ("patience", "0", "1000000"),
        ("log_level", "loud", "debug, info"),
        ("websockets", "quick", "fast, plain"),
        ("database", "mysql://root:secret@host/name", "postgresql://"),
        ("replica", "postgresql://ann:secret@host/name", "where the database is"),
        ("cluster", "bus:4222", "nats://HOST"),
        ("cluster", "nats://ann:secret@bus, http://ann:secret@bus", "nats://HOST"),
        ("cluster", "nats://", "nats://HOST"),
        ("cluster", "nats://bus:99999", "nats://HOST"),
        ("public_url", "club.example", "https://HOST"),
        ("public_url", "https://club.example/games", "https://HOST"),
        ("public_url", "https://user@club.example", "https://HOST"),
        ("public_url", "ftp://club.example", "https://HOST"),
        ("public_url", "http://[::1", "https://HOST"),
        ("public_url", "http://host:99999", "https://HOST"),
        ("trusted_proxies", "proxy.example", "127.0.0.1"),
        ("notify_after", "100000", "86400"),
        ("smtp_url", "https://user:secret@mail.example", "smtp://HOST"),
        ("smtp_url", "smtp://", "smtp://HOST"),
        ("smtp_url", "smtp://mail.example/inbox", "smtp://HOST"),
    ],
)
def test_a_wrong_setting_is_refused_by_its_name(setting: str, value: str, right: str) -> None:
    with pytest.raises(WrongSetting) as refused:
        from_environment({f"CRASHYARD_{setting.upper()}": value})
    assert refused.value.name == setting
    assert right in refused.value.right
    assert "secret" not in str(refused.value)


def test_mail_needs_whom_it_is_from_and_an_address_that_leads_back() -> None:
    mail = {"CRASHYARD_SMTP_URL": "smtp://mail.example"}
    with pytest.raises(WrongSetting, match="mail_from"):
        from_environment(mail)
    mail["CRASHYARD_MAIL_FROM"] = "games@club.example"
    with pytest.raises(WrongSetting, match="public_url"):
        from_environment(mail)
    assert from_environment(mail | {"CRASHYARD_PUBLIC_URL": "https://club.example"}).smtp_url == "smtp://mail.example"


@pytest.mark.parametrize(
    ("settings", "origin", "secure"),
    [
        (Settings(), "http://localhost:8000", False),
        (Settings(host="::", port=80), "http://localhost:80", False),
        (Settings(host="192.168.1.5"), "http://192.168.1.5:8000", False),
        (Settings(host="fd00::5"), "http://[fd00::5]:8000", False),
        (Settings(public_url="https://club.example/"), "https://club.example", True),
    ],
)
def test_where_pages_come_from(settings: Settings, origin: str, secure: bool) -> None:
    assert (settings.origin, settings.secure) == (origin, secure)


def test_the_database_is_a_file_or_postgresql(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    assert default_database() == str(tmp_path / "crashyard" / "crashyard.db")
    assert Settings().database_url == f"sqlite+aiosqlite:///{tmp_path}/crashyard/crashyard.db"
    assert Settings(database="club.db").embedded
    postgres = Settings(database="postgres://ann:secret@host/name")
    assert not postgres.embedded
    assert postgres.database_url == "postgresql+asyncpg://ann:secret@host/name"


def test_a_bus_has_one_address_or_several_and_shows_no_password() -> None:
    addresses = "nats://ann:sec@ret@one:4222, tls://two"
    assert from_environment({"CRASHYARD_CLUSTER": addresses}).cluster == addresses
    assert shown_bus(addresses) == "nats://one:4222, tls://two"
