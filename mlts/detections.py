"""Detected boxes of two runtimes, brought into the same order.

Quantized scores are often the same, and then a sort may give the boxes in any order, and keep any
of those with the lowest score. Outputs of TFLite_Detection_PostProcess: boxes [..., count, 4],
classes and scores [..., count], and the number of boxes [...].
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final, TypeAlias

import numpy as np
from numpy.typing import NDArray

__all__ = ["OPERATOR", "OUTPUTS", "aligned"]

OPERATOR: Final = "TFLite_Detection_PostProcess"
OUTPUTS: Final = 4

Arrays: TypeAlias = "Sequence[NDArray[Any]]"

_NEAR: Final = 1e-4
"""Difference up to which two scores are the same."""


def aligned(actual: Arrays, expected: Arrays) -> tuple[NDArray[Any], ...]:
    """``actual`` with each box where ``expected`` has its counterpart: of the same class and score,
    the nearest. Where as many boxes are kept as there is room for, those with the lowest score
    become the expected ones, whatever their place and class.

    As it is where the outputs have other shapes.
    """
    pairs = zip(actual, expected, strict=False)
    if len(actual) != OUTPUTS or any(ours.shape != theirs.shape for ours, theirs in pairs):
        return tuple(actual)
    room = expected[2].shape[-1]
    found = [array.copy() for array in actual[:3]]
    counts = zip(actual[3].ravel().astype(int), expected[3].ravel().astype(int), strict=True)
    for image, (ours, theirs) in enumerate(counts):
        if ours == theirs <= room:
            sides = [_boxes(side, image, room, ours) for side in (found, expected, actual)]
            _align(*sides, is_full=ours == room)
    return (*found, actual[3])


def _boxes(outputs: Arrays, image: int, room: int, count: int) -> Arrays:
    """The boxes of one image: corners, classes, scores."""
    corners, classes, scores = outputs[:3]
    return [
        corners.reshape(-1, room, 4)[image, :count],
        classes.reshape(-1, room)[image, :count],
        scores.reshape(-1, room)[image, :count],
    ]


def _align(target: Arrays, expected: Arrays, actual: Arrays, *, is_full: bool) -> None:
    """Write the boxes of one image into ``target``, which is like ``actual``."""
    lowest = expected[2].min(initial=np.inf)
    free = list(range(len(actual[2])))
    left = []
    for place, score in enumerate(expected[2]):
        same = [
            index
            for index in free
            if actual[1][index] == expected[1][place] and abs(actual[2][index] - score) <= _NEAR
        ]
        if same:
            far = [np.abs(actual[0][index] - expected[0][place]).max() for index in same]
            index = same[int(np.argmin(far))]
            free.remove(index)
            is_other = is_full and score - lowest <= _NEAR and min(far) > _NEAR
            _put(target, place, *((expected, place) if is_other else (actual, index)))
        else:
            left.append(place)
    for place, index in zip(left, free, strict=True):
        scores = actual[2][index], expected[2][place]
        is_other = is_full and max(scores) - lowest <= _NEAR and abs(scores[0] - scores[1]) <= _NEAR
        _put(target, place, *((expected, place) if is_other else (actual, index)))


def _put(target: Arrays, place: int, source: Arrays, index: int) -> None:
    for ours, theirs in zip(target, source, strict=True):
        ours[place] = theirs[index]
