"""All grey and blue cards by kind; yellow ones, which look at what all others can do, are in `decisions/card.py`."""

from typing import Final

from crashyard.games.crash_by_crash.rules.cards.action_reaction import ActionReaction
from crashyard.games.crash_by_crash.rules.cards.bell_shift import BellShift
from crashyard.games.crash_by_crash.rules.cards.card import BlueCard, GreyCard
from crashyard.games.crash_by_crash.rules.cards.double_hit import DoubleHit
from crashyard.games.crash_by_crash.rules.cards.expansion import Expansion
from crashyard.games.crash_by_crash.rules.cards.flat_battery import FlatBattery
from crashyard.games.crash_by_crash.rules.cards.flying_dutchman import FlyingDutchman
from crashyard.games.crash_by_crash.rules.cards.free_ticket import FreeTicket
from crashyard.games.crash_by_crash.rules.cards.lambada import Lambada
from crashyard.games.crash_by_crash.rules.cards.rocket import Rocket
from crashyard.games.crash_by_crash.rules.cards.saboteur import Saboteur
from crashyard.games.crash_by_crash.rules.cards.tandem import Tandem

BELL_SHIFTING: Final[BellShift] = BellShift()
SWAPPING: Final[Lambada] = Lambada()
RIDING: Final[FreeTicket] = FreeTicket()
SABOTAGING: Final[Saboteur] = Saboteur()
SAILING: Final[FlyingDutchman] = FlyingDutchman()
DISCHARGING: Final[FlatBattery] = FlatBattery()

GREY: Final[list[GreyCard]] = [BELL_SHIFTING, SWAPPING, RIDING, SABOTAGING, SAILING, DISCHARGING]
"""By their numbers, BELL_SHIFT to FLAT_BATTERY."""

BLUE: Final[list[BlueCard]] = [DoubleHit(), Rocket(), Tandem(), Expansion(), ActionReaction()]
"""By their numbers, DOUBLE_HIT to ACTION_REACTION, counted from DOUBLE_HIT."""
