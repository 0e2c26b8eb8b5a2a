"""What the second rule changes, in plain words."""

from collections.abc import Callable, Sequence

from crashyard.lab.study.variants.comparing import Comparison


def verdict(
    mine: Sequence[Comparison], endless: Sequence[str], marked: Callable[[Comparison], str] = lambda _: ""
) -> list[str]:
    """What has changed at a table, in plain words; the last sentence tells of all the rest.

    `endless` are the variants of which no game came to its end; `marked` tells of each change whether it holds for all
    kinds of players.
    """
    changed = [one.sentence() + marked(one) for one in mine if one.beyond_chance]
    unsure = [one.unsure for one in mine if one.by_yardstick]
    told = [f"No game came to its end with {name}." for name in endless]
    return [*told, *changed, *unsure, *_rest(len(mine) - len(changed) - len(unsure), bool(changed or unsure))]


def _rest(count: int, others: bool) -> list[str]:
    """So many things that do not differ; whether there are others that do."""
    if others and not count:
        return []
    if others:
        rest = f"{count} other things were measured and do" if count != 1 else "One other thing was measured and does"
        return [f"{rest} not differ beyond chance."]
    if not count:
        return ["Nothing could be compared."]
    return [f"Nothing that was measured ({count} thing{'s' if count != 1 else ''}) differs beyond chance."]
