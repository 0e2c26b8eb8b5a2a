"""What every game's position answers.

A position is everything on the table and whose decision is awaited. It knows nothing of people, time or
random generators: dice and decks are decisions of the seat `CHANCE`. A game derives one native class from
`Position`; `docs/engine.md` tells the whole story.
"""

from abc import ABC, abstractmethod

from mypy_extensions import i64, mypyc_attr

from crashyard.engine.actions import Actions
from crashyard.engine.chance.dice import Dice
from crashyard.engine.event import Event
from crashyard.engine.refusal import Refusal
from crashyard.engine.result import Result
from crashyard.engine.seats import CHANCE, NOBODY, SEVERAL


@mypyc_attr(allow_interpreted_subclasses=True)
class Position(ABC):
    """Where one play of a game stands."""

    def __init__(self, players: i64) -> None:
        self.players: i64 = players
        self._heard: list[Event] | None = None

    def __repr__(self) -> str:
        """Only what everybody may know."""
        return f"<{type(self).__name__}: {self.players} players, round {self.rounds()}, awaits {self.awaited_seats()}>"

    # -- whose decision it is ---------------------------------------------------------------

    @abstractmethod
    def awaited(self) -> i64:
        """The seat that decides next, or CHANCE, SEVERAL (ask `awaits`) or NOBODY.

        A decision of several seats stays SEVERAL until the last one has answered, even if only one is missing:
        the others may still change their minds.
        """

    def awaits(self, seat: i64) -> bool:
        """Whether the position cannot go on without an answer of `seat`.

        Games in which several seats decide at once override this.
        """
        return seat >= CHANCE and self.awaited() == seat

    def awaited_seats(self) -> list[int]:
        """All seats whose answer is missing; `[CHANCE]` for chance, empty when the game is over."""
        first = self.awaited()
        if first == NOBODY:
            return []
        if first != SEVERAL:
            return [first]
        return [seat for seat in range(self.players) if self.awaits(seat)]

    # -- actions ----------------------------------------------------------------------------

    @abstractmethod
    def fill_legal(self, seat: i64, actions: Actions) -> None:
        """Clear `actions` and fill it with what `seat` may answer now, in a fixed order.

        It stays empty for a seat that has nothing to decide. In a secret decision of several seats
        a seat that has answered may answer again until the last one has. For CHANCE it lists the outcomes.
        """

    @abstractmethod
    def forbids(self, seat: i64, action: i64) -> str | None:
        """The key of the refusal that `play` would raise, or None if the action is legal."""

    @abstractmethod
    def carry_out(self, seat: i64, action: i64) -> None:
        """Play an action that is known to be legal."""

    @abstractmethod
    def refusal(self, key: str, seat: i64, action: i64) -> Refusal:
        """The refusal for `key`, with its clause and what a person needs to understand it."""

    def play(self, seat: i64, action: i64) -> None:
        """Play one answer, or raise a `Refusal` and change nothing."""
        key = self.forbids(seat, action)
        if key is not None:
            raise self.refusal(key, seat, action)
        self.carry_out(seat, action)

    def legal(self, seat: i64) -> list[int]:
        """What `seat` may answer now, as a fresh list."""
        actions = Actions()
        self.fill_legal(seat, actions)
        return actions.to_list()

    def pick(self, seat: i64, dice: Dice, actions: Actions) -> i64:
        """Let dice pick one of the answers of a seat, each equally likely; `actions` is a buffer to work with.

        A game with long lists of answers overrides this where it can pick one without making the list.
        """
        self.fill_legal(seat, actions)
        return actions.at(dice.below(actions.count))

    def resign(self, seat: i64) -> None:
        """Leave the game, where its rules know how to go on without a player."""
        raise self.refusal("no-resigning", seat, -1)

    # -- chance -----------------------------------------------------------------------------

    def weight(self, outcome: i64) -> i64:
        """How likely an outcome of chance is, relative to the others; equal unless a game says otherwise."""
        return 1

    def outcomes(self) -> list[tuple[int, int]]:
        """Every outcome of chance with its weight."""
        return [(outcome, self.weight(outcome)) for outcome in self.legal(CHANCE)]

    def throw(self, dice: Dice, actions: Actions) -> i64:
        """Let dice pick one of the outcomes of chance; `actions` is a buffer to work with."""
        self.fill_legal(CHANCE, actions)
        total: i64 = 0
        index: i64 = 0
        while index < actions.count:
            total += self.weight(actions.at(index))
            index += 1
        left = dice.below(total)
        index = 0
        while True:
            outcome = actions.at(index)
            left -= self.weight(outcome)
            if left < 0:
                return outcome
            index += 1

    # -- copies -----------------------------------------------------------------------------

    @abstractmethod
    def copy(self) -> "Position":
        """An independent position; nobody listens to it."""

    def __copy__(self) -> "Position":
        return self.copy()

    def __deepcopy__(self, memo: object) -> "Position":
        return self.copy()

    def __reduce__(self) -> tuple[object, ...]:
        raise TypeError("a position cannot be pickled: write it with game.save, and read it with game.load")

    @abstractmethod
    def possible(self, seat: i64, dice: Dice) -> "Position":
        """A copy in which everything hidden from `seat` is drawn anew.

        Each arrangement is as likely as the seat must think it to be.
        """

    # -- events -----------------------------------------------------------------------------

    def listen(self) -> None:
        """Collect events from now on; without a listener none are made."""
        self._heard = []

    def heard(self) -> list[Event]:
        """The events since the last call, oldest first."""
        events = self._heard
        if events is None:
            return []
        self._heard = []
        return events

    def listening(self) -> bool:
        return self._heard is not None

    def tell(self, event: Event) -> None:
        """Hand an event to the listener; rules ask `listening` before they make one."""
        if self._heard is not None:
            self._heard.append(event)

    # -- what can be told to the outside ----------------------------------------------------

    @abstractmethod
    def rounds(self) -> i64:
        """How many rounds (or whatever the game counts its length in) have begun."""

    @abstractmethod
    def result(self) -> Result | None:
        """How the game ended, or None while it is going on."""

    @abstractmethod
    def evaluate(self, seat: i64) -> float:
        """How well `seat` stands, from -1 (lost) to 1 (won): a guess in the game's own terms, for bots.

        It may only look at what the seat may know.
        """

    def first_sight(self, seat: i64) -> float:
        """The same for a bot that does not look ahead, where a game has another guess for it."""
        return self.evaluate(seat)

    def settled(self) -> bool:
        """Whether a guess at the value can be trusted here: nothing is in the middle of happening.

        A search plays on from an unsettled position before it asks for the value.
        """
        return True

    @abstractmethod
    def view(self, seat: i64) -> dict[str, object]:
        """What `seat`, or SPECTATOR, may know, as JSON values; `awaited` in it is `awaited_seats`.

        What a seat has been told and what is still true stays in its view: views forget nothing.
        """

    @abstractmethod
    def to_json(self) -> dict[str, object]:
        """The complete position as the fields of a position file, without its header."""

    @abstractmethod
    def action_json(self, seat: i64, action: i64) -> object:
        """The JSON form of a legal action, or of an outcome of chance."""

    @abstractmethod
    def parse_action(self, seat: i64, form: object) -> int:
        """The action that a JSON form names. Refused if it names none; it may still be illegal."""

    @abstractmethod
    def targets(self, seat: i64, action: i64) -> list[str]:
        """What a person points at, in order, to choose this action: names of targets of the scene."""

    def pointings(self, seat: i64, action: i64) -> list[list[str]]:
        """The same in every order in which they may be pointed at."""
        return [self.targets(seat, action)]
