"""How each event changes what a spectator sees: who knows a view and hears the events knows the next view.

An event says what a person wants to read; what follows from it without a rule, such as the stocks, is counted here.
"""

from collections.abc import Callable, Iterable
from typing import Any

from crashyard.engine.event import Event
from crashyard.engine.seats import CHANCE
from crashyard.games.crash_by_crash.forms.views import CrashByCrashView, HandSeen, SeenCar, count_stocks, spell_cell
from crashyard.games.crash_by_crash.rules.board import CELL_AT, FLOWERS, SLOT_CELLS, TILE_NAMES, star_cell
from crashyard.games.crash_by_crash.rules.cards.names import CARD_NAMES, is_grey
from crashyard.games.crash_by_crash.rules.facts import (
    BatteriesUsed,
    BatteryDischarged,
    BellRung,
    BellScored,
    BellShifted,
    BumperGameOver,
    CardFace,
    CardGivenUp,
    CarDisplaced,
    CardsExchanged,
    CarMoved,
    CarName,
    CarPut,
    CarSabotaged,
    CarsSwapped,
    FeePaid,
    LaidTile,
    NothingMore,
    OperatorMoved,
    OperatorPut,
    PhaseBegan,
    SeatActed,
    SeatCard,
    SeatTurn,
    TileRemoved,
)

_CHANCE_PHASES = {"tiles", "deal", "deck", "refill"}


def follow(view: CrashByCrashView, events: Iterable[Event]) -> None:
    """Bring a view up to date with what has happened since."""
    for event in events:
        _FOLLOW[event.kind](view, dict(event.public))
    view["stocks"] = count_stocks(view["cars"])
    view["awaited"] = _awaited(view)


def _awaited(view: CrashByCrashView) -> list[int]:
    phase = view["phase"]
    if phase == "over":
        return []
    if phase in _CHANCE_PHASES:
        return [CHANCE]
    if phase == "set_operator":
        return [view["options"]["younger"]]
    if phase == "set_cars":
        return [(view["options"]["last_rider"] + view["count"]) % view["players"]]
    assert view["active"] is not None
    return [view["active"]]


# -- turns and phases -----------------------------------------------------------------------


def _phase_began(view: CrashByCrashView, fact: PhaseBegan) -> None:
    view.update(
        {
            "phase": fact["phase"],
            "action": fact["action"],
            "card": fact["card"],
            "takes": fact["takes"],
            "exchanging": fact["exchanging"],
            "count": fact["count"],
            "steps": fact["steps"],
            "duty": fact["duty"],
            "entered": list(fact["entered"]),
        }
    )


def _turn_began(view: CrashByCrashView, fact: SeatTurn) -> None:
    view.update({"phase": "action", "active": fact["seat"], "turn": fact["turn"], "action": 1, "places": 0})
    view.update({"scored": False, "card": None, "owed": 0, "takes": 0, "exchanging": False, "count": 0})
    view.update({"steps": 0, "entered": [], "duty": None})


def _game_over(view: CrashByCrashView, fact: BumperGameOver) -> None:
    view.update({"phase": "over", "takes": 0, "exchanging": False, "steps": 0, "entered": [], "duty": None})


def _nothing(view: CrashByCrashView, fact: SeatActed) -> None:
    """Told for the reader's sake; other events carry what it changes."""


# -- the board ------------------------------------------------------------------------------


def _tile_laid(view: CrashByCrashView, fact: LaidTile) -> None:
    view["layout"].append({"slot": fact["slot"], "tile": fact["tile"], "rotation": fact["rotation"]})
    view["count"] += 1
    tile = TILE_NAMES.index(fact["tile"])
    star = star_cell(fact["slot"], tile, fact["rotation"]) if tile < FLOWERS else -1
    if star >= 0:
        view["bells"].append({"bell": tile, "at": spell_cell(star)})
        view["bells"].sort(key=lambda bell: bell["bell"])


def _operator_put(view: CrashByCrashView, fact: OperatorPut) -> None:
    view["operator"] = fact["at"]


def _operator_moved(view: CrashByCrashView, fact: OperatorMoved) -> None:
    view["operator"] = fact["to"]
    if view["phase"] == "steps":
        view["steps"] -= 1
        view["entered"] = [*view["entered"], fact["to"]] if view["steps"] else []


def _add_car(view: CrashByCrashView, fact: CarPut) -> None:
    kind = "magnet" if fact["magnetic"] else "normal"
    view["cars"].append({"side": fact["side"], "car": fact["car"], "kind": kind, "at": fact["at"]})
    view["cars"].sort(key=lambda car: (car["side"], car["car"]))


def _starting_car_put(view: CrashByCrashView, fact: CarPut) -> None:
    _add_car(view, fact)
    view["count"] += 1


def _car_placed(view: CrashByCrashView, fact: CarPut) -> None:
    _add_car(view, fact)
    view["places"] += 1


def _car(view: CrashByCrashView, fact: CarName) -> SeenCar:
    return next(car for car in view["cars"] if car["side"] == fact["side"] and car["car"] == fact["car"])


def _car_moved(view: CrashByCrashView, fact: CarMoved) -> None:
    _car(view, fact)["at"] = fact["to"]


