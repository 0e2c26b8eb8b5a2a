"""Trials of things that chance deals: an upgrade, a card, the first turn.

Who gets a thing in a game is no accident: whoever is ahead buys more upgrades, and so the upgrades seem to have put
them ahead. A trial takes that out. A seat is chosen by lot; up to the first moment in which chance could deal it the
thing, nothing is touched. Then chance is led: it deals the thing, or it withholds it, then and later. Both are played
from the same seed, so that two games differ in nothing but that and what comes of it.

A third game of the same seed, in which nobody leads chance, shows who gets the thing by itself, and how often they win.
"""

from collections.abc import Mapping, Sequence
from dataclasses import asdict, dataclass
from typing import Any, Final

import msgspec

from crashyard.bots.random import RandomBot
from crashyard.bots.registry import find_bot
from crashyard.engine.chance.dice import Dice
from crashyard.engine.chance.fair import Outcomes
from crashyard.engine.chance.numbered import SeededChance
from crashyard.engine.driver import AnswerLog, AskSeats, DiceChance, Driver, PlayObserver, SeatedBot
from crashyard.engine.game import Game
from crashyard.engine.options import Value
from crashyard.engine.position import Position
from crashyard.engine.refusal import Refusal
from crashyard.engine.registry import find_game
from crashyard.engine.seats import CHANCE
from crashyard.engine.witness import Began, Got, Witness
from crashyard.lab.checkpoint import title_of
from crashyard.lab.outcome import Outcome, outcome_of

DEALT: Final = "dealt"
WITHHELD: Final = "withheld"
ARMS: Final = (DEALT, WITHHELD)
PROBES: Final = 20
"""In so many games between random bots it is looked what chance deals."""


class TrialPlay(msgspec.Struct):
    """What came out of one game of a trial, beside its outcome."""

    seat: int = -1
    """Whom chance was led for; -1 if the moment never came, or nobody led."""
    took: bool = False
    """Whether that seat got the thing in the end: of two that are drawn, only one may be kept."""
    start: int = -1
    """Who began."""
    got: dict[str, list[int]] = {}
    """Where nobody led: how often each seat got each thing of the kind."""


