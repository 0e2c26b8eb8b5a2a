"""Three friends who play over days: each looks in at times of their own and answers what waits for them.

They think like the bot `greedy`, from what their seats know. With standing orders they also answer ahead when they
plan: they play the round out in their heads, some times over, and rank what they would answer to each kind of decision
by how often they would. What they are less sure of than `SURE` they want to be asked.
"""

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Any

from crashyard.bots.greedy import GreedyBot
from crashyard.engine import CHANCE, NOBODY, SEVERAL, Actions, Dice, Game, Position, random_answer
from crashyard.engine.orders.order import MOST_ORDERS, MOST_PREFERENCES, MOST_WRITTEN
from crashyard.engine.orders.outlook import kind_of
from crashyard.server.tables.state import RUNNING
from crashyard.server.tables.table import GameTable
from tests.server.living import Living, until

HOUR = 3600.0
NAMES = ["Ann", "Ben", "Cem"]
LOOKS = {
    "Ann": (7.5, 12.5, 19.0, 22.0),
    "Ben": (8.25, 13.0, 18.25, 21.5),
    "Cem": (9.5, 17.75, 20.5, 23.0),
}
"""When each of them looks in, in hours of the day; up to a quarter of an hour later, by chance."""
LATE = 0.25
SURE = 0.5
"""A friend orders what they would answer in at least this part of the rounds that they have thought through."""
THOUGHTS = 8
"""So often a friend plays a round out."""
LASTING = {"keep"}
"""What a friend thinks of upgrades is the same in every round: they have one list of them."""
HELPFUL = {"boost": "picks-up"}
"""What must come of an answer for a friend to want it in any case: a boost is kept unless it picks somebody up."""


@dataclass
class Figures:
    """What it took to play so far."""

    rounds: int = 0
    visits: int = 0
    """Somebody looked in and answered something."""
    vain: int = 0
    """Somebody looked in, and nothing waited for them."""
    messages: int = 0
    """Somebody was called, who is awaited now and was not before, and is not there."""
    waits: int = 0
    """The table came to wait for somebody who is not there; for several who plan at once it waits once."""
    answers: int = 0
    ordered: int = 0
    """Those that an order gave."""
    kinds: Counter[str] = field(default_factory=Counter)
    """What friends answered in the turns of a round, by what they did."""
    bare: int = 0
    """Visits in a turn of a round for which no order was left."""

    def by_round(self) -> dict[str, float]:
        """What a round took: visits for each player, the others for all of them."""
        rounds = max(1, self.rounds)
        return {
            "visits": self.visits / len(NAMES) / rounds,
            "messages": self.messages / rounds,
            "waits": self.waits / rounds,
            "ordered": self.ordered / rounds,
        }


class Friends:
    """Three people at tables of Crash & Grab, one game after the other."""

    def __init__(self, living: Living, game: Game, *, orders: bool, thoughts: int = THOUGHTS, seed: str = "1") -> None:
        self._living = living
        self._game = game
        self._orders = orders
        self._thoughts = thoughts
        self._dice = Dice(f"friends {seed}")
        self._table: GameTable | None = None
        self._known: dict[str, list[Thought]] = {name: [] for name in NAMES}
        self._called: set[str] = set()
        """Who is awaited and knows it."""
        self.figures = Figures()

    async def play(self, days: int, looks: int | None = None) -> Figures:
        """So many days; or the first so many times that somebody looks in."""
        start = self._living.fate.at
        agenda = [
            (24 * day + hour + LATE * int(self._dice.below(1000)) / 1000, name)
            for day in range(days)
            for name, hours in LOOKS.items()
            for hour in hours
        ]
        for hour, name in sorted(agenda)[:looks]:
            self._living.fate.at = start + HOUR * hour
            await self._look_in(name)
        return self.figures

    async def _look_in(self, name: str) -> None:
        if self._table is None or self._table.state != RUNNING:
            self._table = await self._living.table(self._game.name, NAMES)
            self._called = set(NAMES)
        table, seat, given = self._table, NAMES.index(name), 0
        if self._orders and table.play is not None and table.position is not None and table.awaited() == [seat]:
            self.figures.bare += table.position.awaited() == seat and seat not in table.play.orders
        while table.state == RUNNING and seat in table.awaited():
            await self._answer(table, name, seat)
            given += 1
            await until(lambda: not self._living.registry._orders._under_way)
            self._count(table, name)
        self.figures.visits += given > 0
        self.figures.vain += not given
        self._called.discard(name)
        self._count(table, "")

    def _count(self, table: GameTable, here: str) -> None:
        """Who is newly awaited and not there is called."""
        awaited = {NAMES[seat] for seat in table.awaited()}
        called = awaited - self._called - {here}
        self.figures.messages += len(called)
        self.figures.waits += bool(called)
        self._called = (self._called & awaited) | called

    async def _answer(self, table: GameTable, name: str, seat: int) -> None:
        position = table.position
        assert position is not None
        person = await self._living.person(name)
        known = position.possible(seat, self._dice)
        action = int(GreedyBot(self._dice).answer(known, seat))
        is_plan = position.awaited() == SEVERAL
        orders = None
        if is_plan and self._orders:
            orders = orders_of(self._game, position, seat, action, self._dice, self._thoughts, self._known[name])
        elif not is_plan:
            form = position.action_json(seat, action)
            self.figures.kinds[str(kind_of(self._game, form)) if isinstance(form, dict) else ""] += 1
        before = int(position.rounds())
        self.figures.answers += 1
        number = await table.answer(person.id, seat, action, None, orders)
        await until(lambda: not self._living.registry._orders._under_way)
        self.figures.ordered += table.number - number
        assert table.position is not None
        self.figures.rounds += int(table.position.rounds()) - before + (table.state != RUNNING)


