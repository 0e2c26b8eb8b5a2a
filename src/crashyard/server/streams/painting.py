"""What a page shows of a table: the scene of a seat, what happened as sentences and frames, and what may be chosen.

Frames are made from what a spectator sees after each event, so they can show nothing that is hidden from anybody; the
scene at the end is the seat's own. Only what has changed is drawn and sent.
"""

from collections.abc import Mapping, Sequence
from typing import Any

from crashyard.engine.event import Event
from crashyard.engine.game import Game
from crashyard.engine.position import Position
from crashyard.engine.seats import SPECTATOR
from crashyard.faces.scene import Caption, Label, Piece, Place, Scene, Text
from crashyard.faces.svg import Artist
from crashyard.faces.words import Words
from crashyard.server.storage.entries import Entry
from crashyard.server.tables.updates import TableUpdate
from crashyard.server.translation import PACKAGE

Things = dict[str, Place | Piece | Caption]


class Painter:
    """Paints one game in one language, with the names of those who play."""

    def __init__(self, game: Game, language: str, names: Sequence[str]) -> None:
        self._game = game
        self._words = Words(language, game, names, also=[PACKAGE])
        self._artist = Artist(self._words)

    # -- scenes -----------------------------------------------------------------------------

    def ground(self, view: Mapping[str, Any]) -> dict[str, Any]:
        """What stays the same all game long."""
        scene: Scene = self._game.faces.scene(view)
        return {
            "background": scene.background,
            "sprites": self._artist.sprites(scene),
        }

    def scene(self, view: Mapping[str, Any], shown: Things) -> tuple[dict[str, Any], Things]:
        """How the table looks, as far as it differs from what is `shown`; and what is shown then."""
        scene: Scene = self._game.faces.scene(view)
        things = self._artist.things(scene)
        sides = [
            {
                "seat": side.seat,
                "name": self._words.seat(side.seat),
                "colour": side.colour,
                "letter": self._said(side.letter),
                "score": side.score,
                "goal": side.goal,
                "counters": [[self._said(counter.title), counter.value] for counter in side.counters],
                "notes": [self._said(note) for note in side.notes],
                "active": side.active,
            }
            for side in scene.sides
        ]
        painted = {
            "width": scene.width,
            "height": scene.height,
            "title": self._said(scene.title),
            "caption": self._said(scene.caption),
            "buttons": [{"target": button.target, "title": self._said(button.title)} for button in scene.buttons],
            "sides": sides,
            "notes": [self._said(note) for note in scene.notes],
            "legend": [[self._said(sign.mark), self._said(sign.title)] for sign in scene.legend],
        }
        return painted | self._changes(scene, shown, things), things

    def _changes(self, scene: Scene, before: Things, after: Things) -> dict[str, Any]:
        changed = [self._artist.draw(scene, name, thing) for name, thing in after.items() if before.get(name) != thing]
        return {"things": changed, "gone": [name for name in before if name not in after]}

    def _said(self, label: Label) -> str:
        return self._words.say(label.say, label.facts) if isinstance(label, Text) else label

    # -- what happened ----------------------------------------------------------------------

    def told(self, update: TableUpdate, seat: int) -> dict[str, Any]:
        """A message to a page: in words instead of events and views."""
        message = update.message(seat)
        message.pop("view", None)
        message.pop("events", None)
        about_table = self._about_table(update.entry)
        lines = [{"event": None, "text": about_table, "clause": ""}] if about_table else []
        if update.remark is not None:
            lines.append({"event": None, "text": self._words.refusal(update.remark), "clause": ""})
        lines += self.lines(update.events, seat)
        return message | {"lines": lines} if lines else message

    def _about_table(self, entry: Entry) -> str:
        """What happened around the game, in a sentence."""
        if entry.kind == "chair":
            return self._words.say(f"chair-{entry.body['why']}", {"name": self._called(entry)})
        if entry.kind == "undo":
            return self._words.say("table-undo", {"seat": entry.body["seat"]})
        if entry.kind == "rules":
            return self._words.say("table-rules", {name: entry.body[name] for name in ("before", "rules", "lost")})
        if entry.kind == "next":
            return self._words.say("table-next", {"name": self._called(entry)})
        return self._words.say("table-close") if entry.kind == "close" else ""

    def _called(self, entry: Entry) -> str:
        """Whoever is gone for good has no name any more."""
        return entry.body["name"] or self._words.say("somebody")

    def lines(self, events: Sequence[Event], seat: int) -> list[dict[str, Any]]:
        """A sentence for each event that has one, as far as the seat may know it."""
        told = []
        for number, event in enumerate(events):
            text = self._words.event(event.seen_by(seat), clause=False)
            if text:
                told.append({"event": number, "text": text, "clause": event.clause})
        return told

    def frames(self, before: Position, events: Sequence[Event]) -> list[dict[str, Any]]:
        """What changes on the table with each event, for a spectator."""
        view = before.view(SPECTATOR)
        shown = self._artist.things(self._game.faces.scene(view))
        frames: list[dict[str, Any]] = []
        for number, event in enumerate(events):
            self._game.follow(view, [event])
            scene: Scene = self._game.faces.scene(view)
            things = self._artist.things(scene)
            changes = self._changes(scene, shown, things)
            if changes["things"] or changes["gone"]:
                frames.append({"event": number, **changes})
            shown = things
        return frames

    # -- what may be chosen -----------------------------------------------------------------

    def choices(self, position: Position, seat: int) -> list[dict[str, Any]]:
        """Every answer of a seat: the action, what a person points at to choose it, and what it does."""
        found = []
        for action in position.legal(seat) if seat >= 0 else []:
            sentence = self._words.action(position.action_json(seat, action))
            found.append({"action": action, "targets": position.targets(seat, action), "says": sentence})
        return found
