"""The sentences of refusals: each is brought about on a small table where it can be seen to be true."""

from typing import Any

import pytest
from librt.vecs import vec
from mypy_extensions import i64

from crashyard.engine import CHANCE, Actions, Dice, Position, Refusal, random_answer
from crashyard.games.crash_and_grab import GAME
from crashyard.games.crash_and_grab.forms.actions import FORMS
from crashyard.games.crash_and_grab.position import CrashAndGrabPosition
from crashyard.games.crash_and_grab.rules import stages
from crashyard.games.crash_and_grab.rules.decisions.codes import ACTIONS
from tests.games.crash_and_grab import tables
from tests.games.crash_and_grab.tables import play, table
from tests.refusals import Case, proved, unproved

PLACES = {"red": (3, 3), "green": (5, 5), "blue": (7, 3)}
FOUR = PLACES | {"yellow": (1, 5)}
CREW = {"red": ["red-pilot", "green-doctor", "pink-doctor"], "green": ["red-doctor", "green-pilot"]}
"""Red has two stations filled, green two, blue none."""


# -- tables ---------------------------------------------------------------------------------


def planning() -> CrashAndGrabPosition:
    return table(at=PLACES, stage=stages.PLANS)


def two_players(stage: int, **fields: Any) -> CrashAndGrabPosition:
    """Red and blue are of seat 0, green and yellow of seat 1."""
    return table(2, at=FOUR, rotation=None, stage=stage, **fields)


def penalty(players: int = 3) -> CrashAndGrabPosition:
    """Red has crashed and must give away the doctor of green or of pink; blue has the lowest count of the opponents."""
    places = FOUR if players == 2 else PLACES
    return table(players, at=places, aboard=CREW, rotation=None, stage=stages.PENALTIES, penalties=1)


def reward(thief: list[str]) -> CrashAndGrabPosition:
    """Green has crashed on the turn of red."""
    at = {"red": (3, 3), "blue": (7, 3)}
    return table(at=at, aboard=CREW | {"red": thief}, stage=stages.REWARDS, rewards=vec[i64]([1]))


def reward_of_two() -> CrashAndGrabPosition:
    """Green has crashed with more stations filled than red; but the two saucers of seat 0 have four, the others two."""
    aboard = {"red": ["red-pilot"], "blue": ["blue-pilot", "blue-doctor", "red-doctor", "blue-engineer"]}
    aboard |= {"green": ["pink-pilot", "green-doctor"]}
    at = {"red": (3, 3), "blue": (7, 3), "yellow": (1, 5)}
    return table(2, at=at, aboard=aboard, rotation=None, stage=stages.REWARDS, rewards=vec[i64]([1]))


def flying(**fields: Any) -> CrashAndGrabPosition:
    """Red has flown one space up onto the accelerator at (2, 5), and meant to fly two."""
    return table(at={"red": (3, 5), "green": (5, 5), "blue": (7, 3)}, plans={"red": "2 up"}, **fields)


def boosting(**fields: Any) -> CrashAndGrabPosition:
    """Red has flown two spaces to the left, and its card has brought a booster."""
    return table(at=PLACES, plans={"red": "2 left"}, **fields)


def upgrading(**fields: Any) -> CrashAndGrabPosition:
    """The end of red's turn: Landing Legs are used, Afterburner is just bought, and no crewmember is near."""
    cards = {"red": ["quake-maker", "afterburner", "landing-legs", "airlock", "kinetic-siphon", "tractor-beam"]}
    used, fresh = tables.upgrade_bits(["landing-legs"]), tables.upgrade_bits(["afterburner"])
    return table(at=PLACES, upgrades=cards, stage=stages.END_UPGRADES, used=used, fresh=fresh, **fields)


def keeping() -> CrashAndGrabPosition:
    position = table(at=PLACES, energy={"red": 2}, stage=stages.PURCHASES)
    play(position, tables.BUY)
    tables.draw(position, "airlock", "hyperdrive")
    return position


def tries(position: CrashAndGrabPosition, action: int, seat: int | None = None) -> None:
    """Let the seat that is awaited, or another one, answer what it cannot; nothing has changed then."""
    before = position.to_json()
    try:
        position.play(position.awaited() if seat is None else seat, action)
    finally:
        assert position.to_json() == before


def says(position: CrashAndGrabPosition, form: dict[str, Any]) -> None:
    seat = int(position.awaited())
    position.play(seat, position.parse_action(seat, form))


def leaves(*seats: int) -> None:
    position = planning()
    for seat in seats:
        position.resign(seat)


