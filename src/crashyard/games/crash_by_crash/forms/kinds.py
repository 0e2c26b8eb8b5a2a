"""All kinds of things that answers name, and how each is told: in forms, to be pointed at, and in refusals."""

from collections.abc import Mapping

from crashyard.engine.forms.action_forms import FormKind, NameKind, OutcomeKind
from crashyard.games.crash_by_crash.forms.card_kinds import (
    CardOutcome,
    KeptCardKind,
    SourceKind,
    TileOutcome,
    TwoCardsKind,
)
from crashyard.games.crash_by_crash.forms.cell_kinds import (
    CellKind,
    DirectionKind,
    PushDirectionKind,
    StepDirectionKind,
    TwoCellsKind,
    TwoDirectionsKind,
)
from crashyard.games.crash_by_crash.forms.piece_kinds import (
    BatteriesKind,
    BellKind,
    CarKind,
    MagneticCarKind,
    NormalCarKind,
    StepsKind,
)
from crashyard.games.crash_by_crash.rules.cards.names import CARD_NAMES
from crashyard.games.crash_by_crash.rules.turn import CrashByCrashTurn

KINDS_OF_THINGS: Mapping[str, FormKind[CrashByCrashTurn]] = {
    "cell": CellKind(),
    "direction": DirectionKind(),
    "direction of a push": PushDirectionKind(),
    "direction of a step": StepDirectionKind(),
    "two directions": TwoDirectionsKind(),
    "two cells": TwoCellsKind(),
    "normal car": NormalCarKind(),
    "magnetic car": MagneticCarKind(),
    "batteries": BatteriesKind(),
    "steps": StepsKind(),
    "bell": BellKind(),
    "car": CarKind(),
    "card": NameKind("card", CARD_NAMES, fact="card"),
    "two cards": TwoCardsKind(),
    "source": SourceKind(),
    "kept card": KeptCardKind(),
}
OUTCOMES: Mapping[str, OutcomeKind[CrashByCrashTurn]] = {"tile": TileOutcome(), "card": CardOutcome(CARD_NAMES)}
