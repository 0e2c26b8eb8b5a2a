"""How people write actions: made from what the decision declares."""

from typing import ClassVar

from crashyard.engine.forms.action_forms import ActionForms, NumberKind
from crashyard.games.headlong.rules.choose import CHOOSING
from crashyard.games.headlong.rules.state import NAME, HeadlongTable


class HeadlongForms(ActionForms[HeadlongTable]):
    game: ClassVar[str] = NAME

    def about(self, position: HeadlongTable, key: str, seat: int, action: int) -> dict[str, object]:
        return {"seat": seat, "action": action, "awaited": position.awaited_seats()}


FORMS = HeadlongForms(CHOOSING.forms, {"gear": NumberKind("gear")}, CHOOSING.clauses)
