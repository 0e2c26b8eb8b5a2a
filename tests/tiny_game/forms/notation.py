"""The JSON forms of actions and positions, views, and the clauses of refusals."""

from typing import ClassVar, TypedDict

from crashyard.engine import Position
from crashyard.engine.forms.action_forms import (
    ActionForm,
    ActionForms,
    FormPart,
    NumberKind,
    NumberOutcome,
    outcome_form,
)
from tests.tiny_game.rules.state import BAG, DODGE, DRIVE, TAKE, Table

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


class BumpForms(ActionForms[Table]):
    game: ClassVar[str] = NAME

    def about(self, position: Table, key: str, seat: int, action: int) -> dict[str, object]:
        return {"seat": seat, "action": action, "awaited": position.awaited_seats()}


class DrawnCard(NumberOutcome):
    """An outcome of chance is simply the card."""

    def targets(self, position: Position, number: int) -> list[str]:
        return [f"card:{number}"]


FORMS = BumpForms(
    forms=[
        ActionForm("plan", 1, (FormPart("card", "card", len(BAG), first=1),)),
        ActionForm("dodge", DODGE),
        ActionForm("take", TAKE),
    ],
    kinds={"card": NumberKind("card")},
    clauses=CLAUSES,
    chance=[outcome_form("card", len(BAG), first=1)],
    outcomes={"card": DrawnCard(1, len(BAG))},
)


class BumpOptions(TypedDict):
    rounds: int
    dodging: str


class BumpView(TypedDict):
    players: int
    options: BumpOptions
    phase: str
    round: int
    cars: list[int]
    points: list[int]
    dodges: list[int]
    hands: list[list[int | None]]
    plans: list[int | None]
    driver: int | None
    awaited: list[int]
    winners: list[int]
    reason: str | None


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


def view(table: Table, seat: int) -> BumpView:
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
        "hands": [[*hand] if owner == seat else [None] * len(hand) for owner, hand in enumerate(table.hands)],
        "plans": shown_plans,
        "driver": table.driver() if table.phase == DRIVE else None,
        "awaited": table.awaited_seats(),
        "winners": table.winners[:],
        "reason": table.reason or None,
    }
