"""Comparison of what two runtimes make of one operator, by the rule for its type."""

from __future__ import annotations

import math
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, Final, TypeAlias

import numpy as np
from numpy.typing import NDArray

from mlts.detections import aligned
from nntest.accuracy import EXACT, FLOAT16, FLOAT32, Tolerance, compare, without_common_nans

__all__ = [
    "BEYOND",
    "FLOAT_FACTOR",
    "Arrays",
    "Difference",
    "difference",
    "shortened",
]

Arrays: TypeAlias = "Sequence[NDArray[Any]]"

FLOAT_FACTOR: Final = 8
"""Times the rule of Android's TestHarness, which is for small tests. An operator of a network sums
thousands of products, in an order of the runtime's own; 0.1 % off is 38 times the rule."""

BEYOND: Final = 1e30
"""The share of an error where nothing is allowed, and of what is no number."""

_STEP: Final = Tolerance(1.0)
"""TestHarness's rule for whole numbers, quantized or not."""

_NAME_LENGTH: Final = 60
_HALF: Final = 28


@dataclass(frozen=True)
class Difference:
    """The largest error among outputs as a multiple of the allowed one, and where it is."""

    share: float = 0.0
    finding: str = ""

    @property
    def is_wrong(self) -> bool:
        return self.share > 1


def difference(
    actual: Arrays,
    expected: Arrays,
    names: Sequence[str],
    *,
    relaxed: bool = False,
    are_detections: bool = False,
) -> Difference:
    """The difference between outputs, whose ``names`` findings mention, and what is expected.

    With ``relaxed``, float32 may have the precision of float16. ``are_detections`` says that the
    outputs are boxes that may come in another order (:mod:`mlts.detections`).
    """
    if are_detections:
        actual = aligned(actual, expected)
    found = [Difference()]
    if len(actual) != len(expected):
        return Difference(BEYOND, f"{len(actual)} outputs instead of {len(expected)}")
    for ours, theirs, name in zip(actual, expected, names, strict=True):
        found.append(_difference(ours, theirs, name, relaxed))
    return max(found, key=lambda each: each.share)


def _difference(
    actual: NDArray[Any], expected: NDArray[Any], name: str, relaxed: bool
) -> Difference:
    if actual.size != expected.size:
        text = f"'{name}' has {actual.size} elements instead of {expected.size}"
        return Difference(BEYOND, text)
    ours, theirs = without_common_nans(actual.ravel(), expected.ravel())
    compared = compare(ours, theirs, _tolerance(expected.dtype, relaxed))
    worst = compared.worst
    if worst is None:
        return Difference(compared.largest_share or 0.0)
    share = worst.share if math.isfinite(worst.share) else BEYOND
    finding = (
        f"{compared.failed} of {compared.elements} elements of '{name}' are wrong: element "
        f"{worst.index} is {worst.actual:.7g} instead of {worst.expected:.7g}"
    )
    return Difference(share, finding)


def _tolerance(dtype: np.dtype[Any], relaxed: bool) -> Tolerance:
    if dtype.kind == "f":
        rule = FLOAT16 if relaxed or dtype.itemsize == 2 else FLOAT32
        return Tolerance(rule.atol * FLOAT_FACTOR, rule.rtol * FLOAT_FACTOR)
    return _STEP if dtype.kind in "iu" else EXACT


def relative_spread(actual: Arrays, expected: Arrays, zero_points: Sequence[int]) -> float:
    """The root mean square of the differences, relative to that of the values, of the output where
    it is largest.
    """
    found = [0.0]
    for ours, theirs, zero_point in zip(actual, expected, zero_points, strict=True):
        if ours.size != theirs.size:
            return math.inf
        wanted = theirs.ravel().astype(np.float64)
        error = np.sqrt(np.mean(np.square(ours.ravel() - wanted))) if wanted.size else 0.0
        size = np.sqrt(np.mean(np.square(wanted - zero_point))) if wanted.size else 0.0
        if error:
            found.append(float(error / size) if size else math.inf)
    return max(found)


def shortened(name: str) -> str:
    """The name of a tensor, shortened in the middle where it is long."""
    return name if len(name) <= _NAME_LENGTH else f"{name[:_HALF]}…{name[-_HALF:]}"
