"""Games shared out among the machines of a Ray cluster.

A worker takes a share of the games, plays for a moment and hands back what it has played; the rest of the share goes
back into the queue. So outcomes come in steadily, leaving early costs a moment of work at most, and when a worker or a
whole machine is lost, what it was playing is played again: nothing of it had been counted.
"""

import socket
from collections import deque
from collections.abc import Generator, Iterator, Mapping, Sequence
from time import monotonic
from typing import Any, NamedTuple

from crashyard import version
from crashyard.engine.forms.documents import shown
from crashyard.engine.refusal import Refusal
from crashyard.engine.registry import games
from crashyard.lab.outcome import Outcome
from crashyard.lab.parallel.connection import connected, first_line
from crashyard.lab.parallel.signals import interrupts_deferred
from crashyard.lab.parallel.work import Work, play_share, shares_of

MOMENT = 1.0
"""Seconds after which a worker hands back what it has; the game it is in the middle of is played to its end."""

MOST_LOSSES = 10
"""A share that is lost so often kills whoever plays it."""


class Share(NamedTuple):
    """Games that one worker is to play, and how often somebody who had them was lost."""

    numbers: Sequence[int]
    losses: int = 0


def play_on_cluster(work: Work, numbers: Sequence[int], address: str) -> Generator[Outcome, None, None]:
    """The outcomes of all games, as they come in from the cluster at this address, `HOST:PORT` or `auto`."""
    with connected(address) as ray:
        cores = _cores(ray)
        if cores < 1:
            raise Refusal("empty-cluster", {"address": shown(address)})
        dispatcher = _Dispatcher(ray, work, (Share(share) for share in shares_of(numbers, cores * 8)))
        yield from dispatcher.outcomes()


def play_for_a_moment(work: Work, numbers: Sequence[int], versions: Mapping[str, str]) -> list[Outcome]:
    """In a worker: play the first of the games, at least one of them. Refused where another version is installed."""
    ours = _versions()
    for name, theirs in ours.items():
        if theirs != versions.get(name, theirs):
            facts = {"machine": socket.gethostname(), "what": name, "theirs": theirs, "ours": versions[name]}
            raise Refusal("other-version", facts)
    end = monotonic() + MOMENT
    first = work.play(numbers[0])
    return [first, *play_share(work, numbers[1:], lambda: monotonic() >= end)]


def _versions() -> dict[str, str]:
    """What decides how a game goes: the package, and the rules of each game. The build does not."""
    return {"crashyard": version.__version__} | {name: game.rules_version for name, game in games().items()}


class _Dispatcher:
    """Hands shares out to the cluster, and takes outcomes in."""

    def __init__(self, ray: Any, work: Work, shares: Iterator[Share]) -> None:
        self._ray = ray
        self._work = work
        self._versions = _versions()
        self._play = ray.remote(num_cpus=1, max_retries=0, scheduling_strategy="SPREAD")(play_for_a_moment)
        self._fresh = shares
        self._back: deque[Share] = deque()
        """What has been handed out before: the rests, and what was lost."""
        self._out: dict[Any, Share] = {}

    def outcomes(self) -> Generator[Outcome, None, None]:
        """As they come in; after Ctrl-C what comes within two moments, and then it interrupts."""
        with interrupts_deferred() as interrupted:
            try:
                while not interrupted() and self._hand_out():
                    for task in self._done(MOMENT):
                        yield from self._take_in(task)
                if interrupted():
                    for task in self._done(2 * MOMENT, everything=True):
                        yield from self._take_in(task)
                    raise KeyboardInterrupt
            finally:
                for task in self._out:
                    self._ray.cancel(task, force=True)

    def _hand_out(self) -> bool:
        """Give every core something to do and something to do next, cores may come and go; whether anybody plays."""
        wanted = 2 * max(1, _cores(self._ray))
        while len(self._out) < wanted:
            share = self._back.popleft() if self._back else next(self._fresh, None)
            if share is None:
                break
            self._out[self._play.remote(self._work, share.numbers, self._versions)] = share
        return bool(self._out)

    def _done(self, seconds: float, everything: bool = False) -> list[Any]:
        """What has come back after so many seconds at most; unless everything is wanted, as soon as there is some."""
        tasks = list(self._out)
        if not tasks:
            return []
        self._ray.wait(tasks, num_returns=len(tasks) if everything else 1, timeout=seconds, fetch_local=False)
        done: list[Any] = self._ray.wait(tasks, num_returns=len(tasks), timeout=0, fetch_local=False)[0]
        return done

    def _take_in(self, task: Any) -> Iterator[Outcome]:
        share = self._out.pop(task)
        try:
            outcomes: list[Outcome] = self._ray.get(task)
        except self._ray.exceptions.RayTaskError as error:
            raise _cause(error) from None
        except self._ray.exceptions.RayError as error:
            if share.losses == MOST_LOSSES:
                raise Refusal("cluster-loses", {"game": share.numbers[0], "problem": first_line(error)}) from None
            self._back.append(share._replace(losses=share.losses + 1))
            return
        if len(outcomes) < len(share.numbers):
            self._back.appendleft(Share(share.numbers[len(outcomes) :]))
        yield from outcomes


def _cause(error: Any) -> Exception:
    """What went wrong in a worker: our own refusals and files that cannot be written are told as anywhere else."""
    cause = error.cause
    if isinstance(cause, Refusal | OSError):
        return cause
    return Refusal("cluster-cannot-play", {"problem": first_line(cause)})


def _cores(ray: Any) -> int:
    return int(ray.cluster_resources().get("CPU", 0))
