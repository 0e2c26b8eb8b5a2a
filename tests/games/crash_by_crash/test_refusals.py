"""The sentences of refusals: one for everything that the rules, the forms and the files of Crash by Crash refuse.

Each is brought about on a small table on which it can be checked by hand. Side `a`, seat 0, is Red; `b` is Blue.
"""

from typing import Any

import pytest
from librt.vecs import vec
from mypy_extensions import i64

from crashyard.engine import CHANCE
from crashyard.games.crash_by_crash import GAME
from crashyard.games.crash_by_crash.position import CrashByCrashPosition
from crashyard.games.crash_by_crash.rules import phases
from crashyard.games.crash_by_crash.rules.board import TILE_NAMES
from crashyard.games.crash_by_crash.rules.cards.names import CARD_NAMES
from crashyard.games.crash_by_crash.rules.codes import SPACE
from tests.games.crash_by_crash.tables import (
    DECK,
    PASS,
    bell_shift,
    card,
    exchange,
    flying_dutchman,
    free_ticket,
    hit_twice,
    kind,
    lambada,
    lay,
    magnet,
    may,
    operate,
    picture,
    place,
    play,
    ring,
    saboteur,
    step,
    table,
    take,
    walk,
)
from tests.refusals import Case, unproved

A, B = [(0, 0)], [(5, 8)]
NO_CARS = [(q, 0) for q in range(10)]
"""All normal cars of a side, on the board."""


def playing(position: CrashByCrashPosition, action: int, seat: int = 0) -> Any:
    """Play an action that is not legal; nothing changes."""

    def attempt() -> None:
        before = picture(position)
        assert action not in position.legal(seat)
        try:
            position.play(seat, action)
        finally:
            assert picture(position) == before

    return attempt


def doing(position: CrashByCrashPosition, form: object, seat: int = 0) -> Any:
    """Do what a form says, which may stand for several decisions."""

    def attempt() -> None:
        for one in GAME.steps(position, seat, form):
            position.play(seat, position.parse_action(seat, one))

    return attempt


def with_scores(position: CrashByCrashPosition, *scores: int) -> CrashByCrashPosition:
    for side, points in enumerate(scores):
        position.scores[side] = points
    return position


def with_batteries(position: CrashByCrashPosition, *batteries: int) -> CrashByCrashPosition:
    for side, left in enumerate(batteries):
        position.batteries[side] = left
    return position


def after(position: CrashByCrashPosition, *actions: int) -> CrashByCrashPosition:
    play(position, *actions)
    return position


def under(name: str, *a: tuple[int, int], **fields: Any) -> CrashByCrashPosition:
    """ACTION 2, with a blue or yellow card in force."""
    return table(a or A, fields.pop("b", B), action=2, card=kind(name), **fields)


def setting_up(phase: int) -> CrashByCrashPosition:
    """A table of the setup: Blue is to put the operator, or Red the first car."""
    position = table(bells=[(3, 1)], phase=phase, turn=0, action=0, active=-1)
    for side in range(2):
        position.take_car(position.cars[11 * side])
    if phase == phases.SETTING_OPERATOR:
        position.on[position.operator] = 0
        position.operator = -1
    return position


def empty_deck(phase: int = phases.DRAW) -> CrashByCrashPosition:
    position = table(A, B, phase=phase, takes=1, action=2)
    for number in range(len(CARD_NAMES)):
        position.deck[number] = 0
    return position


TWO_PULLS: dict[str, Any] = {"b": [(6, 8), (2, 8)], "bells": [(5, 8), (3, 8)]}
"""A magnet on 4,8 pulls two cars onto bells."""


def both_magnets_ring() -> CrashByCrashPosition:
    """The magnet just put on 4,8 pulls the car on 6,8 onto a bell, the other one, on 4,4, the car on 6,4."""
    position = table(
        A, [(6, 8), (6, 4)], magnet_b=(4, 4), bells=[(5, 8), (5, 4)], phase=phases.RINGING, duty=0, magnet_a=(4, 8)
    )
    assert may(position, ring(position, (6, 8)))
    return position


def file(without: str = "stocks", **changes: Any) -> Any:
    document = GAME.save(table(A, B, bells=[(3, 1)])) | changes
    del document[without]
    return lambda: GAME.load(document)


