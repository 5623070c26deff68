"""CONV_2D, DEPTHWISE_CONV_2D, GROUPED_CONV_2D and TRANSPOSE_CONV_2D.

They read their input as a padded image and work on tiles of output rows: products into an
accumulator that stays in cache, then the epilogue.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from functools import partial
from math import prod
from typing import Any, Final, NamedTuple

import numpy as np
from numpy.lib.stride_tricks import as_strided
from numpy.typing import NDArray

from nndrivers.reference.arithmetic.epilogue import Allocate
from nndrivers.reference.arithmetic.filters import Filters
from nndrivers.reference.arithmetic.image import NO_PADDING, Image, ImageForm, channels_last
from nndrivers.reference.arithmetic.loops import Loops
from nndrivers.reference.arithmetic.weights import BIAS, INPUT, WEIGHTS, Weighted, weighted
from nndrivers.reference.arithmetic.windowed import Windowed
from nndrivers.reference.calls import Call, run_all
from nndrivers.reference.kernel import Kernel, Resources, Scratch, Step
from nndrivers.reference.kernel_registry import kernel
from nndrivers.reference.planning.request_weights import needs_values
from nnhal.operand_types import is_quantized
from nnhal.operations.convolution import ConvolutionParameters, parameters
from nnhal.operations.node import Node, TensorInfo
from nnhal.operations.spatial import Image as Extent
from nnhal.operations.spatial import WidthHeight
from nnhal.types import OperationType, SymmPerChannelQuantParams

__all__: list[str] = []

_NS_PER_PRODUCT_DENSE: Final = 1 / 40
_NS_PER_PRODUCT_DEPTHWISE: Final = 1 / 6
_NS_PER_RESULT: Final = 0.7
_SHORT_RUN: Final = 16
"""Contiguous elements of a patch at which copying them one run at a time is slow."""

_SLIVER: Final = 160
"""Channels below which it is cheaper to compute all columns of a strided depthwise convolution and
keep some, than to call einsum's inner loop for every single pixel."""


@kernel(OperationType.CONV_2D)
@needs_values(WEIGHTS, BIAS)
def prepare_convolution(node: Node, resources: Resources) -> Kernel:
    """A matrix product of patches and filters; of the image itself where the filter is 1 x 1."""
    arguments = parameters(node)
    filters = node.value(WEIGHTS)
    rows = filters.reshape(filters.shape[0], -1)
    weights = weighted(node, rows, arguments.activation, resources)
    return _Convolution(node, arguments, weights, resources)


@kernel(OperationType.DEPTHWISE_CONV_2D)
@needs_values(WEIGHTS, BIAS)
def prepare_depthwise(node: Node, resources: Resources) -> Kernel:
    """A sum of one product a tap for whole rows of the image at once."""
    arguments = parameters(node)
    filters = node.value(WEIGHTS)
    rows = filters.reshape(-1, filters.shape[3]).T
    weights = weighted(node, rows, arguments.activation, resources)
    channels = Extent.of(node.tensor(INPUT).shape, arguments.nchw).channels
    if channels == 1 and is_quantized(node.tensor(INPUT).type):
        # Which is a dense one of the only channel; sums of floats would be in another order.
        return _Convolution(node, arguments, weights, resources)
    return _Depthwise(node, arguments, weights, resources)


@kernel(OperationType.GROUPED_CONV_2D)
@needs_values(WEIGHTS, BIAS)
def prepare_grouped(node: Node, resources: Resources) -> Kernel:
    """A convolution for each group of channels."""
    arguments = parameters(node)
    groups = []
    for group in range(arguments.groups):
        part = _group(node, group, arguments.groups)
        filters = part.value(WEIGHTS)
        rows = filters.reshape(filters.shape[0], -1)
        groups.append(weighted(part, rows, arguments.activation, resources))
    return _Grouped(node, arguments, groups, resources)


