"""AVERAGE_POOL_2D, L2_POOL_2D and MAX_POOL_2D: a pass along rows, and one along columns."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from functools import partial
from typing import Any

import numpy as np
from numpy.typing import NDArray

from nndrivers.reference.arithmetic.fused_activation import real_bounds
from nndrivers.reference.arithmetic.image import Image, ImageForm, ImageKernel, channels_last
from nndrivers.reference.arithmetic.quant8 import Quant8
from nndrivers.reference.calls import Call, run_all
from nndrivers.reference.kernel import Arrays, Kernel, OptionalArrays, Resources, Scratch, Step
from nndrivers.reference.kernel_registry import kernel
from nnhal.operand_types import is_quantized
from nnhal.operations.node import Node
from nnhal.operations.pooling import PoolingParameters, parameters
from nnhal.operations.spatial import Image as Extent
from nnhal.operations.spatial import Padding, WidthHeight
from nnhal.types import OperationType

__all__: list[str] = []

_ROWS, _COLUMNS = 1, 2


@kernel(OperationType.AVERAGE_POOL_2D)
def prepare_average(node: Node, resources: Resources) -> Kernel:
    """The mean of the pixels that are there: padding does not count."""
    return _AveragePool(node, _trimmed(node))


@kernel(OperationType.L2_POOL_2D)
def prepare_l2(node: Node, resources: Resources) -> Kernel:
    """The root of the mean square of the pixels that are there."""
    return _L2Pool(node, _trimmed(node))


@kernel(OperationType.MAX_POOL_2D, native_float16=True)
def prepare_maximum(node: Node, resources: Resources) -> Kernel:
    """The greatest of the pixels that are there, which quantized is the greatest code."""
    return _MaxPool(node, _trimmed(node))


def _trimmed(node: Node) -> PoolingParameters:
    """The arguments without the parts of the window that see padding only, wherever it is: a valid
    model may have a window a million times as large as its image.
    """
    arguments = parameters(node)
    image, output = (
        Extent.of(tensor.shape, arguments.nchw) for tensor in (node.tensor(0), node.outputs[0])
    )
    padding, strides, window = arguments.padding, arguments.strides, arguments.window
    across = _touching(image.width, output.width, window.width, strides.width, padding.left)
    down = _touching(image.height, output.height, window.height, strides.height, padding.top)
    if (across[0], down[0]) == (window.width, window.height):
        return arguments
    return replace(
        arguments,
        window=WidthHeight(across[0], down[0]),
        padding=Padding(*across[1:], *down[1:]),
    )


def _touching(
    size: int, results: int, window: int, stride: int, before: int
) -> tuple[int, int, int]:
    """The part of a window that touches any of ``size`` pixels in any of ``results`` places, and
    the padding before and after the pixels that it needs.
    """
    reach = max(results - 1, 0) * stride
    first = max(0, before - reach)
    length = min(window, before + size) - first
    return length, before - first, max(0, reach + length - (before - first) - size)


def _slide(
    ufunc: np.ufunc,
    source: NDArray[Any],
    target: NDArray[Any],
    axis: int,
    window: int,
    stride: int,
) -> list[Call]:
    """Calls that combine ``window`` pixels along ``axis`` for each of those of ``target``."""
    if target.shape[axis] == 1 and target.shape[-1] > 1 and window > 1:
        # One after the other, too: NumPy adds in pairs along contiguous axes only.
        return [partial(ufunc.reduce, _along(source, axis, 0, window, 1), axis, None, target, True)]
    span = (target.shape[axis] - 1) * stride + 1
    views = [_along(source, axis, offset, offset + span, stride) for offset in range(window)]
    if window == 1:
        return [partial(np.copyto, target, views[0])]
    first: Call = partial(ufunc, views[0], views[1], out=target)
    return [first, *(partial(ufunc, target, view, out=target) for view in views[2:])]


def _along(array: NDArray[Any], axis: int, start: int, stop: int, step: int) -> NDArray[Any]:
    return array[(slice(None),) * axis + (slice(start, stop, step),)]


def _slide_both(
    ufunc: np.ufunc,
    source: NDArray[Any],
    target: NDArray[Any],
    between: NDArray[Any],
    arguments: PoolingParameters,
) -> list[Call]:
    """Along rows into ``between`` [batches, padded height, width out, channels], then down."""
    window, strides = arguments.window, arguments.strides
    across = _slide(ufunc, source, between, _COLUMNS, window.width, strides.width)
    return across + _slide(ufunc, between, target, _ROWS, window.height, strides.height)


class _AveragePool(ImageKernel):
    def __init__(self, node: Node, arguments: PoolingParameters) -> None:
        form = ImageForm(arguments.padding, arguments.nchw)
        super().__init__(node, {0: form}, arguments.nchw)
        self.arguments = arguments
        self.output = Extent.of(node.outputs[0].shape, arguments.nchw)

    def bind_images(
        self,
        inputs: Sequence[NDArray[Any] | Image | None],
        outputs: Sequence[NDArray[Any] | Image],
        scratch: Scratch,
    ) -> Step:
        image, output = inputs[0], outputs[0]
        assert isinstance(image, Image)
        source, calls = self._summands(image.padded(self.arguments.padding), scratch)
        batches, _, width, channels = self.output
        between = scratch.array((batches, source.shape[1], width, channels), np.float32)
        sums = scratch.array(tuple(self.output), np.float32)
        calls += _slide_both(np.add, source, sums, between, self.arguments)
        finish = self._quantized if is_quantized(self.node.outputs[0].type) else self._float
        return run_all(calls + finish(sums, output, scratch))

    def _summands(self, source: NDArray[Any], scratch: Scratch) -> tuple[NDArray[Any], list[Call]]:
        """What is averaged, and the calls that make it."""
        return source, []

    def _float(
        self, sums: NDArray[Any], output: NDArray[Any] | Image, scratch: Scratch
    ) -> list[Call]:
        target = channels_last(output, self.nchw)
        counts = self._counts().astype(np.float32)
        bounds = real_bounds(self.arguments.activation)
        return [
            partial(np.divide, sums, counts, target),
            *self._of_average(target),
            *_clamp(target, *bounds),
        ]

    def _of_average(self, target: NDArray[Any]) -> list[Call]:
        """Calls that make the result of the average in ``target``."""
        return []

    def _quantized(
        self, sums: NDArray[Any], output: NDArray[Any] | Image, scratch: Scratch
    ) -> list[Call]:
        """Codes, not reals, are averaged: to nearest, with halves away from code zero.

        Source: TF Lite ``AveragePool`` of uint8 and int8.
        """
        counts, info = self._counts(), self.node.outputs[0]
        bounds = Quant8.of(info).bounds(self.arguments.activation)
        zero = info.zero_point if isinstance(output, Image) else 0
        total, sign = (scratch.array(sums.shape, np.float64) for _ in range(2))
        return [
            partial(np.add, sums, counts * info.zero_point, total),
            partial(np.sign, total, sign),
            partial(np.abs, total, total),
            partial(np.add, total, counts // 2, total),
            partial(np.divide, total, counts, total),
            partial(np.floor, total, total),
            partial(np.multiply, total, sign, total),
            *_clamp(total, *bounds),
            partial(np.subtract, total, np.array(float(zero)), total),
            partial(np.copyto, channels_last(output, self.nchw), total, casting="unsafe"),
        ]

    def _counts(self) -> NDArray[np.float64]:
        """[height, width, 1]: pixels of the image in each window."""
        source = Extent.of(self.node.tensor(0).shape, self.nchw)
        padding, window = self.arguments.padding, self.arguments.window
        strides, output = self.arguments.strides, self.output
        down = _valid(source.height, padding.top, window.height, strides.height, output.height)
        across = _valid(source.width, padding.left, window.width, strides.width, output.width)
        return np.multiply.outer(down, across)[..., None].astype(np.float64)


class _L2Pool(_AveragePool):
    def _summands(self, source: NDArray[Any], scratch: Scratch) -> tuple[NDArray[Any], list[Call]]:
        squares = scratch.array(source.shape, np.float32)
        return squares, [partial(np.multiply, source, source, squares)]

    def _of_average(self, target: NDArray[Any]) -> list[Call]:
        return [partial(np.sqrt, target, target)]


def _valid(size: int, before: int, window: int, stride: int, results: int) -> NDArray[np.int64]:
    """How many of ``size`` elements each window covers."""
    start = np.arange(results) * stride - before
    covered: NDArray[np.int64] = np.minimum(start + window, size) - np.maximum(start, 0)
    return covered


class _MaxPool:
    def __init__(self, node: Node, arguments: PoolingParameters) -> None:
        self._arguments = arguments
        self._bounds: tuple[float, float] = real_bounds(arguments.activation)
        if is_quantized(node.outputs[0].type):
            self._bounds = Quant8.of(node.outputs[0]).bounds(arguments.activation)

    def bind(self, inputs: OptionalArrays, outputs: Arrays, scratch: Scratch) -> Step:
        nchw = self._arguments.nchw
        image = inputs[0]
        assert image is not None
        source, calls = self._padded(channels_last(image, nchw), scratch)
        target = channels_last(outputs[0], nchw)
        batches, _, width, channels = target.shape
        between = scratch.array((batches, source.shape[1], width, channels), source.dtype)
        calls += _slide_both(np.maximum, source, target, between, self._arguments)
        return run_all(calls + _clamp(target, *self._bounds))

    def _padded(self, source: NDArray[Any], scratch: Scratch) -> tuple[NDArray[Any], list[Call]]:
        """``source`` in a border of the lowest value, which never wins."""
        left, right, top, bottom = self._arguments.padding
        if not any(self._arguments.padding):
            return source, []
        batches, height, width, channels = source.shape
        shape = batches, top + height + bottom, left + width + right, channels
        padded = scratch.kept(shape, source.dtype)
        padded.fill(-np.inf if source.dtype.kind == "f" else np.iinfo(source.dtype).min)
        interior = padded[:, top : top + height, left : left + width]
        return padded, [partial(np.copyto, interior, source)]


def _clamp(array: NDArray[Any], low: float, high: float) -> list[Call]:
    """The call that clamps ``array`` in place, where there is anything to clamp."""
    limits = np.iinfo(array.dtype) if array.dtype.kind in "iu" else None
    lowest, highest = (-np.inf, np.inf) if limits is None else (limits.min, limits.max)
    if low <= lowest and high >= highest:
        return []
    return [partial(array.clip, np.array(low, array.dtype), np.array(high, array.dtype), array)]
