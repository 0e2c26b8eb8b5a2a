"""Sections 5 and 6: where a round stands (stages), and what is being asked there (phases)."""

from typing import Final

# Stages, in the order of a round.
LAY_TILES: Final = 0
LAY_MARKERS: Final = 1
PICK_COLOUR: Final = 2
PICK_PROBE: Final = 3
FIRST_SAUCERS: Final = 4
FIRST_BOOSTER: Final = 5
FIRST_PILOTS: Final = 6
PLANS: Final = 7
TURN_DIRECTION: Final = 8
NEXT_SAUCER: Final = 9
PLACE: Final = 10
START_UPGRADES: Final = 11
REVEAL: Final = 12
FIX_DIRECTION: Final = 13
EXECUTE: Final = 14
FLIGHT: Final = 15
REST: Final = 16
BOOSTS: Final = 17
PASSING: Final = 18
PENALTIES: Final = 19
REWARDS: Final = 20
PLACE_CREW: Final = 21
END_UPGRADES: Final = 22
PURCHASES: Final = 23
DRAWING: Final = 24
TURN_OVER: Final = 25
PLACE_ALL: Final = 26
MOVE_PROBE: Final = 27
FINISHED: Final = 28

STAGE_NAMES: Final[list[str]] = [
    "lay_tiles",
    "lay_markers",
    "pick_colour",
    "pick_probe",
    "first_saucers",
    "first_booster",
    "first_pilots",
    "plans",
    "turn_direction",
    "next_saucer",
    "place",
    "start_upgrades",
    "reveal",
    "fix_direction",
    "execute",
    "flight",
    "rest",
    "boosts",
    "passing",
    "penalties",
    "rewards",
    "place_crew",
    "end_upgrades",
    "purchases",
    "drawing",
    "turn_over",
    "place_all",
    "move_probe",
    "finished",
]

# Phases: what is awaited.
GOING: Final = 0
"""Nothing is asked: the rules go on by themselves. No position that can be seen from outside is in this phase."""
TILE: Final = 1
MARKS: Final = 2
EXTRA_COLOUR: Final = 3
FIRST_PROBE: Final = 4
ROLL: Final = 5
ROTATION: Final = 6
DRAW: Final = 7
DRIFT: Final = 8
"""Chance plans for a seat that has left the game (R-52)."""
LAST_CHANCE: Final = 8
PLAN: Final = 9
SAUCER: Final = 10
BOOSTER: Final = 11
PILOT: Final = 12
DISTANCE: Final = 13
DIRECTION: Final = 14
ACCELERATE: Final = 15
BOOST: Final = 16
OFFER: Final = 17
"""One or more upgrades may be used, in the window that `CrashAndGrabState.window` names."""
PASS: Final = 18
PENALTY: Final = 19
REWARD: Final = 20
COLOUR: Final = 21
BUY: Final = 22
KEEP: Final = 23
LOSE: Final = 24
"""Twisted Titanium: a saucer that won a comparison loses a crewmember of its owner's choice."""
OVER: Final = 25

PHASE_NAMES: Final[list[str]] = [
    "going",
    "tile",
    "markers",
    "extra_colour",
    "first_probe",
    "roll",
    "rotation",
    "draw",
    "drift",
    "plan",
    "saucer",
    "booster",
    "pilot",
    "distance",
    "direction",
    "accelerate",
    "boost",
    "offer",
    "pass",
    "penalty",
    "reward",
    "colour",
    "buy",
    "keep",
    "lose",
    "over",
]
