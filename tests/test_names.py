"""One class name, one meaning: it stands once in the whole package, so that whoever reads it knows which is meant."""

import ast
from collections import defaultdict
from pathlib import Path

import crashyard

FOLDER = Path(str(crashyard.__file__)).parent


def test_a_class_name_stands_once() -> None:
    """Private ones and those inside of others too."""
    found: defaultdict[str, list[str]] = defaultdict(list)
    for path in sorted(FOLDER.rglob("*.py")):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.ClassDef):
                found[node.name].append(f"{path.relative_to(FOLDER)}:{node.lineno}")
    assert len(found) > 300
    assert {name: places for name, places in found.items() if len(places) > 1} == {}
