"""What has been played: records, replays, figures, fairness, playing on, playing again."""

from pathlib import Path
from typing import Any

import pytest

from crashyard.engine import Dice, load_record
from crashyard.engine.chance.fair import commitment_to
from crashyard.engine.seats import SPECTATOR
from crashyard.faces.words import LANGUAGES
from crashyard.server.streams.replay import figures
from tests.server.living import a_registry, asynchronous
from tests.server.serving import Served, Visitor
from tests.server.streams.test_watching import applied

GAME = "cube-attack"
QUICK = {"target": 16, "round_limit": 50}
"""A game that is over soon."""
LUCK = "0a" * 32


def finished(visitor: Visitor, *chairs: str, undo: bool = False) -> str:
    """Play a short game to its end; some answers are taken back on the way."""
    table = visitor.table(GAME, *chairs, options=QUICK, commitments={0: commitment_to(LUCK)})
    address = f"/tables/{table['id']}"
    visitor.ask(f"{address}/reveal", {"seat": 0, "contribution": LUCK})
    count = 0
    while True:
        shown = visitor.get(address)
        if shown["state"] == "over":
            return str(table["id"])
        mine = [seat for seat in shown["awaited"] if seat in shown["mine"]]
        if not mine:
            continue
        count += 1
        legal = visitor.get(f"{address}/legal?seat={mine[0]}")["legal"]
        visitor.ask(f"{address}/answers", {"seat": mine[0], "action": legal[-1], "key": f"{count}"})
        if undo and count in (2, 4):
            visitor.ask(f"{address}/undo", {"seat": mine[0], "key": f"back {count}"})


def places(message: Any) -> list[Any]:
    """What lies where; the names of the players are others after a fork."""
    return [(name, thing.get("x"), thing.get("y")) for name, thing in applied([message]).items()]


def test_before_the_end_nothing_is_published(served: Served) -> None:
    with served.visitor("Ann") as ann:
        table = ann.table(GAME, "me", "me")
        for path in ("record", "verify", "statistics", "course"):
            assert ann.get(f"/tables/{table['id']}/{path}", 400)["refusal"] == "not-over"
        assert ann.ask(f"/tables/{table['id']}/rematch", {}, 400)["refusal"] == "not-over"
        assert table["fairness"]["seed"] is None and table["fairness"]["commitment"]


def test_the_record_of_a_finished_game_is_whole_and_its_dice_were_fair(served: Served) -> None:
    with served.visitor("Ann") as ann, served.visitor() as anybody:
        address = f"/tables/{finished(ann, 'me', 'greedy')}"
        record = load_record(anybody.get(f"{address}/record"))
        verified = anybody.get(f"{address}/verify")
        shown = anybody.get(address)
        assert verified == {"outcomes": record.verify(), "unchecked": 0, **shown["fairness"]}
        assert verified["outcomes"] > 0 and verified["seed"] and verified["contributions"] == [LUCK]
        result = record.position().result()
        assert result is not None and shown["result"] == result.to_json()


@pytest.mark.parametrize("language", ["en", "de", "es"])
def test_a_replay_shows_everything_to_everybody_without_what_was_taken_back(served: Served, language: str) -> None:
    with served.visitor("Ann") as ann, served.visitor() as anybody:
        table = finished(ann, "me", "greedy", undo=True)
        for seat in (-2, 0, 1):
            address = f"/tables/{table}/replay?seat={seat}&language={language}"
            messages: list[Any] = []
            after, last = 0, 1
            while after < last:
                part = anybody.get(f"{address}&after={after}&limit=7")
                assert (part["now"] is None) == (after == 0)
                if part["now"]:
                    assert applied([part["now"]]) == applied(messages)
                messages += part["messages"]
                after, last = messages[-1]["n"], part["last"]
            assert [message["kind"] for message in messages] == ["start"] + ["answer"] * (len(messages) - 1)
            numbers = [message["n"] for message in messages]
            assert numbers == sorted(set(numbers)) and numbers[-1] == last
            with anybody.socket(table, seat=seat, page="true", lang=language) as line:
                hello = line.hear()
            assert applied(messages) == applied([hello])
            assert messages[0]["ground"] == hello["ground"]
            if seat >= 0 and language == "de":
                assert any("bewegt" in text["text"] for message in messages for text in message.get("lines", []))


def test_while_a_game_goes_on_one_sees_again_what_one_has_seen(served: Served) -> None:
    with served.visitor("Ann") as ann, served.visitor("Ben") as ben:
        table = ann.table(GAME, "me", "me")
        assert ann.get(f"/tables/{table['id']}/replay?seat=0")["last"] == 1
        assert ben.get(f"/tables/{table['id']}/replay")["last"] == 1
        assert ben.get(f"/tables/{table['id']}/replay?seat=0", 403)["refusal"] == "not-your-seat"
        for query in ("after=-1", "limit=0", "limit=1000", "seat=x", "after=99999999999999999999"):
            assert ben.get(f"/tables/{table['id']}/replay?{query}", 400)["refusal"] == "wrong-message"
        waiting = ann.table(GAME, "me", "open", start=False)
        assert ben.get(f"/tables/{waiting['id']}/replay") == {"now": None, "messages": [], "last": 0}


