"""The whole table, always: how its parts lie together in a window, and what is seen of them."""

import json
import subprocess
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import expect

import crashyard
from crashyard.engine.chance.dice import Dice
from crashyard.engine.registry import find_game
from tests.browser.arrangement import GAMES, WINDOWS, Measured, measure, play
from tests.browser.conftest import Invite
from tests.browser.hands import WATCH

SOLVER = Path(str(crashyard.__file__)).parent / "web" / "js" / "board" / "arrangement.js"

Box = tuple[float, float, float, float]


def part(name: str, kind: str, width: float, height: float, *, own: bool = False) -> dict[str, Any]:
    return {"id": name, "kind": kind, "box": [40, 70, width, height], "title": name, "seat": -1, "own": own}


def table(mats: int, width: float, height: float, *, watched: bool = False) -> list[dict[str, Any]]:
    """A board, so many mats and a supply; who sits there has a hand."""
    laid = [part("board", "board", 1000, 1000), part("supply", "supply", 500, 250)]
    laid += [part(f"mat-{seat}", "mat", width, height, own=seat == 0 and not watched) for seat in range(mats)]
    return laid if watched else [*laid, part("hand", "hand", 600, 200, own=True)]


YARD = [
    part("board", "board", 1040, 1050),
    part("mat-0", "mat", 515, 144, own=True),
    part("hand", "hand", 515, 236, own=True),
    part("mat-1", "mat", 515, 144),
    part("cards", "supply", 515, 318),
]
"""What is of one's own has room in one row, where the lower part leaves a corner free."""

TABLES = [
    YARD,
    *(table(mats, 600, 300) for mats in range(2, 7)),
    table(6, 900, 120),
    table(4, 200, 500),
    table(3, 500, 400, watched=True),
    [part("board", "board", 1000, 1300)],
]


@pytest.fixture(scope="module")
def arranged() -> list[tuple[list[dict[str, Any]], tuple[int, int], dict[str, Any]]]:
    """Every table in every window, as the solver lays it out."""
    windows = [*WINDOWS, (1000, 1000), (768, 1024), (640, 360), (320, 200), (360, 694)]
    program = (
        f"import {{ arrange }} from {json.dumps(SOLVER.as_uri())};"
        f"const found = {json.dumps(TABLES)}.map((parts) => {json.dumps(windows)}.map(([width, height]) => {{"
        "  const { places, ...rest } = arrange(parts, width, height);"
        "  return { ...rest, places: Object.fromEntries(places) };"
        "}));"
        "console.log(JSON.stringify(found));"
    )
    command = ["node", "--input-type=module", "-e", program]
    done = subprocess.run(command, capture_output=True, text=True, check=True)
    found = json.loads(done.stdout)
    return [
        (parts, window, found[row][column]) for row, parts in enumerate(TABLES) for column, window in enumerate(windows)
    ]


def boxes(parts: list[dict[str, Any]], laid: dict[str, Any]) -> dict[str, Box]:
    """Where each part lies, in pixels."""
    found = {}
    for each in parts:
        place = laid["places"][each["id"]]
        _, _, width, height = each["box"]
        found[each["id"]] = (place["x"], place["y"], width * place["scale"], height * place["scale"])
    return found


def overlap(one: Box, other: Box) -> bool:
    sides = ((0, 2), (1, 3))
    return all(one[at] + one[size] > other[at] + 0.5 and other[at] + other[size] > one[at] + 0.5 for at, size in sides)


def test_nothing_lies_over_anything_or_over_the_edge(arranged: list[Any]) -> None:
    for parts, (width, height), laid in arranged:
        if width < 340:
            continue
        decision = tuple(laid["decision"][name] for name in ("x", "y", "width", "height"))
        places = list(boxes(parts, laid).values())
        for number, box in enumerate(places):
            page = box[0] // width
            assert box[2] > 0 and box[0] + box[2] <= (page + 1) * width + 0.5, (parts, laid)
            assert box[1] >= -0.5 and box[1] + box[3] <= height + 0.5, (width, height, laid)
            assert not overlap((box[0] - page * width, *box[1:]), decision), (width, height, laid)
            assert not any(overlap(box, other) for other in places[number + 1 :]), (width, height, laid)
            if laid["turn"]:
                turn = tuple(laid["turn"][name] for name in ("x", "y", "width", "height"))
                assert not overlap((box[0] - page * width, *box[1:]), turn), (width, height, laid)


def test_a_large_window_has_one_page_and_a_phone_keeps_ones_own_things_on_the_first(arranged: list[Any]) -> None:
    for parts, (width, height), laid in arranged:
        if width >= 768 and height >= 700:
            assert laid["pages"] == 1
        for each in parts:
            if each["own"] or each["kind"] == "board":
                assert laid["places"][each["id"]]["page"] == 0


def test_the_button_of_the_other_page_takes_no_width_from_a_board_where_a_corner_is_free(arranged: list[Any]) -> None:
    [laid] = [laid for parts, window, laid in arranged if parts is YARD and window == (360, 694)]
    assert laid["places"]["board"]["scale"] * 1040 == pytest.approx(360)
    assert laid["turn"] == {"x": 8, "y": 442, "width": 74, "height": 40}


