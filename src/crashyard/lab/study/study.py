"""The games of a study: so many of each table, a table being a rule variant and a number of players.

Tables take turns, so that a study that is stopped is even, and one that goes on later finds its games under the same
numbers. The first numbers belong to the ladder: duels between neighbouring levels, the higher one on each
side in turn.
"""

from collections.abc import Sequence
from dataclasses import asdict, dataclass
from functools import cache
from itertools import pairwise
from typing import Any

import msgspec

from crashyard.bots.registry import find_bot
from crashyard.engine.chance.dice import Dice
from crashyard.engine.chance.numbered import SeededChance
from crashyard.engine.options import Value
from crashyard.engine.position import Position
from crashyard.engine.records.record import Record
from crashyard.engine.registry import find_game
from crashyard.lab.checkpoint import title_of
from crashyard.lab.closer.looking import look_closer
from crashyard.lab.outcome import Outcome, outcome_of
from crashyard.lab.simulate import play_out
from crashyard.lab.study.observing import observe, to_facts


@dataclass(frozen=True, slots=True)
class StudyTable:
    """What the games that are compared with each other have in common."""

    variant: int
    players: int
    strength: int = 0
    """Which kind of players sits there."""


@dataclass(frozen=True, slots=True)
class Strength:
    """One kind of players: bots of one level, or of several at one table."""

    name: str
    bots: tuple[str, ...]
    """As `Study.bots`."""


@dataclass(frozen=True, slots=True)
class Duel:
    """One game of the ladder."""

    lower: str
    higher: str
    round: int
    side: int
    """The side that the higher bot has; it has all seats of it."""


