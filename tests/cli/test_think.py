"""`crashyard think`: what it refuses. Thinking itself is proved in tests/server/workers/test_elsewhere.py."""

import pytest

from tests.cli.running import crashyard, process, refused
from tests.refusals import tells
from tests.server.ports import free_port


def test_it_needs_a_bus(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv("CRASHYARD_CLUSTER", raising=False)
    run = crashyard("think")
    refused(run)
    tells(
        "needs-cluster",
        "crashyard think needs the bus of a server: --cluster nats://HOST:4222, or CRASHYARD_CLUSTER.",
        run.err,
    )


@pytest.mark.parametrize(
    ("arguments", "words"),
    [
        (["--cluster", "bus:4222"], ["--cluster", "nats://HOST"]),
        (["--cluster", "http://ann:secret@b"], ["--cluster", "http://b"]),
        (["--cluster", "nats://b", "--processes", "0"], ["--processes", "1..1024"]),
    ],
)
def test_wrong_settings_are_refused(arguments: list[str], words: list[str]) -> None:
    run = crashyard("think", *arguments)
    refused(run, *words)
    assert "secret" not in run.err


@pytest.mark.parametrize(
    ("language", "words"), [("en", "cannot be joined"), ("de", "nicht beitreten"), ("es", "No es posible unirse")]
)
def test_a_bus_that_is_not_there_is_refused(language: str, words: str) -> None:
    port = free_port()
    run = process("think", "--cluster", f"nats://ann:secret@127.0.0.1:{port}", "--language", language)
    refused(run, words, f"nats://127.0.0.1:{port}")
    assert "secret" not in run.err
