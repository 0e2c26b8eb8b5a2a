"""What nodes say to each other, as JSON: the bus is theirs alone, and nothing of it reaches a client as it is."""

from typing import Any

import msgspec

from crashyard.engine.refusal import Refusal
from crashyard.server.storage.entries import Entry

Here = tuple[list[str], int]
"""Who watches a table by one node, and how many have not said who they are."""


class TableNews(msgspec.Struct, frozen=True, omit_defaults=True):
    """From the node that writes a table to all that follow it. Some of it may be lost."""

    node: str
    number: int
    """Of the last entry."""
    entry: Entry | None = None
    here: dict[str, Here] | None = None
    """Who watches it by which node, where that has changed."""
    trace: str = ""
    """The step that the entry comes from, for whoever traces."""


class TableRequest(msgspec.Struct, frozen=True, omit_defaults=True):
    """Something that a person asks of a table, to the node that writes it."""

    table: str
    what: str
    given: msgspec.Raw
    """What `shared_table` makes of the arguments."""
    trace: str = ""


class TableReply(msgspec.Struct, frozen=True, omit_defaults=True):
    """What came of it: something, a refusal, or nothing since the table is not held there."""

    done: int | str | None = None
    refusal: "SpelledRefusal | None" = None
    elsewhere: bool = False


class SpelledRefusal(msgspec.Struct, frozen=True, omit_defaults=True):
    key: str
    data: dict[str, Any] = {}
    nested: dict[str, "SpelledRefusal"] = {}
    """What in `data` is a refusal itself."""
    clause: str = ""
    game: str = ""

    @classmethod
    def of(cls, refusal: Refusal) -> "SpelledRefusal":
        data = {name: value for name, value in refusal.data.items() if not isinstance(value, Refusal)}
        nested = {name: cls.of(value) for name, value in refusal.data.items() if isinstance(value, Refusal)}
        return cls(refusal.key, data, nested, refusal.clause, refusal.game)

    def refusal(self) -> Refusal:
        nested = {name: each.refusal() for name, each in self.nested.items()}
        return Refusal(self.key, {**self.data, **nested}, clause=self.clause, game=self.game)


class WatcherNote(msgspec.Struct, frozen=True):
    """To the node that writes a table: who watches it by another one; or that somebody there has asked for it."""

    table: str
    node: str
    here: Here
    visited: bool = False


class NodeLetter(msgspec.Struct, frozen=True, omit_defaults=True):
    """To one node."""

    ask: TableRequest | None = None
    note: WatcherNote | None = None


class NodeCall(msgspec.Struct, frozen=True, omit_defaults=True):
    """To all nodes."""

    node: str
    away: list[str] = []
    """People one of whose sessions is over."""
    again: list[str] = []
    """Tables that were changed in the store."""
    waits: dict[str, dict[str, bool]] = {}
    """Whether tables at which something happened wait for each of their people."""
    public: bool = False
    """Whether a table has changed that everybody may see."""
    asked: list[tuple[str, str, int, int]] = []
    """What was asked by whom, who may ask so many times as much as usual, and how much it counts: nobody has more
    patience with them elsewhere."""


encode = msgspec.json.Encoder().encode
read_news = msgspec.json.Decoder(TableNews).decode
read_reply = msgspec.json.Decoder(TableReply).decode
read_letter = msgspec.json.Decoder(NodeLetter).decode
read_call = msgspec.json.Decoder(NodeCall).decode

_PREFIX = "crashyard"
ALL_NODES = f"{_PREFIX}.nodes"


def of_node(node: str) -> str:
    """The subject of one node."""
    return f"{_PREFIX}.node.{node}"


def of_table(table: str) -> str:
    """The subject on which a table is followed."""
    return f"{_PREFIX}.table.{table}"
