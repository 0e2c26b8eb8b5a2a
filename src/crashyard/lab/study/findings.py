"""What the games of one table say, in figures with their intervals."""

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass

from crashyard.lab.courses import Courses
from crashyard.lab.statistics import Figure, count_of, even, mean_of, ratio_of, share_of, share_within
from crashyard.lab.study.chances.predictor import PredictorQuality
from crashyard.lab.study.chances.tension import Tension, tension_of
from crashyard.lab.study.plays import StudiedPlay, StudiedPlays
from crashyard.lab.study.spread import Spread, spread
from crashyard.lab.study.standstill import Standstills, standstills_of


@dataclass(frozen=True, slots=True)
class Places:
    """The share of the wins of each place at the table, what is fair, and how likely chance alone makes them differ."""

    shares: list[Figure]
    fair: float
    chance: float


@dataclass(frozen=True, slots=True)
class ChoiceFinding:
    """One kind of choice."""

    name: str
    chosen: int
    offered: int
    share: Figure
    """Of the decisions in which it could be chosen."""
    a_game: float
    """How often it was chosen in a game."""


@dataclass(frozen=True, slots=True)
class Harm:
    """One way of hitting somebody."""

    how: str
    a_game: Figure
    own_doing: Figure
    """The share that hit the one who did it."""


@dataclass(frozen=True, slots=True)
class Findings:
    """Everything but the worth of items and the ladder."""

    games: int
    ended: int
    different: int
    """How many courses the games took that did not fail: bots that play alike say the same thing again and again."""
    repeat: bool
    """Whether so few differ that it must be told first."""
    draws: Figure
    capped: int
    failed: int
    rounds: Spread
    answers: Spread
    decisions: Spread
    branching: Figure
    """Answers that could be given in a decision."""
    branching_sizes: list[int]
    """How many decisions had 2, 3-4, 5-8, ... answers."""
    seats: Places
    starting: Places | None
    """By the order after the starting player; None where there is none."""
    start_fixed: int | None
    """The seat that always started."""
    predictor: PredictorQuality
    """How well chances to win tell who wins."""
    tension: Tension | None
    """None where chances know no more than who began."""
    standstills: Standstills | None
    """None if the game does not tell what progress is."""
    options: list[ChoiceFinding]
    harm: list[Harm]
    hits: list[list[float]]
    """By the side that hits and the side that is hit: how often a game."""
    gang_up: Figure | None
    kingmaking: Figure | None
    closeness: Figure | None
    """How far the second was behind the first by the score."""
    reasons: dict[str, int]


def find(plays: StudiedPlays) -> Findings:
    ended, labels, courses = plays.ended, plays.labels, plays.courses
    starting, fixed = _starting(plays)
    intrigues = [(play.intrigue, play.label) for play in ended if play.intrigue is not None]
    gaps = [(gap, play.label) for play in ended if (gap := _gap(play)) is not None]
    return Findings(
        games=plays.games,
        ended=len(ended),
        different=courses.different,
        repeat=courses.repeat,
        draws=_share([play.drawn for play in ended], labels),
        capped=len(plays.capped),
        failed=len(plays.failed),
        rounds=spread([play.rounds for play in ended], labels),
        answers=spread([play.answers for play in ended], labels),
        decisions=spread([play.seen.decisions for play in ended], labels),
        branching=ratio_of(
            [play.seen.answers_offered for play in ended], [float(play.seen.decisions) for play in ended], labels
        ),
        branching_sizes=_sizes(ended),
        seats=_places([play.won for play in ended], labels, plays.fair),
        starting=starting,
        start_fixed=fixed,
        predictor=plays.predictor,
        tension=tension_of(plays),
        standstills=standstills_of(plays),
        options=_options(plays),
        harm=_harm(plays),
        hits=_hits(plays),
        gang_up=ratio_of(
            [one.on_leader for one, _ in intrigues],
            [one.expected for one, _ in intrigues],
            [label for _, label in intrigues],
        )
        if any(one.expected for one, _ in intrigues)
        else None,
        kingmaking=_share([one.kingmaking for one, _ in intrigues], [label for _, label in intrigues])
        if intrigues
        else None,
        closeness=mean_of([gap for gap, _ in gaps], [label for _, label in gaps])
        if any(play.seen.scores for play in ended)
        else None,
        reasons=dict(Counter(play.seen.reason for play in ended).most_common()),
    )


