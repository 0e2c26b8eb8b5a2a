"""How each event changes what a spectator sees: who knows a view and hears the events knows the next view.

An event says what a person wants to read; what follows from it without a rule, such as the stocks, is counted here.
"""

from collections.abc import Iterable
from typing import Any

from crashyard.engine.event import Event
from crashyard.engine.seats import CHANCE
from crashyard.games.crash_by_crash.forms.views import count_stocks, spell_cell
from crashyard.games.crash_by_crash.rules.board import CELL_AT, FLOWERS, SLOT_CELLS, TILE_NAMES, star_cell
from crashyard.games.crash_by_crash.rules.cards.names import CARD_NAMES, is_grey

View = dict[str, Any]
Facts = dict[str, Any]

_CHANCE_PHASES = {"tiles", "deal", "deck", "refill"}


def follow(view: View, events: Iterable[Event]) -> None:
    """Bring a view up to date with what has happened since."""
    for event in events:
        _FOLLOW[event.kind](view, dict(event.public))
    view["stocks"] = count_stocks(view["cars"])
    view["awaited"] = _awaited(view)


def _awaited(view: View) -> list[int]:
    phase = view["phase"]
    if phase == "over":
        return []
    if phase in _CHANCE_PHASES:
        return [CHANCE]
    if phase == "set_operator":
        return [view["options"]["younger"]]
    if phase == "set_cars":
        return [(view["options"]["last_rider"] + view["count"]) % view["players"]]
    return [view["active"]]


# -- turns and phases -----------------------------------------------------------------------


def _phase_began(view: View, fact: Facts) -> None:
    for name in ("phase", "action", "card", "takes", "exchanging", "count", "steps", "duty"):
        view[name] = fact[name]
    view["entered"] = list(fact["entered"])


def _turn_began(view: View, fact: Facts) -> None:
    view.update(phase="action", active=fact["seat"], turn=fact["turn"], action=1, places=0, scored=False, card=None)
    view.update(owed=0, takes=0, exchanging=False, count=0, steps=0, entered=[], duty=None)


def _game_over(view: View, fact: Facts) -> None:
    view.update(phase="over", takes=0, exchanging=False, steps=0, entered=[], duty=None)


def _nothing(view: View, fact: Facts) -> None:
    """Told for the reader's sake; other events carry what it changes."""


# -- the board ------------------------------------------------------------------------------


def _tile_laid(view: View, fact: Facts) -> None:
    view["layout"].append({name: fact[name] for name in ("slot", "tile", "rotation")})
    view["count"] += 1
    tile = TILE_NAMES.index(fact["tile"])
    star = star_cell(fact["slot"], tile, fact["rotation"]) if tile < FLOWERS else -1
    if star >= 0:
        view["bells"].append({"bell": tile, "at": spell_cell(star)})
        view["bells"].sort(key=lambda bell: bell["bell"])


def _operator_put(view: View, fact: Facts) -> None:
    view["operator"] = fact["at"]


def _operator_moved(view: View, fact: Facts) -> None:
    view["operator"] = fact["to"]
    if view["phase"] == "steps":
        view["steps"] -= 1
        view["entered"] = [*view["entered"], fact["to"]] if view["steps"] else []


def _add_car(view: View, fact: Facts) -> None:
    kind = "magnet" if fact["magnetic"] else "normal"
    view["cars"].append({"side": fact["side"], "car": fact["car"], "kind": kind, "at": fact["at"]})
    view["cars"].sort(key=lambda car: (car["side"], car["car"]))


def _starting_car_put(view: View, fact: Facts) -> None:
    _add_car(view, fact)
    view["count"] += 1


def _car_placed(view: View, fact: Facts) -> None:
    _add_car(view, fact)
    view["places"] += 1


def _car(view: View, fact: Facts) -> dict[str, Any]:
    found: dict[str, Any] = next(c for c in view["cars"] if c["side"] == fact["side"] and c["car"] == fact["car"])
    return found


def _car_moved(view: View, fact: Facts) -> None:
    _car(view, fact)["at"] = fact["to"]


def _cars_swapped(view: View, fact: Facts) -> None:
    _car(view, fact["first"])["at"] = fact["to"]
    _car(view, fact["second"])["at"] = fact["from"]


def _car_taken(view: View, fact: Facts) -> None:
    view["cars"].remove(_car(view, fact))
    if "scores" in fact:
        view["scores"] = list(fact["scores"])


def _bell_rung(view: View, fact: Facts) -> None:
    view["rung"] = fact["at"]


