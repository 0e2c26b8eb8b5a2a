"""CARD (section 8): which card an action plays. What each of them may do stands in `rules/cards`."""

from mypy_extensions import i64

from crashyard.games.crash_by_crash.rules.cards.card import PlayedCard
from crashyard.games.crash_by_crash.rules.cards.kinds import (
    BELL_SHIFTING,
    BLUE,
    DISCHARGING,
    RIDING,
    SABOTAGING,
    SAILING,
    SWAPPING,
)
from crashyard.games.crash_by_crash.rules.cards.names import (
    BELL_SHIFT,
    DOUBLE_HIT,
    FLAT_BATTERY,
    FLYING_DUTCHMAN,
    FREE_TICKET,
    HEARTLESS_BELL,
    LAMBADA,
    SABOTEUR,
)
from crashyard.games.crash_by_crash.rules.cards.yellow import YELLOW
from crashyard.games.crash_by_crash.rules.codes import CARD, RIDE, SABOTAGE, SAIL, SHIFT, SWAP
from crashyard.games.crash_by_crash.rules.turn import CrashByCrashTurn


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


def card_of(kind: i64) -> PlayedCard:
    """Grey cards one by one: quicker than looking them up in a list, which a profile of random play asks for."""
    if kind == BELL_SHIFT:
        return BELL_SHIFTING
    if kind == LAMBADA:
        return SWAPPING
    if kind == FREE_TICKET:
        return RIDING
    if kind == SABOTEUR:
        return SABOTAGING
    if kind == FLYING_DUTCHMAN:
        return SAILING
    if kind == FLAT_BATTERY:
        return DISCHARGING
    return YELLOW[kind - HEARTLESS_BELL] if kind < DOUBLE_HIT else BLUE[kind - DOUBLE_HIT]


def why_not_card(table: CrashByCrashTurn, seat: i64, action: i64) -> str | None:
    """Why a card cannot be played so; of the grey ones only Discharged Battery is played by its name alone."""
    card = card_of(kind_played(action))
    if not card.first <= action < card.end:
        return "unknown-action"
    return card.why_not(table, seat, action)