def _share(holds: Sequence[bool], labels: Sequence[int]) -> Figure:
    """Of the games; those of one course are one case."""
    return share_of(*Courses(labels).counted(sum(holds)))


def _places(won: Sequence[Sequence[float]], labels: Sequence[int], fair: float) -> Places:
    courses = Courses(labels)
    wins = [sum(row[place] for row in won) for place in range(round(1 / fair))]
    return Places([share_of(*courses.counted(one)) for one in wins], fair, even(won, labels))


def _starting(plays: StudiedPlays) -> tuple[Places | None, int | None]:
    """The wins of whoever begins, of the side after them, and so on."""
    started = [(play.start, play) for play in plays.ended if play.start is not None]
    if not started:
        return None, None
    starts = {start for start, _ in started}
    in_order = [play.won[start:] + play.won[:start] for start, play in started]
    places = _places(in_order, [play.label for _, play in started], plays.fair)
    return places, starts.pop() if len(starts) == 1 else None


def _sizes(ended: Sequence[StudiedPlay]) -> list[int]:
    longest = max((len(play.seen.branching) for play in ended), default=0)
    sizes = [0] * longest
    for play in ended:
        for size, count in enumerate(play.seen.branching):
            sizes[size] += count
    return sizes


def _options(plays: StudiedPlays) -> list[ChoiceFinding]:
    ended, labels = plays.ended, plays.labels
    chosen: Counter[str] = Counter()
    offered: Counter[str] = Counter()
    for play in ended:
        chosen.update(play.seen.chosen)
        offered.update(play.seen.offered)

    def share(name: str) -> Figure:
        taken = [play.seen.chosen.get(name, 0) for play in ended]
        return share_within(taken, [play.seen.offered.get(name, 0) for play in ended], labels)

    return [
        ChoiceFinding(name, chosen[name], count, share(name), chosen[name] / len(ended))
        for name, count in sorted(offered.items(), key=lambda item: (-item[1], item[0]))
    ]


def _harm(plays: StudiedPlays) -> list[Harm]:
    teams, labels = plays.teams, plays.labels
    counts: dict[str, list[int]] = {}
    own: dict[str, list[int]] = {}
    for index, play in enumerate(plays.ended):
        for blow in play.seen.blows:
            counts.setdefault(blow.how, [0] * len(plays.ended))[index] += 1
            own.setdefault(blow.how, [0] * len(plays.ended))[index] += teams[blow.by] == teams[blow.to]
    found = [Harm(how, count_of(each, labels), share_within(own[how], each, labels)) for how, each in counts.items()]
    return sorted(found, key=lambda one: -one.a_game.value)


def _hits(plays: StudiedPlays) -> list[list[float]]:
    sides = plays.sides
    hits = [[0.0] * sides for _ in range(sides)]
    for play in plays.ended:
        for blow in play.seen.blows:
            hits[plays.teams[blow.by]][plays.teams[blow.to]] += 1 / len(plays.ended)
    return hits


def _gap(play: StudiedPlay) -> float | None:
    """Between the winner's score and the best of the other sides."""
    if play.seen.scores is None or play.drawn:
        return None
    first = max(score for score, rank in zip(play.seen.scores, play.ranks, strict=True) if rank == 1)
    rest = [score for score, rank in zip(play.seen.scores, play.ranks, strict=True) if rank != 1]
    return first - max(rest)
