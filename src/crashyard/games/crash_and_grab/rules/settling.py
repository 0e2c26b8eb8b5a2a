"""Sections 10, 11 and 15: what is settled after a movement: passing, penalties, rewards, and placing crew."""

from librt.vecs import vec
from mypy_extensions import i64

from crashyard.engine.actions import Actions
from crashyard.games.crash_and_grab.rules import events
from crashyard.games.crash_and_grab.rules.board import COLOURS, TOKENS
from crashyard.games.crash_and_grab.rules.codes import COLOUR, CREWMEMBER, DECLINE, ENERGIZE, GIVE, STEAL
from crashyard.games.crash_and_grab.rules.state import CREW, ONE_COLOUR, tokens_in
from crashyard.games.crash_and_grab.rules.tabletop import Tabletop

# -- section 11: passing --------------------------------------------------------------------


def fill_passing(table: Tabletop, actions: Actions) -> None:
    """Stop, or pass one of the flagged crewmembers."""
    actions.add(DECLINE)
    fill_crew(table.flagged, actions)


def pass_on(table: Tabletop, token: i64) -> None:
    """A flagged crewmember goes to the saucer of its colour."""
    receiver = token // 4
    giver = table.partner(receiver)
    table.leave(giver, token)
    if table.listening():
        table.tell(events.crew_passed(table, giver, receiver, token))
    table.take_aboard(receiver, token)


def fill_crew(crew: i64, actions: Actions) -> None:
    """Each crewmember of a set."""
    token: i64 = 0
    while crew:
        if crew & 1:
            actions.add(CREWMEMBER + token)
        crew >>= 1
        token += 1


# -- section 10.2: penalties ----------------------------------------------------------------


def receivers(table: Tabletop) -> i64:
    """The saucers that may receive a penalty, as bits: those of the opponents with the lowest count (R-22)."""
    if table.players == 2:
        return 0b0101 if table.active == 1 else 0b1010
    lowest: i64 = 4
    found: i64 = 0
    seat: i64 = 0
    while seat < table.players:
        if seat != table.active:
            count = table.count_of(seat)
            if count < lowest:
                lowest = count
                found = 0
            if count == lowest:
                found |= 1 << seat
        seat += 1
    return found


def fill_penalties(table: Tabletop, actions: Actions) -> None:
    """Each off-coloured crewmember, to each receiver."""
    giving = table.off_coloured(table.saucer)
    receiving = receivers(table)
    token: i64 = 0
    while token < TOKENS:
        if giving >> token & 1:
            saucer: i64 = 0
            while saucer < table.saucers:
                if receiving >> saucer & 1:
                    actions.add(GIVE + 6 * token + saucer)
                saucer += 1
        token += 1


def forbids_penalty(table: Tabletop, action: i64) -> str | None:
    token, saucer = (action - GIVE) // 6, (action - GIVE) % 6
    if table.aboard[table.saucer] >> token & 1 == 0:
        return "not-aboard"
    if table.off_coloured(table.saucer) >> token & 1 == 0:
        return "matching-stays"
    if saucer >= table.saucers:
        return "no-such-saucer"
    if table.owner(saucer) == table.active:
        return "not-an-opponent"
    return None if receivers(table) >> saucer & 1 else "not-the-lowest"


def single_penalty(table: Tabletop) -> i64:
    """The only way to pay a penalty, or -1 if there are several."""
    giving = table.off_coloured(table.saucer)
    receiving = receivers(table)
    if giving & (giving - 1) or receiving & (receiving - 1):
        return -1
    return GIVE + 6 * bit_number(giving) + bit_number(receiving)


def bit_number(bit: i64) -> i64:
    number: i64 = 0
    while bit > 1:
        bit >>= 1
        number += 1
    return number


def pay_penalty(table: Tabletop, action: i64) -> None:
    """Give a crewmember away; the receiver may win by it (R-33)."""
    token, saucer = (action - GIVE) // 6, (action - GIVE) % 6
    table.penalties -= 1
    table.leave(table.saucer, token)
    if table.listening():
        table.tell(events.crew_given(table, table.saucer, saucer, token))
    table.take_aboard(saucer, token)


