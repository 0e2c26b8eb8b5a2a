"""The second model: sections 6, 8, 12, 13 and 16, and the upgrades that are used at the end of a turn."""

from itertools import product

from tests.games.crash_and_grab.reference import (
    CHANCE,
    SIDES,
    STOP,
    Answer,
    Place,
    Question,
    Questions,
    Turn,
    World,
    come_to_rest,
    move,
    pass_crew,
    pick_up,
    place_saucer,
    roll,
    settle,
    siphon,
    step,
)

PLANS = [(card, side) for card in ("2", "3", "0-5") for side in SIDES]


# -- the round ------------------------------------------------------------------------------


def set_up(world: World) -> Questions:
    """Section 4, from step 7 on: the board is laid, and the Probe is taken."""
    order = [(world.probe + number) % world.players for number in range(world.players)]
    for seat in order:
        mine = world.mine(seat)
        if len(mine) == 2:
            answer = yield Question("saucer", seat, {("saucer", saucer) for saucer in mine})
            mine.sort(key=lambda saucer: saucer != answer[1])
        for saucer in mine:
            world.at[saucer] = yield from roll(world)
    if world.players == 2:
        first, second = order
        answer = yield Question("pilot", first, {("saucer", saucer) for saucer in world.mine(first)})
        yield from place_pilot(world, answer[1])
        answer = yield Question("booster", second, {("saucer", saucer) for saucer in world.mine(second)})
        world.boosters[answer[1]] += 1
        (other,) = [saucer for saucer in world.mine(second) if saucer != answer[1]]
        yield from place_pilot(world, other)
        return
    boosted = [order[-1]] if world.players > 3 else []
    for seat in boosted:
        world.boosters[world.mine(seat)[0]] += 1
    for seat in order[1:]:
        if seat not in boosted:
            yield from place_pilot(world, world.mine(seat)[0])


def place_pilot(world: World, colour: str) -> Questions:
    place = yield from roll(world)
    world.lost.remove(f"{colour}-pilot")
    world.lying[place] = f"{colour}-pilot"


def play_from_setup(world: World) -> Questions:
    yield from set_up(world)
    yield from play_on(world)


def play_on(world: World) -> Questions:
    """Round after round, until somebody wins."""
    while True:
        yield from plan(world)
        yield from take_turns(world)
        yield from end_round(world)


def plan(world: World) -> Questions:
    """P1; here the seats plan one after the other."""
    for seat in range(world.players):
        mine = world.mine(seat)
        answers: set[Answer] = {("plan", *plans) for plans in product(PLANS, repeat=len(mine))}
        answer = yield Question("plan", seat, answers)
        for saucer, planned in zip(mine, answer[1:], strict=True):
            world.plans[saucer] = planned


def take_turns(world: World) -> Questions:
    """P2, then all turns."""
    world.rotation = 0
    world.override = set()
    if world.players == 2:
        waiting = [list(world.mine(seat)) for seat in range(2)]
        for number in range(4):
            seat = (world.probe + number) % 2
            saucer = waiting[seat][0]
            if number < 2:
                answer = yield Question("saucer", seat, {("saucer", name) for name in waiting[seat]})
                saucer = answer[1]
            waiting[seat].remove(saucer)
            yield from take_turn(world, saucer)
        return
    stabilizers = [saucer for saucer in world.at if world.has(saucer, "rotational-stabilizer")]
    if not stabilizers:
        yield from throw_direction(world)
    names = list(world.at)
    for number in range(world.players):
        yield from take_turn(world, names[(world.probe + number * world.rotation) % world.players])
        if world.rotation == 0:
            turns: set[Answer] = {("use", "rotational-stabilizer", name) for name in ("clockwise", "counter-clockwise")}
            answer = yield Question("offer", world.owner[stabilizers[0]], {STOP} | turns)
            if answer == STOP:
                yield from throw_direction(world)
            else:
                fix_direction(world, answer[2])


def throw_direction(world: World) -> Questions:
    answer = yield Question("rotation", CHANCE, {("rotate", "clockwise"), ("rotate", "counter-clockwise")})
    fix_direction(world, answer[1])


def fix_direction(world: World, name: str) -> None:
    """Section 12: the last ones of the order get override tokens."""
    world.rotation = 1 if name == "clockwise" else -1
    names = list(world.at)
    order = [names[(world.probe + number * world.rotation) % world.players] for number in range(world.players)]
    world.override = set(order[-1:] if world.players == 5 else order[-2:] if world.players == 6 else [])


