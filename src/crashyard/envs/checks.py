"""What arguments of the environments are checked for."""

from math import isfinite

import numpy


def is_whole(value: object, least: int) -> bool:
    """Whether it is a whole number (NumPy's count too, True and False do not) and not too small."""
    return isinstance(value, int | numpy.integer) and not isinstance(value, bool) and bool(value >= least)


def is_number(value: object) -> bool:
    return isinstance(value, int | float | numpy.floating) and not isinstance(value, bool) and isfinite(value)
