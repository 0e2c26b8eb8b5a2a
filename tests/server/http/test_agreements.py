"""What people decide together, over HTTP: proposals, pauses, resigning, and the next game for those who want one."""

from typing import Any

from crashyard.engine.chance.fair import commitment_to
from tests.server.http.test_account import play_both
from tests.server.serving import Served, Visitor

GAME = "cube-attack"
QUICK = {"target": 16, "round_limit": 50}
LUCK = ("0a" * 32, "0b" * 32, "0c" * 32)


def seated(*people: Visitor, options: dict[str, Any] | None = None) -> str:
    """A running game of some people; returns the address of the table."""
    chairs = ["me", *("open" for _ in people[1:])]
    address = f"/tables/{people[0].table(GAME, *chairs, start=False, options=options or {})['id']}"
    for seat, person in enumerate(people[1:], 1):
        person.ask(f"{address}/chairs/{seat}", {"kind": "me"})
    people[0].ask(f"{address}/start", {})
    return address


def test_everybody_reads_what_is_proposed_and_agreed(served: Served) -> None:
    with served.visitor("Ann") as ann, served.visitor("Ben") as ben:
        address = seated(ann, ben)
        ann.ask(f"{address}/propose", {"what": "draw"}, 400)
        n = ann.ask(f"{address}/propose", {"what": "pause", "key": "p"})["n"]
        assert ann.ask(f"{address}/propose", {"what": "pause", "key": "p"}) == {"n": n}, "the same request once more"
        shown = {"n": n, "what": "pause", "seat": 0, "agreed": [0], "declined": [], "asked": [1]}
        assert ben.get(address)["proposal"] == shown
        ben.ask(f"{address}/proposal", {"do": "agree", "n": n})
        paused = ann.get(address)
        assert (paused["proposal"], paused["paused"], paused["awaited"]) == (None, 0, [])
        assert ann.ask(f"{address}/answers", {"seat": 0, "action": 0, "key": "a"}, 400)["refusal"] == "paused"
        with ben.socket(address.split("/")[-1], page="true", seat=1) as line:
            hello = line.hear()
            assert (hello["choices"], hello["undo"]) == ([], False)
            told = [each["lines"][0]["text"] for each in hello["missed"] if "lines" in each]
        assert told[-2:] == ["Ann asks for a pause.", "The game is paused, as Ann wished."]
        ben.ask(f"{address}/resume", {})
        n = ben.ask(f"{address}/propose", {"what": "abort"})["n"]
        ann.ask(f"{address}/proposal", {"do": "decline", "n": n})
        n = ann.ask(f"{address}/propose", {"what": "abort"})["n"]
        ann.ask(f"{address}/proposal", {"do": "withdraw", "n": n})
        seat = ann.get(address)["awaited"][0]
        mover, other = (ann, ben) if seat == 0 else (ben, ann)
        mover.ask(f"{address}/answers", {"seat": seat, "action": 0, "key": "m"})
        n = mover.ask(f"{address}/propose", {"what": "undo"})["n"]
        other.ask(f"{address}/proposal", {"do": "agree", "n": n})
        assert mover.get(address)["awaited"] == [seat]
        mover.ask(f"{address}/resign", {"seat": seat, "key": "r"})
        assert ann.get(address)["state"] == "over" and ann.get(address)["resigned"] == [seat]
        with ann.socket(address.split("/")[-1], page="true", lang="de") as line:
            said = [each["lines"][0]["text"] for each in line.hear()["missed"] if "lines" in each]
        assert said[4:9] == [
            "Ben setzt die Partie fort.",
            "Ben schlägt vor, die Partie hier ohne Ergebnis zu beenden.",
            "Ann lehnt ab.",
            "Ann schlägt vor, die Partie hier ohne Ergebnis zu beenden.",
            "Ann zieht den Vorschlag zurück.",
        ], said


