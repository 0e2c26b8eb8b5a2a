"""Dice that nobody can choose: the browser's own hash, its check of a record, and two people who see it."""

import hashlib
import hmac
import json
import re
import subprocess
from dataclasses import replace
from typing import Any

import pytest
from playwright.sync_api import expect

from crashyard.engine import CHANCE, NOBODY, Actions, Dice, FairChance, Record
from crashyard.engine.chance.fair import Pledge, commitment_to
from crashyard.engine.playout import random_answer
from tests.browser.conftest import Invite
from tests.browser.test_modules import JS
from tests.browser.test_together import begin, sit_down
from tests.browser.visitor import PATIENCE
from tests.tiny_game import GAME

SEED = "ab" * 32
ANN, BEN = "0a" * 32, "0b" * 32
BOUND = (Pledge(0, commitment_to(ANN), ANN), Pledge(1, commitment_to(BEN), BEN))


def run(expression: str, **given: Any) -> Any:
    """What the modules of the client say, run by themselves."""
    modules = [(JS / "dice" / f"{name}.js").read_text(encoding="utf-8") for name in ("sha256", "check")]
    imports = re.sub(r"^import .*$", "", "\n".join(modules), flags=re.MULTILINE)
    facts = "".join(f"const {name} = {json.dumps(value)};\n" for name, value in given.items())
    program = f"{imports}\n{facts}console.log(JSON.stringify(await ({expression})));"
    command = ["node", "--input-type=module", "-"]
    told = subprocess.run(command, input=program, capture_output=True, check=True, encoding="utf-8")
    return json.loads(told.stdout)


def test_the_hash_is_that_of_the_standard() -> None:
    texts = ["", "abc", *("x" * length for length in (55, 56, 63, 64, 65, 119, 120, 1000)), "ü€\U0001f3b2"]
    found = run("texts.map((text) => toHex(sha256(toBytes(text))))", texts=texts)
    assert found == [hashlib.sha256(text.encode()).hexdigest() for text in texts]
    assert found[0] == "e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855"
    assert found[1] == "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad"
    keys = ["0b" * 20, "aa" * 131, SEED]
    found = run("keys.map((key) => toHex(hmac(fromHex(key), toBytes('Hi There'))))", keys=keys)
    assert found == [hmac.digest(bytes.fromhex(key), b"Hi There", "sha256").hex() for key in keys]
    assert found[0] == "b0344c61d8db38535ca8afceaf0bf12b881dc200c9833da726e9376c2e32cff7"


@pytest.mark.parametrize("contributions", [[], [ANN, BEN], ["red ü \x7f \n \U0001f3b2", '"\\']])
def test_outcomes_are_those_of_the_engine(contributions: list[str]) -> None:
    """With weights of which many words are rejected, too, and with texts as older tables have them."""
    for weights in ([1] * 6, [2**51, 2**52 - 1, 3]):
        outcomes = list(enumerate(weights))
        numbers = list(range(30))
        found = run(
            "numbers.map((number) => outcomeOf(fromHex(seed), contributions, number, outcomes))",
            numbers=numbers,
            seed=SEED,
            contributions=contributions,
            outcomes=outcomes,
        )
        chance = FairChance(SEED, tuple(contributions))
        assert found == [chance.choose(outcomes, number) for number in numbers]


def played(*pledges: Pledge) -> dict[str, Any]:
    """The record of a whole game."""
    record = Record.new(GAME, 2, chance=FairChance.pledged(SEED, pledges))
    position, dice, actions = record.opening(), Dice("browser"), Actions()
    while position.awaited() != NOBODY:
        if position.awaited() == CHANCE:
            record.let_chance_play(position)
            continue
        seat = position.awaited_seats()[0]
        action = int(random_answer(position, seat, dice, actions))
        position.play(seat, action)
        record.append(seat, action)
    return record.to_json()


def memory(record: dict[str, Any], *own: tuple[int, str]) -> dict[str, Any]:
    """What a browser has kept that was there from the beginning."""
    chance = record["chance"]
    seats = [[pledge["seat"], pledge["commitment"]] for pledge in chance["seats"]]
    contributions = [{"seat": seat, "contribution": contribution} for seat, contribution in own]
    return {"commitment": chance["commitment"], "seats": seats, "own": contributions}


def verdict(record: dict[str, Any], kept: dict[str, Any] | None) -> dict[str, Any]:
    told: dict[str, Any] = run("checkDice(record, kept, () => Promise.resolve())", record=record, kept=kept)
    return told


