"""What is wanted is said to whoever is to choose, in the words of the game, for every kind of decision."""

from itertools import pairwise

from crashyard.engine import SPECTATOR
from crashyard.faces.scene import Text
from crashyard.faces.words import LANGUAGES, Words
from crashyard.games.crash_and_grab import GAME
from crashyard.games.crash_and_grab.faces.prompts import OFFER_PROMPTS, PROMPTS
from crashyard.games.crash_and_grab.rules import stages
from crashyard.games.crash_and_grab.rules.moment import WINDOW_NAMES
from crashyard.games.crash_and_grab.rules.options import MODES
from tests.games.crash_and_grab.tables import table
from tests.games.crash_and_grab.test_scene import random_moments, scene_of, view_of

BASE, TITANIUM = MODES


def said(prompt: Text | None, language: str = "en") -> str:
    assert prompt is not None
    return Words(language, GAME).say(prompt.say, prompt.facts)


def test_every_phase_and_every_window_has_a_prompt() -> None:
    """Also those that few games meet."""
    asked = set(stages.PHASE_NAMES[stages.LAST_CHANCE + 1 : stages.OVER]) - {"offer"}
    assert PROMPTS.keys() == asked
    assert OFFER_PROMPTS.keys() == set(WINDOW_NAMES)


def test_every_decision_of_random_games_has_a_prompt_in_every_language() -> None:
    voices = [Words(language, GAME) for language in LANGUAGES]
    seen: dict[tuple[str, str | None], list[str]] = {}
    for players, mode in ((2, BASE), (3, BASE), (4, TITANIUM)):
        for position in random_moments(players, mode, "prompts", apart=1, most=700):
            for seat in position.awaited_seats():
                moment = view_of(position, seat)["moment"]
                if seat < 0 or (moment["phase"], moment["window"]) in seen:
                    continue
                prompt = scene_of(position, seat).prompt
                assert prompt is not None
                sentences = [words.say(prompt.say, prompt.facts) for words in voices]
                assert len(set(sentences)) == len(voices)
                assert max(map(len, sentences)) <= 100, "more than two lines in a small window"
                seen[moment["phase"], moment["window"]] = sentences
    assert len({english for english, *_ in seen.values()}) == len(seen)
    assert len(seen) >= len(PROMPTS)


def test_nobody_is_prompted_who_is_not_awaited() -> None:
    position = table(at={"red": (5, 1), "green": (5, 3)}, plans={"red": "0-5 left"})
    assert [scene_of(position, seat).prompt is None for seat in (0, 1, SPECTATOR)] == [False, True, True]


def test_a_prompt_names_the_own_saucer() -> None:
    planning = table(at={"red": (5, 1), "green": (5, 3), "blue": (1, 1)}, stage=stages.PLANS)
    assert said(scene_of(planning, 1).prompt) == "Choose a card for your green saucer."
    assert said(scene_of(planning, 2).prompt, "de").endswith("für deine blaue Untertasse.")
    two = table(2, at={"red": (5, 1), "green": (5, 3), "blue": (1, 1), "yellow": (7, 3)}, stage=stages.PLANS)
    assert said(scene_of(two, 1).prompt).endswith("for your green saucer, then one for your yellow saucer.")


def test_whoever_has_begun_to_choose_is_told_what_comes_next() -> None:
    """By what they chose last, or by the kind of what they may choose next."""
    for players in (2, 3):
        for position in random_moments(players, BASE, "next", apart=5, most=600):
            for seat in position.awaited_seats():
                told = scene_of(position, seat).next_prompts if seat >= 0 else {}
                for action in position.legal(seat) if seat >= 0 else []:
                    for chosen, wanted in pairwise(position.targets(seat, action)):
                        kind = wanted.partition(":")[0]
                        assert chosen in told or kind in told or chosen.startswith("direction:"), (chosen, wanted)
