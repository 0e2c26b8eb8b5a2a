"""Reasons for answers: what one gains, loses or risks that others do not.

Everything is counted over positions that are possible for the seat. What happens in all of them is said as it is, what
happens in most of them as probable, and the rest not at all.
"""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from statistics import mean, pstdev
from typing import Final

from crashyard.bots.reasons.futures import Future, FutureTeller
from crashyard.bots.reasons.threats import WINS
from crashyard.engine.previews.effects import Effect

GAIN: Final = "gain"
LOSS: Final = "loss"
DANGER: Final = "danger"
"""What opponents could do then."""
UNREACHABLE: Final = "unreachable"
"""What opponents cannot do then with what they answer next, but could after other answers."""
SAFER: Final = "safer"
"""What opponents do less often then."""

KINDS: Final = (GAIN, LOSS, DANGER, UNREACHABLE, SAFER)

LIKELY: Final = 0.65
"""What happens in such a part of the positions is probable."""
COULD: Final = 0.2
"""What opponents can do in such a part of them is a danger."""
DIFFERENCE: Final = 0.2
"""By so much more, or less often than after other answers something must happen to be a reason."""
MOST_GAINS: Final = 2
MOST_REASONS: Final = 3


@dataclass(frozen=True, slots=True)
class Reason:
    """One thing that speaks for an answer, or against it."""

    kind: str
    """One of `KINDS`."""
    effect: Effect
    ours: bool
    """Whether the effect concerns the side of the seat that is advised."""
    share: float
    """In which part of the possible positions it happened; for what opponents could do, in which they could."""
    sure: bool = False
    """Whether it happened in all of them."""
    later: bool = False
    """Whether the seat must answer once more for it, as it is expected to."""
    by: tuple[int, ...] = ()
    """Which opponents could do it, or could not."""
    turn: bool = False
    """Of what opponents cannot do: whether that holds for their whole next turn, and not only for their next answer."""
    unhindered: bool = False
    """Whether it happens if nobody gets in the way, as far as the seat can know now."""

    def how(self) -> dict[str, object]:
        """The facts of its sentence, beside those of the effect."""
        return {
            "by": list(self.by),
            "likely": not self.sure and not self.unhindered,
            "later": self.later,
            "turn": self.turn,
            "unhindered": self.unhindered,
        }


