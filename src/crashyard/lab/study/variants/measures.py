"""What is measured where two rules are compared: one number a game, with words for more and less of it."""

from collections.abc import Callable
from dataclasses import dataclass

from crashyard.lab.study.plays import StudiedPlay, StudiedPlays

Value = Callable[[StudiedPlay], float | None]


@dataclass(frozen=True, slots=True)
class StudyMeasure:
    """One number a game. `more` and `less` say in plain words what it means if there is more, or less, of it."""

    name: str
    more: str
    less: str
    value: Value
    share: bool = False
    """Whether it is told in per cent of the games, of the wins or of the length."""
    relative: bool = False
    """Whether a change is told relative to what it was."""
    of_wins: bool = False
    """Whether it is somebody's share of the wins, of which a part is fair."""
    if_stopped: float | None = None
    """What a game counts that was stopped before its end; None if such a game says nothing about it."""


def _bool(value: bool | None) -> float | None:
    return None if value is None else float(value)


MEASURES: tuple[StudyMeasure, ...] = (
    StudyMeasure(
        "games stopped before their end",
        "Games are stopped before their end {} more often.",
        "Games are stopped before their end {} less often.",
        lambda _: 0.0,
        share=True,
        if_stopped=1.0,
    ),
    StudyMeasure(
        "length",
        "The game gets {} longer.",
        "The game gets {} shorter.",
        lambda p: p.rounds,
        relative=True,
    ),
    StudyMeasure(
        "decisions",
        "There are {} more decisions in a game.",
        "There are {} fewer decisions in a game.",
        lambda p: p.seen.decisions,
        relative=True,
    ),
    StudyMeasure(
        "answers a decision",
        "There is {} more choice in a decision.",
        "There is {} less choice in a decision.",
        lambda p: p.seen.answers_offered / p.seen.decisions if p.seen.decisions else None,
        relative=True,
    ),
    StudyMeasure(
        "draws", "Draws are {} more frequent.", "Draws are {} less frequent.", lambda p: float(p.drawn), share=True
    ),
    StudyMeasure(
        "lead changes",
        "There are {} more lead changes a game.",
        "There are {} fewer lead changes a game.",
        lambda p: p.course.changes if p.course else None,
    ),
    StudyMeasure(
        "comebacks",
        "Comebacks are {} more frequent.",
        "Comebacks are {} less frequent.",
        lambda p: _bool(p.course.comeback) if p.course else None,
        share=True,
    ),
    StudyMeasure(
        "drama",
        "Drama rises by {}.",
        "Drama falls by {}.",
        lambda p: p.course.drama if p.course else None,
    ),
    StudyMeasure(
        "settled",
        "Games are settled {} later.",
        "Games are settled {} earlier.",
        lambda p: p.course.settled if p.course else None,
        share=True,
    ),
    StudyMeasure(
        "snatched wins",
        "Wins are snatched at the last moment {} more often.",
        "Wins are snatched at the last moment {} less often.",
        lambda p: _bool(p.course.snatched) if p.course else None,
        share=True,
    ),
    StudyMeasure(
        "hits a game",
        "Players hit each other {} more often.",
        "Players hit each other {} less often.",
        lambda p: float(sum(blow.by != blow.to for blow in p.seen.blows)),
        relative=True,
    ),
    StudyMeasure(
        "crashes by one's own doing",
        "Players harm themselves {} more often.",
        "Players harm themselves {} less often.",
        lambda p: float(sum(blow.by == blow.to for blow in p.seen.blows)),
        relative=True,
    ),
    StudyMeasure(
        "kingmaking",
        "Kingmaking is {} more frequent.",
        "Kingmaking is {} less frequent.",
        lambda p: _bool(p.intrigue.kingmaking) if p.intrigue else None,
        share=True,
    ),
)


def win_measures(plays: StudiedPlays) -> list[StudyMeasure]:
    """The wins of every place in the order of play, and of every seat; of two, the other one has what is left."""
    who, places = plays.who, range(plays.sides if plays.sides > 2 else 1)
    found = [_wins(place_in_order(order, who), _in_order(order)) for order in places]
    return found + [_wins(f"{who} {side + 1}", _in_seat(side)) for side in places]


def place_in_order(order: int, who: str) -> str:
    """Who it is that comes so many places after the one who begins; in a seat sits a player."""
    names = ("starting", "second", "third")
    place = names[order] if order < len(names) else f"{order + 1}th"
    return f"the {place} {'player' if who == 'seat' else who}"


def _wins(name: str, value: Value) -> StudyMeasure:
    called = name[:1].upper() + name[1:]
    more, less = f"{called} wins {{}} more often.", f"{called} wins {{}} less often."
    return StudyMeasure(f"wins of {name}", more, less, value, share=True, of_wins=True)


def _in_order(order: int) -> Value:
    return lambda play: None if play.start is None else play.won[(play.start + order) % len(play.won)]


def _in_seat(side: int) -> Value:
    return lambda play: play.won[side]
