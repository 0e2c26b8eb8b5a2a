"""The figures of a table that are worth telling by themselves, and that other kinds of players may turn round."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from crashyard.lab.statistics import Figure, share_of
from crashyard.lab.study.findings import Findings
from crashyard.lab.study.items import Item
from crashyard.lab.study.variants.comparing import Comparison
from crashyard.lab.study.variants.measures import place_in_order


@dataclass(frozen=True, slots=True)
class Told:
    """One figure of one table."""

    name: str
    figure: Figure | None
    """None if this table cannot tell."""
    neutral: float | None = None
    """What would be no advantage: a fair share, no difference. None where there is no such thing, as with length."""
    share: bool = True
    """Whether it lies between nothing and one, and is told in per cent."""


def headlines_of(found: Findings, items: Sequence[Item], who: str) -> Iterator[Told]:
    """All of a table, in the order of a report."""
    yield Told("length", found.rounds.mean, share=False)
    yield Told("decisions", found.decisions.mean, share=False)
    yield Told("answers a decision", found.branching, share=False)
    still = found.standstills
    yield Told("standstills", still.share if still else None)
    yield Told("games stopped before their end", share_of(found.capped, found.games - found.failed))
    yield Told("draws", found.draws)
    for number, share in enumerate(found.seats.shares):
        yield Told(f"wins of {who} {number + 1}", share, found.seats.fair)
    if found.starting is not None and found.start_fixed is None:
        for order, share in enumerate(found.starting.shares):
            yield Told(f"wins of {place_in_order(order, who)}", share, found.starting.fair)
    yield from _of_tension(found)
    if found.kingmaking is not None or len(found.seats.shares) > 2:
        yield Told("gang-up", found.gang_up, 1.0, share=False)
        yield Told("kingmaking", found.kingmaking)
    for harm in found.harm:
        yield Told(f"{harm.how}, a game", harm.a_game, share=False)
    for item in items:
        worth = item.worth
        figure = None if worth is None else Figure(worth.value, worth.low, worth.high, item.spread.cases)
        yield Told(worth_of(item.kind, item.name), figure, 0.0)
    for option in found.options:
        yield Told(choice_of(option.name), option.share)


def _of_tension(found: Findings) -> Iterator[Told]:
    told = found.tension
    yield Told("lead changes", told.lead_changes.mean if told else None, share=False)
    yield Told("comebacks", told.comeback if told and told.tells_comebacks else None)
    yield Told("drama", told.drama if told else None)
    yield Told("settled", told.settled if told else None)
    yield Told("snatched wins", told.snatched if told else None)


def difference_of(one: Comparison) -> Told:
    """What the second rule changes in a measure."""
    apart = one.apart
    figure = Figure(apart.value, apart.low, apart.high, one.first.cases)
    return Told(change_of(one.measure.name), figure, 0.0, one.measure.share)


def worth_of(kind: str, name: str) -> str:
    return f"worth of {kind} {name}"


def choice_of(name: str) -> str:
    return f"chosen when possible: {name}"


def change_of(measure: str) -> str:
    return f"change of {measure}"
