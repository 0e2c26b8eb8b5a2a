"""The moment of a position file: what is asked, and how far the turn has come."""

from collections.abc import Sequence

from crashyard.engine.forms.documents import Fields, blame
from crashyard.games.crash_and_grab.forms.files.common import MOST, FileParts, read_saucer
from crashyard.games.crash_and_grab.rules import stages
from crashyard.games.crash_and_grab.rules.decisions.codes import MOST_SPACES
from crashyard.games.crash_and_grab.rules.decisions.offer import STAGES_OF_WINDOW
from crashyard.games.crash_and_grab.rules.decisions.questions import DECISIONS
from crashyard.games.crash_and_grab.rules.moment import WINDOW_NAMES
from crashyard.games.crash_and_grab.rules.stages import PHASE_NAMES, STAGE_NAMES
from crashyard.games.crash_and_grab.rules.state import NO_SAUCER
from crashyard.games.crash_and_grab.rules.turn import CrashAndGrabTurn
from crashyard.games.crash_and_grab.rules.upgrades.upgrade import COLLISION


def read_moment(file: FileParts, position: CrashAndGrabTurn) -> None:
    """The question, the saucers that it is about, and what can be read without the board."""
    fields = file.moment
    phases = [name for name in PHASE_NAMES if name != PHASE_NAMES[stages.GOING]]
    position.phase = PHASE_NAMES.index(fields.text("phase", phases, default=PHASE_NAMES[stages.PLAN]))
    if position.phase == stages.OFFER:
        window = fields.text("window", WINDOW_NAMES)
        position.window = 1 << WINDOW_NAMES.index(window)
        fitting = STAGES_OF_WINDOW[int(position.window)]
    else:
        if "window" in fields and (said := fields.take("window")) is not None:
            raise blame(fields.wrong("window", said, "null"), (fields, "phase"))
        over = position.phase == stages.OVER
        fitting = (stages.FINISHED,) if over else DECISIONS[position.phase - 1].stages
    position.saucer = read_saucer(fields, "saucer", position)
    names = [STAGE_NAMES[stage] for stage in fitting]
    usual = STAGE_NAMES[_usual_stage(file, fitting, int(position.saucer))]
    stage = fields.text("stage", default=usual)
    if stage not in names:
        raise blame(fields.wrong("stage", stage, ", ".join(names)), (fields, "phase"))
    position.stage = STAGE_NAMES.index(stage)
    if position.saucer == NO_SAUCER and stages.PLACE <= position.stage <= stages.TURN_OVER:
        colours = ", ".join(position.colours[: int(position.saucers)])
        raise blame(fields.wrong("saucer", None, colours), (fields, "saucer"))
    flying = position.stage == stages.FLIGHT
    position.mover = read_saucer(fields, "mover", position, position.saucer if flying else NO_SAUCER)
    _check_mover(fields, position)
    position.free = fields.boolean("free", default=False)
    position.acquired = fields.boolean("acquired", default=False)
    moved = stages.PASSING <= position.stage <= stages.TURN_OVER
    position.boosted_out = fields.boolean("boosted_out", default=moved)
    if moved and not position.boosted_out:
        raise fields.wrong("boosted_out", False, "true")
    position.bounces = fields.integer("bounces", 0, MOST, default=0)
    _read_dallied(fields, position)
    position.distance = fields.integer("distance", 0, MOST_SPACES, default=0)
    least = 1 if flying else 0
    position.travel = fields.integer("travel", least, MOST_SPACES, default=max(least, int(position.distance)))
    position.left = fields.integer("left", 0, MOST_SPACES, default=0)
    if position.left > position.travel:
        wrong = fields.wrong("left", int(position.left), f"0..{position.travel}")
        raise blame(wrong, (fields, "travel"))
    alone = flying and position.mover == position.saucer
    position.own = fields.boolean("own", default=alone)
    pushed = position.phase in (stages.ACCELERATE, stages.PASS) and position.players == 2
    if flying and ((position.own and not alone) or (not position.own and not pushed)):
        raise fields.wrong("own", position.own, "true" if alone else "false")
    position.grabbed = fields.boolean("grabbed", default=False)
    if position.grabbed and not (flying and position.phase == stages.PASS):
        raise fields.wrong("grabbed", True, "false")


