"""All that a study has found, ready to be told."""

import math
import shlex
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from itertools import product
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
from crashyard.lab.study.strengths.headlines import change_of, difference_of, headlines_of
from crashyard.lab.study.strengths.marks import Headline, StrengthMark, mark_all
from crashyard.lab.study.study import Study, StudyTable
from crashyard.lab.study.variants.comparing import Comparison, VariantPair, compare
from crashyard.lab.study.variants.verdict import verdict


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
    asked: tuple[int, ...]
    """How many games of a table were wanted, of each kind of players."""
    tables: list[TableDigest]
    rungs: list[Rung]
    comparisons: list[Comparison]
    headlines: list[Headline]
    """If there are several kinds of players."""
    failed: list[Outcome]
    capped: list[Outcome]

    @property
    def games(self) -> int:
        return sum(one.findings.games for one in self.tables)

    @property
    def compares(self) -> bool:
        """Whether there are two rule variants."""
        return len(self.study.variants) > 1

    @property
    def changed(self) -> list[tuple[int, int]]:
        """Where two rules are compared: the numbers of players, and each kind of them."""
        return list(product(self.study.players, range(len(self.study.who)))) if self.compares else []

    def verdict(self, players: int, strength: int = 0) -> list[str]:
        """What the second rule changes at a table of so many of this kind."""
        mine = [one for one in self.tables if (one.table.players, one.table.strength) == (players, strength)]
        endless = [self.variant_name(one.table.variant) for one in mine if not one.findings.ended]
        changes = [one for one in self.comparisons if (one.players, one.strength) == (players, strength)]
        return verdict(changes, endless, lambda one: self.mark(players, 0, [change_of(one.measure.name)]))

    def mark(self, players: int, variant: int, names: Iterable[str]) -> str:
        """What stands behind a sentence that says these things: the least that can be said of any of them."""
        asked = set(names)
        marks = {
            one.mark for one in self.headlines if (one.players, one.variant) == (players, variant) and one.name in asked
        }
        for mark in (StrengthMark.DEPENDS, StrengthMark.NOT_SHOWN, StrengthMark.HOLDS):
            if mark in marks:
                return f" [{mark}]"
        return ""

    def variant_name(self, variant: int) -> str:
        """The options of a variant that are not those of the rulebook."""
        return spell_options(self.study.game, self.study.variants[variant])

    def command(self) -> str:
        """What makes this study again."""
        study = self.study
        usual, against = study.variants[0], study.variants[-1]
        game = find_game(study.game)
        parts = ["crashyard study", study.game, "--players", ",".join(map(str, study.players))]
        if study.strengths:
            kinds = zip(study.strengths, self.asked, strict=True)
            parts += ["--strengths", ",".join(f"{kind.name}:{games}" for kind, games in kinds)]
        else:
            parts += ["--games", str(self.asked[0]), "--bots", ",".join(study.bots)]
        parts += [f"--option {setting}" for setting in game.settings(usual)]
        parts += [f"--against {setting}" for setting in game.settings(against, beside=usual)]
        parts += ["--ladder", ",".join(study.ladder), "--duels", str(study.duels), "--seed", shlex.quote(study.seed)]
        parts += ["--cap", str(study.cap)] if study.cap != game.longest else []
        parts += ["--closer"] if study.closer else []
        return " ".join(parts)

    def to_json(self) -> dict[str, Any]:
        study = self.study
        return {
            "game": study.game,
            "games": self.games,
            "asked": list(self.asked),
            "strengths": [{"name": kind.name, "bots": list(kind.bots)} for kind in study.who],
            "seed": study.seed,
            "command": self.command(),
            "errors": len(self.failed),
            "capped": len(self.capped),
            "tables": [
                {
                    "players": one.table.players,
                    "options": study.variants[one.table.variant],
                    "strength": study.who[one.table.strength].name,
                    "findings": rounded(msgspec.to_builtins(one.findings, str_keys=True)),
                    "items": rounded(msgspec.to_builtins(one.items)),
                }
                for one in self.tables
            ],
            "ladder": rounded(msgspec.to_builtins(self.rungs)),
            "comparison": [
                {
                    "players": one.players,
                    "strength": study.who[one.strength].name,
                    "measure": one.measure.name,
                    "first": rounded(msgspec.to_builtins(one.first)),
                    "second": rounded(msgspec.to_builtins(one.second)),
                    "difference": rounded(msgspec.to_builtins(one.apart)),
                    "difference_by_common_yardstick": rounded(msgspec.to_builtins(one.shared)),
                    "beyond_chance": one.beyond_chance,
                    "depends_on_yardstick": one.by_yardstick,
                }
                for one in self.comparisons
            ],
            "verdict": [
                {"players": players, "strength": study.who[kind].name, "sentences": self.verdict(players, kind)}
                for players, kind in self.changed
            ],
            "headlines": [self._headline(one) for one in self.headlines],
        }

    def _headline(self, one: Headline) -> dict[str, Any]:
        names = [kind.name for kind in self.study.who]
        figures = dict(zip(names, one.figures, strict=True))
        return {
            "players": one.players,
            "options": self.study.variants[one.variant],
            "name": one.name,
            "neutral": one.neutral,
            "figures": rounded(msgspec.to_builtins(figures)),
            "chance": rounded(one.chance),
            "mark": str(one.mark),
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
    return ", ".join(find_game(game).settings(options)) or "the rulebook's rules"


def digest(study: Study, asked: int | Sequence[int], outcomes: Sequence[Outcome], called: Called = nameless) -> Digest:
    """Look at everything that was played."""
    tables = [_look_at(study, table, outcomes, called) for table in study.tables]
    ordered = sorted(outcomes, key=lambda one: one.number)
    comparisons = _compare(study, tables, outcomes) if len(study.variants) > 1 else []
    return Digest(
        study,
        study.asked(asked),
        tables,
        climb(study, outcomes),
        comparisons,
        _headlines(study, tables, comparisons) if len(study.who) > 1 else [],
        [one for one in ordered if one.error is not None],
        [one for one in ordered if one.error is None and one.ranks is None],
    )


def _look_at(study: Study, table: StudyTable, outcomes: Sequence[Outcome], called: Called) -> TableDigest:
    (plays,) = look_at(study, [table], outcomes)
    return TableDigest(table, plays, *name_things(find(plays), worth_of_items(plays), called))


def _compare(study: Study, tables: Sequence[TableDigest], outcomes: Sequence[Outcome]) -> list[Comparison]:
    """Each number of players, with chances learnt from each variant, and from both together."""
    meetings = []
    for players, strength in product(study.players, range(len(study.who))):
        at = [one.plays for one in tables if (one.table.players, one.table.strength) == (players, strength)]
        first, second = at
        shared = look_at(study, [first.table, second.table], outcomes)
        meetings.append(VariantPair(first, second, shared[0], shared[1], study.turn_of))
    return compare(meetings)


def _headlines(study: Study, tables: Sequence[TableDigest], comparisons: Sequence[Comparison]) -> list[Headline]:
    """Every headline of each rule and number of players, as every kind of players tells it."""
    found = []
    for variant, players in product(range(len(study.variants)), study.players):
        kinds = [one for one in tables if (one.table.variant, one.table.players) == (variant, players)]
        told = [[*headlines_of(one.findings, one.items, one.plays.who)] if one.plays.ended else [] for one in kinds]
        for change in comparisons:
            if variant == 0 and change.players == players:
                told[change.strength].append(difference_of(change))
        found.append((players, variant, told))
    return mark_all(found)
