"""Which bot is stronger: every bot alone among every other one, in every seat, over several numbers of players.

A game of two is one bot against another. At a larger table one bot sits alone among copies of the other, so that its
fair share of the wins is known: one in so many sides. Where partners play, its partner is a copy of the other bot too,
and they win together. The same seed is played once from every seat (a *set*), so that luck and the seat's advantage
fall on everybody alike.
"""

from collections.abc import Iterable, Sequence
from dataclasses import asdict, dataclass, field
from itertools import permutations
from typing import Any

from crashyard.engine.options import Value
from crashyard.engine.registry import find_game
from crashyard.lab.checkpoint import title_of
from crashyard.lab.courses import Courses
from crashyard.lab.outcome import Outcome
from crashyard.lab.simulate import play_game
from crashyard.lab.statistics import SURE, Figure, share_of


@dataclass(frozen=True, slots=True)
class Lineup:
    """Who plays a game: `alone` in one seat, `others` in the rest."""

    alone: str
    others: str
    players: int
    seat: int
    set_number: int

    @property
    def bots(self) -> tuple[str, ...]:
        return tuple(self.alone if seat == self.seat else self.others for seat in range(self.players))


@dataclass(frozen=True, slots=True)
class Arena:
    """All games of an arena, by their numbers."""

    game: str
    options: dict[str, Value]
    bots: tuple[str, ...]
    tables: tuple[int, ...]
    """The numbers of players."""
    sets: int
    """How often every lineup is played from every seat."""
    seed: str
    cap: int
    first_alone: bool = False
    """Only the first bot sits alone, among each of the others."""

    @property
    def games(self) -> int:
        return self.sets * sum(len(self.pairs(players)) * players for players in self.tables)

    def pairs(self, players: int) -> list[tuple[str, str]]:
        """Who sits alone among whom; with two players each pair is met once, since both seats are played."""
        ordered = list(permutations(self.bots, 2))
        if self.first_alone:
            return [(one, other) for one, other in ordered if one == self.bots[0]]
        if players > 2:
            return ordered
        return [(one, other) for one, other in ordered if self.bots.index(one) < self.bots.index(other)]

    def lineup(self, number: int) -> Lineup:
        """The lineup of a game; sets come one after the other, so that an arena that is stopped is still even."""
        in_set = self.games // self.sets
        set_number, number = divmod(number, in_set)
        for players in self.tables:
            pairs = self.pairs(players)
            if number < len(pairs) * players:
                alone, others = pairs[number // players]
                return Lineup(alone, others, players, number % players, set_number)
            number -= len(pairs) * players
        raise IndexError(number)

    def play(self, number: int) -> Outcome:
        lineup = self.lineup(number)
        seed = f"{self.seed}/{lineup.players}/{lineup.set_number}"
        return play_game(self.game, self.options, lineup.bots, seed, number, self.cap, None)

    def title(self) -> dict[str, Any]:
        """What a checkpoint of this arena is headed by."""
        return title_of("arena", asdict(self))


@dataclass(slots=True)
class Matchup:
    """How one bot did alone among copies of another."""

    alone: str
    others: str
    players: int
    sides: int
    """Partners are one."""
    games: int = 0
    wins: int = 0
    """Of its side."""
    losses: int = 0
    """Games that one of the other sides won."""
    draws: int = 0
    shared: float = 0.0
    """What the draws are worth: a win, divided among the sides that are first."""
    courses: Courses = field(default_factory=Courses)
    """Games are alike if whoever sits alone has the same seat and everybody answers the same."""

    @property
    def fair(self) -> float:
        """The share of a bot that is as strong as the other."""
        return 1 / self.sides

    @property
    def share(self) -> Figure:
        """Of the games; those of one course are one case."""
        won, games = self.courses.counted(self.wins + self.shared)
        return share_of(won, games)

    def to_json(self) -> dict[str, object]:
        share = self.share
        return {
            "alone": self.alone,
            "others": self.others,
            "players": self.players,
            "games": self.games,
            "different": self.courses.different,
            "wins": self.wins,
            "losses": self.losses,
            "draws": self.draws,
            "share": round(share.value, 4),
            "low": round(share.low, 4),
            "high": round(share.high, 4),
            "fair": round(self.fair, 4),
        }


Meetings = dict[tuple[str, str, int], Matchup]
"""By who sits alone, among whom, and the number of players."""


def meetings(arena: Arena, outcomes: Iterable[Outcome]) -> list[Matchup]:
    """The meetings of all games without an error, in the order of the lineups."""
    found = no_meetings(arena)
    for outcome in outcomes:
        add_outcome(arena, found, outcome)
    return list(found.values())


def no_meetings(arena: Arena) -> Meetings:
    """Before any game has been played."""
    teams = find_game(arena.game).teams
    return {
        (alone, others, players): Matchup(alone, others, players, len(set(teams(players))))
        for players in arena.tables
        for alone, others in arena.pairs(players)
    }


def add_outcome(arena: Arena, found: Meetings, outcome: Outcome) -> None:
    """One game more, unless it failed or was stopped."""
    if outcome.error is not None or outcome.ranks is None:
        return
    lineup = arena.lineup(outcome.number)
    meeting = found[lineup.alone, lineup.others, lineup.players]
    meeting.games += 1
    meeting.courses.add((lineup.seat, outcome.course))
    if outcome.drawn and outcome.ranks[lineup.seat] == 1:
        meeting.draws += 1
        teams = find_game(arena.game).teams(lineup.players)
        meeting.shared += 1 / len({team for team, rank in zip(teams, outcome.ranks, strict=True) if rank == 1})
    elif lineup.seat in outcome.winners:
        meeting.wins += 1
    else:
        meeting.losses += 1


@dataclass(frozen=True, slots=True)
class Rating:
    """How strong a bot is, in the terms of openskill: the mean of what it is taken to be, and how sure that is."""

    bot: str
    strength: float
    doubt: float

    def to_json(self) -> dict[str, object]:
        low, high = self.strength - SURE * self.doubt, self.strength + SURE * self.doubt
        return {
            "bot": self.bot,
            "rating": round(self.strength, 2),
            "doubt": round(self.doubt, 2),
            "low": round(low, 2),
            "high": round(high, 2),
        }


def ratings(arena: Arena, outcomes: Sequence[Outcome]) -> list[Rating]:
    """openskill's Plackett-Luce ratings, the strongest first, from the games in the order of their numbers.

    Where copies of one bot sit at a table, it learns the mean of what they learn. A game that has been played before
    by the same bots teaches nothing new.
    """
    from openskill.models import PlackettLuce

    model = PlackettLuce()
    known = {bot: model.rating(name=bot) for bot in arena.bots}
    played: set[tuple[tuple[str, ...], int]] = set()
    for outcome in sorted(outcomes, key=lambda one: one.number):
        if outcome.error is not None or outcome.ranks is None:
            continue
        names = arena.lineup(outcome.number).bots
        if (names, outcome.course) in played:
            continue
        played.add((names, outcome.course))
        seats = [[model.create_rating([known[name].mu, known[name].sigma], name)] for name in names]
        rated = model.rate(seats, ranks=[float(rank) for rank in outcome.ranks])
        for bot in set(names):
            learnt = [team[0] for name, team in zip(names, rated, strict=True) if name == bot]
            known[bot].mu = sum(one.mu for one in learnt) / len(learnt)
            known[bot].sigma = sum(one.sigma for one in learnt) / len(learnt)
    found = [Rating(bot, rating.mu, rating.sigma) for bot, rating in known.items()]
    return sorted(found, key=lambda rating: -rating.strength)
