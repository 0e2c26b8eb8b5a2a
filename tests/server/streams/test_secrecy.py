"""Secrecy on the wire: tables that differ only in what is hidden send the same bytes to everybody else.

Two tables with the same names, times and seed are played side by side. At one of them a hidden card or a hidden plan is
another one. Whatever goes to the other seats and to spectators, as events or painted in three languages, must be the
same, byte for byte, until the hidden thing is shown.
"""

import asyncio
from collections.abc import Iterator, Sequence, Set
from functools import cache
from pathlib import Path

import msgspec
import pytest

from crashyard.engine import SEVERAL, SPECTATOR, Dice, Game, Position, SeededChance, find_game, games
from crashyard.engine.records.record import Record
from crashyard.faces.words import LANGUAGES
from crashyard.server.accounts.handles import handle
from crashyard.server.registry import TableSetup
from crashyard.server.streams.previews import PreviewPainter
from crashyard.server.streams.replay import Replay
from crashyard.server.streams.stream import TableStream
from crashyard.server.streams.watcher import Watcher
from crashyard.server.tables.play import TablePlay, depends_on_hidden
from crashyard.server.tables.seating import ChairRequest, seated
from crashyard.server.tables.state import RUNNING
from crashyard.server.tables.table import GameTable
from tests.server.living import Fate, Living, a_registry, asynchronous

PAIRS = [2, pytest.param(51, marks=pytest.mark.soak)]
"""Of each kind: more than five hundred in all when the machine has time."""

NAMES = ["Ann", "Ben", "Cem", "Di"]
TARGETS = ["card:2", "card:0", "direction:sun", "0", "saucer:red", "nowhere"]
"""What somebody may point at who wants to know why not."""

encode = msgspec.json.encode


def everybody(stream: TableStream, table: GameTable, but: Set[int]) -> dict[str, Watcher]:
    """A program and a page in every language, on every seat but some, and as a spectator."""
    watchers: dict[str, Watcher] = {}
    for seat in [SPECTATOR, *range(table.players)]:
        if seat not in but:
            person = None if seat == SPECTATOR else table.chairs[seat].person
            _, watchers[f"{seat} program"] = stream.join(seat, person, 0)
            for language in LANGUAGES:
                watchers[f"{seat} {language}"] = stream.join_page(seat, person, 0, language)
    return watchers


async def bytes_sent(watcher: Watcher, count: int) -> list[bytes]:
    """The next so many messages."""
    found = []
    for _ in range(count):
        message = await watcher.next(60.0)
        assert message is not None
        found.append(message)
    return found


@cache
def preview_painter(game: str, seat: int) -> PreviewPainter:
    return PreviewPainter(find_game(game), "en", tuple(NAMES), seat)


async def answers(living: Living, table: GameTable, but: Set[int]) -> dict[str, list[bytes]]:
    """What everybody else is answered when they ask: views, what they may do, previews, why not, lists."""
    found: dict[str, list[bytes]] = {"shown": [encode(table.shown())]}
    found["listed"] = [encode(await living.registry.listed("running"))]
    position = table.position
    assert position is not None
    for seat in [SPECTATOR, *range(table.players)]:
        if seat in but:
            continue
        told: list[object] = [position.view(seat)]
        languages = LANGUAGES if seat == SPECTATOR else LANGUAGES[:1]
        told += [await Replay(table, seat, language).messages(0, 60) for language in languages]
        if seat != SPECTATOR:
            person = living.known[NAMES[seat]]
            legal = position.legal(seat)
            told += [legal, table.can_undo(seat), await living.registry.tables_of(person)]
            painter = preview_painter(table.game.name, seat)
            told += [painter.shown(seat, position, [action]) for action in legal[-1:]]
            told.append(painter.ways([], seat, position, legal[-2:]))
            told += [painter.ways(position.targets(seat, action)[:1], seat, position, legal) for action in legal[-1:]]
            for target in TARGETS:
                refusal = await table.why_not(person.id, seat, [target])
                told.append([refusal.key, refusal.clause, refusal.data])
        found[f"{seat} asks"] = [encode(item) for item in told]
    return found