def _group(node: Node, group: int, groups: int) -> Node:
    """``node`` with filters and bias of one group; image and output stay whole."""
    inputs = list(node.inputs)
    for index in (WEIGHTS, BIAS):
        inputs[index] = _part_of_channels(node.tensor(index), group, groups)
    return replace(node, inputs=tuple(inputs))


def _part_of_channels(info: TensorInfo, group: int, groups: int) -> TensorInfo:
    assert info.value is not None
    count = info.shape[0] // groups
    part = slice(group * count, (group + 1) * count)
    quant = info.channel_quant
    if quant is not None:
        quant = SymmPerChannelQuantParams(quant.scales[part], quant.channel_dim)
    value = info.value[part]
    return replace(info, shape=value.shape, value=value, channel_quant=quant)


@kernel(OperationType.TRANSPOSE_CONV_2D)
@needs_values(WEIGHTS, BIAS)
def prepare_transposed(node: Node, resources: Resources) -> Kernel:
    """A convolution, with turned filters, of the image with zeros between its pixels."""
    arguments = parameters(node)
    turned = node.value(WEIGHTS)[:, ::-1, ::-1]
    rows = turned.reshape(turned.shape[0], -1)
    weights = weighted(node, rows, arguments.activation, resources)
    return _Transposed(node, arguments, weights, resources)


class _Convolution(Windowed):
    def __init__(
        self,
        node: Node,
        arguments: ConvolutionParameters,
        weights: Weighted,
        resources: Resources,
    ) -> None:
        super().__init__(node, arguments, weights.epilogue, resources)
        self.product = _Product(weights)
        if self._gains_by_pairs(node.tensor(INPUT)):
            self._make_pairs()
        self.is_direct = self.gains_by_one_pass()

    def _gains_by_pairs(self, source: TensorInfo) -> bool:
        """Whether copying patches costs more than multiplying them: thin images, wide windows.

        Not for floats: a filter's zeros beside it must not meet infinity.
        """
        run = self.window.width * Extent.of(source.shape, self.nchw).channels
        thin = run <= _SHORT_RUN and self.window.width > 1 and is_quantized(source.type)
        return thin and self.output.width % 2 == 0 and self.arguments.dilation.width == 1

    def _make_pairs(self) -> None:
        """Compute two columns at once: a window that covers both, and the filters twice in it."""
        (width, height), stride = self.window, self.strides.width
        filters = self.product.filters
        rows = filters.stored.reshape(self.output.channels, height, width, -1)
        shape = 2, *rows.shape[:2], width + stride, rows.shape[3]
        pairs = np.full(shape, filters.zero_point, rows.dtype)
        pairs[0, :, :, :width] = rows
        pairs[1, :, :, stride:] = rows
        twice = pairs.reshape(2 * self.output.channels, -1)
        self.product.filters = Filters(twice, filters.zero_point, filters.dtype)
        self.window = WidthHeight(width + stride, height)
        self.strides = WidthHeight(2 * stride, self.strides.height)
        self.columns = self.output.width // 2

    def work_ns(self) -> float:
        pixels = self.output.batches * self.output.height * self.output.width
        return pixels * self.product.work_ns()

    def bind_tile(
        self, patches: NDArray[Any], target: NDArray[Any], loops: Loops, allocate: Allocate
    ) -> list[Call]:
        if self.is_direct:
            whole = self.product.bind_whole(patches, target, loops)
            if whole is not None:
                return whole
        return self.product.bind(patches, target, loops, allocate)


