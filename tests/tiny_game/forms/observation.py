"""The table as a row of numbers, as far as one seat may know it."""

from mypy_extensions import i64

from crashyard.engine import Position
from crashyard.engine.observer import Observer, Sheet
from tests.tiny_game.rules.state import BAG, DRIVE, HAND, PHASES, SPACES, Table


class BumpObserver(Observer):
    def __init__(self, players: int) -> None:
        super().__init__(players)
        self.seat = self.part("seat", (players,), 1, "1 at the number of the own seat")
        self.awaited = self.part("awaited", (players,), 1, "who is awaited")
        self.phase = self.part("phase", (len(PHASES),), 1, "deal, plan, drive, over")
        self.round = self.part("round", (1,), 6, "the round")
        self.cars = self.part("cars", (players, SPACES), 1, "where each car is")
        self.points = self.part("points", (players,), 255, "points")
        self.dodges = self.part("dodges", (players,), 1, "who can still dodge")
        self.hand = self.part("hand", (len(BAG),), HAND, "the own hand, cards a value")
        self.sizes = self.part("sizes", (players,), HAND, "cards in each hand")
        self.driver = self.part("driver", (players,), 1, "whose card is being played")
        self.plans = self.part("plans", (players, len(BAG)), 1, "the chosen cards that the seat knows")

    def write(self, position: Position, seat: i64, sheet: Sheet) -> None:
        assert isinstance(position, Table)
        if seat >= 0:
            sheet.put(self.seat + seat, 1)
            for card in position.hands[seat]:
                sheet.add(self.hand + card - 1, 1)
        self.write_awaited(position, seat, sheet, self.awaited)
        sheet.put(self.phase + PHASES.index(position.phase), 1)
        sheet.put(self.round, position.round)
        if position.phase == DRIVE:
            sheet.put(self.driver + self.turned(position.driver(), seat), 1)
        for other in range(self.players):
            place = self.turned(other, seat)
            sheet.put(self.cars + SPACES * place + position.cars[other], 1)
            sheet.put(self.points + place, position.points[other])
            sheet.put(self.dodges + place, position.dodges[other])
            sheet.put(self.sizes + place, len(position.hands[other]))
            if position.plans[other] and (position.phase == DRIVE or other == seat):
                sheet.put(self.plans + len(BAG) * place + position.plans[other] - 1, 1)
