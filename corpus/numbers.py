"""Data for specs: the same on every machine and with every version of Python and NumPy."""

from __future__ import annotations

import random
from math import prod

import numpy as np

from corpus.language import Array
from corpus.types import Type

__all__ = ["Numbers"]


class Numbers:
    """Values drawn from the name of what they are for."""

    def __init__(self, name: str) -> None:
        self._random = random.Random(name)

    def _drawn(self, shape: tuple[int, ...], low: int, high: int) -> Array:
        values = [self._random.randint(low, high) for _ in range(prod(shape))]
        return np.array(values, np.int64).reshape(shape)

    def reals(self, *shape: int, low: float = -2.0, high: float = 2.0, digits: int = 3) -> Array:
        """Decimals of few digits, evenly distributed. Hardly any is a float16."""
        unit = 10**digits
        drawn: Array = self._drawn(shape, round(low * unit), round(high * unit)) / unit
        return drawn

    def sixteenths(self, *shape: int, low: float = -2.0, high: float = 2.0) -> Array:
        """Multiples of 1/16: what a float16 holds, up to 128."""
        drawn: Array = self._drawn(shape, round(low * 16), round(high * 16)) / 16
        return drawn

    def integers(self, *shape: int, low: int = -9, high: int = 9) -> Array:
        """int64, both limits possible."""
        return self._drawn(shape, low, high)

    def booleans(self, *shape: int) -> Array:
        return self._drawn(shape, 0, 1).astype(bool)

    def codes(
        self, type: Type, *shape: int, low: int | None = None, high: int | None = None
    ) -> Array:
        """Codes of any size, by default with the least and the greatest first."""
        least, greatest = type.limits
        least += bool(type.channels)
        values = self._drawn(
            shape, least if low is None else low, greatest if high is None else high
        )
        if low is None and high is None and values.size > 2:
            values.reshape(-1)[:2] = least, greatest
        return values

    def fitting(self, type: Type, *shape: int, low: float = -2.0, high: float = 2.0) -> Array:
        """Codes of an 8-bit type, whatever they are; decimals within the limits for other types."""
        if type.is_quant8:
            return self.codes(type, *shape)
        return self.reals(*shape, low=low, high=high)

    def distinct(self, *shape: int, low: int, high: int) -> Array:
        """Integers none of which is there twice."""
        values = self._random.sample(range(low, high + 1), prod(shape))
        return np.array(values, np.int64).reshape(shape)

    def shuffled(self, values: list[int]) -> list[int]:
        return self._random.sample(values, len(values))
