"""What a position file has only for a while: flags, crashes to settle, pick-ups to answer, used and drawn cards."""

from librt.vecs import vec
from mypy_extensions import i64

from crashyard.engine.forms.documents import Fields
from crashyard.games.crash_and_grab.forms.files.common import read_cards, read_saucer, read_token, read_tokens
from crashyard.games.crash_and_grab.forms.kinds import read_direction
from crashyard.games.crash_and_grab.rules import stages
from crashyard.games.crash_and_grab.rules.board import OFF
from crashyard.games.crash_and_grab.rules.state import CREW, NO_SAUCER
from crashyard.games.crash_and_grab.rules.turn import CrashAndGrabTurn
from crashyard.games.crash_and_grab.rules.upgrades.deck import CARDS


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
    position.rewards = vec[i64](_read_colours(fields, "rewards", position))
    position.losses = vec[i64](_read_colours(fields, "losses", position))
    picks: list[i64] = []
    for index, document in enumerate(fields.items("picks") if "picks" in fields else []):
        pick = Fields(document, f"{fields.what}: picks {index + 1}")
        saucer = read_saucer(pick, "saucer", position)
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
        CREW + read_token(position, fields, "crew") if "crew" in fields else read_saucer(fields, "saucer", position) + 1
    )
    fields.end()
    return placing


def _read_colours(fields: Fields, name: str, position: CrashAndGrabTurn) -> list[int]:
    colours = position.colours[: int(position.saucers)]
    found = fields.items(name) if name in fields else []
    for value in found:
        if value not in colours or found.count(value) > 1:
            raise fields.wrong(name, value, f"{', '.join(colours)}, each once")
    return [position.colours.index(value) for value in found]


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


def is_in_turn(position: CrashAndGrabTurn) -> bool:
    """Whether a saucer has its turn."""
    return stages.PLACE <= position.stage <= stages.TURN_OVER


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
