"""Hints: for those who play alone with bots, from what their seat may know, and never too late."""

import asyncio
import time
from pathlib import Path
from typing import Any

import pytest

from crashyard.bots import hint as hints
from crashyard.bots.hint import Hint
from crashyard.bots.reasons import explaining, threats
from crashyard.bots.search.bot import SearchSettings
from crashyard.engine import Dice, Position, Refusal, find_game
from crashyard.server.sources import Sources
from crashyard.server.workers import bot_players as thinking
from crashyard.server.workers.bot_players import MOST_ASKED, BotPlayers
from crashyard.server.workers.thoughts import HintThought
from tests.bots.test_search import middle_of
from tests.refusals import refuses, tells
from tests.server.living import a_registry, asynchronous
from tests.server.serving import Served, Visitor, a_server

ALONE = "Other people are playing at this table: hints are only for those who play alone with bots."


def await_turn(visitor: Visitor, table: str, seat: int = 0) -> None:
    until = time.monotonic() + 20
    while seat not in visitor.get(f"/tables/{table}")["awaited"]:
        assert time.monotonic() < until
        time.sleep(0.02)


def ask(visitor: Visitor, table: str, status: int = 200, **facts: Any) -> Any:
    """A hint of a level that needs little time, unless another is asked for."""
    asked = "&".join(f"{name}={value}" for name, value in {"seat": 0, "level": "beginner", **facts}.items())
    return visitor.get(f"/tables/{table}/hint?{asked}", status)


def refused(visitor: Visitor, table: str, status: int, **facts: Any) -> str:
    told = ask(visitor, table, status, **facts)
    assert told["sentence"]
    return str(told["refusal"])


def test_who_plays_alone_with_bots_is_told_the_best_lines(served: Served) -> None:
    with served.visitor("Ann") as ann:
        table = ann.table("cube-attack", "me", "random", "random")["id"]
        await_turn(ann, table)
        began = time.monotonic()
        told = ann.get(f"/tables/{table}/hint?seat=0")
        assert time.monotonic() - began < 60, "a second, and what a busy machine needs"
        assert told.keys() == {"n", "seat", "level", "rounds", "sides", "tie", "lines"}
        assert (told["seat"], told["level"], told["sides"]) == (0, "expert", 3)
        assert told["rounds"] >= 64
        assert 1 <= len(told["lines"]) <= 3
        for line in told["lines"]:
            fields = {"action", "targets", "says", "value", "winning", "attention", "why", "reasons", "follows"}
            assert line.keys() == fields
            assert bool(line["why"]) == bool(line["reasons"]) and len(line["reasons"]) <= 3
            assert all(reason.keys() == {"kind", "effect", "share", "says"} for reason in line["reasons"])
            assert 0.0 < line["winning"] < 1.0
            assert all(step["says"] and 0 <= step["seat"] < 3 for step in line["follows"])
        best = told["lines"][0]
        with ann.socket(table, seat=0, page="true") as page:
            choices = page.hear()["choices"]
        assert {name: best[name] for name in ("action", "targets", "says")} in choices, "as a person sees it"
        ann.ask(f"/tables/{table}/answers", {"seat": 0, "action": best["action"], "key": "as told"})


def test_a_hint_speaks_the_language_of_the_reader(served: Served) -> None:
    with served.visitor("Ann") as ann:
        table = ann.table("cube-attack", "me", "random")["id"]
        await_turn(ann, table)
        said = {lang: ask(ann, table, language=lang)["lines"][0]["says"] for lang in ("en", "de", "es", "xx")}
        assert len({said["en"], said["de"], said["es"]}) == 3
        assert said["xx"] == said["en"]


def test_at_a_table_with_another_person_nobody_gets_a_hint(served: Served) -> None:
    with served.visitor("Ann") as ann, served.visitor("Ben", "de") as ben:
        table = ann.table("bump", "me", "open", start=False)["id"]
        ben.ask(f"/tables/{table}/chairs/1", {"kind": "me"})
        assert refused(ann, table, 400) == "not-running"
        ann.ask(f"/tables/{table}/start", {})
        assert ask(ann, table, 403) == {"refusal": "hint-others", "clause": "", "sentence": ALONE}
        assert refused(ben, table, 403, seat=1) == "hint-others"
        assert refused(ann, table, 403, n=1) == "hint-others", "nor of what was before"
        ben.ask(f"/tables/{table}/chairs/1", {"kind": "open"})
        assert ann.get(f"/tables/{table}")["chairs"][1]["kind"] == "bot"
        assert refused(ann, table, 403) == "hint-others", "they may come back"
        assert refused(ben, table, 403) == "not-your-seat"


