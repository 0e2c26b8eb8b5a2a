"""Lessons over the wire: what a page says it has done is played again, and nothing is kept."""

from pathlib import Path
from typing import Any

import httpx
import pytest

from crashyard.engine import find_game
from crashyard.faces.lessons import LessonRun, find_lesson
from tests.server.serving import Served, a_server

GAME = find_game("cube-attack")
LESSON = find_lesson(GAME, "orbits")


def ask(served: Served, status: int = 200, lesson: str = "orbits", **form: Any) -> Any:
    address = f"{served.url}/api/games/cube-attack/lessons/{lesson}"
    answer = httpx.post(address, json=form, headers={"accept-language": "de"})
    assert answer.status_code == status, answer.text
    return answer.json()


def test_a_lesson_is_gone_through_from_the_list_to_its_end(served: Served) -> None:
    listed = httpx.get(f"{served.url}/api/games/cube-attack/lessons/", headers={"accept-language": "de"}).json()
    assert listed[0] == {"name": "orbits", "title": "Auf Umlaufbahnen bewegen"}
    (hello,) = ask(served)["messages"]
    assert hello["kind"] == "hello" and hello["ground"]["sprites"] and hello["scene"]["things"]
    assert hello["lesson"]["read"] and hello["lesson"]["glow"] and hello["choices"] == []
    assert hello["scene"]["coach"]["kind"] == "unarmed"
    given: list[int] = []
    while (run := LessonRun(GAME, LESSON, given)).step is not None:
        action = run.right()[0]
        messages = ask(served, given=given, action=action)["messages"]
        given.append(action)
        assert all("lesson" not in message for message in messages[:-1])
        standing = messages[-1]["lesson"]
        assert standing["number"] == len(given)
        assert bool(messages[-1]["choices"]) == bool(LessonRun(GAME, LESSON, given).choices())
    assert standing["number"] == standing["steps"] and "2 Punkte" in standing["sentence"]
    assert [message["seat"] for message in messages] == [0, 1, 2]
    assert messages[-1]["frames"] and messages[-1]["lines"]


def test_what_is_wrong_is_explained_and_what_does_not_fit_is_refused(served: Served) -> None:
    run = LessonRun(GAME, LESSON, [-1])
    other = next(action for action in run.choices() if action not in run.right())
    assert ask(served, given=[-1], action=other)["objection"]
    assert ask(served, given=[-1], targets=["F"])["objection"].endswith(")"), "by a clause of the rules"
    seen = ask(served, given=[-1], action=other, preview=True)["previews"]
    assert seen[0]["lines"], "nothing has happened, but it is told what would"
    assert ask(served, 404, lesson="tea")["refusal"] == "unknown-lesson"
    assert ask(served, 400, given=[5])["refusal"] == "lesson-lost"
    assert ask(served, 400, given=["x"])["sentence"]


@pytest.mark.usefixtures("still_clock")
def test_what_looks_through_everything_counts_more(tmp_path: Path) -> None:
    with a_server(tmp_path, patience=1) as served:
        for _ in range(11):
            assert ask(served, given=[-1], targets=["F"])["objection"]
        assert "ways" in ask(served, given=[-1], preview=True)
        assert ask(served, 429)["refusal"] == "too-often"
        # Whoever is known is counted for themselves.
        with served.visitor("Ann") as ann:
            assert ann.ask("/games/cube-attack/lessons/orbits", {}, 200)["messages"]