def _cars_swapped(view: CrashByCrashView, fact: CarsSwapped) -> None:
    _car(view, fact["first"])["at"] = fact["to"]
    _car(view, fact["second"])["at"] = fact["from"]


def _car_displaced(view: CrashByCrashView, fact: CarDisplaced) -> None:
    view["cars"].remove(_car(view, fact))
    view["scores"] = list(fact["scores"])


def _car_sabotaged(view: CrashByCrashView, fact: CarSabotaged) -> None:
    view["cars"].remove(_car(view, fact))


def _bell_rung(view: CrashByCrashView, fact: BellRung) -> None:
    view["rung"] = fact["at"]


def _bell_shifted(view: CrashByCrashView, fact: BellShifted) -> None:
    next(bell for bell in view["bells"] if bell["bell"] == fact["bell"])["at"] = fact["to"]


def _bell_scored(view: CrashByCrashView, fact: BellScored) -> None:
    view.update({"rung": None, "scored": True, "scores": list(fact["scores"]), "scorings": fact["scorings"]})
    view["bells"] = [bell for bell in view["bells"] if bell["bell"] != fact["bell"]]


def _tile_removed(view: CrashByCrashView, fact: TileRemoved) -> None:
    view["removed"] = sorted([*view["removed"], fact["slot"]])
    view["operator"] = fact["operator"]
    gone = [(car["side"], car["car"]) for car in fact["cars"]]
    view["cars"] = [car for car in view["cars"] if (car["side"], car["car"]) not in gone]
    hole = SLOT_CELLS[fact["slot"]]
    view["bells"] = [bell for bell in view["bells"] if CELL_AT[bell["at"][0], bell["at"][1]] not in hole]


# -- points, batteries, cards ---------------------------------------------------------------


def _fee_paid(view: CrashByCrashView, fact: FeePaid) -> None:
    view["scores"][fact["side"]] = fact["score"]


def _batteries_used(view: CrashByCrashView, fact: BatteriesUsed) -> None:
    view["batteries"][fact["side"]] = fact["left"]


def _battery_discharged(view: CrashByCrashView, fact: BatteryDischarged) -> None:
    view["batteries"][fact["side"]] = fact["left"]
    view["bans"][fact["side"]] = view["turn"] + 1


def _add_card(pile: list[str], card: str) -> None:
    pile.append(card)
    pile.sort(key=CARD_NAMES.index)


def _hand(view: CrashByCrashView, seat: int) -> HandSeen:
    """A hand as a spectator sees it."""
    hand = view["hands"][seat]
    assert not isinstance(hand, list)
    return hand


def _discard(view: CrashByCrashView, seat: int, card: str) -> None:
    hand = _hand(view, seat)
    hand["cards"] -= 1
    if card in hand["known"]:
        hand["known"].remove(card)
    _add_card(view["discard"], card)


def _card_played(view: CrashByCrashView, fact: SeatCard) -> None:
    _discard(view, fact["seat"], fact["card"])
    view["owed"] += 1
    if not is_grey(CARD_NAMES.index(fact["card"])):
        view["card"] = fact["card"]


def _cards_exchanged(view: CrashByCrashView, fact: CardsExchanged) -> None:
    for card in fact["cards"]:
        _discard(view, fact["seat"], card)


def _card_taken(view: CrashByCrashView, fact: SeatCard) -> None:
    view["display"].remove(fact["card"])
    view["takes"] -= 1
    hand = _hand(view, fact["seat"])
    hand["cards"] += 1
    _add_card(hand["known"], fact["card"])


def _card_drawn(view: CrashByCrashView, fact: SeatActed) -> None:
    view["deck"] -= 1
    _hand(view, fact["seat"])["cards"] += 1
    if view["phase"] == "deal":
        view["count"] += 1
    else:
        view["takes"] -= 1


def _card_looked_at(view: CrashByCrashView, fact: SeatActed) -> None:
    view["deck"] -= 1
    assert isinstance(view["drawn"], int)
    view["drawn"] += 1


def _card_kept(view: CrashByCrashView, fact: CardGivenUp) -> None:
    view["drawn"] = 0
    view["takes"] -= 1
    _hand(view, fact["seat"])["cards"] += 1
    if fact["discarded"] is not None:
        _add_card(view["discard"], fact["discarded"])


def _card_displayed(view: CrashByCrashView, fact: CardFace) -> None:
    view["deck"] -= 1
    _add_card(view["display"], fact["card"])
    if view["phase"] == "deal":
        view["count"] += 1


def _deck_renewed(view: CrashByCrashView, fact: NothingMore) -> None:
    view["deck"] = len(view["discard"])
    view["discard"] = []


_FOLLOW: dict[str, Callable[[CrashByCrashView, Any], None]] = {
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
    "car_displaced": _car_displaced,
    "bell_rung": _bell_rung,
    "bell_scored": _bell_scored,
    "tile_removed": _tile_removed,
    "operator_moved": _operator_moved,
    "card_played": _card_played,
    "bell_shifted": _bell_shifted,
    "cars_swapped": _cars_swapped,
    "car_sabotaged": _car_sabotaged,
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
