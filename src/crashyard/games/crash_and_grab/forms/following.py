"""How each event changes what a spectator sees: who knows a view and hears the events knows the next view.

The last event of everything that happens, `asked` or `game_over`, brings the moment of the turn; the others bring what
lies on the table.
"""

from collections.abc import Callable, Iterable
from typing import Any

from crashyard.engine.event import Event
from crashyard.games.crash_and_grab.forms.kinds import NUMBERS
from crashyard.games.crash_and_grab.forms.views import CrashAndGrabView, LyingCrew, SaucerSeen
from crashyard.games.crash_and_grab.rules.board import BIG, SLOTS, TYPES
from crashyard.games.crash_and_grab.rules.facts import (
    BoostersGained,
    ComparisonWon,
    CrewChangedSaucers,
    CrewExchanged,
    CrewLetOut,
    CrewLost,
    CrewName,
    CrewPickedUp,
    CrewPlaced,
    DeckRenewed,
    EnergyGained,
    ExtraColourAdded,
    GrabGameOver,
    MarkersLaid,
    PlansMade,
    PointLost,
    QuestionAsked,
    RotationFixed,
    RoundBegan,
    SaucerBoosted,
    SaucerGone,
    SaucerPlaced,
    SaucerPlan,
    SaucersSwapped,
    SaucerTurn,
    SaucerWent,
    SeatConcerned,
    Spot,
    TileLaid,
    TileTurned,
    UpgradeBought,
    UpgradeDrawn,
    UpgradePlayed,
)
from crashyard.games.crash_and_grab.rules.options import palette


def follow(view: CrashAndGrabView, events: Iterable[Event]) -> None:
    """Bring a view up to date with what has happened since."""
    for event in events:
        _FOLLOW[event.kind](view, dict(event.public))


def _nothing(view: CrashAndGrabView, fact: object) -> None:
    """Told for the reader's sake; other events carry what it changes."""


def _asked(view: CrashAndGrabView, fact: QuestionAsked) -> None:
    view["moment"] = fact["moment"]
    view["awaited"] = list(fact["awaited"])


def _game_over(view: CrashAndGrabView, fact: GrabGameOver) -> None:
    view["moment"] = fact["moment"]
    view["winner"] = fact["winner"]
    view["awaited"] = []


# -- things by their names ------------------------------------------------------------------


def _saucer(view: CrashAndGrabView, colour: str) -> SaucerSeen:
    return view["saucers"][_colours(view).index(colour)]


def _colours(view: CrashAndGrabView) -> list[str]:
    """What the colours are called, by their numbers."""
    return palette(view["players"], view["options"]["colours"])


def _order(view: CrashAndGrabView, crew: CrewName | LyingCrew) -> tuple[int, int]:
    """Crew is told by colours and types."""
    return _colours(view).index(crew["colour"]), TYPES.index(crew["type"])


def _named(crew: CrewName | LyingCrew) -> CrewName:
    return {"colour": crew["colour"], "type": crew["type"]}


def _board(view: CrashAndGrabView, crew: CrewName, at: Spot) -> None:
    """Crew lies down on the board."""
    view["crew"].append({**_named(crew), "at": at})
    view["crew"].sort(key=lambda one: _order(view, one))


def _unboard(view: CrashAndGrabView, crew: CrewName) -> None:
    """Crew leaves the board."""
    view["crew"] = [other for other in view["crew"] if _named(other) != crew]


def _join(view: CrashAndGrabView, colour: str, crew: CrewName) -> None:
    aboard = _saucer(view, colour)["crew"]
    aboard.append(_named(crew))
    aboard.sort(key=lambda one: _order(view, one))


def _leave(view: CrashAndGrabView, colour: str, crew: CrewName) -> None:
    _saucer(view, colour)["crew"].remove(_named(crew))


# -- setup and placing ----------------------------------------------------------------------


def _tile_laid(view: CrashAndGrabView, fact: TileLaid) -> None:
    view["tiles"].append({"slot": fact["slot"], "tile": fact["tile"], "side": fact["side"], "turns": fact["turns"]})


def _markers_laid(view: CrashAndGrabView, fact: MarkersLaid) -> None:
    view["markers"] = {"up": fact["up"], "right": fact["right"], "down": fact["down"], "left": fact["left"]}


def _extra_colour_added(view: CrashAndGrabView, fact: ExtraColourAdded) -> None:
    view["extra_colour"] = fact["colour"]
    view["lost"][fact["colour"]] = list(TYPES)


def _probe_taken(view: CrashAndGrabView, fact: SeatConcerned) -> None:
    view["probe"] = fact["seat"]


