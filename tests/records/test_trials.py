"""Programs with other rules open what ours has stored: the same position, or a sentence, never another in silence."""

import shutil
from pathlib import Path

import pytest

from tests.records.trials import (
    TRIALS,
    Kept,
    Trial,
    copy_package,
    misread,
    opened_by,
    store_numbered,
    store_records,
    store_tables,
)

SOME = pytest.param(8, 4, 60, [True], id="some")
MANY = pytest.param(120, 120, 160, [True, False], id="many", marks=pytest.mark.soak)


@pytest.mark.parametrize(("records", "tables", "most", "versions"), [SOME, MANY])
@pytest.mark.parametrize("trial", TRIALS, ids=lambda trial: trial.name)
def test_nothing_is_misread(
    tmp_path: Path, trial: Trial, records: int, tables: int, most: int, versions: list[bool]
) -> None:
    """Also (many of them) where somebody forgot to give the changed rules another version."""
    kept = Kept(tmp_path / "tables.db")
    store_records(kept, trial.games, records)
    store_numbered(kept, trial.games, records // 4)
    store_tables(kept, trial.games, tables, most)
    ours = 0
    for new_version in versions:
        folder = tmp_path / f"copy-{new_version}"
        copy_package(folder, trial, new_version=new_version)
        database = folder / "tables.db"
        shutil.copy(kept.database, database)
        found = opened_by(folder, kept, database)
        assert misread(found["records"], kept.record_digests) == []
        if new_version:
            assert misread(found["tables"], kept.table_digests) == []
            assert all(outcome["said"] for outcome in found["tables"])
            ours += sum(
                outcome["digest"] == digest for outcome, digest in zip(found["tables"], kept.table_digests, strict=True)
            )
        else:
            noted = slice(1, None, 2)
            assert misread(found["tables"][noted], kept.table_digests[noted]) == []
        said = sum(outcome["said"] is not None for outcome in found["records"])
        assert said > 0 or records < 20
    assert ours >= tables // 2
