"""Driving, bumping and dodging (B5-B9)."""

from tests.tiny_game.rules import events
from tests.tiny_game.rules.state import SPACES, Table


def play_cards(table: Table) -> bool:
    """Play the open cards one after the other; False if somebody has to be asked first."""
    while table.played < table.players:
        driver = table.driver()
        if table.listening():
            table.tell(events.card_played(table, driver))
        if not drive(table, driver, table.plans[driver]):
            return False
        table.played += 1
    return True


def drive(table: Table, seat: int, spaces: int) -> bool:
    """Drive a car (B6); False if the owner of a car that it hits has to be asked first."""
    start = table.cars[seat]
    left = spaces
    hit = None
    while left > 0 and hit is None:
        place = (table.cars[seat] + 1) % SPACES
        hit = table.cars.index(place) if place in table.cars else None
        table.cars[seat] = place
        left -= 1
    if table.listening():
        table.tell(events.drove(table, seat, start))
    if hit is None:
        return True
    if hit in table.may_dodge():
        table.threat = hit, left
        if table.listening():
            table.tell(events.threatened(table, hit))
        return False
    return bump(table, hit, left)


def bump(table: Table, hit: int, left: int) -> bool:
    """Bump a car, which drives on (B7); False if the owner of the next one has to be asked first."""
    table.threat = None
    if table.are_opponents(table.driver(), hit):
        table.points[table.driver()] += 1
    if table.listening():
        table.tell(events.bumped(table, hit))
    return drive(table, hit, left + 1)


def dodge(table: Table, hit: int) -> None:
    """Jump to the next free space ahead (B8)."""
    table.threat = None
    table.dodges[hit] -= 1
    start = table.cars[hit]
    place = start
    while place in table.cars:
        place = (place + 1) % SPACES
    table.cars[hit] = place
    if table.listening():
        table.tell(events.dodged(table, hit, start))
