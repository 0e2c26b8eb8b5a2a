"""How each event changes what a spectator sees: who knows a view and hears the events knows the next view.

The last event of everything that happens, `asked` or `game_over`, brings the moment of the turn; the others bring what
lies on the table.
"""

from collections.abc import Iterable
from typing import Any

from crashyard.engine.event import Event
from crashyard.games.crash_and_grab.forms.outcomes import NUMBERS
from crashyard.games.crash_and_grab.rules.board import BIG, SLOTS, TYPES
from crashyard.games.crash_and_grab.rules.options import palette

View = dict[str, Any]
Facts = dict[str, Any]
Crew = dict[str, Any]


def follow(view: View, events: Iterable[Event]) -> None:
    """Bring a view up to date with what has happened since."""
    for event in events:
        _FOLLOW[event.kind](view, dict(event.public))


def _nothing(view: View, fact: Facts) -> None:
    """Told for the reader's sake; other events carry what it changes."""


def _asked(view: View, fact: Facts) -> None:
    view["moment"] = fact["moment"]
    view["awaited"] = list(fact["awaited"])


def _game_over(view: View, fact: Facts) -> None:
    view.update(moment=fact["moment"], winner=fact["winner"], awaited=[])


# -- things by their names ------------------------------------------------------------------


def _saucer(view: View, colour: str) -> dict[str, Any]:
    found: dict[str, Any] = view["saucers"][_colours(view).index(colour)]
    return found


def _colours(view: View) -> list[str]:
    """What the colours are called, by their numbers."""
    return palette(view["players"], view["options"]["colours"])


def _sort(view: View, crew: list[Crew]) -> None:
    """By colours and types."""
    colours = _colours(view)
    crew.sort(key=lambda one: (colours.index(one["colour"]), TYPES.index(one["type"])))


def _named(crew: Crew) -> Crew:
    return {"colour": crew["colour"], "type": crew["type"]}


def _board(view: View, crew: Crew, at: list[int]) -> None:
    """Crew lies down on the board."""
    view["crew"].append(_named(crew) | {"at": at})
    _sort(view, view["crew"])


def _unboard(view: View, crew: Crew) -> None:
    """Crew leaves the board."""
    view["crew"] = [other for other in view["crew"] if _named(other) != crew]


def _join(view: View, colour: str, crew: Crew) -> None:
    _saucer(view, colour)["crew"].append(_named(crew))
    _sort(view, _saucer(view, colour)["crew"])


def _leave(view: View, colour: str, crew: Crew) -> None:
    _saucer(view, colour)["crew"].remove(_named(crew))


# -- setup and placing ----------------------------------------------------------------------


def _tile_laid(view: View, fact: Facts) -> None:
    view["tiles"].append({name: fact[name] for name in ("slot", "tile", "side", "turns")})


def _markers_laid(view: View, fact: Facts) -> None:
    view["markers"] = {side: fact[side] for side in ("up", "right", "down", "left")}


def _extra_colour_added(view: View, fact: Facts) -> None:
    view["extra_colour"] = fact["colour"]
    view["lost"][fact["colour"]] = list(TYPES)


def _probe_taken(view: View, fact: Facts) -> None:
    view["probe"] = fact["seat"]


def _to_space(view: View, fact: Facts) -> None:
    _saucer(view, fact["saucer"])["at"] = fact["at"] if "at" in fact else fact["to"]


def _crew_placed(view: View, fact: Facts) -> None:
    view["lost"][fact["crew"]["colour"]].remove(fact["crew"]["type"])
    _board(view, fact["crew"], fact["at"])


# -- the round ------------------------------------------------------------------------------


def _round_began(view: View, fact: Facts) -> None:
    view.update(round=fact["round"], turn=0, rotation=None)
    for saucer in view["saucers"]:
        saucer.update(plan=None, planned=False, revealed=False, override=False, moved=False)


def _planned(view: View, fact: Facts) -> None:
    for saucer in view["saucers"]:
        if saucer["seat"] == fact["seat"]:
            saucer["planned"] = True


def _rotation_fixed(view: View, fact: Facts) -> None:
    view["rotation"] = fact["direction"]
    for saucer in view["saucers"]:
        saucer["override"] = saucer["colour"] in fact["overrides"]


def _turn_began(view: View, fact: Facts) -> None:
    view["turn"] += 1
    _saucer(view, fact["saucer"])["moved"] = True


def _plan_revealed(view: View, fact: Facts) -> None:
    plan = {"card": fact["card"], "direction": fact["direction"]}
    _saucer(view, fact["saucer"]).update(revealed=True, plan=plan)