@dataclass(frozen=True, slots=True)
class Study:
    """All games of a study, by their numbers. Only texts and numbers: it travels."""

    game: str
    variants: tuple[dict[str, Value], ...]
    """The options of each rule variant: one, or two that are compared."""
    players: tuple[int, ...]
    bots: tuple[str, ...]
    """They sit round the table in this order, one seat further on in each game, until everybody sat everywhere. If not
    all of them fit, or some sit twice, then it is the turn of others."""
    ladder: tuple[str, ...]
    """From the bot that thinks least to the one that thinks most."""
    duels: int
    """How many games each two neighbours of the ladder play, at least."""
    seed: str
    cap: int
    strengths: tuple[Strength, ...] = ()
    """If there are any, each of them plays at tables of its own, in place of `bots`."""
    closer: bool = False
    """Whether every game is looked at closely: places, first choices, timing, pairs."""

    @property
    def who(self) -> tuple[Strength, ...]:
        """The kinds of players: at least one."""
        return self.strengths or (Strength(", ".join(dict.fromkeys(self.bots)), self.bots),)

    @property
    def tables(self) -> list[StudyTable]:
        return [
            StudyTable(variant, players, strength)
            for strength in range(len(self.who))
            for variant in range(len(self.variants))
            for players in self.players
        ]

    @property
    def sides(self) -> int:
        """Of a duel; the ladder is climbed at the smallest table."""
        return max(self.teams(self.players[0])) + 1

    @property
    def duel_count(self) -> int:
        return len(list(pairwise(self.ladder))) * self.duel_rounds * self.sides

    @property
    def duel_rounds(self) -> int:
        return -(-self.duels // self.sides)

    def asked(self, games: int | Sequence[int]) -> tuple[int, ...]:
        """How many games each kind of players plays at each of its tables: as many, or each its own number."""
        return (games,) * len(self.who) if isinstance(games, int) else tuple(games)

    def wanted(self, games: int | Sequence[int]) -> int:
        """How many games that are, without the ladder."""
        return sum(self.asked(games)) * len(self.variants) * len(self.players)

    def numbers(self, games: int | Sequence[int]) -> list[int]:
        """Of so many games a table, and then the ladder."""
        count, asked = self.duel_count, self.asked(games)
        wanted = [asked[table.strength] for table in self.tables]
        of_tables = [
            count + turn * len(wanted) + index
            for turn in range(max(wanted))
            for index, games_there in enumerate(wanted)
            if turn < games_there
        ]
        return [*of_tables, *range(count)]

    def teams(self, players: int) -> tuple[int, ...]:
        return _teams(self.game, players)

    def table_of(self, number: int) -> StudyTable:
        return self.tables[(number - self.duel_count) % len(self.tables)]

    def turn_of(self, number: int) -> int:
        """Which game of its table it is. Games of the same turn have the same seed, whatever their table."""
        return (number - self.duel_count) // len(self.tables)

    def is_duel(self, number: int) -> bool:
        return number < self.duel_count

    def duel(self, number: int) -> Duel:
        rest, side = divmod(number, self.sides)
        round_, pair = divmod(rest, len(self.ladder) - 1)
        return Duel(self.ladder[pair], self.ladder[pair + 1], round_, side)

    def lineup(self, number: int) -> tuple[str, ...]:
        """The bot in each seat."""
        if self.is_duel(number):
            duel = self.duel(number)
            teams = self.teams(self.players[0])
            return tuple(duel.higher if team == duel.side else duel.lower for team in teams)
        table = self.table_of(number)
        return _seated(self.who[table.strength].bots, table.players, self.turn_of(number))

    def seed_of(self, number: int) -> str:
        """Every table has the same seeds: what chance does differs as little as can be."""
        if self.is_duel(number):
            duel = self.duel(number)
            return f"{self.seed}/{duel.lower}/{duel.higher}/{duel.round}"
        return f"{self.seed}/{self.turn_of(number)}"

    def play(self, number: int) -> Outcome:
        """One game. What fails in it is noted; its record, and that of a game that did not end, comes along."""
        record = self.opening(number)
        try:
            position = self._play_out(record, number)
            outcome = outcome_of(number, record.answers, int(position.rounds()), position.result())
            facts = {} if self.is_duel(number) else to_facts(observe(record))
            if self.closer and facts:
                facts["closer"] = look_closer(record)
        except Exception as error:
            return Outcome(number, len(record.answers), error=f"{type(error).__name__}: {error}", facts=_kept(record))
        if outcome.ranks is None:
            facts |= _kept(record)
        return msgspec.structs.replace(outcome, facts=facts)

    def opening(self, number: int) -> Record:
        """The record of a game before its first answer."""
        table = StudyTable(0, self.players[0]) if self.is_duel(number) else self.table_of(number)
        options = dict(self.variants[table.variant])
        return Record(find_game(self.game), table.players, options, chance=SeededChance(self.seed_of(number)))

    def record(self, number: int) -> Record:
        """A game played again, as it was if its bots are not timed."""
        record = self.opening(number)
        self._play_out(record, number)
        return record

    def _play_out(self, record: Record, number: int) -> Position:
        seed = self.seed_of(number)
        names = enumerate(self.lineup(number))
        bots = [find_bot(name, record.game, f"{seed}/bot/{seat}") for seat, name in names]
        position = record.opening()
        play_out(record, position, bots, Dice(f"{seed}/hidden"), self.cap)
        return position

    def title(self) -> dict[str, Any]:
        """What a checkpoint of this study is headed by."""
        return title_of("study", asdict(self))


def _seated(bots: tuple[str, ...], players: int, turn: int) -> tuple[str, ...]:
    """Who sits where. The same ones take every seat before others come, or a seat would win for who sits in it."""
    lap, on = divmod(turn, players)
    table = [bots[(lap + place) % len(bots)] for place in range(players)]
    return tuple(table[(seat + on - lap) % players] for seat in range(players))


@cache
def _teams(game: str, players: int) -> tuple[int, ...]:
    """Asked for every number of a game; to look for the game takes longer than all the rest."""
    return find_game(game).teams(players)


def _kept(record: Record) -> dict[str, Any]:
    return {"record": record.to_json()}
