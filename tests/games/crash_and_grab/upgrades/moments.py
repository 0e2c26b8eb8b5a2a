"""The moment at the end of a turn, in what ways an upgrade may be used, and which ones are on offer."""

from typing import Any

from crashyard.engine.forms.action_forms import FormPart
from crashyard.games.crash_and_grab.position import CrashAndGrabPosition
from crashyard.games.crash_and_grab.rules.board import COLOURS, DIRECTIONS
from crashyard.games.crash_and_grab.rules.decisions.codes import USE
from crashyard.games.crash_and_grab.rules.stages import END_UPGRADES
from crashyard.games.crash_and_grab.rules.upgrades import upgrade
from crashyard.games.crash_and_grab.rules.upgrades.deck import BY_NUMBER, CARDS
from tests.games.crash_and_grab.tables import NUMBERS, place_at, table, token_name


def at_end(players: int = 3, **fields: Any) -> CrashAndGrabPosition:
    """C3: everything else of the turn is settled; the arguments are those of `table`."""
    return table(players, stage=END_UPGRADES, boosted_out=True, **fields)


def ways(position: CrashAndGrabPosition, name: str) -> set[Any]:
    """In what ways the awaited seat may use an upgrade, in the words of `use`; a card without a choice has one: ()."""
    card = BY_NUMBER[NUMBERS[name]]
    options = [action - card.first_action for action in position.legal(position.awaited())]
    return {words(card.parts, int(option)) for option in options if 0 <= option < int(card.options)}


def words(choice: tuple[FormPart, ...], option: int) -> Any:
    if choice == upgrade.NOTHING_MORE:
        return ()
    if choice == upgrade.ONE_SPACE:
        return place_at(option)
    if choice == upgrade.ONE_SITE:
        return option
    if choice == upgrade.ONE_DIRECTION:
        return DIRECTIONS[option]
    if choice == upgrade.ONE_SAUCER:
        return COLOURS[option]
    if choice == upgrade.ONE_CREWMEMBER:
        return token_name(option)
    if choice == upgrade.AN_EXCHANGE:
        taken = option // 6
        return token_name(taken), token_name(4 * (option % 6) + taken % 4)
    if choice == upgrade.ONE_TILE:
        return ("NW", "NE", "SW", "SE")[option // 4], option % 4
    return ("clockwise", "counter-clockwise")[option]


def offered(position: CrashAndGrabPosition) -> set[str]:
    """The upgrades that the awaited seat may use now."""
    seat = position.awaited()
    if seat < 0:
        return set()
    uses = [action for action in position.legal(seat) if action >= USE]
    return {card.name for card in CARDS if any(0 <= use - card.first_action < count_of(card) for use in uses)}


def count_of(card: upgrade.Upgrade) -> int:
    return int(card.options)


def is_used(position: CrashAndGrabPosition, name: str) -> bool:
    """Whether a once-per-turn upgrade has its mark."""
    return bool(position.used >> NUMBERS[name] & 1)
