"""What somebody is told, in their language: which game calls, why, and where it is.

A message goes through machines of others, so it tells nothing of what lies on the table, and nobody's name: whoever
chooses a name could write to people's mailboxes with it.
"""

from collections.abc import Sequence

import msgspec

from crashyard.engine.refusal import Refusal
from crashyard.engine.registry import find_game
from crashyard.faces.words import Words
from crashyard.server.storage.store import Row
from crashyard.server.storage.table_rows import read_seats
from crashyard.server.tables.state import OPEN, OVER, RUNNING
from crashyard.server.translation import PACKAGE

TURN, STARTED, FINISHED, SAT, REMATCH, ASKED = "turn", "started", "finished", "sat", "rematch", "asked"
DAY = "digest"
KINDS = (TURN, STARTED, FINISHED, SAT, REMATCH, ASKED)


class Message(msgspec.Struct, frozen=True):
    title: str
    body: str
    path: str
    """Where a click leads."""
    tag: str
    """Of those with the same one, the last alone is shown."""


def is_still_so(kind: str, person: str, row: Row, chairs: Sequence[Row]) -> bool:
    """Whether there is still a reason to tell somebody, by the rows of a table."""
    mine = [chair["seat"] for chair in chairs if chair["person"] == person and chair["kind"] == "person"]
    if kind == SAT:
        return bool(row["state"] == OPEN and row["host"] == person)
    if kind == REMATCH:
        return bool(row["state"] == OVER and row["next"] is None and mine)
    if kind == ASKED:
        return bool(row["state"] == RUNNING and mine)
    if kind == FINISHED:
        return bool(row["state"] == OVER and mine)
    awaited = set(read_seats(row["awaited"])) & set(mine)
    if kind == STARTED:
        return bool(row["state"] == RUNNING and mine and not awaited)
    return bool(row["state"] == RUNNING and awaited and row["unreadable"] is None)


def message_about(kind: str, row: Row, language: str) -> Message:
    game = title_of(row["game"], language)
    words = say(language)
    return Message(
        words.say(f"call-{kind}", {"game": game}), words.say(f"call-body-{kind}"), f"/tables/{row['id']}", row["id"]
    )


def digest_of(rows: Sequence[Row], language: str, origin: str) -> tuple[str, str]:
    """The subject and the text of the mail that tells of all games that wait."""
    lines = [f"{title_of(row['game'], language)}\n{origin}/tables/{row['id']}" for row in rows]
    return say(language).say("call-digest", {"count": len(rows)}), "\n\n".join(lines)


def say(language: str) -> Words:
    """The server's own words."""
    return Words(language, also=[PACKAGE])


def title_of(game: str, language: str) -> str:
    try:
        return Words(language, find_game(game)).say("game-name")
    except (Refusal, LookupError):
        return game
