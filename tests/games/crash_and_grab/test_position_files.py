"""Position files that are accepted, those that are refused, and what may be left out."""

import json
from collections.abc import Callable
from contextlib import suppress
from typing import Any

import pytest

from crashyard.engine import NOBODY, Actions, Dice, Refusal, load_position, play_at_random, random_answer
from crashyard.games.crash_and_grab import GAME
from crashyard.games.crash_and_grab.rules import stages
from crashyard.games.crash_and_grab.rules.board import COLOURS, TYPES
from crashyard.games.crash_and_grab.rules.options import MODES
from crashyard.games.crash_and_grab.rules.upgrades.deck import CARDS
from tests.games.crash_and_grab import tables
from tests.games.crash_and_grab.tables import play, table

File = dict[str, Any]

SHORT: File = {
    "players": 3,
    "tiles": [{"tile": tile, "side": "A", "turns": 0} for tile in (1, 2, 3, 4)],
    "markers": {"up": "sun", "right": "meteor", "down": "stars", "left": "asteroids"},
    "extra_colour": "pink",
    "crew": [
        {"colour": "pink", "type": "doctor", "at": [0, 1]},
        {"colour": "pink", "type": "scientist", "at": [1, 2]},
    ],
    "saucers": [{"at": [3, 3]}, {"at": [5, 5]}, {"at": [7, 3]}],
    "probe": 0,
}
"""What a hand-made file must say at least; all are to plan."""

ALL_RED = [{"colour": "red", "type": kind} for kind in TYPES]
PLANS = {"card": "0-5", "direction": "sun"}
IN_TURN: File = SHORT | {
    "saucers": [
        {"at": [3, 3], "plan": PLANS},
        {"at": [5, 5], "plan": PLANS},
        {"at": [7, 3], "plan": PLANS},
    ],
    "rotation": "clockwise",
    "moment": {"phase": "distance", "saucer": "green"},
}
"""The turn of the second saucer."""

FIELDS = {
    "players",
    "options",
    "tiles",
    "markers",
    "extra_colour",
    "lost",
    "crew",
    "saucers",
    "points",
    "deck",
    "discard",
    "drawn",
    "deduced",
    "fresh",
    "left_game",
    "round",
    "probe",
    "rotation",
    "turn",
    "winner",
    "moment",
}


def saucers(file: File, number: int, **changes: Any) -> File:
    """A file in which one saucer is changed."""
    changed = [dict(saucer) for saucer in file["saucers"]]
    changed[number] |= changes
    return file | {"saucers": changed}


def moment(file: File, **changes: Any) -> File:
    return file | {"moment": file.get("moment", {}) | changes}


def state_of(file: object) -> File:
    return dict(GAME.load(file).to_json())


def plays_on(file: File) -> None:
    """An accepted file can be saved, loaded and played on."""
    position = GAME.load(file)
    saved = GAME.save(position)
    assert GAME.save(GAME.load(json.loads(json.dumps(saved)))) == saved
    play_at_random(position, Dice("on"), 60)
    assert GAME.save(GAME.load(GAME.save(position))) == GAME.save(position)


# -- accepted -------------------------------------------------------------------------------


def test_a_file_has_every_item() -> None:
    assert table(at={"red": (3, 3)}).to_json().keys() == FIELDS


def test_a_short_file_is_filled_in() -> None:
    state = state_of(SHORT)
    assert state["moment"]["phase"] == "plan"
    assert state["moment"]["stage"] == "plans"
    assert state["round"] == 1
    assert state["options"] == {"mode": "base", "colours": "by-seat"}
    whole = {colour: ["pilot", "engineer", "doctor", "scientist"] for colour in ("red", "green", "blue")}
    assert state["lost"] == whole | {"pink": ["pilot", "engineer"]}
    assert [saucer["energy"] for saucer in state["saucers"]] == [1, 1, 1]
    assert [saucer["colour"] for saucer in state["saucers"]] == ["red", "green", "blue"]
    assert state["deck"] == [card.name for card in CARDS]
    assert [tile["slot"] for tile in state["tiles"]] == ["NW", "NE", "SW", "SE"]
    plays_on(SHORT)


def test_a_turn_under_way_is_filled_in() -> None:
    state = state_of(IN_TURN)
    assert state["turn"] == 2
    assert [saucer["moved"] for saucer in state["saucers"]] == [True, True, False]
    assert [saucer["revealed"] for saucer in state["saucers"]] == [True, True, False]
    assert state["moment"]["active"] == 1
    assert state["moment"]["stage"] == "fix_direction"
    plays_on(IN_TURN)


def test_a_bare_file_is_known_by_its_fields() -> None:
    game, _ = load_position(SHORT)
    assert game is GAME


