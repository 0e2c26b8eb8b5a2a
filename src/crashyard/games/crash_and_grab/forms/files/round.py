"""The round of a position file: probe and turn direction, whose turns have begun, and what has been revealed in them.

What follows from the rest and was left out is filled in: the number of the turn, who has moved, whose plan is revealed.
"""

from crashyard.engine.forms.documents import Fields, blame
from crashyard.engine.refusal import Refusal
from crashyard.games.crash_and_grab.forms.files.common import (
    MOST,
    FileParts,
    Flags,
    bits_of,
    colour_list,
    nullable_seat,
    own_saucers,
)
from crashyard.games.crash_and_grab.forms.kinds import ROTATIONS
from crashyard.games.crash_and_grab.rules import stages
from crashyard.games.crash_and_grab.rules.stages import FIRST_SAUCERS, PLANS
from crashyard.games.crash_and_grab.rules.state import CLOCKWISE, COUNTER_CLOCKWISE, NO_PLAN, NO_SAUCER, UNKNOWN
from crashyard.games.crash_and_grab.rules.turn import CrashAndGrabTurn


def read_probe(fields: Fields, position: CrashAndGrabTurn) -> None:
    """The probe, the round and who has left."""
    begun = position.stage >= PLANS
    position.round = fields.integer("round", int(begun), MOST if begun else 0, default=int(begun))
    position.probe = nullable_seat(fields, "probe", position, position.stage >= FIRST_SAUCERS)
    gone = fields.items("left_game") if "left_game" in fields else []
    for seat in gone:
        if type(seat) is not int or not 0 <= seat < position.players or gone.count(seat) > 1:
            raise fields.wrong("left_game", seat, f"0..{position.players - 1}, each once")
        position.left_game |= 1 << seat
    if len(gone) >= position.players:
        raise fields.wrong("left_game", gone, "somebody stays")
    rotation = fields.take("rotation") if "rotation" in fields else None
    if rotation is not None:
        if rotation not in ROTATIONS or position.players == 2:
            raise fields.wrong(
                "rotation", rotation, "null" if position.players == 2 else f"{', '.join(ROTATIONS)}, null"
            )
        position.rotation = CLOCKWISE if rotation == ROTATIONS[0] else COUNTER_CLOCKWISE


def read_round(file: FileParts, flags: Flags, position: CrashAndGrabTurn) -> None:
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
            wrong = fields.wrong("saucers", "revealed", f"revealed: {colour_list(position, revealed)}")
            raise wrong if said_revealed & ~revealed else blame(wrong, *file.of_saucers("revealed"))
    position.revealed = revealed
    _check_plans(file, position)


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


def _read_moved(file: FileParts, flags: list[bool | None], position: CrashAndGrabTurn) -> int:
    """The saucers that have begun their turns; the turn saucer is the last of them."""
    fields = file.fields
    turn, said = int(position.turn), bits_of([bool(flag) for flag in flags])
    silent = all(flag is None for flag in flags)
    if position.players == 2:
        if silent and turn == 1:
            said = 1 << position.saucer
        elif silent and turn == 4:
            said = 0b1111
        counts = [sum(said >> saucer & 1 for saucer in own_saucers(position, seat)) for seat in range(2)]
        right = [0, 0]
        for number in range(turn):
            right[(position.probe + number) % 2] += 1
        if counts != right:
            wanted = f"{right[0]} of seat 0 and {right[1]} of seat 1"
            wrong = fields.wrong("saucers", f"moved: {colour_list(position, said)}", wanted)
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
        wrong = fields.wrong(
            "saucers", f"moved: {colour_list(position, said)}", f"moved: {colour_list(position, expected)}"
        )
        raise wrong if said & ~expected else blame(wrong, *file.of_saucers("moved"))
    if position.saucer != NO_SAUCER and order[-1] != position.saucer:
        raise fields.wrong("turn", turn, "the turn of the turn saucer")
    return expected


def _check_plans(file: FileParts, position: CrashAndGrabTurn) -> None:
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


def _without_plan(file: FileParts, right: str) -> Refusal:
    return blame(file.fields.wrong("saucers", "plan", right), *file.of_saucers("plan"))
