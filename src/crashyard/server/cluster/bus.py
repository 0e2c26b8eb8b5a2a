"""The bus: messages between the machines of one server, by NATS.

It carries what may be lost. A message goes to whoever subscribed to its subject, or to one of a group that share it; a
request waits for an answer, and whoever asks is told when nobody answers. Where the connection breaks it comes back by
itself, however long that takes, with everything that was subscribed to; what is sent in between is not kept, and what
was asked before fails at once, since its answer may have been lost.
"""

import asyncio
import os
from collections.abc import AsyncGenerator, Awaitable, Callable, Iterator
from contextlib import contextmanager, suppress

import msgspec
from nats import errors
from nats.aio.client import Client
from nats.aio.msg import Msg
from nats.aio.subscription import Subscription
from nats.js.api import Header

from crashyard.server.logs import log_event, log_trouble

PATIENCE = 3.0
"""Seconds for the first connection to come about, and for the server to take what was sent."""
PAUSE = 0.2
"""Seconds between tries to come back."""
PULSE = 1.0
"""Seconds between looks at whether the other end is still there; after two without an answer it is not."""

NO_RESPONDERS = "503"
"""The status in the place of an answer where nobody has subscribed to what was asked."""


class UnusableBus(Exception):
    """There is no connection, and why."""


class NobodyAnswers(Exception):
    """A request got no answer in time. Whoever was asked may have done what was asked all the same."""


class NobodyListens(NobodyAnswers):
    """Nobody has subscribed to what was asked, as far as the server knows: nothing was done."""


class BusAway(NobodyAnswers):
    """There is no connection, or it broke before an answer came."""


class MessageTooLong(NobodyAnswers):
    """The server takes no message of that length; nothing was sent."""


class BusMessage(msgspec.Struct, frozen=True):
    """What somebody sent, and a way to answer if they wait for that."""

    subject: str
    payload: bytes
    reply: str
    bus: "MessageBus"
    unheard: bool = False
    """Nobody has sent this: it is the server saying that nobody has subscribed to what was asked."""

    async def answer(self, payload: bytes) -> None:
        if self.reply:
            await self.bus.publish(self.reply, payload)


Taken = bytes | NobodyAnswers
"""An answer, or why there will be none."""

Handler = Callable[[BusMessage], Awaitable[None]]
"""What is done with a message. Those of one subscription come one after the other: what takes long is a task."""


class BusSubscription:
    """A subject that is listened to until `end` is called, through all losses of the connection."""

    def __init__(self, bus: "MessageBus", subject: str, queue: str, handler: Handler) -> None:
        self.subject = subject
        self._bus = bus
        self._queue = queue
        self._handler = handler
        self._client: Client | None = None
        self._kept: Subscription | None = None

    async def begin(self, client: Client) -> None:
        """Listen by this connection, unless that is so already."""
        if self._client is client:
            return
        self._client = client
        with suppress(errors.ConnectionClosedError):
            self._kept = await client.subscribe(self.subject, self._queue, self._hear)

    async def _hear(self, message: Msg) -> None:
        status = message.headers.get(Header.STATUS) if message.headers else None
        unheard = status == NO_RESPONDERS and not message.data
        try:
            await self._handler(BusMessage(message.subject, message.data, message.reply, self._bus, unheard))
        except Exception as failure:
            log_trouble("message not handled", failure)

    async def end(self) -> None:
        """Hear nothing more; what has arrived is handled before this returns, so no handler of it can wait for this."""
        self._bus.forget(self)
        if self._kept is None:
            return
        with suppress(errors.Error):
            if self._bus.there:
                await self._kept.drain()  # type: ignore[no-untyped-call]
            else:
                await self._kept.unsubscribe()


