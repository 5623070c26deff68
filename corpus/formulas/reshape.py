"""Operations that move or repeat elements, which stay as stored where quantizations agree."""

from __future__ import annotations

import itertools

import numpy as np

from corpus.formulas.common import image_first, image_last
from corpus.language import Array
from corpus.oracle import Call, formula
from nnhal.types import OperationType as O


@formula(O.RESHAPE)
def _reshape(call: Call) -> list[Array]:
    return [call.array(0).reshape(call.vector(1))]


@formula(O.SQUEEZE)
def _squeeze(call: Call) -> list[Array]:
    data = call.array(0)
    chosen = call.vector(1) if call.has(1) else range(data.ndim)
    dropped = {axis % data.ndim for axis in chosen if data.shape[axis] == 1}
    left = [size for axis, size in enumerate(data.shape) if axis not in dropped]
    return [data.reshape(left or [1])]


@formula(O.EXPAND_DIMS)
def _expand_dims(call: Call) -> list[Array]:
    data = call.array(0)
    at = call.number(1) % (data.ndim + 1)
    return [data.reshape([*data.shape[:at], 1, *data.shape[at:]])]


@formula(O.TRANSPOSE)
def _transpose(call: Call) -> list[Array]:
    """Dimension i of the output is dimension perm[i] of the input."""
    data = call.array(0)
    order = call.vector(1) if call.has(1) else [1, 0]
    out = np.empty([data.shape[axis] for axis in order], data.dtype)
    for place in np.ndindex(data.shape):
        out[tuple(place[axis] for axis in order)] = data[place]
    return [out]


@formula(O.CONCATENATION)
def _concatenation(call: Call) -> list[Array]:
    count = len(call.inputs) - 1
    axis = call.number(count)
    kinds = {(call.value(i).operand.scale, call.value(i).operand.zero_point) for i in range(count)}
    kinds.add((call.outputs[0].scale, call.outputs[0].zero_point))
    parts = [call.array(i) if len(kinds) == 1 else call.real(i) for i in range(count)]
    return [np.concatenate(parts, axis)]


@formula(O.SPLIT)
def _split(call: Call) -> list[Array]:
    return list(np.split(call.array(0), call.number(2), call.axis(1)))


@formula(O.PACK)
def _pack(call: Call) -> list[Array]:
    return [np.stack([call.array(i) for i in range(1, len(call.inputs))], call.number(0))]


def _sides(call: Call, index: int = 1) -> list[tuple[int, int]]:
    values = call.vector(index)
    return list(zip(values[::2], values[1::2], strict=True))


@formula(O.PAD, O.PAD_V2)
def _pad(call: Call) -> list[Array]:
    """Pad with what stands for zero, or with a value that is a code where quantized."""
    data, sides = call.array(0), _sides(call)
    value = call.number(2) if call.operation == O.PAD_V2 else call.value(0).operand.zero_point
    shape = [a + size + b for (a, b), size in zip(sides, data.shape, strict=True)]
    out = np.full(shape, value, data.dtype)
    inside = zip(sides, data.shape, strict=True)
    out[tuple(slice(a, a + size) for (a, _), size in inside)] = data
    return [out]


@formula(O.MIRROR_PAD)
def _mirror_pad(call: Call) -> list[Array]:
    """Mode 0 turns around the middle of the border element, mode 1 behind it."""
    data, symmetric = call.array(0), call.number(2) == 1
    for axis, (before, after) in enumerate(_sides(call)):
        size = data.shape[axis]
        places = []
        for place in range(-before, size + after):
            if place < 0:
                places.append(-place - symmetric)
            elif place >= size:
                places.append(2 * size - 2 - place + symmetric)
            else:
                places.append(place)
        data = data.take(places, axis)
    return [data]


@formula(O.TILE)
def _tile(call: Call) -> list[Array]:
    data = call.array(0)
    for axis, count in enumerate(call.vector(1)):
        data = np.concatenate([data] * count, axis)
    return [data]


@formula(O.REVERSE)
def _reverse(call: Call) -> list[Array]:
    data, (axis,) = call.array(0), call.vector(1)
    return [data.take(range(data.shape[axis] - 1, -1, -1), axis)]


@formula(O.CHANNEL_SHUFFLE)
def _channel_shuffle(call: Call) -> list[Array]:
    """Take the first channel of every group, then the second of every group, and so on."""
    data, axis = call.array(0), call.axis(2)
    size = data.shape[axis] // call.number(1)
    order = [g * size + i for i in range(size) for g in range(call.number(1))]
    return [data.take(order, axis)]


@formula(O.DEPTH_TO_SPACE, O.SPACE_TO_DEPTH)
def _depth(call: Call) -> list[Array]:
    """Channel (y * block + x) * depth + c of a pixel is channel c at y, x of its block."""
    nchw, block = bool(call.number(2, False)), call.number(1)
    image = image_last(call.array(0), nchw)
    batches, height, width, channels = image.shape
    to_space = call.operation == O.DEPTH_TO_SPACE
    if to_space:
        shape = (batches, height * block, width * block, channels // block**2)
    else:
        shape = (batches, height // block, width // block, channels * block**2)
    out = np.empty(shape, image.dtype)
    deep, wide = (image, out) if to_space else (out, image)
    for y, x, c in itertools.product(range(block), range(block), range(wide.shape[3])):
        channel = (y * block + x) * wide.shape[3] + c
        if to_space:
            wide[:, y::block, x::block, c] = deep[..., channel]
        else:
            deep[..., channel] = wide[:, y::block, x::block, c]
    return [image_first(out, nchw)]


@formula(O.BATCH_TO_SPACE_ND)
def _batch_to_space(call: Call) -> list[Array]:
    """Batch (y * width + x) * batches + b is what batch b has at y, x of every block."""
    nchw, (height, width) = bool(call.number(2, False)), call.vector(1)
    image = image_last(call.array(0), nchw)
    count = image.shape[0] // (height * width)
    shape = (count, image.shape[1] * height, image.shape[2] * width, image.shape[3])
    out = np.empty(shape, image.dtype)
    for y, x, b in itertools.product(range(height), range(width), range(count)):
        out[b, y::height, x::width] = image[(y * width + x) * count + b]
    return [image_first(out, nchw)]


@formula(O.SPACE_TO_BATCH_ND)
def _space_to_batch(call: Call) -> list[Array]:
    nchw, (height, width) = bool(call.number(3, False)), call.vector(1)
    image = image_last(call.array(0), nchw)
    (top, bottom), (left, right) = _sides(call, 2)
    count, rows, columns, channels = image.shape
    zero = call.value(0).operand.zero_point
    padded = np.full(
        (count, top + rows + bottom, left + columns + right, channels), zero, image.dtype
    )
    padded[:, top : top + rows, left : left + columns] = image
    shape = (count * height * width, padded.shape[1] // height, padded.shape[2] // width, channels)
    out = np.empty(shape, image.dtype)
    for y, x, b in itertools.product(range(height), range(width), range(count)):
        out[(y * width + x) * count + b] = padded[b, y::height, x::width]
    return [image_first(out, nchw)]
