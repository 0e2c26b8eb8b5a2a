"""Views, the other way round: a position from the fields of a position file.

Any state is accepted, reachable or not, if crewmembers and cards are conserved and section 20 holds, so that the round
can go on from it. Whatever follows from the rest may be left out.
"""

from collections.abc import Mapping, Sequence

from crashyard.engine.forms.documents import Fields, blame
from crashyard.engine.options import Value, complete_options
from crashyard.games.crash_and_grab.forms.files.board import read_board
from crashyard.games.crash_and_grab.forms.files.common import FileParts, nullable_seat
from crashyard.games.crash_and_grab.forms.files.moment import read_moment
from crashyard.games.crash_and_grab.forms.files.pieces import read_crew, read_saucers, read_upgrades
from crashyard.games.crash_and_grab.forms.files.question import check_needs, check_question, read_asked
from crashyard.games.crash_and_grab.forms.files.round import read_probe, read_round
from crashyard.games.crash_and_grab.forms.files.unsettled import check_unsettled, read_unsettled
from crashyard.games.crash_and_grab.rules.options import MODES, NAME, OPTIONS, PARAMETERS, palette
from crashyard.games.crash_and_grab.rules.stages import FINISHED
from crashyard.games.crash_and_grab.rules.state import stations
from crashyard.games.crash_and_grab.rules.tuning import tuning_of
from crashyard.games.crash_and_grab.rules.turn import CrashAndGrabTurn
from crashyard.games.crash_and_grab.rules.upgrades.deck import deck_of


def lay_out(position: CrashAndGrabTurn, options: Mapping[str, Value]) -> None:
    """Section 4 before chance has its say: no tiles, the crew of all saucer colours lost, the whole deck."""
    position.tuning = tuning_of(options)
    position.quota += position.tuning.extra_crew
    position.clear()
    position.titanium = options["mode"] == MODES[1]
    position.colours = palette(int(position.players), options["colours"])
    position.deck = deck_of(position)
    position.lost = (1 << 4 * position.saucers) - 1


def read_position(fields: Fields, position: CrashAndGrabTurn) -> None:
    """Read a position; whatever is wrong is refused with what would be right."""
    given = fields.take("options") if "options" in fields else {}
    lay_out(position, complete_options(OPTIONS, given, NAME, int(position.players), PARAMETERS))
    file = FileParts(fields, _moment_of(fields))
    read_moment(file, position)
    read_board(fields, position)
    read_probe(fields, position)
    flags = read_saucers(file, position)
    read_crew(file, position)
    read_upgrades(file, position)
    _read_end(fields, position, given)
    read_round(file, flags, position)
    read_unsettled(file.moment, position)
    check_unsettled(file.moment, position)
    check_needs(file, position)
    read_asked(file, position)
    file.moment.end()
    fields.end()
    check_question(file, position)


def _moment_of(fields: Fields) -> Fields:
    """The moment; a file that leaves it out stands where everybody plans, and nothing in it says otherwise."""
    if "moment" in fields:
        return fields.object("moment")
    saucers = [saucer for saucer in fields.peek("saucers") or () if isinstance(saucer, dict)]
    elsewhere = [
        fields.peek("turn"),
        "round" in fields and fields.peek("round") == 0,
        fields.peek("winner") is not None,
        bool(saucers) and all(saucer.get("plan") for saucer in saucers),
    ]
    if any(elsewhere):
        raise fields.missing("moment")
    return Fields({}, f"{fields.what}: moment")


def _read_end(fields: Fields, position: CrashAndGrabTurn, options: Mapping[str, object]) -> None:
    """Points, and who has won; nobody else may have."""
    over = position.stage == FINISHED
    position.winner = nullable_seat(fields, "winner", position, over)
    points: Sequence[int] = ()
    if "points" in fields:
        points = fields.integers("points", int(position.players), 0, int(position.tuning.points))
    if any(points) and not position.titanium:
        wrong = fields.wrong("points", list(points), "0..0")
        raise blame(wrong, (fields, "options"), (Fields(options, "options"), "mode"))
    for seat, count in enumerate(points):
        position.points[seat] = count
    for seat in range(position.players):
        if position.titanium:
            won = position.points[seat] == position.tuning.points
        else:
            own = [saucer for saucer in range(position.saucers) if position.owner(saucer) == seat]
            won = all(stations(position.aboard[saucer]) >= position.tuning.stations for saucer in own)
        if won != (seat == position.winner):
            raise fields.wrong("winner", position.winner if over else None, "who has won, and nobody else")
