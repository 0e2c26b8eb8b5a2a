"""What is asked, and how far the turn has come, as everybody may see it: a part of views, files and events."""

from typing import Final

from crashyard.games.crash_and_grab.rules.facts import ToBePlaced, TurnMoment
from crashyard.games.crash_and_grab.rules.names import colour_name, crew_name, crew_names, marker_name, upgrade_names
from crashyard.games.crash_and_grab.rules.stages import PHASE_NAMES, STAGE_NAMES
from crashyard.games.crash_and_grab.rules.state import CREW, NOTHING, CrashAndGrabState

WINDOW_NAMES: Final = ("placing", "start", "entering", "collision", "pick_up", "end", "first_turn")
"""The windows in which somebody is asked, by the number of their bit."""


def moment_of(state: CrashAndGrabState) -> TurnMoment:
    """Nothing in it is hidden from anybody."""
    return {
        "stage": STAGE_NAMES[state.stage],
        "phase": PHASE_NAMES[state.phase],
        "active": int(state.active) if state.active >= 0 else None,
        "saucer": colour_name(state, state.saucer),
        "free": state.free,
        "distance": int(state.distance),
        "heading": marker_name(state, state.heading) if state.marker else None,
        "used": upgrade_names(state.used),
        "acquired": state.acquired,
        "flagged": crew_names(state, state.flagged),
        "declined": crew_names(state, state.declined),
        "boosted_out": state.boosted_out,
        "bounces": int(state.bounces),
        "penalties": int(state.penalties),
        "rewards": [state.colours[saucer] for saucer in state.rewards],
        "losses": [state.colours[saucer] for saucer in state.losses],
        "picks": [{"saucer": state.colours[pick // 32], "crew": crew_name(state, pick % 32)} for pick in state.picks],
        "mover": colour_name(state, state.mover),
        "travel": int(state.travel),
        "left": int(state.left),
        "own": state.own,
        "grabbed": state.grabbed,
        "window": _window_name(state.window),
        "asked": colour_name(state, state.asked),
        "placing": _placing(state, state.placing),
    }


def _window_name(window: int) -> str | None:
    return WINDOW_NAMES[window.bit_length() - 1] if window else None


def _placing(state: CrashAndGrabState, placing: int) -> ToBePlaced | None:
    if placing == NOTHING:
        return None
    return {"crew": crew_name(state, placing - CREW)} if placing >= CREW else {"saucer": state.colours[placing - 1]}
