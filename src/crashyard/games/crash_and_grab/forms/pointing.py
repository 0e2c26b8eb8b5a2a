"""What a person points at to choose an action: names of targets of the scene."""

from crashyard.engine.seats import CHANCE
from crashyard.games.crash_and_grab.forms.notation import BARE, action_json
from crashyard.games.crash_and_grab.rules.codes import CREWMEMBER, FLY, USE
from crashyard.games.crash_and_grab.rules.stages import ACCELERATE
from crashyard.games.crash_and_grab.rules.turn import Turn


def targets(table: Turn, seat: int, action: int) -> list[str]:
    """What a person points at, in order.

    - a plan: `card:2` and `direction:sun`; with two players for each saucer `saucer:red` and then its card and
      direction, in the order of the saucers;
    - `saucer:red`, `distance:3`, `direction:sun`, `colour:red`, `upgrade:NAME` for a choice of one thing;
    - to leave an accelerator, or to boost: `distance:2` where there are several, and `direction:sun`;
    - to pass, lose or steal: `crew:red-pilot`; to give one away: `crew:red-pilot` and `saucer:green`;
    - to use an upgrade: `upgrade:NAME`, and what the card lets choose: `space:3,4`, `site:7`, `direction:sun`,
      `saucer:red`, `crew:red-pilot` (to exchange: the one that comes, then the one that goes), `tile:NW` and `turns:1`,
      `rotation:clockwise`;
    - `decline`, `buy` and `energize` are buttons.
    """
    form = action_json(table, seat, action)
    if seat == CHANCE:
        return [f"outcome:{form}"]
    assert isinstance(form, dict)
    if action in BARE:
        return [BARE[action]]
    if FLY <= action < CREWMEMBER:
        spaces = table.distances_of_leaving() if table.phase == ACCELERATE else table.distances_of_boost()
        several = spaces & (spaces - 1)
        return [*([f"distance:{form['distance']}"] if several else []), f"direction:{form['direction']}"]
    if action >= USE:
        return [f"upgrade:{form['upgrade']}", *_choices({name: form[name] for name in form if name != "upgrade"})]
    return _choices(form)


def _choices(form: dict[str, object]) -> list[str]:
    """A target for each thing that a form names, in its order."""
    found: list[str] = []
    for name, value in form.items():
        if name == "plans":
            assert isinstance(value, list)
            for plan in value:
                found += _choices(plan)
        elif name in ("crew", "take", "give"):
            assert isinstance(value, dict)
            found.append(f"crew:{value['colour']}-{value['type']}")
        elif name == "space":
            assert isinstance(value, list)
            found.append(f"space:{value[0]},{value[1]}")
        elif name != "do":
            found.append(f"{_KINDS.get(name, name)}:{value}")
    return found


_KINDS = {"to": "saucer", "slot": "tile"}
"""Fields of forms that point at something of another name."""
