"""Standing orders over HTTP and on the socket: what may still be asked, in words, for whoever sits there alone."""

from collections.abc import Callable
from typing import Any

import pytest

from crashyard.engine import CHANCE, Actions, Dice, Game, find_game, games, random_answer
from crashyard.engine.orders.order import read_orders
from crashyard.engine.orders.outlook import expected_decisions
from crashyard.faces.words import LANGUAGES
from crashyard.server.streams.answers_ahead import AheadTeller
from crashyard.server.translation import Translation
from tests.refusals import tells
from tests.server.serving import Served, Visitor

BOOST = {"when": {"do": "boost"}, "answers": [{"form": {"do": "decline"}}]}
ODD = {"when": {"do": "dance"}, "answers": [{"form": {"far": 2}}]}
PLAN = {"do": "plan", "card": "2", "direction": "sun"}


def two_at_a_table(ann: Visitor, ben: Visitor) -> str:
    """Ann and Ben play Crash & Grab with a bot, and all are to plan."""
    table = str(ann.table("crash-and-grab", "me", "open", "random", start=False)["id"])
    ben.ask(f"/tables/{table}/chairs/1", {"kind": "me"})
    ann.ask(f"/tables/{table}/start", {"key": "begin"})
    return table


def test_what_may_still_be_asked_and_what_is_answered_ahead(served: Served) -> None:
    with served.visitor("Ann") as ann, served.visitor("Ben", "de") as ben:
        table = two_at_a_table(ann, ben)
        told = ann.get(f"/tables/{table}/orders?seat=0")
        assert told.keys() == {"n", "seat", "orders", "said", "may", "signs", "upsets"}
        may = {each["when"]["do"]: each for each in told["may"]}
        assert may["boost"]["says"] == "A boost"
        assert may["boost"]["answers"][0]["says"].startswith("Boost towards ")
        decline = {"form": {"do": "decline"}, "says": "Decline", "targets": [], "pictures": []}
        assert may["boost"]["others"] == [decline]
        assert any(each["pictures"] for each in may["boost"]["answers"]), "they show where they lead"
        assert told["signs"][0] == {"sign": "picks-up", "says": "you pick up a crewmember"}
        assert told["orders"] == [] and "crashes" in told["upsets"]
        ann.ask(f"/tables/{table}/answers", {"seat": 0, "action": PLAN, "key": "plan", "orders": [BOOST]})
        told = ann.get(f"/tables/{table}/orders?seat=0")
        assert (told["orders"], told["said"]) == ([BOOST], [{"says": "A boost", "answers": ["Decline"]}])
        ann.ask(f"/tables/{table}/orders", {"seat": 0, "orders": [], "key": "none"})
        assert ann.get(f"/tables/{table}/orders?seat=0")["orders"] == []
        german = ben.get(f"/tables/{table}/orders?seat=1&language=de")
        assert german["signs"][0]["says"] == "du ein Besatzungsmitglied aufnimmst"


def test_nobody_sees_or_changes_the_orders_of_others(served: Served) -> None:
    with served.visitor("Ann") as ann, served.visitor("Ben") as ben:
        table = two_at_a_table(ann, ben)
        for seat in (0, -2):
            told = ben.get(f"/tables/{table}/orders?seat={seat}", 403)
            tells("not-your-seat", "That is not your seat.", told)
        told = ben.ask(f"/tables/{table}/orders", {"seat": 0, "orders": [BOOST], "key": "theirs"}, 403)
        tells("not-your-seat", "That is not your seat.", told)
        told = ben.ask(f"/tables/{table}/orders", {"seat": 1, "orders": [{"when": {}}], "key": "odd"}, 400)
        assert told["refusal"] == "wrong-field"


def test_before_the_play_nothing_can_be_asked(served: Served) -> None:
    with served.visitor("Ann") as ann:
        table = ann.table("crash-and-grab", "me", "open", start=False)["id"]
        assert ann.get(f"/tables/{table}/orders?seat=0", 400)["refusal"] == "not-running"


def test_on_the_socket_they_come_with_an_answer_or_alone(served: Served) -> None:
    with served.visitor("Ann") as ann, served.visitor("Ben") as ben:
        table = two_at_a_table(ann, ben)
        with ann.socket(table, seat=0, page="true") as page:
            assert page.hear()["orders"] == []
            page.say(do="answer", seat=0, action=PLAN, key="plan", orders=[BOOST])
            hear_orders(page.hear, [BOOST])
            page.say(do="orders", seat=0, orders=[], key="none")
            hear_orders(page.hear, [])


def hear_orders(hear: Callable[[], dict[str, Any]], orders: list[Any]) -> None:
    """Wait for a message that tells them: others may come before."""
    while hear().get("orders") != orders:
        pass


@pytest.mark.parametrize("game", games().values(), ids=str)
def test_whatever_may_be_asked_can_be_said_in_every_language(game: Game) -> None:
    found = 0
    for players in game.players:
        position, dice, actions = game.new(players), Dice(f"said {players}"), Actions()
        for turn in range(60):
            seats = position.awaited_seats()
            if not seats:
                break
            if seats[0] != CHANCE and turn % 20 == 0:
                for expected in expected_decisions(game, position, seats[0]):
                    for language in LANGUAGES:
                        said = AheadTeller(game, Translation(language).words(game)).expected(expected, seats[0])
                        assert said["says"] and all(each["says"] for each in said["answers"] + said["others"])
                        found += 1
            position.play(seats[0], int(random_answer(position, seats[0], dice, actions)))
    assert found or game.name not in ("crash-and-grab", "cube-attack")


def test_what_a_program_has_written_in_its_own_way_is_told_too() -> None:
    """Parts of forms for which there are no words are told as they were written."""
    game = find_game("crash-and-grab")
    written = [{"when": {"do": "use"}, "answers": []}, {"when": {"do": "boost"}, "answers": [{"form": {}}]}, ODD]
    for language in LANGUAGES:
        said = AheadTeller(game, Translation(language).words(game)).orders(read_orders(game, written))
        assert [each["answers"] for each in said] == [[], ["boost"], ["dance far=2"]]
        assert all(each["says"] for each in said)