@pytest.mark.parametrize("mode", MODES)
@pytest.mark.parametrize("players", GAME.players)
def test_every_position_of_a_play_can_be_saved_and_loaded(players: int, mode: str) -> None:
    """Those of people who leave the game too; and a loaded game goes on like the other one."""
    dice, actions = Dice(f"files {players} {mode}"), Actions()
    position = GAME.new(players, {"mode": mode})
    for _ in range(400):
        if position.awaited() == NOBODY:
            break
        if dice.below(150) == 0:
            with suppress(Refusal):
                position.resign(int(dice.below(players)))
            if position.awaited() == NOBODY:
                break
        seat = position.awaited_seats()[-1]
        action = random_answer(position, seat, dice, actions)
        saved = json.loads(json.dumps(GAME.save(position)))
        loaded = GAME.load(saved)
        assert GAME.save(loaded) == saved
        position.play(seat, action)
        loaded.play(seat, action)
        assert loaded.to_json() == position.to_json()


UNREACHABLE: dict[str, File] = {
    "many upgrades": saucers(SHORT, 0, upgrades=[card.name for card in CARDS if card.name != "airlock"]),
    "riches": saucers(SHORT, 1, energy=999, boosters=500),
    "much crew aboard": SHORT
    | {
        "saucers": [
            {"at": [3, 3], "crew": [{"colour": c, "type": t} for c in ("red", "green") for t in ("pilot", "doctor")]},
            {"at": [5, 5], "crew": [{"colour": "pink", "type": "engineer"}]},
            {"at": [7, 3]},
        ]
    },
    "no crew on the board, since none is lost": SHORT
    | {
        "crew": [],
        "saucers": [
            {
                "at": place,
                "crew": [{"colour": c, "type": t} for c in ("red", "green", "blue", "pink") for t in types],
            }
            for place, types in (([3, 3], ["pilot", "doctor"]), ([5, 5], ["engineer"]), ([7, 3], ["scientist"]))
        ],
    },
    "a renewed deck": SHORT | {"discard": [card.name for card in CARDS], "deck": []},
    "somebody has planned": saucers(SHORT, 2, plan=PLANS),
    "somebody has left": saucers(SHORT, 2, plan=PLANS) | {"left_game": [2]},
    "chance plans": moment(SHORT, phase="drift") | {"left_game": [1]},
    "the direction is rolled": IN_TURN | {"rotation": None, "moment": {"phase": "rotation"}},
    "late in the round": moment(IN_TURN, saucer="blue") | {"round": 70},
    "the other way round": moment(IN_TURN, saucer="green") | {"rotation": "counter-clockwise"},
    "to be placed": moment(
        saucers(IN_TURN, 1, at=None), phase="roll", stage="start_upgrades", placing={"saucer": "green"}
    ),
    "crew to be placed": moment(IN_TURN, phase="roll", placing={"crew": {"colour": "red", "type": "pilot"}})
    | {"crew": []},
    "a colour": moment(IN_TURN, phase="colour") | {"crew": []},
    "a direction": moment(IN_TURN, phase="direction", distance=5, free=True),
    "leaving an accelerator": moment(saucers(IN_TURN, 1, at=[2, 5]), phase="accelerate", travel=4),
    "a boost": moment(saucers(IN_TURN, 1, boosters=3), phase="boost", distance=2, heading="stars"),
    "a penalty": moment(
        saucers(IN_TURN, 1, at=None, crew=[{"colour": "red", "type": "pilot"}]), phase="penalty", penalties=1
    ),
    "two rewards": moment(saucers(saucers(IN_TURN, 0, at=None), 2, at=None), phase="reward", rewards=["red", "blue"]),
    "a collision": moment(
        saucers(saucers(IN_TURN, 1, at=[7, 3], upgrades=["proximity-mines"]), 2),
        phase="offer",
        window="collision",
        travel=3,
        left=1,
    ),
    "a crash site entered": moment(
        saucers(IN_TURN, 1, at=[5, 4], upgrades=["waste-accelerator"]), phase="offer", window="entering", travel=3
    ),
    "a pick-up": moment(
        saucers(IN_TURN, 2, upgrades=["airlock"], crew=[{"colour": "red", "type": "doctor"}])
        | {"crew": [{"colour": "blue", "type": "scientist", "at": [0, 1]}]},
        phase="offer",
        window="pick_up",
        picks=[{"saucer": "blue", "crew": {"colour": "red", "type": "doctor"}}],
    ),
    "the end of a turn": moment(saucers(IN_TURN, 1, upgrades=["quake-maker"]), phase="offer", window="end"),
    "the gateway": moment(
        saucers(IN_TURN, 1, at=None, upgrades=["regeneration-gateway"]),
        phase="offer",
        window="placing",
        placing={"saucer": "green"},
    ),
    "the stabilizer": moment(
        saucers(IN_TURN, 2, upgrades=["rotational-stabilizer"]), phase="offer", window="first_turn", saucer="red"
    )
    | {"rotation": None},
    "a purchase": moment(saucers(IN_TURN, 1, energy=2), phase="buy", used=["quake-maker"]),
    "a card to be drawn": moment(IN_TURN, phase="draw") | {"drawn": ["airlock"], "deduced": ["airlock"]},
    "two cards": moment(IN_TURN, phase="keep") | {"drawn": ["hyperdrive", "airlock"]},
    "the end of a round": moment(
        saucers(IN_TURN, 0, at=None), phase="roll", stage="place_all", saucer=None, placing={"saucer": "red"}
    ),
    "a loss": moment(
        saucers(IN_TURN, 1, crew=[{"colour": c, "type": "pilot"} for c in ("red", "blue")]),
        phase="lose",
        losses=["green"],
    )
    | {"options": {"mode": "twisted-titanium"}, "points": [0, 1, 2]},
    "the end": moment(
        saucers(IN_TURN, 1, crew=ALL_RED),
        phase="over",
        active=1,
    )
    | {"winner": 1},
    "the end by points": moment(IN_TURN, phase="over", active=1)
    | {"winner": 0, "points": [3, 1, 2], "options": {"mode": "twisted-titanium"}},
}


