"""A scene as a standalone SVG document.

Nothing is loaded from outside, everything that can be pointed at carries `data-target`, and everything that has
a meaning carries it as a `<title>` for screen readers and as a tooltip.
"""

import textwrap
from collections.abc import Collection
from dataclasses import replace
from html import escape

from crashyard.engine.registry import find_game
from crashyard.faces.scene import Button, Caption, Label, Piece, Place, Scene, Sprite
from crashyard.faces.words import Words

_FONT = "system-ui, -apple-system, 'Segoe UI', Roboto, 'Noto Sans', 'DejaVu Sans', sans-serif"
_BUTTON_ROW = 84
_LETTER = 0.68
"""How wide a letter is on average, as a part of the size of the font."""
_LINE = 1.1
"""How high a line is, as a part of the size of the font."""
_PLAIN_LETTER = 0.56
"""The same of letters that are not bold."""
_HIGHLIGHT = "#fff27a"
_PALE = "#aeb9ec"
_ABOVE = 100
"""The layer of captions, above all pieces."""


Box = tuple[float, float, float, float]
"""A part of a scene: left, top, width, height."""
_SPRITE_REACH = 4.5
"""A sprite may be larger than its box: a tile of a board is drawn around one point of it."""


def render(
    scene: Scene, targets: Collection[str] = (), words: Words | None = None, box: Box | None = None, over: str = ""
) -> str:
    """The picture of a scene, with everything named in `targets` highlighted.

    Without `words` it speaks English. With a `box` only that part of the scene is shown; `over` is SVG drawn over it.
    """
    words = words or Words("en", find_game(scene.game))
    if box is not None:
        return _SvgDrawing(_cut(scene, box, words), frozenset(targets), words).document(box, over)
    return _SvgDrawing(scene, frozenset(targets), words).document((0.0, 0.0, scene.width, scene.height), over)


def _cut(scene: Scene, box: Box, words: Words) -> Scene:
    """A scene without what cannot be seen in a box of it, and without captions that would be cut off."""
    left, top, width, height = box

    def is_near(x: float, y: float, reach: float = 0.0) -> bool:
        return left - reach <= x <= left + width + reach and top - reach <= y <= top + height + reach

    def is_whole(caption: Caption) -> bool:
        text = caption.label if isinstance(caption.label, str) else words.say(caption.label.say, caption.label.facts)
        length = _LETTER * caption.size * len(text) * {"start": 1, "end": -1}.get(caption.anchor, 0.5)
        return is_near(caption.x, caption.y) and is_near(caption.x + length, caption.y)

    return replace(
        scene,
        places=tuple(place for place in scene.places if is_near(place.x, place.y, _SPRITE_REACH * place.size)),
        pieces=tuple(piece for piece in scene.pieces if is_near(piece.x, piece.y)),
        captions=tuple(filter(is_whole, scene.captions)),
    )


class Artist:
    """Draws the things of scenes one by one, for whoever puts them on the table themselves."""

    def __init__(self, words: Words) -> None:
        self._words = words

    def things(self, scene: Scene) -> dict[str, Place | Piece | Caption]:
        """Everything on a table by the name under which it stays the same from scene to scene, the lowest first."""
        found: dict[str, Place | Piece | Caption] = {f"place-{place.id}": place for place in scene.places}
        for piece in sorted(scene.pieces, key=lambda piece: piece.layer):
            found[piece.id] = piece
        return found | {caption.id: caption for caption in scene.captions}

    def draw(self, scene: Scene, name: str, thing: Place | Piece | Caption) -> dict[str, object]:
        """One thing. `look` is SVG: that of a caption as it lies on the table, all others in a box of 100 by 100.

        `part` is the part of the table where it lies. `title` says what it is to those who see it, `called` to those
        who do not, where that is something else. `frame` is what a highlighted thing is framed with: a `circle`,
        a `rect`, or a path.
        """
        drawing = _SvgDrawing(scene, frozenset(), self._words)
        if isinstance(thing, Caption):
            part = scene.part_at(thing.x, thing.y)
            return {"id": name, "part": part, "z": _ABOVE, "look": drawing.caption(thing)}
        layer = 0 if isinstance(thing, Place) else 1 + thing.layer
        drawn: dict[str, object] = {
            "id": name,
            "part": scene.part_at(thing.x, thing.y),
            "z": layer,
            "x": round(thing.x, 2),
            "y": round(thing.y, 2),
            "size": round(thing.size, 2),
            "title": drawing.seen(thing.title),
            "look": drawing.look_of(thing),
        }
        called = drawing.plain(thing.title)
        if called != drawn["title"]:
            drawn["called"] = called
        if thing.colour:
            drawn["colour"] = thing.colour
        if isinstance(thing, Place) and thing.label:
            drawn["label"] = drawing.place_label(thing)
        if thing.target:
            drawn["target"] = thing.target
            drawn["frame"] = drawing.frame_of(thing)
        return drawn

    def sprites(self, scene: Scene) -> str:
        """The definitions that the looks refer to."""
        return "".join(map(sprite_symbol, scene.sprites))


