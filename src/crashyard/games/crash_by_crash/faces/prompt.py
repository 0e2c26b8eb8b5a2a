"""What is wanted of whoever is awaited, said to "you"."""

from crashyard.faces.scene import Text
from crashyard.games.crash_by_crash.faces.layout import parameter
from crashyard.games.crash_by_crash.forms.views import CrashByCrashView
from crashyard.games.crash_by_crash.rules.cards.names import CARD_NAMES, is_grey
from crashyard.games.crash_by_crash.rules.pieces import SIDES
from crashyard.games.crash_by_crash.rules.setup.set_car import STARTING_CARS

_AIMED = [name for number, name in enumerate(CARD_NAMES) if is_grey(number) and name != "FLAT_BATTERY"]
"""Cards for which something on the board is chosen (section 8)."""

NEXT_PROMPTS = {
    "dir": Text("prompt-direction"),
    "batteries": Text("prompt-batteries"),
    "magnet": Text("prompt-magnet"),
    "operator": Text("prompt-operator"),
    "exchange": Text("prompt-exchange"),
    **{f"card:{name}": Text("prompt-aim", {"card": name}) for name in _AIMED},
}
"""What is wanted of somebody who has begun to choose an action."""


def prompt_of(view: CrashByCrashView) -> Text | None:
    """One sentence for each decision (section 4); under a card in force, what that card asks for."""
    if not any(seat >= 0 for seat in view["awaited"]):
        return None
    phase = view["phase"]
    if phase == "action":
        if view["card"] is not None:
            return Text("prompt-card", {"card": view["card"]})
        return Text(
            "prompt-action",
            {"action": view["action"], "places": view["places"], "fee": parameter(view, "second_car_fee")},
        )
    if phase == "steps":
        return Text("prompt-steps", {"steps": view["steps"]})
    if phase == "set_cars":
        placed = sum(car["side"] == view["awaited"][0] % SIDES for car in view["cars"])
        return Text("prompt-set-cars", {"number": 1 + placed, "all": STARTING_CARS // SIDES})
    if phase == "draw":
        return Text("prompt-draw", {"takes": view["takes"]})
    return Text(f"prompt-{phase.replace('_', '-')}")
