"""The table under a finger: small windows, tall and sideways."""

import json
import subprocess
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import expect

import crashyard
from crashyard.engine.chance.dice import Dice
from crashyard.engine.registry import find_game
from tests.browser.arrangement import measure
from tests.browser.conftest import Invite
from tests.browser.fingers import reached, tap_target
from tests.browser.hands import WATCH
from tests.browser.legible import LARGE, ROOMS, midst, written

FINGERTIP = Path(str(crashyard.__file__)).parent / "web" / "js" / "board" / "fingertip.js"


def meant(shapes: list[dict[str, Any]], *taps: tuple[float, float]) -> list[Any]:
    """What taps mean where shapes lie."""
    program = (
        f"import {{ tapped }} from {json.dumps(FINGERTIP.as_uri())};"
        f"const taps = {json.dumps(taps)}.map(([x, y]) => tapped({json.dumps(shapes)}, x, y, 8));"
        "console.log(JSON.stringify(taps));"
    )
    command = ["node", "--input-type=module", "-e", program]
    done = subprocess.run(command, capture_output=True, text=True, check=True)
    found: list[Any] = json.loads(done.stdout)
    return found


def shape(target: str, x: float, y: float, wide: float, *, z: int = 0, circle: bool = True) -> dict[str, Any]:
    return {"target": target, "x": x, "y": y, "across": wide / 2, "down": wide / 2, "round": circle, "z": z}


def test_a_finger_hits_what_is_alone_from_a_fingertip_away() -> None:
    alone = [shape("a", 100, 100, 12), shape("b", 300, 100, 12)]
    assert meant(alone, (100, 100), (119, 100), (100, 80), (140, 100)) == [{"target": "a"}] * 3 + [None]


def test_a_finger_hits_the_nearer_one_if_both_have_room() -> None:
    pair = [shape("a", 100, 100, 30, circle=False), shape("b", 145, 100, 30, circle=False)]
    assert meant(pair, (100, 100), (121, 100), (124, 100)) == [{"target": "a"}, {"target": "a"}, {"target": "b"}]


def test_where_targets_crowd_the_table_comes_closer_until_each_is_wide_enough() -> None:
    packed = [shape(name, x, y, 14, circle=False) for name, x, y in (("a", 100, 100), ("b", 116, 100), ("c", 100, 116))]
    closer = meant(packed, (100, 100))[0]
    assert 2.5 <= closer["factor"] <= 4
    factor = closer["factor"]
    larger = [{**each, **{key: each[key] * factor for key in ("x", "y", "across", "down")}} for each in packed]
    assert meant(larger, *((each["x"], each["y"]) for each in larger)) == [
        {"target": each["target"]} for each in packed
    ]


def test_a_piece_on_a_place_and_the_place_can_both_be_hit() -> None:
    both = [shape("place", 100, 100, 40), shape("piece", 108, 100, 20, z=1)]
    closer = meant(both, (108, 100))[0]
    factor = closer["factor"]
    larger = [{**each, **{key: each[key] * factor for key in ("x", "y", "across", "down")}} for each in both]
    assert meant(larger, (108 * factor, 100 * factor), (90 * factor, 100 * factor)) == [
        {"target": "piece"},
        {"target": "place"},
    ]


WINDOWS = ((360, 780), (844, 390))


@pytest.mark.parametrize(("game", "every"), [("crash-and-grab", 1), ("crash-by-crash", 12), ("cube-attack", 1)])
def test_a_finger_has_forty_pixels_for_every_target(invite: Invite, game: str, every: int) -> None:
    ann = invite(touch=True, width=360, height=780)
    ann.sit_down_with_bot(game)
    for width, height in WINDOWS:
        ann.page.set_viewport_size({"width": width, "height": height})
        expect(ann.page.locator(f".board-window.{'tall' if height > width else 'sideways'}")).to_be_attached()
        found = reached(ann.page, every)
        assert found and min(each.closer for each in found) >= 40, (width, height, found)


def test_a_tap_into_a_crowd_brings_the_table_closer_and_the_next_one_chooses(invite: Invite) -> None:
    ann = invite(touch=True, width=390, height=844)
    ann.sit_down_with_bot("crash-by-crash")
    assert tap_target(ann, "0,8") == 2
    expect(ann.chips).to_have_count(1)
    expect(ann.page.locator(".board-window.zoomed")).to_have_count(0)
    ann.page.locator(".chips button").tap()
    ann.tap(ann.page.locator('.board-drawing [role="button"][data-target="0,8"]'))
    ann.page.get_by_role("button", name="Whole table").tap()
    expect(ann.page.locator(".board-window.zoomed, .chips li")).to_have_count(0)


