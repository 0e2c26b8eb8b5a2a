"""Whether the parts of a position file fit together: section 20, and a question that somebody can answer.

What follows from the rest and was left out is filled in here: the number of the turn, who has moved and whose plan is
revealed, the active player, and who is asked.
"""

from crashyard.engine.documents import Fields, blame
from crashyard.engine.refusal import Refusal
from crashyard.games.crash_and_grab.forms.moment import File, Suspect, nullable_seat
from crashyard.games.crash_and_grab.rules import stages
from crashyard.games.crash_and_grab.rules.board import EMPTY, LAST_SITE, OFF, lies_next_to
from crashyard.games.crash_and_grab.rules.decisions.questions import DECISIONS
from crashyard.games.crash_and_grab.rules.placing import next_off_board
from crashyard.games.crash_and_grab.rules.state import CREW, NO_PLAN, NO_SAUCER, NOTHING, UNKNOWN
from crashyard.games.crash_and_grab.rules.turn import CrashAndGrabTurn
from crashyard.games.crash_and_grab.rules.upgrades.upgrade import COLLISION, ENTERING, FIRST_TURN, PICK_UP, PLACING
from crashyard.games.crash_and_grab.rules.upgrades.windows import FOR_FIRST_TURN, holder_of

Flags = dict[str, list[bool | None]]
"""What a file says of `moved` and `revealed` for each saucer; None where it says nothing."""


def is_in_turn(position: CrashAndGrabTurn) -> bool:
    """Whether a saucer has its turn."""
    return stages.PLACE <= position.stage <= stages.TURN_OVER


def bits_of(flags: list[bool]) -> int:
    return sum(1 << index for index, flag in enumerate(flags) if flag)


def _own(position: CrashAndGrabTurn, seat: int) -> list[int]:
    """The saucers of a seat."""
    return [saucer for saucer in range(position.saucers) if position.owner(saucer) == seat]


# -- the round ------------------------------------------------------------------------------


def read_round(file: File, flags: Flags, position: CrashAndGrabTurn) -> None:
    """How many turns have begun, whose they were, and what has been revealed in them."""
    fields, moment = file.fields, file.moment
    taken = position.saucer != NO_SAUCER
    if taken and (position.stage <= stages.PLANS or position.stage == stages.PLACE_ALL):
        raise moment.wrong("saucer", position.colours[position.saucer], "null")
    turns = _possible_turns(position)
    said = [bool(flag) for flag in flags["moved"]]
    default = sum(said) if any(said) else _turn_of(position)
    position.turn = fields.integer("turn", 0, int(position.saucers), default=min(max(default, turns[0]), turns[-1]))
    if not turns[0] <= position.turn <= turns[-1]:
        wrong = fields.wrong("turn", int(position.turn), f"{turns[0]}..{turns[-1]}")
        raise blame(wrong, (moment, "saucer"))
    if position.rotation != UNKNOWN and position.stage <= stages.TURN_DIRECTION:
        raise fields.wrong("rotation", "...", "null")
    if position.rotation == UNKNOWN and position.turn > 1 and position.players > 2:
        raise fields.wrong("rotation", None, "clockwise, counter-clockwise")
    if position.override and position.rotation == UNKNOWN:
        right = "no override tokens before the turn direction is known"
        raise blame(fields.wrong("saucers", "override", right), (fields, "rotation"))
    position.moved = _read_moved(file, flags["moved"], position)
    revealed = int(position.moved)
    if position.stage == stages.START_UPGRADES:
        revealed &= ~(1 << position.saucer)
    if any(flag is not None for flag in flags["revealed"]):
        said_revealed = bits_of([bool(flag) for flag in flags["revealed"]])
        if said_revealed != revealed:
            wrong = fields.wrong("saucers", "revealed", f"revealed: {_colours(position, revealed)}")
            raise wrong if said_revealed & ~revealed else blame(wrong, *file.of_saucers("revealed"))
    position.revealed = revealed
    _check_plans(file, position)


def _colours(position: CrashAndGrabTurn, saucers: int) -> str:
    return ", ".join(colour for saucer, colour in enumerate(position.colours) if saucers >> saucer & 1) or "-"