CASES = [
    Case(
        "game-over",
        "The game is over; all you can do is start a new one. (section 11)",
        playing(table(A, B, phase=phases.OVER, scorings=7), PASS),
    ),
    Case("not-awaited", "It is Red’s decision, not Blue’s. (section 4)", playing(table(A, B), PASS, seat=1)),
    Case(
        "not-awaited",
        "It is chance’s decision, not Red’s. (section 4)",
        playing(table(A, B, phase=phases.DECK, takes=1, action=2), DECK),
    ),
    Case(
        "unknown-action",
        f"There is no action {SPACE:,} here; choose one of the legal ones. (section 15)",
        playing(table(A, B), SPACE),
    ),
    Case(
        "unknown-action",
        f"There is no action {card('LAMBADA'):,} here; choose one of the legal ones. (section 15)",
        playing(table(A, B, hand=["LAMBADA"]), card("LAMBADA")),
    ),
    Case(
        "not-an-action-now",
        "That is not an action; place a car, play a card, move the operator, exchange cards or pass. (section 4)",
        playing(table(A, B), DECK),
    ),
    Case(
        "put-the-operator",
        "First the operator has to be placed on the centre of a flower without a bell. (section 3)",
        playing(setting_up(phases.SETTING_OPERATOR), PASS, seat=1),
    ),
    Case(
        "not-a-flower-centre",
        "0,0 is not the centre of a flower; that is where the operator starts. (R04)",
        doing(setting_up(phases.SETTING_OPERATOR), {"do": "set_operator", "at": [0, 0]}, seat=1),
    ),
    Case(
        "flower-has-bell",
        "There is a bell on the flower of 3,1; the operator starts on a flower without one. (R04)",
        doing(setting_up(phases.SETTING_OPERATOR), {"do": "set_operator", "at": [3, 1]}, seat=1),
    ),
    Case(
        "put-a-car",
        "Now a starting car has to be placed on a free cell of a tile without a car. (R03)",
        playing(setting_up(phases.SETTING_CARS), PASS),
    ),
    Case(
        "tile-has-car",
        "There is already a car on the tile of 1,0; no tile may hold two starting cars. (R03)",
        doing(table(A, (), phase=phases.SETTING_CARS, turn=0, action=0), {"do": "set_car", "at": [1, 0]}),
    ),
    Case(
        "bell-on-cell",
        "There is a bell on 4,8; choose a cell without one. (R08)",
        playing(table(A, B, bells=[(4, 8)]), place((4, 8), "E")),
    ),
    Case(
        "cell-taken",
        "There is no open cell there; choose a cell of the board with neither a car nor the operator on "
        "it. (section 2.5)",
        playing(table(A, B, operator=(4, 8)), place((4, 8), "E")),
    ),
    Case(
        "cell-taken",
        "There is no open cell there; choose a cell of the board with neither a car nor the operator on "
        "it. (section 2.5)",
        playing(table(A, B, hand=["FREE_TICKET"]), free_ticket((0, 0), "W")),
    ),
    Case(
        "no-car-in-stock",
        "Red has no normal car in stock; one has to come back first. (section 5)",
        playing(table(NO_CARS, B), place((4, 8), "E")),
    ),
    Case(
        "no-magnet-in-stock",
        "Red’s magnetic car is on the board; it can be placed only when it is in stock. (section 5)",
        playing(table(A, B, magnet_a=(0, 4)), magnet((3, 8))),
    ),
    Case(
        "no-car-there",
        "There is no car to the northwest of 4,8; choose a cell and a direction in which there is a car. (R10)",
        playing(table(A, B), place((4, 8), "NW")),
    ),
    Case(
        "no-car-there",
        "There is no car to the southeast of 4,8; choose a cell and a direction in which there is a car. (R61)",
        playing(under("DOUBLE_HIT"), hit_twice((4, 8), "E", "SE")),
    ),
    Case(
        "fee-missing",
        "A second car in a turn costs 4 points, which Red does not have; choose another action. (R15)",
        playing(with_scores(table(A, B, action=2, places=1), 3), place((4, 8), "E")),
    ),
    Case(
        "batteries-missing",
        "Red does not have that many batteries; use at most those in stock. (section 5.1)",
        playing(with_batteries(table(A, B), 1), place((4, 8), "E", 2)),
    ),
    Case(
        "batteries-missing",
        "Red does not have that many batteries; use at most those in stock. (section 5.1)",
        playing(with_batteries(under("ROCKET"), 0), place((4, 8), "E", 1)),
    ),
    Case(
        "no-batteries-now",
        "Red may not use any batteries this turn, because Discharged Battery was played; place the car "
        "without any. (R67)",
        playing(table(A, B, bans=vec[i64]([8, 9])), place((4, 8), "E", 1)),
    ),
    Case(
        "no-batteries-with-card",
        "Rocket Drive is in force, and batteries cannot be used with a blue card; place the car without "
        "any. (section 8.3)",
        playing(under("ROCKET"), place((4, 8), "E", 1)),
    ),
    Case(
        "no-batteries-with-card",
        "Permitted Expansion is in force, and batteries cannot be used with a blue card; place the car "
        "without any. (section 8.3)",
        playing(under("EXPANSION"), place((4, 8), "E", 1)),
    ),
    Case(
        "may-not-ring",
        "That would ring a bell, which is allowed only from turn 6 on and once a turn; choose another way. (R24)",
        playing(table(A, B, bells=[(6, 8)], turn=4), place((4, 8), "E")),
    ),
    Case(
        "may-not-ring",
        "That would ring a bell, which is allowed only from turn 6 on and once a turn; choose another way. (R24)",
        playing(table(A, B, bells=[(6, 8)], action=2, scored=True), place((4, 8), "E")),
    ),
    Case(
        "two-bells",
        "This action would then ring two bells; an action may ring only one. (R27)",
        playing(under("DOUBLE_HIT", b=[(5, 8), (4, 9)], bells=[(6, 8), (4, 10)]), hit_twice((4, 8), "E", "SE")),
    ),
    Case(
        "two-bells",
        "This action would then ring two bells; an action may ring only one. (R27)",
        playing(
            after(table(A, [(6, 8), (7, 7)], bells=[(7, 8), (8, 6)], operator=(5, 8)), *walk((5, 8), ["E", "NE"])[:1]),
            walk((5, 8), ["E", "NE"])[1],
        ),
    ),
    Case(
        "pulls-nothing",
        "On 2,8 the magnetic car would not pull any car; place it two cells from one, with an open cell "
        "between them. (R49)",
        playing(table(A, B), magnet((2, 8))),
    ),
    Case(
        "pulls-nothing",
        "On 3,8 the magnetic car would not pull any car; place it two cells from one, with an open cell "
        "between them. (R49)",
        playing(table(A, B, operator=(4, 8)), magnet((3, 8))),
    ),
    Case(
        "pull-held",
        "On 3,8 the magnetic car would not pull any car: the one on 5,8 is next to another magnetic car, "
        "which holds it. (R41)",
        playing(table(A, B, magnet_b=(6, 8)), magnet((3, 8))),
    ),
    Case(
        "pull-cancelled",
        "On 3,8 the magnetic car would not pull any car: both magnets would pull the one on 5,8, and "
        "their pulls cancel out. (section 7.2)",
        playing(table(A, B, magnet_b=(7, 8)), magnet((3, 8))),
    ),
    Case(
        "pull-mutual",
        "On 3,8 the magnetic car would not pull any car: the one on 5,8 is magnetic too, and two magnets "
        "do not move each other. (R42)",
        playing(table(A, (), magnet_b=(5, 8)), magnet((3, 8))),
    ),
    Case(
        "pull-contested",
        "On 3,8 the magnetic car would not pull any car: the one on 5,8 and another one would be pulled "
        "onto the same cell, so neither moves. (R46)",
        playing(table(A, [(5, 8), (4, 9)], magnet_b=(4, 7)), magnet((3, 8))),
    ),
    Case(
        "pull-onto-bell",
        "On 3,8 the magnetic car would not pull any car: the one on 5,8 would come onto a bell, and no "
        "bell may ring now. (R43)",
        playing(table(A, B, bells=[(4, 8)], turn=4), magnet((3, 8))),
    ),
    Case(
        "four-steps-cost",
        "Four steps of the operator cost 2 points, which Red does not have; two steps are free. (section 6)",
        playing(with_scores(table(A, B, operator=(0, 6)), 1), operate(4, (0, 5), "NW")),
    ),
    Case(
        "operator-not-beside",
        "The operator cannot reach 0,4 in that direction; each step leads to a cell or a hole next to them. "
        "(section 6)",
        playing(table(A, B, operator=(0, 6)), operate(2, (0, 4), "NW")),
    ),
    Case(
        "not-out-of-the-hole",
        "The operator cannot get out of their hole to 4,10 in that direction; choose a cell beside the "
        "hole, and a direction that leads to it from inside. (R54)",
        playing(table(A, B, holes=[19], operator=19), operate(2, (4, 10), "E")),
    ),
    Case(
        "operator-on-the-way",
        "The operator has not finished moving; take their next step. (R50)",
        playing(after(table(A, B, operator=(0, 6)), operate(2, (0, 5), "NW")), PASS),
    ),
    Case(
        "field-entered-twice",
        "The operator has already been there on this walk; no cell and no hole may be entered twice. (R51)",
        playing(after(table(A, B, operator=(0, 6)), operate(2, (0, 5), "NW")), step((0, 6), "SE")),
    ),
    Case(
        "no-way-on",
        "From 0,0 the operator could not take all their remaining steps; choose another step. (R50)",
        playing(table([(5, 5)], [(0, 1)], operator=(1, 0), bells=[(0, 2)], turn=4), operate(2, (0, 0), "W")),
    ),
    Case(
        "cannot-ring",
        "No magnet pulls that car onto a bell; choose one that is pulled. (R44)",
        doing(after(table(A, **TWO_PULLS), magnet((4, 8))), {"do": "ring", "from": [0, 0]}),
    ),
    Case(
        "no-car-to-ring",
        "There is no car on 5,8, so none can ring from there; choose a car that a magnet pulls onto a bell. (R44)",
        doing(after(table(A, **TWO_PULLS), magnet((4, 8))), {"do": "ring", "from": [5, 8]}),
    ),
    Case(
        "own-magnet-rings",
        "The magnetic car that has just been placed must pull a car itself; choose one that it pulls "
        "onto a bell. (R83)",
        doing(both_magnets_ring(), {"do": "ring", "from": [6, 4]}),
    ),
    Case(
        "choose-who-rings",
        "Several cars are pulled onto bells; choose the one that rings. (R44)",
        playing(after(table(A, **TWO_PULLS), magnet((4, 8))), PASS),
    ),
    Case(
        "card-not-in-hand",
        "Red does not hold what is to be played or exchanged; choose from the cards in hand. (section 8)",
        playing(table(A, B, hand=["LAMBADA"], other_hand=["ROCKET"]), card("ROCKET")),
    ),
    Case(
        "card-not-in-hand",
        "Red does not hold what is to be played or exchanged; choose from the cards in hand. (section 9.1)",
        playing(table(A, B, hand=["LAMBADA", "ROCKET"]), exchange("LAMBADA", "LAMBADA")),
    ),
    Case(
        "only-as-first-action",
        "Blue and yellow cards are played as the first action of a turn; only grey ones can be the second. (section 4)",
        playing(table(A, B, hand=["ROCKET"], action=2), card("ROCKET")),
    ),
    Case(
        "no-such-bell",
        "There is no such bell on the board; choose a cell with a bell on it. (section 8.1)",
        doing(
            table(A, B, hand=["BELL_SHIFT"], bells=[(3, 1)]),
            {"do": "card", "card": "BELL_SHIFT", "from": [4, 1], "to": [8, 1]},
        ),
    ),
    Case(
        "bell-under-operator",
        "The operator is standing on that bell; choose another one. (R70)",
        playing(table(A, B, hand=["BELL_SHIFT"], bells=[(3, 1)], operator=(3, 1)), bell_shift(0, (8, 1))),
    ),
    Case(
        "bell-needs-free-flower-cell",
        "0,1 is not a free cell of a flower; a bell can only go on one. (section 8.1)",
        playing(table(A, B, hand=["BELL_SHIFT"], bells=[(3, 1)]), bell_shift(0, (0, 1))),
    ),
    Case(
        "bell-on-that-tile",
        "There is another bell on the tile of 8,0; choose a flower without one. (section 8.1)",
        playing(table(A, B, hand=["BELL_SHIFT"], bells=[(3, 1), (8, 1)]), bell_shift(0, (8, 0))),
    ),
    Case(
        "no-car-for-card",
        "There is no car on 7,8; choose a cell with a car on it. (section 8.1)",
        playing(table(A, B, hand=["SABOTEUR"]), saboteur((7, 8))),
    ),
    Case(
        "no-two-cars",
        "Lambada swaps two cars on adjacent cells; choose two cars that stand side by side. (section 8.1)",
        playing(table(A, B, hand=["LAMBADA"]), lambada((5, 8), "E")),
    ),
    Case(
        "not-adjacent",
        "The two cells are not adjacent; only cars on adjacent cells can swap places. (section 8.1)",
        doing(table(A, B, hand=["LAMBADA"]), {"do": "card", "card": "LAMBADA", "a": [0, 0], "b": [5, 8]}),
    ),
    Case(
        "own-car",
        "That car belongs to Red’s side; choose one of the other side’s. (section 8.1)",
        playing(table(A, B, hand=["SABOTEUR"]), saboteur((0, 0))),
    ),
    Case(
        "no-landing",
        "The operator cannot be placed on 5,8; choose a free cell, without a car or a bell, that is not their own. "
        "(R66)",
        playing(table(A, B, hand=["FLYING_DUTCHMAN"]), flying_dutchman((5, 8))),
    ),
    Case(
        "opponent-has-no-battery",
        "The other side has no battery; Discharged Battery needs one to take. (R67)",
        playing(with_batteries(table(A, B, hand=["FLAT_BATTERY"]), 4, 0), card("FLAT_BATTERY")),
    ),
    Case(
        "no-scoring-possible",
        "No action could ring a bell after that card; a yellow card needs one that can. (section 8.2)",
        playing(table(A, B, hand=["HEARTLESS_BELL"]), card("HEARTLESS_BELL")),
    ),
    Case(
        "yellow-card-demands-scoring",
        "Heartless Bell is in force, so this action has to ring a bell; only if none can may you pass. (R69)",
        playing(under("HEARTLESS_BELL", bells=[(6, 8)]), PASS),
    ),
    Case(
        "needs-blue-card",
        "Without a blue card a car pushes in exactly one direction; name a direction in which there is a car. (R10)",
        playing(table(A, B), lay((4, 8))),
    ),
    Case(
        "no-place-for-card",
        "No car could be placed under that card; it needs a cell where its effect is possible. (section 8.3)",
        playing(table(A, B, hand=["DOUBLE_HIT"]), card("DOUBLE_HIT")),
    ),
    Case(
        "blue-card-demands-place",
        "Rocket Drive is in force, so this action has to place a car; only if none can be placed may you "
        "pass. (section 8.3)",
        playing(under("ROCKET"), PASS),
    ),
    Case(
        "wrong-place-for-card",
        "A car cannot be placed like that under Rocket Drive; choose one of the ways it allows. (section 8.3)",
        playing(under("ROCKET"), lay((4, 8))),
    ),
    Case(
        "needs-normal-car",
        "This card needs a normal car; the magnetic one can only be placed with Permitted Expansion. (R60)",
        playing(under("TANDEM"), magnet((3, 8))),
    ),
    Case(
        "same-direction-twice",
        "Double Hit needs two different directions; choose two in which there are cars. (R61)",
        playing(under("DOUBLE_HIT"), hit_twice((4, 8), "E", "E")),
    ),
    Case(
        "choose-a-source",
        "A card has to be taken now; name one from the display, or the draw pile. (section 9.2)",
        playing(table(A, B, phase=phases.DRAW, takes=1, action=2), PASS),
    ),
    Case(
        "choose-a-source",
        "A card has to be taken now; name one from the display, or the draw pile. (section 9.1)",
        doing(
            after(table(A, B, hand=["TANDEM", "TANDEM"]), exchange("TANDEM", "TANDEM")), {"do": "end_turn", "draw": []}
        ),
    ),
    Case(
        "not-in-display",
        "That card is not in the display; choose one that is, or the draw pile. (section 9.2)",
        playing(table(A, B, phase=phases.DRAW, takes=1, action=2), take("TANDEM")),
    ),
    Case(
        "deck-empty",
        "Neither the draw pile nor the discard pile has a card left; take one from the display. (R76)",
        playing(empty_deck(), DECK),
    ),
    Case(
        "keep-one-of-two",
        "One of the two cards drawn has to be kept; name one of them. (section 12)",
        playing(
            table(
                A,
                B,
                phase=phases.KEEP,
                takes=1,
                action=2,
                players=4,
                drawn=kind("ROCKET"),
                drawn_too=kind("TANDEM"),
            ),
            take("LAMBADA"),
        ),
    ),
    Case(
        "no-turn-to-end",
        "There is no turn to end: Red still has action 1 of turn 8 to take. A turn ends by itself once "
        "both actions are taken and all cards drawn; to skip an action, pass. (section 4)",
        doing(table(A, B), {"do": "end_turn"}),
    ),
    Case(
        "turn-owes-cards",
        "At the end of this turn 1 card has to be taken, not 0; name a source for each. (section 9.2)",
        doing(after(table(A, B, hand=["FLAT_BATTERY"]), card("FLAT_BATTERY"), PASS), {"do": "end_turn"}),
    ),
    Case(
        "turn-owes-cards",
        "At the end of this turn 2 cards have to be taken, not 3; name a source for each. (section 9.2)",
        doing(
            after(table(A, B, hand=["FLAT_BATTERY"] * 2), card("FLAT_BATTERY"), card("FLAT_BATTERY")),
            {"do": "end_turn", "draw": ["deck"] * 3},
        ),
    ),
    Case(
        "exchange-owes-cards",
        "An exchange takes two cards, not 1; name a source for each. (section 9.1)",
        doing(
            table(A, B, hand=["TANDEM", "TANDEM"]),
            {"do": "exchange", "discard": ["TANDEM", "TANDEM"], "take": ["deck"]},
        ),
    ),
    Case(
        "no-resigning",
        "Nobody can resign in this game; it is played to the end. (section 11)",
        lambda: table(A, B).resign(0),
    ),
    Case(
        "wrong-outcome",
        f"Chance cannot come out as “JOKER” here; it should be {', '.join(CARD_NAMES)}.",
        lambda: table(A, B, phase=phases.DECK, takes=1, action=2).parse_action(CHANCE, "JOKER"),
    ),
    Case(
        "wrong-option",
        "The option “last_rider” cannot be “3”, only 0.",
        lambda: GAME.new(4, {"last_rider": 3}),
    ),
    Case(
        "card-not-in-deck",
        "There is no Rocket Drive card left in the draw pile; chance draws one of those that are there. (section 9.3)",
        lambda: empty_deck(phases.DECK).play(CHANCE, kind("ROCKET")),
    ),
    Case(
        "tile-does-not-fit",
        "Tile F03 cannot go in slot 0: each tile is laid once, and X tiles and flowers alternate. (section 3)",
        lambda: GAME.new(2).play(CHANCE, 6 * TILE_NAMES.index("F03")),
    ),
    Case(
        "missing-field",
        "The field “removed” is missing, but it is needed for the position.",
        file(without="removed", operator={"hole": 3}),
    ),
    Case(
        "two-things-on-cell",
        "5,8 is already taken, so car 2 cannot be there; a cell holds one car or the operator, and no "
        "car stands on a bell. (section 2.5)",
        file(cars=[{"side": 1, "at": [5, 8]}, {"side": 0, "at": [5, 8]}]),
    ),
    Case(
        "cards-do-not-add-up",
        "There must be 3 cards Rocket Drive in all, but here there are 7. (section 1)",
        file(discard=["ROCKET"] * 4),
    ),
    Case(
        "side-without-car",
        "Blue has no car on the board, so the game is over, and the phase has to be “over”. (R72)",
        file(cars=[{"side": 0, "at": [5, 8]}]),
    ),
]


@pytest.mark.parametrize("case", CASES, ids=str)
def test_the_sentence_of_a_refusal_is_true_where_it_is_said(case: Case) -> None:
    case.check(GAME)


def test_every_refusal_has_its_test() -> None:
    assert unproved("games/crash_by_crash") == set()
