"""Section 9: how a saucer moves, picks up, collides and accelerates; and who wins a comparison of Twisted Titanium.

A movement never needs to be remembered while another one goes on: whoever hits a saucer stops for good, and whoever
leaves an accelerator begins anew. So one mover, its direction, its distance and what is left of it are all there is.
"""

from librt.vecs import append
from mypy_extensions import i64, u8

from crashyard.games.crash_and_grab.rules import events
from crashyard.games.crash_and_grab.rules.board import ACCELERATOR, EDGE, EMPTY, STEP
from crashyard.games.crash_and_grab.rules.stages import FINISHED
from crashyard.games.crash_and_grab.rules.state import CREW, NO_SAUCER, NOTHING, tokens_in
from crashyard.games.crash_and_grab.rules.tabletop import Tabletop
from crashyard.games.crash_and_grab.rules.upgrades.upgrade import COLLISION, ENTERING
from crashyard.games.crash_and_grab.rules.upgrades.windows import FOR_PUSHED, FOR_TIE, offers, work


def fly(table: Tabletop) -> None:
    """Move on, until somebody is asked or everybody has come to rest (section 9.1)."""
    saucer = table.mover
    if saucer == NO_SAUCER:
        return
    here = table.at[saucer]
    if table.has_saucer(saucer, here):
        table.on[here] = NOTHING
    step = STEP[table.heading]
    while table.left > 0:
        start = here
        here += step
        kind = table.kind[here]
        if kind == EDGE:
            table.mover = NO_SAUCER
            table.crash(saucer)
            return
        table.left -= 1
        table.at[saucer] = here
        if table.listening():
            table.tell(events.saucer_moved(table, saucer, start, here))
        found = i64(table.on[here])
        if found >= CREW:
            table.pick_up(saucer, here)
            if table.stage == FINISHED:
                table.on[here] = u8(saucer + 1)
                return
        if table.players == 2 and table.look_for_partner(saucer):
            table.grabbed = found >= CREW
            if found == NOTHING or found >= CREW:
                table.on[here] = u8(saucer + 1)
            return
        if kind != EMPTY or found != NOTHING:
            if enter(table, kind, found):
                return
            saucer = table.mover
    table.on[here] = u8(saucer + 1)
    table.mover = NO_SAUCER


def enter(table: Tabletop, kind: i64, found: i64) -> bool:
    """What the space leads to that the mover has entered, and what it found there; whether it waits or is over."""
    saucer = table.mover
    if kind == ACCELERATOR:
        if table.owner(saucer) == table.active:
            table.stop_to_accelerate()
            return True
        table.left = table.travel
    elif NOTHING < found < CREW:
        return collide(table, found - 1)
    elif table.own and kind != EMPTY and found == NOTHING and offers(table, saucer, ENTERING):
        table.on[table.at[saucer]] = u8(saucer + 1)
        return True
    return False


def go_on_after_passing(table: Tabletop) -> None:
    """The space that the mover had entered when passing interrupted it leads to what it would have led to before."""
    here = table.at[table.mover]
    found = i64(table.on[here])
    if found == table.mover + 1:
        found = CREW if table.grabbed else NOTHING
        table.on[here] = NOTHING
    table.grabbed = False
    enter(table, table.kind[here], found)


def collide(table: Tabletop, hit: i64) -> bool:
    """The mover has entered the space of another saucer; whether the movement is over, or waits (section 9.3)."""
    if table.listening():
        table.tell(events.saucers_collided(table, table.mover, hit))
    if table.titanium:
        if compare(table, hit):
            return True
    elif table.own and offers(table, table.mover, COLLISION):
        return True
    push(table)
    return False


def push(table: Tabletop) -> None:
    """The mover stays, and the saucer that it has hit moves on, with the full distance (R-02)."""
    pusher = table.mover
    cell = table.at[pusher]
    hit = table.saucer_on(cell)
    table.on[cell] = u8(pusher + 1)
    table.mover = hit
    table.left = table.travel
    if table.listening():
        table.tell(events.saucer_pushed(table, pusher, hit))
    if table.own:
        table.own = False
        work(table, pusher, FOR_PUSHED)


# -- Twisted Titanium -----------------------------------------------------------------------


def compare(table: Tabletop, hit: i64) -> bool:
    """Whoever has more crewmembers crashes the other one on the spot; whether that ended the movement."""
    mover = table.mover
    lead = tokens_in(table.aboard[mover]) - tokens_in(table.aboard[hit])
    if lead == 0 and table.own:
        if table.active_upgrades(mover) & FOR_TIE:
            lead = 1
        elif table.active_upgrades(hit) & FOR_TIE:
            lead = -1
    if lead == 0:
        return False
    cell = table.at[mover]
    table.mover = NO_SAUCER
    winner, loser = (mover, hit) if lead > 0 else (hit, mover)
    table.lift(loser)
    table.on[cell] = u8(winner + 1)
    seat = table.owner(winner)
    table.points = table.points[:]
    table.points[seat] += 1
    if table.aboard[winner]:
        table.losses = append(table.losses, winner)
    if table.listening():
        table.tell(events.comparison_won(table, winner, loser, cell))
    if table.points[seat] >= table.tuning.points:
        table.win(seat)
    return True
