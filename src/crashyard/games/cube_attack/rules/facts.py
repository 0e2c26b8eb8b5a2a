"""Section 13: what each kind of event tells, as types. Everything is open (R64), so an event has no secret part."""

from typing import Final, TypedDict


class CubeSeatFacts(TypedDict):
    seat: int


class CubeRoundFacts(TypedDict):
    round: int


class CubeTurnFacts(TypedDict):
    seat: int
    left: int


CubeMovedFacts = TypedDict("CubeMovedFacts", {"seat": int, "cube": int, "from": str, "to": str, "left": int})


class CubeActiveFacts(TypedDict):
    """An activation: which cube, and where."""

    seat: int
    cube: int
    at: str
    left: int


class CubeArrivedFacts(CubeActiveFacts):
    new: int
    home: str
    reserve: int


class CubeLifeFacts(CubeActiveFacts):
    lives: int
    reserve: int


class CubeWeaponFacts(CubeActiveFacts):
    weapon: str


CubeHitFacts = TypedDict(
    "CubeHitFacts",
    {
        "seat": int,
        "cube": int,
        "from": str,
        "victim": int,
        "target": int,
        "at": str,
        "removed": int,
        "left": int,
    },
)


class CubeWoundFacts(CubeHitFacts):
    """A hit that took a second life."""

    lives: int


class CubeResignedFacts(TypedDict):
    seat: int
    removed: int


class CubeTurnEndFacts(TypedDict):
    seat: int
    unused: int


class CubeMoonFacts(TypedDict):
    moon: str
    seats: list[int]
    points: int


class CubeRoundEndFacts(TypedDict):
    round: int
    scores: list[int]


class CubePlayOffFacts(TypedDict):
    seats: list[int]
    points: int


class CubeEndFacts(TypedDict):
    winners: list[int]
    reason: str


EVENT_TYPES: Final[dict[str, type]] = {
    "start_player": CubeSeatFacts,
    "round_began": CubeRoundFacts,
    "turn_began": CubeTurnFacts,
    "moved": CubeMovedFacts,
    "cube_arrived": CubeArrivedFacts,
    "life_gained": CubeLifeFacts,
    "weapon_gained": CubeWeaponFacts,
    "life_lost": CubeWoundFacts,
    "cube_destroyed": CubeHitFacts,
    "player_out": CubeSeatFacts,
    "resigned": CubeResignedFacts,
    "turn_ended": CubeTurnEndFacts,
    "moon_scored": CubeMoonFacts,
    "round_ended": CubeRoundEndFacts,
    "marker_passed": CubeSeatFacts,
    "play_off": CubePlayOffFacts,
    "game_over": CubeEndFacts,
}
"""By the kind of the event."""
