"""The scene of Cube Attack: everything in the view is on the table, and everything can be pointed at."""

from collections import Counter
from collections.abc import Iterator
from itertools import combinations, pairwise, product

import pytest

from crashyard.engine import CHANCE, SPECTATOR, Actions, Dice, Position, random_answer
from crashyard.faces.scene import Piece, Place, Scene
from crashyard.games.cube_attack import GAME
from crashyard.games.cube_attack.rules.board import BOARDS, KINDS
from tests.games.cube_attack.tables import END_TURN, attack, move, play, table

PLAYS = [(players, board) for board in ("auto", "galaxy-6") for players in GAME.players]


def scene_of(position: Position) -> Scene:
    found: Scene = GAME.faces.scene(position.view(SPECTATOR))
    return found


def cubes(scene: Scene) -> dict[str, Piece]:
    return {piece.id: piece for piece in scene.pieces if piece.id.startswith("cube-")}


def random_moments(players: int, board: str, seed: str) -> Iterator[Position]:
    """Positions of a random game, from before the first answer to the end."""
    position = GAME.new(players, {"board": board, "target": 24})
    dice, actions = Dice(f"{players} {board} {seed}"), Actions()
    while position.result() is None:
        yield position
        seat = position.awaited()
        position.play(seat, random_answer(position, seat, dice, actions))
    yield position


@pytest.mark.parametrize(("players", "board"), PLAYS)
def test_every_target_of_every_legal_action_is_in_the_scene(players: int, board: str) -> None:
    for number, position in enumerate(random_moments(players, board, "targets")):
        if number % 5 == 0:
            names = scene_of(position).targets()
            for seat in position.awaited_seats():
                for action in position.legal(seat):
                    assert set(position.targets(seat, action)) <= names


@pytest.mark.parametrize(("players", "board"), PLAYS)
def test_every_cube_of_the_view_is_one_piece_on_its_planet(players: int, board: str) -> None:
    for number, position in enumerate(random_moments(players, board, "cubes")):
        if number % 7 == 0:
            view = position.view(SPECTATOR)
            in_view = view["cubes"]
            assert isinstance(in_view, list)
            places = {f"cube-{cube['seat']}-{cube['id']}": cube["at"] for cube in in_view}
            assert {name: piece.place for name, piece in cubes(scene_of(position)).items()} == places


@pytest.mark.parametrize(("players", "board"), PLAYS)
def test_ids_are_unique_and_everything_lies_in_the_picture(players: int, board: str) -> None:
    for number, position in enumerate(random_moments(players, board, "picture")):
        if number % 10 == 0:
            scene = scene_of(position)
            ids = [piece.id for piece in scene.pieces] + [caption.id for caption in scene.captions]
            ids += [f"place-{place.id}" for place in scene.places]
            assert max(Counter(ids).values()) == 1
            things: list[Piece | Place] = [*scene.pieces, *scene.places]
            for thing in things:
                if thing.sprite != "turn":
                    assert thing.size / 2 <= thing.x <= scene.width - thing.size / 2
                    assert thing.size / 2 <= thing.y <= scene.height - thing.size / 2
            sprites = {sprite.name for sprite in scene.sprites}
            assert {thing.sprite for thing in things} <= sprites
            assert {badge for piece in scene.pieces for badge in piece.badges} <= sprites


def test_a_moving_cube_stays_the_same_piece_and_nothing_else_leaves_its_planet() -> None:
    position = table("0@S0 0@L0 1@L0 1@S3", players=2)
    before = cubes(scene_of(position))
    play(position, move("S0", "L0"))
    after = cubes(scene_of(position))
    assert before.keys() == after.keys()
    assert {name for name in before if before[name].place != after[name].place} == {"cube-0-0"}
    assert after["cube-0-0"].place == "L0"


def test_R01_weapons_and_lives_have_a_look_of_their_own() -> None:
    likes = "0@F 0@F:short 0@F:long 0@F:2 0@F:short:2 0@F:long:2"
    pieces = cubes(scene_of(table(f"{likes} 1@S3", players=2))).values()
    looks = [(piece.sprite, piece.mark) for piece in pieces if piece.place == "F"]
    assert looks == [
        ("cube-none", ""),
        ("cube-short", "▲"),
        ("cube-long", "■"),
        ("stack-none", "²"),
        ("stack-short", "▲²"),
        ("stack-long", "■²"),
    ]


def test_marks_of_this_turn_are_shown() -> None:
    pieces = cubes(scene_of(table("0@C0:short:activate:attack 1@S3", players=2)))
    assert pieces["cube-0-0"].badges == ("has-activated", "has-attacked")
    assert pieces["cube-0-0"].mark == "▲'\""