def test_what_is_asked_has_nothing_to_do_with_where_it_is_asked(arranged: list[Any]) -> None:
    """In a window all tables of a kind of arrangement have a place for the decision that is equally high."""
    heights: dict[tuple[object, str], set[float]] = {}
    for _, window, laid in arranged:
        if laid["name"] in {"wide", "square", "tall"}:
            heights.setdefault((window, laid["name"]), set()).add(laid["decision"]["height"])
    assert heights and all(len(found) == 1 for found in heights.values())


def hold(found: Measured, width: int, height: int) -> None:
    """What every window must show; on phones the rest is one swipe away."""
    told = (width, height, found)
    assert not found.scrolls and not found.covered and not found.cut, told
    assert found.text >= 11 and found.drawn > 10.99, told
    if width >= 1280:
        assert found.seen > 0.999 and found.taken >= 0.65, told
    else:
        assert found.seen > 0.4 and found.button >= 40, told


CORNERS = ((390, 844), (844, 390), (1280, 720), (1920, 1080))


@pytest.mark.parametrize(("game", "players"), [("crash-and-grab", 6), ("crash-by-crash", 2)])
def test_the_whole_table_is_seen(invite: Invite, game: str, players: int) -> None:
    ann = invite("de")
    ann.sit_down_with_bot(game, *["random"] * (players - 1))
    for window in CORNERS:
        hold(measure(ann.page, *window), *window)


@pytest.mark.parametrize("language", ["en", "de"])
def test_what_is_told_of_a_choice_that_is_begun_is_read_whole(invite: Invite, language: str) -> None:
    """Whose turn it is, what has been chosen, and how far what it would do is certain."""
    ann = invite(language, width=1280, height=720)
    ann.sit_down_with_bot("crash-and-grab", "random", "random", options={"colours": "pink,purple,yellow"})
    for window in ((1280, 720), (390, 844), (360, 780), (844, 390)):
        hold(measure(ann.page, *window), *window)
    ann.page.set_viewport_size({"width": 1280, "height": 720})
    while not ann.chips.count():
        ann.point(ann.open.first)
    for window in ((1280, 720), (390, 844), (360, 780), (844, 390)):
        found = measure(ann.page, *window)
        assert not found.cut and not found.covered, (window, found)


@pytest.mark.parametrize("game", GAMES)
def test_everything_is_there_at_twice_the_size(invite: Invite, game: str) -> None:
    """A small laptop whose owner reads at 200 %: half as many pixels each way, and still nothing to scroll for."""
    ann = invite("de", width=640, height=360)
    ann.sit_down_with_bot(game)
    found = measure(ann.page, 640, 360)
    assert not found.scrolls and not found.covered and not found.cut, found
    assert found.text >= 11 and found.drawn > 10.99, found


@pytest.mark.parametrize(
    ("game", "players", "window"),
    [
        ("crash-and-grab", 4, (1280, 720)),
        *(
            pytest.param(game, max(find_game(game).players), window, marks=pytest.mark.soak)
            for game in GAMES
            for window in CORNERS
        ),
    ],
)
def test_nothing_jumps_and_all_that_can_be_chosen_is_seen(
    invite: Invite, game: str, players: int, window: tuple[int, int]
) -> None:
    """With more players there is less room for what is asked; whole games are played elsewhere."""
    touch = window[0] < 1280
    ann = invite(width=window[0], height=window[1], touch=touch)
    ann.sit_down_with_bot(game, *["greedy"] * (players - 1))
    assert play(ann.page, touch, 12).shifted < 0.02


@pytest.mark.parametrize(
    ("game", "window"),
    [
        ("crash-by-crash", (1280, 720)),
        *(
            pytest.param(game, window, marks=pytest.mark.soak)
            for game in GAMES
            for window in ((1280, 720), (390, 844), (844, 390))
            if (game, window) != ("crash-by-crash", (1280, 720))
        ),
    ],
)
def test_nothing_jumps_while_things_move_and_a_coach_explains(
    invite: Invite, game: str, window: tuple[int, int]
) -> None:
    """As a first game is: what happens is shown, and each explanation is closed before the answer."""
    ann = invite(width=window[0], height=window[1], touch=window[0] < 1280, speed="fast")
    ann.page.add_init_script("localStorage.setItem('crashyard.coach', 'true')")
    ann.sit_down_with_bot(game, *["greedy"] * (find_game(game).default_players - 1))
    ann.page.evaluate(WATCH)
    close = ann.page.locator(".close-coach")
    expect(close).to_be_visible()
    ann.page.add_locator_handler(close, lambda: close.click(), no_wait_after=True)
    dice = Dice("coached")
    for _ in range(5):
        ann.answer_somehow(dice)
    assert ann.page.evaluate("watched.shifted") < 0.02


@pytest.mark.soak
@pytest.mark.parametrize("game", GAMES)
def test_the_whole_table_is_seen_with_any_number_of_players(invite: Invite, game: str) -> None:
    for players in find_game(game).players:
        ann = invite("de")
        ann.sit_down_with_bot(game, *["random"] * (players - 1))
        for window in WINDOWS:
            hold(measure(ann.page, *window), *window)
