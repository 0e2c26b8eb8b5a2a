"""Reasons for answers in words: what one gains, loses or risks (`crashyard.bots.reasons` finds it out).

A game has a message `effect-KIND` for each of its effects, said of the answer that brings it about ("picks up the red
pilot"). For those that opponents can bring about it has `threat-KIND`, said of what they could do ("remove one of your
cubes"), and `spared-KIND`, said of what they cannot do ("remove any of your cubes"; German has the "not" in it). The
messages `why-...` of all games make sentences of them.
"""

from collections.abc import Mapping, Sequence
from typing import Any

from crashyard.engine.previews.effects import Effect
from crashyard.faces.words import Words


def phrase(words: Words, kind: str, effect: Effect, mine: bool, how: Mapping[str, Any]) -> str:
    """One reason of a kind. `mine` is whether the effect concerns whoever reads it, or their side.

    `how` are the facts of the sentence: `by`, and whether it is `likely`, `later`, `turn` or `unhindered`.
    """
    facts = {"seat": effect.seat, "mine": mine, **dict(effect.facts)}
    if kind in ("danger", "safer"):
        what = words.say(f"threat-{effect.kind}", facts)
    elif kind == "unreachable":
        what = words.say(f"spared-{effect.kind}", facts)
    else:
        what = words.say("why-does", {"what": words.say(f"effect-{effect.kind}", facts), **how})
    return words.say(f"why-{kind}", {"what": what, **how})


def sentence(words: Words, reasons: Sequence[tuple[str, str]]) -> str:
    """Several reasons, each its kind and its phrase, in one line: what speaks for an answer, but what against it."""
    said: list[str] = []
    for kind, says in reasons:
        against = kind in ("loss", "danger")
        said.append(words.say("why-but", {"what": says}) if against and said else says)
    text = "; ".join(said)
    return text[:1].upper() + text[1:] + "." if text else ""
