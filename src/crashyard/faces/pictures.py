"""Pictures of examples: the part of the table that matters, with arrows for what moved, as SVG or for a terminal.

Nothing in here knows a game. Whatever stands on a place before an answer and on another one after it gets an arrow in
the colour of the piece; whatever leaves the table gets a cross.
"""

import math
from collections.abc import Iterable, Sequence
from dataclasses import dataclass, replace
from functools import cache
from itertools import pairwise

from crashyard.engine.game import Game
from crashyard.faces.examples import BEFORE, Example, Mark, Played, play_example
from crashyard.faces.scene import Piece, Place, Scene
from crashyard.faces.svg import Box, render
from crashyard.faces.terminal import draw_board
from crashyard.faces.words import Words

_SCALE = 0.6
"""How many pixels of a page a unit of a scene is, as long as the picture does not become too high."""
_HIGHEST = 640
"""In pixels, so that a whole table can be seen at once."""
_YELLOW, _RED, _DARK = "#fff27a", "#ff5a52", "#080b1c"

Point = tuple[float, float]


def caption_of(example: Example, words: Words) -> str:
    """The caption in the language of the words; it may hold messages, as the text around it."""
    return words.fill(example.captions[words.language])


@dataclass(frozen=True, slots=True)
class RulesPicture:
    """An SVG document, and how large it is on a page."""

    svg: str
    width: int
    height: int


@cache
def draw_picture(game: Game, name: str, frame: str, language: str) -> RulesPicture:
    """One frame of an example."""
    played = play_example(game, name)
    scene = played.scene(frame)
    box = _box(scene, played.example)
    svg = render(scene, (), Words(language, game), box, _overlay(played, scene, frame))
    scale = min(_SCALE, _HIGHEST / box[3])
    return RulesPicture(svg, round(scale * box[2]), round(scale * box[3]))


def draw_picture_as_text(game: Game, name: str, frame: str, words: Words, width: int, colour: bool) -> str:
    """One frame of an example as a terminal shows it: the places that are seen, and nothing beside the board.

    It is empty where nothing of the board is seen, but a mat or a hand.
    """
    played = play_example(game, name)
    scene = played.scene(frame)
    left, top, wide, high = _box(scene, played.example)
    places = tuple(place for place in scene.places if left <= place.x <= left + wide and top <= place.y <= top + high)
    if not any(place.label or place.hexagon or place.square for place in places):
        return ""
    seen = {place.id for place in places}
    cut = replace(
        scene,
        places=places,
        pieces=tuple(piece for piece in scene.pieces if piece.place in seen),
        lines=tuple(part for line in scene.lines for part in _inside(line, (left, top, wide, high))),
    )
    return draw_board(cut, width, colour, words)


def _inside(line: Sequence[Point], box: Box) -> list[tuple[Point, ...]]:
    """The steps of a line that lie within a box."""
    left, top, wide, high = box
    return [
        (start, end)
        for start, end in pairwise(line)
        if all(left <= x <= left + wide and top <= y <= top + high for x, y in (start, end))
    ]


def _box(scene: Scene, example: Example) -> Box:
    """The part of the table that is shown."""
    if not example.show:
        return 0.0, 0.0, scene.width, scene.height
    things = [_thing(scene, name) for name in example.show]
    margin = example.margin * max(thing.size for thing in things)
    left = max(0.0, min(thing.x - thing.size / 2 for thing in things) - margin)
    top = max(0.0, min(thing.y - thing.size / 2 for thing in things) - margin)
    right = min(scene.width, max(thing.x + thing.size / 2 for thing in things) + margin)
    bottom = min(scene.height, max(thing.y + thing.size / 2 for thing in things) + margin)
    return left, top, right - left, bottom - top


def _thing(scene: Scene, name: str) -> Place | Piece:
    things: tuple[Place | Piece, ...] = (*scene.places, *scene.pieces)
    for thing in things:
        if thing.id == name:
            return thing
    raise LookupError(f"there is no place or piece {name!r}")


# -- what is drawn over a picture -----------------------------------------------------------


def _overlay(played: Played, scene: Scene, frame: str) -> str:
    drawn = [_drawn(mark, scene) for mark in played.example.marks if mark.frame == frame]
    if frame == BEFORE and played.example.arrows and len(played.scenes) > 1:
        drawn = [*_movements(played), *drawn]
    return f'<g id="marks">{"".join(drawn)}</g>'


