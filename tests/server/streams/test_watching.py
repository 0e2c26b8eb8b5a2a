"""Watchers: every number, in order, from wherever they begin; nobody waits for a slow one."""

from pathlib import Path
from typing import Any

import msgspec
import pytest

from crashyard.engine import SPECTATOR, Refusal
from crashyard.server.streams import backlog as backlog_module
from crashyard.server.streams import pages as pages_module
from crashyard.server.streams import stream as stream_module
from crashyard.server.streams import watcher as watcher_module
from crashyard.server.streams.backlog import Backlog, Reader
from crashyard.server.streams.pages import Page
from crashyard.server.streams.painting import Painter
from crashyard.server.streams.watcher import COME_BACK, MOST_WAITING, Watcher
from crashyard.server.tables.seating import ChairRequest
from tests.server.living import a_registry, asynchronous, decoded, play_out, until


async def heard(watcher: Watcher, upto: int) -> list[dict[str, Any]]:
    """What comes until the message with a number."""
    messages: list[dict[str, Any]] = []
    while not messages or messages[-1]["n"] < upto:
        message = await watcher.next(5.0)
        assert message is not None
        messages.append(msgspec.json.decode(message))
    return messages


@asynchronous
async def test_programs_go_on_from_any_number(tmp_path: Path) -> None:
    async with a_registry(tmp_path) as living:
        table = await living.table("bump", ["Ann", "Ben"])
        stream = living.registry.stream(table)
        ann = living.known["Ann"].id
        missed, watcher = stream.join(0, ann, 0)
        await play_out(living, table)
        whole = decoded([message async for message in missed]) + await heard(watcher, table.number)
        assert [message["n"] for message in whole] == list(range(1, table.number + 1))
        for after in (0, 1, 5, table.number - 1, table.number, table.number + 9):
            again, _ = stream.join(0, ann, after)
            assert decoded([message async for message in again]) == whole[after:]


@asynchronous
async def test_who_follows_the_events_sees_what_the_view_says(tmp_path: Path) -> None:
    """A spectator's view, brought up to date by the events of the stream alone, is the view of the table."""
    async with a_registry(tmp_path) as living:
        table = await living.table("bump", ["Ann", "Ben"])
        assert table.position is not None
        view = table.position.view(SPECTATOR)
        number = table.number
        await play_out(living, table)
        for update in table.history[number:]:
            table.game.follow(view, update.events)
        assert view == table.position.view(SPECTATOR)


@asynchronous
async def test_a_slow_reader_is_dropped_and_slows_nobody(tmp_path: Path) -> None:
    async with a_registry(tmp_path) as living:
        table = await living.table("bump", ["Ann", "Ben"])
        stream = living.registry.stream(table)
        _, slow = stream.join(SPECTATOR, None, 0)
        _, quick = stream.join(SPECTATOR, None, 0)
        for count in range(MOST_WAITING + 20):
            await table.say(living.known["Ann"].id, "Ann", f"message {count}", None)
            message = await quick.next(1.0)
            assert message is not None and msgspec.json.decode(message)["n"] == table.number
        assert slow.dropped and not quick.dropped
        assert [message async for message in slow.messages()] == [], "what nobody has read takes no room"
        missed, _ = stream.join(SPECTATOR, None, MOST_WAITING + 1)
        assert [message["n"] for message in decoded([message async for message in missed])] == list(
            range(MOST_WAITING + 2, table.number + 1)
        )


