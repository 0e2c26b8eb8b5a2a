"""The refusals of the command line, each brought about by typing something: what is said there is true there."""

from pathlib import Path

import click
import pytest
from sqlalchemy.exc import IntegrityError

from crashyard.cli.click_classes import refusal_of
from crashyard.cli.files import called
from crashyard.server.storage.store import Store
from tests.cli.running import Run, crashyard, refused, write
from tests.cli.test_play import play
from tests.refusals import refuses, tells
from tests.server.serving import a_server

SIMULATE = ["simulate", "cube-attack", "--players=2", "--bots=random", "--games=1", "--seed=1"]
COMMANDS = (
    "play, serve, think, games, rules, lessons, simulate, arena, study, sweep, worth, learn, "
    "position, replay, bench, admin, completion"
)


def said(run: Run) -> str:
    """The one sentence with which a run was refused."""
    refused(run)
    return run.err


@pytest.fixture
def table(tmp_path: Path) -> str:
    """Somebody's first plan at Crash & Grab is wanted."""
    return write(tmp_path / "table.json", crashyard("position", "new", "crash-and-grab", "--players=3", "--seed=1").out)


def test_commands_options_and_arguments() -> None:
    tells(
        "unknown-command",
        f"crashyard has no command “simulat” (did you mean “simulate”?); it has {COMMANDS}.",
        said(crashyard("simulat")),
    )
    tells("unknown-command", f"crashyard has no command “zzz”; it has {COMMANDS}.", said(crashyard("zzz")))
    told = said(crashyard("position"))
    tells("missing-command", "crashyard position needs one of its commands: new, show, legal, play.", told)
    tells(
        "unknown-flag",
        "crashyard games has no option --jsno (did you mean --json?); it has --json, --parameters, --language, --help.",
        said(crashyard("games", "--jsno")),
    )
    tells("flag-needs-value", "--games needs a value.", said(crashyard(*SIMULATE, "--games")))
    tells("flag-takes-no-value", "--json takes no value.", said(crashyard("games", "--json=yes")))
    told = said(crashyard("simulate"))
    tells("missing-argument", "crashyard simulate needs GAME; see crashyard simulate --help.", told)
    told = said(crashyard("games", "all"))
    tells("extra-argument", "“all” is one argument too many: crashyard games [OPTIONS].", told)
    told = said(crashyard(*SIMULATE, "--games=0"))
    tells("wrong-value", "--games cannot be “0”, only 1..1000000000.", told)
    told = said(crashyard(*SIMULATE, "--seed", "\ud800"))
    tells("unprintable", "--seed may only contain printable letters, digits and signs.", told)


def test_what_else_click_finds_wrong() -> None:
    context = click.Context(click.Command("games"), info_name="crashyard games")
    with refuses("usage", "crashyard games: Something is odd."):
        raise refusal_of(click.UsageError("Something is odd."), context)


def test_bots_seats_and_names(table: str, tmp_path: Path) -> None:
    told = said(crashyard("simulate", "cube-attack", "--players=3", "--bots=random,greedy", "--games=1", "--seed=1"))
    tells(
        "bots-do-not-fit",
        "--bots names 2, but there are 3 seats: name one bot for each seat, or one for all.",
        told,
    )
    told = said(crashyard("study", "cube-attack", "--players", "9"))
    tells("wrong-players", "cube-attack cannot be played by “9”; it takes 2..6 players.", told)
    told = said(crashyard("arena", "cube-attack", "--bots=random", "--games=2", "--seed=1"))
    tells("too-few-bots", "An arena needs at least two different bots, not “random”.", told)
    for given in ("greedy", "greedy,greedy", "greedy:1,casual", "greedy:many,casual", "greedy,mixed"):
        told = said(crashyard("study", "cube-attack", "--strengths", given))
        tells(
            "wrong-strengths",
            f"“{given}” are no kinds of players; write for example greedy:2000,casual:500,mixed: at least two, each "
            "once, each with at least two games, and mixed beside at least two bots.",
            told,
        )
    told = said(crashyard("study", "cube-attack", "--strengths=random,greedy", "--bots=greedy"))
    tells("bots-and-strengths", "Kinds of players are given by --bots or by --strengths, not by both.", told)
    told = said(crashyard("play", "cube-attack", "--players=3", "--seats=random,random"))
    tells("seats-do-not-fit", "--seats names 2, but --players says 3: they must be the same number.", told)
    told = said(crashyard("play", "cube-attack", "--seats=random,king"))
    tells(
        "unknown-sitter",
        "“king” cannot take a seat, only me, beginner, casual, skilled, expert, greedy, random.",
        told,
    )
    told = said(crashyard("play", "cube-attack", "--seats=random,random", "--names=Ann"))
    tells("names-do-not-fit", "--names has 1, but there are 2 seats: each seat needs one name.", told)
    told = said(crashyard("play", "cube-attack", "--seats=random,random", "--names=Ann,Ann"))
    tells("wrong-name", "“Ann” cannot be a name here: names must all be different and have 1 to 20 letters.", told)
    told = said(crashyard("position", "legal", table, "--seat=7"))
    tells("unknown-seat", "There is no seat 7, only 0..2.", told)
    told = said(crashyard("position", "legal", table))
    tells("say-seat", "Several seats decide at the same time: say with --seat which one is meant, 0, 1, 2.", told)
    cubes = crashyard("position", "new", "cube-attack", "--players=2").out
    tells(
        "chance-awaited",
        "Chance has to decide before “end_turn” can be played: give its outcome with --chance (0, 1) or a --seed.",
        said(crashyard("position", "play", write(tmp_path / "cubes.json", cubes), "end_turn")),
    )
    tells(
        "stdin-twice",
        "The position and the actions cannot both come from stdin: name a file for the position.",
        said(crashyard("position", "play", "-", "-", stdin=cubes)),
    )


