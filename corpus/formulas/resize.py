"""RESIZE_BILINEAR and RESIZE_NEAREST_NEIGHBOR: where each output pixel lies in the input."""

from __future__ import annotations

import numpy as np

from corpus.formulas.common import image_first, image_last
from corpus.language import Array
from corpus.oracle import Call, formula
from nnhal.types import OperandType
from nnhal.types import OperationType as O


def _size(call: Call, index: int, size: int) -> int:
    """Pixels, or a factor whose product is rounded down."""
    given = call.number(index)
    return int(given) if call.type(index) == OperandType.INT32 else int(np.floor(size * given))


def _position(call: Call, at: int, size: int, target: int) -> float:
    if call.number(4, False) and target > 1:
        return at * (size - 1) / (target - 1)
    if call.number(5, False):
        return (at + 0.5) * size / target - 0.5
    return at * size / target


def _mixed(call: Call, image: Array, axis: int, target: int) -> Array:
    """Along one axis: the two nearest lines by their distance; beyond an edge, the edge."""
    size = image.shape[axis]
    lines = []
    for at in range(target):
        position = min(max(_position(call, at, size, target), 0.0), size - 1.0)
        lower = int(np.floor(position))
        upper = min(lower + 1, size - 1)
        share = position - lower
        lines.append(image.take(lower, axis) * (1 - share) + image.take(upper, axis) * share)
    return np.stack(lines, axis)


def _picked(call: Call, image: Array, axis: int, target: int) -> Array:
    """Along one axis: the line that a position is in, or with aligned corners the nearest."""
    size = image.shape[axis]
    lines = []
    for at in range(target):
        position = _position(call, at, size, target)
        if call.number(4, False) or call.number(5, False):
            position += 0.5
        lines.append(image.take(min(max(int(np.floor(position)), 0), size - 1), axis))
    return np.stack(lines, axis)


@formula(O.RESIZE_BILINEAR, O.RESIZE_NEAREST_NEIGHBOR)
def _resize(call: Call) -> list[Array]:
    nchw = bool(call.number(3, False))
    bilinear = call.operation == O.RESIZE_BILINEAR
    image = image_last(call.real(0) if bilinear else call.array(0), nchw)
    width, height = _size(call, 1, image.shape[2]), _size(call, 2, image.shape[1])
    along = _mixed if bilinear else _picked
    return [image_first(along(call, along(call, image, 1, height), 2, width), nchw)]
