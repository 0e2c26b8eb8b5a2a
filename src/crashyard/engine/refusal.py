"""Refusals: the only way in which the engine says no.

A refusal names *what* is wrong by a key, and the clause of the rules that says so. The sentence a person
reads is made from the key by `crashyard.faces.words`, in that person's language.
"""

from collections.abc import Mapping


class Refusal(Exception):
    """An action, a file or a request that is not accepted; nothing has changed."""

    def __init__(
        self,
        key: str,
        data: Mapping[str, object] | None = None,
        *,
        clause: str = "",
        game: str = "",
    ) -> None:
        super().__init__(key)
        self.key = key
        self.data: dict[str, object] = dict(data or {})
        self.clause = clause
        self.game = game

    def __str__(self) -> str:
        details = ", ".join(f"{name}={value}" for name, value in self.data.items())
        parts = [self.key, f"({self.clause})" if self.clause else "", details]
        return " ".join(part for part in parts if part)
