"""What nodes and workers say to each other about thoughts, and under which subjects.

A worker that takes a thought says so at once, and again twice a second until it has an answer: whoever asked knows
by its silence that it is gone, long before the longest thought would be over.
"""

import msgspec

from crashyard.bots.hint import Hint
from crashyard.server.workers.thoughts import BotThought, HintThought

FORM = 1
"""Another number where what is written here changes: then old nodes and new workers do not hear of each other."""
GROUP = "workers"
"""Of all workers one takes a thought."""
BEAT = 0.5
"""Seconds between two signs of life."""
SILENCE = 2.0
"""Seconds without one after which a worker is gone."""


class Beat(msgspec.Struct, frozen=True, tag="beat"):
    """The thought was taken, and is being thought."""


class TooBusy(msgspec.Struct, frozen=True, tag="busy"):
    """It was not taken: there was no process left for it."""


class LostThought(msgspec.Struct, frozen=True, tag="lost"):
    """The process died of it, or it did not come to an end."""


class BotAnswer(msgspec.Struct, frozen=True, tag="action"):
    action: int


class HintAnswer(msgspec.Struct, frozen=True, tag="hint"):
    hint: Hint


class FailedThought(msgspec.Struct, frozen=True, tag="failed"):
    """There is a mistake in the thought itself."""

    problem: str


Said = Beat | TooBusy | LostThought | BotAnswer | HintAnswer | FailedThought

_ENCODER = msgspec.msgpack.Encoder()
_THOUGHT: msgspec.msgpack.Decoder[BotThought | HintThought] = msgspec.msgpack.Decoder(BotThought | HintThought)
_SAID: msgspec.msgpack.Decoder[Said] = msgspec.msgpack.Decoder(Said)


def subject_of(game: str, rules: str) -> str:
    """Where thoughts about a game are sent: only those hear of it who know it by these rules."""
    return f"think.{FORM}.{game}.{rules}"


def encode(message: BotThought | HintThought | Said) -> bytes:
    return _ENCODER.encode(message)


def decode_thought(payload: bytes) -> BotThought | HintThought:
    return _THOUGHT.decode(payload)


def decode_said(payload: bytes) -> Said:
    return _SAID.decode(payload)


def answer_of(outcome: int | Hint) -> BotAnswer | HintAnswer:
    return HintAnswer(outcome) if isinstance(outcome, Hint) else BotAnswer(outcome)