async def a_table(living: Living, game: str, players: int, start: Position | None) -> GameTable:
    living.fate.made = 0
    found = find_game(game)
    people = [await living.person(name) for name in NAMES[:players]]
    chairs = [seated(seat, ChairRequest("me", person.id, person.name), ()) for seat, person in enumerate(people)]
    setup = TableSetup(found, {}, chairs, start=None if start is None else found.save(start))
    table = await living.registry.open_table(people[0], setup)
    await table.start(people[0].id, None)
    return table


def moments(game: str, players: int, label: str) -> Iterator[tuple[Position, Position, Set[int]]]:
    """Positions, each with a twin that differs only in what some seats know and the others do not; and those seats."""
    found = find_game(game)
    dice = Dice(f"moments of {label}")
    while True:
        position = found.new(players)
        for _ in range(dice.below(60)):
            seats = position.awaited_seats()
            if not seats:
                break
            seat = seats[dice.below(len(seats))]
            legal = position.legal(seat)
            position.play(seat, legal[dice.below(len(legal))])
        if not position.awaited_seats() or position.awaited() == -1:
            continue
        twin = position.possible(dice.below(players), dice)
        knowing = {seat for seat in range(players) if position.view(seat) != twin.view(seat)}
        if knowing:
            yield position, twin, knowing


def shows_something(play: TablePlay, seat: int, action: int) -> bool:
    """Whether an answer lets chance draw from what is hidden, or opens it."""
    after, _ = play.answered(None, seat, action)
    return len(after.stored.answers) > 1 or depends_on_hidden(play.position, seat, action)


def by_name(message: bytes, table: GameTable, living: Living) -> bytes:
    """A message without what is drawn for each person by chance, and has nothing to do with the game."""
    for name, person in living.known.items():
        message = message.replace(handle(table.id, person.id).encode(), name.encode())
    return message


async def compare(folder: Path, game: str, players: int, twins: Sequence[Position], but: Set[int], steps: int) -> int:
    """Let the others play alike at both tables until something is shown; returns how many messages were compared."""
    sent: list[dict[str, list[bytes]]] = []
    for number, start in enumerate(twins):
        (folder / f"{number}").mkdir()
        async with a_registry(folder / f"{number}", Fate(seed=f"{game} {folder.name}")) as living:
            table = await a_table(living, game, players, start)
            stream = living.registry.stream(table)
            watchers = everybody(stream, table, but)
            hello = {name: await bytes_sent(watcher, 1) for name, watcher in watchers.items() if "program" not in name}
            begun = table.number
            dice = Dice("the same at both")
            for _ in range(steps):
                seat = next((seat for seat in table.awaited() if seat not in but), None)
                if seat is None or table.play is None:
                    break
                legal = table.play.position.legal(seat)
                pick = dice.below(len(legal))
                if shows_something(table.play, seat, legal[pick]):
                    break
                await living.answer(table, NAMES[seat], pick)
                living.fate.at += 5
            await table.say(living.known["Ann"].id, "Ann", "still the same?", None)
            count = table.number - begun
            news = {name: await bytes_sent(watcher, count) for name, watcher in watchers.items()}
            asked = await answers(living, table, but) if table.state == RUNNING else {}
            told = {name: hello.get(name, []) + news[name] for name in news} | asked
            sent.append({name: [by_name(message, table, living) for message in told[name]] for name in told})
            for watcher in watchers.values():
                stream.leave(watcher)
            await asyncio.sleep(0)
    assert sent[0] == sent[1]
    return sum(map(len, sent[0].values()))


def hides_something(game: Game) -> bool:
    """Whether a spectator must think other tables possible than the one they watch."""
    record = Record.new(game, game.players[0], {}, SeededChance("hides"))
    position = record.opening()
    record.let_chance_play(position)
    for _ in range(30):
        if position.possible(SPECTATOR, Dice("another")).to_json() != position.to_json():
            return True
        if not (seats := position.awaited_seats()):
            return False
        position.play(seats[0], position.legal(seats[0])[0])
        record.let_chance_play(position)
    return False


HIDING = [game for game in games().values() if hides_something(game)]
TABLES = [(game.name, players) for game in HIDING for players in game.players if players in (2, 4)]


def test_games_with_secrets_are_found() -> None:
    assert {("bump", 2), ("bump", 4), ("crash-by-crash", 2)} <= set(TABLES)