def _bell_shifted(view: View, fact: Facts) -> None:
    next(bell for bell in view["bells"] if bell["bell"] == fact["bell"])["at"] = fact["to"]


def _bell_scored(view: View, fact: Facts) -> None:
    view.update(rung=None, scored=True, scores=list(fact["scores"]), scorings=fact["scorings"])
    view["bells"] = [bell for bell in view["bells"] if bell["bell"] != fact["bell"]]


def _tile_removed(view: View, fact: Facts) -> None:
    view["removed"] = sorted([*view["removed"], fact["slot"]])
    view["operator"] = fact["operator"]
    gone = [(car["side"], car["car"]) for car in fact["cars"]]
    view["cars"] = [car for car in view["cars"] if (car["side"], car["car"]) not in gone]
    hole = SLOT_CELLS[fact["slot"]]
    view["bells"] = [bell for bell in view["bells"] if CELL_AT[bell["at"][0], bell["at"][1]] not in hole]


# -- points, batteries, cards ---------------------------------------------------------------


def _fee_paid(view: View, fact: Facts) -> None:
    view["scores"][fact["side"]] = fact["score"]


def _batteries_used(view: View, fact: Facts) -> None:
    view["batteries"][fact["side"]] = fact["left"]


def _battery_discharged(view: View, fact: Facts) -> None:
    view["batteries"][fact["side"]] = fact["left"]
    view["bans"][fact["side"]] = view["turn"] + 1


def _add_card(pile: list[str], card: str) -> None:
    pile.append(card)
    pile.sort(key=CARD_NAMES.index)


def _discard(view: View, seat: int, card: str) -> None:
    hand = view["hands"][seat]
    hand["cards"] -= 1
    if card in hand["known"]:
        hand["known"].remove(card)
    _add_card(view["discard"], card)


def _card_played(view: View, fact: Facts) -> None:
    _discard(view, fact["seat"], fact["card"])
    view["owed"] += 1
    if not is_grey(CARD_NAMES.index(fact["card"])):
        view["card"] = fact["card"]


def _cards_exchanged(view: View, fact: Facts) -> None:
    for card in fact["cards"]:
        _discard(view, fact["seat"], card)


def _card_taken(view: View, fact: Facts) -> None:
    view["display"].remove(fact["card"])
    view["takes"] -= 1
    hand = view["hands"][fact["seat"]]
    hand["cards"] += 1
    _add_card(hand["known"], fact["card"])


def _card_drawn(view: View, fact: Facts) -> None:
    view["deck"] -= 1
    view["hands"][fact["seat"]]["cards"] += 1
    if view["phase"] == "deal":
        view["count"] += 1
    else:
        view["takes"] -= 1


def _card_looked_at(view: View, fact: Facts) -> None:
    view["deck"] -= 1
    view["drawn"] += 1


def _card_kept(view: View, fact: Facts) -> None:
    view["drawn"] = 0
    view["takes"] -= 1
    view["hands"][fact["seat"]]["cards"] += 1
    if fact["discarded"] is not None:
        _add_card(view["discard"], fact["discarded"])


def _card_displayed(view: View, fact: Facts) -> None:
    view["deck"] -= 1
    _add_card(view["display"], fact["card"])
    if view["phase"] == "deal":
        view["count"] += 1


def _deck_renewed(view: View, fact: Facts) -> None:
    view["deck"] = len(view["discard"])
    view["discard"] = []


_FOLLOW = {
    "tile_laid": _tile_laid,
    "operator_put": _operator_put,
    "starting_car_put": _starting_car_put,
    "phase_began": _phase_began,
    "turn_began": _turn_began,
    "turn_ended": _nothing,
    "passed": _nothing,
    "car_placed": _car_placed,
    "batteries_used": _batteries_used,
    "fee_paid": _fee_paid,
    "car_moved": _car_moved,
    "car_displaced": _car_taken,
    "bell_rung": _bell_rung,
    "bell_scored": _bell_scored,
    "tile_removed": _tile_removed,
    "operator_moved": _operator_moved,
    "card_played": _card_played,
    "bell_shifted": _bell_shifted,
    "cars_swapped": _cars_swapped,
    "car_sabotaged": _car_taken,
    "battery_discharged": _battery_discharged,
    "cards_exchanged": _cards_exchanged,
    "card_taken": _card_taken,
    "card_drawn": _card_drawn,
    "card_looked_at": _card_looked_at,
    "card_kept": _card_kept,
    "card_displayed": _card_displayed,
    "deck_renewed": _deck_renewed,
    "game_over": _game_over,
}
