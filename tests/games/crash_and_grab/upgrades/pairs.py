"""Every upgrade meets every other one: on one saucer, and on two opposing saucers.

A meeting begins with a random setup in which the two cards are dealt out, and goes on for a few rounds of random play,
or in every eighth meeting of greedy play, watched after every answer. The table of `docs/upgrade-pairs.md` is made by
`python -m tests.games.crash_and_grab.upgrades.pairs`.
"""

import sys
from collections import Counter
from itertools import combinations

from crashyard.bots.greedy import GreedyBot
from crashyard.engine import Actions, Dice, random_answer
from crashyard.engine.seats import NOBODY, SEVERAL
from crashyard.games.crash_and_grab import GAME
from crashyard.games.crash_and_grab.position import CrashAndGrabPosition
from crashyard.games.crash_and_grab.rules import stages
from crashyard.games.crash_and_grab.rules.decisions.codes import (
    BUY_UPGRADE,
    CARD_OF,
    DECLINE,
    FLY,
    KEEP_UPGRADE,
    SET_DISTANCE,
    USE,
)
from crashyard.games.crash_and_grab.rules.state import CREW, FREE_CARD
from crashyard.games.crash_and_grab.rules.upgrades.deck import CARDS
from crashyard.games.crash_and_grab.rules.upgrades.upgrade import (
    BOOSTING,
    DISTANCES,
    LEAVING,
    PLACED,
    PLAYED,
    PUSHED,
    STEERING,
    Upgrade,
)
from tests.games.crash_and_grab.watch import Watch

FEWEST_ROUNDS = 3
MOST_ROUNDS = 12
"""A meeting ends between these rounds, as soon as both cards have worked."""
MOST_ANSWERS = 2000
"""A saucer may bounce between accelerators for ever; a meeting is left after so many answers."""

Pair = tuple[Upgrade, Upgrade]
PAIRS: list[Pair] = list(combinations(CARDS, 2))


