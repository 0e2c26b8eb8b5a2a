"""The compose file: lawful by the schema of its specification, and careful in what it starts."""

import json
import re
import subprocess
from importlib.resources import files
from pathlib import Path
from typing import Any

import pytest
from jsonschema import Draft202012Validator

from tests.deploy.files import DEPLOY, PORT, compose

OURS = ("node-1", "node-2", "worker")
SERVICES = ("postgres", "nats", *OURS, "proxy")


@pytest.fixture
def validator() -> Draft202012Validator:
    """The schema of compose files that comes with check-jsonschema."""
    schema = files("check_jsonschema") / "builtin_schemas" / "vendor" / "compose-spec.json"
    return Draft202012Validator(json.loads(schema.read_text(encoding="utf-8")))


def service(name: str) -> dict[str, Any]:
    found: dict[str, Any] = compose()["services"][name]
    return found


def test_it_is_what_the_specification_allows(validator: Draft202012Validator) -> None:
    assert [error.message for error in validator.iter_errors(compose())] == []


def test_the_schema_would_find_what_is_wrong(validator: Draft202012Validator) -> None:
    wrong = compose()
    wrong["services"]["nats"]["restarts"] = "always"
    assert any("restarts" in error.message for error in validator.iter_errors(wrong))


def test_it_starts_the_engines_two_nodes_a_worker_and_a_proxy() -> None:
    assert set(compose()["services"]) == set(SERVICES)
    assert service("node-1") == service("node-2")
    assert service("node-1")["command"] == ["serve"]
    assert service("worker")["command"][0] == "think"


@pytest.mark.parametrize("name", SERVICES)
def test_everything_has_bounds_and_begins_again(name: str) -> None:
    found = service(name)
    assert found["restart"] == "unless-stopped"
    assert re.fullmatch(r"\d+[MG]", found["deploy"]["resources"]["limits"]["memory"])
    assert found["logging"]["options"]["max-size"]
    assert found["healthcheck"].get("test") or name == "worker"


@pytest.mark.parametrize("name", SERVICES)
def test_every_image_can_be_pinned_by_an_argument(name: str) -> None:
    assert re.fullmatch(r"\$\{[A-Z]+_IMAGE:-[a-z]+:[\w.-]+\}", service(name)["image"])


@pytest.mark.parametrize("name", [*OURS, "nats"])
def test_what_needs_no_rights_has_none(name: str) -> None:
    found = service(name)
    assert found["read_only"] and found["cap_drop"] == ["ALL"]
    assert found["security_opt"] == ["no-new-privileges:true"]


def test_only_the_proxy_can_be_reached_and_it_alone_is_believed() -> None:
    everything = compose()
    assert [name for name in SERVICES if "ports" in service(name)] == ["proxy"]
    assert everything["networks"]["back"] == {"internal": True}
    assert service("postgres")["networks"] == service("nats")["networks"] == service("worker")["networks"] == ["back"]
    (front,) = everything["networks"]["front"]["ipam"]["config"]
    assert service("node-1")["environment"]["CRASHYARD_TRUSTED_PROXIES"] == front["subnet"]


def test_no_secret_is_in_an_environment() -> None:
    """Whoever may look at containers can read that."""
    for name in SERVICES:
        told = json.dumps(service(name).get("environment", {}))
        assert "CRASHYARD_DATABASE" not in told and "CRASHYARD_CLUSTER" not in told and "TOKEN" not in told
        assert "PASSWORD" not in told.replace("POSTGRES_PASSWORD_FILE", "")
    files_named = [one["file"] for one in compose()["secrets"].values()]
    ignored = (DEPLOY / "compose" / ".gitignore").read_text(encoding="utf-8").split()
    assert all(file.startswith("./compose/secrets/") for file in files_named) and ignored == ["secrets/"]


def test_what_is_mounted_is_there_and_declared() -> None:
    everything = compose()
    for config in everything["configs"].values():
        assert (DEPLOY / config["file"]).is_file()
    for found in everything["services"].values():
        assert {one["source"] for one in found.get("configs", [])} <= everything["configs"].keys()
        assert set(found.get("secrets", [])) <= everything["secrets"].keys()
        assert {one["source"] for one in found.get("volumes", [])} <= everything["volumes"].keys()


@pytest.mark.parametrize("node", [True, False])
def test_secrets_reach_the_program_as_settings(tmp_path: Path, node: bool) -> None:
    names = ["nats_password", *(["postgres_password", "metrics_password"] if node else [])]
    for name in names:
        (tmp_path / name).write_text(f"{name}1\n", encoding="utf-8")
    script = (DEPLOY / "compose" / "with-secrets").read_text(encoding="utf-8")
    script = script.replace("/run/secrets", str(tmp_path)).replace("/opt/crashyard/bin/crashyard", "env")
    done = subprocess.run(
        ["/bin/sh", "-c", script, "with-secrets", "A=b c"],
        capture_output=True,
        text=True,
        check=True,
        env={},
    )
    told = dict(line.split("=", 1) for line in done.stdout.splitlines())
    assert told["A"] == "b c" and told["CRASHYARD_CLUSTER"] == "nats://crashyard:nats_password1@nats:4222"
    assert told.get("CRASHYARD_DATABASE") == (
        "postgresql://crashyard:postgres_password1@postgres/crashyard" if node else None
    )
    assert told.get("CRASHYARD_METRICS_TOKEN") == ("metrics_password1" if node else None)


def test_proxy_and_nodes_agree() -> None:
    """The proxy finds every node under one name, at the port where it listens, and shows nobody the figures."""
    proxy = (DEPLOY / "compose" / "nginx.conf").read_text(encoding="utf-8")
    node = service("node-1")
    assert node["networks"]["front"]["aliases"] == ["nodes"]
    assert "set $nodes nodes;" in proxy and f"proxy_pass http://$nodes:{PORT};" in proxy
    assert node["environment"]["CRASHYARD_PORT"] == str(PORT) and node["expose"] == [str(PORT)]
    assert f":{PORT}/healthz" in node["healthcheck"]["test"][-1]
    assert "location = /metrics { return 404; }" in proxy
    for header in (
        "Host $host",
        "X-Forwarded-For $remote_addr",
        "Upgrade $http_upgrade",
        "Connection $http_connection",
    ):
        assert f"proxy_set_header {header};" in proxy
    for secret in ("certificate", "certificate_key"):
        assert f"/run/secrets/{secret};" in proxy and secret in service("proxy")["secrets"]


def test_nats_listens_where_it_is_looked_for() -> None:
    settings = (DEPLOY / "compose" / "nats.conf").read_text(encoding="utf-8")
    assert 'listen: "0.0.0.0:4222"' in settings and 'http: "127.0.0.1:8222"' in settings
    assert service("nats")["healthcheck"]["test"][-1] == "http://127.0.0.1:8222/healthz"
    assert "@nats:4222" in (DEPLOY / "compose" / "with-secrets").read_text(encoding="utf-8")
