"""What lies beside the board: mats with crew, tokens, plans and upgrades, the queues, the order of the turns."""

import pytest

from crashyard.engine import SPECTATOR
from crashyard.faces.terminal import draw
from crashyard.faces.words import Words
from crashyard.games.crash_and_grab import GAME
from crashyard.games.crash_and_grab.rules import stages
from crashyard.games.crash_and_grab.rules.board import COLOURS
from crashyard.games.crash_and_grab.rules.upgrades.deck import CARDS
from tests.games.crash_and_grab import tables
from tests.games.crash_and_grab.tables import play, table, use
from tests.games.crash_and_grab.test_scene import ALL_FOR_THE_END, by_id, random_moments, scene_of

# -- mats -----------------------------------------------------------------------------------


def test_section_9_5_types_fill_stations_and_the_rest_are_extras() -> None:
    position = table(aboard={"red": ["blue-pilot", "red-pilot", "green-doctor"]}, at={"red": (5, 1)})
    scene = scene_of(position)
    pieces = by_id(scene)
    for name in ("red-pilot", "green-doctor"):
        station = pieces[f"station-red-{name.split('-')[1]}"]
        assert (pieces[f"crew-{name}"].x, pieces[f"crew-{name}"].y) == (station.x, station.y)
    extra = pieces["crew-blue-pilot"]
    assert extra.x > pieces["station-red-scientist"].x
    assert extra.size < pieces["crew-red-pilot"].size
    assert (scene.sides[0].score, scene.sides[0].goal) == (2, 4)
    assert pieces["mat-red"].title.facts["stations"] == 2


def test_tokens_are_on_the_mats() -> None:
    position = table(
        5,
        at={"red": (5, 1)},
        energy={"red": 3, "blue": 1},
        boosters={"red": 2},
        override=["purple"],
        probe=1,
        turn="green",
        moved=[],
    )
    scene = scene_of(position)
    written = {caption.id: caption.label for caption in scene.captions}
    assert [written[f"energy-count-{colour}"] for colour in COLOURS[:3]] == ["3", "0", "1"]
    assert [written[f"boosters-count-{colour}"] for colour in COLOURS[:3]] == ["2", "0", "0"]
    pieces = by_id(scene)
    assert scene.part_at(pieces["probe"].x, pieces["probe"].y) == "mat-green"
    assert [name for name in pieces if name.startswith("override-")] == ["override-purple"]
    assert [[counter.value for counter in side.counters] for side in scene.sides[:3]] == [[3, 2], [0, 0], [1, 0]]
    assert scene.sides[1].notes[0].say == "note-probe"
    assert "note-override" in [note.say for note in scene.sides[4].notes]


def test_the_probe_lies_on_one_mat_also_with_two_players() -> None:
    scene = scene_of(table(2, at={"red": (5, 1)}, probe=1, turn="green"))
    probe = by_id(scene)["probe"]
    assert scene.part_at(probe.x, probe.y) == "mat-green"


def test_P1_a_plan_is_seen_by_its_owner_and_its_back_by_the_others() -> None:
    position = table(at={"red": (5, 1), "green": (5, 3), "blue": (1, 1)}, stage=stages.PLANS)
    position.play(0, tables.plan("2 up"))
    own, other, nobody = (by_id(scene_of(position, seat)) for seat in (0, 1, SPECTATOR))
    assert (own["plan-red"].sprite, own["plan-red"].label, own["course-red"].sprite) == ("move", "2", "marker-sun")
    for pieces in (other, nobody):
        assert (pieces["plan-red"].sprite, pieces["plan-red"].label) == ("move-back", "")
        assert "course-red" not in pieces
        assert pieces["plan-green"].sprite == "move-slot"
    assert scene_of(position).caption.facts["awaited"] == [1, 2]
    assert [side.active for side in scene_of(position).sides] == [False, True, True]