class _Product:
    """Patches times ``filters``, with the epilogue."""

    def __init__(self, weights: Weighted) -> None:
        self.filters = weights.filters
        self._epilogue = weights.epilogue

    def work_ns(self) -> float:
        """A guess at the duration for a pixel."""
        columns, products = self.filters.columns, self.filters.products
        return columns * (products * _NS_PER_PRODUCT_DENSE + _NS_PER_RESULT)

    def bind_whole(
        self, patches: NDArray[Any], target: NDArray[Any], loops: Loops
    ) -> list[Call] | None:
        """As :meth:`bind`, in one pass, if there is a loop for that."""
        return loops.convolve(patches, self.filters, self._epilogue, target)

    def bind(
        self, patches: NDArray[Any], target: NDArray[Any], loops: Loops, allocate: Allocate
    ) -> list[Call]:
        """See :meth:`Windowed.bind_tile`."""
        matrix, calls = self._as_matrix(patches, loops, allocate)
        accumulator = self._accumulator(target, allocate)
        sums = accumulator.reshape(matrix.shape[0], self.filters.columns)
        calls.append(loops.multiply(matrix, self.filters, sums))
        return calls + loops.finish(self._epilogue, accumulator, target, allocate)

    def _as_matrix(
        self, patches: NDArray[Any], loops: Loops, allocate: Allocate
    ) -> tuple[NDArray[Any], list[Call]]:
        """``patches`` as [columns, products] in the filters' dtype, copied only where needed."""
        shape = patches.shape[0] * patches.shape[1], self.filters.products
        if patches.dtype == self.filters.dtype and patches.flags.c_contiguous:
            return patches.reshape(shape), []
        matrix = allocate(shape, self.filters.dtype)
        return matrix, [loops.copy(patches, matrix)]

    def _accumulator(self, target: NDArray[Any], allocate: Allocate) -> NDArray[Any]:
        rows, width, channels = target.shape
        shape = rows, width * channels
        if self._epilogue.in_place and target.flags.c_contiguous:
            return target.reshape(shape)
        return allocate(shape, self._epilogue.dtype)


class _Grouped(Windowed):
    def __init__(
        self,
        node: Node,
        arguments: ConvolutionParameters,
        groups: Sequence[Weighted],
        resources: Resources,
    ) -> None:
        super().__init__(node, arguments, groups[0].epilogue, resources)
        self.products = [_Product(weights) for weights in groups]

    def work_ns(self) -> float:
        pixels = self.output.batches * self.output.height * self.output.width
        return pixels * sum(product.work_ns() for product in self.products)

    def bind_tile(
        self, patches: NDArray[Any], target: NDArray[Any], loops: Loops, allocate: Allocate
    ) -> list[Call]:
        count = len(self.products)
        parts = np.split(patches, count, axis=4), np.split(target, count, axis=2)
        calls: list[Call] = []
        for product, source, result in zip(self.products, *parts, strict=True):
            calls += product.bind(source, result, loops, allocate)
        return calls


