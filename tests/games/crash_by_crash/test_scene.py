"""The scene of Crash by Crash: everything in the view is on the table, and everything can be pointed at."""

import re
from collections import Counter
from collections.abc import Iterator
from typing import Any, cast

import pytest
from librt.vecs import vec
from mypy_extensions import i64

from crashyard.engine import SPECTATOR, Actions, Dice, Position, random_answer
from crashyard.faces.scene import Piece, Place, Scene, Text
from crashyard.faces.svg import Artist
from crashyard.faces.terminal import draw
from crashyard.faces.words import LANGUAGES, Words
from crashyard.games.crash_by_crash import GAME
from crashyard.games.crash_by_crash.faces.prompt import prompt_of
from crashyard.games.crash_by_crash.forms.views import CrashByCrashView
from crashyard.games.crash_by_crash.rules import phases
from crashyard.games.crash_by_crash.rules.board import PLACES, SLOT_CELLS
from crashyard.games.crash_by_crash.rules.cards.names import CARD_NAMES
from tests.games.crash_by_crash.tables import card, kind, place, play, table, value, walk
from tests.games.crash_by_crash.tables import draw as draw_cards


def scene_of(position: Position, seat: int = SPECTATOR) -> Scene:
    found: Scene = GAME.faces.scene(position.view(seat))
    return found


def by_id(scene: Scene) -> dict[str, Piece]:
    return {piece.id: piece for piece in scene.pieces}


def places(scene: Scene) -> dict[str, Place]:
    return {place.id: place for place in scene.places}


def random_moments(players: int, seed: str, apart: int = 9) -> Iterator[Position]:
    """Positions of a random game, from before the first tile to the end."""
    position = GAME.new(players)
    dice, actions = Dice(f"{players} {seed}"), Actions()
    number = 0
    while position.result() is None and position.rounds() < 60:
        if number % apart == 0:
            yield position
        number += 1
        seat = position.awaited()
        position.play(seat, random_answer(position, seat, dice, actions))
    yield position


@pytest.mark.parametrize("players", GAME.players)
@pytest.mark.parametrize("seed", ["a", "b", "c"])
def test_every_target_of_every_legal_action_is_in_the_scene(players: int, seed: str) -> None:
    for position in random_moments(players, seed, apart=5):
        seat = position.awaited()
        if seat >= 0:
            names = scene_of(position, seat).targets()
            for action in position.legal(seat):
                assert set(position.targets(seat, action)) <= names


def test_targets_of_rare_decisions_are_in_the_scene() -> None:
    """Double Hit, Permitted Expansion, the operator out of a hole, a choice of two bells."""
    tables = [
        table([(4, 8)], [(5, 7)], action=2, card=kind("DOUBLE_HIT")),
        table([(4, 8)], [(5, 7)], action=2, card=kind("EXPANSION")),
        table(holes=[11], operator=11),
        table([(4, 8)], [(6, 6)], magnet_a=(4, 6), bells=[(4, 7), (5, 6)], phase=phases.RINGING),
    ]
    seen = set()
    for position in tables:
        names = scene_of(position, 0).targets()
        for action in position.legal(0):
            targets = set(position.targets(0, action))
            assert targets <= names
            seen |= targets
    assert {"dir:none", "dir:E", "batteries:0", "magnet", "operator:2", "pass"} <= seen


@pytest.mark.parametrize("players", GAME.players)
def test_every_car_bell_and_cell_of_the_view_is_one_thing_in_the_scene(players: int) -> None:
    for position in random_moments(players, "pieces"):
        view: dict[str, Any] = dict(position.view(SPECTATOR))
        scene = scene_of(position)
        standing = {piece.id: piece.place for piece in scene.pieces if piece.place}
        wanted = {f"car-{car['side']}-{car['car']}": "{},{}".format(*car["at"]) for car in view["cars"]}
        wanted |= {f"bell-{bell['bell']}": "{},{}".format(*bell["at"]) for bell in view["bells"]}
        assert {name: at for name, at in standing.items() if name != "operator"} == wanted
        cells = [place for place in scene.places if place.hexagon]
        assert len(cells) == sum(len(SLOT_CELLS[laid["slot"]]) for laid in view["layout"])
        assert all(place.target == place.id == "{},{}".format(*place.hexagon) for place in cells if place.hexagon)