def lays_a_tile_again() -> None:
    position = GAME.new(3)
    first = position.legal(CHANCE)[0]
    position.play(CHANCE, first)
    position.play(CHANCE, first)


def loads(**changes: Any) -> None:
    GAME.load(GAME.save(table(at=PLACES, stage=stages.PLANS)) | changes)


def aboard_twice() -> list[Any]:
    saved: Any = GAME.save(table(at=PLACES, stage=stages.PLANS))
    pilot = {"crew": [{"colour": "red", "type": "pilot"}]}
    first, second, third = saved["saucers"]
    return [first | pilot, second | pilot, third]


def side_by_side() -> list[Any]:
    saved: Any = GAME.save(table(at=PLACES, stage=stages.PLANS))
    first, second, third = saved["saucers"]
    return [first, second | {"at": first["at"]}, third]


CASES = [
    Case(
        "game-over",
        "The game is over; all you can do is start a new one. (section 14)",
        lambda: tries(table(at=PLACES, phase=stages.OVER, stage=stages.FINISHED, winner=0), tables.DECLINE, 0),
    ),
    Case(
        "not-awaited", "It is Red’s decision, not Green’s. (section 6)", lambda: tries(flying(), tables.fly("up", 2), 1)
    ),
    Case(
        "last-player",
        "Blue is the last player in the game and cannot leave it; whoever is left plays on. (R-67)",
        lambda: leaves(0, 1, 2),
    ),
    Case("has-left", "Green has left the game already; nobody leaves twice. (R-67)", lambda: leaves(1, 1)),
    Case(
        "unknown-action",
        f"There is no action {ACTIONS:,} here; choose one of the legal ones. (section 6)",
        lambda: tries(flying(), ACTIONS),
    ),
    Case("tile-is-laid", "That tile is already on the board; lay one that is not. (section 3.2)", lays_a_tile_again),
    Case(
        "wrong-outcome",
        "Chance cannot come out as “x” here; it should be TILE SIDE/QUARTER TURNS: 3B/2.",
        lambda: GAME.new(3).parse_action(CHANCE, "x"),
    ),
    Case(
        "make-a-plan",
        "Everyone is planning now; choose a movement card and a direction marker for each of your saucers. (section 6)",
        lambda: tries(planning(), tables.DECLINE, 0),
    ),
    Case(
        "choose-saucer",
        "It is time to choose one of your saucers; name it. (section 6)",
        lambda: tries(two_players(stages.NEXT_SAUCER), tables.distance(2)),
    ),
    Case(
        "not-your-saucer",
        "The green saucer does not belong to Red; choose one that does. (section 1)",
        lambda: tries(two_players(stages.NEXT_SAUCER), tables.saucer("green")),
    ),
    Case(
        "no-such-saucer",
        "No pink saucer is in this game; choose one that is. (section 4)",
        lambda: tries(two_players(stages.NEXT_SAUCER), tables.saucer("pink")),
    ),
    Case(
        "no-such-saucer",
        "No purple saucer is in this game; choose one that is. (section 4)",
        lambda: tries(penalty(), tables.give("green-doctor", "purple")),
    ),
    Case(
        "choose-distance",
        "It is time to choose the distance; say how many spaces the red saucer moves. (section 6)",
        lambda: tries(table(at=PLACES), tables.DECLINE),
    ),
    Case(
        "card-distance",
        "The red saucer cannot move that distance now; possible distances: 0, 1, 2, 3, 4, 5. (section 9.2)",
        lambda: tries(table(at=PLACES), tables.distance(6)),
    ),
    Case(
        "card-distance",
        "The red saucer cannot move that distance now; possible distances: 2, 4. (section 9.2)",
        lambda: tries(table(at=PLACES, plans={"red": "2 up"}, upgrades={"red": ["hyperdrive"]}), tables.distance(3)),
    ),
    Case(
        "choose-direction",
        "It is time to choose the direction; name a direction marker. (R-51)",
        lambda: tries(table(at=PLACES, upgrades={"red": ["time-machine"]}, plans={"red": "2 up"}), tables.DECLINE),
    ),
    Case(
        "must-accelerate",
        "The red saucer must move on from here; choose a direction. (section 9.4)",
        lambda: tries(flying(), tables.DECLINE),
    ),
    Case(
        "must-accelerate",
        "The red saucer must move on from here; choose a direction. (section 9.4)",
        lambda: says(flying(), {"do": "boost", "direction": "sun"}),
    ),
    Case(
        "accelerator-distance",
        "The red saucer cannot move on from here with that distance; possible distances: 2. (section 9.4)",
        lambda: tries(flying(), tables.fly("up", 3)),
    ),
    Case(
        "accelerator-distance",
        "The red saucer cannot move on from here with that distance; possible distances: 1, 2, 3, 4. (section 9.4)",
        lambda: tries(flying(upgrades={"red": ["acceleration-regulator"]}), tables.fly("up", 5)),
    ),
    Case(
        "boost-or-stop",
        "It is time to boost or not; choose the direction of a boost, or decline. (section 9.6)",
        lambda: tries(boosting(), tables.BUY),
    ),
    Case(
        "boost-distance",
        "The red saucer cannot boost that distance; possible distances: 2. (section 9.6)",
        lambda: tries(boosting(), tables.fly("up", 3)),
    ),
    Case(
        "boost-distance",
        "The red saucer cannot boost that distance; possible distances: 1, 2, 3, 4, 5, 6. (section 9.6)",
        lambda: tries(boosting(upgrades={"red": ["boost-amplifier"]}), tables.fly("up", 7)),
    ),
    Case(
        "use-or-decline",
        "It is time to use an upgrade or not; use one of those on offer, or decline. (section 16)",
        lambda: tries(upgrading(), tables.BUY),
    ),
    Case(
        "not-your-upgrade",
        "The red saucer does not have Cloaking Device; use one of its own upgrades. (section 16)",
        lambda: tries(upgrading(), tables.use("cloaking-device")),
    ),
    Case(
        "upgrade-not-active",
        "Afterburner was acquired this turn; it can be used once the turn is over. (R-53)",
        lambda: tries(upgrading(), tables.use("afterburner", (3, 2))),
    ),
    Case(
        "upgrade-used",
        "Landing Legs has already been used this turn; it works once per turn. (section 16)",
        lambda: tries(upgrading(), tables.use("landing-legs", "up")),
    ),
    Case(
        "wrong-window",
        "Airlock cannot be used at this moment; its text says when it can. (section 16)",
        lambda: tries(upgrading(), tables.use("airlock", "pink-scientist")),
    ),
    Case(
        "works-by-itself",
        "Kinetic Siphon works by itself whenever its text says so; nobody has to use it. (section 16)",
        lambda: tries(upgrading(), tables.use("kinetic-siphon")),
    ),
    Case(
        "upgrade-not-now",
        "There is nothing now that Tractor Beam could be used on; its text says what it needs. (section 16)",
        lambda: tries(upgrading(), tables.use("tractor-beam", "pink-scientist")),
    ),
    Case(
        "upgrade-not-so",
        "Quake Maker cannot be used like that; choose something its text allows. (section 16)",
        lambda: tries(upgrading(), tables.use("quake-maker", "NW", 0)),
    ),
    Case(
        "pass-or-stop",
        "It is time to pass crewmembers or not; name one that may be passed, or decline. (section 11)",
        lambda: tries(passing(), tables.BUY),
    ),
    Case(
        "cannot-be-passed",
        "The green pilot may not be passed; only crewmembers of the other saucer’s colour may be. (R-45)",
        lambda: tries(passing(), tables.crewmember("green-pilot")),
    ),
    Case(
        "pay-penalty",
        "A crewmember has to be lost for the crash; name it, and the saucer that receives it. (section 10.2)",
        lambda: tries(penalty(), tables.DECLINE),
    ),
    Case(
        "not-aboard",
        "The blue pilot is not aboard the red saucer; choose one that is. (section 9.5)",
        lambda: tries(penalty(), tables.give("blue-pilot", "blue")),
    ),
    Case(
        "matching-stays",
        "The red pilot is on the saucer of the same colour and stays there; choose an off-coloured "
        "crewmember. (section 9.5)",
        lambda: tries(penalty(), tables.give("red-pilot", "blue")),
    ),
    Case(
        "matching-stays",
        "The green pilot is on the saucer of the same colour and stays there; choose an off-coloured "
        "crewmember. (section 9.5)",
        lambda: tries(reward(["red-pilot"]), tables.steal("green-pilot")),
    ),
    Case(
        "not-the-lowest",
        "The green saucer is not among the opponents’ with the fewest stationed crewmembers; one of those "
        "receives the crewmember. (R-22)",
        lambda: tries(penalty(), tables.give("green-doctor", "green")),
    ),
    Case(
        "not-an-opponent",
        "The red saucer belongs to Red; an opponent’s saucer receives the crewmember. (section 10.2)",
        lambda: tries(penalty(), tables.give("green-doctor", "red")),
    ),
    Case(
        "not-an-opponent",
        "The blue saucer belongs to Red; an opponent’s saucer receives the crewmember. (section 10.2)",
        lambda: tries(penalty(2), tables.give("green-doctor", "blue")),
    ),
    Case(
        "take-reward",
        "It is time to take a reward for the crash of the green saucer; steal a crewmember, take an energy, "
        "or decline. (section 10.3)",
        lambda: tries(reward(["red-pilot"]), tables.BUY),
    ),
    Case(
        "not-aboard-victim",
        "The blue pilot is not aboard the green saucer; choose one that is. (section 10.3)",
        lambda: tries(reward(["red-pilot"]), tables.steal("blue-pilot")),
    ),
    Case(
        "victim-has-fewer",
        "The green saucer has fewer stationed crewmembers (2) than the red one (3), so nothing can be stolen; take an "
        "energy, or decline. (R-24)",
        lambda: tries(reward(["red-pilot", "red-engineer", "blue-doctor"]), tables.steal("red-doctor")),
    ),
    Case(
        "both-have-fewer",
        "The two saucers of Green have fewer stationed crewmembers (2) than those of Red (4), so nothing can be "
        "stolen; take an energy, or decline. (R-25)",
        lambda: tries(reward_of_two(), tables.steal("pink-pilot")),
    ),
    Case(
        "choose-colour",
        "A crewmember has to be placed; name the colour of a queue that is not empty. (section 15)",
        lambda: tries(table(at=PLACES, filled=False, stage=stages.PLACE_CREW, lost=0xFF), tables.DECLINE),
    ),
    Case(
        "queue-is-empty",
        "There are no lost blue crewmembers; choose a colour whose queue is not empty. (section 15)",
        lambda: tries(table(at=PLACES, filled=False, stage=stages.PLACE_CREW, lost=0xFF), tables.colour("blue")),
    ),
    Case(
        "buy-or-stop",
        "It is time to upgrade the saucer or not; trade in energy, or decline. (R-60)",
        lambda: tries(table(at=PLACES, energy={"red": 2}, stage=stages.PURCHASES), tables.ENERGIZE),
    ),
    Case(
        "keep-one-of-two",
        "One of the two cards drawn has to be played; name one of them. (section 16)",
        lambda: tries(keeping(), tables.keep("quake-maker")),
    ),
    Case(
        "lose-a-crewmember",
        "The red saucer must lose a crewmember; name one that is aboard. (Twisted Titanium)",
        lambda: tries(losing(), tables.DECLINE),
    ),
    Case(
        "crew-does-not-add-up",
        "The red pilot is in two places, or of a colour that is not in play; every crewmember in play is in "
        "exactly one place. (section 20)",
        lambda: loads(saucers=aboard_twice()),
    ),
    Case(
        "two-things-on-space",
        "3,3 is already taken, so saucer 2 cannot be there; a space holds only one saucer or crewmember. (section 20)",
        lambda: loads(saucers=side_by_side()),
    ),
    Case(
        "cards-do-not-add-up",
        "Airlock is in two places, in none, or not in the deck for this number of players; each card exists "
        "once. (section 20)",
        lambda: loads(discard=["airlock"]),
    ),
]