# -- section 10.3: rewards ------------------------------------------------------------------


def may_steal(table: Tabletop, victim: i64) -> bool:
    """The count of who crashed must be at least that of who crashed it (R-24, R-25)."""
    return table.count_of(table.owner(victim)) >= table.count_of(table.active)


def fill_rewards(table: Tabletop, actions: Actions) -> None:
    """Decline, take an energy, or steal a crewmember of the saucer that crashed first."""
    actions.add(DECLINE)
    actions.add(ENERGIZE)
    victim = table.rewards[0]
    if not may_steal(table, victim):
        return
    crew = table.off_coloured(victim)
    token: i64 = 0
    while crew >> token:
        if crew >> token & 1:
            actions.add(STEAL + token)
        token += 1


def forbids_steal(table: Tabletop, token: i64) -> str | None:
    victim = table.rewards[0]
    if table.aboard[victim] >> token & 1 == 0:
        return "not-aboard-victim"
    if table.off_coloured(victim) >> token & 1 == 0:
        return "matching-stays"
    if may_steal(table, victim):
        return None
    return "victim-has-fewer" if table.players > 2 else "both-have-fewer"


def take_reward(table: Tabletop, action: i64) -> None:
    victim = table.rewards[0]
    table.rewards = table.rewards[1:] if len(table.rewards) > 1 else vec[i64]()
    if action == ENERGIZE:
        table.gain_energy(table.saucer, 1)
    elif action == DECLINE:
        if table.listening():
            table.tell(events.reward_declined(table, table.saucer, victim))
    else:
        token = action - STEAL
        table.leave(victim, token)
        if table.listening():
            table.tell(events.crew_stolen(table, table.saucer, victim, token))
        table.take_aboard(table.saucer, token)


# -- Twisted Titanium -----------------------------------------------------------------------


def lose_points(table: Tabletop) -> None:
    """A crash over the edge costs the active player a point, if there is one."""
    while table.penalties > 0:
        table.penalties -= 1
        if table.points[table.active] > 0:
            table.points[table.active] -= 1
            if table.listening():
                table.tell(events.point_lost(table, table.active))


def take_energy_for_rewards(table: Tabletop) -> None:
    """An opposing saucer that went over the edge brings an energy."""
    index: i64 = 0
    while index < len(table.rewards):
        table.gain_energy(table.saucer, 1)
        index += 1
    table.rewards = vec[i64]()


def lose_crewmember(table: Tabletop, saucer: i64, token: i64) -> None:
    """A crewmember goes back into its colour's queue, at the place of its type."""
    table.leave(saucer, token)
    table.lost |= 1 << token
    if table.listening():
        table.tell(events.crew_lost(table, saucer, token))


def single_loss(table: Tabletop, saucer: i64) -> i64:
    """The only crewmember aboard, or -1 if there are several."""
    if tokens_in(table.aboard[saucer]) > 1:
        return -1
    return bit_number(table.aboard[saucer])


# -- section 15: placing crew ---------------------------------------------------------------


def fill_colours(table: Tabletop, actions: Actions) -> None:
    """Each colour whose queue is not empty."""
    colour: i64 = 0
    while colour < len(COLOURS):
        if table.lost >> 4 * colour & ONE_COLOUR:
            actions.add(COLOUR + colour)
        colour += 1


def single_colour(table: Tabletop) -> i64:
    """The only colour whose queue is not empty, or -1 if there are several."""
    found: i64 = -1
    colour: i64 = 0
    while colour < 6:
        if table.lost >> 4 * colour & ONE_COLOUR:
            if found >= 0:
                return -1
            found = colour
        colour += 1
    return found


def call_crewmember(table: Tabletop, colour: i64) -> None:
    """The crewmember at the front of a queue is to be placed; the die follows (R-36)."""
    token = table.front_of_queue(colour)
    table.placing = CREW + token
    if table.listening():
        table.tell(events.crew_called(table, token))
