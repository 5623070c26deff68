"""AVERAGE_POOL_2D, MAX_POOL_2D, L2_POOL_2D: a loop over windows, of which only pixels count."""

from __future__ import annotations

import numpy as np

from corpus.formulas.common import activated, image_first, image_last
from corpus.language import Array
from corpus.oracle import Call, formula
from nnhal.types import OperationType as O

_OF = {
    O.AVERAGE_POOL_2D: lambda pixels: pixels.mean(axis=(1, 2)),
    O.MAX_POOL_2D: lambda pixels: pixels.max(axis=(1, 2)),
    O.L2_POOL_2D: lambda pixels: np.sqrt((pixels**2).mean(axis=(1, 2))),
}


def sides_of(scheme: int, size: int, window: int, stride: int) -> tuple[int, int]:
    """Padding before and after by a scheme; the odd one comes after."""
    if scheme == 2:
        return 0, 0
    needed = max((-(-size // stride) - 1) * stride + window - size, 0)
    return needed // 2, needed - needed // 2


@formula(*_OF)
def _pool(call: Call) -> list[Array]:
    explicit = len(call.inputs) >= 10
    at = 5 if explicit else 2
    across, down, width, height, activation = (call.number(at + i) for i in range(5))
    nchw = bool(call.number(at + 5, False))
    image = image_last(call.value(0).centered, nchw)
    if explicit:
        left, right, top, bottom = (call.number(1 + i) for i in range(4))
    else:
        scheme = call.number(1)
        left, right = sides_of(scheme, image.shape[2], width, across)
        top, bottom = sides_of(scheme, image.shape[1], height, down)
    rows = range(-top, image.shape[1] + bottom - height + 1, down)
    columns = range(-left, image.shape[2] + right - width + 1, across)
    out = np.zeros((image.shape[0], len(rows), len(columns), image.shape[3]))
    for i, y in enumerate(rows):
        for j, x in enumerate(columns):
            seen = image[:, max(y, 0) : y + height, max(x, 0) : x + width]
            out[:, i, j] = _OF[call.operation](seen)
    return [image_first(activated(out * call.value(0).scales, activation), nchw)]
