"""What the values of `evaluation` say about winning, as measured in games between bots (docs/bots.md)."""

from typing import Final

from crashyard.engine.odds import Odds

ODDS: Final = Odds(0.4, 0.5)