def _possible_turns(position: CrashAndGrabTurn) -> tuple[int, int]:
    """The first and the last number that the turn can have."""
    last = int(position.saucers)
    if position.stage <= stages.PLANS:
        return 0, 0
    if position.stage == stages.TURN_DIRECTION:
        return (1, 1) if position.saucer != NO_SAUCER else (0, 0)
    if position.stage == stages.NEXT_SAUCER:
        return (1, 1) if position.saucer != NO_SAUCER else (0, 0)
    if position.stage == stages.PLACE_ALL:
        return last, last
    return (1, last) if position.saucer != NO_SAUCER else (0, last)


def _turn_of(position: CrashAndGrabTurn) -> int:
    """Which turn of the round the turn saucer's is, where that follows from the order of the saucers."""
    if position.saucer == NO_SAUCER:
        return 0
    if position.players == 2:
        return 1 if position.owner(position.saucer) == position.probe else 2
    if position.rotation == UNKNOWN:
        return 1
    return int((position.saucer - position.probe) * position.rotation % position.players) + 1


def _read_moved(file: File, flags: list[bool | None], position: CrashAndGrabTurn) -> int:
    """The saucers that have begun their turns; the turn saucer is the last of them."""
    fields = file.fields
    turn, said = int(position.turn), bits_of([bool(flag) for flag in flags])
    silent = all(flag is None for flag in flags)
    if position.players == 2:
        if silent and turn == 1:
            said = 1 << position.saucer
        elif silent and turn == 4:
            said = 0b1111
        counts = [sum(said >> saucer & 1 for saucer in _own(position, seat)) for seat in range(2)]
        right = [0, 0]
        for number in range(turn):
            right[(position.probe + number) % 2] += 1
        if counts != right:
            wanted = f"{right[0]} of seat 0 and {right[1]} of seat 1"
            wrong = fields.wrong("saucers", f"moved: {_colours(position, said)}", wanted)
            raise blame(wrong, *file.of_saucers("moved"))
        last = (position.probe + turn - 1) % 2
        if position.saucer != NO_SAUCER and (
            not said >> position.saucer & 1 or position.owner(position.saucer) != last
        ):
            raise blame(fields.wrong("turn", turn, "the turn of the turn saucer"), *file.of_saucers("moved"))
        return said
    order = [int(position.probe + position.rotation * number) % int(position.players) for number in range(turn)]
    expected = sum(1 << saucer for saucer in order)
    if not silent and said != expected:
        wrong = fields.wrong("saucers", f"moved: {_colours(position, said)}", f"moved: {_colours(position, expected)}")
        raise wrong if said & ~expected else blame(wrong, *file.of_saucers("moved"))
    if position.saucer != NO_SAUCER and order[-1] != position.saucer:
        raise fields.wrong("turn", turn, "the turn of the turn saucer")
    return expected


def _check_plans(file: File, position: CrashAndGrabTurn) -> None:
    missing = [saucer for saucer in range(position.saucers) if position.plan[saucer] == NO_PLAN]
    if position.players == 2 and any(position.partner(saucer) not in missing for saucer in missing):
        raise _without_plan(file, "a plan for both saucers of a seat, or for none")
    seats = {int(position.owner(saucer)) for saucer in missing}
    gone = {seat for seat in seats if position.left_game >> seat & 1}
    if position.stage > stages.PLANS and position.stage != stages.FINISHED and missing:
        raise _without_plan(file, "a plan for every saucer")
    if position.stage == stages.FINISHED and any(position.revealed >> saucer & 1 for saucer in missing):
        raise _without_plan(file, "a plan for every saucer that is revealed")
    if position.phase == stages.PLAN and (not seats or gone):
        raise _without_plan(file, "no plan of somebody who has not left the game")
    if position.phase == stages.DRIFT and not gone:
        raise _without_plan(file, "no plan of somebody who has left the game")


def _without_plan(file: File, right: str) -> Refusal:
    return blame(file.fields.wrong("saucers", "plan", right), *file.of_saucers("plan"))


