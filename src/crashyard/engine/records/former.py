"""Former rules: what has to be known of them to open what they have stored."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from typing import Any

from crashyard.engine.options import Value

Numbering = Callable[[Mapping[str, Any], int, int], object]
"""The JSON form of an action or an outcome, from the fields of the position (as those rules wrote them), the seat and
the number; None if the number means nothing there."""


@dataclass(frozen=True, slots=True)
class Former:
    """One version of a game's rules. It never changes, whatever becomes of the rules."""

    defaults: Mapping[str, Value] = field(default_factory=dict)
    """Of the options then."""
    form: Numbering | None = None
    """What the bare numbers mean that were stored before answers were stored by their forms."""
