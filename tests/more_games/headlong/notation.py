"""What people write: the form of an action, a position file, and the clauses of refusals."""

from crashyard.engine import Fields, Number, Refusal

NAME = "headlong"
OPTIONS = (Number("finish", 3, 30, 9), Number("rounds", 1, 40, 12))
CLAUSES = {"game-over": "H4", "not-awaited": "H2", "unknown-action": "H2", "no-resigning": "H6"}
"""Every refusal of the rules, with the clause that it stands on."""


def refusal(key: str, seat: int, action: int, awaited: list[int]) -> Refusal:
    return Refusal(key, {"seat": seat, "action": action, "awaited": awaited}, clause=CLAUSES[key], game=NAME)


def parse_gear(form: object) -> int:
    """The gear that `{"do": "choose", "gear": 2}` names."""
    fields = Fields(form, "the action")
    fields.text("do", ["choose"])
    gear = fields.integer("gear", 1, 3)
    fields.end()
    return gear
