"""What lies on the table (B1, B2)."""

from crashyard.engine import Position
from crashyard.engine.forms.state import Known, StateField

SPACES = 8
BAG = {1: 6, 2: 4, 3: 2}
"""How many cards of each value there are."""
HAND = 2
NO_CARD = 0

DODGE = 4
TAKE = 5
SPACE = 6
"""Actions: 1 to 3 is the card of that value, chosen by a seat or drawn by chance; then DODGE and TAKE. 0 is none."""

DEAL = "deal"
PLAN = "plan"
DRIVE = "drive"
OVER = "over"
PHASES = [DEAL, PLAN, DRIVE, OVER]

BY_POINTS = "points"
RESIGNED = "resigned"


def teams(players: int) -> tuple[int, ...]:
    """Two teams: partners sit opposite each other; with two players everybody is a team."""
    return tuple(seat % 2 for seat in range(players))


FIELDS = (
    StateField("last_round", file="options.rounds", unobserved="agreed before the game"),
    StateField("dodging", file="options.dodging", unobserved="the dodges that are left are shown"),
    StateField("phase", observed="phase"),
    StateField("round", observed="round"),
    StateField("cars", observed="cars"),
    StateField("points", observed="points"),
    StateField("dodges", observed="dodges"),
    StateField("hands", Known.OWNER, observed="hand, sizes"),
    StateField("plans", Known.OWNER, observed="plans"),
    StateField("played", observed="driver"),
    StateField("threat", observed="awaited"),
    StateField("winners", unobserved="nobody decides after the end"),
    StateField("reason", unobserved="nobody decides after the end"),
)
"""Every field of a position, once: who may know it, and where files and observations tell it."""


class Table(Position):
    """Everything on the table of Bump.

    `plans[seat]` is the card a seat has chosen. While the seats plan it is still in the hand; afterwards it
    lies open. `played` counts the cards that have been played to the end. `threat` is the car that is
    about to be bumped and the spaces that were left (B8), while its owner thinks about it.
    """

    def __init__(self, players: int, rounds: int, dodging: str) -> None:
        super().__init__(players)
        self.last_round = rounds
        self.dodging = dodging
        self.phase = DEAL
        self.round = 1
        self.cars = [2 * seat for seat in range(players)]
        self.points = [0] * players
        self.dodges = [1 if dodging == "once" else 0] * players
        self.hands: list[list[int]] = [[] for _ in range(players)]
        self.plans = [NO_CARD] * players
        self.played = 0
        self.threat: tuple[int, int] | None = None
        self.winners: list[int] = []
        self.reason = ""

    def copy_to(self, twin: "Table") -> None:
        twin.phase = self.phase
        twin.round = self.round
        twin.cars = self.cars[:]
        twin.points = self.points[:]
        twin.dodges = self.dodges[:]
        twin.hands = [hand[:] for hand in self.hands]
        twin.plans = self.plans[:]
        twin.played = self.played
        twin.threat = self.threat
        twin.winners = self.winners[:]
        twin.reason = self.reason

    def driver(self) -> int:
        """The seat whose card is being played (B5)."""
        return (self.round - 1 + self.played) % self.players

    def are_opponents(self, seat: int, other: int) -> bool:
        return teams(self.players)[seat] != teams(self.players)[other]

    def may_dodge(self) -> list[int]:
        """The seats that may dodge the car that is being driven (B8)."""
        return [seat for seat, dodges in enumerate(self.dodges) if dodges and self.are_opponents(self.driver(), seat)]

    def open_cards(self) -> list[int]:
        """The chosen cards, once they are shown."""
        return self.plans if self.phase == DRIVE else []

    def in_bag(self, card: int) -> int:
        """How many cards of a value are left in the bag."""
        held = sum(hand.count(card) for hand in self.hands)
        return BAG[card] - held - self.open_cards().count(card)

    def team_points(self, seat: int) -> int:
        side = teams(self.players)
        return sum(points for other, points in enumerate(self.points) if side[other] == side[seat])
