"""What happened at a table, as everybody who watches it is told.

Every entry becomes exactly one message to every watcher, under the entry's number, also when nothing
in it is for them to see: so nobody learns from a gap, and everybody can go on from any number.
"""

from collections.abc import Mapping, Sequence
from typing import Any

import msgspec

from crashyard.engine.event import Event
from crashyard.engine.orders.standing import CancelledOrders
from crashyard.engine.refusal import Refusal
from crashyard.server.accounts.handles import handle
from crashyard.server.storage.entries import Entry

PUBLIC_FIELDS = {
    "answer": ("seat",),
    "undo": ("seat",),
    "commit": ("commitments",),
    "freeze": ("commitments",),
    "reveal": ("seat",),
    "start": ("chairs",),
    "chair": ("chairs", "why", "name"),
    "chat": ("name", "text"),
    "talk": ("chat",),
    "edit": ("changed", "chairs"),
    "vacation": ("seat", "days"),
    "close": (),
    "propose": ("what", "seat", "seats"),
    "agree": ("what", "seat", "seats"),
    "decline": ("what", "seat", "seats"),
    "withdraw": ("what", "seat"),
    "pause": ("seat",),
    "resume": ("seat",),
    "next": ("name", "table"),
    "rules": ("before", "rules", "lost"),
    "orders": (),
    "lease": (),
}
"""Of what is written down about an entry of each kind, what everybody may know: it must be there."""
IF_THERE = ("agreed", "commitments")
"""The same of what stands in some of them only."""


class TableUpdate(msgspec.Struct, frozen=True, gc=False):
    """An entry, what it made happen in the game, and who is awaited then."""

    entry: Entry
    events: Sequence[Event]
    state: str
    """Of the table then: `open`, `starting`, `running`, `over` or `closed`."""
    awaited: tuple[int, ...]
    views: Mapping[int, dict[str, Any]] = {}
    """Where the table was set back: what each watcher sees then, since no event leads there."""
    remark: Refusal | None = None
    """That a play of other rules cannot be followed any more by ours."""
    orders: Mapping[int, list[dict[str, Any]]] = {}
    """The standing orders of the seats whose orders are others now: nobody else hears of them."""
    cancelled: Mapping[int, CancelledOrders] = {}
    """Which of those that stood before were cancelled by it, and why."""

    def message(self, seat: int) -> dict[str, Any]:
        """For the watcher on `seat`, or SPECTATOR."""
        told: dict[str, Any] = {"n": self.entry.number, "kind": self.entry.kind, "at": round(self.entry.at, 3)}
        for name in PUBLIC_FIELDS[self.entry.kind]:
            told[name] = self.entry.body[name]
        if self.entry.kind == "chat" and self.entry.person is not None:
            told["by"] = handle(self.entry.table, self.entry.person)
            told |= {name: self.entry.body[name] for name in ("seat", "who") if name in self.entry.body}
        if self.entry.kind != "answer":
            told |= {name: self.entry.body[name] for name in IF_THERE if name in self.entry.body}
        if self.entry.body.get("missing"):
            told["missing"] = self.entry.body["missing"]
        if self.events:
            told["events"] = [event.seen_by(seat) for event in self.events]
        if self.views:
            told["view"] = self.views[seat]
        if seat in self.orders:
            told["orders"] = self.orders[seat]
        if seat in self.cancelled:
            told["cancelled"] = self.cancelled[seat].to_json()
        if self.entry.body.get("ordered") and seat == self.entry.body["seat"]:
            told["ordered"] = True
        if self.remark is not None:
            told["remark"] = self.remark.key
        told["state"] = self.state
        told["awaited"] = self.awaited
        return told

    def knowers(self) -> frozenset[int]:
        """The seats that hear something else than a spectator."""
        known = frozenset(self.views) | frozenset(self.orders)
        if self.entry.body.get("ordered"):
            known |= {self.entry.body["seat"]}
        for event in self.events:
            if event.knowers:
                known |= event.knowers
        return known