class Weighing:
    """Compares the futures of several lines, which were looked at in the same positions."""

    def __init__(self, teller: FutureTeller, futures: Sequence[Sequence[Future]], minor: frozenset[str]) -> None:
        """`futures` has a row for every line, and in it a future for every position."""
        self._teller = teller
        self._futures = futures
        self._minor = minor
        self._own = [_shares([future.own for future in row]) for row in futures]
        self._threats = [_threat_shares(row) for row in futures]

    def reasons(self, line: int, certain: frozenset[Effect]) -> tuple[Reason, ...]:
        """What is to be said of a line; `certain` is what it brings about if nobody gets in the way."""
        doings = self._doings(line, certain)
        gains = [reason for reason in doings if reason.kind == GAIN]
        losses = [reason for reason in doings if reason.kind == LOSS]
        pros = [*gains[:MOST_GAINS], *self._safety(line)[:1]]
        cons = [*losses[:1], *self._dangers(line)[:1]]
        return tuple([*pros[: MOST_REASONS - 1], cons[0]] if cons else pros[:MOST_REASONS])

    def alike(self, lines: Sequence[int]) -> bool:
        """Whether some lines bring about the same, as often and with the same dangers."""
        first = lines[0]
        return all(
            self._own[line] == self._own[first] and self._threats[line] == self._threats[first] for line in lines
        )

    def hangs_on_the_rest(self, lines: Sequence[int]) -> bool:
        """Whether it matters more what else happens than which of some lines is chosen."""
        values = [[future.value for future in self._futures[line]] for line in lines]
        within = [pstdev(row) for row in values]
        return min(within) > pstdev([mean(row) for row in values]) * 2.0

    # -- what the seat does -------------------------------------------------------------------

    def _doings(self, line: int, certain: frozenset[Effect]) -> list[Reason]:
        """What the seat brings about, the most important first."""
        found: dict[tuple[str, int], tuple[tuple[bool, bool, float, bool], Reason]] = {}
        for effect, share in self._own[line].items():
            distinct = share - self._elsewhere(effect, line)
            if distinct < DIFFERENCE and effect.kind != WINS:
                continue
            unhindered = share < LIKELY and effect in certain and share >= COULD
            if share < LIKELY and not unhindered:
                continue
            later = self._is_later(line, effect)
            kind = GAIN if self._teller.helps(effect) else LOSS
            reason = Reason(kind, effect, self._is_ours(effect), share, share == 1.0, later, unhindered=unhindered)
            key = (effect.kind, effect.seat) if _is_counted(effect) else (repr(effect), effect.seat)
            rank = (effect.kind == WINS, effect.kind not in self._minor, round(distinct, 1), not _is_counted(effect))
            known = found.get(key)
            if known is None or (reason.sure, _count(effect)) > (known[1].sure, _count(known[1].effect)):
                found[key] = (rank, reason)
        ranked = sorted(found.values(), key=lambda each: (each[0], repr(each[1].effect)), reverse=True)
        weighty = [reason for rank, reason in ranked if rank[1]]
        return weighty or [reason for _, reason in ranked]

    def _elsewhere(self, effect: Effect, line: int) -> float:
        """How often it happens after the other answers."""
        others = [own.get(effect, 0.0) for number, own in enumerate(self._own) if number != line]
        return sum(others) / len(others) if others else 0.0

    def _is_later(self, line: int, effect: Effect) -> bool:
        return any(future.own.get(effect, False) for future in self._futures[line])

    def _is_ours(self, effect: Effect) -> bool:
        return self._teller.is_mine(effect.seat)

    # -- what others do -----------------------------------------------------------------------

    def _dangers(self, line: int) -> list[Reason]:
        """What opponents could do after a line, and less often after others."""
        found: list[tuple[float, Reason]] = []
        for effect, by in self._threats[line].items():
            share = max(by.values())
            distinct = share - self._threat_elsewhere(effect, line)
            if share < COULD or (distinct < DIFFERENCE and effect.kind != WINS):
                continue
            who = tuple(sorted(seat for seat, often in by.items() if often >= COULD))
            found.append((distinct, Reason(DANGER, effect, self._is_ours(effect), share, by=who)))
        found.sort(key=lambda each: (each[1].effect.kind == WINS, each[0], repr(each[1].effect)), reverse=True)
        return [reason for _, reason in found]

    def _safety(self, line: int) -> list[Reason]:
        """What opponents could do after other lines, and cannot do after this one, or do less often."""
        found: list[tuple[float, Reason]] = []
        row = self._futures[line]
        for effect in {effect for threats in self._threats for effect in threats}:
            share = max(self._threats[line].get(effect, {0: 0.0}).values())
            less = self._threat_elsewhere(effect, line) - share
            if less < DIFFERENCE:
                continue
            who = {seat for number, threats in enumerate(self._threats) for seat in threats.get(effect, {})}
            scans = [[future.scanned.get(seat) for seat in who] for future in row]
            tried = all(scan is not None and scan.at_once for world in scans for scan in world)
            ours = self._is_ours(effect)
            if share == 0.0 and tried:
                turn = all(scan is not None and scan.whole for world in scans for scan in world)
                reason = Reason(UNREACHABLE, effect, ours, 0.0, True, by=tuple(sorted(who)), turn=turn)
            elif any(scan is not None for world in scans for scan in world):
                continue
            else:
                reason = Reason(SAFER, effect, ours, share, by=tuple(sorted(who)))
            found.append((less, reason))
        found.sort(key=lambda each: (each[0], repr(each[1].effect)), reverse=True)
        return [reason for _, reason in found]

    def _threat_elsewhere(self, effect: Effect, line: int) -> float:
        others = [
            max(threats.get(effect, {0: 0.0}).values())
            for number, threats in enumerate(self._threats)
            if number != line
        ]
        return sum(others) / len(others) if others else 0.0


def _shares(rows: Sequence[Mapping[Effect, bool]]) -> dict[Effect, float]:
    counts: dict[Effect, int] = {}
    for row in rows:
        for effect in row:
            counts[effect] = counts.get(effect, 0) + 1
    return {effect: count / len(rows) for effect, count in counts.items()}


def _threat_shares(row: Sequence[Future]) -> dict[Effect, dict[int, float]]:
    """How often each harm threatens, by who could do it; whoever does it, it is the same harm."""
    counts: dict[Effect, dict[int, float]] = {}
    for future in row:
        for effect in future.threats:
            same = Effect(effect.kind, effect.seat, -1, effect.good, effect.facts)
            by = counts.setdefault(same, {})
            by[effect.by] = by.get(effect.by, 0.0) + 1.0 / len(row)
    return counts


def _is_counted(effect: Effect) -> bool:
    return any(name == "count" for name, _ in effect.facts)


def _count(effect: Effect) -> int:
    return int(next((value for name, value in effect.facts if name == "count"), 0))
