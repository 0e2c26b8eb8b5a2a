"""Scenes: what a view of a game looks like, as data.

A game's `scene` module makes one from a view; `svg` and `terminal` draw it, a browser can do the same. Nothing
in here speaks a language: whatever is read aloud or written in words is a `Text`, which
`crashyard.faces.words` turns into a sentence of the reader's language.

Coordinates are those of the picture: x to the right, y downwards, from (0, 0) to (`width`, `height`).
"""

import re
from collections.abc import Iterable, Mapping
from dataclasses import asdict, dataclass, field, replace
from importlib.resources import files
from importlib.resources.abc import Traversable
from typing import Any

SEAT_COLOURS = ("#ff5a52", "#4c9dff", "#35c46f", "#f4f6fb", "#ff9d2e", "#b57bff")
"""Red, blue, green, white, orange, purple: the colour of each seat, named by the message `seat-number`."""


@dataclass(frozen=True, slots=True)
class Text:
    """A message of the words, with its facts."""

    say: str
    facts: Mapping[str, object] = field(default_factory=dict)


Label = str | Text
"""Written on the table: plain, such as a number, or a message."""


@dataclass(frozen=True, slots=True)
class Sprite:
    """A picture in the box from (-50, -50) to (50, 50), as SVG; `currentColor` in it is the colour of the piece.

    The label of a piece is written around (`label_x`, `label_y`), `label_size` high, in `label_colour`, and in several
    lines if it is wider than `label_width` (0: in one line); it begins there if `label_anchor` is `start`, and becomes
    smaller if it is higher than `label_height` (0: as high as it is). The text of a piece begins at (`text_x`,
    `text_y`), line under line. `outline` is the path along which a highlighted thing is framed; without it a place is
    framed by a circle, a piece by a square.
    """

    name: str
    markup: str
    label_x: float = 0.0
    label_y: float = 0.0
    label_size: float = 50.0
    label_colour: str = "#ffffff"
    label_width: float = 0.0
    outline: str = ""
    label_anchor: str = "middle"
    label_height: float = 0.0
    text_x: float = 0.0
    text_y: float = 0.0
    text_size: float = 20.0
    text_colour: str = "#ffffff"
    text_width: float = 0.0


@dataclass(frozen=True, slots=True)
class Place:
    """Where pieces can stand: a planet, a cell, a slot of a mat.

    The label is what people call it; it is written `label_at` from its middle. `mark` is what a terminal adds.
    `hexagon` are the axial coordinates (q, r) of a hexagonal cell with a corner upwards: a board made of such cells is
    drawn as a honeycomb, with borders only between cells of different `area`. `square` are row and column of a square
    cell, and the same holds; a square without an area lies beside the board.
    """

    id: str
    sprite: str
    x: float
    y: float
    size: float
    title: Text
    label: Label = ""
    label_at: tuple[float, float] = (0.0, 0.0)
    label_size: float = 22.0
    mark: Label = ""
    colour: str = ""
    facing: float = 0.0
    target: str = ""
    hexagon: tuple[int, int] | None = None
    square: tuple[int, int] | None = None
    area: str = ""


@dataclass(frozen=True, slots=True)
class Piece:
    """One thing on the table. The same `id` is the same thing from frame to frame, wherever it goes.

    `target` is the name under which an action points at it; interchangeable pieces share one. `badges` are
    sprites laid over it. `place` is where it stands, empty for what lies beside the board. `mark` is what a terminal
    writes behind the label. `count` is shown when several pieces lie on one spot, with the uppermost of them. `text` is
    written smaller than the label, as on a card, in several lines.
    """

    id: str
    sprite: str
    x: float
    y: float
    size: float
    title: Text
    label: Label = ""
    colour: str = ""
    facing: float = 0.0
    layer: int = 0
    badges: tuple[str, ...] = ()
    mark: Label = ""
    count: int = 1
    place: str = ""
    target: str = ""
    text: Label = ""


@dataclass(frozen=True, slots=True)
class Caption:
    """Words or numbers written on the table, at most `width` wide (0: as wide as they are)."""

    id: str
    x: float
    y: float
    size: float
    label: Label
    title: Text | None = None
    colour: str = "#e8ecff"
    anchor: str = "start"
    width: float = 0.0


@dataclass(frozen=True, slots=True)
class Button:
    """A target that is not on the table, such as ending the turn."""

    target: str
    title: Text


@dataclass(frozen=True, slots=True)
class Counter:
    """One number of a side, with what it counts."""

    title: Text
    value: int


@dataclass(frozen=True, slots=True)
class Side:
    """What a table of all players says of one of them. `notes` are short remarks: "start player", "out"."""

    seat: int
    colour: str
    letter: Label
    score: int
    goal: int
    counters: tuple[Counter, ...] = ()
    notes: tuple[Text, ...] = ()
    active: bool = False


@dataclass(frozen=True, slots=True)
class Sign:
    """An entry of the legend: a mark and what it means."""

    mark: Label
    title: Text


