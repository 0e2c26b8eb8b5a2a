"""A scene as a standalone SVG document.

Nothing is loaded from outside, everything that can be pointed at carries `data-target`, and everything that has
a meaning carries it as a `<title>` for screen readers and as a tooltip.
"""

from collections.abc import Collection
from html import escape

from crashyard.engine.registry import find_game
from crashyard.faces.scene import Caption, Label, Piece, Place, Scene, Sprite
from crashyard.faces.words import Words

_FONT = "system-ui, -apple-system, 'Segoe UI', Roboto, 'Noto Sans', 'DejaVu Sans', sans-serif"
_BUTTON_ROW = 84
_HIGHLIGHT = "#fff27a"
_PALE = "#aeb9ec"


def render(scene: Scene, targets: Collection[str] = (), words: Words | None = None) -> str:
    """The picture of a scene, with everything named in `targets` highlighted.

    Without `words` it speaks English.
    """
    return _Drawing(scene, frozenset(targets), words or Words("en", find_game(scene.game))).document()


class _Drawing:
    def __init__(self, scene: Scene, targets: frozenset[str], words: Words) -> None:
        self._scene = scene
        self._targets = targets
        self._words = words
        self._sprites = {sprite.name: sprite for sprite in scene.sprites}

    def document(self) -> str:
        scene = self._scene
        buttons = self._buttons()
        labels = "".join(map(self._place_label, scene.places))
        height = scene.height + (_BUTTON_ROW if buttons else 0)
        pieces = sorted(scene.pieces, key=lambda piece: piece.layer)
        parts = [
            f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {_n(scene.width)} {_n(height)}" '
            f'width="{_n(scene.width)}" height="{_n(height)}" style="max-width:100%;height:auto" '
            f'role="img" aria-labelledby="scene-title scene-desc" font-family="{_FONT}" '
            f'lang="{self._words.language}">',
            f'<title id="scene-title">{self._written(scene.title)}</title>',
            f'<desc id="scene-desc">{self._written(scene.caption)}</desc>',
            f"<defs>{''.join(map(_symbol, self._used_sprites()))}</defs>",
            f'<rect width="{_n(scene.width)}" height="{_n(height)}" fill="#05070f"/>',
            f'<g id="background">{scene.background}</g>',
            *map(self._place, scene.places),
            f'<g stroke="#0b0e22" stroke-width="5" paint-order="stroke">{labels}</g>',
            *map(self._piece, pieces),
            *map(self._caption, scene.captions),
            *buttons,
            "</svg>",
        ]
        return "\n".join(parts) + "\n"

    def _used_sprites(self) -> list[Sprite]:
        used = {place.sprite for place in self._scene.places}
        for piece in self._scene.pieces:
            used |= {piece.sprite, *piece.badges}
        return [sprite for sprite in self._scene.sprites if sprite.name in used]

    def _written(self, label: Label) -> str:
        text = label if isinstance(label, str) else self._words.say(label.say, label.facts)
        return escape(text)

    def _place(self, place: Place) -> str:
        ring = _ring(place.size, "circle") if place.target in self._targets else ""
        return self._thing(place, f"place-{place.id}", ring + self._look(place))

    def _place_label(self, place: Place) -> str:
        where = f'x="{_n(place.x + place.label_at[0])}" y="{_n(place.y + place.label_at[1])}"'
        return _text(where, place.label_size, "middle", _PALE, self._written(place.label)) if place.label else ""

    def _piece(self, piece: Piece) -> str:
        ring = _ring(piece.size, "rect") if piece.target in self._targets else ""
        sprite = self._sprites[piece.sprite]
        where = f'x="{_n(sprite.label_x)}" y="{_n(sprite.label_y)}"'
        written = self._written(piece.label)
        label = _text(where, sprite.label_size, "middle", sprite.label_colour, written) if written else ""
        return self._thing(piece, piece.id, ring + self._look(piece, *piece.badges) + label + _count(piece.count))

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

    def _caption(self, caption: Caption) -> str:
        text = self._written(caption.label)
        where = f'x="{_n(caption.x)}" y="{_n(caption.y)}"'
        if 0 < caption.width < 0.62 * caption.size * len(text):
            where += f' textLength="{_n(caption.width)}" lengthAdjust="spacingAndGlyphs"'
        title = f"<title>{self._written(caption.title)}</title>" if caption.title else ""
        words = _text(where, caption.size, caption.anchor, caption.colour, text)
        return f'<g id="{escape(caption.id)}">{title}{words}</g>'

    def _buttons(self) -> list[str]:
        """The highlighted targets that are not on the table, as a row of buttons below it."""
        shown = [button for button in self._scene.buttons if button.target in self._targets]
        drawn = []
        width = self._scene.width / max(1, len(shown))
        for index, button in enumerate(shown):
            box = f'x="{_n(index * width + 12)}" y="{_n(self._scene.height + 8)}" width="{_n(width - 24)}" height="64"'
            where = f'x="{_n((index + 0.5) * width)}" y="{_n(self._scene.height + 40)}"'
            label = _text(where, 32, "middle", _HIGHLIGHT, self._written(button.title))
            drawn.append(
                f'<g data-target="{escape(button.target)}">'
                f'<rect {box} rx="32" fill="#1c2345" stroke="{_HIGHLIGHT}" stroke-width="4"/>{label}</g>'
            )
        return drawn


def _ring(size: float, shape: str) -> str:
    """What a highlighted thing is framed with; the frame is equally thick whatever the size of the thing."""
    width = 500 / size
    reach = 50 + width * (1 if shape == "circle" else 0.4)
    box = f'x="{_n(-reach)}" y="{_n(-reach)}" width="{_n(2 * reach)}" height="{_n(2 * reach)}" rx="18"'
    form = f'circle r="{_n(reach)}"' if shape == "circle" else f"rect {box}"
    return f'<{form} fill="{_HIGHLIGHT}" fill-opacity="0.25" stroke="{_HIGHLIGHT}" stroke-width="{_n(width)}"/>'


def _symbol(sprite: Sprite) -> str:
    return f'<g id="sprite-{sprite.name}">{sprite.markup}</g>'


def _text(where: str, size: float, anchor: str, colour: str, text: str) -> str:
    """Text around a point: `dy` instead of a baseline attribute, which not every program knows."""
    return (
        f'<text {where} dy="0.36em" font-size="{_n(size)}" font-weight="700" text-anchor="{anchor}" '
        f'fill="{colour}">{text}</text>'
    )


def _count(count: int) -> str:
    if count < 2:
        return ""
    where = 'x="44" y="-44"'
    disc = '<circle cx="44" cy="-44" r="30" fill="#fff" stroke="#080b1c" stroke-width="5"/>'
    return disc + _text(where, 40, "middle", "#080b1c", str(count))


def _n(number: float) -> str:
    """A number as short as it can be written."""
    return f"{number:.2f}".rstrip("0").rstrip(".")