def end_round(world: World) -> Questions:
    """E1 and E2."""
    for number in range(world.players):
        seat = (world.probe + number) % world.players
        while missing := [saucer for saucer in world.mine(seat) if world.at[saucer] is None]:
            if len(missing) > 1:
                answer = yield Question("saucer", seat, {("saucer", saucer) for saucer in missing})
                missing = [answer[1]]
            yield from place_saucer(world, missing[0])
    turning = world.rotation or 1
    order = [(world.probe + number * turning) % world.players for number in range(world.players)]
    lowest = min(world.count(seat) for seat in order)
    world.probe = [seat for seat in order if world.count(seat) == lowest][-1]


# -- the turn -------------------------------------------------------------------------------


def take_turn(world: World, saucer: str) -> Questions:
    turn = Turn(saucer, world.owner[saucer])
    free = world.at[saucer] is None
    if free:
        yield from place_saucer(world, saucer)
    yield from blast_off(world, turn)
    card, side = world.plans[saucer]
    yield from choose_distance(world, turn, card)
    if free or saucer in world.override or world.has(saucer, "time-machine"):
        answer = yield Question("direction", turn.seat, {("direction", name) for name in SIDES})
        side = answer[1]
    if card == "2":
        world.boosters[saucer] += world.numbers["card_boosters"]
    if card == "3":
        world.energy[saucer] += world.numbers["card_energy"]
    yield from move(world, turn, saucer, side, turn.distance, True)
    yield from come_to_rest(world, turn)
    yield from boost(world, turn)
    yield from settle(world, turn)
    while answers := end_upgrades(world, turn):
        answer = yield Question("offer", turn.seat, {STOP} | answers)
        if answer == STOP:
            break
        turn.used.add(answer[1])
        yield from use(world, turn, answer)
        yield from come_to_rest(world, turn)
        yield from settle(world, turn)
    yield from buy(world, turn)
    world.fresh = set()
    world.override.discard(saucer)


def blast_off(world: World, turn: Turn) -> Questions:
    """Upgrade 1."""
    here = world.at[turn.saucer]
    assert here is not None
    if world.has(turn.saucer, "blast-off-thrusters"):
        spaces = world.empty(step(here, side) for side in SIDES)
        if spaces:
            answers: set[Answer] = {("use", "blast-off-thrusters", place) for place in spaces}
            answer = yield Question("offer", turn.seat, {STOP} | answers)
            if answer != STOP:
                world.at[turn.saucer] = answer[2]
                yield from pass_crew(world, turn, turn.saucer)


def choose_distance(world: World, turn: Turn, card: str) -> Questions:
    allowed = {"2": {2}, "3": {3}, "0-5": {0, 1, 2, 3, 4, 5}}[card]
    if world.has(turn.saucer, "hyperdrive"):
        allowed = allowed | {2 * spaces for spaces in allowed}
    turn.distance = min(allowed)
    if len(allowed) > 1:
        answer = yield Question("distance", turn.seat, {("distance", spaces) for spaces in allowed})
        turn.distance = answer[1]


def boost(world: World, turn: Turn) -> Questions:
    """Section 9.6."""
    saucer = turn.saucer
    spaces = {turn.distance}
    if world.has(saucer, "boost-amplifier"):
        spaces |= {1, 2, 3, 4, 5, 6}
        if world.has(saucer, "hyperdrive"):
            spaces |= {8, 10, 12}
    spaces -= {0}
    while world.at[saucer] is not None and world.boosters[saucer] > 0 and spaces:
        answers: set[Answer] = {("fly", side, count) for side in SIDES for count in spaces}
        answer = yield Question("boost", turn.seat, {STOP} | answers)
        if answer == STOP:
            break
        world.boosters[saucer] -= 1
        yield from move(world, turn, saucer, answer[1], answer[2], True)
        yield from come_to_rest(world, turn)


def buy(world: World, turn: Turn) -> Questions:
    """C4, section 16."""
    saucer = turn.saucer
    while world.energy[saucer] >= world.numbers["upgrade_cost"] and (world.deck or world.discard):
        answer = yield Question("buy", turn.seat, {STOP, ("buy",)})
        if answer == STOP:
            return
        world.energy[saucer] -= world.numbers["upgrade_cost"]
        drawn: list[str] = []
        while len(drawn) < 2 and (world.deck or world.discard):
            if not world.deck:
                world.deck, world.discard = world.discard, set()
            answer = yield Question("draw", CHANCE, {("draw", name) for name in world.deck})
            world.deck.remove(answer[1])
            drawn.append(answer[1])
        kept = drawn[0]
        if len(drawn) == 2:
            answer = yield Question("keep", turn.seat, {("keep", name) for name in drawn})
            kept = answer[1]
        world.upgrades[saucer].add(kept)
        world.fresh.add(kept)
        world.discard |= set(drawn) - {kept}
        if kept == "cargo-hold":
            world.boosters[saucer] += 3


