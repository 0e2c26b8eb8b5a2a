"""What deploy files set is what the program knows."""

import re
from dataclasses import fields

from crashyard.server.settings import PREFIX, Settings
from tests.deploy.files import DEPLOY


def test_every_setting_in_deploy_files_is_one_of_the_program() -> None:
    known = {PREFIX + field.name.upper() for field in fields(Settings)}
    found = {
        (path.name, name)
        for path in DEPLOY.rglob("*")
        if path.is_file()
        for name in re.findall(r"\bCRASHYARD_[A-Z_]*[A-Z]", path.read_text(encoding="utf-8"))
    }
    assert len({name for _, name in found}) > 8
    assert {one for one in found if one[1] not in known} == set()
