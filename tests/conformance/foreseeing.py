"""How far previews go: random decisions of every game, with what was shown and what then happened.

`python -m tests.conformance.foreseeing` writes the table of docs/browser.md.
"""

import sys
from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass, field
from itertools import count

from crashyard.engine import CHANCE, SEVERAL, Actions, Dice, Game, Position, games, random_answer
from crashyard.engine.previews.preview import DECIDED, STOPS, Preview, preview
from tests.conformance.cases import any_seat

EVERY = 3
"""Of so many decisions one is looked at: plays get further with the same time."""
LONGEST = 240
"""So many answers of a play are looked at."""


@dataclass(frozen=True)
class Foreseen:
    """One decision: what was shown before it, and where it led."""

    before: Position
    seat: int
    action: int
    previews: list[Preview]

    @property
    def kind(self) -> str:
        form = self.before.action_json(self.seat, self.action)
        return str(form["do"]) if isinstance(form, dict) else str(form)

    def shown(self, index: int = 0) -> list[dict[str, object]]:
        return [event.seen_by(self.seat) for event in self.previews[index].events]

    def happened(self) -> tuple[list[dict[str, object]], Position]:
        """What the seat is told when the answer is really given, and what the table is then."""
        after = self.before.copy()
        after.listen()
        after.play(self.seat, self.action)
        return [event.seen_by(self.seat) for event in after.heard()], after


def decisions(game: Game, players: int, seed: str) -> Iterator[Foreseen]:
    """Random decisions of random plays, without end."""
    for number in count():
        position, dice, actions = (
            game.new(players),
            Dice(f"foreseeing {game.name} {players} {seed} {number}"),
            Actions(),
        )
        for _ in range(LONGEST):
            if not position.awaited_seats():
                break
            seat = any_seat(position, dice)
            action = int(random_answer(position, seat, dice, actions))
            if seat != CHANCE and dice.below(EVERY) == 0:
                yield Foreseen(position.copy(), seat, action, preview(game, position, seat, action))
            position.play(seat, action)


@dataclass
class _Row:
    decisions: int = 0
    previews: int = 0
    shown: int = 0
    happened: int = 0
    stops: Counter[str] = field(default_factory=Counter)

    def add(self, foreseen: Foreseen) -> None:
        self.decisions += 1
        self.previews += len(foreseen.previews)
        is_plan = foreseen.before.awaited() == SEVERAL
        for seen in foreseen.previews:
            self.shown += len(seen.events)
            self.happened += len(seen.events) if is_plan else len(foreseen.happened()[0])
            own = seen.stop == DECIDED and foreseen.seat in seen.awaited
            self.stops["own" if own else seen.stop] += 1

    def columns(self, kind: str) -> list[str]:
        shares = [f"{100 * self.stops[stop] // max(1, self.previews)} %" for stop in ("own", *STOPS)]
        mean = f"{self.shown / max(1, self.previews):.1f}"
        return [kind, str(self.decisions), mean, f"{100 * self.shown // max(1, self.happened)} %", *shares]


def table(game: Game, most: int) -> str:
    """How far previews of a game go, by kind of decision, as Markdown."""
    rows: dict[str, _Row] = {}
    for players in game.players:
        for foreseen, _ in zip(decisions(game, players, "table"), range(most // len(game.players)), strict=False):
            rows.setdefault(foreseen.kind, _Row()).add(foreseen)
    ordered = sorted(rows.items(), key=lambda row: -row[1].decisions)
    return "\n".join("| " + " | ".join(row.columns(f"`{kind}`")) + " |" for kind, row in ordered)


if __name__ == "__main__":
    head = ("kind", "decisions", "events shown", "of what happened", "own choice", *STOPS)
    for found in games().values():
        heading = f"\n### {found.name}\n\n| {' | '.join(head)} |\n|{'---|' * len(head)}\n"
        sys.stdout.write(f"{heading}{table(found, 3000)}\n")