def test_two_players_the_saucer_whose_turn_it_is_is_marked_and_both_where_one_is_chosen() -> None:
    position = table(2, at={"red": (5, 1), "blue": (1, 1), "green": (5, 3), "yellow": (7, 3)}, plans={"blue": "2 up"})
    assert tables.asked(position) == ("distance", 0)
    assert [side.active for side in scene_of(position).sides] == [True, False, False, False]
    choosing = table(2, at={"red": (5, 1), "blue": (1, 1), "green": (5, 3)}, stage=stages.NEXT_SAUCER, moved=[])
    assert tables.asked(choosing) == ("saucer", 0)
    assert [side.active for side in scene_of(choosing).sides] == [True, False, True, False]
    assert {"turn-red", "turn-blue"} <= by_id(scene_of(choosing)).keys()


def test_T3_a_revealed_plan_is_seen_by_all() -> None:
    position = table(at={"red": (5, 1), "green": (5, 3)}, plans={"red": "0-5 left"})
    pieces = by_id(scene_of(position, 1))
    assert (pieces["plan-red"].label, pieces["course-red"].sprite) == ("0-5", "marker-asteroids")
    assert pieces["plan-red"].title.facts["revealed"] is True
    assert pieces["plan-green"].label == "0-5"
    assert by_id(scene_of(position, 2))["plan-green"].sprite == "move-back"


@pytest.mark.parametrize("points", range(3))
def test_twisted_titanium_points_are_on_the_mats(points: int) -> None:
    scene = scene_of(table(at={"red": (5, 1)}, titanium=True, points=[points, 0, 1]))
    pieces = by_id(scene)
    full = [number for number in range(3) if pieces[f"point-red-{number}"].sprite == "point"]
    assert full == list(range(points))
    assert [(side.score, side.goal) for side in scene.sides] == [(points, 3), (0, 3), (1, 3)]
    assert not [piece for piece in scene_of(table(at={"red": (5, 1)})).pieces if piece.sprite.startswith("point")]


# -- parts ----------------------------------------------------------------------------------


@pytest.mark.parametrize("players", GAME.players)
def test_every_saucer_has_a_mat_of_its_own_and_everything_of_it_lies_there(players: int) -> None:
    scene = scene_of(table(players, at={"red": (5, 1)}, aboard={"red": ["blue-pilot", "red-pilot"]}), 0)
    mats = [part for part in scene.parts if part.kind == "mat"]
    saucers = 4 if players == 2 else players
    seats = {f"mat-{colour}": number % players for number, colour in enumerate(COLOURS[:saucers])}
    assert {part.id: part.seat for part in mats} == seats
    assert [part.seat for part in mats] == sorted(part.seat for part in mats)
    assert [part.own for part in mats] == [part.seat == 0 for part in mats]
    for name in ("mat-red", "berth-red", "plan-red", "energy-red", "crew-red-pilot", "crew-blue-pilot"):
        piece = by_id(scene)[name]
        assert scene.part_at(piece.x, piece.y) == "mat-red"


def test_the_cards_are_the_hand_of_who_looks_and_a_supply_for_a_spectator() -> None:
    position = table(at={"red": (5, 1)})
    own, nobody = ({part.id: part for part in scene_of(position, seat).parts}["cards"] for seat in (1, SPECTATOR))
    assert (own.kind, own.seat, own.own) == ("hand", 1, True)
    assert (nobody.kind, nobody.seat, nobody.own) == ("supply", -1, False)


@pytest.mark.parametrize("players", GAME.players)
def test_parts_stay_where_they_are_whoever_looks_and_whatever_happens(players: int) -> None:
    boxes = {
        tuple((part.id, part.box) for part in scene_of(position, seat).parts)
        for position in random_moments(players, "base", "parts", apart=80)
        for seat in (0, SPECTATOR)
    }
    assert len(boxes) == 1


@pytest.mark.parametrize("upgrades", range(len(CARDS) + 1))
def test_upgrades_never_lie_beside_their_mat_or_over_each_other(upgrades: int) -> None:
    scene = scene_of(table(5, at={"red": (5, 1)}, upgrades={"red": [card.name for card in CARDS[:upgrades]]}))
    box = next(part.box for part in scene.parts if part.id == "mat-red")
    chips = [piece for piece in scene.pieces if piece.id.startswith("upgrade-")]
    assert len({(chip.x, chip.y) for chip in chips}) == upgrades
    for chip in chips:
        assert abs(chip.x - box[0] - box[2] / 2) + 1.15 * chip.size <= box[2] / 2
        assert chip.y + 0.21 * chip.size <= box[1] + box[3]


