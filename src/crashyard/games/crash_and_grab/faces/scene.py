"""What a view of Crash & Grab looks like: the board, and below it what everybody shares and what the saucers have.

Colours are told by a letter as well, types of crewmembers and direction markers by a pictogram. Every saucer and every
crewmember is one piece all game long, wherever it goes. The parts are drawn by `board`, `supplies` and `mats`; what
is wanted of somebody is said by `prompts`, what a terminal writes is in `remarks`. Where things lie depends on the
number of players alone, not on who looks: pages show what happens as everybody sees it, and then what a seat sees.
"""

from functools import cache

from crashyard.faces.scene import Button, Scene, Sign, Sprite, Text, load_background, load_sprites
from crashyard.games.crash_and_grab.faces.board import BOARD_SIZE, MARKER_SIGNS, board_of, board_part, board_places
from crashyard.games.crash_and_grab.faces.mats import mat_parts, mat_sprite, mats_of
from crashyard.games.crash_and_grab.faces.pieces import COLOUR_CODES, GAP, has_points, letter, parameter
from crashyard.games.crash_and_grab.faces.prompts import next_prompts_of, prompt_of
from crashyard.games.crash_and_grab.faces.remarks import counted_sides, notes_of, upgrade_signs
from crashyard.games.crash_and_grab.faces.supplies import supplies_of, supply_parts, supply_sprites
from crashyard.games.crash_and_grab.forms.views import CrashAndGrabView
from crashyard.games.crash_and_grab.rules.board import MARKERS, TYPES
from crashyard.games.crash_and_grab.rules.facts import ToBePlaced
from crashyard.games.crash_and_grab.rules.options import NAME

_PACKAGE = "crashyard.games.crash_and_grab"
"""Whose folder `data` holds the pictures."""


def scene_of(view: CrashAndGrabView) -> Scene:
    """The scene of a view: a seat sees its own plans and the cards it has drawn, a spectator neither (section 4)."""
    shared = supply_parts(view, BOARD_SIZE + GAP)
    mats = mat_parts(view, {part.box[0]: part.box[1] + part.box[3] for part in shared})
    parts = (board_part(), *shared, *mats)
    drawn = [board_of(view), supplies_of(view, shared), mats_of(view, mats)]
    return Scene(
        game=NAME,
        width=BOARD_SIZE,
        height=max(part.box[1] + part.box[3] for part in parts) + GAP,
        title=Text("game-name"),
        caption=Text("caption", _facts(view)),
        goal=_goal(view),
        background=_background(),
        sprites=_sprites(),
        places=tuple(board_places(view)),
        pieces=tuple(piece for part in drawn for piece in part.pieces),
        captions=tuple(caption for part in drawn for caption in part.captions),
        buttons=_buttons(view),
        sides=counted_sides(view),
        legend=(*_legend(view), *upgrade_signs(view)),
        notes=notes_of(view),
        parts=parts,
        prompt=prompt_of(view),
        next_prompts=next_prompts_of(view),
    )


def _goal(view: CrashAndGrabView) -> Text:
    """How this game is won (section 14, Twisted Titanium)."""
    if has_points(view):
        return Text("goal-points", {"points": parameter(view["options"], "points_to_win")})
    stations = parameter(view["options"], "stations_to_win")
    return Text("goal-stations", {"stations": stations, "saucers": 2 if view["players"] == 2 else 1})


@cache
def _sprites() -> tuple[Sprite, ...]:
    return (*load_sprites(_PACKAGE), *supply_sprites(), mat_sprite())


@cache
def _background() -> str:
    return load_background(_PACKAGE, "space.svg")


def _facts(view: CrashAndGrabView) -> dict[str, object]:
    """What is asked, of whom: the facts of the sentence that says so."""
    moment = view["moment"]
    placing: ToBePlaced = moment["placing"] or {}
    crew = placing.get("crew")
    return {
        "round": view["round"],
        "rotation": view["rotation"] or "",
        "phase": moment["phase"],
        "stage": moment["stage"],
        "window": moment["window"] or "",
        "awaited": view["awaited"],
        "saucer": moment["asked"] or moment["mover"] or moment["saucer"] or "",
        "victim": moment["rewards"][0] if moment["rewards"] else "",
        "placing": placing.get("saucer", ""),
        "colour": crew["colour"] if crew else "",
        "type": crew["type"] if crew else "",
        "winner": -1 if view["winner"] is None else view["winner"],
    }


# -- what can be pointed at beside the table, and the legend --------------------------------


def _buttons(view: CrashAndGrabView) -> tuple[Button, ...]:
    moment = view["moment"]
    facts = {"phase": moment["phase"], "window": moment["window"] or ""}
    return (
        *(Button(f"distance:{spaces}", Text("button-distance", {"distance": spaces})) for spaces in range(13)),
        *(Button(f"turns:{turns}", Text("button-turns", {"turns": turns})) for turns in (1, 2, 3)),
        *(
            Button(f"rotation:{rotation}", Text("button-rotation", {"rotation": rotation}))
            for rotation in ("clockwise", "counter-clockwise")
        ),
        Button("energize", Text("button-energize")),
        Button("buy", Text("button-buy")),
        Button("decline", Text("button-decline", facts)),
    )


def _legend(view: CrashAndGrabView) -> list[Sign]:
    """What the letters and signs of the terminal mean."""
    signs = [Sign(MARKER_SIGNS[marker], Text("marker-name", {"marker": marker})) for marker in MARKERS]
    signs += [Sign("+", Text("legend-accelerator")), Sign("1–12", Text("legend-site"))]
    colours = [colour for colour in COLOUR_CODES if colour in view["lost"]]
    signs += [Sign(letter(colour), Text("colour", {"colour": colour})) for colour in colours]
    return signs + [Sign(Text("sign", {"type": kind}), Text("type", {"type": kind})) for kind in TYPES]