def _saucer_placed(view: CrashAndGrabView, fact: SaucerPlaced) -> None:
    _saucer(view, fact["saucer"])["at"] = fact["at"]


def _crew_placed(view: CrashAndGrabView, fact: CrewPlaced) -> None:
    view["lost"][fact["crew"]["colour"]].remove(fact["crew"]["type"])
    _board(view, fact["crew"], fact["at"])


# -- the round ------------------------------------------------------------------------------


def _round_began(view: CrashAndGrabView, fact: RoundBegan) -> None:
    view["round"] = fact["round"]
    view["turn"] = 0
    view["rotation"] = None
    for saucer in view["saucers"]:
        saucer["plan"] = None
        saucer["planned"] = False
        saucer["revealed"] = False
        saucer["override"] = False
        saucer["moved"] = False


def _planned(view: CrashAndGrabView, fact: PlansMade) -> None:
    for saucer in view["saucers"]:
        if saucer["seat"] == fact["seat"]:
            saucer["planned"] = True


def _rotation_fixed(view: CrashAndGrabView, fact: RotationFixed) -> None:
    view["rotation"] = fact["direction"]
    for saucer in view["saucers"]:
        saucer["override"] = saucer["colour"] in fact["overrides"]


def _turn_began(view: CrashAndGrabView, fact: SaucerTurn) -> None:
    view["turn"] += 1
    _saucer(view, fact["saucer"])["moved"] = True


def _plan_revealed(view: CrashAndGrabView, fact: SaucerPlan) -> None:
    saucer = _saucer(view, fact["saucer"])
    saucer["revealed"] = True
    saucer["plan"] = {"card": fact["card"], "direction": fact["direction"]}


def _turn_ended(view: CrashAndGrabView, fact: SaucerTurn) -> None:
    _saucer(view, fact["saucer"])["override"] = False
    view["fresh"] = []


def _player_left(view: CrashAndGrabView, fact: SeatConcerned) -> None:
    view["left_game"] = sorted([*view["left_game"], fact["seat"]])


# -- movement -------------------------------------------------------------------------------


def _saucer_went(view: CrashAndGrabView, fact: SaucerWent) -> None:
    _saucer(view, fact["saucer"])["at"] = fact["to"]


def _saucers_swapped(view: CrashAndGrabView, fact: SaucersSwapped) -> None:
    _saucer(view, fact["saucer"])["at"] = fact["to"]
    _saucer(view, fact["other"])["at"] = fact["from"]


def _saucer_gone(view: CrashAndGrabView, fact: SaucerGone) -> None:
    _saucer(view, fact["saucer"])["at"] = None


def _boosted(view: CrashAndGrabView, fact: SaucerBoosted) -> None:
    _saucer(view, fact["saucer"])["boosters"] = fact["left"]


def _boosters_gained(view: CrashAndGrabView, fact: BoostersGained) -> None:
    _saucer(view, fact["saucer"])["boosters"] = fact["boosters"]


def _energy_told(view: CrashAndGrabView, fact: EnergyGained | UpgradeBought) -> None:
    _saucer(view, fact["saucer"])["energy"] = fact["energy"]


def _tile_turned(view: CrashAndGrabView, fact: TileTurned) -> None:
    """The tile and everything on it turn clockwise: `(r, c)` of the tile becomes `(c, 3 - r)` (upgrade 18)."""
    tile = next(tile for tile in view["tiles"] if tile["slot"] == fact["slot"])
    tile["turns"] = (tile["turns"] + fact["turns"]) % 4
    slot = next(slot for slot in SLOTS[view["players"]] if slot["slot"] == fact["slot"])
    for saucer in view["saucers"]:
        if saucer["at"] is not None:
            saucer["at"] = _turned(saucer["at"], slot, fact["turns"])
    for crew in view["crew"]:
        crew["at"] = _turned(crew["at"], slot, fact["turns"])


def _turned(at: Spot, slot: dict[str, Any], turns: int) -> Spot:
    """Where something lies after the tile in a slot was turned, on the tile or beside it."""
    row, col = at[0] - slot["row"], at[1] - slot["col"]
    if not (0 <= row < BIG and 0 <= col < BIG):
        return at
    for _ in range(turns):
        row, col = col, BIG - 1 - row
    return [slot["row"] + row, slot["col"] + col]


# -- crew -----------------------------------------------------------------------------------


def _crew_picked_up(view: CrashAndGrabView, fact: CrewPickedUp) -> None:
    _unboard(view, fact["crew"])
    _join(view, fact["saucer"], fact["crew"])