# -- what is left to settle -----------------------------------------------------------------


def check_unsettled(fields: Fields, position: CrashAndGrabTurn) -> None:
    """What is only there for a while: flags, crashes to settle, pick-ups to answer, used and drawn cards."""
    stage = position.stage
    over = stage == stages.FINISHED
    in_turn = over or is_in_turn(position)
    flight = over or stage in (stages.FLIGHT, stages.REST)
    owner = position.owner(position.saucer) if position.saucer != NO_SAUCER else -1
    wrong: list[tuple[bool, str, str]] = [
        (bool(position.used) and not in_turn, "used", "[]"),
        (bool(position.fresh) and not in_turn, "fresh", "[]"),
        (position.free and not in_turn, "free", "false"),
        (bool(position.penalties) and not (over or stages.FLIGHT <= stage <= stages.PENALTIES), "penalties", "0"),
        (len(position.rewards) > 0 and not (over or stages.FLIGHT <= stage <= stages.REWARDS), "rewards", "[]"),
        (any(position.owner(saucer) == owner for saucer in position.rewards), "rewards", "saucers of opponents"),
        (len(position.losses) > 0 and not (position.titanium and (over or stage == stages.REST)), "losses", "[]"),
        (len(position.picks) > 0 and not flight, "picks", "[]"),
        (bool(position.flagged) and not (over or (in_turn and stage <= stages.PASSING)), "flagged", "[]"),
        (bool(position.flagged & ~_passable(position)), "flagged", "crewmembers aboard the partner of their saucer"),
        (bool(position.declined) and not in_turn, "declined", "[]"),
        (bool(position.declined & ~_own_crew(position)), "declined", "crewmembers of the own colours"),
        (any(position.at[saucer] != OFF for saucer in position.rewards), "rewards", "saucers that are off the board"),
        (bool(position.drawn) and stage != stages.DRAWING, "drawn", "[]"),
    ]
    for is_wrong, name, right in wrong:
        if is_wrong:
            raise fields.wrong(name, "...", right)


def _passable(position: CrashAndGrabTurn) -> int:
    """Two players: the crewmembers of the turn's owner that are aboard the partner of the saucer of their colour."""
    if position.players != 2 or position.saucer == NO_SAUCER:
        return 0
    own = [int(position.saucer), int(position.partner(position.saucer))]
    return sum(int(position.aboard[saucer] & position.own_colour(position.partner(saucer))) for saucer in own)


def _own_crew(position: CrashAndGrabTurn) -> int:
    """Two players: the crewmembers of the two colours of the turn's owner."""
    if position.players != 2 or position.saucer == NO_SAUCER:
        return 0
    return int(position.own_colour(position.saucer) | position.own_colour(position.partner(position.saucer)))


# -- the question ---------------------------------------------------------------------------


def read_asked(file: File, position: CrashAndGrabTurn) -> None:
    """Who is active and who is asked; both follow from the rest, and a file may say so."""
    moment = file.moment
    if position.phase in (stages.OFFER, stages.LOSE):
        position.asked = _asked(position)
    colour = position.colours[position.asked] if position.asked != NO_SAUCER else None
    if "asked" in moment and (said := moment.take("asked")) != colour:
        raise moment.wrong("asked", said, colour or "null")
    if position.stage == stages.FINISHED:
        position.active = nullable_seat(moment, "active", position, position.saucer != NO_SAUCER)
        return
    if position.phase == stages.DRIFT:
        position.active = _read_drifting(moment, position)
        return
    position.active = _active(position)
    seat = int(position.active) if position.active >= 0 else None
    if "active" in moment and ((said := moment.take("active")) != seat or isinstance(said, bool | float)):
        wrong = moment.wrong("active", said, "null" if seat is None else str(seat))
        raise blame(wrong, *file.of_saucers("at"))