@dataclass(frozen=True, slots=True)
class Part:
    """A part of the table that belongs together and can be laid elsewhere: the board, a mat, a hand, a supply.

    Its box is a piece of the picture: left, top, width, height. Whatever has its middle in there belongs to the part.
    A file shows the parts where they are; a browser lays them side by side as the window allows. `kind` says what it
    is: `board`, `mat` (of `seat`), `hand` (of `seat`) or `supply`; `own` are the parts of whoever looks at the scene.
    """

    id: str
    kind: str
    box: tuple[float, float, float, float]
    title: Text
    seat: int = -1
    own: bool = False

    def holds(self, x: float, y: float) -> bool:
        left, top, width, height = self.box
        return left <= x < left + width and top <= y < top + height


@dataclass(frozen=True, slots=True)
class Scene:
    """One frame. `background` is SVG and the same all game long; `lines` are the ways between the places.

    `notes` say what lies beside the board: a terminal writes them below it. A scene that names no `parts` is all board.
    `prompt` says to whoever is awaited what is wanted of them: "Choose a card for your red saucer". `next_prompts` say
    what is wanted once they have begun to choose: by a target that they have chosen (`card:LAMBADA`), by the kind of
    what they may choose next, or by the kind of what they have chosen. The kind of a target is what stands before its
    colon. `goal` says in a few words how this game is won: "First to 64 points wins".
    """

    game: str
    width: float
    height: float
    title: Text
    caption: Text
    background: str
    sprites: tuple[Sprite, ...]
    places: tuple[Place, ...]
    pieces: tuple[Piece, ...]
    lines: tuple[tuple[tuple[float, float], ...], ...] = ()
    captions: tuple[Caption, ...] = ()
    buttons: tuple[Button, ...] = ()
    sides: tuple[Side, ...] = ()
    legend: tuple[Sign, ...] = ()
    notes: tuple[Text, ...] = ()
    parts: tuple[Part, ...] = ()
    prompt: Text | None = None
    next_prompts: Mapping[str, Text] = field(default_factory=dict)
    goal: Text | None = None

    def all_parts(self) -> tuple[Part, ...]:
        """The parts; of a scene that names none, the whole as the board."""
        return self.parts or (Part("board", "board", (0.0, 0.0, self.width, self.height), self.title),)

    def part_at(self, x: float, y: float) -> str:
        """Which part a thing with its middle there belongs to."""
        for part in self.all_parts():
            if part.holds(x, y):
                return part.id
        raise LookupError(f"({x:g}, {y:g}) lies in no part of the scene")

    def targets(self) -> frozenset[str]:
        """Every name at which a person can point in this scene."""
        pointed: Iterable[Place | Piece | Button] = (*self.places, *self.pieces, *self.buttons)
        return frozenset(thing.target for thing in pointed if thing.target)

    def to_json(self) -> dict[str, Any]:
        """The scene as JSON values; a `Text` is `{"say": KEY, "facts": {...}}`."""
        document = _plain(asdict(self))
        assert isinstance(document, dict)
        return document


def _plain(value: object) -> object:
    if isinstance(value, dict):
        return {name: _plain(inner) for name, inner in value.items()}
    if isinstance(value, list | tuple):
        return [_plain(inner) for inner in value]
    return value


_ROOT = re.compile(r'<svg xmlns="[^"]*" viewBox="[^"]*"((?: data-[a-z]+="[^"]*")*)>(.*)</svg>', re.DOTALL)
_ATTRIBUTE = re.compile(r'data-(label|text|outline)="([^"]*)"')


def load_background(package: str, name: str) -> str:
    """What the picture `data/NAME` of a game shows, to be laid under a scene."""
    return _read_picture(files(package).joinpath("data").joinpath(name))[1]


def load_sprites(package: str) -> tuple[Sprite, ...]:
    """The art of a game: every picture in its `data/art`, drawn in the box of a sprite.

    `data-label="x y size colour"`, or with a width, `start` or `middle` and a height behind it, at the root says where
    the label of a piece belongs, `data-text="x y size colour width"` where its text does; `data-outline` is the path of
    the frame.
    """
    art = files(package).joinpath("data/art")
    pictures = sorted(art.iterdir(), key=lambda picture: picture.name)
    return tuple(_read_sprite(picture) for picture in pictures)


def _read_sprite(picture: Traversable) -> Sprite:
    attributes, markup = _read_picture(picture)
    sprite = Sprite(picture.name.removesuffix(".svg"), markup, outline=attributes.get("outline", ""))
    if "label" in attributes:
        x, y, size, colour, *more = attributes["label"].split()
        width, anchor, height = [*more, *("0", "middle", "0")[len(more) :]]
        sprite = replace(sprite, label_x=float(x), label_y=float(y), label_size=float(size), label_colour=colour)
        sprite = replace(sprite, label_width=float(width), label_anchor=anchor, label_height=float(height))
    if "text" in attributes:
        x, y, size, colour, width = attributes["text"].split()
        sprite = replace(sprite, text_x=float(x), text_y=float(y), text_size=float(size), text_colour=colour)
        sprite = replace(sprite, text_width=float(width))
    return sprite


def _read_picture(picture: Traversable) -> tuple[dict[str, str], str]:
    """What the root of an SVG file of ours says, and its content."""
    found = _ROOT.fullmatch(picture.read_text("utf-8").strip())
    if found is None:
        raise ValueError(f"{picture.name} must begin with <svg xmlns=... viewBox=...>")
    return dict(_ATTRIBUTE.findall(found[1])), "".join(line.strip() for line in found[2].splitlines())