def _turn_ended(view: View, fact: Facts) -> None:
    _saucer(view, fact["saucer"])["override"] = False
    view["fresh"] = []


def _player_left(view: View, fact: Facts) -> None:
    view["left_game"] = sorted([*view["left_game"], fact["seat"]])


# -- movement -------------------------------------------------------------------------------


def _saucers_swapped(view: View, fact: Facts) -> None:
    _saucer(view, fact["saucer"])["at"] = fact["to"]
    _saucer(view, fact["other"])["at"] = fact["from"]


def _saucer_gone(view: View, fact: Facts) -> None:
    _saucer(view, fact["saucer"])["at"] = None


def _boosted(view: View, fact: Facts) -> None:
    _saucer(view, fact["saucer"])["boosters"] = fact["left"]


def _boosters_gained(view: View, fact: Facts) -> None:
    _saucer(view, fact["saucer"])["boosters"] = fact["boosters"]


def _energy_told(view: View, fact: Facts) -> None:
    _saucer(view, fact["saucer"])["energy"] = fact["energy"]


def _tile_turned(view: View, fact: Facts) -> None:
    """The tile and everything on it turn clockwise: `(r, c)` of the tile becomes `(c, 3 - r)` (upgrade 18)."""
    tile = next(tile for tile in view["tiles"] if tile["slot"] == fact["slot"])
    tile["turns"] = (tile["turns"] + fact["turns"]) % 4
    slot = next(slot for slot in SLOTS[view["players"]] if slot["slot"] == fact["slot"])
    for piece in [*view["saucers"], *view["crew"]]:
        if piece["at"] is None:
            continue
        row, col = piece["at"][0] - slot["row"], piece["at"][1] - slot["col"]
        if 0 <= row < BIG and 0 <= col < BIG:
            for _ in range(fact["turns"]):
                row, col = col, BIG - 1 - row
            piece["at"] = [slot["row"] + row, slot["col"] + col]


# -- crew -----------------------------------------------------------------------------------


def _crew_picked_up(view: View, fact: Facts) -> None:
    _unboard(view, fact["crew"])
    _join(view, fact["saucer"], fact["crew"])


def _crew_changed_saucers(view: View, fact: Facts) -> None:
    _leave(view, fact["from"], fact["crew"])
    _join(view, fact["to"], fact["crew"])


def _crew_exchanged(view: View, fact: Facts) -> None:
    _crew_changed_saucers(view, {"from": fact["other"], "to": fact["saucer"], "crew": fact["taken"]})
    _crew_changed_saucers(view, {"from": fact["saucer"], "to": fact["other"], "crew": fact["given"]})


def _crew_let_out(view: View, fact: Facts) -> None:
    _unboard(view, fact["in"])
    _leave(view, fact["saucer"], fact["out"])
    _board(view, fact["out"], fact["at"])
    _join(view, fact["saucer"], fact["in"])


def _crew_lost(view: View, fact: Facts) -> None:
    _leave(view, fact["saucer"], fact["crew"])
    queue = view["lost"][fact["crew"]["colour"]]
    queue.append(fact["crew"]["type"])
    queue.sort(key=TYPES.index)


# -- points and cards -----------------------------------------------------------------------


def _comparison_won(view: View, fact: Facts) -> None:
    view["points"][fact["seat"]] = fact["points"]
    _saucer(view, fact["winner"])["at"] = fact["at"]
    _saucer(view, fact["loser"])["at"] = None


def _point_lost(view: View, fact: Facts) -> None:
    view["points"][fact["seat"]] = fact["points"]


def _add_upgrade(pile: list[str], name: str) -> None:
    pile.append(name)
    pile.sort(key=lambda card: NUMBERS[card])


def _upgrade_drawn(view: View, fact: Facts) -> None:
    view["deck"] -= 1
    view["drawn"] = [*view["drawn"], None]


def _upgrade_played(view: View, fact: Facts) -> None:
    view.update(drawn=[], deduced=[])
    if fact["discarded"] is not None:
        _add_upgrade(view["discard"], fact["discarded"])
    _add_upgrade(_saucer(view, fact["saucer"])["upgrades"], fact["upgrade"])
    _add_upgrade(view["fresh"], fact["upgrade"])


def _deck_renewed(view: View, fact: Facts) -> None:
    view.update(deck=len(view["discard"]), discard=[], deduced=list(fact["deduced"]))


_FOLLOW = {
    "tile_laid": _tile_laid,
    "markers_laid": _markers_laid,
    "extra_colour_added": _extra_colour_added,
    "probe_taken": _probe_taken,
    "saucer_placed": _to_space,
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
    "saucer_moved": _to_space,
    "saucer_jumped": _to_space,
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
