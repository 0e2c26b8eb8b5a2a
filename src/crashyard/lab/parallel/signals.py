"""Ctrl-C while others play: heard at once, heeded when everything that they hand over is safe."""

import signal
import threading
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from types import FrameType


@contextmanager
def interrupts_deferred() -> Iterator[Callable[[], bool]]:
    """Whether Ctrl-C has come is for those in here to ask; nothing that they hold is lost by it.

    Who has no patience presses it again: the second one interrupts as always. Where somebody else listens for it, or
    nobody does, it stays so.
    """
    in_charge = threading.current_thread() is threading.main_thread()
    if not in_charge or signal.getsignal(signal.SIGINT) is not signal.default_int_handler:
        yield lambda: False
        return
    heard: list[int] = []

    def hear(number: int, frame: FrameType | None) -> None:
        signal.signal(signal.SIGINT, signal.default_int_handler)
        heard.append(number)

    signal.signal(signal.SIGINT, hear)
    try:
        yield lambda: bool(heard)
    finally:
        signal.signal(signal.SIGINT, signal.default_int_handler)
