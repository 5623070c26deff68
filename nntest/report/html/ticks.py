"""Ticks of an axis."""

from __future__ import annotations

import math
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

__all__ = ["Ticks", "linear_ticks"]

_SMALLEST: Final = 1e-99


@dataclass(frozen=True)
class Ticks:
    """Tick marks of a logarithmic axis from ``low`` to ``high``."""

    low: float
    high: float
    values: Sequence[float]
    unit: str = ""

    @classmethod
    def covering(cls, low: float, high: float, *, unit: str = "") -> Ticks:
        """An axis with a little air at both ends, at least a tenth wide.

        It ends where neither a logarithm nor a product of two values would be a number any more.
        """
        low, high = (min(max(end, _SMALLEST), 1 / _SMALLEST) for end in (low, high))
        middle = math.sqrt(low * high)
        low, high = min(low, middle / 1.05), max(high, middle * 1.05)
        air = (high / low) ** 0.03
        low, high = low / air, high * air
        values = _round_values(low, high)
        if len(values) < 3:
            values = linear_ticks(low, high, most=5)
        return cls(low, high, values, unit)

    def label(self, value: float) -> str:
        """``value`` with as many digits as it takes to tell neighbors apart."""
        return f"{float(f'{value:.4g}'):g}{self.unit}"


def _round_values(low: float, high: float) -> list[float]:
    """1, 2, 5, 10, 20 ... within the range; every decade only where those would be too many."""
    for steps in ((1, 2, 5), (1, 3), (1,)):
        decades = range(math.floor(math.log10(low)), math.ceil(math.log10(high)) + 1)
        values = [float(f"{step}e{d}") for d in decades for step in steps]
        inside = [v for v in values if low <= v <= high]
        if len(inside) <= 8:
            break
    return inside


def linear_ticks(low: float, high: float, *, most: int) -> list[float]:
    """Return at most ``most`` + 1 round values at equal distances within the range."""
    raw = (high - low) / most
    power = 10.0 ** math.floor(math.log10(raw)) if raw > 0 else 1.0
    step = next(power * m for m in (1, 2, 2.5, 5, 10) if power * m >= raw)
    first, last = math.ceil(low / step), math.floor(high / step)
    return [float(f"{i * step:.12g}") for i in range(first, last + 1)]
