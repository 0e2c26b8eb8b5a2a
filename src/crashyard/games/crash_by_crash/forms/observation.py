"""The table as a row of numbers, as far as one seat may know it (section 9.3).

Sides are written like seats, the observer's own first. Hands of others are written as far as cards were taken openly.
"""

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from crashyard.engine.observer import Observer, Sheet
from crashyard.engine.position import Position
from crashyard.games.crash_by_crash.rules.board import BELLS, CELLS, HOLE_CELLS, IN_HOLE, SLOT_CELLS, SLOTS
from crashyard.games.crash_by_crash.rules.deck import pile_size
from crashyard.games.crash_by_crash.rules.phases import LAYING_TILES, OVER, SETTING_CARS, STEPS
from crashyard.games.crash_by_crash.rules.pieces import (
    ALL_CARS,
    CARS,
    COPIES,
    GONE,
    IN_STOCK,
    KINDS,
    NO_CARD,
    SIDES,
)
from crashyard.games.crash_by_crash.rules.table import CrashByCrashTable


def _layout(table: CrashByCrashTable) -> i64:
    """How far the tiles of a play are laid and taken away again; nothing else about them ever changes."""
    key: i64 = SLOTS
    if table.phase == LAYING_TILES:
        key = table.count
    slot: i64 = 0
    while slot < SLOTS:
        if table.on[HOLE_CELLS[8 * slot]] == GONE:
            key |= 32 << slot
        slot += 1
    return key


_BATTERIES_SHOWN: Final = 4
_CARDS_SHOWN: Final = 3
"""By the rulebook; of more than that in a variant so much is shown."""