def test_a_browser_computes_every_die_again() -> None:
    record = played(*BOUND)
    thrown = len(record["chance"]["throws"])
    fits = {"trouble": "", "number": 0, "thrown": thrown, "checked": thrown, "missing": []}
    assert verdict(record, memory(record, (0, ANN))) == fits | {"own": "in"}
    assert verdict(record, memory(record)) == verdict(record, None) == fits | {"own": "none"}
    withheld = played(BOUND[0], replace(BOUND[1], contribution=None))
    assert verdict(withheld, memory(withheld, (0, ANN)))["missing"] == [1]
    assert verdict(withheld, memory(withheld, (1, BEN)))["own"] == "out"


def test_what_an_operator_forges_is_found_by_a_browser() -> None:
    record = played(*BOUND)
    kept, chance = memory(record, (0, ANN)), record["chance"]

    def trouble(**changes: Any) -> str:
        forged = record | {"chance": chance | changes}
        return str(verdict(forged, kept)["trouble"])

    other = "cd" * 32
    assert trouble(seed=other) == "seed"
    assert trouble(seed=other, commitment=FairChance(other).commitment) == "promise"
    assert trouble(seats=chance["seats"][:1], contributions=[ANN]) == "seats"
    chosen = chance["seats"][1] | {"contribution": other}
    assert trouble(seats=[chance["seats"][0], chosen], contributions=[ANN, other]) == "contribution"
    fitting = chosen | {"commitment": commitment_to(other)}
    assert trouble(seats=[chance["seats"][0], fitting], contributions=[ANN, other]) == "seats"
    assert trouble(contributions=[BEN, ANN]) == "contribution"
    assert trouble(lists=[listed[::-1] for listed in chance["lists"]]) == "die"
    assert trouble(throws=chance["throws"][1:]) == "die"
    last = max(index for index, (seat, _) in enumerate(record["answers"]) if seat == CHANCE)
    loaded = [list(answer) for answer in record["answers"]]
    loaded[last][1] = loaded[last][1] % 3 + 1
    assert verdict(record | {"answers": loaded}, kept)["trouble"] == "die"


def test_two_people_mix_their_dice_without_a_click_and_check_them(invite: Invite) -> None:
    ann, bert = invite("en"), invite("de")
    ann.come_in("Ann")
    chairs, quick = [{"kind": "me"}, {"kind": "open"}], {"target": 16, "round_limit": 50}
    address = f"/tables/{ann.ask('/tables/', {'game': 'cube-attack', 'chairs': chairs, 'options': quick})['id']}"
    ann.page.goto(f"{ann.server_url}{address}")
    sit_down(bert, f"{ann.server_url}{address}", "Bert")
    expect(ann.page.locator(".chairs")).to_contain_text("Bert")
    ann.page.get_by_role("button", name="why?").click()
    promised = ann.page.locator("dialog .promises code")
    expect(promised).to_have_count(3)
    expect(ann.page.locator("dialog")).to_contain_text("can know the dice in advance")
    assert all(re.fullmatch("[0-9a-f]{64}", text) for text in promised.all_text_contents())
    ann.page.keyboard.press("Escape")
    begin(ann)
    bert.page.wait_for_selector(".board-drawing .thing")
    for seat, who in enumerate((ann, bert)):
        who.ask(f"{address}/chairs/{seat}", {"kind": "bot"})
    for who, said in (
        (ann, "checked in your browser: nobody could"),
        (bert, "in deinem Browser geprüft: Niemand konnte"),
    ):
        expect(who.page.locator(".chooser.over .dice")).to_contain_text(said, timeout=3 * PATIENCE)


def test_a_seed_that_was_exchanged_is_found_by_the_page(invite: Invite) -> None:
    """The server has told another commitment at the beginning."""
    ann = invite()
    ann.sit_down_with_bot("cube-attack", options={"target": 16, "round_limit": 50})
    name = ann.page.url.rsplit("/", 1)[1]
    promise = """(key) => {
      localStorage[key] = JSON.stringify({ ...JSON.parse(localStorage[key]), commitment: "00" });
    }"""
    ann.page.evaluate(promise, f"crashyard.dice.{name}")
    ann.let_bots_finish()
    expect(ann.page.locator(".chooser.over .dice")).to_contain_text("not the one that it showed before the game")
