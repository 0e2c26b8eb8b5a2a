"""Standing orders at small tables: what is answered by them, when the person is asked, and what cancels them."""

from typing import Any

from crashyard.engine import SEVERAL, find_game
from crashyard.engine.orders.answering import ordered_answer, signs_in
from crashyard.engine.orders.order import Order, read_orders
from crashyard.engine.orders.outlook import expected_decisions
from crashyard.engine.orders.standing import NO_ORDERS, after, with_orders
from crashyard.games.crash_and_grab.position import CrashAndGrabPosition
from tests.games.crash_and_grab.tables import DECLINE, asked, distance, fly, play, table

GAME = find_game("crash-and-grab")
FAR = {"green": (1, 0), "blue": (1, 4)}
SUN, METEOR, STARS = ({"form": {"direction": name}} for name in ("sun", "meteor", "stars"))
TO_DECLINE = {"form": {"do": "decline"}}
IF_CREW = {"form": {}, "if": ["picks-up"]}


def orders(*written: tuple[str, list[dict[str, Any]]], steady: bool = False) -> tuple[Order, ...]:
    document = [{"when": {"do": do}, "answers": answers, "steady": steady} for do, answers in written]
    return read_orders(GAME, document)


def boosting(crew: str = "") -> CrashAndGrabPosition:
    """Red may boost from (5, 4); three spaces up there may lie somebody."""
    lying = {"pink-pilot": (2, 4)} if crew else {}
    position = table(at={"red": (5, 1), **FAR}, crew=lying, plans={"red": "0-5 right"}, boosters={"red": 1})
    play(position, distance(3))
    assert asked(position) == ("boost", 0)
    return position


def answer(position: CrashAndGrabPosition, *written: tuple[str, list[dict[str, Any]]]) -> int | None:
    return ordered_answer(GAME, position, int(position.awaited()), orders(*written))


def test_a_fixed_answer_and_to_decline() -> None:
    assert answer(boosting(), ("boost", [TO_DECLINE])) == DECLINE
    assert answer(boosting(), ("boost", [SUN])) == fly("up", 3)


def test_the_first_of_some_answers_that_can_be_given() -> None:
    position = table(at={"red": (0, 2), **FAR}, plans={"red": "3 right"})
    assert asked(position) == ("accelerate", 0)
    assert answer(position, ("accelerate", [{"form": {"direction": "moon"}}, STARS, SUN])) == fly("down", 3)


def test_boost_only_if_the_preview_picks_up_crew() -> None:
    assert answer(boosting("crew"), ("boost", [IF_CREW, TO_DECLINE])) == fly("up", 3)
    assert answer(boosting(), ("boost", [IF_CREW, TO_DECLINE])) == DECLINE
    assert answer(boosting(), ("boost", [IF_CREW])) is None


def test_what_the_preview_must_not_show() -> None:
    edge = table(at={"red": (1, 4), "green": (1, 0), "blue": (7, 2)}, plans={"red": "0-5 up"}, boosters={"red": 1})
    play(edge, distance(1))
    assert asked(edge) == ("boost", 0)
    safe = {"form": {"direction": "sun"}, "unless": ["crashes"]}
    assert answer(edge, ("boost", [safe, TO_DECLINE])) == DECLINE


def test_whoever_is_asked_something_else_is_asked() -> None:
    assert answer(boosting(), ("accelerate", [SUN])) is None
    assert answer(boosting()) is None
    assert ordered_answer(GAME, boosting(), 1, orders(("boost", [SUN]))) is None


def test_nothing_is_declined_that_no_order_is_about() -> None:
    """Two upgrades could be used: to decline one of them does not decline the other."""
    both = table(
        at={"red": (5, 2), **FAR},
        plans={"red": "0-5 right"},
        upgrades={"red": ["quake-maker", "landing-legs"]},
    )
    play(both, distance(2))
    assert asked(both) == ("offer", 0)
    one, other = (
        {"when": {"do": "use", "upgrade": name}, "answers": [TO_DECLINE]} for name in ("quake-maker", "landing-legs")
    )
    assert ordered_answer(GAME, both, 0, read_orders(GAME, [one])) is None
    assert ordered_answer(GAME, both, 0, read_orders(GAME, [one, other])) == DECLINE


def test_secret_plans_are_never_made_by_an_order() -> None:
    position = GAME.new(3)
    while position.awaited() != SEVERAL:
        seat = position.awaited_seats()[0]
        position.play(seat, position.legal(seat)[0])
    assert ordered_answer(GAME, position, 0, orders(("plan", [{"form": {}}]))) is None


def test_an_order_that_cannot_be_followed_lets_the_next_one_decide() -> None:
    written = ("boost", [IF_CREW]), ("boost", [{"form": {"direction": "meteor"}}])
    assert answer(boosting(), *written) == fly("right", 3)


def test_to_be_pushed_cancels_orders_that_are_not_steady() -> None:
    position = table(at={"red": (5, 2), "green": (5, 4), "blue": (1, 4)}, plans={"red": "0-5 right"})
    given = with_orders(NO_ORDERS, 1, orders(("boost", [SUN])), position)
    given = with_orders(given, 2, orders(("boost", [SUN])), position)
    position.listen()
    position.play(0, distance(2))
    happened = position.heard()
    assert "moved" in signs_in(GAME, position, 1, happened)
    assert set(after(given, GAME, position, 0, happened)) == {2}
    assert set(after(given, GAME, position, 1, happened)) == {1, 2}
    steady = with_orders(NO_ORDERS, 1, orders(("boost", [SUN]), steady=True), position)
    assert after(steady, GAME, position, 0, happened) == steady


def test_what_may_still_be_asked() -> None:
    """Red still has its whole turn before it; what was asked just now does not count."""
    position = table(at={"red": (5, 2), **FAR}, plans={"red": "0-5 right"}, boosters={"red": 1})
    expected = {str(each.when["do"]): each for each in expected_decisions(GAME, position, 0)}
    assert expected["boost"].share > 0.5
    assert [each["direction"] for each in expected["boost"].answers] == ["sun", "meteor", "stars", "asteroids"]
    assert expected["boost"].others == [{"do": "decline"}]
    assert "distance" not in expected and "plan" not in expected and "decline" not in expected