class MessageBus:
    """One connection, opened once and closed once."""

    def __init__(self, address: str, name: str = "crashyard") -> None:
        """The address is `nats://HOST:PORT`, or several of one cluster, joined by commas."""
        self._addresses = [each.strip() for each in address.split(",")]
        self._name = name
        self._client = Client()
        self._subscriptions: list[BusSubscription] = []
        self._waiting: dict[str, Callable[[Taken], None]] = {}
        """Who takes the answers to each request that is under way."""
        self._asked = 0
        self._inbox = ""
        self._was_there = False
        self._ending = False
        self._trouble: Exception | None = None
        self._coming_back: asyncio.Task[None] | None = None
        self.on_lost: list[Callable[[], None]] = []
        """Called when the connection breaks."""
        self.on_found: list[Callable[[], None]] = []
        """Called when it is back, and everything is subscribed to again. Messages may have been lost in between."""

    @property
    def there(self) -> bool:
        """Whether there is a connection, as far as anybody knows."""
        return self._client.is_connected

    async def open(self) -> None:
        """Connect; raises UnusableBus."""
        await self._connect()
        self._inbox = self._client.new_inbox()
        await self.subscribe(f"{self._inbox}.*", self._take_answer)
        self._was_there = True

    async def _connect(self) -> None:
        self._client, self._trouble = Client(), None
        try:
            async with asyncio.timeout(PATIENCE):
                await self._client.connect(
                    self._addresses,
                    name=self._name,
                    error_cb=self._note_trouble,
                    disconnected_cb=self._lost,
                    reconnected_cb=self._found,
                    closed_cb=self._closed,
                    connect_timeout=1,
                    reconnect_time_wait=PAUSE,  # type: ignore[arg-type]  # fractions work as well
                    max_reconnect_attempts=-1,
                    ping_interval=PULSE,  # type: ignore[arg-type]
                    max_outstanding_pings=2,
                )
        except (errors.Error, OSError, TimeoutError) as failure:
            problem = _problem(self._trouble or failure)
            await self._discard()
            raise UnusableBus(problem) from None

    async def _discard(self) -> None:
        """Let go of a client that is of no use; none of its troubles matters any more."""
        ending, self._ending = self._ending, True
        with suppress(errors.Error, OSError, AssertionError):
            await self._client.close()
        self._ending = ending

    async def publish(self, subject: str, payload: bytes = b"") -> None:
        """Send something to whoever listens; while the bus is away nobody does."""
        with suppress(BusAway):
            await self._send(subject, payload, "")

    async def request(self, subject: str, payload: bytes, timeout: float) -> bytes:
        """The first answer to a message; raises NobodyAnswers."""
        first: asyncio.Future[Taken] = asyncio.get_running_loop().create_future()

        def take(taken: Taken) -> None:
            if not first.done():
                first.set_result(taken)

        with self._taking(take) as inbox:
            try:
                async with asyncio.timeout(timeout):
                    await self._send(subject, payload, inbox)
                    return _taken(await first)
            except TimeoutError:
                raise NobodyAnswers(subject) from None

    async def answers(self, subject: str, payload: bytes, silence: float) -> AsyncGenerator[bytes, None]:
        """All answers to one message, until whoever asks has enough of them.

        Raises NobodyAnswers where none comes for so many seconds.
        """
        came: asyncio.Queue[Taken] = asyncio.Queue()
        with self._taking(came.put_nowait) as inbox:
            await self._send(subject, payload, inbox)
            while True:
                try:
                    async with asyncio.timeout(silence):
                        taken = await came.get()
                except TimeoutError:
                    raise NobodyAnswers(subject) from None
                yield _taken(taken)

    @contextmanager
    def _taking(self, take: Callable[[Taken], None]) -> Iterator[str]:
        """Where the answers are to be sent, for as long as somebody takes them."""
        self._asked += 1
        token = f"{self._asked:x}"
        self._waiting[token] = take
        try:
            yield f"{self._inbox}.{token}"
        finally:
            del self._waiting[token]

    async def subscribe(self, subject: str, handler: Handler, queue: str = "") -> BusSubscription:
        """Hear what is sent to a subject from here on; each message goes to one of those who share a `queue`."""
        subscription = BusSubscription(self, subject, queue, handler)
        self._subscriptions.append(subscription)
        await subscription.begin(self._client)
        await self._settle()
        return subscription

    def forget(self, subscription: BusSubscription) -> None:
        """Do not subscribe again to what was ended."""
        with suppress(ValueError):
            self._subscriptions.remove(subscription)

    async def close(self) -> None:
        """Handle what has arrived, send what is to be sent, and go."""
        self._ending = True
        if self._coming_back is not None:
            self._coming_back.cancel()
        self._fail_all()
        try:
            await self._client.drain()
        except (errors.Error, OSError):
            await self._discard()

    async def _send(self, subject: str, payload: bytes, reply: str) -> None:
        if not (self.there or self._client.is_draining):
            raise BusAway(subject)
        try:
            await self._client.publish(subject, payload, reply)
        except (errors.ConnectionClosedError, errors.ConnectionDrainingError, OSError) as failure:
            raise BusAway(subject) from failure
        except errors.MaxPayloadError as failure:
            raise MessageTooLong(subject) from failure

    async def _take_answer(self, message: BusMessage) -> None:
        """What comes too late finds nobody waiting."""
        if take := self._waiting.get(message.subject.rpartition(".")[2]):
            take(NobodyListens() if message.unheard else message.payload)

    async def _note_trouble(self, trouble: Exception) -> None:
        """Why there is no connection, if there is none; only what loses messages in spite of one is worth a word."""
        self._trouble = trouble
        if isinstance(trouble, errors.SlowConsumerError):
            log_trouble("messages lost", subject=trouble.subject.partition(".")[0])

    async def _lost(self) -> None:
        if self._was_there and not self._ending:
            self._was_there = False
            log_event("bus lost")
            self._fail_all()
            _call(self.on_lost)

    async def _found(self) -> None:
        if not self._was_there and not self._ending:
            self._was_there = True
            log_event("bus found again")
            _call(self.on_found)

    def _fail_all(self) -> None:
        for take in self._waiting.values():
            take(BusAway())

    async def _closed(self) -> None:
        """The library gives up where the server has sent an error; we do not."""
        if not self._ending:
            await self._lost()
            self._coming_back = asyncio.create_task(self._come_back())

    async def _come_back(self) -> None:
        while True:
            try:
                await self._connect()
                break
            except UnusableBus:
                await asyncio.sleep(PAUSE)
        for subscription in list(self._subscriptions):
            await subscription.begin(self._client)
        await self._settle()
        await self._found()

    async def _settle(self) -> None:
        """Until the server knows what is subscribed to; where the connection breaks meanwhile it is told again."""
        with suppress(errors.Error, OSError, TimeoutError):
            async with asyncio.timeout(PATIENCE):
                await self._client.flush()


async def check_bus(address: str) -> None:
    """Raises UnusableBus, before anybody is let in."""
    bus = MessageBus(address)
    await bus.open()
    await bus.close()


def _taken(taken: Taken) -> bytes:
    if isinstance(taken, NobodyAnswers):
        raise taken
    return taken


def _call(listeners: list[Callable[[], None]]) -> None:
    for listener in list(listeners):
        try:
            listener()
        except Exception as failure:
            log_trouble("mistake", failure)


def _problem(failure: Exception) -> str:
    """In a few words, without the address, which may hold a password."""
    if isinstance(failure, TimeoutError):
        return "no answer"
    if isinstance(failure, OSError) and failure.errno:
        return os.strerror(failure.errno) if failure.errno > 0 else str(failure.strerror)
    return str(failure).removeprefix("nats: ").strip("'")
