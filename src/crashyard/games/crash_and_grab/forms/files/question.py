"""Whether the question of a position file can be asked, and whoever is asked is there and has an answer (section 20).

The active player and who is asked follow from the rest; a file may say so. What one question needs is said by its
decision.
"""

from crashyard.engine.forms.documents import Fields, blame
from crashyard.games.crash_and_grab.forms.files.common import FileParts, Suspect, nullable_seat
from crashyard.games.crash_and_grab.forms.files.setup import due_pilots, is_setup
from crashyard.games.crash_and_grab.rules import stages
from crashyard.games.crash_and_grab.rules.board import EMPTY, LAST_SITE, OFF, lies_next_to
from crashyard.games.crash_and_grab.rules.decisions.questions import DECISIONS
from crashyard.games.crash_and_grab.rules.placing import next_off_board
from crashyard.games.crash_and_grab.rules.state import CREW, NO_PLAN, NO_SAUCER, NOTHING
from crashyard.games.crash_and_grab.rules.turn import CrashAndGrabTurn
from crashyard.games.crash_and_grab.rules.upgrades.upgrade import COLLISION, ENTERING, FIRST_TURN, PICK_UP, PLACING
from crashyard.games.crash_and_grab.rules.upgrades.windows import FOR_FIRST_TURN, holder_of


def read_asked(file: FileParts, position: CrashAndGrabTurn) -> None:
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


def check_needs(file: FileParts, position: CrashAndGrabTurn) -> None:
    """What a question cannot be asked without; a file that has none of it is told so before anything else."""
    placing = position.phase == stages.ROLL or position.window == PLACING
    if not placing and position.placing != NOTHING:
        raise blame(file.moment.wrong("placing", "...", "null"), (file.moment, "placing"))
    lack = DECISIONS[position.phase - 1].lacks(position) if position.phase != stages.OVER else None
    if lack is not None:
        fields, name = _field(file, position, lack[0])
        raise blame(fields.wrong(name, "...", lack[1]), (fields, name))


def _field(file: FileParts, position: CrashAndGrabTurn, name: str) -> Suspect:
    """A field of the moment, or with `saucer.` before its name of the turn saucer."""
    of_saucer = name.startswith("saucer.")
    return (file.saucers[position.saucer], name.removeprefix("saucer.")) if of_saucer else (file.moment, name)


def check_question(file: FileParts, position: CrashAndGrabTurn) -> None:
    """The question can be asked, and whoever is asked is there and has an answer."""
    phase, moment = position.phase, file.moment
    if position.placing != NOTHING and not _can_be_placed(position):
        raise moment.wrong("placing", "...", "what is to be placed now")
    if not _stands_right(position):
        wrong = file.fields.wrong("saucers", "at", "saucers where they can be at this stage")
        raise blame(wrong, *file.of_saucers("at"))
    wanted = int(position.quota if position.round > 1 else position.quota - position.tuning.extra_crew)
    if position.stage == stages.PLANS and position.crew_out < wanted and position.lost:
        raise blame(file.fields.wrong("crew", int(position.crew_out), f"{wanted} crewmembers"), (file.fields, "crew"))
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


def _suspects(file: FileParts, position: CrashAndGrabTurn) -> list[Suspect]:
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
        return bool(due_pilots(position) >> token & 1)
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
        here = position.at[mover]
        return NOTHING < position.on[here] < CREW and not position.has_saucer(mover, here)
    if position.window == ENTERING:
        return EMPTY < position.kind[position.at[mover]] <= LAST_SITE
    return True


def _can_be_asked(position: CrashAndGrabTurn) -> bool:
    """What each question needs beside answers."""
    if position.stage < stages.PLANS and not is_setup(position):
        return False
    return position.phase == stages.OVER or DECISIONS[position.phase - 1].can_be_asked(position)
