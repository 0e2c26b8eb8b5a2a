"""Browsers that visitors use one after the other."""

from dataclasses import dataclass, field

from playwright.sync_api import Browser, BrowserContext, Page

from tests.browser.visitor import PATIENCE


@dataclass
class PooledContext:
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
class ContextPool:
    browser: Browser
    server_url: str
    """Where the server is."""
    _free: list[PooledContext] = field(default_factory=list)

    def take(self, language: str, touch: bool) -> PooledContext:
        """One that nobody else uses at the moment."""
        for pooled in self._free:
            if (pooled.language, pooled.touch) == (language, touch):
                self._free.remove(pooled)
                return pooled
        context = self.browser.new_context(locale=language, has_touch=touch, is_mobile=touch)
        context.set_default_timeout(PATIENCE)
        page = context.new_page()
        page.goto(f"{self.server_url}/healthz")
        return PooledContext(language, touch, context, page)

    def give_back(self, pooled: PooledContext) -> None:
        pooled.clear()
        self._free.append(pooled)
