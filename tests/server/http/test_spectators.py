"""Who only looks on at a table: what they may say there, and how much."""

from pathlib import Path
from typing import Any

import pytest

from tests.refusals import tells
from tests.server.serving import Served, a_server


def test_the_host_chooses_who_may_talk_when_the_table_is_set_up_and_later(served: Served) -> None:
    with served.visitor("Ann") as ann, served.visitor("Ben") as ben, served.visitor("Eve") as eve:
        table = ann.table("cube-attack", "me", "open", start=False, chat="players")
        assert table["chat"] == "players"
        name = table["id"]
        ben.ask(f"/tables/{name}/chairs/1", {"kind": "me"})
        assert ben.ask(f"/tables/{name}/talk", {"chat": "all"}, 403)["refusal"] == "only-host"
        tells(
            "chat-for-players",
            "At this table only those who play can talk.",
            eve.ask(f"/tables/{name}/chat", {"text": "Hello", "key": "a"}, 403),
        )
        with eve.socket(name, page="true") as line:
            line.hear()
            assert line.say(do="chat", text="Hello", key="b")["refusal"] == "chat-for-players"
            ann.ask(f"/tables/{name}/talk", {"chat": "all", "key": "t"})
            told = line.hear()
            assert (told["kind"], told["chat"], told["table"]["chat"]) == ("talk", "all", "all")
            assert told["lines"][0]["text"] == "Everybody can talk at this table now, spectators too."
            line.connection.send('{"do": "chat", "text": "Hello", "key": "c"}')
            said = line.hear_until("text")[-1]
            assert (said["name"], said["seat"], said["who"]) == ("Eve", None, "guest")
        assert ann.ask(f"/tables/{name}/talk", {"chat": "some"}, 400)["refusal"] == "wrong-message"


def test_at_a_public_table_only_players_talk_unless_the_host_says_otherwise(served: Served) -> None:
    with served.visitor("Ann") as ann:
        chosen: list[dict[str, Any]] = [{}, {"public": True}, {"public": True, "chat": "all"}, {"chat": "off"}]
        made = [ann.table("cube-attack", "me", "open", start=False, **more) for more in chosen]
        assert [table["chat"] for table in made] == ["all", "players", "all", "off"]
        assert [table["chat"] for table in ann.get("/tables/mine")[:4]] == ["off", "all", "players", "all"]


def test_nobody_who_has_no_name_talks(served: Served) -> None:
    with served.visitor("Ann") as ann, served.visitor() as nobody:
        name = ann.table("cube-attack", "me", "open", start=False)["id"]
        with nobody.socket(name) as line:
            assert line.say(do="chat", text="Hello", key="a")["refusal"] == "not-signed-in"


@pytest.mark.usefixtures("still_clock")
def test_all_spectators_of_a_table_together_have_one_limit(tmp_path: Path) -> None:
    """Those who play are heard all the same."""
    with a_server(tmp_path, patience=1) as served, served.visitor("Ann") as ann:
        name = ann.table("cube-attack", "me", "open", start=False)["id"]
        said = []
        for number in range(6):
            with served.visitor(f"Eve {number}") as eve:
                eve.ask("/account", {"name": f"Eve {number}", "password": "a long enough one"})
                for line in range(7):
                    form = {"text": f"{number} {line}", "key": f"{line}"}
                    said.append(eve.client.post(f"/api/tables/{name}/chat", json=form).status_code)
        assert said == ([201] * 6 + [429]) * 5 + [429] * 7
        ann.ask(f"/tables/{name}/chat", {"text": "Do you hear me?", "key": "a"})


@pytest.mark.usefixtures("still_clock")
def test_no_spectator_silences_the_others(tmp_path: Path) -> None:
    """Nor do all guests of one address, however many they make of themselves."""
    with a_server(tmp_path, patience=1) as served, served.visitor("Ann") as ann:
        name = ann.table("cube-attack", "me", "open", start=False)["id"]
        said = []
        for number in range(5):
            with served.visitor(f"Eve {number}") as eve:
                for line in range(7):
                    form = {"text": f"{number} {line}", "key": f"{line}"}
                    said.append(eve.client.post(f"/api/tables/{name}/chat", json=form).status_code)
        assert said == ([201] * 6 + [429]) * 3 + [429] * 14
        with served.visitor("Ben") as ben:
            ben.ask("/account", {"name": "Ben", "password": "a long enough one"})
            ben.ask(f"/tables/{name}/chat", {"text": "Well played!", "key": "b"})
