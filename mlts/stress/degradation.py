"""Degradation: how much slower inferences are beside a load, as a ratio with its interval.

Blocks with and without the load take turns, so that whatever else the machine does touches both.
Each pair of neighbors gives a ratio of means; their logarithms have an interval by Student's t.
"""

from __future__ import annotations

import math
import os
from collections.abc import Sequence
from typing import Final

import numpy as np
from numpy.typing import NDArray

from mlts.processor_time import MAX_STALL
from mlts.statistics import student_quantile
from mlts.stress.observations import Degradation

__all__ = ["MAX_WAITING", "Blocks", "certain_limit", "degradation_of"]

_CONFIDENCE: Final = 0.95
_NORMAL_QUANTILE: Final = 1.959964
"""Of the normal distribution, for the confidence."""

_MIN_PAIRS: Final = 3


MAX_WAITING: Final = MAX_STALL - 1
"""Time for which a driver's threads wait for a processor, over the time that they have one, from
which the machine is busy: the rule of latencies."""


def certain_limit(found: Degradation) -> float:
    """The limit above which the degradation is certainly the driver's.

    Where all of P processors are busy with P - 1 others and an inference, the thread that prepares
    a model leaves each P / (P + 1) of a processor, whatever the driver does. With fewer others
    there is room for it, and with more it makes less of a difference.
    """
    if found.waiting <= MAX_WAITING:
        return found.limit
    processors = len(os.sched_getaffinity(0))
    return found.limit * (processors + 1) / processors


class Blocks:
    """Mean latencies by block: even blocks are without the load, odd ones with it."""

    def __init__(self, start_ns: int, block_s: float, settle_s: float) -> None:
        self._start = start_ns
        self._block = int(block_s * 1e9)
        self._settle = int(settle_s * 1e9)
        self._sums: dict[int, tuple[int, int]] = {}

    def number(self, at_ns: int) -> int:
        """The block at a time."""
        return (at_ns - self._start) // self._block

    def add(self, rows: NDArray[np.int64]) -> None:
        """Rows of (end, latency): one that has begun while a block settled is not counted."""
        begun = rows[:, 0] - rows[:, 1] - self._start
        numbers = begun // self._block
        settled = (begun >= 0) & (begun % self._block >= self._settle)
        for number in np.unique(numbers[settled]):
            latencies = rows[settled & (numbers == number), 1]
            total, count = self._sums.get(int(number), (0, 0))
            self._sums[int(number)] = total + int(latencies.sum()), count + len(latencies)

    def pairs(self) -> list[tuple[float, float]]:
        """Means without and with the load, of neighboring blocks that are both known."""
        means = {number: total / count for number, (total, count) in self._sums.items() if count}
        even = [number for number in sorted(means) if number % 2 == 0]
        return [(means[n], means[n + 1]) for n in even if n + 1 in means]


def degradation_of(
    pairs: Sequence[tuple[float, float]], limit: float, *, waiting: float = 0.0
) -> Degradation | None:
    """The ratio over all ``pairs``; None where there are none. ``limit`` is 1.5 for 50 %.

    ``waiting``: see :class:`Degradation`.
    """
    if not pairs:
        return None
    logs = np.log([loaded / alone for alone, loaded in pairs])
    middle = float(logs.mean())
    low = high = None
    if len(pairs) >= _MIN_PAIRS:
        half = student_quantile(_NORMAL_QUANTILE, len(pairs) - 1) * float(logs.std(ddof=1))
        half /= math.sqrt(len(pairs))
        low, high = math.exp(middle - half), math.exp(middle + half)
    return Degradation(
        ratio=math.exp(middle),
        low=low,
        high=high,
        confidence=_CONFIDENCE,
        limit=limit,
        waiting=waiting,
        pairs=len(pairs),
        alone_ns=float(np.mean([alone for alone, _ in pairs])),
        loaded_ns=float(np.mean([loaded for _, loaded in pairs])),
    )
