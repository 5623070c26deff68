"""CONV_2D, DEPTHWISE_CONV_2D, GROUPED_CONV_2D and TRANSPOSE_CONV_2D, tap by tap.

Quantized, sums of products of codes are exact; one product with the scales follows.
"""

from __future__ import annotations

from dataclasses import dataclass

import numpy as np

from corpus.formulas.common import activated, image_first, image_last
from corpus.formulas.pooling import sides_of
from corpus.language import Array
from corpus.oracle import Call, formula
from nnhal.types import OperandType
from nnhal.types import OperationType as O


@dataclass(frozen=True)
class _Arguments:
    """Arguments between the tensors: pairs are height first."""

    sides: list[int] | None
    scheme: int
    strides: tuple[int, int]
    factor: int
    activation: int
    nchw: bool
    dilation: tuple[int, int]


def _arguments(call: Call, first: int, *, factor: bool, explicit: bool) -> _Arguments:
    at = first + (4 if explicit else 1)
    after = at + 2 + factor
    return _Arguments(
        sides=[call.number(first + i) for i in range(4)] if explicit else None,
        scheme=0 if explicit else call.number(first),
        strides=(call.number(at + 1), call.number(at)),
        factor=call.number(at + 2) if factor else 1,
        activation=call.number(after),
        nchw=bool(call.number(after + 1, False)),
        dilation=(call.number(after + 3, 1), call.number(after + 2, 1)),
    )


def _is_explicit(call: Call, shortest: int) -> bool:
    """Eight inputs or more are explicit padding unless the eighth is the layout."""
    return len(call.inputs) >= shortest + 3 and call.type(shortest) == OperandType.INT32


def _scaled(call: Call, sums: Array) -> Array:
    """Sums of products of centered codes [..., channels], with the bias, as real numbers."""
    filters = call.value(1)
    scales = filters.scales.reshape(-1) * call.value(0).scales
    if call.type(2) == OperandType.TENSOR_INT32:
        return (sums + call.array(2).astype(np.float64)) * scales
    return sums * scales + call.real(2)


def _padded(image: Array, args: _Arguments, reach: tuple[int, int]) -> Array:
    if args.sides is not None:
        left, right, top, bottom = args.sides
    else:
        (top, bottom), (left, right) = (
            sides_of(args.scheme, image.shape[1 + i], reach[i], args.strides[i]) for i in (0, 1)
        )
    return np.pad(image, [(0, 0), (top, bottom), (left, right), (0, 0)])


def _taps(image: Array, filters: Array, args: _Arguments) -> list[tuple[int, int, Array]]:
    """Taps, each with the pixels [batches, rows, columns, channels] that it meets."""
    height, width = filters.shape[1:3]
    reach = tuple((n - 1) * d + 1 for n, d in zip((height, width), args.dilation, strict=True))
    padded = _padded(image, args, (reach[0], reach[1]))
    rows, columns = ((padded.shape[1 + i] - reach[i]) // args.strides[i] + 1 for i in (0, 1))
    (down, across), (apart_y, apart_x) = args.strides, args.dilation
    return [
        (
            y,
            x,
            padded[
                :,
                y * apart_y : y * apart_y + (rows - 1) * down + 1 : down,
                x * apart_x : x * apart_x + (columns - 1) * across + 1 : across,
            ],
        )
        for y in range(height)
        for x in range(width)
    ]


def _finished(call: Call, args: _Arguments, sums: Array) -> list[Array]:
    return [image_first(activated(_scaled(call, sums), args.activation), args.nchw)]


@formula(O.CONV_2D)
def _conv_2d(call: Call) -> list[Array]:
    args = _arguments(call, 3, factor=False, explicit=_is_explicit(call, 7))
    image, filters = image_last(call.value(0).centered, args.nchw), call.value(1).centered
    taps = _taps(image, filters, args)
    sums = sum(pixels @ filters[:, y, x].T for y, x, pixels in taps)
    return _finished(call, args, np.asarray(sums))


@formula(O.DEPTHWISE_CONV_2D)
def _depthwise(call: Call) -> list[Array]:
    args = _arguments(call, 3, factor=True, explicit=_is_explicit(call, 8))
    image, filters = image_last(call.value(0).centered, args.nchw), call.value(1).centered
    taps = _taps(np.repeat(image, args.factor, axis=3), filters, args)
    sums = sum(pixels * filters[0, y, x] for y, x, pixels in taps)
    return _finished(call, args, np.asarray(sums))


@formula(O.GROUPED_CONV_2D)
def _grouped(call: Call) -> list[Array]:
    args = _arguments(call, 3, factor=True, explicit=len(call.inputs) == 12)
    image, filters = image_last(call.value(0).centered, args.nchw), call.value(1).centered
    parts = []
    for some, kernel in zip(
        np.split(image, args.factor, axis=3), np.split(filters, args.factor), strict=True
    ):
        taps = _taps(some, kernel, args)
        parts.append(sum(pixels @ kernel[:, y, x].T for y, x, pixels in taps))
    return _finished(call, args, np.concatenate(parts, axis=3))


@formula(O.TRANSPOSE_CONV_2D)
def _transposed(call: Call) -> list[Array]:
    """Add the filter, times each pixel, to where the pixel comes from."""
    explicit = len(call.inputs) == 11
    args = _arguments(call, 3 if explicit else 4, factor=False, explicit=explicit)
    image, filters = image_last(call.value(0).centered, args.nchw), call.value(1).centered
    batches, rows, columns, _ = image.shape
    channels, height, width, _ = filters.shape
    down, across = args.strides
    full = np.zeros((batches, (rows - 1) * down + height, (columns - 1) * across + width, channels))
    for y in range(height):
        for x in range(width):
            full[:, y : y + rows * down : down, x : x + columns * across : across][
                :, :rows, :columns
            ] += image @ filters[:, y, x].T
    return _finished(call, args, _cut(call, args, full))


def _cut(call: Call, args: _Arguments, full: Array) -> Array:
    """Remove the padding. By a scheme it is what the given output shape leaves."""
    if args.sides is not None:
        left, right, top, bottom = args.sides
        return full[:, top : full.shape[1] - bottom, left : full.shape[2] - right]
    shape = call.vector(3)
    wanted = (shape[2], shape[3]) if args.nchw else (shape[1], shape[2])
    for axis in (0, 1):
        size = wanted[axis]
        before = 0
        if args.scheme == 1:
            stride, taps = args.strides[axis], call.array(1).shape[1 + axis]
            needed = (-(-size // stride) - 1) * stride + taps - size
            before = max(needed, 0) // 2
        room = max(before + size - full.shape[1 + axis], 0)
        pads = [(0, room if i == 1 + axis else 0) for i in range(4)]
        full = np.pad(full, pads).take(range(before, before + size), axis=1 + axis)
    return full