def _read_drifting(moment: Fields, position: CrashAndGrabTurn) -> int:
    """Somebody who has left and has no plan; if there are several, any of them."""
    gone = [seat for seat in range(position.players) if position.left_game >> seat & 1]
    gone = [seat for seat in gone if position.plan[seat] == NO_PLAN]
    seat = moment.integer("active", 0, int(position.players) - 1, default=gone[0])
    if seat not in gone:
        raise moment.wrong("active", seat, ", ".join(map(str, gone)))
    return seat


def _asked(position: CrashAndGrabTurn) -> int:
    if position.phase == stages.LOSE:
        return int(position.losses[0]) if len(position.losses) else NO_SAUCER
    if position.window == PLACING:
        return int(position.placing) - 1 if NOTHING < position.placing < CREW else NO_SAUCER
    if position.window == PICK_UP:
        return int(position.picks[len(position.picks) - 1]) // 32 if len(position.picks) else NO_SAUCER
    return int(holder_of(position, FOR_FIRST_TURN)) if position.window == FIRST_TURN else int(position.saucer)


def _active(position: CrashAndGrabTurn) -> int:
    stage, phase = position.stage, position.phase
    if position.saucer != NO_SAUCER and stage != stages.NEXT_SAUCER:
        return int(position.owner(position.saucer))
    if stage == stages.NEXT_SAUCER:
        return int(position.probe + position.turn) % 2
    if phase == stages.SAUCER:
        return int(next_off_board(position))
    if phase in (stages.BOOSTER, stages.PILOT):
        return int(1 - position.probe if phase == stages.BOOSTER else position.probe)
    if position.placing == NOTHING:
        return -1
    saucer = position.placing - 1 if position.placing < CREW else (position.placing - CREW) // 4
    return int(position.owner(saucer))


def check_needs(file: File, position: CrashAndGrabTurn) -> None:
    """What a question cannot be asked without; a file that has none of it is told so before anything else."""
    placing = position.phase == stages.ROLL or position.window == PLACING
    if not placing and position.placing != NOTHING:
        raise blame(file.moment.wrong("placing", "...", "null"), (file.moment, "placing"))
    lack = DECISIONS[position.phase - 1].lacks(position) if position.phase != stages.OVER else None
    if lack is not None:
        fields, name = _field(file, position, lack[0])
        raise blame(fields.wrong(name, "...", lack[1]), (fields, name))


def _field(file: File, position: CrashAndGrabTurn, name: str) -> Suspect:
    """A field of the moment, or with `saucer.` before its name of the turn saucer."""
    of_saucer = name.startswith("saucer.")
    return (file.saucers[position.saucer], name.removeprefix("saucer.")) if of_saucer else (file.moment, name)


def check_question(file: File, position: CrashAndGrabTurn) -> None:
    """The question can be asked, and whoever is asked is there and has an answer."""
    phase, moment = position.phase, file.moment
    if position.placing != NOTHING and not _can_be_placed(position):
        raise moment.wrong("placing", "...", "what is to be placed now")
    if not _stands_right(position):
        wrong = file.fields.wrong("saucers", "at", "saucers where they can be at this stage")
        raise blame(wrong, *file.of_saucers("at"))
    if position.stage == stages.PLANS and position.crew_out < position.quota and position.lost:
        raise blame(
            file.fields.wrong("crew", int(position.crew_out), f"{position.quota} crewmembers"), (file.fields, "crew")
        )
    if not _can_be_asked(position):
        wrong = moment.wrong("phase", stages.PHASE_NAMES[phase], "a question that can be asked now")
        raise blame(wrong, *_suspects(file, position))
    seat = int(position.awaited())
    if seat >= 0 and position.left_game >> seat & 1:
        raise file.fields.wrong("left_game", seat, "not who is asked")
    answers = 2 if phase == stages.OFFER else 1
    for seat in position.awaited_seats():
        if len(position.legal(seat)) < answers:
            wrong = moment.wrong("phase", stages.PHASE_NAMES[phase], "a question that somebody can answer")
            raise blame(wrong, *file.of_saucers("at"))


def _suspects(file: File, position: CrashAndGrabTurn) -> list[Suspect]:
    """What may be missing where a question cannot be asked."""
    if position.stage < stages.PLANS:
        return file.of_saucers("boosters")
    return [_field(file, position, name) for name in DECISIONS[position.phase - 1].suspects]