def test_who_shares_a_device_may_ask_for_each_chair(served: Served) -> None:
    with served.visitor("Ann") as ann:
        table = ann.table("cube-attack", "me", "me")["id"]
        seats = set()
        for number in range(3):
            (seat,) = ann.get(f"/tables/{table}")["awaited"]
            seats.add(seat)
            assert ask(ann, table, seat=seat)["lines"]
            ann.ask(f"/tables/{table}/answers", {"seat": seat, "action": 0, "key": f"{number}"})
        assert seats == {0, 1}


def test_a_clock_against_bots_is_no_reason_to_refuse(served: Served) -> None:
    with served.visitor("Ann") as ann:
        table = ann.table("cube-attack", "me", "random", clock={"kind": "live", "minutes": 5, "increment": 0})["id"]
        await_turn(ann, table)
        assert ask(ann, table)["lines"]


def test_what_makes_no_sense_is_refused_with_a_sentence(served: Served) -> None:
    with served.visitor("Ann") as ann, served.visitor("Ben") as ben, served.visitor() as nobody:
        table = ann.table("bump", "me", "random", public=True)["id"]
        await_turn(ann, table)
        assert refused(ann, table, 400, level="greedy") == "unknown-level"
        assert refused(ann, table, 400, seat=2) == "wrong-seat"
        assert refused(ann, table, 400, seat=-2) == "wrong-seat"
        assert refused(ann, table, 403, seat=1) == "not-your-seat", "a bot's"
        assert refused(ben, table, 403) == "not-your-seat"
        assert refused(nobody, table, 403) == "not-your-seat"
        assert refused(ann, table, 400, n=99) == "wrong-number"
        assert refused(ann, "nowhere", 404) == "no-such-table"
        for wrong in ("seat=x", "level=beginner", "seat=0&n=-1", "seat=0&n=x"):
            assert ann.get(f"/tables/{table}/hint?{wrong}", 400)["refusal"] == "wrong-message"


def test_who_has_nothing_to_decide_needs_no_hint(served: Served) -> None:
    with served.visitor("Ann") as ann:
        table = ann.table("bump", "me", "me")["id"]
        legal = ann.get(f"/tables/{table}/legal?seat=0")["legal"]
        ann.ask(f"/tables/{table}/answers", {"seat": 0, "action": legal[0], "key": "plan"})
        assert refused(ann, table, 400, seat=0) == "hint-not-now"
        ann.ask(f"/tables/{table}/chairs/0", {"kind": "bot"})
        assert refused(ann, table, 400, seat=0) == "bot-plays"


def test_when_the_game_is_over_everybody_may_ask_about_every_moment(served: Served) -> None:
    with served.visitor("Ann") as ann, served.visitor() as nobody:
        table = ann.table("cube-attack", "random", "random", options={"target": 16})["id"]
        until = time.monotonic() + 60
        while ann.get(f"/tables/{table}")["state"] != "over":
            assert time.monotonic() < until
            time.sleep(0.1)
        for message in ann.get(f"/tables/{table}/replay?limit=4")["messages"]:
            (seat,) = message["awaited"]
            assert ask(nobody, table, seat=seat, n=message["n"])["n"] == message["n"]
            assert refused(nobody, table, 400, seat=1 - seat, n=message["n"]) == "hint-not-now"
        assert refused(ann, table, 400) == "nothing-left"


@pytest.mark.usefixtures("still_clock")
def test_who_asks_too_often_waits(tmp_path: Path) -> None:
    with a_server(tmp_path, patience=1) as served, served.visitor("Ann") as ann:
        table = ann.table("bump", "me", "random")["id"]
        for _ in range(20):
            assert refused(ann, table, 400, level="none") == "unknown-level"
        assert refused(ann, table, 429, level="none") == "too-often"


