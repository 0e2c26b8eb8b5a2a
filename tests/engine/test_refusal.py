"""Refusals, and events."""

from crashyard.engine import SPECTATOR, Event, Refusal


def test_a_refusal_says_key_clause_and_facts() -> None:
    assert str(Refusal("no")) == "no"
    assert str(Refusal("no", {"seat": 1, "at": "F"}, clause="R24")) == "no (R24) seat=1, at=F"
    facts = {"seat": 1}
    refusal = Refusal("no", facts)
    refusal.data["more"] = 2
    assert facts == {"seat": 1}


def test_secret_facts_are_for_knowers() -> None:
    event = Event("drew", "B3", {"seat": 1}, {"card": 3}, frozenset({1}))
    public = {"event": "drew", "clause": "B3", "seat": 1}
    assert event.seen_by(0) == event.seen_by(SPECTATOR) == public
    assert event.seen_by(1) == event.whole() == public | {"card": 3}