def test_the_other_page_is_announced_and_turned_to(invite: Invite) -> None:
    ann = invite(touch=True, width=390, height=844)
    ann.sit_down_with_bot("crash-and-grab")
    mat = ann.page.locator(".part.mat:not(.own) .ground").first
    turn = ann.page.locator(".page-turn")
    expect(mat).not_to_be_in_viewport()
    expect(turn).to_have_accessible_name("Others")
    turn.tap()
    expect(mat).to_be_in_viewport(ratio=0.99)
    expect(turn).to_have_accessible_name("Board")
    turn.press("Enter")
    expect(mat).not_to_be_in_viewport()


def test_who_is_asked_has_the_first_page_before_them(invite: Invite) -> None:
    ann = invite(touch=True, width=390, height=844)
    ann.sit_down_with_bot("cube-attack")
    ann.page.locator(".page-turn").tap()
    expect(ann.page.locator(".page-turn")).to_have_accessible_name("Board")
    with ann.moving_on():
        ann.page.get_by_role("button", name="End the turn").tap()
    ann.await_turn()
    expect(ann.page.locator(".part.board .ground")).to_be_in_viewport(ratio=1)


@pytest.mark.parametrize(
    ("game", "language", "window", "steps"),
    [
        ("crash-by-crash", "de", (390, 844), 24),
        *(
            pytest.param(game, language, window, 150, marks=pytest.mark.soak)
            for game in ("crash-and-grab", "crash-by-crash", "cube-attack")
            for language in ("en", "de", "es")
            for window in ((360, 780), (390, 844), (844, 390))
        ),
    ],
)
def test_nothing_jumps_and_everything_to_choose_is_seen(
    invite: Invite, game: str, language: str, window: tuple[int, int], steps: int
) -> None:
    ann = invite(language, touch=True, width=window[0], height=window[1])
    ann.sit_down_with_bot(game, *["random"] * (find_game(game).default_players - 1))
    ann.page.evaluate(WATCH)
    dice = Dice("on a phone")
    for _ in range(steps):
        if ann.answer_somehow(dice):
            break
        assert measure(ann.page, *window).cut == ()
    assert ann.page.evaluate("watched.shifted") < 0.02


LATE = {"crash-and-grab": 420, "crash-by-crash": 240, "cube-attack": 500}
"""After so many random answers much lies on a table: upgrades, cards, crowds of cubes."""


@pytest.mark.parametrize(
    ("game", "players", "language", "windows"),
    [
        *((game, max(find_game(game).players), "de", ((360, 780), (844, 390))) for game in LATE),
        *(
            pytest.param(game, players, language, tuple(ROOMS), marks=pytest.mark.soak)
            for game in LATE
            for players in find_game(game).players
            for language in ("en", "de", "es")
        ),
    ],
)
def test_nothing_on_a_table_is_written_too_small_and_no_number_is_cut(
    invite: Invite, game: str, players: int, language: str, windows: tuple[tuple[int, int], ...]
) -> None:
    ann = invite(language)
    ann.enter()
    for late in {LATE[game]} if len(windows) == 2 else {1, LATE[game] // 2, LATE[game], 2 * LATE[game]}:
        table = midst(game, players, "phone", late)
        found = list(written(ann.page, game, table, language, [LARGE, *(ROOMS[window] for window in windows)]))
        assert min(each.high for each in found) > 10.99, min(found, key=lambda each: each.high)
        for room in {each.room for each in found}:
            numbers = {(each.thing, each.text) for each in found if each.room == LARGE and each.text.isdigit()}
            assert numbers <= {(each.thing, each.text) for each in found if each.room == room}


@pytest.mark.parametrize("window", [(390, 844), (360, 780), (844, 390)])
def test_a_phone_says_which_score_is_ones_own_and_how_far_it_has_to_go(invite: Invite, window: tuple[int, int]) -> None:
    ann = invite(width=window[0], height=window[1], touch=True)
    ann.sit_down_with_bot("cube-attack", "random", "random")
    strip = ann.page.locator(".strip")
    expect(strip.locator(".you")).to_have_text("you")
    expect(strip.locator(".points small").first).to_have_text("/64")
    for told in (strip.locator(".you"), *strip.locator(".points small").all()):
        expect(told).to_be_in_viewport(ratio=0.99)
    assert strip.evaluate("each => each.scrollWidth <= each.clientWidth + 1")
