"""Comparison of what two runtimes make of one operator, by the rule for its type."""

from __future__ import annotations

import math
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, Final, TypeAlias

import numpy as np
from numpy.typing import NDArray

from nntest.accuracy import EXACT, FLOAT16, FLOAT32, Tolerance, compare, without_common_nans

__all__ = [
    "BEYOND",
    "FLOAT_FACTOR",
    "Arrays",
    "Difference",
    "detections",
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

_DETECTION_OUTPUTS: Final = 4
"""Boxes, classes, scores, and their count."""


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
    outputs are those of TFLite_Detection_PostProcess: boxes, classes, scores and their count.
    """
    if are_detections and len(actual) == len(expected) == _DETECTION_OUTPUTS:
        return detections(actual, expected, relaxed=relaxed)
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


def detections(actual: Arrays, expected: Arrays, *, relaxed: bool = False) -> Difference:
    """The difference between two sets of detected boxes, whatever their order.

    Boxes with the same score come in any order, and of those with the lowest score that is kept any
    may be kept. Each other box needs a counterpart: of its class, with its score and its corners,
    up to the rule for floats.
    """
    ours, theirs = _boxes(actual), _boxes(expected)
    if len(ours) != len(theirs):
        return Difference(BEYOND, f"{len(ours)} boxes were detected instead of {len(theirs)}")
    tolerance = _tolerance(np.dtype(np.float32), relaxed)
    missing = _unmatched(theirs, ours, tolerance)
    surplus = _unmatched(ours, theirs, tolerance)
    if not missing and not surplus:
        return Difference()
    box = theirs[missing[0]] if missing else ours[surplus[0]]
    what = "is missing" if missing else "should not be there"
    text = f"a box of class {box[4]:g} with score {box[5]:.7g} {what}"
    return Difference(BEYOND, f"{max(len(missing), len(surplus))} of {len(theirs)} boxes: {text}")


def _boxes(outputs: Arrays) -> NDArray[np.float64]:
    """The boxes as rows: four corners, class, score."""
    corners, classes, scores, count = (each.astype(np.float64) for each in outputs)
    rows = np.column_stack([corners.reshape(-1, 4), classes.ravel(), scores.ravel()])
    kept: NDArray[np.float64] = rows[: int(count.ravel()[0])]
    return kept


def _unmatched(
    wanted: NDArray[np.float64], found: NDArray[np.float64], tolerance: Tolerance
) -> list[int]:
    """The rows of ``wanted`` without a counterpart, each of which counts once."""
    if not len(wanted):
        return []
    lowest = wanted[:, 5].min()
    free = list(range(len(found)))
    missing = []
    for index, box in enumerate(wanted):
        near = np.abs(found[free] - box) <= tolerance.allowed(box)
        match = next((place for place, row in enumerate(near) if row.all()), None)
        if match is not None:
            del free[match]
        elif box[5] - lowest > tolerance.allowed(box)[5]:
            missing.append(index)
    return missing
