"""Tiny decisions with known right answers, written down as trees, for the tests of search."""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import TypeAlias

from crashyard.engine import CHANCE, NOBODY, SEVERAL, Actions, Dice, Position, Refusal, Result


@dataclass(frozen=True)
class End:
    """What each seat gets; with a hidden coin, what it gets for either side of it."""

    values: tuple[float, ...]
    tails: tuple[float, ...] | None = None


@dataclass(frozen=True)
class Choice:
    seat: int
    after: Mapping[int, "Tree"]
    looks: tuple[float, ...] = ()
    """What each seat takes the position to be worth; nothing unless it says so."""


@dataclass(frozen=True)
class Luck:
    after: tuple[tuple[int, "Tree"], ...]
    """Weights, and where they lead."""


@dataclass(frozen=True)
class Secret:
    """Seats 0 and 1 choose at once."""

    after: Mapping[tuple[int, int], "Tree"]


Tree: TypeAlias = "End | Choice | Luck | Secret"


class Puzzle(Position):
    """Somewhere in a tree. The coin lies under a cup: seat 0 does not see it."""

    def __init__(self, tree: Tree, coin: int = 0, players: int = 2) -> None:
        super().__init__(players)
        self.tree = tree
        self.coin = coin
        self.said: dict[int, int] = {}

    def awaited(self) -> int:
        if isinstance(self.tree, Choice):
            return self.tree.seat
        if isinstance(self.tree, Luck):
            return CHANCE
        return SEVERAL if isinstance(self.tree, Secret) else NOBODY

    def awaits(self, seat: int) -> bool:
        if isinstance(self.tree, Secret):
            return seat in (0, 1) and seat not in self.said
        return seat >= CHANCE and self.awaited() == seat

    def fill_legal(self, seat: int, actions: Actions) -> None:
        actions.clear()
        found: list[int] = []
        if isinstance(self.tree, Secret) and seat in (0, 1):
            found = sorted({pair[seat] for pair in self.tree.after})
        elif isinstance(self.tree, Luck) and seat == CHANCE:
            found = list(range(len(self.tree.after)))
        elif isinstance(self.tree, Choice) and seat == self.tree.seat:
            found = list(self.tree.after)
        for action in found:
            actions.add(action)

    def forbids(self, seat: int, action: int) -> str | None:
        return None if action in self.legal(seat) else "not-legal"

    def refusal(self, key: str, seat: int, action: int) -> Refusal:
        return Refusal(key)

    def weight(self, outcome: int) -> int:
        assert isinstance(self.tree, Luck)
        return self.tree.after[outcome][0]

    def carry_out(self, seat: int, action: int) -> None:
        if isinstance(self.tree, Choice):
            self.tree = self.tree.after[action]
        elif isinstance(self.tree, Luck):
            self.tree = self.tree.after[action][1]
        elif isinstance(self.tree, Secret):
            self.said[seat] = action
            if len(self.said) == 2:
                self.tree = self.tree.after[self.said[0], self.said[1]]
                self.said = {}

    def copy(self) -> "Puzzle":
        twin = Puzzle(self.tree, self.coin, self.players)
        twin.said = dict(self.said)
        return twin

    def possible(self, seat: int, dice: Dice) -> "Puzzle":
        twin = self.copy()
        if seat == 0:
            twin.coin = dice.below(2)
        for other in list(twin.said):
            if other != seat:
                legal = self.legal(other)
                twin.said[other] = legal[dice.below(len(legal))]
        return twin

    def rounds(self) -> int:
        return 1

    def result(self) -> Result | None:
        return None

    def evaluate(self, seat: int) -> float:
        if isinstance(self.tree, End):
            tails = self.tree.tails if self.coin and self.tree.tails is not None else self.tree.values
            return tails[seat]
        return self.tree.looks[seat] if isinstance(self.tree, Choice) and self.tree.looks else 0.0

    def view(self, seat: int) -> dict[str, object]:
        shown: dict[str, object] = {"tree": repr(self.tree), "said": sorted(self.said)}
        return shown if seat == 0 else shown | {"coin": self.coin}

    def to_json(self) -> dict[str, object]:
        return {"tree": repr(self.tree), "coin": self.coin, "said": dict(self.said)}

    def action_json(self, seat: int, action: int) -> object:
        return {"do": str(action)}

    def parse_action(self, seat: int, form: object) -> int:
        raise Refusal("wrong-action")

    def targets(self, seat: int, action: int) -> list[str]:
        return [str(action)]
