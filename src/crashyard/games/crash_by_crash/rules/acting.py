"""Section 4: what may be done with an action, and doing it. Operator and yellow cards are `position`'s."""

from mypy_extensions import i64

from crashyard.engine.actions import Actions
from crashyard.games.crash_by_crash.rules import events
from crashyard.games.crash_by_crash.rules.cards.kinds import BLUE, GREY
from crashyard.games.crash_by_crash.rules.codes import (
    CARD,
    EXCHANGE,
    LAY,
    MAGNETIC,
    PUSH,
    RIDE,
    SABOTAGE,
    SAIL,
    SHIFT,
    SWAP,
    is_placing,
)
from crashyard.games.crash_by_crash.rules.deck import (
    BELL_SHIFT,
    FLAT_BATTERY,
    FLYING_DUTCHMAN,
    FREE_TICKET,
    LAMBADA,
    SABOTEUR,
    drop_card,
    is_grey,
)
from crashyard.games.crash_by_crash.rules.placing import (
    FEE,
    batteries_allowed,
    blue_in_force,
    fill_magnets,
    fill_pushes,
    forbids_magnet,
    forbids_push,
    place_and_push,
    place_magnet,
)
from crashyard.games.crash_by_crash.rules.table import KINDS, Table


def kind_played(action: i64) -> i64:
    """The kind of card that an action plays."""
    if action < SHIFT:
        return action - CARD
    if action < SWAP:
        return BELL_SHIFT
    if action < RIDE:
        return LAMBADA
    if action < SABOTAGE:
        return FREE_TICKET
    return SABOTEUR if action < SAIL else FLYING_DUTCHMAN


def batteries_now(table: Table, side: i64) -> i64:
    return batteries_allowed(table, side, table.bans[side] == table.turn)


def can_pay_fee(table: Table, side: i64) -> bool:
    """A second PLACE of the turn costs four points (R15, R16)."""
    return table.places == 0 or table.scores[side] >= FEE


def fill_places(table: Table, side: i64, actions: Actions) -> None:
    if not can_pay_fee(table, side):
        return
    if blue_in_force(table):
        BLUE[table.card].fill_places(table, side, actions)
    else:
        fill_pushes(table, side, batteries_now(table, side), actions)
        fill_magnets(table, side, actions)


def fill_grey_cards(table: Table, seat: i64, side: i64, actions: Actions) -> None:
    for kind, card in enumerate(GREY):
        if table.hands[KINDS * seat + kind] > 0:
            card.fill(table, side, actions)


def fill_exchanges(table: Table, seat: i64, actions: Actions) -> None:
    for first in range(KINDS):
        held = table.hands[KINDS * seat + first]
        if held == 0:
            continue
        if held > 1:
            actions.add(EXCHANGE + KINDS * first + first)
        for second in range(first + 1, KINDS):
            if table.hands[KINDS * seat + second] > 0:
                actions.add(EXCHANGE + KINDS * first + second)


def forbids_place(table: Table, side: i64, action: i64) -> str | None:
    if not can_pay_fee(table, side):
        return "fee-missing"
    if blue_in_force(table):
        return BLUE[table.card].forbids_place(table, side, action)
    if PUSH <= action < LAY:
        place = action - PUSH
        return forbids_push(table, side, place // 18, place // 3 % 6, place % 3, batteries_now(table, side))
    if action >= MAGNETIC:
        return forbids_magnet(table, side, action - MAGNETIC)
    return "needs-blue-card"


def forbids_grey(table: Table, seat: i64, side: i64, action: i64) -> str | None:
    """Why a grey card cannot be played so; only Discharged Battery is played by its name alone."""
    kind = kind_played(action)
    if action < SHIFT and kind != FLAT_BATTERY:
        return "unknown-action"
    if table.hands[KINDS * seat + kind] == 0:
        return "card-not-in-hand"
    return GREY[kind].forbids(table, side, action)


def forbids_exchange(table: Table, seat: i64, action: i64) -> str | None:
    first, second = (action - EXCHANGE) // KINDS, (action - EXCHANGE) % KINDS
    if first > second:
        return "unknown-action"
    wanted: i64 = 2 if first == second else 1
    if table.hands[KINDS * seat + first] < wanted or table.hands[KINDS * seat + second] < wanted:
        return "card-not-in-hand"
    return None


def place(table: Table, side: i64, action: i64) -> None:
    """Carry out a PLACE: the fee first, then the car and what it does."""
    if table.places > 0:
        table.scores[side] -= FEE
        if table.listening():
            table.tell(events.fee_paid(table, side, FEE))
    table.places += 1
    if blue_in_force(table):
        BLUE[table.card].place(table, side, action)
    elif action >= MAGNETIC:
        place_magnet(table, side, action - MAGNETIC)
        table.duty = side
    else:
        where = action - PUSH
        place_and_push(table, side, where // 18, where // 3 % 6, where % 3)


def play_card(table: Table, seat: i64, side: i64, action: i64) -> None:
    """Play a card: grey ones take effect at once, the others are in force from now on."""
    kind = kind_played(action)
    drop_card(table, seat, kind)
    table.owed += 1
    if table.listening():
        table.tell(events.card_played(seat, kind))
    if is_grey(kind):
        GREY[kind].carry_out(table, side, action)
    else:
        table.card = kind


def begin_exchange(table: Table, seat: i64, action: i64) -> None:
    first, second = (action - EXCHANGE) // KINDS, (action - EXCHANGE) % KINDS
    drop_card(table, seat, first)
    drop_card(table, seat, second)
    if table.listening():
        table.tell(events.cards_exchanged(seat, first, second))


def restricts(table: Table, action: i64) -> str | None:
    """What ACTION 1 leaves to ACTION 2 (the table of section 4), beside the yellow cards."""
    if blue_in_force(table) and not is_placing(action):
        return "blue-card-demands-place"
    return None
