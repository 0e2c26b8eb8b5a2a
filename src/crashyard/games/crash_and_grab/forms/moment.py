"""The moment of a position file: what is asked, and how far the turn has come. Whether it fits is `lawful`'s to say."""

from collections.abc import Sequence
from dataclasses import dataclass, field

from librt.vecs import vec
from mypy_extensions import i64

from crashyard.engine.documents import Fields, blame
from crashyard.games.crash_and_grab.forms.kinds import NUMBERS, read_direction
from crashyard.games.crash_and_grab.rules import stages
from crashyard.games.crash_and_grab.rules.board import TYPES
from crashyard.games.crash_and_grab.rules.decisions.codes import MOST_SPACES
from crashyard.games.crash_and_grab.rules.decisions.offer import STAGES_OF_WINDOW
from crashyard.games.crash_and_grab.rules.decisions.questions import DECISIONS
from crashyard.games.crash_and_grab.rules.moment import WINDOW_NAMES
from crashyard.games.crash_and_grab.rules.stages import PHASE_NAMES, STAGE_NAMES
from crashyard.games.crash_and_grab.rules.state import CREW, NO_SAUCER
from crashyard.games.crash_and_grab.rules.turn import CrashAndGrabTurn
from crashyard.games.crash_and_grab.rules.upgrades.deck import CARDS
from crashyard.games.crash_and_grab.rules.upgrades.upgrade import COLLISION

_MOST = 1_000_000

Suspect = tuple[Fields, str]


@dataclass(frozen=True)
class File:
    """A position file: the whole, its moment, and its saucers as far as they are read."""

    fields: Fields
    moment: Fields
    saucers: list[Fields] = field(default_factory=list)

    def of_saucers(self, name: str) -> list[Suspect]:
        """A field of each saucer, to be blamed where it is left out."""
        return [(saucer, name) for saucer in self.saucers]


# -- what is asked --------------------------------------------------------------------------


def read_moment(file: File, position: CrashAndGrabTurn) -> None:
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
    position.saucer = _read_saucer(fields, "saucer", position)
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
    position.mover = _read_saucer(fields, "mover", position, position.saucer if flying else NO_SAUCER)
    _check_mover(fields, position)
    position.free = fields.boolean("free", default=False)
    position.acquired = fields.boolean("acquired", default=False)
    moved = stages.PASSING <= position.stage <= stages.TURN_OVER
    position.boosted_out = fields.boolean("boosted_out", default=moved)
    if moved and not position.boosted_out:
        raise fields.wrong("boosted_out", False, "true")
    position.bounces = fields.integer("bounces", 0, _MOST, default=0)
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


def _usual_stage(file: File, fitting: Sequence[int], saucer: int) -> int:
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


def _usual_stage_of_passing(file: File, saucer: int) -> int:
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
        bounces = fields.integers("dallied", int(position.saucers), 0, _MOST)
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


def _read_saucer(fields: Fields, name: str, position: CrashAndGrabTurn, default: int = NO_SAUCER) -> int:
    """A saucer in play, or null."""
    if name not in fields:
        return default
    value = fields.take(name)
    if value is None:
        return NO_SAUCER
    colours = position.colours[: int(position.saucers)]
    if value not in colours:
        raise fields.wrong(name, value, f"{', '.join(colours)}, null")
    return position.colours.index(value)


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


def nullable_seat(fields: Fields, name: str, position: CrashAndGrabTurn, wanted: bool) -> int:
    """A seat where one is wanted, otherwise null."""
    value = fields.take(name) if name in fields or wanted else None
    if value is None and not wanted:
        return -1
    if type(value) is int and 0 <= value < position.players and wanted:
        return value
    raise fields.wrong(name, value, f"0..{position.players - 1}" if wanted else "null")


# -- what is left to settle -----------------------------------------------------------------


def read_unsettled(fields: Fields, position: CrashAndGrabTurn) -> None:
    """What needs the board, the saucers or the crew to be read."""
    if "heading" in fields:
        if len(position.marker) == 0:
            if (heading := fields.take("heading")) is not None:
                raise fields.wrong("heading", heading, "null")
        else:
            position.heading = read_direction(position, fields, "heading")
    position.used = read_cards(fields, "used", [card.name for card in CARDS if card.once])
    for token in read_tokens(position, fields, "flagged"):
        position.flagged |= 1 << token
    for token in read_tokens(position, fields, "declined"):
        position.declined |= 1 << token
    position.penalties = fields.integer("penalties", 0, 2, default=0)
    position.rewards = vec[i64](_read_saucers(fields, "rewards", position))
    position.losses = vec[i64](_read_saucers(fields, "losses", position))
    picks: list[i64] = []
    for index, document in enumerate(fields.items("picks") if "picks" in fields else []):
        pick = Fields(document, f"{fields.what}: picks {index + 1}")
        saucer = _read_saucer(pick, "saucer", position)
        if saucer == NO_SAUCER:
            raise pick.wrong("saucer", None, ", ".join(position.colours[: int(position.saucers)]))
        picks.append(32 * saucer + read_token(position, pick, "crew"))
        pick.end()
    position.picks = vec[i64](picks)
    if "placing" in fields and (placing := fields.take("placing")) is not None:
        position.placing = _read_placing(Fields(placing, f"{fields.what}: placing"), position)


def _read_placing(fields: Fields, position: CrashAndGrabTurn) -> int:
    """A saucer or a crewmember."""
    placing = (
        CREW + read_token(position, fields, "crew")
        if "crew" in fields
        else _read_saucer(fields, "saucer", position) + 1
    )
    fields.end()
    return placing


def _read_saucers(fields: Fields, name: str, position: CrashAndGrabTurn) -> list[int]:
    colours = position.colours[: int(position.saucers)]
    found = fields.items(name) if name in fields else []
    for value in found:
        if value not in colours or found.count(value) > 1:
            raise fields.wrong(name, value, f"{', '.join(colours)}, each once")
    return [position.colours.index(value) for value in found]


def read_token(position: CrashAndGrabTurn, fields: Fields, name: str) -> int:
    return _token(position, Fields(fields.take(name), f"{fields.what}: {name}"))


def read_tokens(position: CrashAndGrabTurn, fields: Fields, name: str) -> list[int]:
    """Crewmembers by their colours and types, each once."""
    documents = fields.items(name) if name in fields else []
    found = [_token(position, Fields(document, f"{fields.what}: {name}")) for document in documents]
    for token in found:
        if found.count(token) > 1:
            raise fields.wrong(name, f"{position.colours[token // 4]} {TYPES[token % 4]}", "each crewmember once")
    return found


def _token(position: CrashAndGrabTurn, crew: Fields) -> int:
    token = 4 * position.colours.index(crew.text("colour", position.colours)) + TYPES.index(crew.text("type", TYPES))
    crew.end()
    return token


def read_cards(fields: Fields, name: str, allowed: Sequence[str] = tuple(NUMBERS)) -> int:
    """A set of upgrade cards, as bits."""
    bits = 0
    for value in fields.items(name) if name in fields else []:
        if not isinstance(value, str) or value not in allowed or bits >> NUMBERS[value] & 1:
            raise fields.wrong(name, value, f"{', '.join(allowed[:3])}, ..., each once")
        bits |= 1 << NUMBERS[value]
    return bits
