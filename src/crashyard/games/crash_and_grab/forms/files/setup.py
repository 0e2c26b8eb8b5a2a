"""Whether a table that is being set up lies as section 4 has it: boosters and pilots."""

from crashyard.games.crash_and_grab.forms.files.common import own_saucers
from crashyard.games.crash_and_grab.rules import stages
from crashyard.games.crash_and_grab.rules.turn import CrashAndGrabTurn


def is_setup(position: CrashAndGrabTurn) -> bool:
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
    return position.phase != stages.PILOT or bool(due_pilots(position) >> 4 * position.probe & 1)


def _waits(position: CrashAndGrabTurn, seat: int) -> bool:
    """Whether no pilot of a seat has been placed."""
    return all(position.lost >> 4 * saucer & 1 for saucer in own_saucers(position, seat))


def due_pilots(position: CrashAndGrabTurn) -> int:
    """The pilots still to be placed in setup, as bits; of two players the other one comes after the booster."""
    due = 0
    for seat in range(position.players):
        own = own_saucers(position, seat)
        first = seat == position.probe
        boosted = any(position.boosters[saucer] for saucer in own)
        comes = first or boosted if position.players == 2 else not first
        for saucer in own:
            if comes and _waits(position, seat) and position.boosters[saucer] == 0:
                due |= 1 << 4 * saucer
    return due
