"""Wrong values of an output: the first of them, and what holds of every one.

A report may only say of an output what was looked at in all of its elements, so this is done where
the output still exists.
"""

from __future__ import annotations

import math
from typing import Any, Final, Literal, TypeAlias

import msgspec
import numpy as np
from numpy.typing import NDArray

from nntest.arguments import UNTOUCHED
from nntest.result_types import Natural

__all__ = [
    "MAX_LISTED",
    "ErrorPattern",
    "Number",
    "WrongValue",
    "error_pattern",
    "number_of",
    "shown",
]

MAX_LISTED: Final = 8
"""Wrong values of an output that are recorded one by one."""

Number: TypeAlias = float | Literal["nan", "inf", "-inf"]
"""A value; ``nan``, ``inf`` and ``-inf`` are text, because JSON has no such numbers."""

_SAME_RATIO: Final = 0.01
"""Ratios that agree so closely are one factor: rounding moves them a little."""

_MIN_VALUES: Final = 3
"""Different expected values that it takes to tell a factor from a constant."""

_MIN_BYTES: Final = 4
"""Of an output; fewer may be those that the suite filled it with by chance."""

_CLEARLY: Final = 2.0
"""Multiple of the allowed error from which on a value is clearly not 0."""


class WrongValue(msgspec.Struct, frozen=True, kw_only=True):
    """One wrong element; ``index`` is flat."""

    index: Natural
    actual: Number
    expected: Number
    allowed: Number

    def __str__(self) -> str:
        expected, actual = shown(self.expected, 9), shown(self.actual, 9)
        return f"at {self.index}: expected {expected}, actual {actual}, allowed ±" + shown(
            self.allowed, 3
        )


class ErrorPattern(msgspec.Struct, frozen=True, kw_only=True):
    """Pattern that holds of all wrong elements of an output.

    ``zero``, ``nan``, ``negated``, ``too_large`` and ``too_small`` count wrong elements.
    ``offset`` is actual - expected where it is the same for every one of several, of integers only;
    ``factor`` is actual / expected where it is the same within 1 %. ``first`` and ``last`` are the
    lowest and the highest index of a wrong element in each dimension; empty where the dimensions
    are not known. ``is_zero`` and ``is_untouched`` speak of the whole output: every element is 0,
    every byte is what the suite filled the memory with.
    """

    zero: Natural = 0
    nan: Natural = 0
    negated: Natural = 0
    too_large: Natural = 0
    too_small: Natural = 0
    offset: float | None = None
    factor: float | None = None
    first: tuple[Natural, ...] = ()
    last: tuple[Natural, ...] = ()
    is_zero: bool = False
    is_untouched: bool = False


def shown(value: Number, digits: int) -> str:
    """``value`` with so many significant digits."""
    return value if isinstance(value, str) else f"{value:.{digits}g}"


def number_of(value: float) -> Number:
    """``value`` as JSON can have it."""
    if math.isnan(value):
        return "nan"
    if math.isinf(value):
        return "inf" if value > 0 else "-inf"
    return value


def error_pattern(
    actual: NDArray[Any],
    expected: NDArray[Any],
    allowed: NDArray[np.float64],
    wrong: NDArray[np.intp],
    dimensions: tuple[int, ...],
    *,
    has_sign: bool,
) -> ErrorPattern:
    """Return what the elements at the flat indexes ``wrong`` (at least one) have in common.

    ``actual``, ``expected`` and ``allowed`` are flat and of one size. Values without ``has_sign``
    are codes with a zero point: neither their sign nor their ratio means anything.
    """
    ours, theirs = actual[wrong].astype(np.float64), expected[wrong].astype(np.float64)
    first, last = _bounds(wrong, dimensions, actual.size)
    with np.errstate(all="ignore"):
        negated = (np.abs(ours + theirs) <= allowed[wrong]) & (
            np.abs(theirs) > _CLEARLY * allowed[wrong]
        )
        return ErrorPattern(
            zero=int(np.count_nonzero(ours == 0)),
            nan=int(np.count_nonzero(np.isnan(ours))),
            negated=int(np.count_nonzero(negated)) if has_sign else 0,
            too_large=int(np.count_nonzero(ours > theirs)),
            too_small=int(np.count_nonzero(ours < theirs)),
            offset=_offset(ours - theirs) if actual.dtype.kind in "iu" else None,
            factor=_factor(ours, theirs) if has_sign else None,
            first=first,
            last=last,
            is_zero=not actual.any(),
            is_untouched=_is_untouched(actual),
        )


def _offset(differences: NDArray[np.float64]) -> float | None:
    is_same = differences.size > 1 and bool((differences == differences[0]).all())
    return float(differences[0]) if is_same else None


def _factor(ours: NDArray[np.float64], theirs: NDArray[np.float64]) -> float | None:
    if len(np.unique(theirs)) < _MIN_VALUES or not theirs.all():
        return None
    ratios = ours / theirs
    middle = float(np.median(ratios))
    if not math.isfinite(middle) or abs(middle - 1) <= _SAME_RATIO or middle == 0:
        return None
    is_same = bool((np.abs(ratios - middle) <= _SAME_RATIO * abs(middle)).all())
    return middle if is_same else None


def _bounds(
    wrong: NDArray[np.intp], dimensions: tuple[int, ...], size: int
) -> tuple[tuple[int, ...], tuple[int, ...]]:
    if not dimensions or math.prod(dimensions) != size:
        return (), ()
    indexes = np.unravel_index(wrong, dimensions)
    return tuple(int(i.min()) for i in indexes), tuple(int(i.max()) for i in indexes)


def _is_untouched(actual: NDArray[Any]) -> bool:
    content = actual.tobytes()
    return len(content) >= _MIN_BYTES and content == bytes([UNTOUCHED]) * len(content)