class _Depthwise(Windowed):
    def __init__(
        self,
        node: Node,
        arguments: ConvolutionParameters,
        weights: Weighted,
        resources: Resources,
    ) -> None:
        super().__init__(node, arguments, weights.epilogue, resources)
        taps = weights.filters.rows.T.reshape(self.window.height, self.window.width, -1)
        self.taps = np.ascontiguousarray(taps)
        self._repeated: dict[int, NDArray[Any]] = {}

    def work_ns(self) -> float:
        results = prod(self.output)
        taps = self.window.width * self.window.height
        return results * (taps * _NS_PER_PRODUCT_DEPTHWISE + _NS_PER_RESULT)

    def bind_tile(
        self, patches: NDArray[Any], target: NDArray[Any], loops: Loops, allocate: Allocate
    ) -> list[Call]:
        if self.arguments.multiplier == 1:
            calls = loops.depthwise(patches, self.taps, self.epilogue, target, allocate)
            if calls is not None:
                return calls
        rows, width, channels = target.shape
        accumulator = allocate((rows, width * channels), self.epilogue.dtype)
        calls = self._products(patches, accumulator, allocate)
        return calls + loops.finish(self.epilogue, accumulator, target, allocate)

    def _products(
        self, patches: NDArray[Any], accumulator: NDArray[Any], allocate: Allocate
    ) -> list[Call]:
        rows, width, *_, channels = patches.shape
        stride = self.strides.width
        if self.arguments.multiplier > 1 or (stride > 1 and channels >= _SLIVER):
            return [self._pixel_by_pixel(patches, accumulator)]
        if stride == 1:
            return [self._row_by_row(patches, accumulator)]
        columns = (width - 1) * stride + 1
        dense = allocate((rows, columns * channels), accumulator.dtype)
        kept = dense.reshape(rows, columns, channels)[:, ::stride]
        copy = partial(np.copyto, accumulator.reshape(kept.shape), kept)
        return [self._row_by_row(patches, dense), copy]

    def _row_by_row(self, patches: NDArray[Any], sums: NDArray[Any]) -> Call:
        """All columns, which need not be those of ``patches``, as one long vector a row."""
        row, _, down, across, channel = patches.strides
        rows, length = sums.shape
        shape = rows, self.window.height, self.window.width, length
        shifted = as_strided(patches, shape, (row, down, across, channel))
        return partial(np.einsum, "hyxk,yxk->hk", shifted, self._taps_along(length), out=sums)

    def _taps_along(self, length: int) -> NDArray[Any]:
        """[taps y, taps x, length]: the taps once for each pixel; the same array for all tiles."""
        if length not in self._repeated:
            self._repeated[length] = np.tile(self.taps, length // self.taps.shape[2])
        return self._repeated[length]

    def _pixel_by_pixel(self, patches: NDArray[Any], sums: NDArray[Any]) -> Call:
        rows, width, _, _, channels = patches.shape
        taps = self.taps.reshape(*self.taps.shape[:2], channels, -1)
        shaped = sums.reshape(rows, width, channels, -1)
        return partial(np.einsum, "hwyxc,yxcm->hwcm", patches, taps, out=shaped)


class _Transposed(_Convolution):
    def __init__(
        self,
        node: Node,
        arguments: ConvolutionParameters,
        weights: Weighted,
        resources: Resources,
    ) -> None:
        super().__init__(node, arguments, weights, resources)
        self.image_inputs = {INPUT: ImageForm(NO_PADDING, arguments.nchw)}
        self.strides = WidthHeight(1, 1)

    def _gains_by_pairs(self, source: TensorInfo) -> bool:
        return False

    def bind_images(
        self,
        inputs: Sequence[NDArray[Any] | Image | None],
        outputs: Sequence[NDArray[Any] | Image],
        scratch: Scratch,
    ) -> Step:
        image = inputs[INPUT]
        assert isinstance(image, Image)
        source = image.padded(NO_PADDING)
        apart, calls = self._apart(source, scratch)
        target = channels_last(outputs[0], self.nchw)
        return run_all([*calls, self.bind_tiles(apart, target, scratch)])

    def _apart(self, source: NDArray[Any], scratch: Scratch) -> tuple[NDArray[Any], list[Call]]:
        """The pixels of ``source`` strides apart, with what the window needs around them."""
        batches, height, width, channels = source.shape
        padding, strides, window = self.arguments.padding, self.arguments.strides, self.window
        size = self.output.height + window.height - 1, self.output.width + window.width - 1
        apart = scratch.kept((batches, *size, channels), np.float32)
        rows = _positions(height, window.height - 1 - padding.top, strides.height, size[0])
        columns = _positions(width, window.width - 1 - padding.left, strides.width, size[1])
        if not rows.inside or not columns.inside:
            return apart, []
        part = source[:, rows.source, columns.source]
        return apart, [partial(np.copyto, apart[:, rows.target, columns.target], part)]


class _Positions(NamedTuple):
    """Where elements come from and go to along an axis, and how many."""

    source: slice
    target: slice
    inside: int


def _positions(count: int, start: int, stride: int, size: int) -> _Positions:
    """Of ``count`` elements at ``start`` and every ``stride``, those inside of ``size``."""
    first = max(0, -(start // stride))
    last = min(count, -((start - size) // stride))
    target = slice(start + first * stride, start + last * stride, stride)
    return _Positions(slice(first, last), target, max(last - first, 0))