def test_R07_interchangeable_cubes_share_a_target_and_others_do_not() -> None:
    pieces = cubes(scene_of(table("0@C0 0@C0 0@C0:short 1@C0 1@S3", players=2)))
    names = [pieces[f"cube-{cube}"].target for cube in ("0-0", "0-1", "0-2", "1-0")]
    assert names[0] == names[1]
    assert len(set(names)) == 3


def test_no_two_of_ten_cubes_cover_each_other_on_any_planet() -> None:
    for planet in BOARDS["galaxy-6"].planets:
        if not planet.startswith("S"):
            crowd = " ".join([f"0@{planet} 1@{planet}:short"] * 5)
            pieces = [piece for piece in cubes(scene_of(table(crowd, players=2))).values() if piece.place == planet]
            assert len(pieces) == 10
            for one, other in combinations(pieces, 2):
                assert max(abs(one.x - other.x), abs(one.y - other.y)) >= one.size
                assert one.count == 1
            assert pieces[0].size >= 20


@pytest.mark.parametrize("number", range(1, 10))
def test_crowds_on_neighbouring_planets_do_not_touch(number: int) -> None:
    board = BOARDS["galaxy-6"]
    for one, other in combinations(range(len(board.planets)), 2):
        if board.connected[one] >> other & 1 and board.connected[other] >> one & 1:
            crowd = " ".join([f"0@{board.planets[one]} 1@{board.planets[other]}"] * number)
            pieces = list(cubes(scene_of(table(crowd, players=2))).values())
            for mine, yours in product(pieces[:number], pieces[number:]):
                assert max(abs(mine.x - yours.x), abs(mine.y - yours.y)) >= (mine.size + yours.size) / 2


def test_more_than_ten_cubes_are_put_on_heaps_that_say_how_many() -> None:
    crowd = " ".join(["0@F"] * 7 + ["1@F:short"] * 5 + ["0@F:2"])
    pieces = [piece for piece in cubes(scene_of(table(crowd, players=2))).values() if piece.place == "F"]
    heaps = Counter((piece.x, piece.y) for piece in pieces)
    assert sorted(heaps.values()) == [1, 5, 7]
    for spot, number in heaps.items():
        heap = [piece for piece in pieces if (piece.x, piece.y) == spot]
        assert len({piece.target for piece in heap}) == 1
        assert max(piece.count for piece in heap) == heap[-1].count == number


def test_kinds_of_planets_are_told_apart_without_colour() -> None:
    scene = scene_of(GAME.new(6))
    looks = {place.sprite for place in scene.places}
    assert looks == {f"planet-{kind}" for kind in KINDS}
    emblems = {(piece.sprite, piece.label) for piece in scene.pieces if piece.id.startswith("emblem-")}
    assert len(emblems) == 5


def test_an_emblem_makes_room_for_cubes() -> None:
    empty, taken = scene_of(table("0@S0 1@S3", players=2)), scene_of(table("0@C0 1@S3", players=2))
    large = next(piece for piece in empty.pieces if piece.id == "emblem-C0")
    small = next(piece for piece in taken.pieces if piece.id == "emblem-C0")
    (cube,) = [piece for piece in taken.pieces if piece.place == "C0"]
    assert small.size < large.size
    assert max(abs(small.x - cube.x), abs(small.y - cube.y)) > (small.size + cube.size) / 2 - 5


def test_R12_start_planets_without_a_player_are_shown_closed() -> None:
    scene = scene_of(table("0@S0 1@S3", players=2))
    closed = {place.id for place in scene.places if place.title.say == "planet-closed"}
    assert closed == {"S1", "S2", "S4", "S5"}
    assert all(not place.mark for place in scene.places if place.id in closed)


def test_R11_nothing_can_be_moved_onto_a_start_planet() -> None:
    targets = {place.id: place.target for place in scene_of(GAME.new(6)).places}
    assert all(bool(target) != place.startswith("S") for place, target in targets.items())


def lane(score: int, target: int = 64) -> tuple[float, str]:
    """Where the meeple of a player with so many points stands, and what is written beside it."""
    scene = scene_of(table("0@S0 1@S3", players=2, scores=[score, 0], options={"target": target}))
    beyond = [str(caption.label) for caption in scene.captions if caption.id == "beyond-0"]
    return next(piece.x for piece in scene.pieces if piece.id == "meeple-0"), "".join(beyond)


@pytest.mark.parametrize("target", [16, 64, 128])
def test_R51_the_meeple_walks_with_the_score(target: int) -> None:
    spots = [lane(score, target) for score in range(target + 1)]
    steps = [after[0] - before[0] for before, after in pairwise(spots)]
    assert steps == pytest.approx([(spots[-1][0] - spots[0][0]) / target] * target)
    assert not any(beyond for _, beyond in spots)


@pytest.mark.parametrize("target", [16, 64, 128])
def test_R72_beyond_the_last_space_the_meeple_stays_and_says_by_how_much(target: int) -> None:
    end, _ = lane(target, target)
    assert [lane(target + more, target) for more in (1, 4, target, 3 * target)] == [
        (end, "+1"),
        (end, "+4"),
        (end, f"+{target}"),
        (end, f"+{3 * target}"),
    ]


