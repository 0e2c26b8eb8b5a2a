"""A position from the fields of a position file: any table that could lie there, reachable or not."""

from crashyard.engine import Fields, Refusal
from crashyard.engine.options import Choice, Number, complete_options
from tests.tiny_game.forms.notation import NAME
from tests.tiny_game.position import BumpPosition
from tests.tiny_game.rules.state import (
    BAG,
    BY_POINTS,
    DEAL,
    DRIVE,
    HAND,
    NO_CARD,
    OVER,
    PHASES,
    PLAN,
    RESIGNED,
    SPACES,
)

OPTIONS = (Number("rounds", 1, 6, 3), Choice("dodging", ("once", "never"), "once"))


def read_position(fields: Fields) -> BumpPosition:
    players = fields.integer("players", 2, 4)
    if players == 3:
        raise fields.wrong("players", players, "2, 4")
    options = complete_options(OPTIONS, fields.take("options") if "options" in fields else {}, NAME)
    position = BumpPosition(players, int(options["rounds"]), str(options["dodging"]))
    position.phase = fields.text("phase", PHASES)
    position.round = fields.integer("round", 1, position.last_round)
    position.points = fields.integers("points", players, 0, 1_000)
    position.dodges = fields.integers("dodges", players, 0, 1)
    position.cars = fields.integers("cars", players, 0, SPACES - 1)
    _read_cards(fields, position)
    _read_drive(fields, position)
    _read_end(fields, position)
    fields.end()
    return position


def _read_cards(fields: Fields, position: BumpPosition) -> None:
    phase = position.phase
    hands = fields.items("hands", position.players)
    sizes = {PLAN: [HAND], DRIVE: [HAND - 1]}.get(phase, range(HAND + 1))
    for hand in hands:
        if not isinstance(hand, list) or len(hand) not in sizes or not all(map(_is_card, hand)):
            raise fields.wrong("hands", hand, "[1..3, ...]")
    if phase == DEAL and all(len(hand) == HAND for hand in hands):
        raise fields.wrong("hands", hands, "[[], ...]")
    plans = fields.items("plans", position.players)
    for hand, card in zip(hands, plans, strict=True):
        choices = {PLAN: [None, *hand], DRIVE: list(BAG)}.get(phase, [None])
        if card not in choices or isinstance(card, bool | float):
            raise fields.wrong("plans", card, ", ".join(map(str, choices)))
    if phase == PLAN and None not in plans:
        raise fields.wrong("plans", plans, "[null, ...]")
    position.hands = [sorted(hand) for hand in hands]
    position.plans = [card or NO_CARD for card in plans]
    for card in BAG:
        if position.in_bag(card) < 0:
            raise Refusal("bag-too-small", {"card": card, "most": BAG[card]}, clause="B2", game=NAME)


def _is_card(card: object) -> bool:
    return isinstance(card, int) and not isinstance(card, bool) and card in BAG


def _read_drive(fields: Fields, position: BumpPosition) -> None:
    """Where the drive stands. Somebody is asked, so the car that hit theirs stands on its space (B6, B8).

    They may resign at that moment, so cars may share a space when the game is over.
    """
    standing = position.cars[:]
    position.played = fields.integer("played", 0, position.players - 1 if position.phase == DRIVE else 0)
    if position.phase == DRIVE:
        hit, left = fields.integers("threat", 2, 0, 3)
        if hit not in position.may_dodge():
            raise fields.wrong("threat", hit, ", ".join(map(str, position.may_dodge())))
        if standing.count(standing[hit]) != 2:
            raise fields.wrong("cars", standing, f"2 x {standing[hit]}")
        position.threat = hit, left
        standing.pop(hit)
    elif fields.take("threat") is not None:
        raise fields.wrong("threat", "...", "null")
    if position.phase != OVER and len(set(standing)) != len(standing):
        raise fields.wrong("cars", position.cars, "[0, 1, ...]")


def _read_end(fields: Fields, position: BumpPosition) -> None:
    winners = fields.items("winners")
    reason = fields.take("reason")
    over = position.phase == OVER
    everybody = list(range(position.players))
    allowed = [everybody[::2], everybody[1::2], everybody] if over else [[]]
    if winners not in allowed:
        raise fields.wrong("winners", winners, ", ".join(map(str, allowed)))
    if reason not in ([BY_POINTS, RESIGNED] if over else [None]):
        raise fields.wrong("reason", reason, f"{BY_POINTS}, {RESIGNED}" if over else "null")
    position.winners = allowed[allowed.index(winners)]
    position.reason = reason or ""
