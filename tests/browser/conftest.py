"""A server, a browser and people before it."""

from collections.abc import Callable, Iterator

import pytest
from playwright.sync_api import Browser, BrowserContext, expect, sync_playwright

from tests.browser.house import CHROMIUM, FLAGS, serve
from tests.browser.visitor import PATIENCE, Visitor

expect.set_options(timeout=PATIENCE)

Invite = Callable[..., Visitor]


@pytest.fixture(scope="session")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """Where a server listens."""
    with serve(tmp_path_factory.mktemp("house")) as address:
        yield address


@pytest.fixture(scope="package")
def browser() -> Iterator[Browser]:
    """Gone before the tests of other packages begin: it keeps an event loop running, and they want one of their own."""
    with sync_playwright() as playwright:
        found = playwright.chromium.launch(executable_path=CHROMIUM, args=FLAGS)
        yield found
        found.close()


@pytest.fixture
def invite(browser: Browser, house: str) -> Iterator[Invite]:
    """Invite people: each has a browser of his own, and no page may complain in its console."""
    contexts: list[BrowserContext] = []
    complaints: list[str] = []

    def come(
        language: str = "en", width: int = 1280, height: int = 800, touch: bool = False, speed: str = "still"
    ) -> Visitor:
        context = browser.new_context(
            locale=language, viewport={"width": width, "height": height}, has_touch=touch, is_mobile=touch
        )
        context.set_default_timeout(PATIENCE)
        context.add_init_script(
            f"localStorage.getItem('crashyard.speed') ?? localStorage.setItem('crashyard.speed', '\"{speed}\"')"
        )
        contexts.append(context)
        page = context.new_page()
        page.on("pageerror", lambda error: complaints.append(str(error)))
        page.on("console", lambda said: complaints.append(said.text) if said.type == "error" else None)
        return Visitor(page, house)

    yield come
    for context in contexts:
        context.close()
    expected = ("WebSocket connection to", "status of 40", "Failed to load resource: net::")
    assert [text for text in complaints if not any(reason in text for reason in expected)] == []
