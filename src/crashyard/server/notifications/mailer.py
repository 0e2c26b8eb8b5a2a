"""Mail, by the server that the host has named. Plain text, to one address each."""

import asyncio
from collections.abc import Mapping
from email.message import EmailMessage
from email.utils import formatdate, make_msgid
from ipaddress import ip_address
from urllib.parse import unquote, urlsplit

import aiosmtplib

from crashyard.server.settings import Settings

TIMEOUT = 20.0
"""Seconds that a mail server may take for a step."""
AT_ONCE = 4


class MailFailed(Exception):
    """A mail was not taken; `for_good` if it never will be, or if nobody can say whether it was: none is sent twice."""

    def __init__(self, why: str, *, for_good: bool) -> None:
        super().__init__(why)
        self.for_good = for_good


class Mailer:
    """Sends mail, where the host has said by whom."""

    def __init__(self, settings: Settings) -> None:
        parts = urlsplit(settings.smtp_url)
        self._sender = settings.mail_from
        self._host = parts.hostname or ""
        self._user = unquote(parts.username or "") or None
        self._password = unquote(parts.password or "") or None
        self._tls = parts.scheme == "smtps"
        self._port = parts.port or (465 if self._tls else 587 if self._user else 25)
        self._gate = asyncio.Semaphore(AT_ONCE)

    @property
    def is_offered(self) -> bool:
        return bool(self._host)

    async def send(self, address: str, subject: str, text: str, headers: Mapping[str, str] | None = None) -> None:
        """Raises MailFailed."""
        message = EmailMessage()
        message["From"], message["To"], message["Subject"] = self._sender, address, subject
        message["Date"] = formatdate()
        message["Message-ID"] = make_msgid(domain=self._sender.rpartition("@")[2].rstrip("> "))
        message["Auto-Submitted"] = "auto-generated"
        for name, value in (headers or {}).items():
            message[name] = value
        message.set_content(text)
        async with self._gate:
            await self._hand_over(message)

    async def _hand_over(self, message: EmailMessage) -> None:
        is_here = _is_here(self._host)
        try:
            await aiosmtplib.send(
                message,
                hostname=self._host,
                port=self._port,
                username=self._user,
                password=self._password,
                use_tls=self._tls,
                start_tls=False if self._tls or is_here else True if self._user else None,
                timeout=TIMEOUT,
            )
        except (aiosmtplib.SMTPRecipientsRefused, aiosmtplib.SMTPResponseException) as failure:
            raise MailFailed(type(failure).__name__, for_good=_code(failure) >= 500) from failure
        except (aiosmtplib.SMTPConnectError, aiosmtplib.SMTPConnectTimeoutError, OSError) as failure:
            raise MailFailed(type(failure).__name__, for_good=False) from failure
        except (aiosmtplib.SMTPException, ValueError) as failure:
            raise MailFailed(type(failure).__name__, for_good=True) from failure


def _code(failure: aiosmtplib.SMTPRecipientsRefused | aiosmtplib.SMTPResponseException) -> int:
    if isinstance(failure, aiosmtplib.SMTPResponseException):
        return failure.code
    return max((each.code for each in failure.recipients), default=0)


def _is_here(host: str) -> bool:
    """Whether it is this machine, so that nobody listens on the way."""
    try:
        return ip_address(host).is_loopback
    except ValueError:
        return host == "localhost"
