"""The legend: what planets, weapons, lives and marks mean."""

from crashyard.faces.scene import Caption, Piece, Sign, Text
from crashyard.games.cube_attack.faces.galaxy import Moons, label_of
from crashyard.games.cube_attack.faces.mats import Box, frame

_PALE = "#c3ccf5"
_SIGNS = (
    ("S", "start", "planet-start"),
    ("C", "cube", "emblem-cube"),
    ("L", "life", "emblem-life"),
    ("A", "arms", "emblem-arms"),
    ("H", "half", "emblem-half"),
    ("F", "full", "emblem-full"),
    ("▲", "short", "cube-short"),
    ("■", "long", "cube-long"),
    ("²", "two-lives", "stack-none"),
    ("'", "activated", "has-activated"),
    ('"', "attacked", "has-attacked"),
)
"""What a terminal writes, the end of the message's name, and the sprite."""
_SIZE = 30.0
_SHIFTED = {"has-activated": (0.7, -0.72), "has-attacked": (-0.7, -0.72)}
"""These are drawn in a corner of their box, and twice as large here: where that box lies."""


def legend_of(moons: Moons) -> tuple[Sign, ...]:
    """What a terminal says of its marks."""
    return tuple(Sign(mark, Text(f"legend-{name}", moons.get(name, {}))) for mark, name, _ in _SIGNS)


def _row(box: Box, line: int) -> tuple[float, float]:
    left, top, _, height = box
    pitch = (height - 20) / len(_SIGNS)
    return left + 32, top + 10 + pitch * (line + 0.5)


def legend_pieces(box: Box, moons: Moons) -> list[Piece]:
    pieces = []
    for line, (_, name, sprite) in enumerate(_SIGNS):
        x, y = _row(box, line)
        size = _SIZE
        if sprite in _SHIFTED:
            size *= 2.2
            x, y = x + 0.5 * _SHIFTED[sprite][0] * size, y + 0.5 * _SHIFTED[sprite][1] * size
        title = Text(f"help-{name}", moons.get(name, {}))
        pieces.append(Piece(f"sign-{sprite}", sprite, x, y, size, title, label_of(moons, name), _PALE))
    return pieces


def legend_captions(box: Box, moons: Moons) -> list[Caption]:
    captions = []
    for line, (_, name, sprite) in enumerate(_SIGNS):
        x, y = _row(box, line)
        facts = moons.get(name, {})
        meaning, title = Text(f"legend-{name}", facts), Text(f"help-{name}", facts)
        captions.append(Caption(f"meaning-{sprite}", x + 28, y, 23, meaning, title, _PALE, width=box[2] - 72))
    return captions


def draw_legend(box: Box) -> str:
    """The ground of the legend, as SVG."""
    return frame(box, "#8b98d8")