def test_a_game_that_all_agree_to_end_has_no_result(served: Served) -> None:
    with served.visitor("Ann") as ann, served.visitor("Ben") as ben, served.visitor("Cem") as cem:
        address = seated(ann, ben, cem)
        n = ann.ask(f"{address}/propose", {"what": "abort"})["n"]
        ben.ask(f"{address}/proposal", {"do": "agree", "n": n})
        cem.ask(f"{address}/proposal", {"do": "agree", "n": n})
        seen = cem.get(address)
        assert (seen["state"], seen["aborted"], seen["result"]) == ("closed", True, None)
        assert [each["state"] for each in cem.get("/tables/mine")] == ["closed"]
        with ann.socket(address.split("/")[-1], page="true", lang="es") as line:
            said = [each["lines"][0]["text"] for each in line.hear()["missed"] if "lines" in each]
        assert said[-2:] == ["Ben está de acuerdo.", "Hay acuerdo: la partida termina aquí, sin resultado."]


def test_a_rematch_begins_when_everybody_has_said_yes(served: Served) -> None:
    """With the contributions to which they bound themselves when they did."""
    with served.visitor("Ann") as ann, served.visitor("Ben") as ben:
        address = seated(ann, ben, options=QUICK)
        play_both(address.split("/")[-1], ann, ben)
        asked = ann.ask(f"{address}/rematch", {"commitments": {0: commitment_to(LUCK[0])}})
        assert asked["id"] == address.split("/")[-1] and asked["proposal"]["asked"] == [1]
        assert asked["next"] is None
        again = ben.ask(f"{address}/rematch", {"commitments": {1: commitment_to(LUCK[1])}})
        assert (again["state"], again["mine"], again["host"]) == ("starting", [1], False)
        assert [each["told"] for each in again["fairness"]["seats"]] == [False, False]
        here = f"/tables/{ann.get(address)['next']}"
        assert (
            here == f"/tables/{again['id']}" and ann.get(here)["host"] and ann.get(here)["options"] == asked["options"]
        )
        for seat, person in enumerate((ann, ben)):
            person.ask(f"{here}/reveal", {"seat": seat, "contribution": LUCK[seat]})
        assert ann.get(here)["state"] == "running"
        assert ann.ask(f"{address}/rematch", {})["id"] == again["id"], "there is one"


def test_who_does_not_play_again_leaves_a_free_chair(served: Served) -> None:
    with served.visitor("Ann") as ann, served.visitor("Ben") as ben, served.visitor("Cem") as cem:
        address = seated(ann, ben, cem, options=QUICK)
        play_both(address.split("/")[-1], ann, ben, cem)
        n = ann.ask(f"{address}/rematch", {})["proposal"]["n"]
        assert ben.ask(f"{address}/rematch", {"commitments": {1: commitment_to(LUCK[1])}})["next"] is None
        cem.ask(f"{address}/proposal", {"do": "decline", "n": n})
        again = ben.get(f"/tables/{ben.get(address)['next']}")
        assert (again["state"], [chair["kind"] for chair in again["chairs"]]) == ("open", ["person", "person", "open"])
        assert [each["seat"] for each in again["fairness"]["seats"]] == [1]
        assert ann.get(f"/tables/{again['id']}")["host"]


def test_who_is_alone_with_bots_and_binds_a_chair_plays_again_at_once(served: Served) -> None:
    with served.visitor("Ann") as ann:
        address = f"/tables/{ann.table(GAME, 'me', 'greedy')['id']}"
        ann.ask(f"{address}/resign", {"seat": 0, "key": "r"})
        again = ann.ask(f"{address}/rematch", {"commitments": {0: commitment_to(LUCK[0])}})
        assert again["state"] == "starting"
        ann.ask(f"/tables/{again['id']}/reveal", {"seat": 0, "contribution": LUCK[0]})
        assert ann.get(f"/tables/{again['id']}")["state"] == "running"
