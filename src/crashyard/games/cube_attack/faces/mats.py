"""The mats below the galaxy: one a player, and beside them the legend.

Every mat has a lane of the score track (R51, R72) with as many spaces as points are needed; a meeple that has reached
its end stays there, with the points beyond it written beside it. Each mat is one closed box, since a browser lays it
where the window has room.
"""

from collections.abc import Mapping, Sequence
from typing import Any

from crashyard.faces.scene import SEAT_COLOURS, Caption, Part, Piece, Text
from crashyard.games.cube_attack.faces.galaxy import GALAXY, letter_of

_GAP = 12.0
_WIDTH, _HEIGHT = GALAXY / 2 - 1.5 * _GAP, 172.0
_LANE_START, _LANE_END = 44.0, 314.0
_NAME_Y, _LANE_Y, _COUNT_Y = 34.0, 88.0, 142.0
_MEEPLE = 46.0
_LEGEND_ROWS = 2
"""The legend is as high as so many mats."""
_GROUND = (
    '<defs><linearGradient id="mat-ground" x2="1" y2="1"><stop stop-color="#232b5c"/><stop offset="0.5" '
    'stop-color="#12173a"/><stop offset="1" stop-color="#0a0e24"/></linearGradient></defs>'
)
Box = tuple[float, float, float, float]


def _rows(players: int) -> int:
    return (players + _LEGEND_ROWS + 1) // 2


def height_of(players: int) -> float:
    """How high the picture is with so many mats."""
    return GALAXY + _GAP + _rows(players) * (_HEIGHT + _GAP)


def _cell(column: int, row: int, rows: int = 1) -> Box:
    left, top = _GAP + column * (_WIDTH + _GAP), GALAXY + _GAP + row * (_HEIGHT + _GAP)
    return left, top, _WIDTH, rows * (_HEIGHT + _GAP) - _GAP


def mat_box(seat: int, players: int) -> Box:
    """Where the mat of a seat lies: the left column is filled first."""
    return _cell(*divmod(seat, _rows(players)))


def legend_box(players: int) -> Box:
    return _cell(1, max(0, players - _rows(players)), _LEGEND_ROWS)


def parts_of(players: int) -> tuple[Part, ...]:
    """The galaxy, the mats and the legend, each with its box."""
    galaxy = Part("galaxy", "board", (0.0, 0.0, GALAXY, GALAXY), Text("part-galaxy"))
    mats = [
        Part(f"mat-{seat}", "mat", mat_box(seat, players), Text("part-mat", {"seat": seat}), seat)
        for seat in range(players)
    ]
    return galaxy, *mats, Part("legend", "supply", legend_box(players), Text("part-legend"))


def is_out(view: Mapping[str, Any], seat: int) -> bool:
    """Whether a player has no cube in play (R58)."""
    return all(cube["seat"] != seat for cube in view["cubes"])


def mat_pieces(view: Mapping[str, Any], seat: int, number: int) -> list[Piece]:
    """What lies on a mat; `number` is the colour of the seat."""
    left, top, width, height = mat_box(seat, view["players"])
    right, colour = left + width, SEAT_COLOURS[number]
    name_y, lane_y, count_y = top + _NAME_Y, top + _LANE_Y, top + _COUNT_Y
    score, goal = view["scores"][seat], view["options"]["target"]
    letter, who = letter_of(number), {"seat": seat}
    way = min(score, goal) / goal * (_LANE_END - _LANE_START)
    disc = Piece(
        f"seat-{seat}",
        "seat",
        left + 36,
        name_y,
        46,
        Text("seat-name", who),
        letter,
        colour,
        layer=1,
        target=f"seat:{seat}",
    )
    meeple = Text("piece-meeple", {"seat": seat, "points": score, "goal": goal})
    at = left + _LANE_START + way
    pieces = [
        disc,
        Piece(f"meeple-{seat}", "meeple", at, lane_y, _MEEPLE, meeple, "", colour, layer=1),
        Piece(f"reserve-{seat}", "reserve", left + 36, count_y, 36, Text("help-reserve"), "", colour, layer=1),
        Piece(f"removed-{seat}", "removed", left + 258, count_y, 36, Text("help-removed"), "", colour, layer=1),
    ]
    plays = seat == view["active"] and not view["over"]
    if seat == view["marker"]:
        x = right - (132 if plays else 88 if view["over"] else 36)
        pieces.append(Piece("start-player", "pawn", x, name_y, 44, Text("piece-start-player", who), layer=1))
    if seat in view["winners"]:
        pieces.append(Piece(f"winner-{seat}", "winner", right - 38, name_y, 50, Text("note-winner"), layer=1))
    if plays:
        middle = left + width / 2, top + height / 2
        pieces.append(Piece("turn", "turn", *middle, height, Text("note-turn"), "", colour, layer=0))
        title = Text("piece-actions", {"left": view["left"]})
        for action in range(2):
            sprite = "action" if action < view["left"] else "action-used"
            x = right - 80 + 48 * action
            pieces.append(Piece(f"action-{action}", sprite, x, name_y, 44, title, layer=1))
    return pieces