def _crew_changed_saucers(view: CrashAndGrabView, fact: CrewChangedSaucers) -> None:
    _leave(view, fact["from"], fact["crew"])
    _join(view, fact["to"], fact["crew"])


def _crew_exchanged(view: CrashAndGrabView, fact: CrewExchanged) -> None:
    _crew_changed_saucers(view, {"from": fact["other"], "to": fact["saucer"], "crew": fact["taken"]})
    _crew_changed_saucers(view, {"from": fact["saucer"], "to": fact["other"], "crew": fact["given"]})


def _crew_let_out(view: CrashAndGrabView, fact: CrewLetOut) -> None:
    _unboard(view, fact["in"])
    _leave(view, fact["saucer"], fact["out"])
    _board(view, fact["out"], fact["at"])
    _join(view, fact["saucer"], fact["in"])


def _crew_lost(view: CrashAndGrabView, fact: CrewLost) -> None:
    _leave(view, fact["saucer"], fact["crew"])
    queue = view["lost"][fact["crew"]["colour"]]
    queue.append(fact["crew"]["type"])
    queue.sort(key=TYPES.index)


# -- points and cards -----------------------------------------------------------------------


def _comparison_won(view: CrashAndGrabView, fact: ComparisonWon) -> None:
    view["points"][fact["seat"]] = fact["points"]
    _saucer(view, fact["winner"])["at"] = fact["at"]
    _saucer(view, fact["loser"])["at"] = None


def _point_lost(view: CrashAndGrabView, fact: PointLost) -> None:
    view["points"][fact["seat"]] = fact["points"]


def _add_upgrade(pile: list[str], name: str) -> None:
    pile.append(name)
    pile.sort(key=lambda card: NUMBERS[card])


def _upgrade_drawn(view: CrashAndGrabView, fact: UpgradeDrawn) -> None:
    view["deck"] -= 1
    view["drawn"] = [*view["drawn"], None]


def _upgrade_played(view: CrashAndGrabView, fact: UpgradePlayed) -> None:
    view["drawn"] = []
    view["deduced"] = []
    if fact["discarded"] is not None:
        _add_upgrade(view["discard"], fact["discarded"])
    _add_upgrade(_saucer(view, fact["saucer"])["upgrades"], fact["upgrade"])
    _add_upgrade(view["fresh"], fact["upgrade"])


def _deck_renewed(view: CrashAndGrabView, fact: DeckRenewed) -> None:
    view["deck"] = len(view["discard"])
    view["discard"] = []
    view["deduced"] = list(fact["deduced"])


_FOLLOW: dict[str, Callable[[CrashAndGrabView, Any], None]] = {
    "tile_laid": _tile_laid,
    "markers_laid": _markers_laid,
    "extra_colour_added": _extra_colour_added,
    "probe_taken": _probe_taken,
    "saucer_placed": _saucer_placed,
    "crew_called": _nothing,
    "crew_placed": _crew_placed,
    "round_began": _round_began,
    "planned": _planned,
    "rotation_fixed": _rotation_fixed,
    "turn_began": _turn_began,
    "plan_revealed": _plan_revealed,
    "distance_chosen": _nothing,
    "direction_chosen": _nothing,
    "turn_ended": _turn_ended,
    "player_left": _player_left,
    "saucer_moved": _saucer_went,
    "saucer_jumped": _saucer_went,
    "saucers_swapped": _saucers_swapped,
    "saucer_cloaked": _saucer_gone,
    "saucers_collided": _nothing,
    "saucer_pushed": _nothing,
    "saucer_crashed": _saucer_gone,
    "accelerated": _nothing,
    "boosted": _boosted,
    "boosters_gained": _boosters_gained,
    "energy_gained": _energy_told,
    "crew_picked_up": _crew_picked_up,
    "crew_flagged": _nothing,
    "crew_passed": _crew_changed_saucers,
    "crew_given": _crew_changed_saucers,
    "crew_stolen": _crew_changed_saucers,
    "reward_declined": _nothing,
    "crew_exchanged": _crew_exchanged,
    "crew_let_out": _crew_let_out,
    "upgrade_used": _nothing,
    "tile_turned": _tile_turned,
    "upgrade_bought": _energy_told,
    "upgrade_drawn": _upgrade_drawn,
    "upgrade_played": _upgrade_played,
    "deck_renewed": _deck_renewed,
    "comparison_won": _comparison_won,
    "point_lost": _point_lost,
    "crew_lost": _crew_lost,
    "asked": _asked,
    "game_over": _game_over,
}
