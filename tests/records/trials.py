"""Trials of what is stored: copies of the package whose rules are a little different open what ours has stored."""

import json
import os
import re
import shutil
import subprocess
import sys
from collections.abc import Callable
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from sqlalchemy import delete

from crashyard.engine import CHANCE, Actions, Dice, Position, Record, SeededChance, find_game, random_answer
from crashyard.engine.records.stored import own_digest
from crashyard.server.http.routes.finished import record_of
from crashyard.server.storage import schema
from tests.conformance.pythons import ROOT
from tests.records import golden
from tests.server.living import a_registry, asynchronous

GAMES = Path("crashyard/games")

NEW_CARD = '''
from typing import final

from mypy_extensions import i64

from crashyard.games.crash_and_grab.rules.tabletop import Tabletop
from crashyard.games.crash_and_grab.rules.upgrades.upgrade import PUSHED, Upgrade


@final
class SpareTank(Upgrade):
    """Another card."""

    def __init__(self) -> None:
        super().__init__(12, "spare-tank", PUSHED, once=True)

    def happen(self, table: Tabletop, saucer: i64) -> None:
        table.gain_boosters(saucer, 1)


CARD = SpareTank()
'''


def _replace(path: Path, old: str, new: str) -> None:
    text = path.read_text(encoding="utf-8")
    assert old in text, f"{path.name} has changed; the trial needs another change"
    path.write_text(text.replace(old, new), encoding="utf-8")


def add_card(folder: Path) -> None:
    """A 24th upgrade, numbered in the middle: all after it get other numbers.

    Files of older rules still open, without the card; whoever adds one has to see to that.
    """
    upgrades = folder / GAMES / "crash_and_grab" / "rules" / "upgrades" / "cards"
    for path in upgrades.glob("*.py"):
        text = path.read_text(encoding="utf-8")
        found = re.search(r"super\(\).__init__\((\d+),", text)
        if found and 12 <= int(found[1]) <= 20:
            path.write_text(text.replace(found[0], f"super().__init__({int(found[1]) + 1},"), encoding="utf-8")
    (upgrades / "spare_tank.py").write_text(NEW_CARD, encoding="utf-8")
    deck = "int(position.deck) ^ (whole & ~elsewhere)"
    _replace(folder / GAMES / "crash_and_grab" / "forms" / "files" / "pieces.py", deck, f"({deck}) & ~(1 << 12)")


def correct_card(folder: Path) -> None:
    siphon = folder / GAMES / "crash_and_grab" / "rules" / "upgrades" / "cards" / "kinetic_siphon.py"
    _replace(siphon, "table.gain_boosters(saucer, 1)", "table.gain_boosters(saucer, 2)")


def change_rule(folder: Path) -> None:
    """A whole moon gives more, and both sides get a point more when a bell rings."""
    _replace(
        folder / GAMES / "cube_attack" / "rules" / "scoring.py",
        "table.tuning.full_moon if",
        "table.tuning.full_moon + 1 if",
    )
    scoring = folder / GAMES / "crash_by_crash" / "rules" / "scoring.py"
    _replace(scoring, "table.scores[side] += points[side]", "table.scores[side] += points[side] + 1")


@dataclass
class Trial:
    name: str
    games: list[str]
    change: Callable[[Path], None]


TRIALS = [
    Trial("a 24th upgrade", ["crash-and-grab"], add_card),
    Trial("a corrected card", ["crash-and-grab"], correct_card),
    Trial("a changed rule", ["cube-attack", "crash-by-crash"], change_rule),
]


def copy_package(folder: Path, trial: Trial, *, new_version: bool) -> None:
    """Our sources, changed; mostly the version of the rules says so."""
    ignored = shutil.ignore_patterns("web", "*.so", "__pycache__", "art")
    shutil.copytree(ROOT / "src" / "crashyard", folder / "crashyard", ignore=ignored)
    trial.change(folder)
    for name in trial.games if new_version else []:
        path = folder / GAMES / name.replace("-", "_") / "game.py"
        version = find_game(name).rules_version
        _replace(path, f'rules_version: ClassVar[str] = "{version}"', f'rules_version: ClassVar[str] = "{version}0"')