class _SvgDrawing:
    def __init__(self, scene: Scene, targets: frozenset[str], words: Words) -> None:
        self._scene = scene
        self._targets = targets
        self._words = words
        self._sprites = {sprite.name: sprite for sprite in scene.sprites}

    def document(self, box: Box, over: str) -> str:
        scene = self._scene
        rows = self._button_rows()
        labels = "".join(map(self.place_label, scene.places))
        left, top, width, height = box
        height += _BUTTON_ROW * len(rows)
        pieces = sorted(scene.pieces, key=lambda piece: piece.layer)
        parts = [
            f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="{_n(left)} {_n(top)} {_n(width)} {_n(height)}" '
            f'width="{_n(width)}" height="{_n(height)}" style="max-width:100%;height:auto" '
            f'role="img" aria-labelledby="scene-title scene-desc" font-family="{_FONT}" '
            f'lang="{self._words.language}">',
            f'<title id="scene-title">{self._written(scene.title)}</title>',
            f'<desc id="scene-desc">{self._written(scene.caption)}</desc>',
            f"<defs>{''.join(map(sprite_symbol, self._used_sprites()))}</defs>",
            f'<rect x="{_n(left)}" y="{_n(top)}" width="{_n(width)}" height="{_n(height)}" fill="#05070f"/>',
            f'<g id="background">{scene.background}</g>',
            *map(self._place, scene.places),
            f'<g stroke="#0b0e22" stroke-width="5" paint-order="stroke">{labels}</g>',
            *map(self._piece, pieces),
            *map(self.caption, scene.captions),
            *(self._button_row(row, number) for number, row in enumerate(rows)),
            *([over] if over else []),
            "</svg>",
        ]
        return "\n".join(parts) + "\n"

    def look_of(self, thing: Place | Piece) -> str:
        """A thing without its frame."""
        if isinstance(thing, Place):
            return self._look(thing)
        return self._look(thing, *thing.badges) + self._piece_words(thing) + _count(thing.count)

    def frame_of(self, thing: Place | Piece) -> str:
        return self._sprites[thing.sprite].outline or ("circle" if isinstance(thing, Place) else "rect")

    def _used_sprites(self) -> list[Sprite]:
        used = {place.sprite for place in self._scene.places}
        for piece in self._scene.pieces:
            used |= {piece.sprite, *piece.badges}
        return [sprite for sprite in self._scene.sprites if sprite.name in used]

    def plain(self, label: Label) -> str:
        return label if isinstance(label, str) else self._words.say(label.say, label.facts)

    def seen(self, label: Label) -> str:
        """What something is, for somebody who sees it."""
        return label if isinstance(label, str) else self._words.say_seen(label.say, label.facts)

    def _written(self, label: Label) -> str:
        return escape(self.plain(label))

    def _place(self, place: Place) -> str:
        return self._thing(place, f"place-{place.id}", self._framed(place, "circle", self._look(place)))

    def place_label(self, place: Place) -> str:
        where = f'x="{_n(place.x + place.label_at[0])}" y="{_n(place.y + place.label_at[1])}"'
        return _text(where, place.label_size, "middle", _PALE, self._written(place.label)) if place.label else ""

    def _piece(self, piece: Piece) -> str:
        look = self._framed(piece, "rect", self._look(piece, *piece.badges))
        return self._thing(piece, piece.id, look + self._piece_words(piece) + _count(piece.count))

    def _piece_words(self, piece: Piece) -> str:
        return self._piece_label(piece) + (self._piece_text(piece) if piece.text else "")

    def _piece_text(self, piece: Piece) -> str:
        """What is written on a piece, line under line."""
        sprite = self._sprites[piece.sprite]
        letters = int(sprite.text_width / (_PLAIN_LETTER * sprite.text_size))
        drawn = ""
        for number, line in enumerate(textwrap.wrap(self.plain(piece.text), letters, break_long_words=False)):
            where = f'x="{_n(sprite.text_x)}" y="{_n(sprite.text_y + 1.14 * sprite.text_size * number)}"'
            where += ' class="fine-print"'
            drawn += _text(where, sprite.text_size, "start", sprite.text_colour, escape(line), weight=500)
        return drawn

    def _piece_label(self, piece: Piece) -> str:
        """The label; where its sprite is too narrow for it, in several lines, and smaller if a word is too long.

        A label that has so much room says how much, for whoever has to write it larger.
        """
        sprite = self._sprites[piece.sprite]
        label = self.plain(piece.label)
        lines, size = _wrapped(label, sprite)
        drawn = ""
        for number, line in enumerate(lines):
            y = sprite.label_y + _LINE * size * (number - (len(lines) - 1) / 2)
            where = f'x="{_n(sprite.label_x)}" y="{_n(y)}"'
            drawn += _text(where, size, sprite.label_anchor, sprite.label_colour, escape(line)) if line else ""
        if not drawn or not sprite.label_width:
            return drawn
        width = min(sprite.label_width, sprite.text_width) if piece.text else sprite.label_width
        room = f'data-y="{_n(sprite.label_y)}" data-width="{_n(width)}" data-height="{_n(sprite.label_height)}"'
        return f'<g class="words" data-label="{escape(label)}" {room}>{drawn}</g>'

    def _framed(self, thing: Place | Piece, shape: str, look: str) -> str:
        """A thing with its frame if it is highlighted: around it, or along the outline of its sprite and over it.

        Whoever points at a piece whose target is the place it stands on points at that place, which has the frame.
        """
        if thing.target not in self._targets or (isinstance(thing, Piece) and thing.target == thing.place):
            return look
        outline = self._sprites[thing.sprite].outline
        return look + _frame(thing.size, outline) if outline else _ring(thing.size, shape) + look

    def _look(self, thing: Place | Piece, *badges: str) -> str:
        turn = f' transform="rotate({_n(thing.facing)})"' if thing.facing else ""
        return "".join(f'<use href="#sprite-{sprite}"{turn}/>' for sprite in (thing.sprite, *badges))

    def _thing(self, thing: Place | Piece, name: str, content: str) -> str:
        """A thing in a box of 100 by 100, moved and scaled to where it belongs."""
        colour = f' color="{escape(thing.colour)}"' if thing.colour else ""
        target = f' data-target="{escape(thing.target)}"' if thing.target else ""
        where = f"translate({_n(thing.x)} {_n(thing.y)}) scale({_n(thing.size / 100)})"
        title = f"<title>{self._written(thing.title)}</title>"
        return f'<g id="{escape(name)}"{target}{colour} transform="{where}">{title}{content}</g>'

    def caption(self, caption: Caption) -> str:
        text = self._written(caption.label)
        where = f'x="{_n(caption.x)}" y="{_n(caption.y)}"'
        if caption.width:
            where += f' data-room="{_n(caption.width)}"'
        if 0 < caption.width < 0.62 * caption.size * len(text):
            where += f' textLength="{_n(caption.width)}" lengthAdjust="spacingAndGlyphs"'
        title = f"<title>{self._written(caption.title)}</title>" if caption.title else ""
        words = _text(where, caption.size, caption.anchor, caption.colour, text)
        return f'<g id="{escape(caption.id)}">{title}{words}</g>'

    def _button_rows(self) -> list[list[Button]]:
        """The highlighted targets that are not on the table, in as many rows as their words need."""
        rows: list[list[Button]] = []
        room = 0.0
        for button in self._scene.buttons:
            if button.target in self._targets:
                width = self._button_width(button)
                if not rows or width > room:
                    rows.append([])
                    room = self._scene.width
                rows[-1].append(button)
                room -= width
        return rows

    def _button_width(self, button: Button) -> float:
        return _LETTER * 32 * len(self.plain(button.title)) + 72

    def _button_row(self, row: list[Button], number: int) -> str:
        """Buttons side by side, which share the room that their words leave."""
        top = self._scene.height + _BUTTON_ROW * number
        spare = (self._scene.width - sum(map(self._button_width, row))) / len(row)
        left, drawn = 0.0, ""
        for button in row:
            width = self._button_width(button) + spare
            box = f'x="{_n(left + 12)}" y="{_n(top + 8)}" width="{_n(width - 24)}" height="64"'
            where = f'x="{_n(left + width / 2)}" y="{_n(top + 40)}"'
            label = _text(where, 32, "middle", _HIGHLIGHT, self._written(button.title))
            drawn += (
                f'<g data-target="{escape(button.target)}">'
                f'<rect {box} rx="32" fill="#1c2345" stroke="{_HIGHLIGHT}" stroke-width="4"/>{label}</g>'
            )
            left += width
        return drawn


