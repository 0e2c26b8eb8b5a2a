"""The example that learns really does."""

from importlib.util import module_from_spec, spec_from_file_location
from pathlib import Path

import numpy

EXAMPLE = Path(__file__).parents[2] / "examples" / "train.py"


def test_the_example_learns_to_beat_a_random_player() -> None:
    """A few updates suffice; what it wins at first is what anybody wins against their like."""
    spec = spec_from_file_location("train", EXAMPLE)
    assert spec is not None and spec.loader is not None
    example = module_from_spec(spec)
    spec.loader.exec_module(example)
    won = example.train(16)
    assert 0.3 < won[0] < 0.7
    assert numpy.mean(won[-4:]) > 0.8
