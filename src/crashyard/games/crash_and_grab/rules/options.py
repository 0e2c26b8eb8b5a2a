"""Section 22: the options, the mode and the colours; and the parameters, which the laboratory may change."""

from collections.abc import Sequence
from functools import lru_cache
from pkgutil import iter_modules

from crashyard.engine.options import Assignment, Choice, Number, Selection, Value
from crashyard.games.crash_and_grab.rules.board import COLOURS
from crashyard.games.crash_and_grab.rules.upgrades import cards

NAME = "crash-and-grab"
MODES = ("base", "twisted-titanium")
CHOSEN_COLOURS = Assignment("colours", tuple(COLOURS), {2: 2})
"""With two players each has two."""
OPTIONS = (Choice("mode", MODES, MODES[0]), CHOSEN_COLOURS)

_UPGRADES = tuple(sorted(card.name.replace("_", "-") for card in iter_modules(cards.__path__)))
LEFT_OUT = Selection("without", "upgrade", _UPGRADES, 20)
"""A card is called like its module."""
PARAMETERS = (
    Number("upgrade_cost", 1, 6, 2),
    Number("start_energy", 0, 6, 1),
    Number("card_boosters", 0, 3, 1),
    Number("card_energy", 0, 3, 1),
    Number("crash_energy", 1, 4, 1),
    Number("extra_crew", 0, 2, 0),
    Number("stations_to_win", 2, 4, 4),
    Number("points_to_win", 1, 6, 3),
    LEFT_OUT,
)


@lru_cache(1024)
def palette(players: int, value: Value) -> list[str]:
    """What the colours are called, by their numbers: first those of the saucers (R-68)."""
    if value == CHOSEN_COLOURS.default:
        return COLOURS
    given = CHOSEN_COLOURS.given(value, players)
    chosen = [names[place] for place in range(len(given[0])) for names in given]
    return [*chosen, *(colour for colour in COLOURS if colour not in chosen)]


def spell_colours(players: int, colours: Sequence[str]) -> str:
    """The value of the option that gives the colours these names."""
    if list(colours) == COLOURS:
        return CHOSEN_COLOURS.default
    each = CHOSEN_COLOURS.count(players) // players
    return ",".join(colours[seat + players * place] for seat in range(players) for place in range(each))
