"""Constants of epilogues, as native loops read them."""

from __future__ import annotations

import math
from typing import Any, Final, NamedTuple

import numpy as np
from numpy.typing import NDArray

from nndrivers.reference.arithmetic.epilogue import IN_DOUBLE, Finish
from nndrivers.reference.native.library import LANES

__all__ = ["Constants", "period_of"]

_RUN: Final = 1024
"""Elements of a row for which there are constants, at least: short inner loops take their time."""

_NO_SINGLES: Final = np.empty(0, np.float32)
_NO_DOUBLES: Final = np.empty(0, np.float64)


def period_of(channels: int) -> int:
    """Return after how many elements of a row channels and lanes are together again."""
    return math.lcm(channels, LANES)


class Constants(NamedTuple):
    """The numbers of a formula as the loops take them."""

    way: int
    singles: NDArray[np.float32]
    doubles: NDArray[np.float64]

    @classmethod
    def of(cls, formula: Finish, channels: int, width: int) -> Constants:
        """Return the constants for rows of ``width`` pixels."""
        period = period_of(channels)
        repetitions = min(period * max(1, _RUN // period) // channels, width)
        is_double = formula.way in IN_DOUBLE
        count = len(formula.constants) * repetitions * channels
        numbers: NDArray[Any] = np.empty(3 + count, np.float64 if is_double else np.float32)
        numbers[:3] = formula.low, formula.high, formula.offset
        parts = numbers[3:].reshape(len(formula.constants), repetitions, channels)
        for part, values in zip(parts, formula.constants, strict=True):
            part[:] = values
        return cls(formula.way, *((_NO_SINGLES, numbers) if is_double else (numbers, _NO_DOUBLES)))
