"""The engine: what every game has in common. `docs/engine.md` is its page.

Rules are pure: nothing in here or in a game's rules knows of time, people, sockets or random generators.
"""

from crashyard.engine.actions import Actions
from crashyard.engine.chance.dice import Dice
from crashyard.engine.chance.numbered import Chance, FairChance, SeededChance
from crashyard.engine.event import Event
from crashyard.engine.forms.documents import Fields, parse_json
from crashyard.engine.game import Game
from crashyard.engine.options import Assignment, Choice, Number
from crashyard.engine.playout import play_at_random, random_answer
from crashyard.engine.position import Position
from crashyard.engine.records.record import Record
from crashyard.engine.records.record_files import load_record
from crashyard.engine.refusal import Refusal
from crashyard.engine.registry import broken_games, find_game, games, load_position, register
from crashyard.engine.result import Result
from crashyard.engine.seats import CHANCE, NOBODY, SEVERAL, SPECTATOR

__all__ = [
    "CHANCE",
    "NOBODY",
    "SEVERAL",
    "SPECTATOR",
    "Actions",
    "Assignment",
    "Chance",
    "Choice",
    "Dice",
    "Event",
    "FairChance",
    "Fields",
    "Game",
    "Number",
    "Position",
    "Record",
    "Refusal",
    "Result",
    "SeededChance",
    "broken_games",
    "build",
    "find_game",
    "games",
    "load_position",
    "load_record",
    "parse_json",
    "play_at_random",
    "random_answer",
    "register",
]


def build() -> str:
    """`compiled` or `interpreted`: how the rules of this installation run."""
    from crashyard.engine import position

    return "interpreted" if str(position.__file__).endswith(".py") else "compiled"
