"""Operations that move or repeat elements: from RESHAPE to SPACE_TO_BATCH_ND.

Nearly all of them are one copy between two views, made once; none looks at an element's type.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from itertools import chain
from typing import Any, NamedTuple

import numpy as np
from numpy.typing import NDArray

from nndrivers.reference.arithmetic.fixed_point import round_half_away
from nndrivers.reference.arithmetic.quant8 import QUANT8_TYPES, Quant8, table_step
from nndrivers.reference.binding import Binding, required, unary
from nndrivers.reference.calls import run_all
from nndrivers.reference.kernel import Arrays, Kernel, OptionalArrays, Resources, Scratch, Step
from nndrivers.reference.kernel_registry import kernel
from nnhal.operations.node import Node, Shape
from nnhal.operations.reshape import (
    MIRROR_REFLECT,
    block_shape,
    channel_shuffle_axis,
    concatenation_axis,
    is_nchw,
    mirror_mode,
    multiples,
    pack_axis,
    paddings,
    permutation,
    reverse_axis,
    split_axis,
)
from nnhal.operations.spatial import Image
from nnhal.types import OperationType

__all__: list[str] = []


class _Views(NamedTuple):
    """Two views of the same shape: what is written, and what is read for it."""

    target: NDArray[Any]
    source: NDArray[Any]


def _moving(views: Callable[[NDArray[Any], NDArray[Any]], _Views]) -> Kernel:
    """The kernel that copies between ``views(source, target)``."""

    def make(source: NDArray[Any], target: NDArray[Any], scratch: Scratch) -> Step:
        return _copying(views(source, target))

    return unary(make)


def _copying(views: _Views) -> Step:
    return partial(np.copyto, views.target, views.source)


# --- RESHAPE, SQUEEZE, EXPAND_DIMS, TRANSPOSE -----------------------------------------------


@kernel(
    OperationType.RESHAPE, OperationType.SQUEEZE, OperationType.EXPAND_DIMS, native_float16=True
)
def prepare_reshape(node: Node, resources: Resources) -> Kernel:
    return _moving(lambda source, target: _Views(target.reshape(-1), source.reshape(-1)))


@kernel(OperationType.TRANSPOSE, native_float16=True)
def prepare_transpose(node: Node, resources: Resources) -> Kernel:
    axes = permutation(node)
    return _moving(lambda source, target: _Views(target, source.transpose(axes)))


# --- CONCATENATION, SPLIT, PACK -------------------------------------------------------------


@kernel(OperationType.CONCATENATION, native_float16=True)
def prepare_concatenation(node: Node, resources: Resources) -> Kernel:
    """Inputs quantized unlike the output are brought to its scale."""
    axis = concatenation_axis(node)
    tables = [_concatenation_table(node, index) for index in range(len(node.inputs) - 1)]

    def bind(inputs: OptionalArrays, outputs: Arrays, scratch: Scratch) -> Step:
        steps, start = [], 0
        for index, table in enumerate(tables):
            source = required(inputs, index)
            part = _part(outputs[0], axis, start, source.shape[axis])
            start += source.shape[axis]
            steps.append(_placing(table, source, part, scratch))
        return run_all(steps)

    return Binding(bind)


def _part(array: NDArray[Any], axis: int, start: int, size: int) -> NDArray[Any]:
    return array[(slice(None),) * axis + (slice(start, start + size),)]


def _concatenation_table(node: Node, index: int) -> NDArray[Any] | None:
    """The output's code for each code of an input; None where they are the same.

    Computed with unsigned codes for either type, as on Android's CPU; TF Lite has it for unsigned
    ones only. Source: TF Lite ``reference_ops::ConcatenationWithScaling``.
    """
    if node.tensor(index).type not in QUANT8_TYPES:
        return None
    source, target = Quant8.of(node.tensor(index)), Quant8.of(node.outputs[0])
    if source == target:
        return None
    scale = np.float32(source.scale) * (np.float32(1.0) / np.float32(target.scale))
    codes = (source.codes() - source.low).astype(np.float32)
    shifted = codes * scale + np.float32(source.low - source.zero_point) * scale
    return target.clip(round_half_away(shifted) + target.zero_point)


def _placing(
    table: NDArray[Any] | None, source: NDArray[Any], part: NDArray[Any], scratch: Scratch
) -> Step:
    if table is None:
        return _copying(_Views(part, source))
    requantized = scratch.array(source.shape, part.dtype)
    return run_all([table_step(table, source, requantized), _copying(_Views(part, requantized))])


@kernel(OperationType.SPLIT, native_float16=True)
def prepare_split(node: Node, resources: Resources) -> Kernel:
    axis = split_axis(node)

    def bind(inputs: OptionalArrays, outputs: Arrays, scratch: Scratch) -> Step:
        source, size = required(inputs, 0), outputs[0].shape[axis]
        parts = (_part(source, axis, index * size, size) for index in range(len(outputs)))
        return run_all([_copying(_Views(o, p)) for o, p in zip(outputs, parts, strict=True)])

    return Binding(bind)


@kernel(OperationType.PACK, native_float16=True)
def prepare_pack(node: Node, resources: Resources) -> Kernel:
    axis = pack_axis(node)

    def bind(inputs: OptionalArrays, outputs: Arrays, scratch: Scratch) -> Step:
        places = np.moveaxis(outputs[0], axis, 0)
        sources = (required(inputs, index) for index in range(1, len(inputs)))
        return run_all([_copying(_Views(p, s)) for p, s in zip(places, sources, strict=True)])

    return Binding(bind)


# --- PAD, PAD_V2, MIRROR_PAD, TILE, REVERSE, CHANNEL_SHUFFLE --------------------------------


@kernel(OperationType.PAD, OperationType.PAD_V2, native_float16=True)
def prepare_pad(node: Node, resources: Resources) -> Kernel:
    """Prepare padding with zeros, that is codes of the zero point, or with the value given."""
    given = node.operation == OperationType.PAD_V2
    value = node.scalar(2) if given else node.tensor(0).zero_point
    inside = tuple(
        slice(before, before + size)
        for (before, _), size in zip(paddings(node), node.tensor(0).shape, strict=True)
    )
    return unary(partial(_pad, value, inside))


def _pad(
    value: float,
    inside: tuple[slice, ...],
    source: NDArray[Any],
    target: NDArray[Any],
    scratch: Scratch,
) -> Step:
    fill = partial(np.copyto, target, np.array(value, target.dtype))
    return run_all([fill, _copying(_Views(target[inside], source))])


@kernel(OperationType.MIRROR_PAD, native_float16=True)
def prepare_mirror_pad(node: Node, resources: Resources) -> Kernel:
    mode = "reflect" if mirror_mode(node) == MIRROR_REFLECT else "symmetric"
    sizes = zip(node.tensor(0).shape, paddings(node), strict=True)
    origins = [np.pad(np.arange(size), padding, mode=mode) for size, padding in sizes]  # type: ignore[call-overload]
    grid = np.ix_(*origins)

    def make(source: NDArray[Any], target: NDArray[Any], scratch: Scratch) -> Step:
        def step() -> None:
            target[...] = source[grid]

        return step

    return unary(make)


@kernel(OperationType.TILE, native_float16=True)
def prepare_tile(node: Node, resources: Resources) -> Kernel:
    counts = multiples(node)

    def views(source: NDArray[Any], target: NDArray[Any]) -> _Views:
        once: Shape = ()
        repeated: Shape = ()
        for count, size in zip(counts, source.shape, strict=True):
            once, repeated = (*once, 1, size), (*repeated, count, size)
        grid = target.reshape(repeated)
        return _Views(grid, np.broadcast_to(source.reshape(once), grid.shape))

    return _moving(views)


@kernel(OperationType.REVERSE, native_float16=True)
def prepare_reverse(node: Node, resources: Resources) -> Kernel:
    axis = reverse_axis(node)
    return _moving(lambda source, target: _Views(target, np.flip(source, axis)))


@kernel(OperationType.CHANNEL_SHUFFLE, native_float16=True)
def prepare_channel_shuffle(node: Node, resources: Resources) -> Kernel:
    """Channels as a matrix with a row a group, transposed."""
    axis, groups = channel_shuffle_axis(node), node.scalar(1)

    def views(source: NDArray[Any], target: NDArray[Any]) -> _Views:
        before, size, after = source.shape[:axis], source.shape[axis], source.shape[axis + 1 :]
        grouped = source.reshape(*before, groups, size // groups, *after)
        mixed = target.reshape(*before, size // groups, groups, *after)
        return _Views(mixed, grouped.swapaxes(axis, axis + 1))

    return _moving(views)


# --- DEPTH_TO_SPACE, SPACE_TO_DEPTH, BATCH_TO_SPACE_ND, SPACE_TO_BATCH_ND -------------------


def _nhwc(array: NDArray[Any], nchw: bool) -> NDArray[Any]:
    """``array`` with its dimensions in the order of :class:`Image`, whatever lies in memory."""
    return array.transpose(0, 2, 3, 1) if nchw else array


def _split_axes(array: NDArray[Any], parts: dict[int, Shape]) -> NDArray[Any]:
    """``array`` with some axes divided in several: always a view, whatever the strides."""
    sizes = (parts.get(axis, (size,)) for axis, size in enumerate(array.shape))
    return array.reshape(tuple(chain.from_iterable(sizes)))


def _depth_views(
    spread: NDArray[Any], deep: NDArray[Any], block: tuple[int, int], nchw: bool
) -> tuple[NDArray[Any], NDArray[Any]]:
    """Both tensors as [batch, row, block row, column, block column, channel].

    ``spread`` is the one with more pixels, ``deep`` the one with more channels.
    """
    height, width = block
    spread, deep = _nhwc(spread, nchw), _nhwc(deep, nchw)
    _, rows, columns, _ = deep.shape
    channels = spread.shape[3]
    pixels = _split_axes(spread, {1: (rows, height), 2: (columns, width)})
    depths = _split_axes(deep, {3: (height, width, channels)})
    return pixels, depths.transpose(0, 1, 3, 2, 4, 5)


@kernel(OperationType.DEPTH_TO_SPACE, native_float16=True)
def prepare_depth_to_space(node: Node, resources: Resources) -> Kernel:
    block, nchw = block_shape(node), is_nchw(node)
    return _moving(lambda source, target: _Views(*_depth_views(target, source, block, nchw)))


@kernel(OperationType.SPACE_TO_DEPTH, native_float16=True)
def prepare_space_to_depth(node: Node, resources: Resources) -> Kernel:
    block, nchw = block_shape(node), is_nchw(node)
    return _moving(lambda source, target: _Views(*_depth_views(source, target, block, nchw)[::-1]))


def _batch_views(
    spread: NDArray[Any], batched: NDArray[Any], block: tuple[int, int]
) -> tuple[NDArray[Any], NDArray[Any]]:
    """Both tensors, in NHWC, as [block row, block column, batch, row, column, channel]."""
    height, width = block
    _, rows, columns, _ = batched.shape
    pixels = _split_axes(spread, {1: (rows, height), 2: (columns, width)})
    batches = _split_axes(batched, {0: (height, width, spread.shape[0])})
    return pixels.transpose(2, 4, 0, 1, 3, 5), batches


@kernel(OperationType.BATCH_TO_SPACE_ND, native_float16=True)
def prepare_batch_to_space(node: Node, resources: Resources) -> Kernel:
    block, nchw = block_shape(node), is_nchw(node)

    def views(source: NDArray[Any], target: NDArray[Any]) -> _Views:
        return _Views(*_batch_views(_nhwc(target, nchw), _nhwc(source, nchw), block))

    return _moving(views)


@kernel(OperationType.SPACE_TO_BATCH_ND, native_float16=True)
def prepare_space_to_batch(node: Node, resources: Resources) -> Kernel:
    block, nchw = block_shape(node), is_nchw(node)
    rows, columns = paddings(node, index=2, count=2)
    image = Image.of(node.tensor(0).shape, nchw)
    inside = (
        slice(None),
        slice(rows[0], rows[0] + image.height),
        slice(columns[0], columns[0] + image.width),
    )
    size = (image.batches, image.height + sum(rows), image.width + sum(columns), image.channels)
    zero = node.tensor(0).zero_point

    def make(source: NDArray[Any], target: NDArray[Any], scratch: Scratch) -> Step:
        padded = scratch.array(size, source.dtype)
        pad = _pad(zero, inside, _nhwc(source, nchw), padded, scratch)
        pixels, batches = _batch_views(padded, _nhwc(target, nchw), block)
        return run_all([pad, _copying(_Views(batches, pixels))])

    return unary(make)
