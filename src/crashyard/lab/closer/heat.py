"""Maps: how often something happens at each place of the board, drawn over the game's own scene."""

from collections.abc import Mapping
from math import sqrt

from crashyard.engine.chance.dice import Dice
from crashyard.engine.driver import AskSeats, DiceChance, Driver
from crashyard.engine.game import Game
from crashyard.engine.options import Value
from crashyard.engine.seats import SPECTATOR
from crashyard.faces.scene import Scene
from crashyard.faces.svg import render
from crashyard.faces.words import Words

_HOT = "#ff5a1f"
_STRONGEST = 0.85
_LARGEST = 0.62
"""How far the mark of the hottest place reaches, as a part of the size of the place."""


def board_of(game: Game, players: int, options: Mapping[str, Value]) -> Scene:
    """The scene of a table on which the board lies, and little else: as soon as chance has laid it out."""
    position = game.new(players, options)
    Driver(position, AskSeats(chance=DiceChance(Dice("the board of a map")))).play()
    scene: Scene = game.faces.scene(position.view(SPECTATOR))
    return scene


def draw_heat(scene: Scene, words: Words, counts: Mapping[str, float]) -> str:
    """A disc at each place, the larger and the brighter the more happens there; its title says how often a game."""
    most = max(counts.values(), default=0.0)
    marks = []
    for place in scene.places:
        count = counts.get(place.id, 0.0)
        if count > 0:
            part = sqrt(count / most)
            marks.append(
                f'<circle cx="{place.x:.1f}" cy="{place.y:.1f}" r="{max(4.0, _LARGEST * place.size * part):.1f}" '
                f'fill="{_HOT}" fill-opacity="{_STRONGEST * part:.2f}"><title>{count:.3g} a game</title></circle>'
            )
    board = next(part for part in scene.all_parts() if part.kind == "board")
    return render(scene, words=words, box=board.box, over=f'<g class="heat">{"".join(marks)}</g>')
