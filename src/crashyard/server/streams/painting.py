"""What a page shows of a table: the scene of a seat, what happened as sentences and frames, and what may be chosen.

Frames are made from what a spectator sees after each event, so they can show nothing that is hidden from anybody; the
scene at the end is the seat's own. Only what has changed is drawn and sent.
"""

from collections.abc import Mapping, Sequence
from typing import Any

from crashyard.engine.event import Event
from crashyard.engine.game import Game
from crashyard.engine.orders.standing import CancelledOrders
from crashyard.engine.position import Position
from crashyard.engine.seats import SPECTATOR
from crashyard.faces.motion import LOSSES, Motion, motion_of
from crashyard.faces.scene import Caption, Label, Part, Piece, Place, Scene, Text
from crashyard.faces.svg import Artist
from crashyard.faces.words import Words
from crashyard.server.storage.entries import Entry
from crashyard.server.streams.answers_ahead import AheadTeller
from crashyard.server.tables.updates import TableUpdate
from crashyard.server.translation import PACKAGE

Things = dict[str, Place | Piece | Caption]


class Painter:
    """Paints one game in one language, with the names of those who play, for the reader in a seat or for anybody."""

    def __init__(self, game: Game, language: str, names: Sequence[str], reader: int = SPECTATOR) -> None:
        self._game = game
        self._words = Words(language, game, names, also=[PACKAGE], seen=True, reader=reader)
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
            "prompt": self._said(scene.prompt or ""),
            "coach": self._coach(scene.prompt),
            "goal": self._said(scene.goal or ""),
            "aim": self._aim(scene.goal),
            "next_prompts": {name: self._said(text) for name, text in scene.next_prompts.items()},
            "buttons": [{"target": button.target, "title": self._said(button.title)} for button in scene.buttons],
            "sides": sides,
            "parts": [self._part(part) for part in scene.all_parts()],
            "notes": [self._said(note) for note in scene.notes],
            "legend": [[self._said(sign.mark), self._said(sign.title)] for sign in scene.legend],
        }
        return painted | self._changes(scene, shown, things), things

    def _coach(self, prompt: Text | None) -> dict[str, str] | None:
        """What is said once to whoever stands before this kind of decision for the first time.

        `prompt-offer-end` is explained by the message `coach-offer-end` or else `coach-offer`.
        """
        if prompt is not None:
            kind = prompt.say.removeprefix("prompt-")
            for name in (kind, kind.partition("-")[0]):
                if self._words.has(f"coach-{name}"):
                    return {"kind": name, "text": self._words.say(f"coach-{name}")}
        return None

    def _aim(self, goal: Text | None) -> dict[str, str] | None:
        """What is said of the goal in a first game: `goal-points` is explained by the message `coach-goal-points`."""
        if goal is None or not self._words.has(f"coach-{goal.say}"):
            return None
        return {"kind": goal.say, "text": self._words.say(f"coach-{goal.say}", goal.facts)}

    def things(self, view: Mapping[str, Any]) -> Things:
        """What is shown of a view."""
        return self._artist.things(self._game.faces.scene(view))

    def _part(self, part: Part) -> dict[str, Any]:
        told = {"id": part.id, "kind": part.kind, "box": part.box, "title": self._said(part.title)}
        return told | {"seat": part.seat, "own": part.own}

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
        if seat in update.cancelled:
            message["cancelled"] |= self._about_cancelled(update.cancelled[seat])
            lines.append({"event": None, "text": message["cancelled"]["says"], "clause": ""})
        return message | {"lines": lines} if lines else message

    def _about_cancelled(self, lost: CancelledOrders) -> dict[str, Any]:
        """Why what a seat had answered ahead holds no more, and what it was."""
        reason = self._words.say(f"order-sign-{lost.sign}") if lost.sign else ""
        said = AheadTeller(self._game, self._words).orders(lost.orders)
        return {"says": self._words.say(f"orders-cancelled-{lost.why}", {"reason": reason}), "said": said}

    def _about_table(self, entry: Entry) -> str:
        """What happened around the game, in a sentence."""
        if entry.kind == "chair":
            (chair,) = entry.body["chairs"]
            level = self._words.say(f"level-{chair['bot']}") if chair["away"] else ""
            return self._words.say(f"chair-{entry.body['why']}", {"name": self._called(entry), "level": level})
        if entry.kind == "rules":
            return self._words.say("table-rules", {name: entry.body[name] for name in ("before", "rules", "lost")})
        if entry.kind == "start" and entry.body.get("missing"):
            return self._words.say("table-missing", {"seats": entry.body["missing"]})
        if entry.kind == "next":
            return self._words.say("table-next")
        if entry.kind == "edit":
            changed = [self._words.say(f"edited-{each}") for each in entry.body["changed"]]
            return self._words.say("table-edit", {"changed": ", ".join(changed)})
        if entry.kind == "vacation":
            return self._words.say("table-vacation", {"seat": entry.body["seat"], "days": entry.body["days"]})
        if entry.kind == "talk":
            return self._words.say(f"table-talk-{entry.body['chat']}")
        if (key := _about_agreement(entry)) is not None:
            return self._words.say(key, {"seat": entry.body.get("seat")})
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
                begins = {"turn": True} if self._begins_turn(event) else {}
                told.append({"event": number, "text": text, "clause": event.clause, **begins})
        return told

    def _begins_turn(self, event: Event) -> bool:
        """Whether a turn begins, or whatever the game takes for one: logs are folded there."""
        motion = self._game.faces.motions.get(event.kind)
        return isinstance(motion, Motion) and motion.motion == "turn"

    def frames(self, before: Position, events: Sequence[Event]) -> list[dict[str, Any]]:
        """What changes on the table with each event, how that is shown and what is heard, for a spectator."""
        seen, view = before.view(SPECTATOR), before.view(SPECTATOR)
        shown = self._artist.things(self._game.faces.scene(view))
        frames: list[dict[str, Any]] = []
        for number, event in enumerate(events):
            self._game.follow(view, [event])
            scene: Scene = self._game.faces.scene(view)
            things = self._artist.things(scene)
            changes = self._changes(scene, shown, things)
            motion = motion_of(self._game.faces.motions, seen, events[: number + 1]).to_json()
            if motion or changes["things"] or changes["gone"]:
                frames.append({"event": number, **motion, **changes})
            shown = things
        return frames

    def change(self, before: Position, events: Sequence[Event]) -> dict[str, Any]:
        """What all of these events change on the table together, for a spectator; `lost` are things that leave it."""
        seen, view = before.view(SPECTATOR), before.view(SPECTATOR)
        motions = [motion_of(self._game.faces.motions, seen, events[: end + 1]) for end in range(len(events))]
        losses = [motion for motion in motions if motion.motion in LOSSES]
        lost = [{"id": thing, "way": motion.way or (0.0, 0.0)} for motion in losses for thing in motion.who]
        shown = self._artist.things(self._game.faces.scene(view))
        self._game.follow(view, events)
        scene: Scene = self._game.faces.scene(view)
        return {"lost": lost, **self._changes(scene, shown, self._artist.things(scene))}

    # -- what may be chosen -----------------------------------------------------------------

    def choices(self, position: Position, seat: int) -> list[dict[str, Any]]:
        """Every answer of a seat: the action, what a person points at to choose it, and what it does."""
        found = []
        for action in position.legal(seat) if seat >= 0 else []:
            sentence = self._words.action(position.action_json(seat, action))
            for targets in position.pointings(seat, action):
                found.append({"action": action, "targets": targets, "says": sentence})
        return found


def _about_agreement(entry: Entry) -> str | None:
    """Under which key stands what somebody has decided, alone or with the others."""
    match entry.kind:
        case "propose":
            return f"propose-{entry.body['what']}"
        case "undo" | "close" if "agreed" in entry.body:
            return f"agreed-{entry.kind}"
        case "undo" | "agree" | "decline" | "withdraw" | "pause" | "resume":
            return f"table-{entry.kind}"
    return None
