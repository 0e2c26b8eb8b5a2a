"""Section 20: what holds in every position."""

from crashyard.games.crash_and_grab.position import CrashAndGrabPosition
from crashyard.games.crash_and_grab.rules import stages
from crashyard.games.crash_and_grab.rules.board import ACCELERATOR, BOARD_CELLS, LAST_SITE, OFF
from crashyard.games.crash_and_grab.rules.state import CREW, tokens_in
from crashyard.games.crash_and_grab.rules.upgrades.deck import deck_of


def check(position: CrashAndGrabPosition) -> None:
    """The invariants of section 20 that can be seen in a single position."""
    tokens = [number for number in range(24) if position.lost >> number & 1]
    for crew in position.aboard:
        tokens += [number for number in range(24) if crew >> number & 1]
    on_board = [at for at in BOARD_CELLS[position.players] if position.on[at] >= CREW]
    tokens += [position.on[at] - CREW for at in on_board]
    colours = {*range(position.saucers), *([position.extra] if position.extra >= 0 else [])}
    assert sorted(tokens) == [number for number in range(24) if number // 4 in colours]
    assert all(0 < position.kind[at] <= LAST_SITE for at in on_board)
    assert len(on_board) == position.crew_out
    assert position.crewed == sum(1 << position.kind[at] for at in on_board)
    flying = position.mover
    for number in range(position.saucers):
        here = position.at[number]
        if here != OFF and number != flying:
            assert position.on[here] == number + 1 or (flying >= 0 and position.at[flying] == here)
            assert position.kind[here] < ACCELERATOR
    piles = [position.deck, position.discard, position.drawn, *position.upgrades]
    assert sum(tokens_in(pile) for pile in piles) == tokens_in(deck_of(position))
    together = 0
    for pile in piles:
        together |= pile
    assert together == deck_of(position)
    assert min(position.energy) >= 0 <= min(position.boosters)
    if position.phase == stages.PLAN:
        assert OFF not in list(position.at)