def test_a_hint_that_comes_too_late_is_dropped(served: Served, monkeypatch: pytest.MonkeyPatch) -> None:
    with served.visitor("Ann") as ann:
        table = ann.table("cube-attack", "me", "me")["id"]
        (mine,) = ann.get(f"/tables/{table}")["awaited"]
        think = BotPlayers.hint

        async def slowly(self: BotPlayers, *asked: Any) -> Hint:
            found = await think(self, *asked)
            form = {"seat": mine, "action": 0, "key": "meanwhile"}
            await asyncio.to_thread(ann.ask, f"/tables/{table}/answers", form)
            return found

        monkeypatch.setattr(BotPlayers, "hint", slowly)
        told = ask(ann, table, 400, seat=mine)
        tells("hint-late", "The game went on while the hint was being worked out; ask again.", told)


def worlds_of(name: str) -> tuple[int, list[Position]]:
    """Tables that differ in what is hidden from a seat that is asked, and in nothing else."""
    for answers in range(8, 120, 4):
        found = middle_of(name, 2, f"secrets {name}", answers)
        if found is not None:
            position, seat = found
            worlds = [position.possible(seat, Dice(f"world {number}")) for number in range(6)]
            if len({repr(world.to_json()) for world in worlds}) > 1:
                return seat, worlds
    raise AssertionError("nothing is ever hidden")


@pytest.mark.parametrize("name", ["bump", "crash-by-crash", "crash-and-grab"])
def test_nothing_hidden_goes_into_a_hint(tmp_path: Path, name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """Tables that look the same to a seat get the same hint, and another process never sees the true one."""
    monkeypatch.setattr(hints, "LEVELS", {"expert": SearchSettings(rounds=16)})
    monkeypatch.setattr(hints, "EXPLAINED", 100.0)
    monkeypatch.setattr(explaining, "COMPARED", 3)
    monkeypatch.setattr(threats, "MOST_TRIED", 20)
    sent: list[dict[str, Any]] = []
    advise = HintThought.__call__

    def noted(thought: HintThought) -> Hint:
        sent.append(thought.document)
        return advise(thought)

    monkeypatch.setattr(HintThought, "__call__", noted)
    seat, worlds = worlds_of(name)

    @asynchronous
    async def check() -> None:
        async with a_registry(tmp_path, sources=Sources(seed=lambda: "the same")) as living:
            told = [await living.thinking.hint("Ann", find_game(name), world, seat, "expert") for world in worlds]
            assert all(hint == told[0] for hint in told)

    check()
    assert len(sent) == len(worlds) and all(document == sent[0] for document in sent)


@asynchronous
async def test_nobody_has_all_hints_and_together_they_do_not_keep_the_bots_waiting(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(thinking, "MOST_ASKING", 3)
    async with a_registry(tmp_path) as living:
        position = find_game("bump").new(2)
        while position.awaited() == -1:
            position.play(-1, position.legal(-1)[0])

        async def ask(*people: str) -> list[str]:
            asked = [living.thinking.hint(person, find_game("bump"), position, 0, "beginner") for person in people]
            told = await asyncio.gather(*asked, return_exceptions=True)
            return [answer.key if isinstance(answer, Refusal) else type(answer).__name__ for answer in told]

        assert await ask(*["Ann"] * 4, "Ben") == ["Hint", "Hint", "hint-busy", "hint-busy", "Hint"]
        assert await ask("Ann", "Ben", "Cem", "Dan") == ["Hint", "Hint", "Hint", "hint-busy"]
        living.thinking._asking["Ann"] = MOST_ASKED
        with refuses("hint-busy", "Many people are asking for hints just now; ask again in a moment."):
            await living.thinking.hint("Ann", find_game("bump"), position, 0, "beginner")


def test_a_hint_that_cannot_be_found_is_refused(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def broken(*_: Any) -> Hint:
        raise RuntimeError("nothing comes to mind")

    monkeypatch.setattr(HintThought, "__call__", broken)

    @asynchronous
    async def check() -> None:
        async with a_registry(tmp_path) as living:
            with refuses("hint-failed", "No hint could be found just now; ask again in a moment."):
                await living.thinking.hint("Ann", find_game("bump"), find_game("bump").new(2), 0, "expert")

    check()