@dataclass(frozen=True, slots=True)
class Trial:
    """All games of a trial, by their numbers. Only texts and numbers: it travels."""

    game: str
    players: int
    options: dict[str, Value]
    kind: str
    things: tuple[str, ...]
    bots: tuple[str, ...]
    """They sit round the table in this order, one seat further on in each turn."""
    seed: str
    cap: int

    @property
    def games_a_turn(self) -> int:
        """Two for each thing, and one in which nobody leads."""
        return len(ARMS) * len(self.things) + 1

    def turn_of(self, number: int) -> int:
        return number // self.games_a_turn

    def arm_of(self, number: int) -> tuple[str, str] | None:
        """The thing, and whether it is dealt or withheld; None where nobody leads."""
        place = number % self.games_a_turn
        return (self.things[place // 2], ARMS[place % 2]) if place < self.games_a_turn - 1 else None

    def lineup(self, number: int) -> tuple[str, ...]:
        turn = self.turn_of(number)
        return tuple(self.bots[(seat + turn) % len(self.bots)] for seat in range(self.players))

    def seat_of(self, number: int) -> int:
        """Whom chance is led for: by lot, the same in both games of a pair and for every thing."""
        return int(Dice(f"{self.seed}/{self.turn_of(number)}/seat").below(self.players))

    def play(self, number: int) -> Outcome:
        """One game; what fails in it is noted."""
        seed = f"{self.seed}/{self.turn_of(number)}"
        game = find_game(self.game)
        try:
            position = game.new(self.players, self.options)
            bots = [find_bot(name, game, f"{seed}/bot/{seat}") for seat, name in enumerate(self.lineup(number))]
            arm = self.arm_of(number)
            watcher = TrialWatcher(game.witness(position), self.kind, self.players)
            chance = LedChance(SeededChance(seed), watcher.witness, self.kind, arm, self.seat_of(number))
            hidden = Dice(f"{seed}/hidden")
            position.listen()
            log = AnswerLog()
            Driver(position, AskSeats([SeatedBot(bot, hidden) for bot in bots], chance), [watcher, log]).play(self.cap)
            outcome = outcome_of(number, log.answers, int(position.rounds()), position.result())
            found = TrialPlay(start=watcher.start, got=watcher.got)
            if arm is not None:
                found = chance.told(watcher)
            return msgspec.structs.replace(outcome, facts=msgspec.to_builtins(found))
        except Exception as error:
            return Outcome(number, error=f"{type(error).__name__}: {error}")

    def title(self) -> dict[str, Any]:
        """What a checkpoint of this trial is headed by."""
        return title_of("worth", asdict(self))


class LedChance:
    """Chance that deals a thing to a seat at the first occasion, or never; in all else it is as the seed has it."""

    def __init__(
        self, chance: SeededChance, witness: Witness, kind: str, arm: tuple[str, str] | None, seat: int
    ) -> None:
        self._chance = chance
        self._witness = witness
        self._kind = kind
        self._arm = arm
        self._seat = seat
        self._number = 0
        self._came = False
        """Whether the moment has come in which the thing could be dealt to the seat."""

    def answer(self, position: Position, seat: int) -> int:
        outcomes: Outcomes = position.outcomes()
        if self._arm is not None:
            outcomes = self._led(position, outcomes)
        outcome = self._chance.choose(outcomes, self._number)
        self._number += 1
        return outcome

    def _led(self, position: Position, outcomes: Outcomes) -> Outcomes:
        """The outcomes that are left for chance to choose from."""
        assert self._arm is not None
        thing, arm = self._arm
        wanted = Got(self._seat, self._kind, thing)
        deals = [pair for pair in outcomes if self._witness.dealt(position, pair[0]) == wanted]
        others = [pair for pair in outcomes if pair not in deals]
        if not deals or not others:
            return outcomes
        first, self._came = not self._came, True
        if arm == WITHHELD:
            return others
        return deals if first else outcomes

    def told(self, watcher: "TrialWatcher") -> TrialPlay:
        """What a game came to in which chance was led."""
        assert self._arm is not None
        took = self._seat in watcher.holders(self._arm[0])
        return TrialPlay(self._seat if self._came else -1, took, watcher.start)


class TrialWatcher(PlayObserver):
    """Notes who gets which things of a kind, and who begins."""

    def __init__(self, witness: Witness, kind: str, players: int) -> None:
        self.witness = witness
        self._kind = kind
        self._players = players
        self.got: dict[str, list[int]] = {}
        self.start = -1

    def holders(self, thing: str) -> list[int]:
        """The seats that got a thing."""
        return [seat for seat, count in enumerate(self.got.get(thing, ())) if count]

    def after(self, position: Position, seat: int, action: int) -> None:
        for event in position.heard():
            for happening in self.witness.hear(event):
                if isinstance(happening, Got) and happening.kind == self._kind:
                    self.got.setdefault(happening.item, [0] * self._players)[happening.seat] += 1
                elif isinstance(happening, Began):
                    self.start = happening.seat


class DealtThings(PlayObserver):
    """Notes what chance could deal each time it is asked, by its kind."""

    def __init__(self, witness: Witness, found: dict[str, set[str]]) -> None:
        self._witness = witness
        self._found = found

    def before(self, position: Position, seat: int, action: int) -> None:
        if seat == CHANCE:
            for outcome, _ in position.outcomes():
                got = self._witness.dealt(position, outcome)
                if got is not None:
                    self._found.setdefault(got.kind, set()).add(got.item)


def things_dealt(game: Game, players: int, options: Mapping[str, Value]) -> dict[str, set[str]]:
    """What chance deals in a game, by its kind, as far as some games between random bots show it."""
    found: dict[str, set[str]] = {}
    for probe in range(PROBES):
        position, dice = game.new(players, options), Dice(f"deals/{probe}")
        dealt = DealtThings(game.witness(position), found)
        Driver(position, AskSeats([RandomBot(dice)] * players, DiceChance(dice)), [dealt]).play(game.longest)
    return found


def choose_things(
    game: Game, players: int, options: Mapping[str, Value], asked: Sequence[str]
) -> tuple[str, tuple[str, ...]]:
    """The kind of things that are tried, and which: those asked for, or all that chance deals."""
    dealt = things_dealt(game, players, options)
    if not dealt:
        raise Refusal("nothing-is-dealt", {"game": game.name})
    known = {thing: kind for kind, things in sorted(dealt.items()) for thing in sorted(things)}
    if asked and asked[0] not in known:
        raise Refusal("not-dealt", {"thing": asked[0], "things": ", ".join(known)})
    kind = known[asked[0]] if asked else next(iter(known.values()))
    of_kind = tuple(thing for thing, other in known.items() if other == kind)
    for thing in asked:
        if thing not in of_kind:
            raise Refusal("not-dealt", {"thing": thing, "things": ", ".join(of_kind)})
    return kind, tuple(dict.fromkeys(asked)) or of_kind
