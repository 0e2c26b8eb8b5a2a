"""How cards and tiles are told (section 15)."""

from crashyard.engine.forms.action_forms import FormKind, FormPart, NameOutcome, OutcomeKind, wrong_outcome
from crashyard.engine.forms.documents import Fields
from crashyard.games.crash_by_crash.rules.board import FLOWERS, ROTATIONS, TILE_NAMES
from crashyard.games.crash_by_crash.rules.cards.names import CARD_NAMES
from crashyard.games.crash_by_crash.rules.codes import TAKE
from crashyard.games.crash_by_crash.rules.phases import DRAW, KEEP
from crashyard.games.crash_by_crash.rules.pieces import KINDS
from crashyard.games.crash_by_crash.rules.turn import CrashByCrashTurn


class TwoCardsKind(FormKind[CrashByCrashTurn]):
    """The two cards of an exchange, in any order."""

    def spell(self, position: CrashByCrashTurn, seat: int, number: int) -> object:
        return [CARD_NAMES[kind] for kind in divmod(number, KINDS)]

    def read(self, position: CrashByCrashTurn, seat: int, fields: Fields, part: FormPart) -> list[int]:
        value = fields.take(part.name)
        if isinstance(value, list) and len(value) == 2 and all(card in CARD_NAMES for card in value):
            first, second = sorted(map(CARD_NAMES.index, value))
            return [KINDS * first + second]
        raise fields.wrong(part.name, value, "[two of the cards in hand]")

    def targets(self, position: CrashByCrashTurn, seat: int, number: int) -> list[str]:
        return [f"card:{CARD_NAMES[kind]}" for kind in divmod(number, KINDS)]


class SourceKind(FormKind[CrashByCrashTurn]):
    """Where a card is taken from: one of the display, or the deck."""

    def spell(self, position: CrashByCrashTurn, seat: int, number: int) -> object:
        return CARD_NAMES[number] if number < KINDS else "deck"

    def read(self, position: CrashByCrashTurn, seat: int, fields: Fields, part: FormPart) -> list[int]:
        source = fields.text(part.name, ["deck", *CARD_NAMES])
        if source == "deck":
            return [KINDS]
        kind = CARD_NAMES.index(source)
        if position.phase == KEEP:
            raise position.refusal("keep-one-of-two", seat, TAKE + kind)
        return [kind]

    def targets(self, position: CrashByCrashTurn, seat: int, number: int) -> list[str]:
        return [f"card:{CARD_NAMES[number]}" if number < KINDS else "deck"]


class KeptCardKind(FormKind[CrashByCrashTurn]):
    """The card that is kept of two."""

    def spell(self, position: CrashByCrashTurn, seat: int, number: int) -> object:
        return CARD_NAMES[number]

    def read(self, position: CrashByCrashTurn, seat: int, fields: Fields, part: FormPart) -> list[int]:
        kind = CARD_NAMES.index(fields.text(part.name, CARD_NAMES))
        if position.phase == DRAW:
            raise position.refusal("choose-a-source", seat, TAKE + kind)
        return [kind]

    def targets(self, position: CrashByCrashTurn, seat: int, number: int) -> list[str]:
        return [f"card:{CARD_NAMES[number]}"]


class TileOutcome(OutcomeKind[CrashByCrashTurn]):
    """A tile and its rotation: `F03/2`."""

    def spell(self, position: CrashByCrashTurn, number: int) -> object:
        return f"{TILE_NAMES[number // 6]}/{number % 6}"

    def read(self, position: CrashByCrashTurn, form: object) -> int:
        if isinstance(form, str):
            tile, slash, rotation = form.partition("/")
            if tile in TILE_NAMES and slash and rotation in ("0", "1", "2", "3", "4", "5"):
                number = TILE_NAMES.index(tile)
                if int(rotation) in ROTATIONS[number < FLOWERS]:
                    return 6 * number + int(rotation)
        raise wrong_outcome(form, "TILE/ROTATION: F01/0..5, X01/0, X01/3")

    def facts(self, position: CrashByCrashTurn, number: int) -> dict[str, object]:
        return {"tile": TILE_NAMES[number // 6], "slot": int(position.count)}


class CardOutcome(NameOutcome):
    def facts(self, position: object, number: int) -> dict[str, object]:
        return {"card": CARD_NAMES[number]}
