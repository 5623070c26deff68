"""A judge of outputs: equal to what the idle driver gave, or where and how they are not."""

from __future__ import annotations

from typing import Any, Final, NamedTuple

import numpy as np
from numpy.typing import NDArray

from mlts.stress.workload import Answered, Span

__all__ = ["Difference", "difference"]

_MAX_SHARE: Final = 0.01
"""Of the elements of an output that may lie beyond their tolerance, where the idle driver does not
repeat itself: a single one may be on the edge."""


class Difference(NamedTuple):
    """The first output that differs; ``element`` is the first that does, -1 for bytes that belong
    to no output.
    """

    output: int
    element: int
    expected: str
    actual: str
    differing: int
    elements: int


def difference(answered: Answered, round_: int, actual: bytes) -> Difference | None:
    """Describe how the region's content ``actual`` after a round differs; None where it does not.

    Where the idle driver repeats itself all bytes are compared, also those between the outputs.
    """
    expected = answered.answers[round_]
    if actual == expected:
        return None
    for number, span in enumerate(answered.subject.spans):
        wrong = _wrong_elements(answered, span, expected, actual)
        if wrong is not None and len(wrong):
            first = int(wrong[0])
            values = (_array(span, data) for data in (expected, actual))
            wanted, found = (str(array[first]) for array in values)
            elements = span.length // np.dtype(span.dtype).itemsize
            return Difference(number, first, wanted, found, len(wrong), elements)
    return _stray(answered, expected, actual)


def _wrong_elements(
    answered: Answered, span: Span, expected: bytes, actual: bytes
) -> NDArray[np.intp] | None:
    wanted, found = _array(span, expected), _array(span, actual)
    if answered.exact:
        size = wanted.dtype.itemsize
        as_bytes = [a.view(np.uint8).reshape(-1, size) for a in (wanted, found)]
        return np.flatnonzero((as_bytes[0] != as_bytes[1]).any(axis=1))
    a, b = wanted.astype(np.float64), found.astype(np.float64)
    same = (a == b) | (np.isnan(a) & np.isnan(b))
    with np.errstate(invalid="ignore"):
        near = np.abs(a - b) <= span.atol + span.rtol * np.abs(a)
    wrong = np.flatnonzero(~(same | near))
    return wrong if len(wrong) > _MAX_SHARE * len(a) else None


def _stray(answered: Answered, expected: bytes, actual: bytes) -> Difference | None:
    """Bytes that belong to no output."""
    belongs = np.zeros(len(expected), bool)
    for span in answered.subject.spans:
        belongs[span.start : span.start + span.length] = True
    wanted, found = (np.frombuffer(data, np.uint8) for data in (expected, actual))
    wrong = np.flatnonzero((wanted != found) & ~belongs)
    if not len(wrong):
        return None
    first = int(wrong[0])
    return Difference(
        0, -1, str(wanted[first]), str(found[first]), len(wrong), int((~belongs).sum())
    )


def _array(span: Span, data: bytes) -> NDArray[Any]:
    return np.frombuffer(data[span.start : span.start + span.length], span.dtype)
