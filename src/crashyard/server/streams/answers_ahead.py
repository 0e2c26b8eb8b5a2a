"""What may be answered ahead, and what is: in words, with a small picture of what each answer is about."""

from collections.abc import Mapping, Sequence
from typing import Any

from crashyard.engine.forms.text import to_text
from crashyard.engine.game import Game
from crashyard.engine.orders.order import Order
from crashyard.engine.orders.outlook import ExampleAnswer, ExpectedDecision
from crashyard.engine.position import Position
from crashyard.faces.scene import Caption, Piece, Place, Scene
from crashyard.faces.svg import Artist
from crashyard.faces.words import MissingWords, Words

MOST_PICTURES = 2
"""So many things are pictured beside an answer."""


class AheadTeller:
    """Tells orders of one game in one language."""

    def __init__(self, game: Game, words: Words) -> None:
        self._game = game
        self._words = words
        self._artist = Artist(words)
        self._scenes: dict[int, tuple[Position, Scene]] = {}
        """The scenes of positions that were looked at, which are kept with them."""

    def signs(self) -> dict[str, Any]:
        """On what an order can depend, and by what it is cancelled."""
        sense = self._game.abilities.order_sense
        return {
            "signs": [{"sign": name, "says": self._words.say(f"order-sign-{name}")} for name in sense.signs],
            "upsets": [name for name in sense.signs if name in sense.upsets],
        }

    # -- what may be asked ----------------------------------------------------------------------

    def expected(self, expected: ExpectedDecision, seat: int) -> dict[str, Any]:
        """A kind of decision, and what can be answered."""
        targets = [example.position.targets(seat, example.action) for example in expected.examples]
        common = set.intersection(*map(set, targets))
        answers: list[dict[str, Any]] = []
        for form, example, pointed in zip(expected.answers, expected.examples, targets, strict=True):
            own = [target for target in pointed if target not in common] or pointed
            pictures = self._pictures(example, seat, own)
            answers.append({"form": form, "says": self._answer(form), "targets": own, "pictures": pictures})
        others = [{"form": form, "says": self._answer(form), "targets": [], "pictures": []} for form in expected.others]
        says = self._kind(expected.when, answers[0]["says"])
        return {"when": expected.when, "says": says, "share": expected.share, "answers": answers, "others": others}

    def _pictures(self, example: ExampleAnswer, seat: int, targets: Sequence[str]) -> list[dict[str, Any]]:
        """How the things look at which a person points to give an answer."""
        scene = self._scene(example.position, seat)
        things: dict[str, tuple[str, Place | Piece]] = {}
        for name, thing in self._artist.things(scene).items():
            if not isinstance(thing, Caption) and thing.target:
                things[thing.target] = name, thing
        drawn = [self._artist.draw(scene, *things[target]) for target in targets if target in things]
        return [{"look": each["look"], "colour": each.get("colour", "")} for each in drawn[:MOST_PICTURES]]

    def _scene(self, position: Position, seat: int) -> Scene:
        known = self._scenes.get(id(position))
        if known is None:
            known = self._scenes[id(position)] = position, self._game.faces.scene(position.view(seat))
        return known[1]

    # -- what is answered -------------------------------------------------------------------------

    def orders(self, orders: Sequence[Order]) -> list[dict[str, Any]]:
        """For each order, which decision it is about and what its answers are."""
        return [self._order(order) for order in orders]

    def _order(self, order: Order) -> dict[str, Any]:
        answers = [self._answer(preference.form) for preference in order.preferences]
        return {"says": self._kind(order.when, answers[0] if answers else ""), "answers": answers}

    def _kind(self, when: Mapping[str, Any], answer: str) -> str:
        key = f"order-{_key(when)}"
        said = self._said(key, when) if self._words.has(key) else ""
        return said or self._words.say("order-like", {"answer": answer or to_text(when)})

    def _answer(self, form: Mapping[str, Any]) -> str:
        """An answer in the words of the buttons; where it leaves something open, the game has other words for it.

        What a program has left open in its own way is told as it was written.
        """
        try:
            return self._words.action(form)
        except MissingWords:
            return self._said(f"ordered-{_key(form)}", form) or to_text(form)

    def _said(self, key: str, facts: Mapping[str, Any]) -> str:
        try:
            return self._words.say(key, facts)
        except MissingWords:
            return ""


def _key(form: Mapping[str, Any]) -> str:
    return str(form["do"]).replace("_", "-")
