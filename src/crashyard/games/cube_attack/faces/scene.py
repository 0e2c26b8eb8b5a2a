"""What a view of Cube Attack looks like: the galaxy, a mat for every player and a legend."""

from collections.abc import Mapping
from functools import cache
from typing import Any

from crashyard.faces.scene import (
    SEAT_COLOURS,
    Button,
    Caption,
    Counter,
    Scene,
    Side,
    Sprite,
    Text,
    load_background,
    load_sprites,
)
from crashyard.games.cube_attack.faces.galaxy import (
    GALAXY,
    draw_galaxy,
    draw_orbits,
    letter_of,
    orbits_of,
    points_of_moons,
)
from crashyard.games.cube_attack.faces.legend import draw_legend, legend_captions, legend_of, legend_pieces
from crashyard.games.cube_attack.faces.mats import (
    draw_mats,
    height_of,
    is_out,
    legend_box,
    mat_captions,
    mat_pieces,
    parts_of,
)
from crashyard.games.cube_attack.faces.prompts import next_prompts_of, prompt_of
from crashyard.games.cube_attack.rules.options import NAME, colours_of

PACKAGE = "crashyard.games.cube_attack"


def seat_colours(view: Mapping[str, Any]) -> tuple[int, ...]:
    """The colours that the seats have chosen (R73); none if nobody chose."""
    return tuple(colours_of(view["options"], view["players"]))


def scene_of(view: Mapping[str, Any]) -> Scene:
    """The scene of a view; everybody sees the same (R64)."""
    players = view["players"]
    chosen = colours_of(view["options"], players)
    colours = chosen or list(range(players))
    places, pieces = draw_galaxy(view, colours, chosen)
    legend = legend_box(players)
    moons = points_of_moons(view["options"])
    pieces += legend_pieces(legend, moons)
    captions = [
        Caption("round", 22, 40, 36, Text("header-round", {"round": view["round"]}), width=200),
        *legend_captions(legend, moons),
    ]
    for seat in range(players):
        pieces += mat_pieces(view, seat, colours[seat])
        captions += mat_captions(view, seat)
    return Scene(
        game=NAME,
        width=GALAXY,
        height=height_of(players),
        title=Text("game-name"),
        caption=_caption(view),
        goal=Text("goal-points", {"points": view["options"]["target"]}),
        background=_background(view["board"], tuple(colours)),
        sprites=_sprites(),
        places=tuple(places),
        pieces=tuple(pieces),
        lines=orbits_of(view["board"]),
        captions=tuple(captions),
        buttons=(Button("activate", Text("button-activate")), Button("end_turn", Text("button-end-turn"))),
        sides=tuple(_side(view, seat, colours[seat]) for seat in range(players)),
        legend=legend_of(moons),
        parts=parts_of(players),
        prompt=prompt_of(view),
        next_prompts=next_prompts_of(view),
    )


@cache
def _sprites() -> tuple[Sprite, ...]:
    return load_sprites(PACKAGE)


@cache
def _background(name: str, colours: tuple[int, ...]) -> str:
    legend = draw_legend(legend_box(len(colours)))
    return load_background(PACKAGE, "sky.svg") + draw_orbits(name) + draw_mats(colours) + legend


def _caption(view: Mapping[str, Any]) -> Text:
    if view["over"]:
        return Text("caption-over", {"winners": view["winners"], "round": view["round"]})
    if view["active"] is None:
        return Text("caption-setup")
    return Text("caption-turn", {"seat": view["active"], "left": view["left"], "round": view["round"]})


def _side(view: Mapping[str, Any], seat: int, colour: int) -> Side:
    notes = []
    if seat == view["marker"]:
        notes.append(Text("note-start-player"))
    if seat in view["winners"]:
        notes.append(Text("note-winner"))
    elif is_out(view, seat):
        notes.append(Text("note-out"))
    return Side(
        seat=seat,
        colour=SEAT_COLOURS[colour],
        letter=letter_of(colour),
        score=view["scores"][seat],
        goal=view["options"]["target"],
        counters=(
            Counter(Text("counter-reserve"), view["reserve"][seat]),
            Counter(Text("counter-removed"), view["removed"][seat]),
        ),
        notes=tuple(notes),
        active=seat == view["active"] and not view["over"],
    )
