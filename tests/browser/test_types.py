"""The types that the comments of the browser client tell: TypeScript finds nothing wrong with them."""

import json
import subprocess
import sys
from pathlib import Path

TSC = Path(sys.prefix) / "typescript" / "node_modules" / "typescript" / "bin" / "tsc"
"""What `tools/set_up browser` has installed, as `package-lock.json` pins it."""


def checked(folder: Path) -> "subprocess.CompletedProcess[str]":
    """What TypeScript says of the project in a folder."""
    assert TSC.exists(), "TypeScript is missing: run tools/set_up browser"
    command = ["node", str(TSC), "--project", str(folder), "--pretty", "false"]
    return subprocess.run(command, capture_output=True, text=True, check=False)


def test_the_client_keeps_to_its_types() -> None:
    done = checked(Path(__file__).parent)
    assert (done.returncode, done.stdout, done.stderr) == (0, "", "")


def test_a_wrong_type_would_be_found(tmp_path: Path) -> None:
    settings = json.loads(Path(__file__).with_name("tsconfig.json").read_text(encoding="utf-8"))
    settings["include"] = ["*.js"]
    settings["compilerOptions"]["lib"] = ["es2023"]
    (tmp_path / "tsconfig.json").write_text(json.dumps(settings), encoding="utf-8")
    (tmp_path / "wrong.js").write_text("/** @type {number} */\nexport const seat = 'first';\n", encoding="utf-8")
    done = checked(tmp_path)
    assert done.returncode != 0 and "TS2322" in done.stdout
