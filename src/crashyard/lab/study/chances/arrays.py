"""The arrays that chances are learnt from."""

import numpy as np
from numpy.typing import NDArray

Floats = NDArray[np.float64]
Small = NDArray[np.float32]
"""Of these there are many."""
Whole = NDArray[np.int64]
