"""The page of a game's law and its map: every clause with its code and its tests."""

import ast
import re
from functools import cached_property
from importlib import import_module
from pathlib import Path
from typing import NamedTuple

PROJECT = Path(__file__).parents[1]


class Row(NamedTuple):
    """A clause of the map: the code that carries it out and the tests that prove it."""

    code: list[str]
    tests: list[str]


class RulesPage:
    """What a page says, and what its game's code and tests really have.

    `named` says for which clause tests stand whose names begin with a word of their own, such as `example` for the
    section of the worked examples. `background` are the sections without law of their own: the list of rulings, what
    is not known, sources, the map.
    """

    def __init__(self, name: str, package: str, named: dict[str, str], background: set[str]) -> None:
        self.page = PROJECT / "docs" / "rules" / f"{name}.md"
        self.package = f"crashyard.games.{package}"
        self.code = PROJECT / "src" / "crashyard" / "games" / package
        self.tests = PROJECT / "tests" / "games" / package
        self.named = named
        self.background = background

    @cached_property
    def text(self) -> str:
        return self.page.read_text(encoding="utf-8")

    @cached_property
    def rulings(self) -> dict[str, str]:
        """The rulings by number, each with the label of where it comes from."""
        return dict(re.findall(r"^\* \*\*(R-?\d\d)\*\* \[(.+?)\]", self.text, re.MULTILINE))

    @cached_property
    def sections(self) -> frozenset[str]:
        found = re.findall(r"^##+ (\d+(?:\.\d)?)\.? ", self.text, re.MULTILINE)
        return frozenset(f"section {number}" for number in found)

    @cached_property
    def cards(self) -> frozenset[str]:
        """The cards that have a chapter of their own, where a game has such cards."""
        return frozenset(f"upgrade {number}" for number in re.findall(r"^#+ Upgrade (\d+): ", self.text, re.MULTILINE))

    @cached_property
    def rows(self) -> dict[str, Row]:
        clause = r"R-?\d\d|section [\d.]+|upgrade \d+"
        lines = re.findall(rf"^\| ({clause}) \| (.*) \| (.*) \|$", self.text, re.MULTILINE)
        clauses = [clause for clause, _, _ in lines]
        assert len(set(clauses)) == len(clauses), "a clause stands twice in the map"
        return {clause: Row(re.findall("`(.*?)`", code), re.findall("`(.*?)`", tests)) for clause, code, tests in lines}

    @cached_property
    def all_tests(self) -> frozenset[str]:
        found = [
            node.name
            for path in self.tests.rglob("test_*.py")
            for node in ast.parse(path.read_text(encoding="utf-8")).body
            if isinstance(node, ast.FunctionDef) and node.name.startswith("test_")
        ]
        assert len(set(found)) == len(found), "two tests have the same name"
        return frozenset(found)

    @cached_property
    def modules(self) -> list[Path]:
        return sorted(self.code.rglob("*.py"))

    def clause_of(self, test: str) -> str | None:
        """The clause after which a test is named."""
        word = test.split("_")[1]
        if word in self.named:
            return self.named[word]
        named = re.match(r"test_(?:R(\d\d)|upgrade_(\d+)|section_(\d+)(?:_(\d))?)_", test)
        if named is None:
            return None
        ruling, card, section, part = named.groups()
        if ruling is not None:
            return f"R{ruling}" if f"R{ruling}" in self.rulings else f"R-{ruling}"
        return f"upgrade {card}" if card else f"section {section}" + (f".{part}" if part else "")

    def check_map(self) -> None:
        """Every ruling, every section of the law and every card stands in the map, and nothing else."""
        assert sorted(self.rows) == sorted(self.rulings.keys() | (self.sections - self.background) | self.cards)

    def check_code(self, clause: str) -> None:
        """What the map calls the code of a clause exists."""
        assert self.rows[clause].code
        for name in self.rows[clause].code:
            self._find(name)

    def _find(self, name: str) -> object:
        """A thing by its dotted name: folders and modules first, then what is in them."""
        module, *path = name.split(".")
        folder = self.code
        while (folder / module).is_dir():
            folder /= module
            module = path.pop(0)
        inside = ".".join([*folder.relative_to(self.code).parts, module])
        found: object = import_module(f"{self.package}.{inside}")
        for part in path:
            found = getattr(found, part)
        return found

    def check_tests(self, clause: str) -> None:
        """What the map calls the tests of a clause exists."""
        assert self.rows[clause].tests
        assert set(self.rows[clause].tests) <= self.all_tests

    def tests_left_out(self) -> list[str]:
        """Tests named after a clause that do not stand in its row."""
        named = {test: clause for test in self.all_tests if (clause := self.clause_of(test))}
        return sorted(test for test, clause in named.items() if test not in self.rows[clause].tests)

    def unknown_clauses(self, path: Path) -> set[str]:
        """Clauses named in a module, in docstrings, refusals and events alike, that the law does not have."""
        clause = r"\bR-?\d\d\b|section \d+(?:\.\d)?|upgrade \d+"
        named = set(re.findall(clause, path.read_text(encoding="utf-8")))
        return named - self.rulings.keys() - self.sections - self.cards