@pytest.mark.parametrize(
    ("game", "told"),
    [
        ("cube-attack", ["2 rounds were played.", "2 Runden wurden gespielt.", "Se han jugado 2 rondas."]),
        ("crash-and-grab", ["2 rounds were played.", "2 Runden wurden gespielt.", "Se han jugado 2 rondas."]),
        ("crash-by-crash", ["2 turns were played.", "2 Züge wurden gespielt.", "Se han jugado 2 turnos."]),
    ],
)
@asynchronous
async def test_every_game_says_what_its_length_is_counted_in(tmp_path: Path, game: str, told: list[str]) -> None:
    async with a_registry(tmp_path) as living:
        table = await living.table(game, ["Ann", "Ann"])
        dice = Dice("length")
        while table.position is not None and table.position.rounds() < 2:
            await living.answer(table, "Ann", dice.below(1000))
        assert [(await figures(table, language))["length"] for language in LANGUAGES] == told


def test_the_course_of_a_game_says_how_everybody_stood_and_when_it_turned(served: Served) -> None:
    with served.visitor("Ann") as ann:
        table = finished(ann, "me", "greedy", undo=True)
        course = ann.get(f"/tables/{table}/course")
        record = load_record(ann.get(f"/tables/{table}/record"))
        assert [each["round"] for each in course["rounds"]] == list(range(1, record.position().rounds() + 1))
        scene = record.game.faces.scene(record.position().view(SPECTATOR))
        assert course["rounds"][-1]["scores"] == [side.score for side in scene.sides]
        assert "wins" in course["decided"]
        turns = course["turning_points"]
        assert 1 <= len(turns) <= 3 and turns == sorted(turns, key=lambda turn: turn["n"])
        numbers = [message["n"] for message in ann.get(f"/tables/{table}/replay?limit=60")["messages"]]
        last = ann.get(f"/tables/{table}")["n"]
        assert all(turn["n"] in numbers or numbers[-1] < turn["n"] <= last for turn in turns)
        assert all(turn["since"] < turn["n"] and turn["lines"] for turn in turns)
        assert ann.get(f"/tables/{table}/course?language=de")["decided"] != course["decided"]


def test_figures_count_what_happened(served: Served) -> None:
    with served.visitor("Ann") as ann:
        table = finished(ann, "me", "greedy", undo=True)
        counts = ann.get(f"/tables/{table}/statistics")
        record = load_record(ann.get(f"/tables/{table}/record"))
        assert counts["answers"] == [sum(who == seat for who, _ in record.answers) for seat in (0, 1)]
        assert counts["rounds"] == record.position().rounds()
        assert all(second >= 0 for second in counts["seconds"])
        position = record.opening()
        position.listen()
        for seat, action in record.answers:
            position.play(seat, action)
        kinds = [event.kind for event in position.heard()]
        counted = {each["event"]: each["count"] for each in counts["events"]}
        assert counted == {kind: kinds.count(kind) for kind in kinds}
        german = ann.get(f"/tables/{table}/statistics?language=de")["events"]
        titles = {each["event"]: (each["title"], sum(each["seats"]) == each["count"]) for each in german}
        assert titles["moved"] == ("Bewegte Würfel", True)
        assert titles["round_began"][0] is None


def test_a_finished_game_is_forked_and_played_on_against_bots(served: Served) -> None:
    with served.visitor("Ann") as ann, served.visitor("Ben") as ben:
        table = finished(ann, "me", "greedy")
        messages = ann.get(f"/tables/{table}/replay")["messages"]
        middle = messages[len(messages) // 2]["n"]
        forked = ben.ask(f"/tables/{table}/fork", {"n": middle, "seat": 1, "bot": "random"})
        assert forked["mine"] == [1] and forked["state"] == "running"
        assert [chair["kind"] for chair in forked["chairs"]] == ["bot", "person"]
        there = ben.get(f"/tables/{forked['id']}/replay?limit=1")["messages"][0]
        here = ann.get(f"/tables/{table}/replay?after={middle}&limit=1")["now"]
        assert places(there) == places(here)
        refusals = [
            ({"n": messages[-1]["n"], "seat": 0}, "nothing-left"),
            ({"n": 5000, "seat": 0}, "wrong-number"),
            ({"n": middle, "seat": 2}, "wrong-seat"),
            ({"n": middle, "seat": 0, "bot": "deep"}, "unknown-bot"),
            ({"n": 0, "seat": 0}, "wrong-message"),
        ]
        for form, key in refusals:
            assert ben.ask(f"/tables/{table}/fork", form, 400)["refusal"] == key


def test_a_running_game_is_forked_only_by_who_plays_alone(served: Served) -> None:
    with served.visitor("Ann") as ann, served.visitor("Ben") as ben:
        table = ann.table(GAME, "me", "greedy")
        assert ben.ask(f"/tables/{table['id']}/fork", {"n": 1, "seat": 0}, 400)["refusal"] == "not-over"
        assert ann.ask(f"/tables/{table['id']}/fork", {"n": 1, "seat": 0})["state"] == "running"


def test_a_rematch_is_one_new_table_for_the_same_people(served: Served) -> None:
    with served.visitor("Ann") as ann, served.visitor("Ben") as ben:
        alone = finished(ann, "me", "greedy")
        again = ann.ask(f"/tables/{alone}/rematch", {})
        assert (again["state"], again["mine"], again["host"]) == ("running", [0], True)
        assert again["options"] == ann.get(f"/tables/{alone}")["options"]
        assert ann.ask(f"/tables/{alone}/rematch", {"key": "twice"})["id"] == again["id"]
        assert ann.get(f"/tables/{alone}")["next"] == again["id"]
        assert ben.ask(f"/tables/{alone}/rematch", {}, 403)["refusal"] == "not-your-table"
        with ann.socket(alone, page="true", lang="de") as line:
            told = line.hear()["missed"][-1]
        assert (told["kind"], told["table"]) == ("next", again["id"])
        assert told["lines"][0]["text"] == "Die Revanche findet an einem neuen Tisch statt."
