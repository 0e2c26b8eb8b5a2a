"""A second, slow model of the rules, written from the law with plain dictionaries, sets and generators.

A generator yields every question and is sent its answer, so a turn reads here as section 6 tells it, from top to
bottom. This module has the table and sections 7, 9, 10, 11 and 15; `reference_turn` has the turns, the rounds and the
upgrades.
"""

from collections.abc import Generator, Iterable
from dataclasses import dataclass, field
from typing import Any, NamedTuple

Place = tuple[int, int]
Answer = tuple[Any, ...]

TYPES = ("pilot", "engineer", "doctor", "scientist")
SIDES: dict[str, Place] = {"up": (-1, 0), "right": (0, 1), "down": (1, 0), "left": (0, -1)}
CHANCE = -1
STOP: Answer = ("decline",)
RULEBOOK = {
    "upgrade_cost": 2,
    "card_boosters": 1,
    "card_energy": 1,
    "crash_energy": 1,
    "stations_to_win": 4,
    "points_to_win": 3,
}
"""What the laboratory may change, as far as it matters after setup."""


class Question(NamedTuple):
    """What is asked, whom, and every answer there is."""

    what: str
    seat: int
    answers: set[Answer]


Questions = Generator[Question, Answer, None]


class Won(Exception):
    """Somebody has won; whatever is not resolved is dropped."""

    def __init__(self, seat: int) -> None:
        super().__init__(seat)
        self.seat = seat


@dataclass
class World:
    """Everything on the table; saucers are called by their colours, crewmembers "colour-type"."""

    players: int
    owner: dict[str, int]
    marks: dict[Place, str]
    corners: dict[str, Place]
    at: dict[str, Place | None]
    lying: dict[Place, str]
    aboard: dict[str, set[str]]
    lost: set[str]
    energy: dict[str, int]
    boosters: dict[str, int]
    upgrades: dict[str, set[str]]
    deck: set[str]
    discard: set[str]
    quota: int
    probe: int
    titanium: bool
    points: list[int]
    numbers: dict[str, int] = field(default_factory=lambda: dict(RULEBOOK))
    plans: dict[str, tuple[str, str]] = field(default_factory=dict)
    fresh: set[str] = field(default_factory=set)
    override: set[str] = field(default_factory=set)
    rotation: int = 0

    def mine(self, seat: int) -> list[str]:
        return [saucer for saucer, owner in self.owner.items() if owner == seat]

    def has(self, saucer: str, card: str) -> bool:
        """Whether a saucer has a card that is active."""
        return card in self.upgrades[saucer] - self.fresh

    def sites(self) -> dict[int, Place]:
        return {int(mark): place for place, mark in self.marks.items() if mark.isdigit()}

    def saucers_on(self, place: Place) -> list[str]:
        return [saucer for saucer, here in self.at.items() if here == place]

    def is_free(self, place: Place) -> bool:
        """Neither a saucer nor a crewmember is there."""
        return place not in self.lying and not self.saucers_on(place)

    def empty(self, places: Iterable[Place]) -> set[Place]:
        """Those that are empty for upgrades."""
        return {place for place in places if self.marks.get(place, "A") != "A" and self.is_free(place)}

    def free_sites(self) -> list[int]:
        return [number for number, place in self.sites().items() if self.is_free(place)]

    def stationed(self, saucer: str) -> int:
        return len({name.split("-")[1] for name in self.aboard[saucer]})

    def count(self, seat: int) -> int:
        return sum(self.stationed(saucer) for saucer in self.mine(seat))

    def off_coloured(self, saucer: str) -> set[str]:
        return {name for name in self.aboard[saucer] if name.split("-")[0] != saucer}

    def queue(self, colour: str) -> list[str]:
        return [f"{colour}-{kind}" for kind in TYPES if f"{colour}-{kind}" in self.lost]

    def score(self, seat: int) -> None:
        """Twisted Titanium: a point, and with the last one the game."""
        self.points[seat] += 1
        if self.points[seat] >= self.numbers["points_to_win"]:
            raise Won(seat)


@dataclass
class Turn:
    """What is remembered in the turn of a saucer."""

    saucer: str
    seat: int
    distance: int = 0
    acquired: bool = False
    used: set[str] = field(default_factory=set)
    declined: set[str] = field(default_factory=set)
    penalties: int = 0
    rewards: list[str] = field(default_factory=list)
    picks: list[tuple[str, str]] = field(default_factory=list)
    losses: list[str] = field(default_factory=list)


def step(place: Place, side: str) -> Place:
    down, across = SIDES[side]
    return place[0] + down, place[1] + across


# -- crew -----------------------------------------------------------------------------------