@pytest.mark.parametrize("players", GAME.players)
def test_ids_are_unique_and_everything_lies_in_the_picture(players: int) -> None:
    for position in random_moments(players, "picture"):
        for viewer in (SPECTATOR, *range(players)):
            scene = scene_of(position, viewer)
            ids = [piece.id for piece in scene.pieces] + [caption.id for caption in scene.captions]
            ids += [f"place-{place.id}" for place in scene.places]
            assert max(Counter(ids).values()) == 1
            things: list[Piece | Place] = [*scene.pieces, *scene.places]
            for thing in things:
                assert thing.x - thing.size / 2 + 10 >= 0
                assert thing.x + thing.size / 2 - 10 <= scene.width
                assert thing.y - thing.size / 2 >= 0
                assert thing.y + thing.size / 2 <= scene.height
            sprites = {sprite.name for sprite in scene.sprites}
            assert {thing.sprite for thing in things} <= sprites
            assert {badge for piece in scene.pieces for badge in piece.badges} <= sprites


@pytest.mark.parametrize("players", GAME.players)
def test_the_picture_keeps_its_size_all_game_long(players: int) -> None:
    sizes = {(scene.width, scene.height) for scene in map(scene_of, random_moments(players, "size"))}
    assert len(sizes) == 1


def test_cells_do_not_cover_each_other_and_tiles_do_not_either() -> None:
    cells = [place for place in scene_of(table()).places if place.hexagon]
    assert len(cells) == len(PLACES)
    spots = sorted((place.x, place.y) for place in cells)
    for x, y in spots:
        near = [(x - a) ** 2 + (y - b) ** 2 for a, b in spots if (a, b) != (x, y) and abs(x - a) < 80]
        assert min(near) ** 0.5 == pytest.approx(cells[0].size, abs=0.5)


def test_section_1_values_are_told_by_shade_and_by_dots() -> None:
    scene = scene_of(table([(4, 8)], [(9, 4)]))
    sprites = {sprite.name: sprite.markup for sprite in scene.sprites}
    plates = set()
    for number in range(4):
        for name in (f"cell-{number}", f"cell-{number}-taken"):
            assert sprites[name].count("<circle") == number
        plates.add(re.sub(r'id="[^"]*"|<circle[^>]*>', "", sprites[f"cell-{number}"]).partition("</linear")[0])
    assert len(plates) == 4
    for name, cell in places(scene).items():
        if cell.hexagon:
            expected = value(cell.hexagon)
            taken = "-taken" if name in ("4,8", "9,4", "5,14") else ""
            assert (cell.sprite, cell.mark) == (f"cell-{expected}{taken}", str(expected or "·"))


def test_sides_and_kinds_of_cars_have_a_look_of_their_own() -> None:
    pieces = by_id(scene_of(table([(4, 8)], [(5, 8)], magnet_a=(1, 1), magnet_b=(9, 4))))
    names = ["car-0-0", "car-1-0", "car-0-10", "car-1-10"]
    assert len({pieces[name].sprite for name in names}) == 4
    assert len({pieces[name].colour for name in names}) == 2
    words = Words("en", GAME)
    letters = {
        (words.say(piece.label.say, piece.label.facts), piece.mark)
        for piece in (pieces[name] for name in names)
        if not isinstance(piece.label, str)
    }
    assert letters == {("R", ""), ("B", ""), ("R", "∩"), ("B", "∩")}


def test_a_pushed_car_stays_the_same_piece_and_the_new_one_is_added() -> None:
    position = table([(0, 0)], [(5, 8)])
    before = {name: piece.place for name, piece in by_id(scene_of(position)).items() if piece.place}
    play(position, place((4, 8), "E", 1))
    after = {name: piece.place for name, piece in by_id(scene_of(position)).items() if piece.place}
    assert after == before | {"car-1-0": "7,8", "car-0-1": "4,8"}


def test_R23_a_removed_tile_is_a_hole_that_can_still_be_pointed_at() -> None:
    scene = places(scene_of(table(holes=[11])))
    assert scene["tile-11"].sprite == "tile-hole"
    gone = [name for name, cell in scene.items() if cell.sprite == "cell-gone"]
    assert sorted(gone) == sorted("{},{}".format(*PLACES[cell]) for cell in SLOT_CELLS[11])
    assert all(scene[name].target == name and scene[name].mark == "" for name in gone)