# -- upgrades -------------------------------------------------------------------------------


def test_section_16_every_upgrade_says_on_demand_what_it_does() -> None:
    position = table(at={"red": (5, 1)}, upgrades={"red": [card.name for card in CARDS]})
    scene = scene_of(position)
    pieces = by_id(scene)
    words = Words("en", GAME)
    for card in CARDS:
        piece = pieces[f"upgrade-{card.name}"]
        assert piece.target == f"upgrade:{card.name}"
        title = words.say(piece.title.say, piece.title.facts)
        assert title == f"{words.say(f'upgrade-{card.name}')}: {words.say(f'upgrade-text-{card.name}')}"
    spots = {(piece.x, piece.y) for name, piece in pieces.items() if name.startswith("upgrade-")}
    assert len(spots) == len(CARDS)
    text = " ".join(draw(scene, 80, colour=False).split())
    assert f"* {words.say('upgrade-airlock')}: {words.say('upgrade-text-airlock')}" in text


def test_upgrades_tell_by_a_pictogram_when_they_work() -> None:
    scene = scene_of(table(at={"red": (5, 1)}, upgrades={"red": [card.name for card in CARDS]}))
    pieces = by_id(scene)
    assert {pieces[f"upgrade-{name}"].badges for name in ALL_FOR_THE_END} == {("chip-end",)}
    assert pieces["upgrade-time-machine"].badges == ("chip-start",)
    assert pieces["upgrade-airlock"].badges == ("chip-flight",)
    sprites = {sprite.name for sprite in scene.sprites}
    assert all(set(piece.badges) <= sprites for piece in scene.pieces)


def test_an_upgrade_that_does_nothing_more_in_this_turn_is_dark() -> None:
    position = table(
        at={"red": (5, 1)},
        energy={"red": 4},
        upgrades={"red": ["saucer-teleporter", "quake-maker"]},
        stage=stages.END_UPGRADES,
    )
    play(position, use("saucer-teleporter", 6), tables.DECLINE, tables.BUY)
    tables.draw(position, "airlock", "hyperdrive")
    play(position, tables.keep("airlock"))
    pieces = by_id(scene_of(position))
    looks = {name: pieces[f"upgrade-{name}"].sprite for name in ("saucer-teleporter", "quake-maker", "airlock")}
    assert looks == {"saucer-teleporter": "chip-spent", "quake-maker": "chip", "airlock": "chip-spent"}
    play(position, tables.DECLINE)
    assert by_id(scene_of(position))["upgrade-airlock"].sprite == "chip"


@pytest.mark.parametrize(
    ("card", "bonus"), [("2", ("bonus-booster",)), ("3", ("bonus-energy",)), ("0-5", ("bonus-range",))]
)
def test_section_2_movement_cards_show_what_they_give(card: str, bonus: tuple[str, ...]) -> None:
    piece = by_id(scene_of(table()))[f"card-{card}"]
    assert (piece.target, piece.label, piece.badges) == (f"card:{card}", card, bonus)
    said = Words("en", GAME).say(piece.title.say, piece.title.facts)
    assert said.startswith(f"Movement card {card}: ") and f"move {card.replace('-', ' to ')} spaces" in said


