"""The course of a round: deal, plan, drive (B3-B5, B9), and the end (B10, B11)."""

from typing import cast

from mypy_extensions import i64

from crashyard.engine import CHANCE, NOBODY, SEVERAL, Actions, Dice, Refusal, Result
from crashyard.engine.result import rank_by
from tests.tiny_game.forms import notation
from tests.tiny_game.rules import driving, events
from tests.tiny_game.rules.state import (
    BAG,
    BY_POINTS,
    DEAL,
    DODGE,
    DRIVE,
    HAND,
    NO_CARD,
    OVER,
    PLAN,
    RESIGNED,
    SPACE,
    TAKE,
    Table,
    teams,
)


class BumpPosition(Table):
    """A play of Bump: the table, and whose decision it is."""

    # -- whose decision it is ---------------------------------------------------------------

    def awaited(self) -> i64:
        if self.phase == OVER:
            return NOBODY
        if self.phase == DEAL:
            return CHANCE
        if self.phase == PLAN:
            return SEVERAL
        assert self.threat is not None
        return self.threat[0]

    def awaits(self, seat: i64) -> bool:
        """While the seats plan, those who have not chosen yet; they may all answer (B4)."""
        if self.phase == PLAN:
            return 0 <= seat < self.players and self.plans[seat] == NO_CARD
        return super().awaits(seat)

    def rounds(self) -> i64:
        return self.round

    # -- actions ----------------------------------------------------------------------------

    def fill_legal(self, seat: i64, actions: Actions) -> None:
        actions.clear()
        for action in range(SPACE):
            if self.forbids(seat, action) is None:
                actions.add(action)

    def forbids(self, seat: i64, action: i64) -> str | None:
        if self.phase == OVER:
            return "game-over"
        if not 0 < action < SPACE:
            return "unknown-action"
        if self.phase == PLAN and 0 <= seat < self.players:
            return None if action in self.hands[seat] else "not-in-hand"
        if not self.awaits(seat):
            return "not-awaited"
        if self.phase == DEAL:
            return None if action in BAG and self.in_bag(action) > 0 else "not-in-bag"
        return None if action in (DODGE, TAKE) else "dodge-or-take"

    def weight(self, outcome: i64) -> i64:
        return self.in_bag(outcome)

    def carry_out(self, seat: i64, action: i64) -> None:
        if self.phase == DEAL:
            self.draw(action)
        elif self.phase == PLAN:
            self.plan(seat, action)
        else:
            assert self.threat is not None
            over = True
            if action == DODGE:
                driving.dodge(self, seat)
            else:
                over = driving.bump(self, *self.threat)
            if over:
                self.played += 1
                self.play_on()

    # -- deal, plan, drive ------------------------------------------------------------------

    def drawing(self) -> int:
        """The seat that draws next (B3)."""
        return next(seat for seat, hand in enumerate(self.hands) if len(hand) < HAND)

    def draw(self, card: int) -> None:
        seat = self.drawing()
        self.hands[seat] = sorted([*self.hands[seat], card])
        if self.listening():
            self.tell(events.drew(seat, card))
        if all(len(hand) == HAND for hand in self.hands):
            self.phase = PLAN
            if self.listening():
                self.tell(events.planning_began())

    def plan(self, seat: int, card: int) -> None:
        """Choose a card, or another one; with the last choice all cards are shown (B4, B5)."""
        self.plans[seat] = card
        if self.listening():
            self.tell(events.planned(seat, card))
        if NO_CARD in self.plans:
            return
        self.phase = DRIVE
        for owner, chosen in enumerate(self.plans):
            self.hands[owner].remove(chosen)
        if self.listening():
            self.tell(events.revealed(self))
        self.play_on()

    def play_on(self) -> None:
        """Play cards until somebody is asked; after the last one the next round begins (B9)."""
        if not driving.play_cards(self):
            return
        if self.round == self.last_round:
            best = max(self.team_points(seat) for seat in range(self.players))
            self.finish([seat for seat in range(self.players) if self.team_points(seat) == best], BY_POINTS)
            return
        self.phase = DEAL
        self.plans = [NO_CARD] * self.players
        self.played = 0
        self.round += 1
        if self.listening():
            self.tell(events.round_began(self))

    # -- the end ----------------------------------------------------------------------------

    def finish(self, winners: list[int], reason: str) -> None:
        self.phase = OVER
        self.plans = [NO_CARD] * self.players
        self.played = 0
        self.threat = None
        self.winners = winners
        self.reason = reason
        if self.listening():
            self.tell(events.game_over(self))

    def resign(self, seat: i64) -> None:
        if self.phase == OVER:
            raise self.refusal("game-over", seat, 0)
        if self.players != 2:
            raise self.refusal("no-resigning", seat, 0)
        if not 0 <= seat < 2:
            raise self.refusal("not-awaited", seat, 0)
        self.finish([1 - seat], RESIGNED)

    def result(self) -> Result | None:
        if self.phase != OVER:
            return None
        ranks = rank_by([int(seat in self.winners) for seat in range(self.players)])
        return Result(ranks, self.reason, teams(self.players))

    def evaluate(self, seat: i64) -> float:
        """The share of all points that is ours, from -1 to 1; the end counts in full."""
        if self.phase == OVER:
            return 0.0 if len(self.winners) == self.players else 1.0 if seat in self.winners else -1.0
        ours = self.team_points(seat)
        theirs = sum(self.points) - ours
        return (ours - theirs) / (ours + theirs + 1)

    # -- copies -----------------------------------------------------------------------------

    def copy(self) -> "BumpPosition":
        twin = BumpPosition(self.players, self.last_round, self.dodging)
        self.copy_to(twin)
        return twin

    def possible(self, seat: i64, dice: Dice) -> "BumpPosition":
        """Deal the hands of the others anew, from all cards that `seat` cannot see, and let them choose anew."""
        twin = self.copy()
        others = [other for other in range(self.players) if other != seat]
        unseen = [card for other in others for card in self.hands[other]]
        for card in BAG:
            unseen += [card] * self.in_bag(card)
        unseen.sort()
        for other in others:
            hand = [unseen.pop(dice.below(len(unseen))) for _ in self.hands[other]]
            twin.hands[other] = sorted(hand)
            if self.phase == PLAN and self.plans[other] != NO_CARD:
                twin.plans[other] = hand[dice.below(len(hand))]
        return twin

    # -- notation ---------------------------------------------------------------------------

    def refusal(self, key: str, seat: i64, action: i64) -> Refusal:
        return notation.FORMS.refusal(self, key, seat, action)

    def view(self, seat: i64) -> dict[str, object]:
        return cast(dict[str, object], notation.view(self, seat))

    def to_json(self) -> dict[str, object]:
        return notation.to_json(self)

    def action_json(self, seat: i64, action: i64) -> object:
        return notation.FORMS.json(self, seat, action)

    def parse_action(self, seat: i64, form: object) -> int:
        return notation.FORMS.parse(self, seat, form)

    def targets(self, seat: i64, action: i64) -> list[str]:
        return notation.FORMS.targets(self, seat, action)