@dataclass
class Kept:
    """What ours has stored, and the positions that it leads to."""

    database: Path
    records: list[dict[str, Any]] = field(default_factory=list)
    record_digests: list[str] = field(default_factory=list)
    tables: list[str] = field(default_factory=list)
    table_digests: list[str] = field(default_factory=list)


def store_records(kept: Kept, games: list[str], count: int) -> None:
    """Plays of all numbers of players, cut short at any point or played to the end."""
    for number in range(count):
        game = find_game(games[number % len(games)])
        players = game.players[number % len(game.players)]
        record = Record.new(game, players, chance=SeededChance(f"trial {number}"))
        position, dice, actions = record.opening(), Dice(f"trial {number}"), Actions()
        most = 20 + int(dice.below(500))
        while position.awaited_seats() and len(record.answers) < most:
            if position.awaited() == CHANCE:
                record.let_chance_play(position)
                continue
            seat = position.awaited_seats()[0]
            action = int(random_answer(position, seat, dice, actions))
            position.play(seat, action)
            record.append(seat, action)
        kept.records.append(record.to_json())
        kept.record_digests.append(own_digest(position))


def store_numbered(kept: Kept, games: list[str], count: int) -> None:
    """Records of the time before forms."""
    for name in games:
        lines = list(golden.lines(golden.folder(find_game(name), "1") / "numbered.jsonl.gz"))
        kept.records += [line["record"] for line in lines[-count:]]
        kept.record_digests += [line["final"] for line in lines[-count:]]


def store_tables(kept: Kept, games: list[str], count: int, most: int) -> None:
    """Running games, every other one of a server that was killed before it could note where they stand."""

    @asynchronous
    async def play() -> None:
        async with a_registry(kept.database.parent) as living:
            for number in range(count):
                game = find_game(games[number % len(games)])
                players = game.players[number // len(games) % len(game.players)]
                table = await living.table(game.name, [f"Ann {number % 3}"] * players)
                dice = Dice(f"table {number}")
                for _ in range(5 + int(dice.below(most))):
                    if not table.awaited():
                        break
                    position: Position | None = table.position
                    assert position is not None
                    seat = table.awaited()[0]
                    legal = position.legal(seat)
                    await table.answer(table.host, seat, legal[dice.below(len(legal))], None)
                assert table.position is not None and await record_of(table)
                kept.tables.append(table.id)
                kept.table_digests.append(own_digest(table.position))
        async with a_registry(kept.database.parent) as living, living.store.writing() as connection:
            killed = schema.snapshots.c.table.in_(kept.tables[::2])
            await connection.execute(delete(schema.snapshots).where(killed))

    play()


def opened_by(folder: Path, kept: Kept, database: Path) -> dict[str, list[dict[str, str | None]]]:
    """What another program makes of it."""
    asked = {"records": kept.records, "database": str(database), "tables": kept.tables}
    environment = {name: value for name, value in os.environ.items() if not name.startswith("PYTHON")}
    environment["PYTHONPATH"] = str(folder)
    command = [sys.executable, str(Path(__file__).with_name("other_program.py"))]
    done = subprocess.run(
        command, input=json.dumps(asked), env=environment, cwd=folder, capture_output=True, text=True, check=False
    )
    assert done.returncode == 0, done.stderr[-3000:]
    found: dict[str, list[dict[str, str | None]]] = json.loads(done.stdout)
    return found


def misread(found: list[dict[str, str | None]], right: list[str]) -> list[int]:
    """Those that became another position in silence."""
    return [
        number
        for number, (outcome, digest) in enumerate(zip(found, right, strict=True))
        if outcome["said"] is None and outcome["digest"] != digest
    ]
