"""A server, a browser and people before it."""

from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, expect, sync_playwright

from tests.browser.context_pool import ContextPool, PooledContext
from tests.browser.running_server import CHROMIUM, FLAGS, serve
from tests.browser.visitor import PATIENCE, Visitor

expect.set_options(timeout=PATIENCE)

Invite = Callable[..., Visitor]


@pytest.fixture(scope="session")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Where the server keeps its database, `server.db`."""
    return tmp_path_factory.mktemp("server")


@pytest.fixture(scope="session")
def server_url(folder: Path) -> Iterator[str]:
    """Where a server listens."""
    with serve(folder) as address:
        yield address


@pytest.fixture(scope="package")
def browser() -> Iterator[Browser]:
    """Gone before the tests of other packages begin: it keeps an event loop running, and they want one of their own."""
    with sync_playwright() as playwright:
        found = playwright.chromium.launch(executable_path=CHROMIUM, args=FLAGS)
        yield found
        found.close()


@pytest.fixture(scope="package")
def contexts(browser: Browser, server_url: str) -> ContextPool:
    return ContextPool(browser, server_url)


@pytest.fixture
def invite(contexts: ContextPool, server_url: str) -> Iterator[Invite]:
    """Invite people: each has a browser of their own, and no page may complain in its console."""
    taken: list[PooledContext] = []
    complaints: list[str] = []

    def come(
        language: str = "en", width: int = 1280, height: int = 800, touch: bool = False, speed: str = "still"
    ) -> Visitor:
        taken.append(contexts.take(language, touch))
        page = taken[-1].context.new_page()
        page.set_viewport_size({"width": width, "height": height})
        page.add_init_script(
            f"localStorage.getItem('crashyard.speed') ?? localStorage.setItem('crashyard.speed', '\"{speed}\"')"
        )
        page.add_init_script(
            "localStorage.getItem('crashyard.coach') ?? localStorage.setItem('crashyard.coach', 'false')"
        )
        page.on("pageerror", lambda error: complaints.append(str(error)))
        page.on("console", lambda said: complaints.append(said.text) if said.type == "error" else None)
        return Visitor(page, server_url)

    yield come
    for pooled in taken:
        contexts.give_back(pooled)
    expected = ("WebSocket connection to", "status of 40", "Failed to load resource: net::")
    assert [text for text in complaints if not any(reason in text for reason in expected)] == []
