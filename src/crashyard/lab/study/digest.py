"""All that a study has found, ready to be told."""

import math
import shlex
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

import msgspec

from crashyard.engine.options import Value
from crashyard.engine.registry import find_game
from crashyard.lab.outcome import Outcome
from crashyard.lab.study.findings import Findings, find
from crashyard.lab.study.items import Item, worth_of_items
from crashyard.lab.study.ladder import Rung, climb
from crashyard.lab.study.naming import Called, name_things, nameless
from crashyard.lab.study.plays import StudiedPlays, look_at
from crashyard.lab.study.study import Study, StudyTable
from crashyard.lab.study.variants import Comparison, VariantPair, compare, verdict


@dataclass(frozen=True, slots=True)
class TableDigest:
    """One table."""

    table: StudyTable
    plays: StudiedPlays
    findings: Findings
    items: list[Item]


@dataclass(frozen=True, slots=True)
class Digest:
    """The whole study."""

    study: Study
    asked: int
    """How many games of a table were wanted."""
    tables: list[TableDigest]
    rungs: list[Rung]
    comparisons: list[Comparison]
    failed: list[Outcome]
    capped: list[Outcome]

    @property
    def games(self) -> int:
        return sum(one.findings.games for one in self.tables)

    @property
    def compares(self) -> bool:
        """Whether there are two rule variants."""
        return len(self.study.variants) > 1

    def verdict(self, players: int) -> list[str]:
        """What the second rule changes at a table of so many."""
        mine = [one for one in self.tables if one.table.players == players]
        endless = [self.variant_name(one.table.variant) for one in mine if not one.findings.ended]
        return verdict(self.comparisons, players, endless)

    def variant_name(self, variant: int) -> str:
        """The options of a variant that are not those of the rulebook."""
        return spell_options(self.study.game, self.study.variants[variant])

    def command(self) -> str:
        """What makes this study again."""
        study = self.study
        usual, against = study.variants[0], study.variants[-1]
        game = find_game(study.game)
        defaults = {option.name: option.default for option in game.options}
        parts = ["crashyard study", study.game, "--players", ",".join(map(str, study.players))]
        parts += ["--games", str(self.asked), "--bots", ",".join(study.bots)]
        parts += [f"--option {name}={value}" for name, value in usual.items() if value != defaults[name]]
        parts += [f"--against {name}={value}" for name, value in against.items() if value != usual[name]]
        parts += ["--ladder", ",".join(study.ladder), "--duels", str(study.duels), "--seed", shlex.quote(study.seed)]
        parts += ["--cap", str(study.cap)] if study.cap != game.longest else []
        return " ".join(parts)

    def to_json(self) -> dict[str, Any]:
        study = self.study
        return {
            "game": study.game,
            "games": self.games,
            "asked": self.asked,
            "bots": list(study.bots),
            "seed": study.seed,
            "command": self.command(),
            "errors": len(self.failed),
            "capped": len(self.capped),
            "tables": [
                {
                    "players": one.table.players,
                    "options": study.variants[one.table.variant],
                    "findings": rounded(msgspec.to_builtins(one.findings, str_keys=True)),
                    "items": rounded(msgspec.to_builtins(one.items)),
                }
                for one in self.tables
            ],
            "ladder": rounded(msgspec.to_builtins(self.rungs)),
            "comparison": [
                {
                    "players": one.players,
                    "measure": one.measure.name,
                    "first": rounded(msgspec.to_builtins(one.first)),
                    "second": rounded(msgspec.to_builtins(one.second)),
                    "difference": rounded(msgspec.to_builtins(one.apart)),
                    "beyond_chance": one.beyond_chance,
                }
                for one in self.comparisons
            ],
            "verdict": {str(players): self.verdict(players) for players in study.players} if self.compares else {},
        }


def rounded(value: Any) -> Any:
    """Figures to five places: nobody reads more, and they are the same on every machine. What has no end is None."""
    if isinstance(value, float):
        return round(value, 5) if math.isfinite(value) else None
    if isinstance(value, list):
        return [rounded(item) for item in value]
    if isinstance(value, dict):
        return {name: rounded(item) for name, item in value.items()}
    return value


def spell_options(game: str, options: dict[str, Value]) -> str:
    usual = {option.name: option.default for option in find_game(game).options}
    changed = [f"{name}={value}" for name, value in options.items() if value != usual[name]]
    return ", ".join(changed) or "the rulebook's rules"


def digest(study: Study, asked: int, outcomes: Sequence[Outcome], called: Called = nameless) -> Digest:
    """Look at everything that was played."""
    tables = [_look_at(study, table, outcomes, called) for table in study.tables]
    ordered = sorted(outcomes, key=lambda one: one.number)
    return Digest(
        study,
        asked,
        tables,
        climb(study, outcomes),
        _compare(study, tables, outcomes) if len(study.variants) > 1 else [],
        [one for one in ordered if one.error is not None],
        [one for one in ordered if one.error is None and one.ranks is None],
    )


def _look_at(study: Study, table: StudyTable, outcomes: Sequence[Outcome], called: Called) -> TableDigest:
    (plays,) = look_at(study, [table], outcomes)
    return TableDigest(table, plays, *name_things(find(plays), worth_of_items(plays), called))


def _compare(study: Study, tables: Sequence[TableDigest], outcomes: Sequence[Outcome]) -> list[Comparison]:
    """Each number of players, with chances learnt from each variant, and from both together."""
    meetings = []
    for players in study.players:
        first, second = (one.plays for one in tables if one.table.players == players)
        shared = look_at(study, [first.table, second.table], outcomes)
        meetings.append(VariantPair(first, second, shared[0], shared[1], study.turn_of))
    return compare(meetings)