class Meeting:
    """Two upgrades in a random game, and how often each of them was used or worked."""

    def __init__(self, pair: Pair, together: bool, number: int) -> None:
        for_two = pair[0].for_two and pair[1].for_two
        players = 2 + number % 5 if for_two else 3 + number % 4
        mode = "twisted-titanium" if number // 5 % 3 == 2 else "base"
        position = GAME.new(players, {"mode": mode})
        assert isinstance(position, CrashAndGrabPosition)
        self.position = position
        self.pair = pair
        self.dice = Dice(f"pairs/{pair[0].name}/{pair[1].name}/{together}/{number}")
        self.actions = Actions()
        self.greedy = GreedyBot(self.dice) if number % 8 == 7 else None
        self.worked: Counter[int] = Counter()
        while position.phase != stages.PLAN:
            self.answer_at_random()
        first = int(self.dice.below(position.saucers))
        second = first
        while not together and position.owner(second) == position.owner(first):
            second = int(self.dice.below(position.saucers))
        self.deal_crew()
        for saucer in range(position.saucers):
            position.energy[saucer] = 0
            position.boosters[saucer] = self.dice.below(3)
        self.deal(pair[0], first)
        self.deal(pair[1], second)

    def deal(self, card: Upgrade, saucer: int) -> None:
        """Give a card to a saucer; one that works when it is played must be bought."""
        position = self.position
        if card.windows & PLAYED:
            position.discard = position.deck & ~card.bit
            position.deck = card.bit
            position.energy[saucer] = 2
        else:
            position.upgrades[saucer] |= card.bit
            position.deck &= ~card.bit
            position.discard &= ~card.bit

    def deal_crew(self) -> None:
        """Two crewmembers for each saucer, so that there is something to win and to lose."""
        position = self.position
        for saucer in range(position.saucers):
            for _ in range(2):
                token = self.dice.below(24)
                while position.lost >> token & 1 == 0:
                    token = (token + 1) % 24
                position.lost &= ~(1 << token)
                position.aboard[saucer] |= 1 << token

    def answer_at_random(self) -> None:
        seat = int(self.position.awaited())
        if seat == SEVERAL:
            seat = self.position.awaited_seats()[0]
        if self.greedy is not None and seat >= 0:
            action = self.greedy.answer(self.position, seat)
        else:
            action = random_answer(self.position, seat, self.dice, self.actions)
        if self.position.phase == stages.BUY:
            action = BUY_UPGRADE
        elif self.position.phase == stages.KEEP:
            action = self.pick_card(action)
        self.count(int(action))
        self.position.play(seat, action)

    def pick_card(self, action: int) -> int:
        for card in CARDS:
            if card.windows & PLAYED and self.position.drawn & card.bit:
                return KEEP_UPGRADE + int(card.number)
        return action

    def play(self) -> None:
        """Until the game is over, or both cards have worked, or it has taken too long."""
        watch = Watch(self.position)
        for _ in range(MOST_ANSWERS):
            if self.position.awaited() == NOBODY or self.position.rounds() > MOST_ROUNDS:
                return
            if self.position.rounds() > FEWEST_ROUNDS and self.both_worked():
                return
            used, upgrades = int(self.position.used), list(self.position.upgrades)
            self.answer_at_random()
            self.count_what_happened(used, upgrades)
            watch.look()

    def both_worked(self) -> bool:
        return all(self.worked[int(card.number)] > 0 for card in self.pair)

    # -- what counts as a use, or as a work -------------------------------------------------

    def count(self, action: int) -> None:
        """What an answer uses."""
        position = self.position
        phase, saucer = position.phase, position.saucer
        if phase == stages.OFFER and action >= USE:
            self.worked[int(CARD_OF[action - USE])] += 1
            if position.placing:
                self.add(position.asked, PLACED)
        elif phase == stages.ROLL and position.stage > stages.PLANS and position.placing < CREW:
            self.add(position.placing - 1, PLACED)
        elif phase == stages.DISTANCE:
            card = position.plan[saucer] // 4
            if action - SET_DISTANCE > (5 if card == FREE_CARD else card + 2):
                self.add(saucer, DISTANCES)
        elif phase == stages.DIRECTION:
            self.add(saucer, STEERING)
        elif phase == stages.ACCELERATE and (action - FLY) // 4 != position.travel:
            self.add_distance(saucer, LEAVING, (action - FLY) // 4)
        elif phase == stages.BOOST and action != DECLINE and (action - FLY) // 4 != position.distance:
            self.add_distance(saucer, BOOSTING, (action - FLY) // 4)

    def add(self, saucer: int, window: int) -> None:
        for card in CARDS:
            if card.windows & window and self.position.upgrades[saucer] & card.bit:
                self.worked[int(card.number)] += 1

    def add_distance(self, saucer: int, window: int, spaces: int) -> None:
        """A distance counts for the card that grants it, or else for the one that stretches what others grant."""
        for card in CARDS:
            if card.windows & window and self.position.upgrades[saucer] & card.bit:
                granted = card.grant(0) >> spaces & 1
                if granted or card.grant(0) == 0:
                    self.worked[int(card.number)] += 1

    def count_what_happened(self, used: int, upgrades: list[int]) -> None:
        """Cards that work by themselves: by their marks, and by being played."""
        position = self.position
        for card in CARDS:
            if card.windows & PUSHED and position.used & ~used & card.bit:
                self.worked[int(card.number)] += 1
            if card.windows & PLAYED:
                for saucer, before in enumerate(upgrades):
                    if position.upgrades[saucer] & ~before & card.bit:
                        self.worked[int(card.number)] += 1


def meet(pair: Pair, together: bool, both: int) -> int:
    """Let two cards meet until both have worked in so many meetings; returns how often they met."""
    met, worked = 0, 0
    while worked < both:
        meeting = Meeting(pair, together, met)
        meeting.play()
        met += 1
        worked += meeting.both_worked()
        assert met < 60 * both, f"{pair[0].name} and {pair[1].name} hardly ever work both"
    return met


def table(both: int) -> str:
    """How often each pair met, as Markdown: above the diagonal on one saucer, below it on opposing ones."""
    found: dict[tuple[int, int], int] = {}
    for number, (first, second) in enumerate(PAIRS):
        found[int(first.number), int(second.number)] = meet((first, second), True, both)
        found[int(second.number), int(first.number)] = meet((first, second), False, both)
        sys.stderr.write(f"{number + 1} of {len(PAIRS)}: {first.name}, {second.name}\n")
    numbers = [int(card.number) for card in CARDS]
    lines = [
        "| | " + " | ".join(str(number) for number in numbers) + " |",
        "|---|" + "---:|" * len(numbers),
    ]
    for card in CARDS:
        cells = [str(found.get((int(card.number), other), "")) for other in numbers]
        lines.append(f"| {card.number} {card.name} | " + " | ".join(cells) + " |")
    return "\n".join([*lines, "", f"Meetings in all: {sum(found.values()):,}."])


if __name__ == "__main__":
    sys.stdout.write(table(50) + "\n")