def test_R53_the_operator_stands_on_a_cell_on_a_bell_or_in_a_hole() -> None:
    on_bell = by_id(scene_of(table(operator=(4, 8), bells=[(4, 8)])))
    assert on_bell["operator"].place == on_bell["bell-0"].place == "4,8"
    assert on_bell["bell-0"].size < on_bell["operator"].size
    assert on_bell["bell-0"].layer > on_bell["operator"].layer
    in_hole = scene_of(table(holes=[11], operator=11))
    operator = by_id(in_hole)["operator"]
    assert places(in_hole)[operator.place].sprite == "cell-gone"


def test_R26_a_bell_that_was_rung_on_the_operators_way_is_shown_ringing() -> None:
    position = table([(0, 0)], [(5, 8)], operator=(4, 8), bells=[(6, 8)])
    play(position, walk((4, 8), ["E", "E"])[0])
    pieces = by_id(scene_of(position))
    assert pieces["bell-0"].badges == ("bell-ringing",)
    assert pieces["bell-0"].place == pieces["car-1-0"].place == "6,8"


def test_stocks_batteries_and_scores_are_on_the_mats() -> None:
    position = table([(4, 8), (5, 8)], [(9, 4)], magnet_b=(1, 1))
    position.batteries[0] = 3
    position.scores[1] = 17
    scene = scene_of(position)
    written = {caption.id: caption.label for caption in scene.captions}
    assert [written[f"stock-count-{side}"] for side in range(2)] == ["×8", "×9"]
    assert [written[f"stock-magnet-count-{side}"] for side in range(2)] == ["×1", "×0"]
    assert [written[f"score-{side}"] for side in range(2)] == ["0", "17"]
    pieces = by_id(scene)
    assert [pieces[f"battery-0-{number}"].sprite for number in range(4)] == ["battery"] * 3 + ["battery-used"]
    counters = [[counter.value for counter in side.counters] for side in scene.sides]
    assert counters == [[8, 1, 3, 0], [9, 0, 4, 0]]


@pytest.mark.parametrize(
    ("bans", "shown"), [([0, 0], set()), ([0, 7], set()), ([8, 0], {0}), ([0, 9], {1}), ([8, 9], {0, 1})]
)
def test_R67_a_ban_is_shown_on_the_mat_of_its_side(bans: list[int], shown: set[int]) -> None:
    scene = scene_of(table(bans=vec[i64](bans)))
    pieces = by_id(scene)
    assert {side for side in range(2) if f"ban-{side}" in pieces} == shown
    assert all(pieces[f"ban-{side}"].title.facts == {"side": side, "turn": bans[side]} for side in shown)
    notes = [[note.say for note in line.notes] for line in scene.sides]
    assert notes == [["note-ban"] if number in shown else [] for number in range(2)]


@pytest.mark.parametrize("scorings", [0, 1, 6])
def test_section_10_bells_that_have_rung_fill_the_track(scorings: int) -> None:
    pieces = by_id(scene_of(table(scorings=scorings)))
    full = [number for number in range(7) if pieces[f"slot-{number}"].sprite == "slot-full"]
    assert full == list(range(scorings))
    assert sum(name.startswith("rung-") for name in pieces) == scorings


@pytest.mark.parametrize(("turn", "scored", "rings"), [(5, False, False), (6, False, True), (6, True, False)])
def test_R34_it_is_shown_whether_bells_may_ring(turn: int, scored: bool, rings: bool) -> None:
    scene = scene_of(table(turn=turn, scored=scored))
    assert by_id(scene)["may-ring"].badges == (() if rings else ("ban",))
    assert scene.caption.facts["may"] is rings


def test_the_turn_the_action_and_who_is_awaited_are_shown() -> None:
    scene = scene_of(table(action=2))
    pieces = by_id(scene)
    assert [pieces[f"action-{number}"].sprite for number in (1, 2)] == ["action-used", "action"]
    assert pieces["turn"].y == pieces["seat-0"].y
    assert pieces["turn"].x < pieces["seat-0"].x < pieces["seat-1"].x
    assert [side.active for side in scene.sides] == [True, False]


