"""Letters: the mails that people get, in their language, each with what ends them."""

from collections.abc import Sequence

from crashyard.server.notifications.mailer import Mailer
from crashyard.server.notifications.messages import Message, digest_of, say
from crashyard.server.notifications.preferences import Preferences
from crashyard.server.storage.store import Row


class Letters:
    def __init__(self, mailer: Mailer, origin: str) -> None:
        self._mailer = mailer
        self._origin = origin

    @property
    def is_offered(self) -> bool:
        return self._mailer.is_offered

    def can_reach(self, preferences: Preferences) -> bool:
        return self._mailer.is_offered and preferences.address is not None

    async def call(self, preferences: Preferences, message: Message) -> None:
        """One that can be ended by one click, in the mail or in the program that shows it."""
        await self._send_ending(preferences, message.title, f"{message.body}\n\n{self._origin}{message.path}")

    async def digest(self, preferences: Preferences, rows: Sequence[Row]) -> None:
        await self._send_ending(preferences, *digest_of(rows, preferences.language, self._origin))

    async def _send_ending(self, preferences: Preferences, subject: str, text: str) -> None:
        stop = f"{self._origin}/stop/{preferences.stop}"
        ending = say(preferences.language).say("mail-stop")
        headers = {"List-Unsubscribe": f"<{stop}>", "List-Unsubscribe-Post": "List-Unsubscribe=One-Click"}
        await self._mailer.send(preferences.address or "", subject, f"{text}\n\n-- \n{ending}\n{stop}\n", headers)

    async def confirm(self, address: str, secret: str, language: str) -> None:
        await self._send_link(address, "confirm", f"/confirm#{secret}", language)

    async def reset(self, address: str, name: str, secret: str, language: str) -> None:
        await self._send_link(address, "reset", f"/reset#{secret}", language, name)

    async def password_changed(self, address: str, name: str, language: str) -> None:
        await self._send_link(address, "password", "/", language, name)

    async def _send_link(self, address: str, what: str, path: str, language: str, name: str = "") -> None:
        words = say(language)
        text = f"{words.say(f'mail-text-{what}', {'name': name})}\n\n{self._origin}{path}\n"
        await self._mailer.send(address, words.say(f"mail-{what}"), text)
