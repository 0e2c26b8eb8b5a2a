"""Actions as a seat sees them: saucers, and the colours of the crew with them, are counted from the own one on."""

from crashyard.games.crash_and_grab.forms.actions import FORMS
from crashyard.games.crash_and_grab.rules.board import TYPES
from crashyard.games.crash_and_grab.rules.decisions.codes import ACTIONS


def turned_actions(players: int, seat: int) -> list[int]:
    saucers = 4 if players == 2 else players

    def colour(number: int) -> int:
        return (number - seat) % saucers if number < saucers else number

    def crewmember(number: int) -> int:
        return len(TYPES) * colour(number // len(TYPES)) + number % len(TYPES)

    def exchange(number: int) -> int:
        """The crewmember that comes, and the colour of the one that goes."""
        comes, goes = divmod(number, 6)
        return 6 * crewmember(comes) + colour(goes)

    kinds = dict.fromkeys(("saucer", "any-saucer", "colour"), colour)
    kinds |= dict.fromkeys(("crewmember", "any-crewmember"), crewmember)
    return FORMS.turned(kinds | {"exchange": exchange}, ACTIONS)