# -- parts and prompts ----------------------------------------------------------------------


@pytest.mark.parametrize(
    ("players", "seat", "own"), [(2, 0, "mat-0"), (2, 1, "mat-1"), (4, 2, "mat-0"), (4, 3, "mat-1")]
)
def test_the_own_mat_and_hand_are_told_from_those_of_others(players: int, seat: int, own: str) -> None:
    parts = {part.id: part for part in scene_of(table(players=players), seat).parts}
    assert {name for name, part in parts.items() if part.own} == {own, "hand"}
    assert parts[own].seat == parts["hand"].seat == seat
    assert [part.kind for part in parts.values()] == ["board", "mat", "mat", "supply", "supply", "hand"]


@pytest.mark.parametrize("players", GAME.players)
def test_a_part_lies_in_the_same_place_in_all_views(players: int) -> None:
    watched = {part.id: part.box for part in scene_of(table(players=players)).parts}
    assert "hand" not in watched
    for seat in range(players):
        seen = {part.id: part.box for part in scene_of(table(players=players), seat).parts}
        assert watched.items() <= seen.items()


def test_everything_stays_within_the_part_that_it_belongs_to() -> None:
    for players in GAME.players:
        for position in random_moments(players, "parts", apart=40):
            scene = scene_of(position, 0)
            boxes = {part.id: part.box for part in scene.parts}
            for piece in scene.pieces:
                left, top, width, height = boxes[scene.part_at(piece.x, piece.y)]
                reach = 0.47 * piece.size
                assert left <= piece.x - reach < piece.x + reach <= left + width, piece
                assert top <= piece.y - reach < piece.y + reach <= top + height, piece


def test_every_decision_says_to_you_what_is_wanted() -> None:
    """Those of random games, and those under every card in force; in every language."""
    positions = [moment.copy() for players in GAME.players for moment in random_moments(players, "prompts", apart=1)]
    positions += [table(action=2, card=kind(name)) for name in CARD_NAMES[6:]]
    positions += [
        table(action=2, places=1),
        table([(4, 8)], [(6, 6)], magnet_a=(4, 6), bells=[(4, 7), (5, 6)], phase=phases.RINGING),
    ]
    asked: dict[str, dict[str, Text]] = {}
    for position in positions:
        prompt = prompt_of(cast(CrashByCrashView, position.view(0)))
        assert (prompt is None) == (position.awaited() < 0)
        if prompt is not None:
            asked.setdefault(prompt.say, {})[str(prompt.facts)] = prompt
    wanted = ["action", "card", "draw", "keep", "ringing", "set-cars", "set-operator", "steps"]
    assert sorted(asked) == [f"prompt-{name}" for name in wanted]
    assert len(asked["prompt-card"]) == 7
    assert scene_of(positions[-1], 0).prompt == Text("prompt-ringing")
    for words in (Words(language, GAME) for language in LANGUAGES):
        for kinds in asked.values():
            sentences = {words.say(prompt.say, prompt.facts) for prompt in kinds.values()}
            assert len(sentences) == len(kinds)
            assert max(map(len, sentences)) < 80, "the place of the decision has two lines for it"


def test_whoever_has_begun_to_choose_is_told_what_is_wanted_next() -> None:
    """After every target of every legal action, as `wantedNext` of the browser finds it."""
    moments = [table(hand=CARD_NAMES[:6]), table(action=2, card=kind("DOUBLE_HIT")), table(holes=[11], operator=11)]
    for position in moments:
        prompts = scene_of(position, 0).next_prompts
        for action in position.legal(0):
            targets = position.targets(0, action)
            for number in range(1, len(targets)):
                chosen, then = targets[:number], targets[number]
                assert {*chosen, then.partition(":")[0], chosen[0].partition(":")[0]} & prompts.keys(), targets
    for words in (Words(language, GAME) for language in LANGUAGES):
        assert len({words.say(prompt.say, prompt.facts) for prompt in prompts.values()}) == len(prompts)


# -- cards ----------------------------------------------------------------------------------