@asynchronous
async def test_what_waits_for_one_connection_one_person_and_one_address_is_bounded(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(watcher_module, "MOST_BYTES", 100)
    monkeypatch.setattr(backlog_module, "MOST_OF_PERSON", 150)
    monkeypatch.setattr(backlog_module, "MOST_OF_ADDRESS", 250)
    backlog = Backlog()

    def watcher(person: str | None, address: str | None = None) -> Watcher:
        return Watcher(SPECTATOR, person, Reader(person, address), backlog)

    full = watcher("Ann")
    for _ in range(3):
        full.put(b"x" * 50)
    assert full.dropped, "one connection"
    first, second = watcher("Ann"), watcher("Ann")
    first.put(b"x" * 100)
    second.put(b"x" * 60)
    assert second.dropped and not first.dropped, "one person"
    assert await first.next() is not None
    third = watcher("Ann")
    third.put(b"x" * 100)
    assert not third.dropped, "who has read has room again"
    guests = [watcher(f"guest {number}", "here") for number in range(3)]
    for guest in guests:
        guest.put(b"x" * 100)
    assert [guest.dropped for guest in guests] == [False, False, True], "one address, whatever they call themselves"
    neighbour = watcher("Ben")
    neighbour.put(b"x" * 100)
    assert not neighbour.dropped, "who has an account is not their neighbour"
    for each in (third, neighbour, *guests):
        each.forget()
    assert backlog._people == backlog._addresses == {}


@asynchronous
async def test_pages_that_show_the_same_share_it_in_memory(tmp_path: Path) -> None:
    async with a_registry(tmp_path) as living:
        table = await living.table("cube-attack", ["Ann", "Ben"])
        stream = living.registry.stream(table)
        pages = [stream.join_page(SPECTATOR, None, 0, "en") for _ in range(3)]
        for page in pages:
            assert await page.next(60.0) is not None
        assert pages[0].shown and all(page.shown is pages[0].shown for page in pages)


@asynchronous
async def test_a_table_and_a_person_have_a_bounded_number_of_watchers(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(stream_module, "MOST_WATCHERS", 4)
    monkeypatch.setattr(stream_module, "MOST_OF_ONE", 2)
    async with a_registry(tmp_path) as living:
        table = await living.table("bump", ["Ann", "Ben"])
        stream = living.registry.stream(table)
        _, first = stream.join(0, "ann", 0)
        stream.join_page(0, "ann", 0, "en")
        with pytest.raises(Refusal, match="too-many-pages"):
            stream.join(0, "ann", 0)
        stream.leave(first)
        stream.leave(first)
        stream.join(0, "ann", 0)
        stream.join(SPECTATOR, None, 0)
        stream.join(SPECTATOR, None, 0)
        with pytest.raises(Refusal, match="too-many-watchers"):
            stream.join(SPECTATOR, None, 0)


@asynchronous
async def test_spectators_never_lock_players_out(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(stream_module, "MOST_WATCHERS", 3)
    async with a_registry(tmp_path) as living:
        table = await living.table("bump", ["Ann", "Ben"])
        stream = living.registry.stream(table)
        for _ in range(3):
            stream.join_page(SPECTATOR, None, 0, "en")
        with pytest.raises(Refusal, match="too-many-watchers"):
            stream.join(SPECTATOR, "eve", 0)
        ann, ben = living.known["Ann"].id, living.known["Ben"].id
        stream.join_page(0, ann, 0, "en")
        await table.change_chair(1, ChairRequest("open", ben), None)
        stream.join(SPECTATOR, ben, 0)
        assert stream.is_here(ann) and stream.is_here(ben), "who has left and wants to come back, too"


@pytest.mark.parametrize("game", ["bump", "cube-attack"])
def test_pages_get_every_number_and_end_with_the_same_scene(tmp_path: Path, game: str) -> None:
    @asynchronous
    async def check() -> None:
        async with a_registry(tmp_path) as living:
            table = await living.table(game, ["Ann", "bot:random"])
            stream = living.registry.stream(table)
            page = stream.join_page(0, living.known["Ann"].id, 0, "en")
            for step in range(6):
                await until(lambda: table.awaited() == [0] or table.state == "over")
                if table.state == "running":
                    await living.answer(table, "Ann", step)
            await until(lambda: not table.thinking())
            hello, *news = await heard(page, table.number)
            assert hello["kind"] == "hello" and hello["missed"]
            assert [message["n"] for message in news] == list(range(hello["n"] + 1, table.number + 1))
            things = applied([hello, *news])
            late = stream.join_page(0, living.known["Ann"].id, table.number, "en")
            fresh = msgspec.json.decode(await late.next(5.0) or b"")
            assert fresh["missed"] == []
            assert things == applied([fresh])
            assert {k: v for k, v in news[-1]["scene"].items() if k not in ("things", "gone")} == {
                k: v for k, v in fresh["scene"].items() if k not in ("things", "gone")
            }
            assert news[-1]["choices"] == fresh["choices"]
            stream.leave(page)
            stream.leave(late)

    check()


def applied(messages: list[dict[str, Any]]) -> dict[str, Any]:
    """The things on a page after some messages."""
    things: dict[str, Any] = {}
    for message in messages:
        for thing in message["scene"]["things"]:
            things[thing["id"]] = thing
        for gone in message["scene"]["gone"]:
            del things[gone]
    return things


@asynchronous
async def test_pages_that_are_alike_are_painted_once(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    painted = []
    real = Painter.scene

    def scene(*args: Any) -> Any:
        painted.append(args)
        return real(*args)

    monkeypatch.setattr(Painter, "scene", scene)
    async with a_registry(tmp_path) as living:
        table = await living.table("bump", ["Ann", "Ben"])
        stream = living.registry.stream(table)
        pages = [stream.join_page(SPECTATOR, None, 0, language) for language in ("en", "en", "de", "en")]
        for page in pages:
            await page.next(5.0)
        painted.clear()
        await living.answer(table, "Ann")
        news = [await page.next(5.0) for page in pages]
        assert news[0] == news[1] == news[3] != news[2]
        assert len(painted) == 2
        for page in pages:
            stream.leave(page)


@asynchronous
async def test_a_page_is_greeted_before_it_hears_anything_else(tmp_path: Path) -> None:
    """Also if it comes while something is being painted for others."""
    async with a_registry(tmp_path) as living:
        table = await living.table("bump", ["Ann", "Ben"])
        stream = living.registry.stream(table)
        early = stream.join_page(SPECTATOR, None, 0, "en")
        late: list[Page] = []
        for count in range(10):
            await table.say(living.known["Ann"].id, "Ann", f"{count}", None)
            late.append(stream.join_page(SPECTATOR, None, 0, "de"))
        for page in [early, *late]:
            messages = await heard(page, table.number)
            assert [message["kind"] for message in messages].index("hello") == 0
            numbers = [message["n"] for message in messages]
            assert numbers == list(range(numbers[0], table.number + 1))
            stream.leave(page)


@asynchronous
async def test_pages_come_back_if_painting_fails_or_falls_behind(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with a_registry(tmp_path) as living:
        table = await living.table("bump", ["Ann", "Ben"])
        stream = living.registry.stream(table)
        page = stream.join_page(SPECTATOR, None, 0, "en")
        assert await page.next(5.0)
        with monkeypatch.context() as patch:
            patch.setattr(Painter, "scene", None)
            await table.say(living.known["Ann"].id, "Ann", "hello", None)
            assert await page.next(5.0) is None
        stream.leave(page)
        with monkeypatch.context() as patch:
            patch.setattr(pages_module, "MOST_JOBS", 0)
            page = stream.join_page(SPECTATOR, None, 0, "en")
            await table.say(living.known["Ann"].id, "Ann", "hello", None)
            while await page.next(5.0) is not None:
                pass
        stream.leave(page)
        again = stream.join_page(SPECTATOR, None, table.number, "en")
        assert msgspec.json.decode(await again.next(5.0) or b"")["n"] == table.number
        stream.leave(again)


@asynchronous
async def test_what_happens_around_a_game_is_said_in_the_language_of_the_page(tmp_path: Path) -> None:
    async with a_registry(tmp_path, pause=60.0) as living:
        table = await living.table("bump", ["Ann", "Ben"])
        pages = {
            language: living.registry.stream(table).join_page(SPECTATOR, None, 0, language)
            for language in ("en", "de", "es")
        }
        await living.answer(table, "Ann")
        await table.undo(living.known["Ann"].id, 0, None)
        await table.change_chair(1, ChairRequest("open", living.known["Ben"].id), None)
        await table.change_chair(1, ChairRequest("me", living.known["Ben"].id), None)
        lines = {}
        for language, page in pages.items():
            messages = await heard(page, table.number)
            lines[language] = [line["text"] for message in messages[-3:] for line in message["lines"]]
            assert messages[-2]["table"]["thinking"] == [1]
            living.registry.stream(table).leave(page)
        assert lines == {
            "en": ["Ann undoes a decision.", "Ben leaves; a bot plays on (Greedy).", "Ben is back and plays again."],
            "de": [
                "Ann nimmt eine Entscheidung zurück.",
                "Ben geht; ein Bot spielt weiter (Gierig).",
                "Ben ist zurück und spielt wieder.",
            ],
            "es": [
                "Ann deshace una decisión.",
                "Ben se va; un bot sigue jugando (Codicioso).",
                "Ben ha vuelto y juega de nuevo.",
            ],
        }


@asynchronous
async def test_who_gives_a_seat_away_watches_it_no_longer(tmp_path: Path) -> None:
    """Else whoever stood up before the start would be told what only the next one on that chair may know."""
    async with a_registry(tmp_path) as living:
        table = await living.table("bump", ["Ann", "Ben"], start=False)
        stream, ben = living.registry.stream(table), living.known["Ben"].id
        missed, program = stream.join(1, ben, 0)
        slow, reader = stream.join(1, ben, 0)
        page = stream.join_page(1, ben, 0, "en")
        eye = stream.join_page(SPECTATOR, ben, 0, "en")
        assert decoded([message async for message in missed]) == []
        await heard(page, 0)
        await table.change_chair(1, ChairRequest("open", ben), None)
        assert [each.dropped for each in (program, reader, page, eye)] == [True, True, True, False]
        assert program.code == COME_BACK
        cem = await living.person("Cem")
        await table.change_chair(1, ChairRequest("me", cem.id, "Cem"), None)
        await table.start(living.known["Ann"].id, None)
        await living.answer(table, "Cem")
        assert await program.next(1.0) is None and await page.next(1.0) is None
        assert [message async for message in slow] == [], "what is read only now is not theirs any more"