def mat_captions(view: Mapping[str, Any], seat: int) -> list[Caption]:
    """What is written on a mat."""
    left, top, width, _ = mat_box(seat, view["players"])
    right = left + width
    out = is_out(view, seat)
    colour = "#8f98c0" if out else "#eef1ff"
    score, goal = view["scores"][seat], view["options"]["target"]
    name = Text("seat-name", {"seat": seat})
    points = Text("mat-score", {"points": score, "goal": goal})
    goal_title = Text("header-goal", {"goal": goal})
    captions = [
        Caption(f"name-{seat}", left + 68, top + _NAME_Y, 32, name, colour=colour, width=width - 228),
        Caption(f"score-{seat}", right - 16, top + _LANE_Y, 36, points, goal_title, colour, "end", 116),
    ]
    for what, x in (("reserve", 64), ("removed", 286)):
        label = Text(f"mat-{what}", {"count": view[what][seat]})
        at = left + x, top + _COUNT_Y
        captions.append(Caption(f"{what}-count-{seat}", *at, 27, label, Text(f"help-{what}"), colour, width=186))
    beyond = score - goal
    if beyond > 0:
        at = left + _LANE_END - _MEEPLE / 2 - 4, top + _LANE_Y - 18
        captions.append(Caption(f"beyond-{seat}", *at, 24, f"+{beyond}", colour=colour, anchor="end", width=74))
    if out and seat not in view["winners"]:
        at = right - 16, top + _NAME_Y
        captions.append(Caption(f"out-{seat}", *at, 28, Text("note-out"), colour=colour, anchor="end", width=94))
    return captions


# -- what lies under everything -------------------------------------------------------------


def frame(box: Box, colour: str) -> str:
    """The ground of a part beside the galaxy, lit from the top left."""
    left, top, width, height = box
    inner = f'x="{left + 2:g}" y="{top + 2:g}" width="{width - 4:g}" height="{height - 4:g}" rx="14"'
    return (
        f'<rect x="{left:g}" y="{top:g}" width="{width:g}" height="{height:g}" fill="#0a0e24"/>'
        f'<rect {inner} fill="url(#mat-ground)" stroke="{colour}" stroke-opacity="0.6" stroke-width="4"/>'
    )


def draw_mats(colours: Sequence[int]) -> str:
    """The ground of all mats with their lanes, as SVG."""
    players = len(colours)
    drawn = [
        _GROUND,
        f'<rect y="{GALAXY:g}" width="{GALAXY:g}" height="{height_of(players) - GALAXY:g}" fill="#05070f"/>',
    ]
    step = (_LANE_END - _LANE_START) / 8
    for seat, number in enumerate(colours):
        box, colour = mat_box(seat, players), SEAT_COLOURS[number]
        start, end, y = box[0] + _LANE_START, box[0] + _LANE_END, box[1] + _LANE_Y
        ticks = "".join(f"M{start + step * tick:g} {y - 9:g}v18" for tick in range(9))
        lane = f'<path d="M{start:g} {y:g}H{end:g}"'
        drawn.append(
            f'{frame(box, colour)}<g stroke="{colour}" stroke-linecap="round" stroke-opacity="0.7" fill="none">'
            f'{lane} stroke-opacity="0.2" stroke-width="16"/>{lane} stroke-width="4"/>'
            f'<path d="{ticks}" stroke-width="3"/></g>'
        )
    return "".join(drawn)
