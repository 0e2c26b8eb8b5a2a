"""Section 15: hands, display, deck and discard pile of a position file."""

from typing import Any

from librt.vecs import append, vec
from mypy_extensions import i64

from crashyard.engine.forms.documents import Fields, blame
from crashyard.engine.refusal import Refusal
from crashyard.games.crash_by_crash.forms.actions import NAME
from crashyard.games.crash_by_crash.rules.cards.names import CARD_NAMES
from crashyard.games.crash_by_crash.rules.pieces import KINDS
from crashyard.games.crash_by_crash.rules.turn import CrashByCrashTurn


def read_kinds(fields: Fields, name: str, cards: object) -> list[int]:
    """A pile by the names of its cards, as kinds."""
    if not isinstance(cards, list):
        raise fields.wrong(name, cards, "[...]")
    for card in cards:
        if card not in CARD_NAMES:
            raise fields.wrong(name, card, ", ".join(CARD_NAMES))
    return [CARD_NAMES.index(card) for card in cards]


def _read_pile(fields: Fields, name: str) -> vec[i64]:
    return _counts(read_kinds(fields, name, fields.take(name)) if name in fields else [])


def _counts(kinds: list[int]) -> vec[i64]:
    return vec[i64]([kinds.count(kind) for kind in range(KINDS)])


def _read_hands(fields: Fields, name: str, players: int) -> vec[i64]:
    """A pile for every seat, one after the other."""
    piles: list[Any] = fields.items(name, players) if name in fields else [[]] * players
    found = vec[i64]()
    for pile in piles:
        for count in _counts(read_kinds(fields, name, pile)):
            found = append(found, count)
    return found


def read_cards(fields: Fields, position: CrashByCrashTurn) -> None:
    """Three cards of each kind that is in the game; without a `deck` all that lie nowhere else are in it."""
    players = int(position.players)
    position.hands = _read_hands(fields, "hands", players)
    position.known = _read_hands(fields, "known", players)
    for at in range(KINDS * players):
        if position.known[at] > position.hands[at]:
            wrong = fields.wrong("known", CARD_NAMES[at % KINDS], "cards of the hand")
            raise blame(wrong, (fields, "hands"))
    position.display = _read_pile(fields, "display")
    if players == 4 and max(position.display) > 0:
        raise fields.wrong("display", sum(position.display), "[]")
    position.discard = _read_pile(fields, "discard")
    drawn = read_kinds(fields, "drawn", fields.take("drawn")) if "drawn" in fields else []
    if len(drawn) > 2 or (drawn and players == 2):
        raise fields.wrong("drawn", len(drawn), "0..2 cards" if players == 4 else "[]")
    if drawn:
        position.drawn = drawn[0]
    if len(drawn) == 2:
        position.drawn_too = drawn[1]
    given = "deck" in fields
    deck = _read_pile(fields, "deck")
    for kind in range(KINDS):
        copies = int(position.tuning.copies[kind])
        elsewhere = int(position.display[kind] + position.discard[kind]) + drawn.count(kind)
        elsewhere += sum(int(position.hands[KINDS * seat + kind]) for seat in range(players))
        if not given:
            deck[kind] = copies - elsewhere
        if deck[kind] < 0 or elsewhere + deck[kind] != copies:
            count = elsewhere + max(0, int(deck[kind]))
            facts = {"card": CARD_NAMES[kind], "cards": count, "right": copies}
            wrong = Refusal("cards-do-not-add-up", facts, clause="section 1", game=NAME)
            piles = ("hands", "display", "discard", "drawn") if count < copies else ()
            raise blame(wrong, *((fields, pile) for pile in piles))
    position.deck = deck