def test_R72_the_lane_has_as_many_spaces_as_points_are_needed() -> None:
    assert lane(32, 32) == lane(64, 64)


def test_R19_the_marker_the_turn_and_the_actions_left_are_shown_on_the_right_mat() -> None:
    scene = scene_of(table("0@S0 1@S2 2@S4", players=3, marker=1, active=1, left=1))
    places = {piece.id: piece for piece in scene.pieces}
    names = ("seat-1", "meeple-1", "start-player", "turn", "action-0", "action-1")
    assert {scene.part_at(places[name].x, places[name].y) for name in names} == {"mat-1"}
    assert [places[f"action-{number}"].sprite for number in (0, 1)] == ["action", "action-used"]
    assert [side.active for side in scene.sides] == [False, True, False]


def test_the_end_shows_who_won_and_who_is_out() -> None:
    position = table("0@C0:short 1@C0", players=2)
    play(position, attack("C0", 1, "C0"))
    scene = scene_of(position)
    assert [[note.say for note in side.notes] for side in scene.sides] == [
        ["note-start-player", "note-winner"],
        ["note-out"],
    ]
    ids = {piece.id for piece in scene.pieces} | {caption.id for caption in scene.captions}
    assert {"winner-0", "out-1"} <= ids
    assert not {"turn", "out-0", "winner-1"} & ids
    assert scene.caption.say == "caption-over"


def test_reserve_and_removed_are_counted_for_every_side() -> None:
    position = table("0@C0:2 0@S0 1@S3", players=2, removed=[3, 0])
    sides = scene_of(position).sides
    assert [[counter.value for counter in side.counters] for side in sides] == [[14, 3], [19, 0]]


@pytest.mark.parametrize("players", GAME.players)
def test_the_galaxy_the_mats_and_the_legend_are_parts_as_wide_as_they_are_read(players: int) -> None:
    scene = scene_of(GAME.new(players))
    assert [part.kind for part in scene.parts] == ["board", *["mat"] * players, "supply"]
    assert [part.seat for part in scene.parts if part.kind == "mat"] == list(range(players))
    sizes = [caption.size for caption in scene.captions if scene.part_at(caption.x, caption.y) != "galaxy"]
    widest = max(part.box[2] for part in scene.parts[1:])
    assert 250 / widest * min(sizes) >= 11


@pytest.mark.parametrize(("players", "board"), PLAYS)
def test_whoever_is_awaited_is_told_what_is_wanted(players: int, board: str) -> None:
    for number, position in enumerate(random_moments(players, board, "prompts")):
        if number % 5 == 0:
            asked = [seat for seat in position.awaited_seats() if seat != CHANCE]
            scene = scene_of(position)
            assert (scene.prompt is not None) == bool(asked)
            for seat in asked:
                begun = {position.targets(seat, action)[0] for action in position.legal(seat)} - {"end_turn"}
                assert begun <= scene.next_prompts.keys()


def test_only_who_has_a_weapon_left_is_told_to_attack_and_who_has_no_cube_to_end_the_turn() -> None:
    tables = ("0@S0 1@S3", "0@A0:short 1@S3", "0@A0:short:attack 1@S3", "1@S3")
    prompts = [scene_of(table(cubes, players=2)).prompt for cubes in tables]
    said = ["prompt-unarmed", "prompt-armed", "prompt-unarmed", "prompt-no-cube"]
    assert [prompt.say for prompt in prompts if prompt] == said


@pytest.mark.parametrize(
    ("cubes", "attack", "bonus"),
    [
        ("0@S0 1@S3", "no", "no"),
        ("0@A0 1@S3", "no", "yes"),
        ("0@A0 1@A0 1@S3", "no", "no"),
        ("0@A0:short:activate 1@S3", "yes", "no"),
        ("0@H0:long:attack 1@S3", "no", "no"),
    ],
)
def test_what_a_chosen_cube_can_do_is_said(cubes: str, attack: str, bonus: str) -> None:
    (prompt,) = scene_of(table(cubes, players=2)).next_prompts.values()
    assert prompt.facts == {"attack": attack, "bonus": bonus}


def test_the_start_player_is_pointed_at_by_seat() -> None:
    position = GAME.new(4)
    targets = {target for action in position.legal(CHANCE) for target in position.targets(CHANCE, action)}
    assert targets == {"seat:0", "seat:1", "seat:2", "seat:3"}
    assert targets <= scene_of(position).targets()


def test_the_background_does_not_change_in_a_game() -> None:
    position = GAME.new(2)
    before = scene_of(position).background
    position.play(CHANCE, 0)
    play(position, move("S0", "L0"), END_TURN)
    assert scene_of(position).background == before