def hand_cards(scene: Scene, row: str = "hand") -> list[str]:
    names = [piece.id.split("-") for piece in scene.pieces if piece.id.startswith(f"{row}-")]
    return [name[1] for name in names if name[1] in CARD_NAMES]


def test_section_9_3_only_the_own_hand_is_seen() -> None:
    hand, other = ["LAMBADA", "ROCKET", "ROCKET"], ["SABOTEUR", "TANDEM"]
    position = table(hand=hand, other_hand=other)
    assert hand_cards(scene_of(position, 0)) == hand
    assert hand_cards(scene_of(position, 1)) == other
    assert hand_cards(scene_of(position)) == []
    mine = by_id(scene_of(position, 0))
    assert [mine[f"mini-1-{number}"].sprite for number in range(2)] == ["mini-back"] * 2
    assert not {"mini-1-2", "mini-0-0"} & mine.keys()
    assert {"mini-0-0", "mini-1-0"} <= by_id(scene_of(position)).keys()
    assert [len(scene_of(position, seat).notes) for seat in (0, SPECTATOR)] == [3, 2]


def test_a_card_taken_openly_is_known_to_all() -> None:
    position = table(hand=["FLAT_BATTERY", "TANDEM"], action=2)
    play(position, card("FLAT_BATTERY"))
    play(position, position.parse_action(0, {"do": "take", "from": "ROCKET"}))
    draw_cards(position, "SABOTEUR")
    pieces = by_id(scene_of(position, 1))
    assert [pieces[f"mini-0-{number}"].badges for number in range(2)] == [("mini-ROCKET",), ()]
    assert any(note.say == "note-known" and note.facts["cards"] == ["ROCKET"] for note in scene_of(position, 1).notes)


def test_what_the_own_cards_do_can_be_read() -> None:
    position = table(hand=["ROCKET", "ROCKET", "LAMBADA"])
    read = [sign.title.facts.get("card") for sign in scene_of(position, 0).legend]
    assert [card for card in read if card] == ["LAMBADA", "ROCKET"]
    text = " ".join(draw(scene_of(position, 0), 80, colour=False).split())
    assert "* Lambada: Swap two cars on adjacent cells, whoever owns them." in text
    assert "* Lambada" not in draw(scene_of(position, 1), 80, colour=False)


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_a_card_does_stands_on_it_in_one_line(language: str) -> None:
    artist = Artist(Words(language, GAME))
    for name in CARD_NAMES:
        scene = scene_of(table(hand=[name]), 0)
        look = str(artist.draw(scene, "", by_id(scene)[f"hand-{name}-0"])["look"])
        assert (look.count("<text"), look.count("fine-print")) == (2, 1), look


def test_cards_are_pointed_at_where_they_lie() -> None:
    position = table(hand=["ROCKET", "FLAT_BATTERY"], action=2)
    pieces = by_id(scene_of(position, 0))
    assert (pieces["hand-ROCKET-0"].target, pieces["display-ROCKET-0"].target) == ("card:ROCKET", "")
    play(position, card("FLAT_BATTERY"))
    pieces = by_id(scene_of(position, 0))
    assert (pieces["hand-ROCKET-0"].target, pieces["display-ROCKET-0"].target) == ("", "card:ROCKET")
    assert pieces["deck"].target == "deck"


def test_kinds_of_cards_have_colours_and_pictograms() -> None:
    colours = {}
    pictograms = set()
    for name in CARD_NAMES:
        piece = by_id(scene_of(table(hand=[name]), 0))[f"hand-{name}-0"]
        colours[name] = piece.sprite
        pictograms.add(piece.badges)
    assert Counter(colours.values()) == {"card-grey": 6, "card-yellow": 2, "card-blue": 5}
    assert len(pictograms) == len(CARD_NAMES)
    sprites = {sprite.name: sprite.markup for sprite in scene_of(table()).sprites}
    assert len({sprites[name] for (name,) in pictograms}) == len(CARD_NAMES)


def test_deck_and_discard_pile_are_counted_and_the_card_in_force_is_shown() -> None:
    position = table(hand=["TANDEM"], discard=["ROCKET", "ROCKET"], action=2, card=kind("EXPANSION"))
    pieces = by_id(scene_of(position))
    assert (pieces["deck"].label, pieces["discard"].label) == (str(39 - 3 - 1 - 2), "2")
    assert pieces["card-in-force"].title.facts == {"card": "EXPANSION"}
    assert "card-in-force" not in by_id(scene_of(table()))