def test_files(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    Path("latin").write_bytes(b"\xe4")
    Path("huge").write_bytes(b" " * (16 * 1024 * 1024 + 1))
    Path("folder").mkdir()
    Path("folder", "dear").touch()
    show = ["position", "show"]
    told = said(crashyard(*show, ""))
    tells("empty-name", "FILE needs the name of a file or a folder, not an empty one.", told)
    tells("no-such-file", "There is no “missing”; check the name.", said(crashyard(*show, "missing")))
    tells("is-a-folder", "“folder” is a folder, not a file.", said(crashyard(*show, "folder")))
    tells("not-utf8", "“latin” is not a text file in UTF-8.", said(crashyard(*show, "latin")))
    told = said(crashyard(*show, "huge"))
    tells("too-large-file", "“huge” is larger than 16 MB, so it cannot be a file of ours.", told)
    told = said(crashyard(*show, "x" * 300))
    tells("unreadable-file", f"“{called('x' * 300)}” cannot be read: File name too long.", told)
    told = said(crashyard(*SIMULATE, "--resume", "."))
    tells("cannot-write", "“.” cannot be written: Is a directory.", told)
    told = said(crashyard("play", "--seats=random,random", "--seed=1", "--record", "latin"))
    tells("file-exists", "“latin” already exists and is not overwritten: choose another name.", told)
    told = said(crashyard(*SIMULATE, "--records", "folder"))
    tells("folder-not-empty", "“folder” is not empty: choose a new or an empty folder.", told)


def test_at_the_table() -> None:
    tells("no-such-entry", "There is no entry 99, only 1 to 3.", play("99").out)
    told = play("dance").out
    tells("nothing-fits", "Nothing that you may do now fits “dance”: type a number from the list, or “help”.", told)
    tells("nothing-to-undo", "There is no decision of yours to undo.", play("undo").out)
    tells("save-where", "Give the name of the file: “save FILE”.", play("save").out)
    told = play("language fr").out
    tells("unknown-language", "There is no language “fr” here; choose one of en, de, es.", told)


def test_administration(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    with a_server(tmp_path) as served, served.visitor("Ann") as ann:
        table = ann.table("bump", "me", "open", start=False)["id"]
    database = ["--database", str(tmp_path / "served.db")]
    told = said(crashyard("admin", "close", "nowhere", *database))
    tells("no-open-table", "There is no table nowhere that could be closed.", told)
    told = said(crashyard("admin", "remove", "Nobody", *database))
    tells("no-such-account", "There is no account “Nobody”.", told)
    told = said(crashyard("admin", "reports", "--close", "7", *database))
    tells("no-such-report", "There is no open report 7.", told)
    told = said(crashyard("admin", "mute", "Nobody", *database))
    tells("nobody-to-mute", "There is no account “Nobody”, and nobody with that id.", told)
    told = said(crashyard("admin", "backup", "new", "--database", "postgresql://a:b@c/d"))
    tells(
        "backup-elsewhere",
        "Only the embedded database can be backed up here; PostgreSQL has pg_dump for that.",
        told,
    )
    told = said(crashyard("admin", "nodes", *database))
    tells(
        "nodes-elsewhere",
        "Only a database of PostgreSQL has nodes; name it with --database postgresql://USER:PASSWORD@HOST/NAME.",
        told,
    )

    async def busy(*_: object) -> bool:
        raise IntegrityError("insert", None, Exception("somebody was faster"))

    monkeypatch.setattr(Store, "close_table", busy)
    told = said(crashyard("admin", "close", table, *database))
    tells(
        "table-too-busy",
        f"Table {table} could not be closed because too much is going on there; try again.",
        told,
    )


def test_a_game_whose_folder_is_broken(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("crashyard.cli.commands.games.broken_games", lambda: {"whist": "No module named 'cards'"})
    tells(
        "broken-game",
        "The game “whist” is disabled, because its folder cannot be used: No module named 'cards'.",
        crashyard("games").err,
    )
