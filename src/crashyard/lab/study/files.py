"""The folder of a study: report, figures, raw results, and records worth a look."""

import json
from collections.abc import Iterator, Sequence
from functools import partial
from pathlib import Path
from typing import Any

from crashyard.lab.closer.answers import answers_of
from crashyard.lab.closer.chapter import closer_chapter
from crashyard.lab.outcome import Outcome
from crashyard.lab.study.digest import Digest, TableDigest, digest
from crashyard.lab.study.naming import Called
from crashyard.lab.study.raw import write_raw
from crashyard.lab.study.report.page import Remark, write_report
from crashyard.lab.study.study import Study, StudyTable
from crashyard.lab.study.summary import summary

MOST_KEPT = 20
"""Records of failed or stopped games."""


def write_study(
    study: Study, asked: int | Sequence[int], outcomes: Sequence[Outcome], folder: Path, title: str, called: Called
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
    _write(folder / "report.html", write_report(found, remarks, title, closer_looks(study, outcomes, called)))
    return told


def closer_looks(study: Study, outcomes: Sequence[Outcome], called: Called) -> dict[StudyTable, str]:
    """What the report tells of each table after a closer look, if there was one."""
    by_table: dict[StudyTable, list[Outcome]] = {}
    for outcome in outcomes if study.closer else ():
        if not study.is_duel(outcome.number):
            by_table.setdefault(study.table_of(outcome.number), []).append(outcome)
    chapters: dict[StudyTable, str] = {}
    for table, played in by_table.items():
        found = answers_of(played, study.teams(table.players))
        if found is not None:
            kinds = {one.kind for one in found.timing}
            spell = partial(_spelled, called, kinds)
            chapters[table] = closer_chapter(found, study.game, table.players, study.variants[table.variant], spell)
    return chapters


def _spelled(called: Called, kinds: set[str], kind: str, identifier: str) -> str:
    """The name of a thing; of a thing of no kind that is known, the first name that any kind has for it."""
    names = (called(one, identifier) for one in ([kind] if kind else sorted(kinds)))
    return next(filter(None, names), identifier)


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
        for number, why in [*_stuck(table), *_choose(table)]:
            record = found.study.record(number).to_json()
            remarks.append(Remark(table.table, _keep(folder, number, record), number, why))
    return remarks


def _stuck(table: TableDigest) -> Iterator[tuple[int, str]]:
    """The game in which nothing got on for longest, if that was long."""
    still, unit = table.findings.standstills, table.plays.unit
    if still is not None and still.longest.most > still.bound:
        yield still.worst, f"nothing got on for {still.longest.most:.0f} {unit} after {still.after}, the longest time"


def _choose(table: TableDigest) -> list[tuple[int, str]]:
    plays = table.plays.ended
    if not plays:
        return []
    by_length = sorted(plays, key=lambda play: play.rounds)
    usual, short, long = by_length[len(plays) // 2], by_length[0], by_length[-1]
    led = [(play.course, play) for play in plays if play.course is not None]
    chosen = [
        (usual, f"as long as most: {usual.rounds} rounds"),
        (short, f"the shortest: {short.rounds} rounds"),
        (long, f"the longest: {long.rounds} rounds"),
    ]
    changes, open_one = max(
        ((course.changes, play) for course, play in led), default=(0, usual), key=lambda one: one[0]
    )
    if changes:
        chosen.append((open_one, f"the lead passed {changes} times"))
    from_far = [(course.lowest or 0.0, play) for course, play in led if course.comeback]
    if from_far:
        lowest, back = min(from_far, key=lambda one: one[0])
        chosen.append((back, f"won from a chance of {100 * lowest:.1f} %"))
    return [(play.number, why) for play, why in chosen]


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
