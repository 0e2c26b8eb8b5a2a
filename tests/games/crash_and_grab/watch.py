"""Looks at a position after every decision: section 20, and what else is always so."""

from crashyard.games.crash_and_grab.position import CrashAndGrabPosition
from crashyard.games.crash_and_grab.rules.board import ACCELERATOR, CELLS, OFF
from crashyard.games.crash_and_grab.rules.stages import (
    ACCELERATE,
    DRAWING,
    END_UPGRADES,
    EXECUTE,
    FIX_DIRECTION,
    NEXT_SAUCER,
    OFFER,
    OVER,
    PASS,
    PLACE_ALL,
    PLAN,
    PLANS,
    PURCHASES,
    START_UPGRADES,
    TURN_DIRECTION,
)
from crashyard.games.crash_and_grab.rules.state import CREW, NO_SAUCER, NOTHING, ONE_COLOUR
from crashyard.games.crash_and_grab.rules.upgrades.deck import deck_of
from crashyard.games.crash_and_grab.rules.upgrades.upgrade import COLLISION
from crashyard.games.crash_and_grab.rules.upgrades.windows import FOR_START

FULL_BOARD = frozenset(
    [
        PLANS,
        TURN_DIRECTION,
        NEXT_SAUCER,
        START_UPGRADES,
        FIX_DIRECTION,
        EXECUTE,
        END_UPGRADES,
        PURCHASES,
        DRAWING,
        PLACE_ALL,
    ]
)
"""What is asked in these stages is asked between the end of C2 and the next movement."""


class Watch:
    """What has not changed since the last look is not looked at again: thousands of games are a lot of looks."""

    def __init__(self, position: CrashAndGrabPosition) -> None:
        self.position = position
        self.whole_deck = deck_of(position)
        self.cards: list[int] = []
        self.on: list[int] = []
        self.crew: list[int] = []

    def look(self) -> None:
        position = self.position
        on = list(position.on)
        crew = list(position.aboard)
        crew.append(position.lost)
        if on != self.on or crew != self.crew:
            self.on = on
            self.crew = crew
            self.look_at_places()
            self.look_at_crew()
        cards = list(position.upgrades)
        cards += [position.deck, position.discard, position.drawn]
        if cards != self.cards:
            self.cards = cards
            self.look_at_cards()
        assert min(position.boosters) >= 0
        assert min(position.energy) >= 0
        assert min(position.points) >= 0
        if position.stage in FULL_BOARD:
            self.look_at_full_board()
        assert position.phase != PLAN or OFF not in list(position.at)

    def look_at_places(self) -> None:
        """One thing on a cell; crewmembers on crash sites only; no saucer rests on an accelerator."""
        position, on = self.position, self.on
        mover = position.mover
        passing = position.phase == PASS or (position.phase == OVER and position.players == 2)
        assert mover == NO_SAUCER or position.phase in (ACCELERATE, OFFER, OVER, PASS)
        colliding = passing or (position.phase == OFFER and position.window == COLLISION)
        standing = 0
        for saucer, cell in enumerate(position.at):
            if cell == OFF:
                continue
            moving = saucer == mover or position.phase == OVER
            if moving and colliding and not (passing and on[cell] == saucer + 1):
                assert NOTHING < on[cell] < CREW
                assert on[cell] != saucer + 1
                continue
            assert on[cell] == saucer + 1
            assert position.kind[cell] < ACCELERATOR or (moving and (position.phase == ACCELERATE or passing))
            standing += 1
        lying = 0
        for cell in list(position.site)[1:]:
            if on[cell] >= CREW:
                lying += 1
        assert lying == position.crew_out
        assert on.count(NOTHING) == CELLS - standing - lying

    def look_at_crew(self) -> None:
        """Each crewmember of the colours in play is in exactly one place: a queue, the board, or a saucer."""
        position = self.position
        together, total = 0, 0
        for crew in self.crew:
            together |= crew
            total += crew
        for piece in self.on:
            if piece >= CREW:
                together |= 1 << piece - CREW
                total += 1 << piece - CREW
        assert together == total
        expected = 0
        for saucer in range(position.saucers):
            expected |= ONE_COLOUR << 4 * saucer
        if position.extra >= 0:
            expected |= ONE_COLOUR << 4 * position.extra
        assert together == expected

    def look_at_cards(self) -> None:
        """Every upgrade is in exactly one place: deck, discard pile, somebody's hand, or a saucer."""
        together, total = 0, 0
        for cards in self.cards:
            together |= cards
            total += cards
        assert together == total == self.whole_deck

    def look_at_full_board(self) -> None:
        """T9: the board holds Q crewmembers, or fewer only if all queues are empty; all that happened is settled."""
        position = self.position
        assert position.crew_out == position.quota or position.lost == 0
        assert position.penalties == 0
        assert (position.flagged != 0) == (position.phase == PASS)
        assert len(position.rewards) == len(position.losses) == len(position.picks) == 0
        if position.stage < END_UPGRADES:
            assert position.used & ~FOR_START == position.fresh == 0
