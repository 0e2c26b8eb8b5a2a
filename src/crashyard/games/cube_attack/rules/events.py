"""The events of section 13, and how each changes what everybody sees.

Everything is open (R64), so an event has no secret part. `follow` is the other half: who knows a view
and hears the events knows the next view, without knowing a rule.
"""

from collections.abc import Iterable
from typing import Any

from crashyard.engine.event import Event
from crashyard.games.cube_attack.rules.board import CUBE, LIFE
from crashyard.games.cube_attack.rules.cube import (
    NO_CUBE,
    WEAPONS,
    lives_of,
    planet_of,
    weapon_of,
)
from crashyard.games.cube_attack.rules.state import Table


def seats_in(bits: int, players: int) -> list[int]:
    """A set of seats, kept as bits, as a list."""
    return [seat for seat in range(players) if bits >> seat & 1]


def start_player(table: Table) -> Event:
    return Event("start_player", "R17", {"seat": table.marker})


def round_began(table: Table) -> Event:
    return Event("round_began", "R20", {"round": table.round})


def turn_began(table: Table) -> Event:
    return Event("turn_began", "R21", {"seat": table.active, "left": table.left})


def moved(table: Table, seat: int, number: int, start: int, end: int) -> Event:
    planets = table.board.planets
    return Event(
        "moved",
        "R28",
        {"seat": seat, "cube": number, "from": planets[start], "to": planets[end], "left": table.left},
    )


def activated(table: Table, seat: int, number: int) -> Event:
    """What an activation brought: a new cube (R32), a second life (R34) or a better weapon (R35)."""
    cube = table.cube(seat, number)
    here = planet_of(cube)
    facts = {"seat": seat, "cube": number, "at": table.board.planets[here], "left": table.left}
    kind = table.board.kind[here]
    if kind == CUBE:
        home = table.board.planets[table.home(seat)]
        arrival = {"new": table.entered[seat] - 1, "home": home, "reserve": table.reserve[seat]}
        return Event("cube_arrived", "R32", facts | arrival)
    if kind == LIFE:
        return Event("life_gained", "R34", facts | {"lives": lives_of(cube), "reserve": table.reserve[seat]})
    return Event("weapon_gained", "R35", facts | {"weapon": WEAPONS[weapon_of(cube)]})


def hit(table: Table, seat: int, number: int, victim: int, target: int, place: int) -> Event:
    """An attack, with what it did: one life less, or the cube is gone (R44, R45)."""
    planets = table.board.planets
    after = table.cube(victim, target)
    facts = {
        "seat": seat,
        "cube": number,
        "from": planets[planet_of(table.cube(seat, number))],
        "victim": victim,
        "target": target,
        "at": planets[place],
        "removed": table.removed[victim],
        "left": table.left,
    }
    if after == NO_CUBE:
        return Event("cube_destroyed", "R45", facts)
    return Event("life_lost", "R44", facts | {"lives": lives_of(after)})


def player_out(seat: int) -> Event:
    return Event("player_out", "R58", {"seat": seat})


def resigned(table: Table, seat: int) -> Event:
    return Event("resigned", "R62", {"seat": seat, "removed": table.removed[seat]})


def turn_ended(table: Table) -> Event:
    return Event("turn_ended", "R23", {"seat": table.active, "unused": table.left})


def moon_scored(table: Table, moon: int, points: int) -> Event:
    seats = [seat for seat in range(table.players) if table.standing[seat] >> moon & 1]
    facts = {"moon": table.board.planets[moon], "seats": seats, "points": points}
    return Event("moon_scored", "R47" if len(seats) == 1 else "R49", facts)


def round_ended(table: Table) -> Event:
    return Event("round_ended", "R48", {"round": table.round, "scores": list(table.scores)})


def marker_passed(table: Table) -> Event:
    return Event("marker_passed", "section 10", {"seat": table.marker})


def play_off(table: Table, leaders: int) -> Event:
    seats = seats_in(leaders, table.players)
    return Event("play_off", "R53", {"seats": seats, "points": table.scores[seats[0]]})


