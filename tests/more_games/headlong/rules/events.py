"""What can happen, each with its clause and its facts."""

from typing import Final, TypedDict

from crashyard.engine.event import Event


class SeatFacts(TypedDict):
    seat: int


class GearFacts(TypedDict):
    gear: int


class SeatGearFacts(SeatFacts, GearFacts):
    """Of `chose` everybody learns the seat, and only the seat itself the gear (H2)."""


class RevealedFacts(TypedDict):
    gears: list[int]


DroveFacts = TypedDict("DroveFacts", {"seat": int, "from": int, "to": int})


class RoundFacts(TypedDict):
    round: int


class EndFacts(TypedDict):
    winners: list[int]
    reason: str


EVENT_TYPES: Final[dict[str, type]] = {
    "chose": SeatGearFacts,
    "revealed": RevealedFacts,
    "drove": DroveFacts,
    "crashed": SeatGearFacts,
    "round_began": RoundFacts,
    "game_over": EndFacts,
}


def chose(seat: int, gear: int) -> Event:
    public: SeatFacts = {"seat": seat}
    secret: GearFacts = {"gear": gear}
    return Event("chose", "H2", public, secret, frozenset({seat}))


def revealed(gears: list[int]) -> Event:
    facts: RevealedFacts = {"gears": gears[:]}
    return Event("revealed", "H3", facts)


def drove(seat: int, start: int, end: int) -> Event:
    facts: DroveFacts = {"seat": seat, "from": start, "to": end}
    return Event("drove", "H3", facts)


def crashed(seat: int, gear: int) -> Event:
    facts: SeatGearFacts = {"seat": seat, "gear": gear}
    return Event("crashed", "H3", facts)


def round_began(number: int) -> Event:
    facts: RoundFacts = {"round": number}
    return Event("round_began", "H2", facts)


def game_over(winners: list[int], reason: str) -> Event:
    facts: EndFacts = {"winners": winners, "reason": reason}
    return Event("game_over", "H4" if reason == "finish" else "H5", facts)
