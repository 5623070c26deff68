"""Rearrangements: a wrong output that is the right one out of order, or an input.

Each clue is true of every element that it speaks of, by the tolerance with which the output was
judged. A chance agreement is ruled out by two conditions: there are several different values, and
where the output is wrong, what it is said to be is clearly apart from what was expected. So an
output whose every element is a little off is never taken for one in another order.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import combinations, permutations
from typing import Any, Final

import numpy as np
from numpy.typing import NDArray

from nnhal.operand_types import dtype_of
from nntest.accuracy import Tolerance, beyond
from nntest.failure import Clue
from nntest.judge import Finding, tolerance_for
from nntest.spec import SpecCase

__all__ = ["clue_of", "rearrangement"]

_MAX_DIMENSIONS: Final = 4
"""The orders of more dimensions are too many to try."""

_MIN_VALUES: Final = 4
"""Different values that it takes: of few many orders are alike."""

_MAX_ELEMENTS: Final = 1 << 20
"""What may be tried with more would take seconds."""

_CLEARLY: Final = 4.0
"""Multiple of the allowed error by which the wrong elements are off, half of them at least."""


def clue_of(case: SpecCase, finding: Finding, output: NDArray[Any]) -> Clue | None:
    """:func:`rearrangement` of the ``output`` that ``finding`` is about."""
    if finding.pattern is None or 0 in output.shape:
        return None
    operand = case.output_operands()[finding.output]
    expected = np.frombuffer(case.outputs[finding.output], output.dtype).reshape(output.shape)
    inputs = [
        np.frombuffer(data, dtype_of(operand.type))
        for data, operand in zip(case.inputs, case.input_operands(), strict=True)
    ]
    return rearrangement(output, expected, inputs, tolerance_for(case, operand))


def rearrangement(
    actual: NDArray[Any],
    expected: NDArray[Any],
    inputs: Sequence[NDArray[Any]],
    tolerance: Tolerance,
) -> Clue | None:
    """Describe how ``actual`` rearranges ``expected``, or ``inputs``; None where it is neither.

    ``actual`` and ``expected`` are of one shape, and differ; ``inputs`` are of any. Elements that
    ``tolerance`` lets pass for each other are equal.
    """
    if expected.size > _MAX_ELEMENTS or len(np.unique(expected)) < _MIN_VALUES:
        return None
    return next(_Comparison(actual, expected, tolerance).clues(inputs), None)


class _Comparison:
    def __init__(self, actual: NDArray[Any], expected: NDArray[Any], tolerance: Tolerance) -> None:
        self._shape, self._dtype = expected.shape, expected.dtype
        self._actual = actual.astype(np.float64).ravel()
        self._expected = expected.astype(np.float64)
        self._tolerance = tolerance
        flat = self._expected.ravel()
        self._wrong = beyond(self._actual, flat, tolerance)
        self._least = _CLEARLY * tolerance.allowed(flat)
        self._differences = np.abs(self._actual - flat)

    def clues(self, inputs: Sequence[NDArray[Any]]) -> Iterator[Clue]:
        """What holds, the most telling first."""
        if not self._is_clearly_off():
            return
        yield from self._orders()
        alike = {
            index: input.astype(np.float64).ravel()
            for index, input in enumerate(inputs)
            if input.dtype == self._dtype and input.size == self._actual.size
        }
        for index, input in alike.items():
            if self._is(input):
                yield Clue("input", f"the output equals input {index}")
        if self._has_expected_values():
            yield Clue("reordered", "the output has the expected values in another order")
        yield from self._picked(alike)

    def _is_clearly_off(self) -> bool:
        off = self._differences[self._wrong] > self._least[self._wrong]
        return off.size > 0 and 2 * np.count_nonzero(off) > off.size

    def _is(self, other: NDArray[np.float64]) -> bool:
        return not beyond(self._actual, other.ravel(), self._tolerance).any()

    def _orders(self) -> Iterator[Clue]:
        expected, shape = self._expected, self._shape
        for axes in _groups_of_axes(shape):
            if self._is(np.flip(expected, axes)):
                names = f"dimension{'s' * (len(axes) > 1)} {' and '.join(map(str, axes))}"
                text = f"the output is the expected one in reverse order of {names}"
                yield Clue("reversed", text)
        for axis, size in enumerate(shape):
            for by in (1, -1):
                if size > 2 and self._is(np.roll(expected, by, axis)):
                    text = f"the output is the expected one rotated by {by} in dimension {axis}"
                    yield Clue("rotated", text)
        for order in _permutations(len(shape)):
            if self._is(np.transpose(expected, order)):
                text = f"the output is the expected one with its dimensions in the order {order}"
                yield Clue("transposed", text)

    def _has_expected_values(self) -> bool:
        """Sorted, values that lie close together are much the same whatever they are."""
        ours, theirs = np.sort(self._actual), np.sort(self._expected, axis=None)
        apart = np.median(np.diff(np.unique(theirs)))
        is_distinct = apart > _CLEARLY * np.median(self._tolerance.allowed(theirs))
        return bool(is_distinct) and not beyond(ours, theirs, self._tolerance).any()

    def _picked(self, inputs: dict[int, NDArray[np.float64]]) -> Iterator[Clue]:
        """Where each wrong element is that of one of several inputs at the same place."""
        wrong = self._actual[self._wrong]
        if len(inputs) < 2 or len(np.unique(wrong)) < _MIN_VALUES:
            return
        found = {
            index: ~beyond(wrong, input[self._wrong], self._tolerance)
            for index, input in inputs.items()
        }
        used = {index: matches for index, matches in found.items() if matches.any()}
        if used and np.logical_or.reduce(list(used.values())).all():
            names = " or ".join(map(str, used))
            yield Clue("picked", f"each wrong element equals that of input {names} at its place")


def _groups_of_axes(shape: Sequence[int]) -> Iterator[tuple[int, ...]]:
    """Dimensions that have an order, alone and together, the smallest groups first."""
    axes = [axis for axis, size in enumerate(shape) if size > 1][:_MAX_DIMENSIONS]
    for size in range(1, len(axes) + 1):
        yield from combinations(axes, size)


def _permutations(dimensions: int) -> Iterator[tuple[int, ...]]:
    usual = tuple(range(dimensions))
    if dimensions <= _MAX_DIMENSIONS:
        yield from (order for order in permutations(usual) if order != usual)
