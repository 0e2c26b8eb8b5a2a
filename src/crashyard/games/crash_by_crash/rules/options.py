"""Section 3 and R05: the options, which say where two people sit; section 19: the parameters of the laboratory."""

from crashyard.engine.options import Number, Selection, Value
from crashyard.engine.refusal import Refusal
from crashyard.games.crash_by_crash.rules.cards.names import CARD_NAMES

OPTIONS = (
    Number("last_rider", 0, 3, 0),
    Number("younger", 0, 3, 1),
)

LEFT_OUT = Selection("without", "card", tuple(CARD_NAMES), 6)
"""Enough cards are left for four hands of five."""
PARAMETERS = (
    Number("batteries", 0, 8, 4),
    Number("hand", 1, 5, 3),
    Number("scorings", 1, 7, 7),
    Number("first_ringing_turn", 1, 12, 6),
    Number("second_car_fee", 0, 8, 4),
    Number("four_steps_cost", 0, 6, 2),
    Number("displacing", 0, 6, 2),
    Number("start_points", 0, 8, 0),
    LEFT_OUT,
)


def check_seats(players: int, options: dict[str, Value]) -> None:
    """Both are seats of this table, and with four players the seats are counted from the last rider (R80, R87)."""
    highest = {"last_rider": 1 if players == 2 else 0, "younger": players - 1}
    for name, high in highest.items():
        value = options[name]
        assert isinstance(value, int)
        if value > high:
            right = f"0..{high}" if high else "0"
            raise Refusal("wrong-option", {"option": name, "value": value, "right": right})
