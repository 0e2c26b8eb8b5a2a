"""Section 15."""

from typing import Any

from crashyard.engine.refusal import Refusal
from crashyard.games.crash_by_crash.table import Table


def refusal(table: Table, key: str, seat: int, action: int) -> Refusal:
    return Refusal(key, {"seat": seat, "action": action}, clause="section 4", game="crash-by-crash")


def view(table: Table, seat: int) -> dict[str, Any]:
    return {}


def to_json(table: Table) -> dict[str, Any]:
    return {}


def action_json(table: Table, seat: int, action: int) -> object:
    return action


def parse_action(table: Table, seat: int, form: object) -> int:
    return 0


def targets(table: Table, seat: int, action: int) -> list[str]:
    return []
