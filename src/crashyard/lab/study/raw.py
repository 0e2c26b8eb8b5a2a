"""The raw results of a study as Parquet, for whoever wants to ask more: one file of games, one of seats.

`docs/study.md` describes every column.
"""

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pyarrow as pa
import pyarrow.parquet as pq

from crashyard.lab.study.digest import Digest, TableDigest
from crashyard.lab.study.plays import StudiedPlay, StudiedPlays

GAMES = pa.schema(
    [
        ("game", pa.int64()),
        ("variant", pa.int8()),
        ("players", pa.int8()),
        ("strength", pa.string()),
        ("course", pa.int64()),
        ("seed", pa.string()),
        ("rounds", pa.int32()),
        ("answers", pa.int32()),
        ("decisions", pa.int32()),
        ("branching", pa.float64()),
        ("reason", pa.string()),
        ("drawn", pa.bool_()),
        ("winner", pa.int8()),
        ("start", pa.int8()),
        ("lead_changes", pa.int32()),
        ("uncertainty", pa.float64()),
        ("lowest_chance", pa.float64()),
        ("comeback", pa.bool_()),
        ("drama", pa.float64()),
        ("settled", pa.float64()),
        ("sure", pa.float64()),
        ("snatched", pa.bool_()),
        ("standstill", pa.int32()),
        ("hits", pa.int32()),
        ("own_hits", pa.int32()),
        ("hits_on_leader", pa.int32()),
        ("hits_on_leader_by_lot", pa.float64()),
        ("kingmaking", pa.bool_()),
        ("capped", pa.bool_()),
        ("error", pa.string()),
    ]
)
SEATS = pa.schema(
    [
        ("game", pa.int64()),
        ("variant", pa.int8()),
        ("players", pa.int8()),
        ("strength", pa.string()),
        ("seat", pa.int8()),
        ("side", pa.int8()),
        ("bot", pa.string()),
        ("order", pa.int8()),
        ("rank", pa.int8()),
        ("won", pa.float64()),
        ("score", pa.float64()),
        ("decisions", pa.int32()),
        ("lowest_chance", pa.float64()),
        ("led", pa.float64()),
        ("hits", pa.int32()),
        ("was_hit", pa.int32()),
        ("own_hits", pa.int32()),
        ("items", pa.list_(pa.string())),
    ]
)


def write_raw(digest: Digest, folder: Path) -> None:
    """Two files, `games.parquet` and `seats.parquet`; each says in its metadata which study it is of."""
    about = {"crashyard": "study", "study": repr(digest.study.title()["study"])}
    games = [row for table in digest.tables for row in _games(digest, table)]
    seats = [row for table in digest.tables for play in table.plays.ended for row in _seats(digest, table, play)]
    pq.write_table(pa.Table.from_pylist(games, GAMES.with_metadata(about)), folder / "games.parquet")
    pq.write_table(pa.Table.from_pylist(seats, SEATS.with_metadata(about)), folder / "seats.parquet")


def _games(digest: Digest, table: TableDigest) -> Iterator[dict[str, Any]]:
    strength = digest.study.who[table.table.strength].name
    common = {"variant": table.table.variant, "players": table.table.players, "strength": strength}
    for play in table.plays.ended:
        yield {**common, "game": play.number, "seed": digest.study.seed_of(play.number), **_of_game(play)}
    for outcome in [*table.plays.capped, *table.plays.failed]:
        yield {
            **common,
            "game": outcome.number,
            "course": outcome.course,
            "seed": digest.study.seed_of(outcome.number),
            "rounds": outcome.rounds,
            "answers": outcome.answers,
            "capped": outcome.error is None,
            "error": outcome.error,
        }


def _of_game(play: StudiedPlay) -> dict[str, Any]:
    seen, course, intrigue = play.seen, play.course, play.intrigue
    own = sum(blow.by == blow.to for blow in seen.blows)
    return {
        "course": play.label,
        "rounds": play.rounds,
        "answers": play.answers,
        "decisions": seen.decisions,
        "branching": seen.answers_offered / seen.decisions if seen.decisions else None,
        "reason": seen.reason,
        "drawn": play.drawn,
        "winner": play.winner,
        "start": play.start,
        "lead_changes": course.changes if course else None,
        "uncertainty": course.uncertainty if course else None,
        "lowest_chance": course.lowest if course else None,
        "comeback": course.comeback if course else None,
        "drama": course.drama if course else None,
        "settled": course.settled if course else None,
        "sure": course.sure if course else None,
        "snatched": course.snatched if course else None,
        "standstill": seen.standstill.rounds if seen.standstill else None,
        "hits": len(seen.blows) - own,
        "own_hits": own,
        "hits_on_leader": intrigue.on_leader if intrigue else None,
        "hits_on_leader_by_lot": intrigue.expected if intrigue else None,
        "kingmaking": intrigue.kingmaking if intrigue else None,
        "capped": False,
    }


def _seats(digest: Digest, table: TableDigest, play: StudiedPlay) -> Iterator[dict[str, Any]]:
    plays: StudiedPlays = table.plays
    bots = digest.study.lineup(play.number)
    seen = play.seen
    moments = len(play.chances)
    for seat, side in enumerate(plays.teams):
        order = None if play.start is None else (seat - seen.start) % table.table.players
        yield {
            "game": play.number,
            "variant": table.table.variant,
            "players": table.table.players,
            "strength": digest.study.who[table.table.strength].name,
            "seat": seat,
            "side": side,
            "bot": bots[seat],
            "order": order,
            "rank": play.ranks[seat],
            "won": play.won[side],
            "score": seen.scores[seat] if seen.scores else None,
            "decisions": seen.by_seat[seat],
            "lowest_chance": min(row[side] for row in play.chances) if moments else None,
            "led": play.course.leaders.count(side) / moments if play.course and moments else None,
            "hits": sum(blow.by == seat != blow.to for blow in seen.blows),
            "was_hit": sum(blow.to == seat != blow.by for blow in seen.blows),
            "own_hits": sum(blow.by == seat == blow.to for blow in seen.blows),
            "items": sorted(
                f"{kind}: {item}" for kind, items in seen.got.items() for item, counts in items.items() if counts[seat]
            ),
        }