# -- the upgrades of the end of a turn ------------------------------------------------------


def side_to(here: Place, there: Place) -> str | None:
    """The direction of a place in the same row or column."""
    if here[1] == there[1]:
        return "up" if there[0] < here[0] else "down"
    if here[0] == there[0]:
        return "left" if there[1] < here[1] else "right"
    return None


def end_upgrades(world: World, turn: Turn) -> set[Answer]:
    """Every way to use every card that is active, not used, and whose conditions hold."""
    saucer = turn.saucer
    here = world.at[saucer]
    found: set[Answer] = {("quake-maker", corner, turns) for corner in world.corners for turns in (1, 2, 3)}
    for other in world.at:
        if other != saucer:
            for name in world.aboard[other]:
                colour, kind = name.split("-")
                mine = [given for given in world.aboard[saucer] if given.split("-")[1] == kind]
                if colour == saucer:
                    found |= {("distress-signaler", name, given) for given in mine}
    if here is not None:
        others = {other: there for other, there in world.at.items() if there is not None and other != saucer}
        found |= {("wormhole-generator", other) for other in others}
        line = [place for place in world.marks if side_to(here, place) and place != here]
        found |= {("afterburner", place) for place in world.empty(line)}
        found |= {("pulse-cannon", other) for other, there in others.items() if side_to(here, there)}
        near = [place for place in line if abs(place[0] - here[0]) + abs(place[1] - here[1]) <= 2]
        found |= {("tractor-beam", world.lying[place]) for place in near if place in world.lying}
        found |= {("saucer-teleporter", number) for number in world.free_sites()}
        found |= {("landing-legs", side) for side in SIDES}
        found.add(("cloaking-device",))
        if not turn.acquired:
            found |= {("organic-triangulator", place) for place in world.empty(world.marks)}
    return {("use", *way) for way in found if world.has(saucer, way[0]) and way[0] not in turn.used}


def use(world: World, turn: Turn, answer: Answer) -> Questions:
    saucer, card, chosen = turn.saucer, answer[1], answer[2:]
    here = world.at[saucer]
    if card in ("afterburner", "organic-triangulator", "saucer-teleporter"):
        world.at[saucer] = world.sites()[chosen[0]] if card == "saucer-teleporter" else chosen[0]
        yield from pass_crew(world, turn, saucer)
    elif card == "wormhole-generator":
        world.at[saucer], world.at[chosen[0]] = world.at[chosen[0]], here
        yield from pass_crew(world, turn, saucer)
    elif card == "pulse-cannon":
        there = world.at[chosen[0]]
        assert here is not None
        assert there is not None
        side = side_to(here, there)
        assert side is not None
        siphon(world, turn)
        yield from move(world, turn, chosen[0], side, 1, False)
    elif card == "tractor-beam":
        (place,) = [place for place, name in world.lying.items() if name == chosen[0]]
        pick_up(world, turn, saucer, place)
    elif card == "landing-legs":
        yield from move(world, turn, saucer, chosen[0], 1, True)
    elif card == "cloaking-device":
        world.at[saucer] = None
    elif card == "quake-maker":
        quake(world, *chosen)
    else:
        exchange(world, turn, *chosen)


def quake(world: World, corner: str, turns: int) -> None:
    """Upgrade 18: local (r, c) becomes (c, 3 - r)."""
    top, left = world.corners[corner]
    for _ in range(turns):
        new = {(top + r, left + c): (top + c, left + 3 - r) for r in range(4) for c in range(4)}
        world.marks = {new.get(place, place): mark for place, mark in world.marks.items()}
        world.lying = {new.get(place, place): name for place, name in world.lying.items()}
        for saucer, place in world.at.items():
            if place is not None:
                world.at[saucer] = new.get(place, place)


def exchange(world: World, turn: Turn, taken: str, given: str) -> None:
    """Upgrade 11: nobody can win by it."""
    (other,) = [name for name in world.at if taken in world.aboard[name]]
    world.aboard[other] = world.aboard[other] - {taken} | {given}
    world.aboard[turn.saucer] = world.aboard[turn.saucer] - {given} | {taken}
    turn.acquired = True
