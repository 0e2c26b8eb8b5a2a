"""A scene as text: the places where they lie, what stands on them, and a line for every player.

Every piece is its label and its mark, so that the board can be read without colours; with them the label stands
on the colour of its owner, which is readable on light and on dark terminals.
"""

import math
import textwrap
from collections import Counter as Tally
from itertools import pairwise

from crashyard.engine.registry import find_game
from crashyard.faces.canvas import BOLD, FAINT, PLAIN, SPACE, Canvas, Run, chip, cut, length, paint
from crashyard.faces.scene import Label, Piece, Place, Scene, Side
from crashyard.faces.words import Words

_WIDEST = 88
"""A board has no use for more columns than this."""
_HEIGHT = 0.36
"""Rows of the board for each of its columns; a letter is about twice as high as it is wide."""
_LOWEST = 25
_NAME_WIDTH = 16
_BRAILLE = 0x2800
_DOTS = ((1, 8), (2, 16), (4, 32), (64, 128))
"""The bits of a braille letter, row by row."""
_BAR_WIDTH = 16
_SHORT_SIGN = 36
"""Signs of the legend that are longer have a line of their own."""
_CELL = 4
"""Columns from one cell of a honeycomb to the next."""
_SQUARE, _NARROWEST = 6, 3
"""Columns from one square to the next, at most and at least."""
_MOST_ROOMY = 8
"""A board of more rows is written without lines between them."""
_NUMBERS = 5
"""Columns left of a board of squares: what lies there, and the numbers of its rows."""
_EDGES = (
    ((1, 0), (2, 0), "|"),
    ((1, -1), (1, -1), "\\"),
    ((0, -1), (-1, -1), "/"),
    ((-1, 0), (-2, 0), "|"),
    ((-1, 1), (-1, 1), "\\"),
    ((0, 1), (1, 1), "/"),
)
"""The edges of a hexagon: which neighbour lies behind it, where its letter stands, and the letter."""
_SHORTEST_BAR = 4
_UNDER_NAME = " " * 6
"""Where notes begin that find no room beside their player."""


def draw(scene: Scene, width: int = 80, colour: bool = True, words: Words | None = None) -> str:
    """The whole table, at most `width` columns wide. Without `words` it speaks English."""
    return _TerminalDrawing(scene, width, colour, words or Words("en", find_game(scene.game))).text()


def draw_board(scene: Scene, width: int, colour: bool, words: Words) -> str:
    """The board alone, as low as its places allow: for a part of a table."""
    drawing = _TerminalDrawing(scene, width, colour, words)
    return drawing.board_alone()


