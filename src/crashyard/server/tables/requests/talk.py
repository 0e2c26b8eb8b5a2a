"""Talk at a table: who may say something there, and how it is written down.

The host chooses between everybody, those who play, and nobody. Spectators fill no more than half of what a table can
hold, so that whatever they say, the players can go on.
"""

from collections.abc import Collection

from crashyard.engine.refusal import Refusal
from crashyard.server.accounts.names import clean_text, free_name
from crashyard.server.tables.drafts import EntryDraft
from crashyard.server.tables.state import CLOSED, TableState

EVERYBODY, PLAYERS, NOBODY = "all", "players", "off"

MOST_CHAT = 300
MOST_ENTRIES = 20_000
"""After so many, a table hears no more chat and takes nothing back; plays end long before."""


def usual_talk(*, public: bool) -> str:
    """Who may talk where the host has not said it: at a table that anybody finds in the lobby, those who play."""
    return PLAYERS if public else EVERYBODY


def is_guest_of(table: TableState, person: str) -> bool:
    """Whether somebody only looks on: they neither sit here nor are the host."""
    return person != table.host and not table.seats_of(person)


def check_room(table: TableState, share: int = 1) -> None:
    """Refuses what would fill a table, or more than a share of it."""
    if table.number >= MOST_ENTRIES // share:
        raise Refusal("table-full")


def line_draft(table: TableState, person: str, name: str, text: str, who: str, reserved: Collection[str]) -> EntryDraft:
    """Plain text, bounded, heard by everybody at the table; whoever sits there speaks under the name of their chair."""
    said = clean_text(text)
    if not said or len(said) > MOST_CHAT:
        raise Refusal("wrong-chat", {"most": MOST_CHAT})
    if table.talk == NOBODY:
        raise Refusal("chat-is-off")
    looks_on = is_guest_of(table, person)
    if looks_on and table.talk == PLAYERS:
        raise Refusal("chat-for-players")
    check_room(table, 2 if looks_on else 1)
    own = [chair for chair in table.chairs if chair.person == person]
    if own:
        chair = next((each for each in own if each.name == name), own[0])
        return EntryDraft("chat", {"name": chair.name, "text": said, "seat": chair.seat, "who": who})
    called = free_name(name, (chair.name for chair in table.chairs), reserved)
    return EntryDraft("chat", {"name": called, "text": said, "seat": None, "who": who})


def rule_draft(table: TableState, person: str, rule: str) -> EntryDraft | None:
    """The host says who may talk from now on; nothing where that is so already."""
    if person != table.host:
        raise Refusal("only-host")
    if table.state == CLOSED:
        raise Refusal("table-closed")
    return None if rule == table.talk else EntryDraft("talk", {"chat": rule}, row={"chat": rule})
