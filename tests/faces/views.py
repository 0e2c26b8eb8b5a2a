"""Scenes to draw: views of every registered game, and one made by hand that uses everything."""

from functools import cache

from crashyard.engine import SPECTATOR, Game, games
from crashyard.faces.scene import Button, Caption, Counter, Piece, Place, Scene, Side, Sign, Sprite, Text
from crashyard.faces.words import Words
from tests.conformance.cases import Case, moments

HOSTILE = "<b>&amp;\"'"


@cache
def scenes() -> list[tuple[Game, Scene]]:
    """Openings, middles and ends of random games, seen by a player and by a spectator."""
    found = []
    for game in games().values():
        for players in game.players:
            for position in moments(Case(game, players), "faces", 3, apart=40):
                for viewer in (0, SPECTATOR):
                    found.append((game, game.faces.scene(position.view(viewer))))
    return found


@cache
def words_of(game: Game, language: str) -> Words:
    return Words(language, game, [HOSTILE])


def hand_made() -> Scene:
    """Two cells and three pieces of a game that has no rules; its words are those of all games."""
    name, letter = Text("seat-name", {"seat": 0}), Text("seat-letter", {"seat": 0})
    return Scene(
        game="cube-attack",
        width=400,
        height=200,
        title=name,
        caption=Text("list-and", {"first": "this", "last": "that"}),
        background='<rect width="400" height="200" fill="#123"/>',
        sprites=(Sprite("cell", '<circle r="50"/>'), Sprite("car", '<path d="M0 0h9"/>'), Sprite("flag", "<g/>")),
        places=(
            Place("left", "cell", 100, 100, 50, name, label="left", target="go left", mark=letter, colour="#ff0000"),
            Place("right", "cell", 300, 100, 50, name, label="right"),
        ),
        pieces=(
            Piece("top", "car", 100, 100, 20, name, letter, "#ff0000", layer=2, place="left", target="car", count=3),
            Piece("turned", "car", 100, 100, 20, name, facing=60, badges=("flag",), layer=1, place="left", label="x"),
            Piece("beside", "car", 10, 10, 20, name),
        ),
        lines=(((100, 100), (300, 100)),),
        captions=(Caption("note", 5, 190, 10, HOSTILE, name, width=20),),
        buttons=(Button("pass", name), Button("stop", name)),
        sides=(Side(0, "#ff0000", letter, 7, 0, (Counter(name, 3),), (name,), active=True),),
        legend=(Sign("x", name),),
    )