def _can_be_placed(position: CrashAndGrabTurn) -> bool:
    """A saucer that is off the board, in turn that of the turn; or a lost crewmember from the front of its queue."""
    if position.placing < CREW:
        saucer = position.placing - 1
        if position.at[saucer] != OFF or position.stage in (stages.FIRST_PILOTS, stages.PLACE_CREW):
            return False
        return position.stage != stages.START_UPGRADES or saucer == position.saucer
    token = position.placing - CREW
    if position.stage == stages.FIRST_PILOTS:
        return bool(_due_pilots(position) >> token & 1)
    room = position.crew_out < position.quota
    return position.stage == stages.PLACE_CREW and room and position.front_of_queue(token // 4) == token


def _stands_right(position: CrashAndGrabTurn) -> bool:
    """Who must be on the board, is; at the beginning of a round all are (section 20)."""
    stage, mover = position.stage, position.mover
    off = [saucer for saucer in range(position.saucers) if position.at[saucer] == OFF]
    if stage < stages.FIRST_SAUCERS:
        return len(off) == position.saucers and position.crew_out == 0
    if stage == stages.FIRST_PILOTS or (stages.PLANS <= stage <= stages.NEXT_SAUCER and position.turn == 0):
        return not off
    if position.mover in off:
        return False
    if position.phase == stages.PASS and stage != stages.PASSING:
        own = [position.at[saucer] for saucer in (position.saucer, position.partner(position.saucer))]
        return OFF not in own and lies_next_to(own[0], own[1])
    if stage in (stages.FIX_DIRECTION, stages.EXECUTE, stages.BOOSTS, stages.FLIGHT) and position.saucer in off:
        return False
    if position.window == COLLISION:
        return NOTHING < position.on[position.at[mover]] < CREW and position.on[position.at[mover]] != mover + 1
    if position.window == ENTERING:
        return EMPTY < position.kind[position.at[mover]] <= LAST_SITE
    return True


def _can_be_asked(position: CrashAndGrabTurn) -> bool:
    """What each question needs beside answers."""
    if position.stage < stages.PLANS and not _is_setup(position):
        return False
    return position.phase == stages.OVER or DECISIONS[position.phase - 1].can_be_asked(position)


# -- setup ----------------------------------------------------------------------------------


def _is_setup(position: CrashAndGrabTurn) -> bool:
    """Nothing aboard, no cards out, boosters and pilots as section 4 gives them."""
    if any(position.aboard) or any(position.upgrades) or position.discard:
        return False
    boosted = [saucer for saucer in range(position.saucers) if position.boosters[saucer]]
    if position.stage < stages.FIRST_PILOTS:
        return not boosted and position.crew_out == 0
    if position.players == 2 and not boosted:
        asked = position.phase == stages.BOOSTER
        return _waits(position, int(1 - position.probe)) and (asked or _waits(position, int(position.probe)))
    if position.phase == stages.BOOSTER or position.players == 3:
        return not boosted
    if sum(position.boosters) != 1:
        return False
    seat = 1 - position.probe if position.players == 2 else (position.probe - 1) % position.players
    if position.owner(boosted[0]) != seat:
        return False
    return position.phase != stages.PILOT or bool(_due_pilots(position) >> 4 * position.probe & 1)


def _waits(position: CrashAndGrabTurn, seat: int) -> bool:
    """Whether no pilot of a seat has been placed."""
    return all(position.lost >> 4 * saucer & 1 for saucer in _own(position, seat))


def _due_pilots(position: CrashAndGrabTurn) -> int:
    """The pilots still to be placed in setup, as bits; of two players the other one comes after the booster."""
    due = 0
    for seat in range(position.players):
        own = _own(position, seat)
        first = seat == position.probe
        boosted = any(position.boosters[saucer] for saucer in own)
        comes = first or boosted if position.players == 2 else not first
        for saucer in own:
            if comes and _waits(position, seat) and position.boosters[saucer] == 0:
                due |= 1 << 4 * saucer
    return due
