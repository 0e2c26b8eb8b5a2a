"""Previews on the socket: for one's own seat, of what is legal now, within limits of their own."""

import asyncio
import json
from collections.abc import Sequence
from pathlib import Path
from typing import Any

import pytest

from crashyard.engine import Position, find_game
from crashyard.engine.previews.preview import STOPS
from crashyard.server.streams import previews
from crashyard.server.streams.previews import PreviewPainter
from tests.refusals import refuses
from tests.server.http.test_hints import await_turn
from tests.server.living import a_registry, asynchronous
from tests.server.serving import Line, Served, a_server


def look(line: Line, **facts: Any) -> Any:
    return line.say(do="preview", key="look", **facts)


def test_what_is_shown_is_what_is_painted_then(served: Served) -> None:
    with served.visitor("Ann", "de") as ann:
        table = ann.table("cube-attack", "me", "me")["id"]
        (seat,) = ann.get(f"/tables/{table}")["awaited"]
        with ann.socket(table, seat=seat, page="true") as page:
            choice = page.hear()["choices"][-1]
            told = look(page, seat=seat, action=choice["action"])
            assert told.keys() == {"ack", "n", "previews"} and told["ack"] == "look"
            (seen,) = told["previews"]
            fields = {"events", "lines", "frames", "stop", "awaited", "as_it_stands", "following"}
            assert seen.keys() == fields
            assert seen["stop"] in STOPS and seen["frames"] and not seen["as_it_stands"]
            assert told == look(page, seat=seat, action=choice["action"]), "the same question, the same answer"
            page.connection.send(json.dumps({"do": "answer", "seat": seat, "action": choice["action"], "key": "a"}))
            happened = page.hear_until("frames")[-1]
            assert happened["frames"][: len(seen["frames"])] == seen["frames"]
            assert happened["lines"][: len(seen["lines"])] == seen["lines"]


def test_a_plan_is_shown_at_the_table_as_it_stands_and_where_answers_lead(served: Served) -> None:
    with served.visitor("Ann") as ann:
        table = ann.table("crash-and-grab", "me", "random", "random")["id"]
        await_turn(ann, table)
        with ann.socket(table, seat=0, page="true") as page:
            hello = page.hear()
            seen = [look(page, seat=0, action=choice["action"])["previews"] for choice in hello["choices"][::5]]
            assert len(seen) == 3 and all(plan["as_it_stands"] for (plan,) in seen)
            told = look(page, seat=0)
            assert (
                told.keys() == {"ack", "n", "ways", "whole", "as_it_stands"} and told["whole"] and told["as_it_stands"]
            )
            things = {thing["id"]: thing for thing in hello["scene"]["things"]}
            places = {thing.get("target") for name, thing in things.items() if name.startswith("place-")}
            assert [way["targets"] for way in told["ways"]] == [choice["targets"] for choice in hello["choices"]]
            ends = [end for way in told["ways"] for end in way["ends"]]
            assert {end["place"] for end in ends if end["place"]} <= places
            assert any(end["place"] for end in ends)
            moves = [move for end in ends for move in end["moves"]]
            assert all({move["id"], *move["by"]} <= things.keys() for move in moves)
            begun = look(page, seat=0, targets=["card:2"])
            assert begun["ways"] == [way for way in told["ways"] if way["targets"][0] == "card:2"] != []
            assert look(page, seat=0, targets=["card:9"])["ways"] == []


def test_only_for_one_s_own_seat_and_of_what_is_legal_now(served: Served) -> None:
    with served.visitor("Ann") as ann, served.visitor("Ben") as ben, served.visitor() as nobody:
        table = ann.table("cube-attack", "me", "me")["id"]
        (mine,) = ann.get(f"/tables/{table}")["awaited"]
        with ann.socket(table, seat=mine) as line:
            line.hear_until("kind")
            assert look(line, seat=mine, action=-1)["refusal"] == "no-such-action"
            assert look(line, seat=mine, action={"do": "dance"})["refused"] == "look"
            assert look(line, seat=1 - mine, action=0)["refusal"] == "not-awaited"
            assert look(line, seat=7)["refusal"] == "wrong-seat"
            assert look(line)["refusal"] == "wrong-message"
        with ben.socket(table) as line:
            assert look(line, seat=mine, action=0)["refusal"] == "not-your-seat"
        with nobody.socket(table) as line:
            assert look(line, seat=mine, action=0)["refusal"] == "not-signed-in"


@pytest.mark.usefixtures("still_clock")
def test_who_looks_around_a_lot_can_still_answer(tmp_path: Path) -> None:
    with a_server(tmp_path, patience=1) as served, served.visitor("Ann") as ann:
        table = ann.table("bump", "me", "random")["id"]
        with ann.socket(table, seat=0) as line:
            line.hear_until("kind")
            told = [look(line, seat=0, action=-1)["refusal"] for _ in range(61)]
            assert told == ["no-such-action"] * 60 + ["too-often"]
            assert line.say(do="ping", key="p")["ack"] == "p"


@asynchronous
async def test_a_decision_that_is_over_meanwhile_is_not_foreseen(tmp_path: Path) -> None:
    async with a_registry(tmp_path) as living:
        table = await living.table("cube-attack", ["Ann", "Ann"])
        ann = living.known["Ann"].id
        (seat,) = table.awaited()
        loop = asyncio.get_running_loop()

        def slowly(position: Position, actions: Sequence[int]) -> dict[str, Any]:
            asyncio.run_coroutine_threadsafe(table.answer(ann, seat, actions[0], "meanwhile"), loop).result()
            return {}

        with refuses("preview-late", "The game went on while this was being worked out; try again."):
            await table.look_ahead(ann, seat, None, slowly)


def test_where_there_is_much_to_choose_nobody_is_told_where_it_leads(monkeypatch: pytest.MonkeyPatch) -> None:
    game = find_game("cube-attack")
    painter = PreviewPainter(game, "en", ("", ""), 0)
    position = game.new(2)
    seat = int(position.awaited())
    actions = position.legal(seat)
    assert painter.ways([], seat, position, actions)["whole"]
    monkeypatch.setattr(previews, "MOST_TOLD", len(actions) - 1)
    assert painter.ways([], seat, position, actions) == {"ways": [], "whole": False, "as_it_stands": False}