def _wrapped(label: str, sprite: Sprite) -> tuple[list[str], float]:
    """A label in the lines that its sprite has room for, and how large they are."""
    if not sprite.label_width:
        return [label], sprite.label_size
    size = sprite.label_size
    while True:
        letters = int(sprite.label_width / (_LETTER * size))
        lines = textwrap.wrap(label, letters, break_long_words=False)
        fitting = size * min([letters / max(letters, len(line)) for line in lines], default=1.0)
        if not sprite.label_height or _LINE * fitting * len(lines) <= sprite.label_height:
            return lines, fitting
        size *= 0.95


def _frame(size: float, outline: str) -> str:
    """A highlighted outline: light on dark, so that it shows on every colour."""
    width = 500 / size
    return (
        f'<path d="{outline}" fill="none" stroke="#080b1c" stroke-width="{_n(2 * width)}" stroke-linejoin="round"/>'
        f'<path d="{outline}" fill="{_HIGHLIGHT}" fill-opacity="0.14" stroke="{_HIGHLIGHT}" '
        f'stroke-width="{_n(width)}" stroke-linejoin="round"/>'
    )


def _ring(size: float, shape: str) -> str:
    """What a highlighted thing is framed with; the frame is equally thick whatever the size of the thing."""
    width = 500 / size
    reach = 50 + width * (1 if shape == "circle" else 0.4)
    box = f'x="{_n(-reach)}" y="{_n(-reach)}" width="{_n(2 * reach)}" height="{_n(2 * reach)}" rx="18"'
    form = f'circle r="{_n(reach)}"' if shape == "circle" else f"rect {box}"
    return f'<{form} fill="{_HIGHLIGHT}" fill-opacity="0.25" stroke="{_HIGHLIGHT}" stroke-width="{_n(width)}"/>'


def sprite_symbol(sprite: Sprite) -> str:
    """The definition that a look refers to as `#sprite-NAME`."""
    return f'<g id="sprite-{sprite.name}">{sprite.markup}</g>'


def _text(where: str, size: float, anchor: str, colour: str, text: str, weight: int = 700) -> str:
    """Text around a point: `dy` instead of a baseline attribute, which not every program knows."""
    return (
        f'<text {where} dy="0.36em" font-size="{_n(size)}" font-weight="{weight}" text-anchor="{anchor}" '
        f'fill="{colour}">{text}</text>'
    )


def _count(count: int) -> str:
    if count < 2:
        return ""
    where = 'x="44" y="-44"'
    disc = '<circle cx="44" cy="-44" r="30" fill="#fff" stroke="#080b1c" stroke-width="5"/>'
    return f'<g class="count">{disc}{_text(where, 40, "middle", "#080b1c", str(count))}</g>'


def _n(number: float) -> str:
    """A number as short as it can be written."""
    return f"{number:.2f}".rstrip("0").rstrip(".")
