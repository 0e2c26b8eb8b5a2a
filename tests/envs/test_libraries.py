"""Libraries of others learn on our environments as they are: the examples, in short form.

They need PyTorch, which is no part of our locks: `make soak` installs it and them in environments of their own.
"""

import os
import re
import subprocess
import sys
import sysconfig
import venv
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
PACKAGES = {"maskable_ppo": ["sb3-contrib==2.9.2"], "skrl_ppo": ["skrl==2.1.1"]}
TORCH = "torch==2.13.0"


@pytest.mark.soak
@pytest.mark.parametrize(("example", "steps"), [("maskable_ppo", 8192), ("skrl_ppo", 40_000)])
def test_an_example_learns(example: str, steps: int, tmp_path: Path) -> None:
    """It wins more games after a few thousand decisions than before, as it says itself."""
    venv.create(tmp_path / "there", with_pip=True)
    python = str(tmp_path / "there" / "bin" / "python")
    install = [python, "-m", "pip", "install", "--quiet", "--disable-pip-version-check", TORCH, *PACKAGES[example]]
    subprocess.run(install, check=True, timeout=1200)
    places = [str(ROOT / "src"), sysconfig.get_path("purelib"), *sys.path]
    run = subprocess.run(
        [python, str(ROOT / "examples" / f"{example}.py"), str(steps)],
        capture_output=True,
        text=True,
        timeout=1200,
        env=os.environ | {"PYTHONPATH": os.pathsep.join(places)},
    )
    assert run.returncode == 0, run.stderr
    first, last = [int(share) / 100 for share in re.findall("([0-9]+)%", run.stdout)]
    assert last > first and last > 0.7, run.stdout
