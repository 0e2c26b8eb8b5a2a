"""Thousands of command lines, inputs and files that nobody should try: each is done or refused in one sentence.

They are put together from good and bad parts by seeded dice, so that a failure can be repeated.
"""

import json
import shutil
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

import crashyard.cli.commands.simulate
from crashyard.engine import Dice
from crashyard.engine.records.record import digest
from crashyard.lab.checkpoint import Checkpoint
from crashyard.lab.outcome import Outcome
from crashyard.lab.parallel.work import Where
from crashyard.lab.simulate import Plan, Tally, simulate
from tests.cli.running import crashyard as run_crashyard
from tests.cli.running import write
from tests.cli.test_bench import ROWS
from tests.cli.test_position import STATE
from tests.cli.test_replay import FAIR, played

CASES = 5000
SHARES = 10

COMMANDS = [
    ["games"],
    ["play", "--terminal"],
    ["play", "cube-attack", "--terminal"],
    ["play", "bump", "--terminal"],
    ["simulate", "cube-attack", "--players", "2", "--bots", "random", "--games", "1", "--seed", "1"],
    ["simulate", "bump", "--players", "4", "--bots", "greedy,random,greedy,random", "--games", "1", "--seed", "1"],
    ["arena", "cube-attack", "--bots", "greedy,random", "--games", "1", "--seed", "1"],
    ["position", "new", "cube-attack"],
    ["position", "show", "table.json"],
    ["position", "legal", "table.json"],
    ["position", "play", "table.json", "end_turn"],
    ["position", "play", "bump.json", "plan card=1", "--seat", "0"],
    ["replay", "record.json"],
    ["bench", "engine"],
    ["completion", "bash"],
    ["--version"],
    [],
]
FLAGS = [
    "--json",
    "--players",
    "--bots",
    "--games",
    "--seed",
    "--option",
    "--workers",
    "--cap",
    "--records",
    "--resume",
    "--plot",
    "--view",
    "--svg",
    "--seat",
    "--chance",
    "--verify",
    "--upto",
    "--language",
    "--seats",
    "--names",
    "--record",
    "--terminal",
    "--peers",
    "--help",
    "-h",
    "--ray",
    "--",
    "-",
    "-x",
    "--no-json",
]
VALUES = [
    "",
    " ",
    "0",
    "1",
    "2",
    "3",
    "-1",
    "1e9",
    "0x1",
    "٣",
    "9" * 30,
    "nan",
    "null",
    "true",
    "cube-attack",
    "bump",
    "chess",
    "greedy",
    "random",
    "greedy,random",
    "me,me",
    "me,greedy",
    ",",
    ",,,",
    "target=16",
    "target=",
    "=",
    "board=galaxy-6",
    "de",
    "fr",
    "table.json",
    "bump.json",
    "record.json",
    "broken.json",
    "binary",
    "missing",
    ".",
    "new/deep/out",
    "out",
    "end_turn",
    "move at=A0 to=C0",
    '{"do":"move","at":"A0","to":"C0"}',
    '{"do":"resign"}',
    "{",
    "[[[[",
    '{"do":{"do":{}}}',
    "a.b.c=1 a=2",
    "do=1",
    "\x00",
    "\x1b[2J",
    "\ud800",
    "ä" * 50,
    "x" * 5000,
    "%s%n",
    "$(id)",
]
TYPED = [
    b"",
    b"1\n1\nquit\n",
    b"help\nlog\nundo\nresign\nyes\n",
    b"\xff\xfe\n\x00\n",
    b"{}\n",
    b"save out2\n",
    b"L0 C0\n" * 9,
]


def _any(dice: Dice, things: list[str]) -> str:
    return things[dice.below(len(things))]


def _line(dice: Dice) -> list[str]:
    """A command, with words put in, taken out, exchanged, or changed in one letter."""
    words = list(COMMANDS[dice.below(len(COMMANDS))])
    for _ in range(dice.below(5)):
        place = int(dice.below(len(words) + 1))
        change = dice.below(6)
        if change <= 1:
            words[place:place] = [_any(dice, FLAGS), _any(dice, VALUES)]
        elif change == 2:
            words.insert(place, _any(dice, VALUES + FLAGS))
        elif change == 3:
            del words[place : place + 1]
        elif change == 4:
            words[place : place + 1] = [_any(dice, VALUES)]
        elif place < len(words) and words[place]:
            letter = int(dice.below(len(words[place])))
            words[place] = words[place][:letter] + _any(dice, list("-=,{x9\n\t")) + words[place][letter + 1 :]
    return words


def _snapshot(folder: Path) -> dict[str, bytes]:
    return {str(path): path.read_bytes() for path in sorted(folder.rglob("*")) if path.is_file()}


