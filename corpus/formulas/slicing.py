"""SLICE, STRIDED_SLICE, GATHER, SELECT and TOPK_V2: element by element."""

from __future__ import annotations

import numpy as np

from corpus.language import Array
from corpus.oracle import Call, formula
from nnhal.types import OperationType as O


@formula(O.SLICE)
def _slice(call: Call) -> list[Array]:
    data = call.array(0)
    for axis, (begin, size) in enumerate(zip(call.vector(1), call.vector(2), strict=True)):
        end = data.shape[axis] if size == -1 else begin + size
        data = data.take(range(begin, end), axis)
    return [data]


@formula(O.STRIDED_SLICE)
def _strided_slice(call: Call) -> list[Array]:
    data, (begin_mask, end_mask, shrink_mask) = call.array(0), (call.number(i) for i in (4, 5, 6))
    for axis, (begin, end, stride) in enumerate(zip(*map(call.vector, (1, 2, 3)), strict=True)):
        size = data.shape[axis]
        edges = (0, size) if stride > 0 else (size - 1, -1)
        first = edges[0] if begin_mask >> axis & 1 else _inside(begin, size, stride)
        last = edges[1] if end_mask >> axis & 1 else _inside(end, size, stride)
        data = data.take(list(range(first, last, stride)), axis)
    kept = [n for axis, n in enumerate(data.shape) if not shrink_mask >> axis & 1]
    return [data.reshape(kept or [1])]


def _inside(index: int, size: int, stride: int) -> int:
    """Negative from the end; what is beyond an edge is the edge, or before it going backwards."""
    place = index + size if index < 0 else index
    return min(max(place, 0), size) if stride > 0 else min(max(place, -1), size - 1)


@formula(O.GATHER)
def _gather(call: Call) -> list[Array]:
    data, axis, indices = call.array(0), call.axis(1), call.array(2)
    shape = [*data.shape[:axis], *indices.shape, *data.shape[axis + 1 :]]
    out = np.empty(shape, data.dtype)
    for place in np.ndindex(*indices.shape):
        where = (*[slice(None)] * axis, *place)
        out[where] = data.take(indices[place], axis)
    return [out]


@formula(O.SELECT)
def _select(call: Call) -> list[Array]:
    """Select as stored where all have one quantization, else what the codes stand for."""
    out = call.outputs[0]
    same = all(
        (call.value(i).operand.scale, call.value(i).operand.zero_point)
        == (out.scale, out.zero_point)
        for i in (1, 2)
    )
    chosen, other = (call.array(i) if same else call.real(i) for i in (1, 2))
    return [np.where(call.array(0), chosen, other)]


@formula(O.TOPK_V2)
def _top_k(call: Call) -> list[Array]:
    """Descending; of equal elements the one with the larger index is first, says the HAL."""
    data, count = call.array(0), call.number(1)
    indices = np.empty((*data.shape[:-1], count), np.int32)
    for place in np.ndindex(*data.shape[:-1]):
        row = data[place]
        order = sorted(range(row.size), key=lambda i: (row[i], i), reverse=True)
        indices[place] = order[:count]
    return [np.take_along_axis(data, indices, -1), indices]
