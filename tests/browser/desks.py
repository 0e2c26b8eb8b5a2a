"""Browsers that visitors use one after the other."""

from dataclasses import dataclass, field

from playwright.sync_api import Browser, BrowserContext, Page

from tests.browser.visitor import PATIENCE


@dataclass
class Desk:
    """A browser of somebody's own. Who uses it next finds nothing of theirs: no page, no cookie, nothing remembered."""

    language: str
    touch: bool
    context: BrowserContext
    kept_open: Page
    """It shows nothing. But where a last page is closed, the next one starts an engine anew, in twice the time."""

    def clear(self) -> None:
        for page in self.context.pages:
            if page is not self.kept_open:
                page.close()
        self.context.clear_cookies()
        self.kept_open.evaluate("localStorage.clear()")


@dataclass
class Desks:
    browser: Browser
    house: str
    """Where the server is."""
    _free: list[Desk] = field(default_factory=list)

    def take(self, language: str, touch: bool) -> Desk:
        """One that nobody else uses at the moment."""
        for desk in self._free:
            if (desk.language, desk.touch) == (language, touch):
                self._free.remove(desk)
                return desk
        context = self.browser.new_context(locale=language, has_touch=touch, is_mobile=touch)
        context.set_default_timeout(PATIENCE)
        page = context.new_page()
        page.goto(f"{self.house}/healthz")
        return Desk(language, touch, context, page)

    def give_back(self, desk: Desk) -> None:
        desk.clear()
        self._free.append(desk)
