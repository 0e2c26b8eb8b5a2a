"""Section 15: points, batteries and how far the turn of a position file has come."""

from librt.vecs import vec
from mypy_extensions import i64

from crashyard.engine.forms.documents import Fields, blame
from crashyard.games.crash_by_crash.forms.files.common import MOST, in_setup, null_or, nullable
from crashyard.games.crash_by_crash.rules.cards.names import CARD_NAMES, is_grey
from crashyard.games.crash_by_crash.rules.phases import OVER, RINGING
from crashyard.games.crash_by_crash.rules.pieces import SIDES
from crashyard.games.crash_by_crash.rules.turn import CrashByCrashTurn


def read_turn(fields: Fields, position: CrashByCrashTurn) -> None:
    begun = not in_setup(position)
    if "scores" in fields:
        position.scores = vec[i64](fields.integers("scores", SIDES, 0, MOST))
    if "batteries" in fields:
        position.batteries = vec[i64](fields.integers("batteries", SIDES, 0, int(position.tuning.batteries)))
    last = int(position.tuning.scorings)
    most = last if position.phase == OVER else last - 1 if begun else 0
    position.scorings = fields.integer("scorings", 0, last, default=0)
    if position.scorings > most:
        raise blame(fields.wrong("scorings", position.scorings, f"0..{most}"), (fields, "phase"))
    position.turn = fields.integer("turn", 0, MOST)
    if (position.turn > 0) != begun:
        wrong = fields.wrong("turn", position.turn, f"1..{MOST}" if begun else "0")
        raise blame(wrong, (fields, "phase"))
    position.active = nullable(fields, "active", 0, int(position.players) - 1 if begun else -1)
    if begun and position.active < 0:
        raise fields.wrong("active", None, f"0..{position.players - 1}")
    _read_bans(fields, position)
    position.action = fields.integer("action", 1 if begun else 0, 2 if begun else 0)
    position.places = fields.integer("places", 0, 2 if begun else 0, default=0)
    position.scored = fields.boolean("scored", default=False)
    card = fields.take("card") if "card" in fields else None
    if card is None:
        return
    names = [name for kind, name in enumerate(CARD_NAMES) if not is_grey(kind)]
    lasting = position.phase in (RINGING, OVER) or position.action == 2
    if card not in names or not lasting:
        raise fields.wrong("card", card, f"{', '.join(names)}, null" if lasting else "null")
    position.card = CARD_NAMES.index(card)


def _read_bans(fields: Fields, position: CrashByCrashTurn) -> None:
    """The turn in which a side may use no battery, for each; files of rules 1 have one number, for whose turn it is."""
    latest = -1 if in_setup(position) else MOST + 1
    if "bans" in fields:
        for side, turn in enumerate(fields.items("bans", SIDES)):
            position.bans[side] = max(0, null_or(fields, "bans", turn, 1, latest))
    elif "ban_turn" in fields:
        banned = nullable(fields, "ban_turn", 1, latest)
        if banned > 0:
            position.bans[(position.active + banned - position.turn) % SIDES] = banned