def arrive(world: World, turn: Turn, saucer: str, name: str) -> None:
    """Section 14: the check is made after each single crewmember."""
    world.aboard[saucer].add(name)
    if saucer == turn.saucer:
        turn.acquired = True
    seat = world.owner[saucer]
    if not world.titanium and all(
        world.stationed(other) >= world.numbers["stations_to_win"] for other in world.mine(seat)
    ):
        raise Won(seat)


def depart(world: World, turn: Turn, saucer: str, name: str) -> None:
    world.aboard[saucer].remove(name)


def pick_up(world: World, turn: Turn, saucer: str, place: Place) -> None:
    name = world.lying.pop(place)
    turn.picks.append((saucer, name))
    arrive(world, turn, saucer, name)


def pass_crew(world: World, turn: Turn, saucer: str) -> Questions:
    """Section 11, where a saucer has entered a space; asked again only if something else could be passed (R-64)."""
    if world.players != 2 or world.owner[saucer] != turn.seat:
        return
    (other,) = [mine for mine in world.mine(turn.seat) if mine != saucer]
    here, there = world.at[saucer], world.at[other]
    if here is None or there is None:
        return
    if abs(here[0] - there[0]) + abs(here[1] - there[1]) > 1:
        return
    could = {name for name in world.aboard[saucer] if name.split("-")[0] == other}
    could |= {name for name in world.aboard[other] if name.split("-")[0] == saucer}
    if could == turn.declined:
        return
    while could:
        answer = yield Question("pass", turn.seat, {STOP} | {("crewmember", name) for name in could})
        if answer == STOP:
            turn.declined = could
            return
        receiver = answer[1].split("-")[0]
        depart(world, turn, saucer if receiver == other else other, answer[1])
        arrive(world, turn, receiver, answer[1])
        could = could - {answer[1]}


# -- section 9: movement --------------------------------------------------------------------


def crash(world: World, turn: Turn, saucer: str) -> None:
    world.at[saucer] = None
    if world.owner[saucer] == turn.seat:
        turn.penalties += 1
    else:
        turn.rewards.append(saucer)


def move(world: World, turn: Turn, saucer: str, side: str, distance: int, own: bool) -> Questions:
    """MOVE of section 9.1."""
    left = distance
    while left > 0:
        here = world.at[saucer]
        assert here is not None
        place = step(here, side)
        if place not in world.marks:
            crash(world, turn, saucer)
            return
        hit = world.saucers_on(place)
        was_free = world.is_free(place)
        world.at[saucer] = place
        left -= 1
        if place in world.lying:
            pick_up(world, turn, saucer, place)
        yield from pass_crew(world, turn, saucer)
        if hit:
            yield from collide(world, turn, saucer, hit[0], side, distance, own)
            return
        if world.marks[place] == "A":
            if world.owner[saucer] == turn.seat:
                yield from accelerate(world, turn, saucer, distance, own)
            else:
                yield from move(world, turn, saucer, side, distance, False)
            return
        usable = world.has(saucer, "waste-accelerator") and "waste-accelerator" not in turn.used
        if own and world.marks[place].isdigit() and was_free and usable:
            answer = yield Question("offer", turn.seat, {STOP, ("use", "waste-accelerator")})
            if answer != STOP:
                turn.used.add("waste-accelerator")
                yield from accelerate(world, turn, saucer, distance, own)
                return


def accelerate(world: World, turn: Turn, saucer: str, distance: int, own: bool) -> Questions:
    """Section 9.4, in the turn of the saucer's owner; who has been pushed chooses the direction only (R-08)."""
    spaces = {distance}
    if own and world.has(saucer, "acceleration-regulator"):
        spaces |= {1, 2, 3, 4}
        if world.has(saucer, "hyperdrive"):
            spaces |= {6, 8}
    answer = yield Question("accelerate", turn.seat, {("fly", side, count) for side in SIDES for count in spaces})
    yield from move(world, turn, saucer, answer[1], answer[2], own)


def collide(world: World, turn: Turn, saucer: str, hit: str, side: str, distance: int, own: bool) -> Questions:
    """Section 9.3; in Twisted Titanium the comparison."""
    mines = "proximity-mines"
    if world.titanium:
        lead = len(world.aboard[saucer]) - len(world.aboard[hit])
        if lead == 0 and own:
            lead = 1 if world.has(saucer, mines) else -1 if world.has(hit, mines) else 0
        if lead != 0:
            winner, loser = (saucer, hit) if lead > 0 else (hit, saucer)
            world.at[loser] = None
            if world.aboard[winner]:
                turn.losses.append(winner)
            world.score(world.owner[winner])
            return
    elif own and world.has(saucer, mines):
        answer = yield Question("offer", turn.seat, {STOP, ("use", mines)})
        if answer != STOP:
            crash(world, turn, hit)
            return
    if own:
        siphon(world, turn)
    yield from move(world, turn, hit, side, distance, False)


