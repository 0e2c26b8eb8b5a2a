"""What the server says, in the language of whoever asked."""

from crashyard.engine import Refusal, find_game
from crashyard.server.translation import Translation


def test_a_refusal_that_names_a_place_has_a_sentence_for_those_who_see_the_table() -> None:
    game = find_game("crash-by-crash")
    told = Translation("de").refusal(Refusal("bell-on-cell", {"at": "3,1"}, clause="R08"), game)
    assert told["sentence"] == "Auf 3,1 liegt eine Glocke; wähle ein Feld ohne Glocke. (R08)"
    assert told["seen"] == "Dort liegt eine Glocke; wähle ein Feld ohne Glocke. (R08)"
    assert "seen" not in Translation("de").refusal(Refusal("game-over"), game)
