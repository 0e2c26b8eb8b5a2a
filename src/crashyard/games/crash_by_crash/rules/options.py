"""Section 3 and R05: the options, which say where two people sit."""

from crashyard.engine.options import Number, Value
from crashyard.engine.refusal import Refusal

OPTIONS = (
    Number("last_rider", 0, 3, 0),
    Number("younger", 0, 3, 1),
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
