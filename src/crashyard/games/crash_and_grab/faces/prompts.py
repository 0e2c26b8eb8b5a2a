"""What is wanted of whoever looks at the table, said to them: one sentence a kind of decision (section 6)."""

from collections.abc import Mapping

from crashyard.faces.scene import Text
from crashyard.games.crash_and_grab.faces.pieces import parameter
from crashyard.games.crash_and_grab.forms.views import CrashAndGrabView
from crashyard.games.crash_and_grab.rules.facts import TurnMoment

PROMPTS = {
    "plan": "prompt-plan",
    "saucer": "prompt-saucer",
    "booster": "prompt-booster",
    "pilot": "prompt-pilot",
    "distance": "prompt-distance",
    "direction": "prompt-direction",
    "accelerate": "prompt-accelerate",
    "boost": "prompt-boost",
    "pass": "prompt-pass",
    "penalty": "prompt-penalty",
    "reward": "prompt-reward",
    "colour": "prompt-colour",
    "buy": "prompt-buy",
    "keep": "prompt-keep",
    "lose": "prompt-lose",
}
"""By the phase; where an upgrade is offered, by the window."""
OFFER_PROMPTS = {
    "placing": "prompt-offer-placing",
    "start": "prompt-offer-start",
    "entering": "prompt-offer-entering",
    "collision": "prompt-offer-collision",
    "pick_up": "prompt-offer-pick-up",
    "end": "prompt-offer-end",
    "first_turn": "prompt-offer-first-turn",
}

_USING = {
    "space": Text("prompt-space"),
    "site": Text("prompt-site"),
    "direction": Text("prompt-course"),
    "saucer": Text("prompt-target"),
    "crew": Text("prompt-crew"),
    "tile": Text("prompt-tile"),
    "turns": Text("prompt-turns"),
    "rotation": Text("prompt-rotation"),
}
"""What is wanted next, by its kind, of whoever has chosen an upgrade."""


def prompt_of(view: CrashAndGrabView) -> Text | None:
    """None for a spectator and for whoever is not awaited."""
    viewer, moment = view["viewer"], view["moment"]
    if viewer is None or viewer not in view["awaited"]:
        return None
    window = moment["window"]
    key = PROMPTS[moment["phase"]] if window is None else OFFER_PROMPTS[window]
    own = [saucer["colour"] for saucer in view["saucers"] if saucer["seat"] == viewer]
    cost = parameter(view["options"], "upgrade_cost")
    return Text(key, {**_facts(moment, own), "saucers": len(own), "cost": cost})


def next_prompts_of(view: CrashAndGrabView) -> Mapping[str, Text]:
    """What is wanted of whoever has begun to choose."""
    phase = view["moment"]["phase"]
    if phase == "plan":
        own = [saucer["colour"] for saucer in view["saucers"] if saucer["seat"] == view["viewer"]]
        cards = {f"saucer:{colour}": Text("prompt-card", {"saucer": colour}) for colour in own}
        return {**cards, "direction": Text("prompt-course")}
    if phase == "penalty":
        return {"saucer": Text("prompt-receiver")}
    if phase in ("accelerate", "boost"):
        return {"direction": Text("prompt-course")}
    return _USING if phase == "offer" else {}


def _facts(moment: TurnMoment, own: list[str]) -> dict[str, object]:
    concerned = moment["asked"] or moment["mover"] or moment["saucer"]
    pick = moment["picks"][-1]["crew"] if moment["picks"] else None
    return {
        "saucer": concerned if concerned in own else own[0],
        "first": own[0],
        "second": own[-1],
        "stage": moment["stage"],
        "distance": moment["travel"] if moment["phase"] == "accelerate" else moment["distance"],
        "victim": moment["rewards"][0] if moment["rewards"] else "",
        "type": pick["type"] if pick else "",
        "colour": pick["colour"] if pick else "",
    }