def passing() -> CrashAndGrabPosition:
    aboard = {"red": ["blue-pilot", "green-pilot"]}
    return two_players(stages.PASSING, aboard=aboard, flagged=tables.crew_bits(["blue-pilot"]))


def losing() -> CrashAndGrabPosition:
    return table(at=PLACES, aboard=CREW, titanium=True, stage=stages.REST, losses=vec[i64]([0]))


@pytest.mark.parametrize("case", CASES, ids=str)
def test_what_is_refused_is_refused_with_a_true_sentence(case: Case) -> None:
    case.check(GAME)


def test_every_refusal_has_its_test() -> None:
    assert unproved("games/crash_and_grab") == set()
    assert proved("games/crash_and_grab") >= FORMS.clauses.keys()


def test_a_refusal_tells_nothing_of_drawn_cards() -> None:
    """Whatever somebody tries who did not draw the cards, they hear only that they are not asked."""
    position = table(at=PLACES, energy={"red": 2}, stage=stages.PURCHASES)
    play(position, tables.BUY)
    tables.draw(position, "airlock", "hyperdrive")
    for seat in (1, 2):
        for action in range(ACTIONS):
            with pytest.raises(Refusal) as refused:
                position.play(seat, action)
            assert refused.value.key == "not-awaited"


def test_a_random_play_is_refused_nothing() -> None:
    position: Position = GAME.new(4)
    dice, actions = Dice("nothing"), Actions()
    while position.awaited_seats():
        seat = position.awaited_seats()[0]
        action = random_answer(position, seat, dice, actions)
        assert position.forbids(seat, action) is None
        position.play(seat, action)