@pytest.mark.parametrize("pairs", PAIRS)
@pytest.mark.parametrize(("game", "players"), TABLES)
def test_hidden_hands_change_no_byte_for_the_others(tmp_path: Path, game: str, players: int, pairs: int) -> None:
    compared = 0
    found = moments(game, players, f"{game} {players}")
    for number in range(pairs):
        position, twin, knowing = next(found)
        folder = tmp_path / f"{number}"
        folder.mkdir()
        compared += asynchronous_compare(folder, game, players, [position, twin], knowing, 3)
    assert compared > 10 * pairs


def asynchronous_compare(
    folder: Path, game: str, players: int, twins: Sequence[Position], but: Set[int], steps: int
) -> int:
    counted: list[int] = []

    @asynchronous
    async def run() -> None:
        counted.append(await compare(folder, game, players, twins, but, steps))

    run()
    return counted[0]


def plans_at_once(game: Game, players: int) -> bool:
    """Whether several people answer at the same time when a play begins."""
    record = Record.new(game, players, {}, SeededChance("plans"))
    position = record.opening()
    record.let_chance_play(position)
    return position.awaited() == SEVERAL


PLANNING = [(game.name, players) for game in HIDING for players in (2, 3, 4) if players in game.players]
PLANNING = [(name, players) for name, players in PLANNING if plans_at_once(find_game(name), players)]


def test_games_with_plans_are_found() -> None:
    assert {("bump", 2), ("crash-and-grab", 3)} <= set(PLANNING)


@pytest.mark.parametrize("pairs", PAIRS)
@pytest.mark.parametrize(("game", "players"), PLANNING)
def test_a_hidden_plan_changes_no_byte_for_the_others(tmp_path: Path, game: str, players: int, pairs: int) -> None:
    """One seat chooses this card or that one, changes its mind, takes it back: the others see only that it did."""

    async def sent(folder: Path, planner: int, number: int, *, first: bool) -> dict[str, list[bytes]]:
        folder.mkdir()
        async with a_registry(folder, Fate(seed=f"plan {number}")) as living:
            table = await a_table(living, game, players, None)
            assert table.position is not None and table.position.awaited() == SEVERAL
            stream = living.registry.stream(table)
            watchers = everybody(stream, table, {planner})
            person = await living.person(NAMES[planner])
            legal = table.position.legal(planner)
            plan = legal[0 if first else -1 - number % max(1, len(legal) - 1)]
            for count in range(2):
                await table.answer(person.id, planner, plan, f"{count}")
                living.fate.at += 3
            await table.undo(person.id, planner, "back")
            await table.answer(person.id, planner, plan, "again")
            count = table.number - 1
            found = {
                name: await bytes_sent(watcher, count + ("program" not in name)) for name, watcher in watchers.items()
            }
            missed, _ = stream.join(SPECTATOR, None, 0)
            found["missed"] = [message async for message in missed]
            found |= await answers(living, table, {planner})
            for watcher in watchers.values():
                stream.leave(watcher)
            return found

    @asynchronous
    async def check(number: int) -> None:
        planner = number % players
        one = await sent(tmp_path / f"{number}-one", planner, number, first=True)
        other = await sent(tmp_path / f"{number}-other", planner, number, first=False)
        assert one == other

    for number in range(pairs):
        check(number)


def test_what_is_not_hidden_is_noticed(tmp_path: Path) -> None:
    """The comparison itself can fail: the planner's own bytes differ, and so do everybody's after the reveal."""

    async def own(folder: Path, pick: int) -> tuple[bytes, bytes]:
        folder.mkdir()
        async with a_registry(folder, Fate(seed="two different cards 1")) as living:
            table = await a_table(living, "bump", 2, None)
            stream = living.registry.stream(table)
            _, mine = stream.join(0, living.known["Ann"].id, table.number)
            _, spectator = stream.join(SPECTATOR, None, table.number)
            assert table.position is not None
            legal = table.position.legal(0)
            assert len(legal) == 2
            await living.answer(table, "Ann", pick)
            await living.answer(table, "Ben", 0)
            plan, shown = (await bytes_sent(mine, 1))[0], (await bytes_sent(spectator, 2))[1]
            return plan, shown

    @asynchronous
    async def check() -> None:
        one, other = await own(tmp_path / "one", 0), await own(tmp_path / "other", 1)
        assert one[0] != other[0] and one[1] != other[1]

    check()
