"""A whole play in the second model, from its answers alone: people's and chance's, in the forms of section 15.

Nothing is ever read from the position under test. `told` is all that a position file tells; of cars and tiles that look
alike it does not say which is which.
"""

from collections import Counter
from collections.abc import Iterable
from dataclasses import replace
from typing import Any

from tests.games.crash_by_crash import reference_actions
from tests.games.crash_by_crash.reference import (
    BLUE,
    GREY,
    RULEBOOK,
    YELLOW,
    Form,
    Model,
    Place,
    place_turned,
    stars,
    value_at,
)

NAMES = (*GREY, *YELLOW, *BLUE)
NOWHERE = -1
"""Where the operator is before they are put: no slot has this number."""
CHANCE, NOBODY = -1, -4
CHANCES = ("tiles", "deal", "deck", "refill")


class Play:
    """A play from the first tile on; seat 0 rode last, seat 1 is the younger one."""

    def __init__(self, players: int, **parameters: str | int) -> None:
        self.players = players
        numbers = RULEBOOK | parameters
        self.hand = int(numbers["hand"])
        self.phase = "tiles"
        self.count = 0
        self.seat = -1
        self.hands: list[Counter[str]] = [Counter() for _ in range(players)]
        self.known: list[Counter[str]] = [Counter() for _ in range(players)]
        self.deck = Counter({name: 3 for name in NAMES if name not in str(numbers["without"]).split(",")})
        self.display: Counter[str] = Counter()
        self.discard: Counter[str] = Counter()
        self.owed = 0
        self.takes = 0
        self.exchanging = False
        self.drawn: list[str] = []
        self.left = 0
        self.entered: list[Place | int] = []
        self.model = Model(
            layout={},
            removed=set(),
            bells={},
            cars={},
            operator=NOWHERE,
            batteries=[int(numbers["batteries"])] * 2,
            scores=[int(numbers["start_points"])] * 2,
            scorings=0,
            turn=0,
            scored=False,
            side=0,
            action=0,
            places=0,
            card=None,
            bans=[0, 0],
            hand=[],
            numbers=numbers,
        )

    def awaited(self) -> int:
        if self.phase in CHANCES:
            return CHANCE
        if self.phase == "set_operator":
            return 1
        if self.phase == "set_cars":
            return self.count % self.players
        return NOBODY if self.phase == "over" else self.seat

    def told(self) -> dict[str, Any]:
        model = self.model
        return {
            "awaited": self.awaited(),
            "phase": self.phase,
            "layout": model.layout,
            "removed": model.removed,
            "bells": model.bells,
            "operator": model.operator,
            "cars": model.cars,
            "batteries": model.batteries,
            "bans": model.bans,
            "scores": model.scores,
            "scorings": model.scorings,
            "turn": model.turn,
            "active": self.seat,
            "action": model.action,
            "places": model.places,
            "scored": model.scored,
            "card": model.card,
            "hands": self.hands,
            "known": self.known,
            "display": self.display,
            "deck": self.deck,
            "discard": self.discard,
            "owed": self.owed,
            "takes": self.takes,
            "exchanging": self.exchanging,
            "steps": self.left,
            "entered": self.entered,
            "rung": model.rung,
            "drawn": self.drawn,
        }

    def answer(self, form: Any) -> None:
        """Whoever is awaited answers; `form` is known to be legal."""
        getattr(self, f"_{self.phase}")(form)
        for pile in (*self.hands, *self.known, self.deck, self.display, self.discard):
            for name in [name for name, number in pile.items() if number == 0]:
                del pile[name]
        self.model.hand = sorted(self.hands[self.seat].elements()) if self.seat >= 0 else []

    # -- section 3 --------------------------------------------------------------------------

    def _tiles(self, form: str) -> None:
        tile, rotation = form.split("/")
        slot = self.count
        self.model.layout[slot] = (tile, int(rotation))
        if tile in stars():
            self.model.bells[place_turned(slot, stars()[tile], int(rotation))] = int(tile[1:])
        self.count += 1
        if self.count == 25:
            self.phase = "set_operator"

    def _set_operator(self, form: dict[str, Any]) -> None:
        self.model.operator = spot(form["at"])
        self.phase, self.count = "deal", 0

    def _deal(self, name: str) -> None:
        """The cards of the seats, then the display of two players."""
        self.deck[name] -= 1
        pile = self.hands[self.count // self.hand] if self.count < self.hand * self.players else self.display
        pile[name] += 1
        self.count += 1
        if self.count == self.hand * self.players + (3 if self.players == 2 else 0):
            self.phase, self.count = "set_cars", 0

    def _set_cars(self, form: dict[str, Any]) -> None:
        self.model.cars[spot(form["at"])] = (self.awaited() % 2, False)
        self.count += 1
        if self.count == 8:
            values = [0, 0]
            for place, (side, _) in self.model.cars.items():
                values[side] += value_at(self.model.layout, place)
            self._begin_turn(1 if values[1] < values[0] else 0)

    # -- section 4 --------------------------------------------------------------------------

    def _begin_turn(self, seat: int) -> None:
        self.seat, self.phase, self.owed = seat, "action", 0
        turn = self.model.turn + 1
        self.model = replace(self.model, turn=turn, side=seat % 2, action=1, places=0, scored=False, card=None)

    def _action(self, form: dict[str, Any]) -> None:
        do = form["do"]
        if do == "operator":
            self.left, self.entered = form["steps"], [self.model.operator]
            self.model.scores[self.model.side] -= self.model.numbers["four_steps_cost"] if self.left == 4 else 0
            self._steps(form)
        elif do == "exchange":
            for name in form["discard"]:
                self._drop(name)
            self.takes, self.exchanging = 2, True
            self._draw_on()
        elif do == "pass":
            self._action_done()
        else:
            if do == "card":
                self.owed += 1
            self.model = reference_actions.carry_out(self.model, in_words(form))
            if do == "card":
                self._drop(form["card"])
            self._resolved()

    def _drop(self, name: str) -> None:
        """A card leaves the hand for the discard pile; one that everybody knows to be there goes first."""
        self.hands[self.seat][name] -= 1
        self.known[self.seat][name] = max(0, self.known[self.seat][name] - 1)
        self.discard[name] += 1

    def _steps(self, form: dict[str, Any]) -> None:
        self.model.step(spot(form["to"]), form["dir"])
        self.left -= 1
        self.entered.append(self.model.operator)
        self.phase = "steps"
        if self.left == 0 or self.model.over:
            self.left, self.entered = 0, []
            self.model.settle()
            self._resolved()

    def _ringing(self, form: dict[str, Any]) -> None:
        self.model.pull(spot(form["from"]))
        self._resolved()

    def _resolved(self) -> None:
        if self.model.over:
            self.phase = "over"
        elif self.model.choices:
            self.phase = "ringing"
        else:
            self._action_done()

    def _action_done(self) -> None:
        """A blue card goes for ACTION 2, a yellow one until its scoring has come (R69)."""
        if self.model.action == 2 or (self.model.card in YELLOW and self.model.scored):
            self.model.card = None
        if self.model.action == 1:
            self.phase, self.model.action = "action", 2
        else:
            self.takes = self.owed
            self._draw_on()

    # -- sections 9 and 12 ------------------------------------------------------------------

    def _draw_on(self) -> None:
        """What is still to be taken; then the display is filled up, and the exchange is resolved or the turn over."""
        piles = self.deck.total() + self.discard.total()
        lacking = self.players == 2 and self.display.total() < 3 and piles > 0
        if self.takes and piles + self.display.total() > 0 and not (lacking and not self.exchanging):
            self.phase = "draw"
            if self.players == 4:
                self._turn_to("deck")
        elif lacking:
            if piles + self.display.total() == 0:
                self.takes = 0
            self._turn_to("refill")
        else:
            self.takes = 0
            if not self.exchanging:
                self._begin_turn((self.seat + 1) % self.players)
                return
            self.exchanging = False
            self.model.settle()
            self._resolved()

    def _turn_to(self, phase: str) -> None:
        """Chance draws from the deck, which is first renewed if it is empty (R76)."""
        self.phase = phase
        if self.deck.total() == 0:
            self.deck, self.discard = self.discard, Counter()

    def _draw(self, form: dict[str, Any]) -> None:
        name = form["from"]
        if name == "deck":
            self._turn_to("deck")
            return
        self.display[name] -= 1
        self.known[self.seat][name] += 1
        self._get(name)

    def _deck(self, name: str) -> None:
        """One card goes to the hand; at the end of a turn of four players one of two does."""
        self.deck[name] -= 1
        if self.players == 2 or self.exchanging:
            self._get(name)
            return
        self.drawn.append(name)
        if len(self.drawn) == 2:
            self.phase = "keep"
        elif self.deck.total() + self.discard.total() > 0:
            self._turn_to("deck")
        else:
            self._keep({"card": name})

    def _keep(self, form: dict[str, Any]) -> None:
        self.drawn.remove(form["card"])
        self.discard.update(self.drawn)
        self.drawn = []
        self._get(form["card"])

    def _get(self, name: str) -> None:
        self.hands[self.seat][name] += 1
        self.takes -= 1
        self._draw_on()

    def _refill(self, name: str) -> None:
        self.deck[name] -= 1
        self.display[name] += 1
        self._draw_on()


def spot(at: Iterable[int]) -> Place:
    q, r = at
    return q, r


def in_words(form: dict[str, Any]) -> Form:
    """A PLACE or a card as the second model calls it."""
    if form["do"] == "card":
        what = [form[part] for part in ("a", "b", "from", "to", "target", "dir") if part in form]
        return ("card", form["card"], *(part if isinstance(part, str) else spot(part) for part in what))
    at, direction = spot(form["at"]), form.get("dir")
    if form.get("car") == "magnet":
        return ("magnet", at)
    if direction is None:
        return ("lay", at)
    return (
        ("push", at, direction, form.get("batteries", 0)) if isinstance(direction, str) else ("twice", at, *direction)
    )