def _check_mover(fields: Fields, position: CrashAndGrabTurn) -> None:
    """In a movement the turn saucer, or its partner if that has been pushed and its owner is asked for it."""
    allowed = [NO_SAUCER]
    if position.stage == stages.FLIGHT:
        allowed = [int(position.saucer)]
        if position.players == 2 and position.phase in (stages.ACCELERATE, stages.PASS):
            allowed.append(int(position.partner(position.saucer)))
    if position.mover not in allowed:
        said = position.colours[position.mover] if position.mover != NO_SAUCER else None
        right = ", ".join(position.colours[saucer] if saucer >= 0 else "null" for saucer in allowed)
        raise fields.wrong("mover", said, right)


def _usual_stage(file: FileParts, fitting: Sequence[int], saucer: int) -> int:
    """Where a file stands that does not say it: what may be asked at several stages is told apart by the rest of it."""
    if len(fitting) == 1:
        return fitting[0]
    fields, placing = file.fields, file.moment.peek("placing")
    if stages.PASSING in fitting:
        return _usual_stage_of_passing(file, saucer)
    if fields.peek("round") == 0:
        crew = isinstance(placing, dict) and "crew" in placing
        before = stages.FIRST_PILOTS if crew else stages.FIRST_SAUCERS
        return before if before in fitting else fitting[0]
    if stages.PLACE_CREW in fitting and isinstance(placing, dict) and "saucer" not in placing:
        return stages.PLACE_CREW
    all_moved = fields.peek("turn") == len(fields.peek("saucers") or ())
    if saucer == NO_SAUCER and (stages.NEXT_SAUCER not in fitting or all_moved):
        return stages.PLACE_ALL
    return stages.START_UPGRADES if stages.START_UPGRADES in fitting else fitting[0]


def _usual_stage_of_passing(file: FileParts, saucer: int) -> int:
    """In a movement, before the plan is revealed, or when the movement is over."""
    saucers = file.fields.peek("saucers")
    if file.moment.peek("mover") is not None:
        return stages.FLIGHT
    mine = saucers[saucer] if isinstance(saucers, list) and 0 <= saucer < len(saucers) else None
    hidden = isinstance(mine, dict) and mine.get("revealed") is False
    return stages.START_UPGRADES if hidden else stages.PASSING


def _read_dallied(fields: Fields, position: CrashAndGrabTurn) -> None:
    """Who does not say how often saucers have bounced says it of the turn saucer."""
    turn_saucer = position.saucer
    if "dallied" in fields:
        bounces = fields.integers("dallied", int(position.saucers), 0, MOST)
        if turn_saucer != NO_SAUCER:
            own = [
                saucer for saucer in range(position.saucers) if position.owner(saucer) == position.owner(turn_saucer)
            ]
            if sum(bounces[saucer] for saucer in own) < position.bounces:
                raise fields.wrong(
                    "dallied", bounces, f"{position.bounces} or more for the saucers of the turn's owner"
                )
        for saucer, count in enumerate(bounces):
            position.dallied[saucer] = count
    elif turn_saucer != NO_SAUCER:
        position.dallied[turn_saucer] = position.bounces


def takes_off(position: CrashAndGrabTurn, saucer: int) -> bool:
    """Whether a saucer is about to leave an accelerator, or the game was over before it could."""
    leaves = position.phase == stages.ACCELERATE or is_interrupted(position)
    return (leaves and saucer == position.mover) or ended_in_passing(position)


def is_hit(position: CrashAndGrabTurn, saucer: int, mover: int) -> bool:
    """Whether `mover` has entered the space of `saucer`, and its owner is asked what follows."""
    if ended_in_passing(position):
        return saucer == position.partner(mover)
    return (position.window == COLLISION or is_interrupted(position)) and mover == position.mover and saucer != mover


def ended_in_passing(position: CrashAndGrabTurn) -> bool:
    """Whether the game may have been won while passing had interrupted a movement: then everything stays as it was."""
    return position.stage == stages.FINISHED and position.players == 2


def is_interrupted(position: CrashAndGrabTurn) -> bool:
    """Whether passing has interrupted a movement."""
    return position.phase == stages.PASS and position.stage == stages.FLIGHT