def siphon(world: World, turn: Turn) -> None:
    """Upgrade 14: the first push of the own turn."""
    if world.has(turn.saucer, "kinetic-siphon") and "kinetic-siphon" not in turn.used:
        turn.used.add("kinetic-siphon")
        world.boosters[turn.saucer] += 1


def come_to_rest(world: World, turn: Turn) -> Questions:
    """Airlock, the newest pick-up first; then the losses of Twisted Titanium (R-63)."""
    while turn.picks:
        saucer, name = turn.picks.pop()
        if name in world.aboard[saucer] and world.has(saucer, "airlock") and world.lying:
            answers = {STOP} | {("use", "airlock", other) for other in world.lying.values()}
            answer = yield Question("offer", world.owner[saucer], answers)
            if answer != STOP:
                (place,) = [place for place, other in world.lying.items() if other == answer[2]]
                depart(world, turn, saucer, name)
                world.lying[place] = name
                arrive(world, turn, saucer, answer[2])
    while turn.losses:
        saucer = turn.losses.pop(0)
        answers = {("crewmember", name) for name in world.aboard[saucer]}
        if answers:
            answer = next(iter(answers))
            if len(answers) > 1:
                answer = yield Question("lose", world.owner[saucer], answers)
            depart(world, turn, saucer, answer[1])
            world.lost.add(answer[1])


# -- section 7: placing ---------------------------------------------------------------------


def roll(world: World) -> Generator[Question, Answer, Place]:
    answer = yield Question("roll", CHANCE, {("roll", number) for number in range(1, 13)})
    number = answer[1]
    while number not in world.free_sites():
        number = 1 if number == 12 else number + 1
    return world.sites()[number]


def place_saucer(world: World, saucer: str) -> Questions:
    """In T1 and E1, with the cards for that."""
    place: Place | None = None
    if world.has(saucer, "regeneration-gateway"):
        answers = {STOP} | {("use", "regeneration-gateway", number) for number in world.free_sites()}
        answer = yield Question("offer", world.owner[saucer], answers)
        if answer != STOP:
            place = world.sites()[answer[2]]
    if place is None:
        place = yield from roll(world)
    world.at[saucer] = place
    if world.has(saucer, "scavenger-bot"):
        world.boosters[saucer] += 1
        world.energy[saucer] += 1


# -- sections 10, 11 and 15: settling -------------------------------------------------------


def settle(world: World, turn: Turn) -> Questions:
    """C1, C2."""
    yield from pay_penalties(world, turn)
    yield from take_rewards(world, turn)
    yield from place_crew(world, turn)


def pay_penalties(world: World, turn: Turn) -> Questions:
    """Section 10.2."""
    for _ in range(turn.penalties):
        if world.titanium:
            world.points[turn.seat] = max(0, world.points[turn.seat] - 1)
            continue
        opponents = [seat for seat in range(world.players) if seat != turn.seat]
        lowest = min(world.count(seat) for seat in opponents)
        receivers = [saucer for seat in opponents if world.count(seat) == lowest for saucer in world.mine(seat)]
        given = world.off_coloured(turn.saucer)
        answers = {("give", name, saucer) for name in given for saucer in receivers}
        if not answers:
            break
        answer = next(iter(answers))
        if len(answers) > 1:
            answer = yield Question("penalty", turn.seat, answers)
        depart(world, turn, turn.saucer, answer[1])
        arrive(world, turn, answer[2], answer[1])
    turn.penalties = 0


def take_rewards(world: World, turn: Turn) -> Questions:
    """Section 10.3."""
    for victim in turn.rewards:
        if world.titanium:
            world.energy[turn.saucer] += world.numbers["crash_energy"]
            continue
        answers = {STOP, ("energize",)}
        if world.count(world.owner[victim]) >= world.count(turn.seat):
            answers |= {("steal", name) for name in world.off_coloured(victim)}
        answer = yield Question("reward", turn.seat, answers)
        if answer == ("energize",):
            world.energy[turn.saucer] += world.numbers["crash_energy"]
        elif answer != STOP:
            depart(world, turn, victim, answer[1])
            arrive(world, turn, turn.saucer, answer[1])
    turn.rewards = []


def place_crew(world: World, turn: Turn) -> Questions:
    """Section 15."""
    while len(world.lying) < world.quota and world.lost:
        colours = {name.split("-")[0] for name in world.lost}
        colour = next(iter(colours))
        if len(colours) > 1:
            answer = yield Question("colour", turn.seat, {("colour", name) for name in colours})
            colour = answer[1]
        name = world.queue(colour)[0]
        place = yield from roll(world)
        world.lost.remove(name)
        world.lying[place] = name
