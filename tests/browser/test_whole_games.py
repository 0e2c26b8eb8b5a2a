"""Whole games of every game by a mouse, by keys alone and by a finger alone, through the real page to the ending."""

import re

import pytest
from playwright.sync_api import expect

from crashyard.engine.chance.dice import Dice
from crashyard.engine.registry import find_game
from tests.browser.arrangement import GAMES
from tests.browser.conftest import Invite
from tests.browser.hands import Finger, Hand, Keys, Mouse
from tests.browser.visitor import Visitor

HANDS: dict[str, type[Hand]] = {"mouse": Mouse, "keys": Keys, "finger": Finger}
SHORT: dict[str, dict[str, object]] = {"cube-attack": {"options": {"target": 16}}}
"""What ends a game sooner."""
WON = re.compile("won|gewonnen")


def sit_down(invite: Invite, kind: str, language: str, game: str, bots: list[str], **more: object) -> Visitor:
    width, height = (390, 844) if kind == "finger" else (1280, 720)
    ann = invite(language, width=width, height=height, touch=kind == "finger")
    ann.sit_down_with_bot(game, *bots, **more)
    return ann


def play(ann: Visitor, kind: str, seed: str) -> None:
    """Play to the end; nothing is lost or jumps on the way, and the ending is seen."""
    hand = HANDS[kind](ann.page, Dice(seed))
    hand.play()
    expect(ann.page.locator(".chooser.over")).to_contain_text(WON)
    expect(ann.page.locator(".chooser.over h2")).to_be_in_viewport()
    expect(ann.page.locator(".chooser.over .story")).to_be_in_viewport()
    assert hand.shifted() < 0.02, "\n".join(ann.page.evaluate("watched.moved"))
    if isinstance(hand, Keys):
        assert hand.lost() == []
        hand.reach_story()
        expect(ann.page.locator(".graph")).to_be_visible()


@pytest.mark.parametrize("kind", HANDS)
@pytest.mark.parametrize("game", GAMES)
def test_a_whole_game(invite: Invite, game: str, kind: str) -> None:
    """Against a bot that soon wins."""
    play(sit_down(invite, kind, "en", game, ["greedy"], **SHORT.get(game, {})), kind, "b")


@pytest.mark.soak
@pytest.mark.parametrize("kind", HANDS)
@pytest.mark.parametrize("game", GAMES)
def test_a_whole_long_game(invite: Invite, game: str, kind: str) -> None:
    """In German, whose words are the longest."""
    bots = ["random"] * (find_game(game).default_players - 1)
    play(sit_down(invite, kind, "de", game, bots), kind, "a whole game")
