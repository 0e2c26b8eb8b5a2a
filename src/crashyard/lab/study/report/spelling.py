"""How figures and names are written, in reports and summaries."""

import math
import re
from collections.abc import Callable

from crashyard.lab.statistics import Figure


def spelled(name: str) -> str:
    """A name from a file as people write it: `DOUBLE_HIT` and `double-hit` are a double hit, 0-5 stays what it is."""
    plain = re.sub(r"(?<=[^\W\d])-(?=[^\W\d])", " ", name.replace("_", " "))
    return " ".join(word.lower() if word.isupper() else word for word in plain.split())


def titled(name: str) -> str:
    plain = spelled(name)
    return plain[:1].upper() + plain[1:]


def percent(value: float) -> str:
    """With more places near nothing and near all, where they matter; the space does not break."""
    near = min(value, 1 - value)
    places = 0 if near < 0.00005 or near >= 0.0995 else 1 if near >= 0.00095 else 2
    return f"{100 * value:.{places}f}\N{NO-BREAK SPACE}%"


def points(value: float) -> str:
    return f"{100 * value:+.1f}"


def number(value: float) -> str:
    """A dozen is told to a tenth, a hundred as it is, and what is less than one by its first two digits."""
    return f"{value:,.0f}" if abs(value) >= 100 else f"{value:.1f}" if abs(value) >= 1 else f"{value:.2g}"


def span(low: float, high: float, spell: Callable[[float], str]) -> str:
    """An interval, if there is one."""
    return f"{spell(low)} to {spell(high)}" if math.isfinite(high) else "not known from so few games"


def with_interval(figure: Figure) -> str:
    return f"{number(figure.value)} (95 %: {span(figure.low, figure.high, number)})"


def share_with_interval(figure: Figure) -> str:
    return f"{percent(figure.value)} (95 %: {span(figure.low, figure.high, percent)})"
