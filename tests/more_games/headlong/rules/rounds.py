"""What happens when all have chosen: cars drive or crash (H3), and the round ends (H4, H5)."""

from crashyard.games.headlong.rules import events
from crashyard.games.headlong.rules.state import NO_GEAR, HeadlongTable


def drive(table: HeadlongTable) -> None:
    """Show the gears; whoever shares one crashes and stays, the others drive (H3)."""
    if table.listening():
        table.tell(events.revealed(table.gears))
    for seat in range(table.players):
        gear = table.gears[seat]
        start = table.cars[seat]
        if table.gears.count(gear) == 1:
            table.cars[seat] = start + gear
            if table.listening():
                table.tell(events.drove(seat, start, start + gear))
        elif table.listening():
            table.tell(events.crashed(seat, gear))
    table.shown = table.gears
    table.gears = [NO_GEAR for _ in range(table.players)]


def end_round(table: HeadlongTable) -> None:
    """The game ends when a car has reached the finish (H4), or with the last round (H5)."""
    if max(table.cars) >= table.finish or table.round == table.last_round:
        table.over = True
        if table.listening():
            table.tell(events.game_over(table.winners(), table.reason()))
        return
    table.round += 1
    if table.listening():
        table.tell(events.round_began(table.round))
