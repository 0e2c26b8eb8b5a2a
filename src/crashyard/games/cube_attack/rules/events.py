"""The events of section 13, each with its clause. What they tell is in `facts`, how a view follows them in `forms`."""

from typing import Final

from crashyard.engine.event import Event
from crashyard.games.cube_attack.rules.board import CUBE, LIFE
from crashyard.games.cube_attack.rules.cube import (
    NO_CUBE,
    WEAPONS,
    lives_of,
    planet_of,
    weapon_of,
)
from crashyard.games.cube_attack.rules.facts import (
    CubeActiveFacts,
    CubeArrivedFacts,
    CubeEndFacts,
    CubeHitFacts,
    CubeLifeFacts,
    CubeMoonFacts,
    CubeMovedFacts,
    CubePlayOffFacts,
    CubeResignedFacts,
    CubeRoundEndFacts,
    CubeRoundFacts,
    CubeSeatFacts,
    CubeTurnEndFacts,
    CubeTurnFacts,
    CubeWeaponFacts,
    CubeWoundFacts,
)
from crashyard.games.cube_attack.rules.state import CubeAttackTable

_END_CLAUSES: Final[dict[str, str]] = {
    "points": "R52",
    "last_survivor": "R59",
    "round_limit": "R63",
    "nobody_left": "R66",
}


def seats_in(bits: int, players: int) -> list[int]:
    """A set of seats, kept as bits, as a list."""
    return [seat for seat in range(players) if bits >> seat & 1]


def start_player(table: CubeAttackTable) -> Event:
    facts: CubeSeatFacts = {"seat": table.marker}
    return Event("start_player", "R17", facts)


def round_began(table: CubeAttackTable) -> Event:
    facts: CubeRoundFacts = {"round": table.round}
    return Event("round_began", "R20", facts)


def turn_began(table: CubeAttackTable) -> Event:
    facts: CubeTurnFacts = {"seat": table.active, "left": table.left}
    return Event("turn_began", "R21", facts)


def moved(table: CubeAttackTable, seat: int, number: int, start: int, end: int) -> Event:
    names = table.board.planets
    facts: CubeMovedFacts = {
        "seat": seat,
        "cube": number,
        "from": names[start],
        "to": names[end],
        "left": table.left,
    }
    return Event("moved", "R28", facts)


def activated(table: CubeAttackTable, seat: int, number: int) -> Event:
    """What an activation brought: a new cube (R32), a second life (R34) or a better weapon (R35)."""
    cube = table.cube(seat, number)
    here = planet_of(cube)
    facts: CubeActiveFacts = {"seat": seat, "cube": number, "at": table.board.planets[here], "left": table.left}
    kind = table.board.kind[here]
    if kind == CUBE:
        home = table.board.planets[table.home(seat)]
        arrived: CubeArrivedFacts = {
            **facts,
            "new": table.entered[seat] - 1,
            "home": home,
            "reserve": table.reserve[seat],
        }
        return Event("cube_arrived", "R32", arrived)
    if kind == LIFE:
        life: CubeLifeFacts = {**facts, "lives": lives_of(cube), "reserve": table.reserve[seat]}
        return Event("life_gained", "R34", life)
    weapon: CubeWeaponFacts = {**facts, "weapon": WEAPONS[weapon_of(cube)]}
    return Event("weapon_gained", "R35", weapon)


def hit(table: CubeAttackTable, seat: int, number: int, victim: int, target: int, place: int) -> Event:
    """An attack, with what it did: one life less, or the cube is gone (R44, R45)."""
    planets = table.board.planets
    after = table.cube(victim, target)
    facts: CubeHitFacts = {
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
    wound: CubeWoundFacts = {**facts, "lives": lives_of(after)}
    return Event("life_lost", "R44", wound)


def player_out(seat: int) -> Event:
    facts: CubeSeatFacts = {"seat": seat}
    return Event("player_out", "R58", facts)


def resigned(table: CubeAttackTable, seat: int) -> Event:
    facts: CubeResignedFacts = {"seat": seat, "removed": table.removed[seat]}
    return Event("resigned", "R62", facts)


def turn_ended(table: CubeAttackTable) -> Event:
    facts: CubeTurnEndFacts = {"seat": table.active, "unused": table.left}
    return Event("turn_ended", "R23", facts)


def moon_scored(table: CubeAttackTable, moon: int, points: int) -> Event:
    seats = [seat for seat in range(table.players) if table.standing[seat] >> moon & 1]
    facts: CubeMoonFacts = {"moon": table.board.planets[moon], "seats": seats, "points": points}
    return Event("moon_scored", "R47" if len(seats) == 1 else "R49", facts)


def round_ended(table: CubeAttackTable) -> Event:
    facts: CubeRoundEndFacts = {"round": table.round, "scores": list(table.scores)}
    return Event("round_ended", "R48", facts)


def marker_passed(table: CubeAttackTable) -> Event:
    facts: CubeSeatFacts = {"seat": table.marker}
    return Event("marker_passed", "section 10", facts)


def play_off(table: CubeAttackTable, leaders: int) -> Event:
    seats = seats_in(leaders, table.players)
    facts: CubePlayOffFacts = {"seats": seats, "points": table.scores[seats[0]]}
    return Event("play_off", "R53", facts)


def game_over(table: CubeAttackTable) -> Event:
    facts: CubeEndFacts = {"winners": seats_in(table.winners, table.players), "reason": table.reason}
    return Event("game_over", _END_CLAUSES[table.reason], facts)
