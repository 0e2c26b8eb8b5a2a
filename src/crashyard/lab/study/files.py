"""The folder of a study: report, figures, raw results, and records worth a look."""

import json
from collections.abc import Sequence
from pathlib import Path
from typing import Any

from crashyard.lab.outcome import Outcome
from crashyard.lab.study.digest import Digest, TableDigest, digest
from crashyard.lab.study.naming import Called
from crashyard.lab.study.plays import StudiedPlay
from crashyard.lab.study.raw import write_raw
from crashyard.lab.study.report.page import Remark, write_report
from crashyard.lab.study.study import Study
from crashyard.lab.study.summary import summary

MOST_KEPT = 20
"""Records of failed or stopped games."""


def write_study(
    study: Study, asked: int, outcomes: Sequence[Outcome], folder: Path, title: str, called: Called
) -> dict[str, Any]:
    """Everything a study leaves behind; the report calls the game by `title` and its things as `called` says.

    Returns what is in `figures.json`.
    """
    found = digest(study, asked, outcomes, called)
    told = found.to_json() | {"summary": summary(found)}
    (folder / "records").mkdir(exist_ok=True)
    remarks = [*_troubles(found, folder), *_remarkable(found, folder)]
    _tidy_up(folder, remarks)
    write_raw(found, folder)
    _write(folder / "figures.json", json.dumps(told, indent=1) + "\n")
    _write(folder / "report.html", write_report(found, remarks, title))
    return told


def _troubles(found: Digest, folder: Path) -> list[Remark]:
    remarks = [(one, f"failed: {one.error}") for one in found.failed]
    remarks += [(one, f"stopped after {one.answers:,} answers without an end") for one in found.capped]
    return [
        Remark(None, _keep(folder, one.number, one.facts["record"]), one.number, why)
        for one, why in remarks[:MOST_KEPT]
    ]


def _remarkable(found: Digest, folder: Path) -> list[Remark]:
    """Games to look at, played again for their records; those of bots on a clock would not be the same."""
    if any("@" in bot for bot in found.study.bots):
        return []
    remarks = []
    for table in found.tables:
        for play, why in _choose(table):
            record = found.study.record(play.number).to_json()
            remarks.append(Remark(table.table, _keep(folder, play.number, record), play.number, why))
    return remarks


def _choose(table: TableDigest) -> list[tuple[StudiedPlay, str]]:
    plays = table.plays.ended
    if not plays:
        return []
    by_length = sorted(plays, key=lambda play: play.rounds)
    usual, short, long = by_length[len(plays) // 2], by_length[0], by_length[-1]
    open_one = max(plays, key=lambda play: play.course.changes)
    chosen = [
        (usual, f"as long as most: {usual.rounds} rounds"),
        (short, f"the shortest: {short.rounds} rounds"),
        (long, f"the longest: {long.rounds} rounds"),
    ]
    if open_one.course.changes:
        chosen.append((open_one, f"the lead passed {open_one.course.changes} times"))
    back_from_far = [play for play in plays if play.course.comeback]
    if back_from_far:
        back = min(back_from_far, key=lambda play: play.course.lowest or 0.0)
        chosen.append((back, f"won from a chance of {100 * (back.course.lowest or 0.0):.1f} %"))
    return chosen


def _keep(folder: Path, number: int, record: dict[str, Any]) -> str:
    name = f"records/game-{number:06d}.json"
    _write(folder / name, json.dumps(record) + "\n")
    return name


def _tidy_up(folder: Path, remarks: Sequence[Remark]) -> None:
    """With more games others are worth a look; the records of an earlier report would lead nowhere."""
    kept = {folder / remark.file for remark in remarks}
    for record in (folder / "records").glob("game-*.json"):
        if record not in kept:
            record.unlink()


def _write(path: Path, text: str) -> None:
    """A file that is there already is replaced when the new one is complete."""
    draft = path.with_name(f".{path.name}.part")
    draft.write_text(text, encoding="utf-8")
    draft.replace(path)