def test_section_12_four_players_have_no_display_and_keep_one_of_two_cards() -> None:
    position = table(players=4, hand=["FLAT_BATTERY"], action=2)
    play(position, card("FLAT_BATTERY"))
    draw_cards(position, "ROCKET", "LAMBADA")
    own, partner = scene_of(position, 0), scene_of(position, 2)
    assert hand_cards(own, "drawn") == ["ROCKET", "LAMBADA"]
    assert {"card:ROCKET", "card:LAMBADA"} <= own.targets()
    assert hand_cards(partner, "drawn") == hand_cards(partner, "display") == []
    assert {"drawn-back-0", "drawn-back-1"} <= by_id(partner).keys()


def test_section_12_partners_are_on_one_mat_in_colours_of_their_own() -> None:
    scene = scene_of(table(players=4))
    pieces = by_id(scene)
    assert pieces["seat-0"].x == pieces["seat-2"].x < pieces["seat-1"].x == pieces["seat-3"].x
    assert len({pieces[f"seat-{seat}"].colour for seat in range(4)}) == 4
    assert [side.seat for side in scene.sides] == [0, 1, 2, 3]


def test_the_end_shows_who_won() -> None:
    position = table([(0, 0)], [(8, 8)])
    play(position, place((7, 8), "E"))
    scene = scene_of(position)
    assert "winner-0" in by_id(scene)
    assert not {"winner-1", "turn", "action-1"} & by_id(scene).keys()
    assert (scene.caption.say, scene.caption.facts["winners"]) == ("caption-over", [0])


def test_R75_a_draw_is_won_by_both() -> None:
    position = table([(0, 0)], [(8, 8)])
    position.scores[1] = 2
    play(position, place((7, 8), "E"))
    assert {"winner-0", "winner-1"} <= by_id(scene_of(position)).keys()


def test_the_background_does_not_change_in_a_game() -> None:
    backgrounds = {scene_of(position).background for position in random_moments(2, "background", apart=40)}
    assert len(backgrounds) == 1


# -- the terminal ---------------------------------------------------------------------------


TERMINAL = r"""
              / \ / \ / \ / \ / \ / \ / \ / \ / \ / \ / \ / \ / \
         0,0 |R ·  2   · | 1   3 | 1   1   · | ·   1 | 1   1  B 2| 12,0
              \         /         \         /         \         /
           0,1 | 3   · | ·   2  ♪ ·| 2   2 | 3   1   · | 1   3 | 11,1
              /         \         /         \         /         \
        -1,2 | ·   2  R∩1| 3   · | ·   ·  @ 3| ·   2 | ·   1   · | 11,2
              \ / \ / \ / \ / \ / \ / \ / \ / \ / \ / \ / \ / \ /
          -1,3 |       | 1   ·   2 | ·   3 | ·   1   2 | ·   2 | 10,3
"""


def test_the_terminal_shows_tiles_values_cars_magnets_bells_and_the_operator() -> None:
    position = table([(0, 0)], [(12, 0)], magnet_a=(1, 2), bells=[(4, 1)], operator=(6, 2), holes=[5])
    lines = draw(scene_of(position), 80, colour=False).splitlines()
    assert lines[1:9] == TERMINAL.splitlines()[1:]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("players", GAME.players)
def test_a_terminal_of_80_columns_shows_every_piece(players: int, language: str) -> None:
    words = Words(language, GAME)
    for position in random_moments(players, "terminal", apart=30):
        scene = scene_of(position, 0)
        text = draw(scene, 80, colour=False, words=words)
        assert all(len(line) <= 80 for line in text.splitlines())
        cars = [piece for piece in scene.pieces if piece.id.startswith("car-")]
        board = text.split("\n\n")[0].partition("\n")[2]
        for side in range(2):
            letter = words.say("side-letter", {"side": side})
            assert board.count(letter) == sum(piece.id.startswith(f"car-{side}") for piece in cars)
        assert board.count("∩") == sum(piece.mark == "∩" for piece in cars)
        assert board.count("♪") == sum(piece.mark == "♪" for piece in scene.pieces)
