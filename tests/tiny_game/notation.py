"""The JSON forms of actions and positions, views, and the clauses of refusals."""

from crashyard.engine import CHANCE, Fields, Refusal
from crashyard.engine.documents import shown
from tests.tiny_game.table import BAG, DODGE, DRIVE, TAKE, Table

NAME = "bump"

CLAUSES = {
    "game-over": "B10",
    "not-awaited": "B4",
    "unknown-action": "B4",
    "not-in-hand": "B4",
    "not-in-bag": "B2",
    "dodge-or-take": "B8",
    "no-resigning": "B11",
}
"""Every refusal of the rules, with the clause that it stands on."""


def refusal(table: Table, key: str, seat: int, action: int) -> Refusal:
    facts = {"seat": seat, "action": action, "awaited": table.awaited_seats()}
    return Refusal(key, facts, clause=CLAUSES[key], game=NAME)


def action_json(seat: int, action: int) -> object:
    """An outcome of chance is simply the card."""
    if seat == CHANCE:
        return action
    if action == DODGE:
        return {"do": "dodge"}
    if action == TAKE:
        return {"do": "take"}
    return {"do": "plan", "card": action}


def parse_action(seat: int, form: object) -> int:
    if seat == CHANCE:
        if isinstance(form, int) and not isinstance(form, bool) and form in BAG:
            return form
        raise Refusal("wrong-outcome", {"value": shown(form), "right": "1..3"})
    fields = Fields(form, "the action")
    do = fields.text("do", ["plan", "dodge", "take"])
    action = {"dodge": DODGE, "take": TAKE}.get(do) or fields.integer("card", 1, 3)
    fields.end()
    return action


def targets(seat: int, action: int) -> list[str]:
    """A card of the own hand, or a button."""
    if action == DODGE:
        return ["dodge"]
    if action == TAKE:
        return ["take"]
    return [f"card:{action}"]


def to_json(table: Table) -> dict[str, object]:
    """The complete position."""
    return {
        "players": table.players,
        "options": {"rounds": table.last_round, "dodging": table.dodging},
        "phase": table.phase,
        "round": table.round,
        "cars": table.cars[:],
        "points": table.points[:],
        "dodges": table.dodges[:],
        "hands": [hand[:] for hand in table.hands],
        "plans": [card or None for card in table.plans],
        "played": table.played,
        "threat": None if table.threat is None else list(table.threat),
        "winners": table.winners[:],
        "reason": table.reason or None,
    }


def view(table: Table, seat: int) -> dict[str, object]:
    """What `seat` may know: its own cards, how many the others have, and all that is open.

    A card that cannot be seen is `null`. Nobody sees what another seat has chosen before all have (B4).
    """
    shown_plans = [
        card or None if table.phase == DRIVE or owner == seat else None for owner, card in enumerate(table.plans)
    ]
    return {
        "players": table.players,
        "options": {"rounds": table.last_round, "dodging": table.dodging},
        "phase": table.phase,
        "round": table.round,
        "cars": table.cars[:],
        "points": table.points[:],
        "dodges": table.dodges[:],
        "hands": [hand[:] if owner == seat else [None] * len(hand) for owner, hand in enumerate(table.hands)],
        "plans": shown_plans,
        "driver": table.driver() if table.phase == DRIVE else None,
        "awaited": table.awaited_seats(),
        "winners": table.winners[:],
        "reason": table.reason or None,
    }
