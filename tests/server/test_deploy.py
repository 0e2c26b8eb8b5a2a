"""What hosts start from: the unit for systemd and the image."""

import re
from configparser import ConfigParser
from pathlib import Path

DEPLOY = Path(__file__).parents[2] / "deploy"


class UnitFile(ConfigParser):
    """The names of settings of systemd have capitals."""

    def optionxform(self, optionstr: str) -> str:
        return optionstr


def test_the_unit_bounds_memory_and_files_and_rights() -> None:
    unit = UnitFile(strict=False, interpolation=None)
    unit.read(DEPLOY / "crashyard.service")
    service = unit["Service"]
    assert re.fullmatch(r"[1-9]\d*[MG]", service["MemoryMax"])
    assert int(service["LimitNOFILE"]) >= 10_000
    assert service["Restart"] == "on-failure"
    assert service["NoNewPrivileges"] == service["DynamicUser"] == "yes"
    assert service["UMask"] == "0077"


def test_every_stage_of_the_image_has_the_base_that_the_host_names() -> None:
    """Such as one by its digest: `--build-arg BASE=python@sha256:...`."""
    lines = (DEPLOY / "Dockerfile").read_text(encoding="utf-8").splitlines()
    stages = [line.split()[1] for line in lines if line.startswith("FROM ")]
    first = next(number for number, line in enumerate(lines) if line.startswith("FROM "))
    assert len(stages) == 2 and set(stages) == {"${BASE}"}
    assert any(line.startswith("ARG BASE=") for line in lines[:first])
    assert "USER crashyard" in lines
