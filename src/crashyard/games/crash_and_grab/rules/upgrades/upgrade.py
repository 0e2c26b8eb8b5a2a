"""Section 16: what every upgrade card declares, and the windows in which cards work.

The rules of the turn know windows, never cards. A card is one module in `cards` that offers `CARD`.
"""

from typing import Final

from mypy_extensions import i64

from crashyard.engine.actions import Actions
from crashyard.engine.forms.action_forms import FormPart
from crashyard.games.crash_and_grab.rules.board import BIG_TILES, CELLS, LAST_SITE, MOST_SAUCERS, TOKENS
from crashyard.games.crash_and_grab.rules.tabletop import Tabletop

# Windows with a question: the owner may use the card, or not.
PLACING: Final = 1 << 0
"""T1 and E1: the saucer would be placed by rolling."""
START: Final = 1 << 1
"""T2: before the plan is revealed."""
ENTERING: Final = 1 << 2
"""The saucer, moving on its own, has entered a crash site that was not occupied."""
COLLISION: Final = 1 << 3
"""The saucer, moving on its own, has entered the space of another one."""
PICK_UP: Final = 1 << 4
"""The movement has come to rest in which the saucer picked up the crewmember `Tabletop.picked`."""
END: Final = 1 << 5
"""C3: after everything else is settled."""
FIRST_TURN: Final = 1 << 6
"""After the first turn of a round, whose direction is not known yet."""

ASKING: Final = 0x7F
"""All of these."""

# Windows in which a card works by itself.
DISTANCES: Final = 1 << 7
"""T3b: the distances of Execute Move."""
LEAVING: Final = 1 << 8
"""The distances with which an accelerator may be left."""
BOOSTING: Final = 1 << 9
"""The distances of a boost."""
STEERING: Final = 1 << 10
"""T3c: the direction of Execute Move may be chosen."""
PLACED: Final = 1 << 11
"""The saucer has been placed in T1 or E1."""
PUSHED: Final = 1 << 12
"""The saucer has pushed another one."""
PLAYED: Final = 1 << 13
"""The card itself is played."""
TIE: Final = 1 << 14
"""Twisted Titanium: the saucer has as many crewmembers as the one it meets."""

# What is chosen to use a card, beside the card itself.
NOTHING_MORE: Final[tuple[FormPart, ...]] = ()
ONE_SPACE: Final = (FormPart("space", "space", CELLS),)
ONE_SITE: Final = (FormPart("site", "site", LAST_SITE + 1),)
ONE_DIRECTION: Final = (FormPart("direction", "direction", 4),)
ONE_SAUCER: Final = (FormPart("saucer", "any-saucer", MOST_SAUCERS),)
ONE_CREWMEMBER: Final = (FormPart("crew", "any-crewmember", TOKENS),)
AN_EXCHANGE: Final = (FormPart("take", "exchange", MOST_SAUCERS * TOKENS),)
"""6 * the crewmember that comes + the colour of the one of the same type that goes."""
ONE_TILE: Final = (FormPart("slot", "slot", BIG_TILES), FormPart("turns", "quarter-turns", 4))
A_ROTATION: Final = (FormPart("rotation", "rotation", 2),)
"""0 for clockwise, 1 for counter-clockwise."""


class Upgrade:
    """One card: its window, the condition and the options of its use, and its effect."""

    def __init__(
        self,
        number: i64,
        name: str,
        windows: i64,
        parts: tuple[FormPart, ...] = NOTHING_MORE,
        once: bool = False,
        for_two: bool = True,
    ) -> None:
        self.number: i64 = number
        self.name = name
        self.bit: i64 = 1 << number
        self.windows: i64 = windows
        self.parts = parts
        """What is chosen to use it."""
        self.options: i64 = 1
        for part in parts:
            self.options *= part.size
        self.once = once
        """Whether it can be used only once in a turn."""
        self.for_two = for_two
        """Whether it is in the deck with two players."""
        self.first_action: i64 = 0
        """The action of its first option; `codes` numbers them."""

    def is_available(self, table: Tabletop, saucer: i64) -> bool:
        """Whether it can be used in some way now."""
        options = Actions()
        self.fill(table, saucer, options)
        return options.count > 0

    def fill(self, table: Tabletop, saucer: i64, actions: Actions) -> None:
        """Add every way to use it now: what is not added is not legal."""

    def allows(self, table: Tabletop, saucer: i64, option: i64) -> bool:
        """Whether it can be used in this way now."""
        actions = Actions()
        self.fill(table, saucer, actions)
        index: i64 = 0
        while index < actions.count:
            if actions.at(index) == self.first_action + option:
                return True
            index += 1
        return False

    def use(self, table: Tabletop, saucer: i64, option: i64) -> None:
        """Do what the card says."""

    def happen(self, table: Tabletop, saucer: i64) -> None:
        """Work by itself, in one of the windows without a question."""

    def grant(self, distances: i64) -> i64:
        """The distances, as bits, that the card adds where it works in the window."""
        return 0

    def stretch(self, distances: i64) -> i64:
        """The distances that it makes of those that cards (or, in T3b, the movement card) have granted."""
        return 0