class _TerminalDrawing:
    def __init__(self, scene: Scene, width: int, colour: bool, words: Words) -> None:
        self._scene = scene
        self._width = min(width, _WIDEST)
        self._height = max(_LOWEST, round(self._width * _HEIGHT))
        self._colour = colour
        self._words = words
        points = [point for line in scene.lines for point in line]
        points += [(place.x, place.y) for place in scene.places]
        xs, ys = [x for x, _ in points], [y for _, y in points]
        self._bounds = min(xs, default=0.0), min(ys, default=0.0), max(xs, default=0.0), max(ys, default=0.0)
        self._standing: dict[str, list[Piece]] = {}
        for piece in scene.pieces:
            if piece.place:
                self._standing.setdefault(piece.place, []).append(piece)

    def text(self) -> str:
        overfull: list[str] = []
        board = self._whole_board(overfull)
        caption = textwrap.wrap(self._written(self._scene.caption), self._width)
        parts = [caption, board, overfull, [""], self._sides(), self._notes(), self._legend()]
        return "\n".join(line for part in parts for line in part) + "\n"

    def board_alone(self) -> str:
        left, top, right, bottom = self._bounds
        self._height = max(4, round(self._width * _HEIGHT * (bottom - top) / max(1.0, right - left)))
        overfull: list[str] = []
        lines = [*self._whole_board(overfull), *overfull]
        while lines and not lines[0]:
            lines.pop(0)
        return "\n".join(lines) + "\n"

    def _whole_board(self, overfull: list[str]) -> list[str]:
        cells = {place.hexagon: place for place in self._scene.places if place.hexagon is not None}
        squares = {place.square: place for place in self._scene.places if place.square is not None}
        if cells:
            board = self._honeycomb(cells)
        elif squares:
            board = self._grid(squares)
        else:
            board = self._board(overfull)
        while board and not board[-1]:
            board.pop()
        return board

    def _written(self, label: Label) -> str:
        return label if isinstance(label, str) else self._words.say(label.say, label.facts)

    # -- the board --------------------------------------------------------------------------

    def _board(self, overfull: list[str]) -> list[str]:
        """The board as lines; what does not fit beside a place goes to `overfull`, one line a place."""
        canvas = Canvas(self._width, self._height + 1)
        self._ways(canvas)
        spots = {place.id: self._letter(place) for place in self._scene.places}
        for place in self._scene.places:
            column, row = spots[place.id]
            room = self._room(place.id, spots)
            _centre(canvas, column, row, self._name(place))
            groups = self._groups(place.id)
            fitting = groups[: _fit(groups, room)]
            if len(fitting) < len(groups):
                overfull += self._listed(place, groups)
                fitting = [*groups[: _fit(groups, room - 2)], Run("+", BOLD)]
            if fitting:
                _centre(canvas, column, row + 1, [SPACE, *_spaced(fitting), SPACE])
        return canvas.lines(self._colour)

    def _listed(self, place: Place, groups: list[Run]) -> list[str]:
        """All that stands on a place, in as many lines as it takes."""
        lead = f"{self._written(place.label)}: "
        lines = []
        while groups:
            count = max(1, _fit(groups, self._width - len(lead)))
            lines.append(paint([Run(lead, BOLD), *_spaced(groups[:count])], self._colour))
            groups, lead = groups[count:], " " * len(lead)
        return lines

    def _name(self, place: Place) -> list[Run]:
        if not place.label:
            return [Run("o", FAINT)]
        mark = self._written(place.mark)
        owner = [SPACE, Run(mark, chip(place.colour))] if mark else []
        return [SPACE, Run(self._written(place.label), BOLD), *owner, SPACE]

    def _spot(self, x: float, y: float) -> tuple[float, float]:
        """Column and row of a point of the picture; places at the edge keep room for what stands on them."""
        left, top, right, bottom = self._bounds
        margin = self._width // 12
        column = margin + (x - left) / max(1.0, right - left) * (self._width - 1 - 2 * margin)
        row = (y - top) / max(1.0, bottom - top) * (self._height - 1)
        return column, row

    def _letter(self, place: Place) -> tuple[int, int]:
        column, row = self._spot(place.x, place.y)
        return round(column), round(row)

    def _ways(self, canvas: Canvas) -> None:
        """The lines of the scene, in braille: eight dots a letter make a curve look like one."""
        dots: dict[tuple[int, int], int] = {}
        for line in self._scene.lines:
            for start, end in pairwise(line):
                (column, row), (end_column, end_row) = self._spot(*start), self._spot(*end)
                steps = math.ceil(4 * max(abs(end_column - column), abs(end_row - row), 1))
                for step in range(steps + 1):
                    x = 2 * (column + step / steps * (end_column - column)) + 1
                    y = 4 * (row + step / steps * (end_row - row)) + 2
                    letter = int(x) // 2, int(y) // 4
                    dots[letter] = dots.get(letter, 0) | _DOTS[int(y) % 4][int(x) % 2]
        for (column, row), pattern in dots.items():
            canvas.write(column, row, [Run(chr(_BRAILLE + pattern), FAINT)])

    def _room(self, name: str, spots: dict[str, tuple[int, int]]) -> int:
        """How wide the pieces of a place may be written without touching those of another."""
        column, row = spots[name]
        room = 2 * min(column, self._width - 1 - column) + 1
        for other, (other_column, other_row) in spots.items():
            if other != name and abs(other_row - row) < 2:
                room = min(room, abs(other_column - column) - 1)
        return room

    def _groups(self, place: str) -> list[Run]:
        """What stands on a place; pieces that look the same are counted."""
        tally = Tally(
            (self._written(piece.label) + self._written(piece.mark), piece.colour)
            for piece in self._standing.get(place, [])
        )
        return [Run(f"{count if count > 1 else ''}{text}", chip(colour)) for (text, colour), count in tally.items()]

    # -- a board of hexagons ----------------------------------------------------------------

    def _honeycomb(self, cells: dict[tuple[int, int], Place]) -> list[str]:
        """Cells in rows, with borders between areas and the names of the outermost at the ends of each row."""
        left = min(2 * q + r for q, r in cells)
        top = min(r for _, r in cells)
        columns = {at: _CELL // 2 * (2 * at[0] + at[1] - left) + 2 for at in cells}
        wide = max(columns.values()) + 3
        names = {at: self._written(place.label) or place.id for at, place in cells.items()}
        margin = max(map(len, names.values())) + 1
        if wide > self._width:
            return self._dense_honeycomb(cells)
        labelled = wide + 2 * margin <= self._width
        indent = (self._width - wide) // 2
        canvas = Canvas(self._width, 2 * (max(r for _, r in cells) - top) + 3)
        for (q, r), place in cells.items():
            column, row = indent + columns[q, r], 2 * (r - top) + 1
            for (dq, dr), (dx, dy), letter in _EDGES:
                other = cells.get((q + dq, r + dr))
                if other is None or other.area != place.area:
                    canvas.write(column + dx, row + dy, [Run(letter, FAINT)])
            canvas.write(column - 1, row, self._content(place))
            if labelled and (q - 1, r) not in cells:
                name = names[q, r]
                canvas.write(column - 3 - len(name), row, [Run(name, FAINT)])
            if labelled and (q + 1, r) not in cells:
                canvas.write(column + 4, row, [Run(names[q, r], FAINT)])
        return canvas.lines(self._colour)

    def _dense_honeycomb(self, cells: dict[tuple[int, int], Place]) -> list[str]:
        """For narrow screens: one letter a cell, without borders."""
        left = min(2 * q + r for q, r in cells)
        top = min(r for _, r in cells)
        canvas = Canvas(self._width, max(r for _, r in cells) - top + 1)
        for (q, r), place in cells.items():
            first = next((run for run in self._content(place) if run.text.strip()), SPACE)
            canvas.write(2 * q + r - left, r - top, [Run(first.text.strip()[:1] or " ", first.style)])
        return canvas.lines(self._colour)

    def _content(self, place: Place, letters: int = _CELL - 1) -> list[Run]:
        """What a cell shows in so many letters: its mark alone, or what stands there with the mark behind it."""
        mark = self._written(place.mark)
        groups = self._groups(place.id)
        if not groups:
            return [Run(mark.center(letters), PLAIN)]
        room = letters - length(groups)
        return [*groups, Run(mark.rjust(room) if len(mark) <= room else "", PLAIN)]

    # -- a board of squares -----------------------------------------------------------------

    def _grid(self, places: dict[tuple[int, int], Place]) -> list[str]:
        """Cells in rows and columns with their numbers, borders between areas, and what lies beside the board.

        There are lines between all rows, or, on a large board, only where a border is.
        """
        areas = {at: place.area for at, place in places.items() if place.area}
        top, first = min(row for row, _ in areas), min(column for _, column in areas)
        rows, columns = max(row for row, _ in areas) + 1, max(column for _, column in areas) + 1
        across = columns - first
        pitch = max(_NARROWEST, min(_SQUARE, (self._width - _NUMBERS - 3) // across))
        left = _NUMBERS + max(0, (self._width - 2 * _NUMBERS - pitch * across) // 2) - pitch * first
        canvas = Canvas(self._width, 2 * (rows - top) + 4)
        heights = {top - 1: 0}
        line = 2
        for row in range(top, rows + 1):
            border = any(areas.get((row - 1, at)) != areas.get((row, at)) for at in range(first, columns))
            if rows - top <= _MOST_ROOMY or border:
                for column in range(first, columns + 1):
                    canvas.write(left + pitch * column, line, _corner(areas, row, column, pitch))
                line += 1
            for column in range(first, columns + 1):
                if areas.get((row, column)) != areas.get((row, column - 1)):
                    canvas.write(left + pitch * column, line, [Run("|", FAINT)])
            canvas.write(left + pitch * first - 3, line, [Run(str(row).rjust(2) if row < rows else "", FAINT)])
            heights[row] = line
            line += 1
        for column in range(first, columns):
            canvas.write(left + pitch * column + 1, 1, [Run(str(column).center(pitch - 1), FAINT)])
        for (row, column), place in places.items():
            beside = left + pitch * first - _NUMBERS
            x = beside if column < first else left + pitch * column + 1 + (column == columns)
            canvas.write(x, heights[row], self._content(place, pitch - 1 if first <= column < columns else 1))
        return canvas.lines(self._colour)

    # -- the players and the legend ---------------------------------------------------------

    def _sides(self) -> list[str]:
        if not self._scene.sides:
            return []
        names = [self._words.seat(side.seat)[:_NAME_WIDTH] for side in self._scene.sides]
        ends = [self._end_of_side(side) for side in self._scene.sides]
        notes = [", ".join(_unbroken(self._written(note)) for note in side.notes) for side in self._scene.sides]
        before = 6 + max(map(len, names)) + 1 + 1
        together = max(len(f"{end}  {note}") for end, note in zip(ends, notes, strict=True))
        beside = before + _SHORTEST_BAR + together <= self._width
        taken = before + (together if beside else max(map(len, ends)))
        bar = (
            max(_SHORTEST_BAR, min(_BAR_WIDTH, self._width - taken))
            if any(side.goal for side in self._scene.sides)
            else 0
        )
        lines = []
        for side, name, end, note in zip(self._scene.sides, names, ends, notes, strict=True):
            full = min(bar, bar * side.score // side.goal) if side.goal else 0
            runs = [
                Run("> " if side.active else "  ", BOLD),
                Run(f" {self._written(side.letter)} ", chip(side.colour)),
                Run(" " + name.ljust(max(map(len, names))) + " ", BOLD if side.active else PLAIN),
                Run("#" * full, PLAIN),
                Run("-" * (bar - full), FAINT),
                Run(" " + end + (f"  {_broken(note)}" if beside else ""), PLAIN),
            ]
            lines.append(paint(cut(runs, self._width), self._colour).rstrip())
            if note and not beside:
                wrapped = textwrap.wrap(note, self._width - len(_UNDER_NAME), break_on_hyphens=False)
                lines += [_UNDER_NAME + _broken(line) for line in wrapped]
        return lines

    def _end_of_side(self, side: Side) -> str:
        counters = "".join(f"  {self._written(counter.title)} {counter.value:>2}" for counter in side.counters)
        score = f"{side.score}/{side.goal}" if side.goal else str(side.score)
        return f"{score:>6}{counters}"

    def _notes(self) -> list[str]:
        lines = [line for note in self._scene.notes for line in textwrap.wrap(self._written(note), self._width)]
        return ["", *lines] if lines else []

    def _legend(self) -> list[str]:
        """Short signs side by side, each long one in lines of its own."""
        signs = [f"{self._written(sign.mark)} {self._written(sign.title)}" for sign in self._scene.legend]
        short = "   ".join(_unbroken(sign) for sign in signs if len(sign) <= _SHORT_SIGN)
        lines = textwrap.wrap(short, self._width, drop_whitespace=True, break_on_hyphens=False)
        for sign in signs:
            if len(sign) > _SHORT_SIGN:
                lines += textwrap.wrap(sign, self._width, subsequent_indent="  ")
        painted = [paint([Run(_broken(line), FAINT)], self._colour) for line in lines]
        return ["", *painted] if painted else []


def _unbroken(text: str) -> str:
    """Words that stay in one line when the text around them is wrapped; `_broken` makes spaces of it again."""
    return text.replace(" ", "\u00a0")


def _broken(text: str) -> str:
    return text.replace("\u00a0", " ")


def _corner(areas: dict[tuple[int, int], str], row: int, column: int, pitch: int) -> list[Run]:
    """Where four squares meet, and the border from there to the right."""
    above, here = areas.get((row - 1, column)), areas.get((row, column))
    above_left, left = areas.get((row - 1, column - 1)), areas.get((row, column - 1))
    across, down = above != here or above_left != left, above != above_left or here != left
    corner = "+" if across and down else "-" if across else "|" if down else " "
    return [Run(corner + (pitch - 1) * ("-" if above != here else " "), FAINT)]


def _centre(canvas: Canvas, column: int, row: int, runs: list[Run]) -> None:
    canvas.write(column - (length(runs) - 1) // 2, row, runs)


def _spaced(groups: list[Run]) -> list[Run]:
    spaced: list[Run] = []
    for group in groups:
        spaced += [SPACE, group] if spaced else [group]
    return spaced


def _fit(groups: list[Run], room: int) -> int:
    """How many groups fit into so many columns."""
    count = 0
    while count < len(groups) and length(_spaced(groups[: count + 1])) <= room:
        count += 1
    return count
