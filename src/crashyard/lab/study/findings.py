"""What the games of one table say, in figures with their intervals."""

from bisect import bisect_right
from collections import Counter
from collections.abc import Callable, Sequence
from dataclasses import dataclass

from crashyard.lab.statistics import Figure, even, mean_of, part_of, quantile, ratio_of, share_of
from crashyard.lab.study.plays import StudiedPlay, StudiedPlays

POINTS = 10
"""The course of a game is drawn at so many points between its beginning and its end."""


@dataclass(frozen=True, slots=True)
class Spread:
    """How a number is spread over the games."""

    mean: Figure
    least: float
    tenth: float
    """One game in ten has less;"""
    middle: float
    ninth: float
    """one in ten has more."""
    most: float
    counts: dict[int, int]
    """How many games had how much."""


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
    """Games that took another course than all others: bots that play alike say the same thing again and again."""
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
    lead_changes: Spread
    comeback: Figure
    drama: Figure
    settled: Figure
    sure: Figure
    snatched: Figure
    uncertainty: Figure
    winners_chance: list[tuple[float, float, float, float]]
    """When, and of the winner's chance then: one in ten has less, the middle, one in ten has more."""
    options: list[ChoiceFinding]
    harm: list[Harm]
    hits: list[list[float]]
    """By the side that hits and the side that is hit: how often a game."""
    gang_up: Figure | None
    kingmaking: Figure | None
    closeness: Figure | None
    """How far the second was behind the first by the score."""
    reasons: dict[str, int]


def spread(values: Sequence[int]) -> Spread:
    ordered = sorted(values) or [0]
    tenth, middle, ninth = (quantile(ordered, share) for share in (0.1, 0.5, 0.9))
    counts = dict(sorted(Counter(values).items()))
    return Spread(mean_of(values), ordered[0], tenth, middle, ninth, ordered[-1], counts)


def find(plays: StudiedPlays) -> Findings:
    ended = plays.ended

    def share(holds: Callable[[StudiedPlay], bool | None]) -> Figure:
        told = [found for play in ended if (found := holds(play)) is not None]
        return share_of(sum(told), len(told))

    def part(value: Callable[[StudiedPlay], float | None]) -> Figure:
        return part_of([found for play in ended if (found := value(play)) is not None])

    starting, fixed = _starting(plays)
    intrigues = [play.intrigue for play in ended if play.intrigue is not None]
    return Findings(
        games=plays.games,
        ended=len(ended),
        different=len({_course(play) for play in ended}),
        draws=share(lambda play: play.drawn),
        capped=len(plays.capped),
        failed=len(plays.failed),
        rounds=spread([play.rounds for play in ended]),
        answers=spread([play.answers for play in ended]),
        decisions=spread([play.seen.decisions for play in ended]),
        branching=ratio_of(
            [play.seen.answers_offered for play in ended], [float(play.seen.decisions) for play in ended]
        ),
        branching_sizes=_sizes(ended),
        seats=_places([sum(play.won[side] for play in ended) for side in range(plays.sides)], len(ended)),
        starting=starting,
        start_fixed=fixed,
        lead_changes=spread([play.course.changes for play in ended]),
        comeback=share(lambda play: play.course.comeback),
        drama=part(lambda play: play.course.drama),
        settled=part(lambda play: play.course.settled),
        sure=part(lambda play: play.course.sure),
        snatched=share(lambda play: play.course.snatched),
        uncertainty=part(lambda play: play.course.uncertainty),
        winners_chance=_winners_chance(ended),
        options=_options(ended),
        harm=_harm(plays),
        hits=_hits(plays),
        gang_up=ratio_of([one.on_leader for one in intrigues], [one.expected for one in intrigues])
        if any(one.expected for one in intrigues)
        else None,
        kingmaking=share_of(sum(one.kingmaking for one in intrigues), len(intrigues)) if intrigues else None,
        closeness=mean_of([gap for play in ended if (gap := _gap(play)) is not None])
        if any(play.seen.scores for play in ended)
        else None,
        reasons=dict(Counter(play.seen.reason for play in ended).most_common()),
    )


def _course(play: StudiedPlay) -> tuple[object, ...]:
    """What tells games apart: what was chosen how often, and how everybody stood when."""
    chances = tuple(round(chance, 6) for row in play.chances for chance in row)
    return (play.answers, play.ranks, tuple(sorted(play.seen.chosen.items())), chances)


def _places(wins: Sequence[float], games: int) -> Places:
    fair = 1 / len(wins)
    return Places([share_of(won, games) for won in wins], fair, even(wins))


def _starting(plays: StudiedPlays) -> tuple[Places | None, int | None]:
    """The wins of whoever begins, of the side after them, and so on."""
    started = [(play.start, play.won) for play in plays.ended if play.start is not None]
    if not started:
        return None, None
    starts = {start for start, _ in started}
    sides = plays.sides
    wins = [sum(won[(start + order) % sides] for start, won in started) for order in range(sides)]
    return _places(wins, len(started)), starts.pop() if len(starts) == 1 else None


def _sizes(ended: Sequence[StudiedPlay]) -> list[int]:
    longest = max((len(play.seen.branching) for play in ended), default=0)
    sizes = [0] * longest
    for play in ended:
        for size, count in enumerate(play.seen.branching):
            sizes[size] += count
    return sizes


def _winners_chance(ended: Sequence[StudiedPlay]) -> list[tuple[float, float, float, float]]:
    """Of the games that somebody won alone; at a point in time the last moment before it counts."""
    found: list[tuple[float, float, float, float]] = []
    for point in range(POINTS):
        at = point / POINTS
        chances: list[float] = []
        for play in ended:
            if play.winner is not None and play.when:
                moment = max(0, bisect_right(play.when, at) - 1)
                chances.append(play.chances[moment][play.winner])
        if chances:
            chances.sort()
            found.append((at, quantile(chances, 0.1), quantile(chances, 0.5), quantile(chances, 0.9)))
    return found


def _options(ended: Sequence[StudiedPlay]) -> list[ChoiceFinding]:
    chosen: Counter[str] = Counter()
    offered: Counter[str] = Counter()
    for play in ended:
        chosen.update(play.seen.chosen)
        offered.update(play.seen.offered)
    return [
        ChoiceFinding(name, chosen[name], count, share_of(chosen[name], count), chosen[name] / len(ended))
        for name, count in sorted(offered.items(), key=lambda item: (-item[1], item[0]))
    ]


def _harm(plays: StudiedPlays) -> list[Harm]:
    teams = plays.teams
    counts: dict[str, list[int]] = {}
    own: Counter[str] = Counter()
    for index, play in enumerate(plays.ended):
        for blow in play.seen.blows:
            counts.setdefault(blow.how, [0] * len(plays.ended))[index] += 1
            own[blow.how] += teams[blow.by] == teams[blow.to]
    found = [Harm(how, mean_of(each), share_of(own[how], sum(each))) for how, each in counts.items()]
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
