"""Many games between bots, on one core or on many, with the same result on any number of them.

Each game has a seed of its own, made from the master seed and its number. Nothing else enters a game, and a tally
does not depend on the order in which games are counted, so it does not matter who plays which.
"""

import json
from collections.abc import Callable, Sequence
from dataclasses import asdict, dataclass, field
from pathlib import Path
from time import perf_counter
from typing import Any
from uuid import uuid4

from crashyard.bots.bot import Bot
from crashyard.bots.registry import find_bot
from crashyard.engine.chance.dice import Dice
from crashyard.engine.chance.numbered import SeededChance
from crashyard.engine.driver import AnswerLog, AskSeats, Driver, NumberedChance, SeatedBot
from crashyard.engine.options import Value
from crashyard.engine.position import Position
from crashyard.engine.records.record import Record
from crashyard.engine.registry import find_game
from crashyard.lab.checkpoint import Checkpoint, played, title_of
from crashyard.lab.courses import Courses
from crashyard.lab.outcome import Outcome, outcome_of
from crashyard.lab.parallel.work import Where
from crashyard.lab.statistics import Figure, share_of


@dataclass(frozen=True, slots=True)
class Plan:
    """What every game of a simulation has in common. Only texts and numbers: it travels to other processes."""

    game: str
    players: int
    options: dict[str, Value]
    bots: tuple[str, ...]
    """The name of the bot in each seat."""

    seed: str
    cap: int
    """A game that takes more answers than this is stopped."""

    records: str | None = None
    """The folder for one record a game."""

    def title(self) -> dict[str, Any]:
        """What a checkpoint of these games is headed by; where records go changes no game."""
        told = asdict(self)
        del told["records"]
        return title_of("simulate", told)

    def seed_of(self, number: int) -> str:
        return f"{self.seed}/{number}"

    def play(self, number: int) -> Outcome:
        folder = None if self.records is None else Path(self.records)
        seed = self.seed_of(number)
        return play_game(self.game, self.options, self.bots, seed, number, self.cap, folder)


@dataclass(slots=True)
class Tally:
    """What came out of some games."""

    wins: list[int]
    games: int = 0
    capped: int = 0
    decisions: int = 0
    """Answers given, those of chance included."""

    draws: int = 0
    """Games with several first places; they are nobody's wins."""

    measured: int = 0
    """Games without an error; the rounds are theirs."""

    rounds: int = 0
    shortest: int = 0
    longest: int = 0
    errors: list[tuple[int, str]] = field(default_factory=list)
    """The number of each game in which a bot or the rules failed, and how."""

    seconds: float = 0.0
    interrupted: bool = False
    games_before: int = 0
    """Those that were not played now, but found in a checkpoint."""

    decisions_before: int = 0

    courses: Courses = field(default_factory=Courses)
    """Of the games without an error."""

    @property
    def rate(self) -> float:
        """Decisions a second, of the games that were played now."""
        return (self.decisions - self.decisions_before) / self.seconds if self.seconds else 0.0

    def count(self, outcome: Outcome, before: bool = False) -> None:
        self.games += 1
        self.decisions += outcome.answers
        if before:
            self.games_before += 1
            self.decisions_before += outcome.answers
        if outcome.error is not None:
            self.errors.append((outcome.number, outcome.error))
            return
        self.courses.add(outcome.course)
        rounds = outcome.rounds
        self.shortest = min(self.shortest, rounds) if self.measured else rounds
        self.longest = max(self.longest, rounds)
        self.rounds += rounds
        self.measured += 1
        self.capped += outcome.ranks is None
        self.draws += outcome.drawn
        for seat in outcome.winners:
            self.wins[seat] += 1

    def share(self, seat: int) -> Figure:
        """Of the games that a seat won alone; games of one course are one case."""
        wins, games = self.courses.counted(self.wins[seat])
        return share_of(wins, games)

    def to_json(self, plan: Plan) -> dict[str, object]:
        mean = round(self.rounds / self.measured, 2) if self.measured else None
        return {
            "game": plan.game,
            "players": plan.players,
            "games": self.games,
            "different": self.courses.different,
            "errors": len(self.errors),
            "capped": self.capped,
            "decisions": self.decisions,
            "seconds": round(self.seconds, 3),
            "decisions_per_second": round(self.rate),
            "rounds": {"mean": mean, "min": self.shortest, "max": self.longest},
            "wins": [self._wins_to_json(seat, bot) for seat, bot in enumerate(plan.bots)],
            "draws": self.draws,
        }

    def _wins_to_json(self, seat: int, bot: str) -> dict[str, object]:
        share = self.share(seat)
        interval = {"low": round(share.low, 4), "high": round(share.high, 4)}
        return {"seat": seat, "bot": bot, "wins": self.wins[seat], **interval}


def play_out(record: Record, position: Position, bots: Sequence[Bot], dice: Dice, cap: int) -> None:
    """Let bots and the record's chance play, and note every answer, to the end or until `cap` answers are given."""
    assert record.chance is not None
    seats = AskSeats([SeatedBot(bot, dice) for bot in bots], NumberedChance(record.chance))
    Driver(position, seats, [AnswerLog(record.answers)]).play(cap)


def play_game(
    name: str, options: dict[str, Value], names: Sequence[str], seed: str, number: int, cap: int, folder: Path | None
) -> Outcome:
    """One game between bots. Whatever fails in it is noted, and spoils no other game."""
    game = find_game(name)
    record = Record(game, len(names), dict(options), chance=SeededChance(seed))
    try:
        position = record.opening()
        bots = [find_bot(name, game, f"{seed}/bot/{seat}") for seat, name in enumerate(names)]
        play_out(record, position, bots, Dice(f"{seed}/hidden"), cap)
        outcome = outcome_of(number, record.answers, int(position.rounds()), position.result())
    except Exception as error:
        outcome = Outcome(number, len(record.answers), error=f"{type(error).__name__}: {error}")
    if folder is not None:
        write_record(record, folder, number)
    return outcome


def write_record(record: Record, folder: Path, number: int) -> None:
    """Write a file whole or not at all.

    A game that is played again, since whoever played it was lost, writes the same once more.
    """
    path = folder / f"game-{number:06d}.json"
    draft = path.with_name(f".{path.name}-{uuid4().hex}")
    try:
        draft.write_text(json.dumps(record.to_json()) + "\n", encoding="utf-8")
        draft.replace(path)
    except OSError:
        draft.unlink(missing_ok=True)
        raise


def simulate(
    plan: Plan,
    games: int,
    where: Where | None = None,
    progress: Callable[[int], None] = lambda _: None,
    checkpoint: Checkpoint | None = None,
) -> Tally:
    """Play the games 0 to `games` - 1. `progress` hears how many more are done.

    Ctrl-C ends it early: the tally then holds the games that were finished.
    """
    tally = Tally([0] * plan.players)
    known = {} if checkpoint is None else checkpoint.outcomes
    start = perf_counter()
    try:
        for outcome in played(plan, games, where or Where(), checkpoint):
            tally.count(outcome, before=outcome.number in known)
            progress(1)
    except KeyboardInterrupt:
        tally.interrupted = True
    tally.seconds = perf_counter() - start
    return tally
