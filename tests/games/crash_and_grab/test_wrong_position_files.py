"""Position files that cannot be: each is refused with what would be right."""

import pytest

from crashyard.engine import CHANCE, Actions, Dice, Refusal, random_answer
from crashyard.games.crash_and_grab import GAME
from crashyard.games.crash_and_grab.rules.options import MODES
from crashyard.games.crash_and_grab.rules.state import POINTS_TO_WIN
from tests.games.crash_and_grab.test_position_files import ALL_RED, IN_TURN, SHORT, File, moment, saucers


def refused_file(file: object) -> Refusal:
    with pytest.raises(Refusal) as caught:
        GAME.load(file)
    return caught.value


def test_the_side_where_a_marker_lies_a_second_time_is_named() -> None:
    markers = SHORT["markers"]
    refusal = refused_file(SHORT | {"markers": markers | {"right": markers["up"]}})
    assert refusal.data["field"] == "right"


PLANNED = {"plan": {"card": "2", "direction": "sun"}}
ALL_PLACED: File = SHORT | {
    "players": 2,
    "saucers": [{"at": at} | PLANNED for at in ([3, 3], [5, 5], [7, 3], [7, 5])],
    "turn": 4,
    "moment": {"phase": "saucer", "stage": "place_all"},
}
"""The end of a round of two players, with all saucers on the board."""

