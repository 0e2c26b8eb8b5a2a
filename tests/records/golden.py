"""What every version of the rules has stored: golden records and position files, and what became of older ones.

`python -m tests.records.golden` writes those of the rules as they are now, and notes how far the older ones can be
followed by them. Run it once for every new version of a game's rules; what older versions wrote is never written again.

A folder `GAME/rules-VERSION` holds, each compressed and with one JSON value a line:

- `records.jsonl.gz`: records as they are written since answers are stored by forms;
- `numbered.jsonl.gz` (version 1 only): the same plays as they were written before, with bare numbers, and the digest of
  each last position;
- `numbering.jsonl.gz` (version 1 only): positions, and the forms of the numbers that were legal there;
- `positions.jsonl.gz`: position files;
- `followed.json`: what the rules of now make of them, where that is not the same. For a record: after how many answers
  it leaves the road, and the key of the sentence that says why. For a position: the key of its refusal.
"""

import gzip
import json
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from crashyard import games as games_package
from crashyard.engine import Game, Record, Refusal, games, load_record
from tests.records.plays import cases, play, some_positions

FOLDER = Path(__file__).parent
RECORDS = "records.jsonl.gz"


def included() -> list[Game]:
    """The games of the package; those that live elsewhere keep what they store themselves."""
    return [game for game in games().values() if game.package.startswith(games_package.__name__)]


def versions(game: Game) -> list[str]:
    """The versions of a game's rules of which something is kept."""
    found = (FOLDER / game.name).glob("rules-*")
    return sorted((path.name.removeprefix("rules-") for path in found), key=int)


def folder(game: Game, rules: str) -> Path:
    return FOLDER / game.name / f"rules-{rules}"


def files(game: Game, rules: str) -> set[str]:
    return {path.name for path in folder(game, rules).glob("*")}


def lines(path: Path) -> Iterator[Any]:
    if path.exists():
        with gzip.open(path, "rt", encoding="utf-8") as file:
            yield from map(json.loads, file)


def write_lines(path: Path, values: list[Any]) -> None:
    """The same bytes for the same values."""
    text = "".join(json.dumps(value, separators=(",", ":")) + "\n" for value in values)
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_bytes(gzip.compress(text.encode(), mtime=0))


def kept_records(game: Game, rules: str) -> Iterator[tuple[str, dict[str, Any]]]:
    """Every kept record of a version, by a name that stays."""
    for kind in ("records", "numbered"):
        for number, line in enumerate(lines(folder(game, rules) / f"{kind}.jsonl.gz")):
            yield f"{kind}-{number:02}", line


def kept_positions(game: Game, rules: str) -> Iterator[tuple[str, dict[str, Any]]]:
    for number, line in enumerate(lines(folder(game, rules) / "positions.jsonl.gz")):
        yield f"position-{number:03}", line


def opened(document: dict[str, Any]) -> tuple[Record | None, list[object] | None]:
    """A record as far as it can be followed, and unless that is to its end where it leaves the road, and why."""
    try:
        record = load_record(document)
    except Refusal as refusal:
        return None, [0, refusal.key]
    if record.origin is None or record.origin.stop is None:
        return record, None
    return record, [record.origin.stop.data["in_answer"], record.origin.stop.key]


def what_becomes_of_position(game: Game, document: dict[str, Any]) -> str | None:
    """Nothing, if it opens; else why not."""
    try:
        game.load(document)
    except Refusal as refusal:
        return refusal.key
    return None


def followed(game: Game, rules: str) -> dict[str, Any]:
    """What our rules make of what others have stored."""
    found: dict[str, Any] = {}
    for name, line in kept_records(game, rules):
        _, found[name] = opened(line["record"])
    for name, line in kept_positions(game, rules):
        found[name] = what_becomes_of_position(game, line)
    return {name: became for name, became in found.items() if became is not None}


def expected(game: Game, rules: str) -> dict[str, Any]:
    """What is noted about that."""
    loaded: dict[str, Any] = json.loads((folder(game, rules) / "followed.json").read_text(encoding="utf-8"))
    return loaded


def write_now(game: Game) -> None:
    """Keep what the rules write as they are now."""
    records: list[Record] = [play(case) for case in cases(game.name)]
    here = folder(game, game.rules_version)
    write_lines(here / RECORDS, [{"record": record.to_json()} for record in records])
    saved = [game.save(position) for record in records for position in some_positions(record)]
    write_lines(here / "positions.jsonl.gz", saved)


def main() -> None:
    for game in included():
        if not (folder(game, game.rules_version) / RECORDS).exists():
            write_now(game)
        for rules in versions(game):
            became = followed(game, rules)
            (folder(game, rules) / "followed.json").write_text(json.dumps(became, indent=1) + "\n", encoding="utf-8")
            sys.stderr.write(f"{game.name}: rules {rules}: {len(became)} not as they were\n")


if __name__ == "__main__":
    main()