def _movements(played: Played) -> Iterable[str]:
    """An arrow for every piece that went to another place, through the places where it stood after each answer.

    A piece that has come gets a ring, one that is not there any more a cross. One that lies beside the board now, such
    as on a mat, gets nothing.
    """
    where = [{piece.id: piece for piece in scene.pieces if piece.place} for scene in played.scenes]
    left = {piece.id for piece in played.scenes[-1].pieces}
    for name in where[-1]:
        if name not in where[0]:
            first = next(frame[name] for frame in where if name in frame)
            yield _ring((first.x, first.y), 0.62 * first.size, first.colour or _YELLOW)
    for name, piece in where[0].items():
        if name not in left:
            yield _cross((piece.x, piece.y), 0.5 * piece.size, _RED)
            continue
        stops = [piece]
        for frame in where[1:]:
            if name in frame and frame[name].place != stops[-1].place:
                stops.append(frame[name])
        if len(stops) > 1:
            yield _arrow([(stop.x, stop.y) for stop in stops], piece.colour or _YELLOW, piece.size)


def _drawn(mark: Mark, scene: Scene) -> str:
    things = [_thing(scene, name) for name, _, _ in mark.points]
    points = [
        (thing.x + right * thing.size, thing.y + down * thing.size)
        for thing, (_, right, down) in zip(things, mark.points, strict=True)
    ]
    size = things[0].size
    if mark.kind == "arrow":
        return _arrow(points, mark.colour or _YELLOW, 0.6 * size)
    if mark.kind == "ring":
        return _ring(points[0], 0.56 * size, mark.colour or _YELLOW)
    if mark.kind == "cross":
        return _cross(points[0], 0.3 * size, mark.colour or _RED)
    if mark.kind == "label":
        return _label(points[0], 0.24 * size, mark.text, mark.colour or _YELLOW)
    raise LookupError(f"there is no mark {mark.kind!r}")


def _arrow(points: list[Point], colour: str, size: float) -> str:
    """A line with a head; it is light on dark, so that it shows on everything."""
    width = max(5.0, 0.11 * size)
    (x, y), (end_x, end_y) = points[-2:]
    far = math.hypot(end_x - x, end_y - y) or 1.0
    ux, uy = (end_x - x) / far, (end_y - y) / far
    head = min(3.4 * width, 0.7 * far)
    neck = end_x - head * ux, end_y - head * uy
    line = "".join(f"{'L' if number else 'M'}{px:.1f} {py:.1f}" for number, (px, py) in enumerate([*points[:-1], neck]))
    side = 0.52 * head
    tip = (
        f"M{end_x:.1f} {end_y:.1f}L{neck[0] - side * uy:.1f} {neck[1] + side * ux:.1f}"
        f"L{neck[0] + side * uy:.1f} {neck[1] - side * ux:.1f}Z"
    )
    return (
        f'<g fill="none" stroke-linejoin="round" stroke-linecap="round" stroke="{_DARK}">'
        f'<path d="{line}" stroke-width="{2 * width:.1f}"/><path d="{tip}" stroke-width="{width:.1f}"/></g>'
        f'<path d="{line}" fill="none" stroke="#fff" stroke-width="{1.45 * width:.1f}" stroke-linejoin="round"/>'
        f'<path d="{line}" fill="none" stroke="{colour}" stroke-width="{width:.1f}" stroke-linejoin="round"/>'
        f'<path d="{tip}" fill="{colour}" stroke="#fff" stroke-width="{0.25 * width:.1f}"/>'
    )


def _ring(at: Point, radius: float, colour: str) -> str:
    circle = f'<circle cx="{at[0]:.1f}" cy="{at[1]:.1f}" r="{radius:.1f}" fill="none"'
    return f'{circle} stroke="{_DARK}" stroke-width="9"/>{circle} stroke="{colour}" stroke-width="5"/>'


def _cross(at: Point, reach: float, colour: str) -> str:
    x, y = at
    path = (
        f"M{x - reach:.1f} {y - reach:.1f}L{x + reach:.1f} {y + reach:.1f}"
        f"M{x - reach:.1f} {y + reach:.1f}L{x + reach:.1f} {y - reach:.1f}"
    )
    return (
        f'<g stroke-linecap="round"><path d="{path}" stroke="{_DARK}" stroke-width="15"/>'
        f'<path d="{path}" stroke="#fff" stroke-width="10"/><path d="{path}" stroke="{colour}" stroke-width="7"/></g>'
    )


def _label(at: Point, radius: float, text: str, colour: str) -> str:
    x, y = at
    return (
        f'<circle cx="{x:.1f}" cy="{y:.1f}" r="{radius:.1f}" fill="{colour}" stroke="{_DARK}" stroke-width="3"/>'
        f'<text x="{x:.1f}" y="{y:.1f}" dy="0.36em" font-size="{1.3 * radius:.1f}" font-weight="700" '
        f'text-anchor="middle" fill="{_DARK}">{text}</text>'
    )