def test_drawn_cards_are_seen_by_who_drew_them() -> None:
    position = table(at={"red": (5, 1)}, energy={"red": 2}, stage=stages.PURCHASES)
    play(position, tables.BUY)
    tables.draw(position, "airlock", "hyperdrive")
    own, other = scene_of(position, 0), scene_of(position, 1)
    assert {"upgrade:airlock", "upgrade:hyperdrive"} <= own.targets()
    assert not {"upgrade:airlock", "upgrade:hyperdrive"} & other.targets()
    assert [by_id(other)[f"drawn-{number}"].sprite for number in range(2)] == ["upgrade-back"] * 2
    assert by_id(other)["deck"].label == str(len(CARDS) - 2)
    assert "note-drawn" in [note.say for note in own.notes]
    assert "note-drawn" not in [note.say for note in other.notes]
    play(position, tables.keep("airlock"))
    pieces = by_id(scene_of(position, 1))
    assert pieces["discard"].label == "1"
    assert pieces["discard"].title.facts == {"cards": ["hyperdrive"]}
    assert pieces["upgrade-airlock"].target == "upgrade:airlock"


# -- queues, turn order, the end ------------------------------------------------------------


def test_section_15_the_queues_show_their_fronts_first() -> None:
    position = table(at={"red": (5, 1)}, aboard={"red": ["green-engineer"]})
    pieces = by_id(scene_of(position))
    queue = [pieces[f"crew-green-{kind}"] for kind in ("pilot", "doctor", "scientist")]
    assert [piece.target for piece in queue] == ["colour:green", "", ""]
    assert queue[0].x < queue[1].x < queue[2].x
    assert pieces["queue-green"].target == "colour:green"
    assert pieces["crew-green-engineer"].target == "crew:green-engineer"


@pytest.mark.parametrize(("rotation", "order"), [("clockwise", [1, 2, 3, 0]), ("counter-clockwise", [1, 0, 3, 2])])
def test_section_6_the_order_of_turns_is_shown(rotation: str, order: list[int]) -> None:
    scene = scene_of(table(4, at={"green": (5, 1)}, probe=1, turn="green", rotation=rotation))
    pieces = by_id(scene)
    shown = [pieces[f"order-{number}"] for number in range(4)]
    assert [piece.title.facts["seat"] for piece in shown] == order
    assert [piece.sprite for piece in shown] == ["seat-now", "seat", "seat", "seat"]
    assert pieces["rotation"].sprite == rotation
    assert scene.caption.facts["rotation"] == rotation


def test_R58_only_the_first_turn_is_known_before_the_direction_is() -> None:
    pieces = by_id(scene_of(table(4, at={"green": (5, 1)}, probe=1, turn="green", rotation=None)))
    assert pieces["order-0"].title.facts["seat"] == 1
    assert not {"order-1", "rotation"} & pieces.keys()


def test_two_players_take_turns_twice() -> None:
    pieces = by_id(scene_of(table(2, at={"green": (5, 1)}, probe=1, turn="green")))
    assert [pieces[f"order-{number}"].title.facts["seat"] for number in range(4)] == [1, 0, 1, 0]


def test_section_11_flagged_crewmembers_carry_a_badge() -> None:
    position = table(
        2,
        at={"red": (5, 0), "blue": (5, 3), "green": (0, 0), "yellow": (7, 3)},
        aboard={"red": ["blue-pilot", "green-pilot"]},
        plans={"red": "2 right"},
    )
    assert tables.asked(position) == ("pass", 0)
    pieces = by_id(scene_of(position))
    assert pieces["crew-blue-pilot"].badges == ("flag",)
    assert pieces["crew-green-pilot"].badges == ()


def test_the_end_shows_who_won() -> None:
    position = table(
        at={"red": (5, 1)},
        aboard={"red": ["red-pilot", "red-engineer", "red-doctor"]},
        crew={"red-scientist": (5, 2)},
        plans={"red": "2 right"},
    )
    scene = scene_of(position)
    assert "winner-red" in by_id(scene)
    assert not [name for name in by_id(scene) if name.startswith("turn-")]
    assert (scene.caption.facts["phase"], scene.caption.facts["winner"]) == ("over", 0)
    assert scene.sides[0].notes[0].say == "note-winner"


def test_R52_who_has_left_is_shown() -> None:
    position = table(at={"red": (5, 1), "green": (5, 3), "blue": (1, 1)}, stage=stages.PLANS)
    position.resign(1)
    assert scene_of(position).sides[1].notes[0].say == "note-left"
