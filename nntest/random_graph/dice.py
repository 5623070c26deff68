"""Dice: random numbers that are the same for a seed on every version of Python and NumPy.

Only the streams of NumPy's bit generators are promised to stay the same (NEP 19); the methods of
its Generator may change. So everything is made here of raw 64-bit numbers, by arithmetic that is
exact or rounded once.
"""

from __future__ import annotations

import math
from collections.abc import Sequence
from typing import Any, Final, TypeVar

import numpy as np
from numpy.typing import NDArray

from nnhal.operations.rules import float32

__all__ = ["MAX_SCALE", "MIN_SCALE", "Dice"]

_T = TypeVar("_T")

_BLOCK: Final = 512
_HALF: Final = np.uint64(32)

MIN_SCALE: Final = 2.0**-9
"""Minimum scale of a quantized operand."""

MAX_SCALE: Final = 0.5
"""Maximum scale of a quantized operand; below 1, so that products of scales do not grow from layer
to layer.
"""


class Dice:
    """Random choices of stream ``stream`` of ``seed``; different streams are independent."""

    def __init__(self, seed: int, stream: int = 0) -> None:
        self._bits = np.random.PCG64(np.random.SeedSequence([seed, stream]))
        self._numbers: list[int] = []

    def _next(self) -> int:
        if not self._numbers:
            self._numbers = self._bits.random_raw(_BLOCK).tolist()
        return self._numbers.pop()

    def number(self, low: int, high: int) -> int:
        """An integer; both limits are possible."""
        return low + (self._next() * (high - low + 1) >> 64)

    def numbers(self, count: int, low: int, high: int) -> list[int]:
        return [self.number(low, high) for _ in range(count)]

    def one_in(self, count: int) -> bool:
        """True once in ``count`` times."""
        return self._next() * count >> 64 == 0

    def flag(self) -> bool:
        return self.one_in(2)

    def pick(self, options: Sequence[_T]) -> _T:
        return options[self._next() * len(options) >> 64]

    def between(self, low: float, high: float) -> float:
        """A number of ``low`` to ``high``, rounded to float32."""
        return float32(low + (self._next() >> 11) * 2.0**-53 * (high - low))

    def scale(self, low: int = -9, high: int = -2) -> float:
        """A scale of 2^``low`` to below 2^(``high`` + 1)."""
        return math.ldexp(1 + self.number(0, 127) / 128, self.number(low, high))

    def shuffled(self, items: Sequence[_T]) -> list[_T]:
        """``items`` in random order (Fisher and Yates)."""
        result = list(items)
        for last in range(len(result) - 1, 0, -1):
            other = self.number(0, last)
            result[last], result[other] = result[other], result[last]
        return result

    def reals(self, low: float, high: float, shape: Sequence[int]) -> NDArray[np.float64]:
        """Numbers evenly distributed over ``low`` to ``high``."""
        raw = self._bits.random_raw(math.prod(shape)) >> np.uint64(11)
        return (raw.astype(np.float64) * ((high - low) * 2.0**-53) + low).reshape(shape)

    def integers(self, low: int, high: int, shape: Sequence[int]) -> NDArray[np.int64]:
        """Integers of ``low`` to ``high``, less than 2^32 apart, both limits possible."""
        raw: Any = self._bits.random_raw(math.prod(shape)) >> _HALF
        codes: NDArray[np.int64] = (raw * np.uint64(high - low + 1) >> _HALF).astype(np.int64)
        return (codes + low).reshape(shape)