@pytest.fixture
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Files to play with; whatever takes long is cut short."""
    write(tmp_path / "table.json", STATE)
    write(tmp_path / "bump.json", run_crashyard("position", "new", "bump", "--seed", "1").out)
    write(tmp_path / "record.json", played("bump", 2, FAIR).to_json())
    write(tmp_path / "broken.json", '{"game": "cube-attack", "players": ')
    (tmp_path / "binary").write_bytes(bytes(range(256)))

    def short(plan: Plan, games: int, where: Where, progress: Callable[[int], None], book: Checkpoint | None) -> Tally:
        quick = Plan(plan.game, plan.players, plan.options, plan.bots, plan.seed, min(plan.cap, 20), plan.records)
        return simulate(quick, min(games, 2), Where(), progress, book)

    monkeypatch.setattr(crashyard.cli.commands.simulate, "simulate", short)
    monkeypatch.setattr("crashyard.cli.commands.arena.played", lambda *_: (one for one in [Outcome(0, ranks=(1, 2))]))
    monkeypatch.setattr("crashyard.cli.commands.bench.bench_engine", lambda *_: ROWS)
    monkeypatch.setattr("crashyard.cli.commands.play._play_in_browser", lambda *_: None)
    return tmp_path


@pytest.mark.parametrize("share", range(SHARES))
def test_no_command_line_breaks_it(share: int, folder: Path) -> None:
    before = _snapshot(folder)
    for number in range(CASES // SHARES):
        dice = Dice(f"fuzz {share} {number}")
        line = _line(dice)
        run = run_crashyard(*line, stdin=TYPED[dice.below(len(TYPED))])
        about = (line, run.code, run.err)
        assert run.code in (0, 2), about
        assert "Traceback" not in run.err + run.out, about
        if run.code == 2:
            assert run.out == "", about
            assert run.err.count("\n") == 1 and run.err.strip(), about
            assert _snapshot(folder) == before, about
        else:
            _restore(folder, before, allowed="--svg" in " ".join(line))


def _restore(folder: Path, before: dict[str, bytes], *, allowed: bool) -> None:
    """Take away what a command was asked to write; only pictures may have been written over something."""
    after = _snapshot(folder)
    for name, content in before.items():
        if after[name] != content:
            assert allowed, name
            Path(name).write_bytes(content)
    for path in folder.iterdir():
        if path.is_dir():
            shutil.rmtree(path)
        elif str(path) not in before:
            path.unlink()


# -- what people type during a game -----------------------------------------------------------

WORDS = [
    *(
        "1",
        "2",
        "3",
        "9",
        "0",
        "-1",
        "99999999999999999999",
        "S0",
        "L0",
        "A0",
        "C0",
        "H0",
        "F",
        "s0",
        "Z9",
        "end",
        "move",
    ),
    *("activate", "attack", "back", "undo", "log", "log 3", "board", "help", "language de", "language xx", "resign"),
    *("no", "plan", "card:1", "dodge", "at=S0", "to=L0", "target.at=C0", "={}", "{", '{"do":"end_turn"}', "ä", "\x00"),
    *("\ud800", "\x1b[A", "?", "u", "save", "save table.json", "save record.json", "sprache es", "deshacer", "", "  "),
]


@pytest.mark.parametrize("share", range(4))
def test_nothing_that_is_typed_breaks_a_game(share: int, folder: Path) -> None:
    before = _snapshot(folder)
    for number in range(60):
        dice = Dice(f"typing {share} {number}")
        lines = [" ".join(_any(dice, WORDS) for _ in range(1 + dice.below(3))) for _ in range(25)]
        game = ["bump", "--seats", "me,me"] if number % 3 == 0 else ["cube-attack", "--players", "2"]
        typed = "\n".join(lines).encode("utf-8", "surrogatepass")
        run = run_crashyard("play", *game, "--seed", str(number), stdin=typed)
        assert (run.code, run.err) == (0, ""), (lines, run.err)
        assert "\x1b" not in run.out and "\x00" not in run.out
        _restore(folder, before, allowed=False)


# -- files through the command ----------------------------------------------------------------

JUNK: list[Any] = [None, True, -1, 0, 3, 10**20, 1.5, "", "S0", "\ud800", "x" * 99, [], [[]], {}, {"at": 1}, [1, 2, 3]]


def _spoilt(document: Any, dice: Dice) -> Any:
    """The same document with one value exchanged, lost, doubled or renamed somewhere inside."""
    if isinstance(document, dict) and document and dice.below(4):
        names = list(document)
        name = names[dice.below(len(names))]
        change = dice.below(8)
        if change == 0:
            return {other: document[other] for other in names if other != name}
        if change == 1:
            return {(f"{other}x" if other == name else other): document[other] for other in names}
        return document | {name: _spoilt(document[name], dice)}
    if isinstance(document, list) and document and dice.below(4):
        index = int(dice.below(len(document)))
        if dice.below(5) == 0:
            return [*document[:index], *document[index : index + 1] * 2, *document[index + 1 :]]
        return [*document[:index], _spoilt(document[index], dice), *document[index + 1 :]]
    return JUNK[dice.below(len(JUNK))]


@pytest.mark.parametrize("share", range(4))
def test_no_file_breaks_it(share: int, folder: Path) -> None:
    files = {name: json.loads((folder / f"{name}.json").read_text()) for name in ("table", "bump", "record")}
    for number in range(1000):
        dice = Dice(f"files {share} {number}")
        name = ("table", "bump", "record")[dice.below(3)]
        spoilt = _spoilt(files[name], dice)
        if name == "record" and isinstance(spoilt, dict) and dice.below(3):
            spoilt |= {"digest": digest(spoilt)}
        command = ["replay", "--verify"] if name == "record" else ["position", ("show", "legal", "play")[dice.below(3)]]
        run = run_crashyard(*command, "-", stdin=json.dumps(spoilt))
        assert run.code in (0, 2), (command, spoilt, run.err)
        assert run.code == 0 or (run.out == "" and run.err.count("\n") == 1), (spoilt, run.err)
