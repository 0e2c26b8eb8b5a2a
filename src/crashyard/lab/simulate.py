"""Many games between bots, on one core or on several, with the same result on any number of them.

Each game has a seed of its own, made from the master seed and its number. Nothing else enters a game, and a tally
does not depend on the order in which games are added, so it does not matter who plays which.
"""

import json
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from time import perf_counter

from crashyard.bots.bot import Bot
from crashyard.bots.registry import find_bot
from crashyard.engine.chance import SeededChance
from crashyard.engine.dice import Dice
from crashyard.engine.options import Value
from crashyard.engine.position import Position
from crashyard.engine.record import Record
from crashyard.engine.registry import find_game
from crashyard.engine.result import Result
from crashyard.engine.seats import CHANCE, NOBODY, SEVERAL


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

    def seed_of(self, number: int) -> str:
        return f"{self.seed}/{number}"


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

    def measure(self, games: int, rounds: int, shortest: int, longest: int) -> None:
        """Add the rounds of games without an error."""
        self.shortest = min(self.shortest, shortest) if self.measured else shortest
        self.longest = max(self.longest, longest)
        self.rounds += rounds
        self.measured += games

    def count_result(self, result: Result | None) -> None:
        if result is None:
            self.capped += 1
        elif result.drawn:
            self.draws += 1
        else:
            for seat in result.winners:
                self.wins[seat] += 1

    def add(self, other: "Tally") -> None:
        self.games += other.games
        self.capped += other.capped
        self.decisions += other.decisions
        self.draws += other.draws
        self.wins = [mine + more for mine, more in zip(self.wins, other.wins, strict=True)]
        self.errors += other.errors
        if other.measured:
            self.measure(other.measured, other.rounds, other.shortest, other.longest)

    def to_json(self, plan: Plan) -> dict[str, object]:
        mean = round(self.rounds / self.measured, 2) if self.measured else None
        return {
            "game": plan.game,
            "players": plan.players,
            "games": self.games,
            "errors": len(self.errors),
            "capped": self.capped,
            "decisions": self.decisions,
            "seconds": round(self.seconds, 3),
            "decisions_per_second": round(self.decisions / self.seconds) if self.seconds else 0,
            "rounds": {"mean": mean, "min": self.shortest, "max": self.longest},
            "wins": [
                {"seat": seat, "bot": bot, "wins": wins}
                for seat, (bot, wins) in enumerate(zip(plan.bots, self.wins, strict=True))
            ],
            "draws": self.draws,
        }


def play_out(record: Record, position: Position, bots: Sequence[Bot], dice: Dice, cap: int) -> None:
    """Let bots and the record's chance play, and note every answer, to the end or until `cap` answers are given."""
    answers = record.answers
    thrown = 0
    assert record.chance is not None
    while len(answers) < cap:
        seat = position.awaited()
        if seat == NOBODY:
            return
        if seat == CHANCE:
            action = record.chance.choose(position.outcomes(), thrown)
            thrown += 1
        else:
            if seat == SEVERAL:
                seat = position.awaited_seats()[0]
            action = bots[seat].answer(position.possible(seat, dice), seat)
        position.play(seat, action)
        answers.append((seat, action))


def play_game(plan: Plan, number: int) -> Tally:
    """Game `number` of a plan. Whatever fails in it is counted and noted, and spoils no other game."""
    tally = Tally([0] * plan.players, games=1)
    game = find_game(plan.game)
    seed = plan.seed_of(number)
    record = Record(game, plan.players, dict(plan.options), chance=SeededChance(seed))
    try:
        position = record.opening()
        bots = [find_bot(name, game, f"{seed}/bot/{seat}") for seat, name in enumerate(plan.bots)]
        play_out(record, position, bots, Dice(f"{seed}/hidden"), plan.cap)
        tally.count_result(position.result())
        rounds = int(position.rounds())
        tally.measure(1, rounds, rounds, rounds)
    except Exception as error:
        tally.errors.append((number, f"{type(error).__name__}: {error}"))
    tally.decisions = len(record.answers)
    if plan.records is not None:
        write_record(record, Path(plan.records), number)
    return tally


def write_record(record: Record, folder: Path, number: int) -> None:
    """Write a new file; of one that cannot be written whole nothing stays."""
    path = folder / f"game-{number:06d}.json"
    with path.open("x", encoding="utf-8") as file:
        try:
            file.write(json.dumps(record.to_json()) + "\n")
            file.flush()
        except OSError:
            path.unlink()
            raise


def play_games(plan: Plan, numbers: Sequence[int], stopped: Callable[[], bool]) -> Tally:
    """Several games; when asked to stop, what has been played so far."""
    tally = Tally([0] * plan.players)
    for number in numbers:
        if stopped():
            break
        tally.add(play_game(plan, number))
    return tally


def simulate(plan: Plan, games: int, workers: int = 1, progress: Callable[[int], None] = lambda _: None) -> Tally:
    """Play the games 0 to `games` - 1. `progress` hears how many more are done.

    Ctrl-C ends it early: the tally then holds the games that were finished.
    """
    tally = Tally([0] * plan.players)
    start = perf_counter()
    try:
        for part in _parts(plan, games, workers):
            tally.add(part)
            progress(part.games)
    except KeyboardInterrupt:
        tally.interrupted = True
    tally.seconds = perf_counter() - start
    return tally


def _parts(plan: Plan, games: int, workers: int) -> Iterator[Tally]:
    if workers > 1 and games > 1:
        from crashyard.lab.workers import share_out

        return share_out(plan, games, workers)
    return (play_game(plan, number) for number in range(games))