def game_over(table: Table) -> Event:
    clauses = {"points": "R52", "last_survivor": "R59", "round_limit": "R63", "nobody_left": "R66"}
    facts = {"winners": seats_in(table.winners, table.players), "reason": table.reason}
    return Event("game_over", clauses[table.reason], facts)


def follow(view: dict[str, Any], events: Iterable[Event]) -> None:
    """Bring a view up to date with what has happened since."""
    for event in events:
        _FOLLOW[event.kind](view, dict(event.public))
    view["awaited"] = [] if view["over"] else [view["active"]]


def _cube(view: dict[str, Any], seat: int, number: int) -> dict[str, Any]:
    found: dict[str, Any] = next(c for c in view["cubes"] if c["seat"] == seat and c["id"] == number)
    return found


def _follow_start_player(view: dict[str, Any], fact: dict[str, Any]) -> None:
    view["marker"] = fact["seat"]


def _follow_round_began(view: dict[str, Any], fact: dict[str, Any]) -> None:
    view["round"] = fact["round"]


def _follow_turn_began(view: dict[str, Any], fact: dict[str, Any]) -> None:
    view["active"] = fact["seat"]
    view["left"] = fact["left"]


def _follow_moved(view: dict[str, Any], fact: dict[str, Any]) -> None:
    view["left"] = fact["left"]
    _cube(view, fact["seat"], fact["cube"])["at"] = fact["to"]


def _follow_activated(view: dict[str, Any], fact: dict[str, Any]) -> None:
    view["left"] = fact["left"]
    cube = _cube(view, fact["seat"], fact["cube"])
    cube["spent"] = sorted([*cube["spent"], "activate"])
    for gain in ("weapon", "lives"):
        if gain in fact:
            cube[gain] = fact[gain]
    if "reserve" in fact:
        view["reserve"][fact["seat"]] = fact["reserve"]
    if "new" in fact:
        view["cubes"].append(
            {
                "seat": fact["seat"],
                "at": fact["home"],
                "weapon": "none",
                "lives": 1,
                "spent": [],
                "id": fact["new"],
            }
        )
        view["cubes"].sort(key=lambda cube: (cube["seat"], cube["id"]))


def _follow_hit(view: dict[str, Any], fact: dict[str, Any]) -> None:
    view["left"] = fact["left"]
    view["removed"][fact["victim"]] = fact["removed"]
    cube = _cube(view, fact["seat"], fact["cube"])
    cube["spent"] = sorted([*cube["spent"], "attack"])
    target = _cube(view, fact["victim"], fact["target"])
    if "lives" in fact:
        target["lives"] = fact["lives"]
    else:
        view["cubes"].remove(target)


def _follow_resigned(view: dict[str, Any], fact: dict[str, Any]) -> None:
    view["removed"][fact["seat"]] = fact["removed"]
    view["cubes"] = [cube for cube in view["cubes"] if cube["seat"] != fact["seat"]]


def _follow_turn_ended(view: dict[str, Any], fact: dict[str, Any]) -> None:
    for cube in view["cubes"]:
        cube["spent"] = []


def _follow_moon_scored(view: dict[str, Any], fact: dict[str, Any]) -> None:
    for seat in fact["seats"]:
        view["scores"][seat] += fact["points"]


def _follow_game_over(view: dict[str, Any], fact: dict[str, Any]) -> None:
    view["over"] = True
    view["winners"] = fact["winners"]
    view["reason"] = fact["reason"]


def _follow_nothing(view: dict[str, Any], fact: dict[str, Any]) -> None:
    """Told for the reader's sake; other events carry what it changes."""


_FOLLOW = {
    "start_player": _follow_start_player,
    "round_began": _follow_round_began,
    "turn_began": _follow_turn_began,
    "moved": _follow_moved,
    "cube_arrived": _follow_activated,
    "life_gained": _follow_activated,
    "weapon_gained": _follow_activated,
    "life_lost": _follow_hit,
    "cube_destroyed": _follow_hit,
    "player_out": _follow_nothing,
    "resigned": _follow_resigned,
    "turn_ended": _follow_turn_ended,
    "moon_scored": _follow_moon_scored,
    "round_ended": _follow_nothing,
    "marker_passed": _follow_start_player,
    "play_off": _follow_nothing,
    "game_over": _follow_game_over,
}