@dataclass(frozen=True)
class Thought:
    """A decision that a friend has thought of: what could be answered, and what they would."""

    when: dict[str, Any]
    could: list[dict[str, Any]]
    would: dict[str, Any]


def orders_of(
    game: Game, position: Position, seat: int, plan: int, dice: Dice, thoughts: int, known: list[Thought]
) -> list[dict[str, Any]]:
    """What a friend answers ahead with a plan; `known` are thoughts of other rounds, and those of this one then."""
    found: list[Thought] = []
    for _ in range(thoughts):
        world = position.possible(seat, dice)
        world.play(seat, plan)
        found += _thoughts(game, world, seat, dice)
    known += [thought for thought in found if thought.when["do"] in LASTING]
    kinds = {str(thought.when): thought.when for thought in found + known}
    orders = []
    for when in kinds.values():
        about = [thought for thought in (known if when["do"] in LASTING else found) if thought.when == when]
        ranked = _ranking(about)
        right = sum(_first(ranked, thought) == thought.would for thought in about)
        if right >= SURE * len(about):
            answers: list[dict[str, Any]] = [{"form": form} for form in ranked]
            if (sign := HELPFUL.get(when["do"])) is not None:
                answers = [{"form": {"do": when["do"]}, "if": [sign]}, {"form": {"do": "decline"}}]
            orders.append({"when": when, "answers": answers[:MOST_PREFERENCES]})
    while len(orders) > MOST_ORDERS or len(str(orders)) > MOST_WRITTEN:
        orders.remove(max(orders, key=lambda order: len(str(order))))
    return orders


def _ranking(thoughts: Sequence[Thought]) -> list[dict[str, Any]]:
    """The answers, those first that were taken most often where they could be."""
    could = Counter(str(form) for thought in thoughts for form in thought.could)
    would = Counter(str(thought.would) for thought in thoughts)
    forms = {str(form): form for thought in thoughts for form in thought.could}
    return [forms[name] for name in sorted(forms, key=lambda name: (-would[name] / could[name], -could[name], name))]


def _first(ranked: Sequence[dict[str, Any]], thought: Thought) -> dict[str, Any]:
    """What a ranking would answer."""
    return next(form for form in ranked if form in thought.could)


def _thoughts(game: Game, world: Position, seat: int, dice: Dice) -> list[Thought]:
    """Play a round out, everybody as this friend would, and note what the seat was asked and would answer."""
    rounds, actions, bot = world.rounds(), Actions(), GreedyBot(dice)
    found: list[Thought] = []
    while world.awaited() != NOBODY and world.rounds() == rounds:
        awaited = world.awaited_seats()[0]
        if awaited == CHANCE:
            world.play(CHANCE, int(random_answer(world, CHANCE, dice, actions)))
            continue
        action = int(bot.answer(world, awaited))
        if awaited == seat and world.awaited() == seat:
            could = [_part(world.action_json(seat, each)) for each in world.legal(seat)]
            kinds = {str(kind): kind for form in could if (kind := kind_of(game, form))["do"] != "decline"}
            if len(could) > 1:
                would = _part(world.action_json(seat, action))
                found += [Thought(when, could, would) for when in kinds.values()]
        world.play(awaited, action)
    return found


def _part(form: object) -> dict[str, Any]:
    """An answer without how far a flight goes, which nobody chooses there."""
    assert isinstance(form, dict)
    return {name: value for name, value in form.items() if name != "distance" or form["do"] == "distance"}
