"""Section 4 in the second model: every thinkable action is played on a copy, and what is not `Illegal` may be done."""

from collections.abc import Iterator
from itertools import combinations_with_replacement

from tests.games.crash_by_crash.reference import BLUE, GREY, PLACES, STEPS, YELLOW, Form, Illegal, Model, plus


def carry_out(model: Model, form: Form) -> Model:
    """The table after an action and what follows from it; `Illegal` if the action itself is impossible."""
    after = model.twin()
    kind, *rest = form
    if kind == "push":
        after.place_pushing(*rest)
    elif kind == "twice":
        after.place_twice(*rest)
    elif kind == "lay":
        after.place_lying(*rest)
    elif kind == "magnet":
        after.place_magnet(*rest)
    elif kind == "card":
        name, *what = rest
        after.demand(name in after.hand)
        after.hand.remove(name)
        if name in GREY:
            getattr(after, name.lower())(*what)
        else:
            after.card = name
    elif kind == "exchange":
        for name in rest:
            after.demand(name in after.hand)
            after.hand.remove(name)
    if kind != "pass":
        after.settle()
    return after


def places_thinkable(model: Model) -> Iterator[Form]:
    for place in PLACES:
        yield ("magnet", place)
        yield ("lay", place)
        if not model.is_free(place):
            continue
        for direction in STEPS:
            for batteries in range(3):
                yield ("push", place, direction, batteries)
            for second in STEPS:
                yield ("twice", place, direction, second)


def grey_thinkable(model: Model) -> Iterator[Form]:
    for start in model.bells:
        for end in PLACES:
            yield ("card", "BELL_SHIFT", start, end)
    for place in PLACES:
        for direction in ("E", "NE", "NW"):
            yield ("card", "LAMBADA", place, plus(place, direction))
        for direction in STEPS:
            yield ("card", "FREE_TICKET", place, direction)
        yield ("card", "SABOTEUR", place)
        yield ("card", "FLYING_DUTCHMAN", place)
    yield ("card", "FLAT_BATTERY")


def tried(model: Model, forms: Iterator[Form]) -> Iterator[tuple[Form, Model]]:
    """What is possible of the thinkable, with its consequence."""
    for form in forms:
        if form[0] == "card" and form[1] not in model.hand:
            continue
        try:
            yield form, carry_out(model, form)
        except Illegal:
            continue


def settled(after: Model) -> Model:
    final = after.twin()
    final.settle()
    return final


def second_actions(model: Model) -> Iterator[tuple[Form, Model]]:
    """Everything but PASS and the blue and yellow cards."""
    yield from tried(model, places_thinkable(model))
    yield from tried(model, grey_thinkable(model))
    for count in (2, 4):
        for way, after in model.ways(count):
            yield ("operator", count, way), settled(after)
    yield from tried(model, (("exchange", *pair) for pair in pairs(model.hand)))


def pairs(hand: list[str]) -> Iterator[tuple[str, str]]:
    names = GREY + YELLOW + BLUE
    for one, other in combinations_with_replacement(names, 2):
        if hand.count(one) >= (2 if one == other else 1) and other in hand:
            yield one, other


def scores_a_bell(before: Model, after: Model) -> bool:
    """A bell that was rung counts, also if the game has ended before it was scored (R73)."""
    return after.scorings > before.scorings or after.choices != [] or after.rung is not None


def legal(model: Model) -> dict[Form, Model]:
    """Every legal action with what comes of it."""
    if model.card in BLUE:
        found = dict(tried(model, places_thinkable(model)))
    elif model.card in YELLOW:
        found = {form: after for form, after in second_actions(model) if scores_a_bell(model, after)}
    else:
        found = dict(second_actions(model)) | {("pass",): model}
        if model.action == 1:
            for name in BLUE + YELLOW:
                if name in model.hand and playable(model, name):
                    found["card", name] = carry_out(model, ("card", name))
    return found or {("pass",): model}


def playable(model: Model, name: str) -> bool:
    """Sections 8.2 and 8.3."""
    after = carry_out(model, ("card", name))
    if name in YELLOW:
        if not model.may_ring():
            return False
        if scores_a_bell(model, after):
            return True
    if after.over:
        return False
    for possible in outcomes(after):
        possible.action = 2
        if possible.over:
            continue
        if name in BLUE and any(True for _ in tried(possible, places_thinkable(possible))):
            return True
        if name in YELLOW and any(scores_a_bell(possible, end) for _, end in second_actions(possible)):
            return True
    return False


def outcomes(after: Model) -> list[Model]:
    """The tables that RING_CHOICE can lead to; the one there is if there is no choice."""
    found = []
    for choice in after.choices:
        end = after.twin()
        end.pull(choice)
        found.append(end)
    return found or [after.twin()]