WRONG: dict[str, tuple[File, str]] = {
    "no tiles": ({"players": 3, "saucers": []}, "missing-field"),
    "seven players": (SHORT | {"players": 7}, "wrong-field"),
    "a tile too few": (SHORT | {"tiles": SHORT["tiles"][:3]}, "wrong-field"),
    "a tile twice": (SHORT | {"tiles": [SHORT["tiles"][0]] * 4}, "wrong-field"),
    "a tile of another size": (
        SHORT | {"tiles": [*SHORT["tiles"][:3], {"tile": 5, "side": "A", "turns": 0}]},
        "wrong-field",
    ),
    "a tile in another slot": (
        SHORT | {"tiles": [SHORT["tiles"][0] | {"slot": "SE"}, *SHORT["tiles"][1:]]},
        "wrong-field",
    ),
    "a marker twice": (SHORT | {"markers": SHORT["markers"] | {"left": "sun"}}, "wrong-field"),
    "no markers": (SHORT | {"markers": None}, "not-an-object"),
    "the colour of a saucer as the extra one": (SHORT | {"extra_colour": "red"}, "wrong-field"),
    "no extra colour": (SHORT | {"extra_colour": None}, "wrong-field"),
    "a saucer too many": (SHORT | {"saucers": [*SHORT["saucers"], {"at": [0, 0]}]}, "wrong-field"),
    "a saucer off the board": (saucers(SHORT, 0, at=None), "wrong-field"),
    "a saucer beside the board": (saucers(SHORT, 0, at=[8, 0]), "wrong-field"),
    "a saucer on an accelerator": (saucers(SHORT, 0, at=[0, 3]), "wrong-field"),
    "nobody has a saucer to place": (ALL_PLACED, "wrong-field"),
    "two saucers on a space": (saucers(SHORT, 0, at=[5, 5]), "two-things-on-space"),
    "a saucer on a crewmember": (
        saucers(SHORT, 0, at=[0, 1]) | {"crew": [{"colour": "red", "type": "pilot", "at": [0, 1]}]},
        "two-things-on-space",
    ),
    "a saucer of another seat": (saucers(SHORT, 0, seat=1), "wrong-field"),
    "crew that is not on a crash site": (
        SHORT | {"crew": [{"colour": "red", "type": "pilot", "at": [0, 0]}]},
        "wrong-field",
    ),
    "too much crew": (
        SHORT
        | {
            "crew": [
                {"colour": colour, "type": "pilot", "at": at}
                for colour, at in (("red", [0, 1]), ("green", [1, 2]), ("blue", [2, 0]))
            ]
        },
        "wrong-field",
    ),
    "a crewmember twice": (
        saucers(SHORT, 0, crew=[{"colour": "red", "type": "pilot"}])
        | {"crew": [{"colour": "red", "type": "pilot", "at": [0, 1]}]},
        "crew-does-not-add-up",
    ),
    "a crewmember that is not in play": (
        saucers(SHORT, 0, crew=[{"colour": "yellow", "type": "pilot"}]),
        "crew-does-not-add-up",
    ),
    "a queue in another order": (
        SHORT
        | {
            "lost": {
                colour: ["engineer", "pilot", "doctor", "scientist"] for colour in ("red", "green", "blue", "pink")
            }
        },
        "wrong-field",
    ),
    "an upgrade twice": (saucers(SHORT, 0, upgrades=["airlock"]) | {"discard": ["airlock"]}, "cards-do-not-add-up"),
    "an upgrade missing": (
        SHORT | {"deck": [], "discard": [], "drawn": [], "saucers": [s | {"upgrades": []} for s in SHORT["saucers"]]},
        "cards-do-not-add-up",
    ),
    "no such upgrade": (saucers(SHORT, 0, upgrades=["warp"]), "wrong-field"),
    "cards drawn at no time": (SHORT | {"drawn": ["airlock"]}, "wrong-field"),
    "everybody has left": (SHORT | {"left_game": [0, 1, 2]}, "wrong-field"),
    "who is asked has left": (IN_TURN | {"left_game": [1]}, "wrong-field"),
    "negative energy": (saucers(SHORT, 0, energy=-1), "wrong-field"),
    "an override token too many": (saucers(IN_TURN, 2, override=True), "wrong-field"),
    "a plan is missing": (saucers(IN_TURN, 2, plan=None), "wrong-field"),
    "a plan that is no plan": (saucers(SHORT, 2, plan={"card": "4", "direction": "sun"}), "wrong-field"),
    "nobody is left to plan": (IN_TURN | {"rotation": None, "moment": {}}, "wrong-field"),
    "a revealed plan": (saucers(IN_TURN, 2, revealed=True), "wrong-field"),
    "a turn out of order": (IN_TURN | {"turn": 1}, "wrong-field"),
    "who has moved out of order": (saucers(IN_TURN, 2, moved=True), "wrong-field"),
    "the direction known too early": (SHORT | {"rotation": "clockwise"}, "wrong-field"),
    "the direction not known in time": (moment(IN_TURN, saucer="blue") | {"rotation": None}, "wrong-field"),
    "bounces of too few saucers": (moment(IN_TURN, dallied=[0]), "wrong-field"),
    "fewer bounces of the turn saucer than in this turn": (
        moment(IN_TURN, bounces=1, dallied=[0, 0, 0]),
        "wrong-field",
    ),
    "points in the base game": (SHORT | {"points": [1, 0, 0], "options": {"mode": MODES[0]}}, "wrong-field"),
    "three points and no end": (
        SHORT | {"points": [POINTS_TO_WIN, 0, 0], "options": {"mode": MODES[1]}},
        "wrong-field",
    ),
    "all stations filled and no end": (
        saucers(SHORT, 1, crew=ALL_RED),
        "wrong-field",
    ),
    "a winner who has not won": (moment(IN_TURN, phase="over") | {"winner": 1}, "wrong-field"),
    "a stage of another question": (moment(IN_TURN, stage="boosts"), "wrong-field"),
    "a question in between": (moment(IN_TURN, phase="going"), "wrong-field"),
    "no turn saucer": (moment(IN_TURN, saucer=None), "wrong-field"),
    "another active player": (moment(IN_TURN, active=0), "wrong-field"),
    "a boost without boosters": (saucers(moment(IN_TURN, phase="boost", distance=2), 1, boosters=0), "wrong-field"),
    "an offer without a card": (moment(IN_TURN, phase="offer", window="end"), "wrong-field"),
    "a used card that can be used again": (moment(IN_TURN, used=["airlock"]), "wrong-field"),
    "a loss in the base game": (moment(IN_TURN, phase="lose", losses=["green"]), "wrong-field"),
    "a reward for an own saucer": (moment(IN_TURN, phase="reward", rewards=["green"]), "wrong-field"),
    "flags with three players": (moment(IN_TURN, flagged=[{"colour": "red", "type": "pilot"}]), "wrong-field"),
    "what is not to be placed": (moment(IN_TURN, placing={"saucer": "red"}), "wrong-field"),
    "crew from the middle of a queue": (
        moment(IN_TURN, phase="roll", placing={"crew": {"colour": "red", "type": "doctor"}}),
        "wrong-field",
    ),
    "no crew on the board where everybody plans": (SHORT | {"crew": SHORT["crew"][:1]}, "wrong-field"),
    "boosts that are not over after the movements": (moment(IN_TURN, phase="colour", boosted_out=False), "wrong-field"),
    "a boost when boosts are over": (
        saucers(moment(IN_TURN, phase="boost", distance=2, boosted_out=True), 1, boosters=1),
        "wrong-field",
    ),
    "a boost of no distance": (saucers(moment(IN_TURN, phase="boost", distance=0), 1, boosters=1), "wrong-field"),
    "a direction that is not free": (
        saucers(moment(IN_TURN, phase="direction", free=False), 1, override=False, upgrades=[]),
        "wrong-field",
    ),
    "a reward for a saucer on the board": (moment(IN_TURN, phase="reward", rewards=["red"]), "wrong-field"),
    "colours of too few seats": (SHORT | {"options": {"colours": "red,green"}}, "wrong-assignment"),
    "a saucer of a colour that was not chosen": (
        saucers(
            SHORT | {"options": {"colours": "pink,green,blue"}, "extra_colour": "red", "crew": []}, 0, colour="red"
        ),
        "wrong-field",
    ),
    "two players choose with three": (moment(IN_TURN, phase="saucer", stage="next_saucer", saucer=None), "wrong-field"),
    "an unknown field": (SHORT | {"fuel": 3}, "unknown-field"),
    "an unknown field of the moment": (moment(SHORT, fuel=3), "unknown-field"),
    "a newer format": (SHORT | {"format": 2}, "newer-format"),
    "another game": (SHORT | {"game": "cube-attack"}, "wrong-field"),
    "another mode": (SHORT | {"options": {"mode": "golden"}}, "wrong-option"),
}


@pytest.mark.parametrize(("file", "key"), WRONG.values(), ids=WRONG.keys())
def test_what_cannot_be_is_refused(file: File, key: str) -> None:
    assert refused_file(file).key == key


def test_section_4_a_setup_follows_the_table_of_boosters_and_pilots() -> None:
    position = GAME.new(4)
    dice, actions = Dice("setup"), Actions()
    while position.rounds() == 0:
        saved: File = GAME.save(position)
        if saved["moment"]["stage"] == "first_pilots":
            rich = [dict(saucer) | {"boosters": 1} for saucer in saved["saucers"]]
            assert refused_file(saved | {"saucers": rich}).key == "wrong-field"
            assert refused_file(saved | {"saucers": [dict(s) | {"boosters": 0} for s in rich]}).key == "wrong-field"
        position.play(CHANCE, random_answer(position, CHANCE, dice, actions))
