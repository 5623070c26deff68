"""Whether a wrong output is the right one out of order, or an input: then the error has a name."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import combinations, permutations
from typing import Any, Final

import numpy as np
from numpy.typing import NDArray

from nnhal.operand_types import dtype_of
from nntest.judge import Finding
from nntest.spec import SpecCase

__all__ = ["clue_of", "rearrangement"]

_MOST_DIMENSIONS: Final = 4
"""The orders of more dimensions are too many to try."""

_FEWEST: Final = 4
"""Different values that it takes: of few many orders are alike."""

_MOST_ELEMENTS: Final = 1 << 20
"""What may be tried with more would take seconds."""

_RELATIVE: Final = 1e-3
"""Values that agree so closely are the same one, computed in another order or precision."""


def clue_of(case: SpecCase, finding: Finding, output: NDArray[Any]) -> str:
    """:func:`rearrangement` of the ``output`` that ``finding`` is about."""
    if isinstance(finding.allowed, str) or 0 in output.shape:
        return ""
    expected = np.frombuffer(case.outputs[finding.output], output.dtype).reshape(output.shape)
    inputs = [
        np.frombuffer(data, dtype_of(operand.type))
        for data, operand in zip(case.inputs, case.input_operands(), strict=True)
    ]
    return rearrangement(output, expected, inputs, float(finding.allowed))


def rearrangement(
    actual: NDArray[Any], expected: NDArray[Any], inputs: Sequence[NDArray[Any]], allowed: float
) -> str:
    """What ``actual`` is of ``expected``, or of ``inputs``, as a clause; empty where it is neither.

    ``actual`` and ``expected`` are of one shape, and differ; ``inputs`` are of any. Elements that
    are at most ``allowed`` apart are equal.
    """
    if expected.size > _MOST_ELEMENTS or len(np.unique(expected)) < _FEWEST:
        return ""
    return next(_found(actual, expected, inputs, allowed), "")


def _found(
    actual: NDArray[Any], expected: NDArray[Any], inputs: Sequence[NDArray[Any]], allowed: float
) -> Iterator[str]:
    def same(one: NDArray[Any], other: NDArray[Any]) -> bool:
        return bool(_close(one, other, allowed).all())

    for axes in _groups_of_axes(expected):
        if same(actual, np.flip(expected, axes)):
            names = f"dimension{'s' * (len(axes) > 1)} {' and '.join(map(str, axes))}"
            yield f"the output is the expected one in reverse order of {names}"
    for axis in range(expected.ndim):
        for by in (1, -1):
            if expected.shape[axis] > 2 and same(actual, np.roll(expected, by, axis)):
                yield f"the output is the expected one moved by {by} in dimension {axis}"
    for order in _orders(expected):
        if same(actual.ravel(), np.transpose(expected, order).ravel()):
            yield f"the output is the expected one with its dimensions in the order {order}"
    alike = {
        index: input
        for index, input in enumerate(inputs)
        if input.dtype == expected.dtype and input.size == expected.size
    }
    for index, input in alike.items():
        if same(actual.ravel(), input.ravel()):
            yield f"the output is input {index}"
    if _has_distinct_values(expected, allowed) and same(
        np.sort(actual, axis=None), np.sort(expected, axis=None)
    ):
        yield "the output has the expected values in another order"
    yield from _picked(actual, expected, alike, allowed)


def _picked(
    actual: NDArray[Any], expected: NDArray[Any], alike: dict[int, NDArray[Any]], allowed: float
) -> Iterator[str]:
    """Where each wrong element is that of one of several inputs at the same place."""
    wrong = ~_close(actual, expected, allowed).ravel()
    if np.count_nonzero(wrong) < _FEWEST or len(alike) < 2:
        return
    found = [_close(actual.ravel(), input.ravel(), allowed)[wrong] for input in alike.values()]
    if np.logical_or.reduce(found).all():
        names = " or ".join(str(index) for index in alike)
        yield f"each wrong element is that of input {names} at its place"


def _groups_of_axes(of: NDArray[Any]) -> Iterator[tuple[int, ...]]:
    """Dimensions that have an order, alone and together, the smallest groups first."""
    axes = [axis for axis in range(of.ndim) if of.shape[axis] > 1][:_MOST_DIMENSIONS]
    for size in range(1, len(axes) + 1):
        yield from combinations(axes, size)


def _has_distinct_values(of: NDArray[Any], allowed: float) -> bool:
    """Sorted, values that lie close together are much the same whatever they are."""
    return bool(np.median(np.diff(np.unique(of.astype(np.float64)))) > 4 * allowed)


def _orders(of: NDArray[Any]) -> Iterator[tuple[int, ...]]:
    usual = tuple(range(of.ndim))
    if of.ndim <= _MOST_DIMENSIONS:
        yield from (order for order in permutations(usual) if order != usual)


def _close(one: NDArray[Any], other: NDArray[Any], allowed: float) -> NDArray[np.bool_]:
    first, second = one.astype(np.float64), other.astype(np.float64)
    relative = _RELATIVE if one.dtype.kind == "f" else 0.0
    with np.errstate(invalid="ignore"):
        near: NDArray[np.bool_] = np.abs(first - second) <= allowed + relative * np.abs(second)
    return near
