"""What a seat answers by its orders.

It is found out in positions that are possible for the seat, drawn with the same dice every time: what is hidden from
the seat can neither be told by an answer nor have a part in it.
"""

from collections.abc import Callable, Sequence
from typing import Final

from crashyard.engine.chance.dice import Dice
from crashyard.engine.event import Event
from crashyard.engine.game import Game
from crashyard.engine.orders.order import Order, Preference, fits, passing
from crashyard.engine.position import Position
from crashyard.engine.previews.preview import DecisionPreviews

MOST_LOOKED: Final = 24
"""Of so many answers it is looked at what they would do; where that does not suffice the person is asked."""


def ordered_answer(game: Game, position: Position, seat: int, orders: Sequence[Order]) -> int | None:
    """The answer that the orders of a seat give to a decision that is its alone; None if the person is to be asked.

    An order is about some of the answers that can be given. One that names such an answer, and it can be had, decides.
    One that comes to another answer, as to decline, decides only when all answers but to decline are spoken of: so
    nothing is declined that no order is about.
    """
    if position.awaited() != seat or not orders:
        return None
    known = position.possible(seat, Dice("orders"))
    legal = [(int(action), known.action_json(seat, action)) for action in known.legal(seat)]
    seen = _looking(game, known, seat)
    spoken: set[int] = set()
    other: int | None = None
    for order in orders:
        about = {action for action, form in legal if fits(form, order.when)}
        if not about:
            continue
        choice = _first(order.preferences, legal, seen)
        if choice in about:
            return choice
        if choice is not None:
            spoken |= about
            other = choice if other is None else other
    heard = spoken | {other, passing(legal)}
    return other if all(action in heard for action, _ in legal) else None


class _TooMany(Exception):
    """It cannot be looked at everything."""


Looking = Callable[[int], frozenset[str]]


def _looking(game: Game, known: Position, seat: int) -> Looking:
    """What the preview of an answer shows, by the names of signs."""
    previews = DecisionPreviews(game, known, seat)
    found: dict[int, frozenset[str]] = {}

    def seen(action: int) -> frozenset[str]:
        if action not in found:
            if len(found) >= MOST_LOOKED:
                raise _TooMany
            found[action] = signs_in(game, known, seat, previews.look(action, 0).events)
        return found[action]

    return seen


def signs_in(game: Game, position: Position, seat: int, events: Sequence[Event]) -> frozenset[str]:
    """What can be seen in events, as it concerns a seat."""
    signs = game.abilities.order_sense.signs
    return frozenset(name for name, look in signs.items() if any(look(position, seat, event) for event in events))


def _first(preferences: Sequence[Preference], legal: Sequence[tuple[int, object]], seen: Looking) -> int | None:
    """The first answer that can be given and of which the preview shows what it must; None if there is none."""
    try:
        for preference in preferences:
            for action, form in legal:
                if fits(form, preference.form) and _is_as_wanted(preference, action, seen):
                    return action
    except _TooMany:
        pass
    return None


def _is_as_wanted(preference: Preference, action: int, seen: Looking) -> bool:
    if not preference.wanted and not preference.unwanted:
        return True
    signs = seen(action)
    return signs.issuperset(preference.wanted) and signs.isdisjoint(preference.unwanted)