@pytest.mark.parametrize("file", UNREACHABLE.values(), ids=UNREACHABLE.keys())
def test_any_state_is_accepted_reachable_or_not(file: File) -> None:
    state = state_of(file)
    for name in file.keys() - {"moment", "saucers", "tiles", "options"}:
        assert state[name] == file[name], name
    for name, value in file.get("moment", {}).items():
        assert state["moment"][name] == value, name
    for given, told in zip(file["saucers"], state["saucers"], strict=True):
        assert given.items() <= told.items()
    plays_on(file)


def test_two_saucers_share_a_space_only_while_they_collide() -> None:
    """Whichever of the two comes first in the file, the one that is hit lies there."""
    file = UNREACHABLE["a collision"]
    position = GAME.load(file)
    use = position.parse_action(1, {"do": "use", "upgrade": "proximity-mines"})
    position.play(1, use)
    assert state_of(GAME.save(position))["saucers"][2]["at"] is None
    declined = GAME.load(file)
    declined.play(1, 0)
    assert state_of(GAME.save(declined))["saucers"][1]["at"] == [7, 3]


def test_the_flags_of_passing_are_kept() -> None:
    position = table(
        2,
        at={"red": (3, 3), "blue": (3, 2), "green": (5, 5), "yellow": (7, 3)},
        aboard={"red": ["blue-pilot"]},
        rotation=None,
        stage=stages.PASSING,
        flagged=tables.crew_bits(["blue-pilot"]),
    )
    assert position.phase == stages.PASS
    saved = GAME.save(position)
    loaded = GAME.load(saved)
    assert GAME.save(loaded) == saved
    loaded.play(0, tables.crewmember("blue-pilot"))
    assert state_of(GAME.save(loaded))["saucers"][2]["crew"] == [{"colour": "blue", "type": "pilot"}]


CHANGES: list[Callable[[File], object]] = [
    lambda file: file["saucers"].clear(),
    lambda file: file["moment"].clear(),
    lambda file: file["lost"].clear(),
    lambda file: file["deck"].clear(),
]


@pytest.mark.parametrize("change", CHANGES)
def test_the_file_and_the_position_are_apart(change: Callable[[File], object]) -> None:
    file = GAME.save(GAME.load(IN_TURN))
    position = GAME.load(file)
    before = position.to_json()
    change(file)
    assert position.to_json() == before
    change(position.to_json())
    assert position.to_json() == before


def test_colours_follow_the_seats() -> None:
    """R-68: with two players seat 0 has red and blue, seat 1 green and yellow."""
    for players in GAME.players:
        seats = [saucer["seat"] for saucer in state_of(GAME.save(GAME.new(players)))["saucers"]]
        assert seats == ([0, 1, 0, 1] if players == 2 else list(range(players)))
    state = state_of(GAME.save(GAME.new(6)))
    assert [saucer["colour"] for saucer in state["saucers"]] == COLOURS


def test_drawn_cards_that_are_known_to_all_are_kept() -> None:
    """R-70: the deck was renewed after the first card was drawn."""
    position = table(at={"red": (3, 3)}, energy={"red": 2}, deck=["airlock"], stage=stages.PURCHASES)
    play(position, tables.BUY)
    tables.draw(position, "airlock")
    state = dict(position.to_json())
    assert state["drawn"] == state["deduced"] == ["airlock"]
    assert state_of(GAME.save(position)) == state


def test_a_game_won_by_an_upgrade_is_over_in_the_file_too() -> None:
    position = table(
        at={"red": (0, 0), "green": (5, 5), "blue": (7, 3)},
        aboard={"red": ["red-pilot", "red-engineer", "blue-doctor"]},
        crew={"green-scientist": (0, 1)},
        upgrades={"red": ["tractor-beam"]},
        stage=stages.END_UPGRADES,
    )
    play(position, tables.use("tractor-beam", "green-scientist"))
    state = state_of(GAME.save(position))
    assert state["winner"] == 0
    assert (state["moment"]["stage"], state["moment"]["phase"]) == ("finished", "over")


def test_who_has_lost_a_crewmember_is_asked_no_longer() -> None:
    position = GAME.load(UNREACHABLE["a loss"])
    position.play(1, tables.crewmember("red-pilot"))
    assert state_of(GAME.save(position))["moment"]["asked"] is None
