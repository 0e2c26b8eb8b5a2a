"""What the server says, in the language of whoever asked."""

from collections.abc import Sequence
from functools import lru_cache
from typing import Any

from crashyard.engine.game import Game
from crashyard.engine.refusal import Refusal
from crashyard.engine.registry import find_game
from crashyard.faces.words import LANGUAGES, Words

PACKAGE = "crashyard.server"


@lru_cache(256)
def _words(language: str, game: str, names: tuple[str, ...]) -> Words:
    return Words(language, find_game(game) if game else None, names, also=[PACKAGE], seen=True)


class Translation:
    """One language; English where it is not one of ours."""

    def __init__(self, language: str) -> None:
        self.language = language if language in LANGUAGES else "en"

    @classmethod
    def accepted(cls, header: str) -> "Translation":
        """The one of our languages that an `Accept-Language` header likes best."""
        liked: list[tuple[float, str]] = []
        for part in header[:500].split(","):
            language, _, quality = part.partition(";q=")
            try:
                liked.append((-float(quality or 1), language.strip()[:2].lower()))
            except ValueError:
                continue
        ours = [language for _, language in sorted(liked, key=lambda like: like[0]) if language in LANGUAGES]
        return cls(ours[0] if ours else "en")

    def words(self, game: Game, names: Sequence[str] = ()) -> Words:
        """The words of a game, with the names of those who play."""
        return _words(self.language, game.name, tuple(names))

    def refusal(self, refusal: Refusal, game: Game | None = None, names: Sequence[str] = ()) -> dict[str, Any]:
        """A refusal with its sentence; at a table it speaks of its game and calls the players by their names.

        `seen` is the sentence for those who see the table, where it is another one.
        """
        words = _words(self.language, refusal.game or (game.name if game else ""), tuple(names))
        sentence, seen = words.refusal(refusal), words.refusal_seen(refusal)
        told = {"refusal": refusal.key, "clause": refusal.clause, "sentence": sentence}
        return told if seen == sentence else told | {"seen": seen}