@final
class CrashByCrashObserver(Observer):
    def __init__(self, players: int) -> None:
        super().__init__(players)
        each, kinds, board = (players,), (KINDS,), (CELLS,)
        self._seat = self.part("seat", each, 1, "1 at the number of the own seat, the only part that is not turned")
        self._awaited = self.part("awaited", each, 1, "who is awaited")
        self._active = self.part("active", each, 1, "whose turn it is")
        self._phase = self.part("phase", (OVER + 1,), 1, "what is decided, in the order of `phases.py`")
        self._value = self.part("value", board, 3, "the value of each cell")
        self._cars = self.part(
            "cars", (SIDES, CELLS), CARS, "the number of the car on each cell + 1, or 0; 11: magnetic"
        )
        self._bells = self.part("bells", board, BELLS, "the number of the bell on each cell + 1, or 0")
        self._rung = self.part("rung", board, 1, "the bell that the action under way has rung")
        self._operator = self.part("operator", board, 1, "the operator; in a hole, all cells of it")
        self._holes = self.part("holes", board, 1, "cells that are gone")
        self._entered = self.part("entered", board, 1, "where the operator has been on their way")
        self._turn = self.part("turn", (1,), 255, "turns begun")
        self._action = self.part("action", (1,), 2, "which action of the turn is awaited or under way")
        self._places = self.part("places", (1,), 2, "cars put in this turn")
        self._steps = self.part("steps", (1,), 4, "steps the operator has still to take")
        self._set = self.part("set", (1,), 255, "starting cars put so far, while they are")
        self._may_ring = self.part("may_ring", (1,), 1, "whether a bell may be rung now")
        self._scorings = self.part("scorings", (1,), 7, "scorings so far")
        self._points = self.part("points", (SIDES,), 255, "points of each side")
        self._batteries = self.part("batteries", (SIDES,), _BATTERIES_SHOWN, "batteries of each side")
        self._bans = self.part(
            "bans", (SIDES, 2), 1, "whether a side may use no battery: in this turn, in its next one"
        )
        self._duty = self.part("duty", (SIDES,), 1, "whose magnet was just put and must pull")
        self._card = self.part("card", kinds, 1, "the blue or yellow card in force")
        self._owed = self.part("owed", (1,), 2, "cards played in this turn, to be replaced at its end")
        self._takes = self.part("takes", (1,), _CARDS_SHOWN, "cards still to be taken")
        self._exchanging = self.part("exchanging", (1,), 1, "whether that is an exchange")
        self._hand = self.part("hand", kinds, COPIES, "the own hand, cards a kind")
        self._known = self.part("known", (players, KINDS), COPIES, "what everybody knows of each hand")
        self._sizes = self.part("sizes", each, _CARDS_SHOWN, "cards in each hand")
        self._display = self.part("display", kinds, COPIES, "the display")
        self._discard = self.part("discard", kinds, COPIES, "the discard pile")
        self._deck = self.part("deck", (1,), COPIES * KINDS, "cards in the deck")
        self._drawn = self.part("drawn", kinds, 2, "the two cards to choose from, for who drew them")
        self._looking = self.part("looking", (1,), 2, "how many cards somebody is choosing from")

    def write(self, position: Position, seat: i64, sheet: Sheet) -> None:
        assert isinstance(position, CrashByCrashTable)
        if not sheet.keeps(_layout(position)):
            self._write_layout(position, sheet)
            sheet.stand()
        if seat >= 0:
            sheet.put(self._seat + seat, 1)
        self.write_awaited(position, seat, sheet, self._awaited)
        if position.active >= 0:
            sheet.put(self._active + self.turned(position.active, seat), 1)
        sheet.put(self._phase + position.phase, 1)
        self._write_board(position, seat, sheet)
        self._write_turn(position, seat, sheet)
        self._write_cards(position, seat, sheet)

    def _side(self, side: i64, seat: i64) -> i64:
        return side if seat < 0 else (side + seat) % SIDES

    def _write_board(self, table: CrashByCrashTable, seat: i64, sheet: Sheet) -> None:
        bells = table.bell
        cell: i64 = 0
        while cell < CELLS:
            if bells[cell]:
                sheet.put(self._bells + cell, bells[cell])
            cell += 1
        car: i64 = 0
        while car < ALL_CARS:
            cell = table.cars[car]
            if cell != IN_STOCK:
                sheet.put(self._cars + CELLS * self._side(car // CARS, seat) + cell, car % CARS + 1)
            car += 1
        if table.rung >= 0:
            sheet.put(self._rung + table.rung, 1)
        if table.operator >= 0:
            self._write_field(table.operator, self._operator, sheet)
        if table.phase == STEPS:
            index: i64 = 0
            while index < len(table.entered):
                self._write_field(table.entered[index], self._entered, sheet)
                index += 1

    def _write_layout(self, table: CrashByCrashTable, sheet: Sheet) -> None:
        cell: i64 = 0
        while cell < CELLS:
            if table.on[cell] == GONE:
                sheet.put(self._holes + cell, 1)
            else:
                sheet.put(self._value + cell, table.value[cell])
            cell += 1

    def _write_field(self, field: i64, place: i64, sheet: Sheet) -> None:
        if field < CELLS:
            sheet.put(place + field, 1)
            return
        for cell in SLOT_CELLS[field - IN_HOLE]:
            sheet.put(place + cell, 1)

    def _write_turn(self, table: CrashByCrashTable, seat: i64, sheet: Sheet) -> None:
        sheet.put(self._turn, table.turn)
        sheet.put(self._action, table.action)
        sheet.put(self._places, table.places)
        sheet.put(self._steps, table.steps)
        if table.phase == SETTING_CARS:
            sheet.put(self._set, table.count)
        if table.may_ring():
            sheet.put(self._may_ring, 1)
        sheet.put(self._scorings, table.scorings)
        side: i64 = 0
        while side < SIDES:
            sheet.put(self._points + self._side(side, seat), table.scores[side])
            sheet.put(self._batteries + self._side(side, seat), min(table.batteries[side], _BATTERIES_SHOWN))
            if table.bans[side] > table.turn:
                sheet.put(self._bans + 2 * self._side(side, seat) + 1, 1)
            elif table.bans[side] == table.turn and table.turn > 0:
                sheet.put(self._bans + 2 * self._side(side, seat), 1)
            side += 1
        if table.duty >= 0:
            sheet.put(self._duty + self._side(table.duty, seat), 1)
        if table.card != NO_CARD:
            sheet.put(self._card + table.card, 1)
        sheet.put(self._owed, table.owed)
        sheet.put(self._takes, min(table.takes, _CARDS_SHOWN))
        if table.exchanging:
            sheet.put(self._exchanging, 1)

    def _write_cards(self, table: CrashByCrashTable, seat: i64, sheet: Sheet) -> None:
        other: i64 = 0
        while other < self.players:
            turned = self.turned(other, seat)
            sheet.put(self._sizes + turned, min(table.hand_size(other), _CARDS_SHOWN))
            self._write_pile(table.known, KINDS * other, sheet, self._known + KINDS * turned)
            other += 1
        if seat >= 0:
            self._write_pile(table.hands, KINDS * seat, sheet, self._hand)
        self._write_pile(table.display, 0, sheet, self._display)
        self._write_pile(table.discard, 0, sheet, self._discard)
        sheet.put(self._deck, pile_size(table))
        self._write_drawn(table, table.drawn, seat, sheet)
        self._write_drawn(table, table.drawn_too, seat, sheet)

    def _write_pile(self, piles: vec[i64], first: i64, sheet: Sheet, place: i64) -> None:
        kind: i64 = 0
        while kind < KINDS:
            if piles[first + kind]:
                sheet.put(place + kind, piles[first + kind])
            kind += 1

    def _write_drawn(self, table: CrashByCrashTable, card: i64, seat: i64, sheet: Sheet) -> None:
        """Of two cards that are drawn only who drew them knows more than that they are."""
        if card != NO_CARD:
            sheet.add(self._looking, 1)
            if seat == table.active:
                sheet.add(self._drawn + card, 1)
