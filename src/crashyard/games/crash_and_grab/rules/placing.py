"""Section 7: saucers and crewmembers come onto the board, by the die or by a card."""

from mypy_extensions import i64

from crashyard.games.crash_and_grab.rules import events
from crashyard.games.crash_and_grab.rules.board import LAST_SITE, OFF
from crashyard.games.crash_and_grab.rules.stages import ROLL
from crashyard.games.crash_and_grab.rules.state import CREW, NO_SAUCER, NOTHING
from crashyard.games.crash_and_grab.rules.tabletop import Tabletop
from crashyard.games.crash_and_grab.rules.upgrades.upgrade import PLACING
from crashyard.games.crash_and_grab.rules.upgrades.windows import offers


def next_off_board(table: Tabletop) -> i64:
    """Going clockwise from the probe: the first seat with a saucer off the board, or -1."""
    offset: i64 = 0
    while offset < table.players:
        seat = (table.probe + offset) % table.players
        if table.at[seat] == OFF or (table.players == 2 and table.at[seat + 2] == OFF):
            return seat
        offset += 1
    return -1


def call_saucer(table: Tabletop, seat: i64) -> i64:
    """The saucer of a seat that is placed next; NO_SAUCER if its owner must choose (sections 4 and 7)."""
    table.active = seat
    if table.players > 2:
        return seat
    if table.at[seat] == OFF and table.at[seat + 2] == OFF:
        return NO_SAUCER
    return seat if table.at[seat] == OFF else seat + 2


def begin_placing(table: Tabletop, saucer: i64) -> None:
    """In T1 and E1, where a card may replace the die."""
    table.placing = saucer + 1
    if not offers(table, saucer, PLACING):
        table.phase = ROLL


def roll_for_saucer(table: Tabletop, saucer: i64) -> None:
    """In setup, where nobody has a card."""
    table.placing = saucer + 1
    table.phase = ROLL


def roll_for_crewmember(table: Tabletop, token: i64) -> None:
    """The crewmember is called before the die is rolled (R-36)."""
    table.placing = CREW + token
    table.phase = ROLL
    if table.listening():
        table.tell(events.crew_called(table, token))


def place_rolled(table: Tabletop, rolled: i64) -> None:
    """An occupied crash site makes the number go up; after 12 comes 1 (R-35)."""
    site = rolled
    while not table.is_empty_site(site):
        site = site % LAST_SITE + 1
    if table.placing < CREW:
        table.place_saucer(table.placing - 1, site, rolled)
        return
    token = table.placing - CREW
    table.lost &= ~(1 << token)
    table.put_crew(token, table.site[site])
    table.placing = NOTHING
    if table.listening():
        table.tell(events.crew_placed(table, token, site, rolled))
