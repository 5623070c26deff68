"""MEAN, REDUCE_ALL, _ANY, _MAX, _MIN, _PROD and _SUM, ARGMAX and ARGMIN."""

from __future__ import annotations

from functools import partial
from math import prod
from typing import Any, Final

import numpy as np
from numpy.typing import NDArray

from nndrivers.reference.arithmetic.fixed_point import Integers, Multiplier
from nndrivers.reference.arithmetic.quant8 import QUANT8_TYPES, Quant8
from nndrivers.reference.binding import constant, truth_bytes, unary
from nndrivers.reference.kernel import Kernel, Resources, Scratch, Step
from nndrivers.reference.kernel_registry import kernel
from nnhal.operations.node import Node, Shape
from nnhal.operations.reduction import arg_axis, axes, keep_dims
from nnhal.types import OperandType, OperationType

__all__: list[str] = []

_UFUNCS: Final[dict[int, np.ufunc]] = {
    OperationType.REDUCE_ALL: np.logical_and,
    OperationType.REDUCE_ANY: np.logical_or,
    OperationType.REDUCE_MAX: np.maximum,
    OperationType.REDUCE_MIN: np.minimum,
    OperationType.REDUCE_SUM: np.add,
}
_SPATIAL_ORDERS: Final = ((1, 2), (2, 1))
_LARGEST_FLOAT32_COUNT: Final = (1 << 24) // 255
"""Up to so many 8-bit codes have a sum that float32 holds exactly."""


@kernel(
    OperationType.REDUCE_ALL,
    OperationType.REDUCE_ANY,
    OperationType.REDUCE_MAX,
    OperationType.REDUCE_MIN,
    native_float16=True,
)
def prepare_exact_reduction(node: Node, resources: Resources) -> Kernel:
    reduce = partial(_reduce, _UFUNCS[node.operation], axes(node))
    if node.tensor(0).type == OperandType.TENSOR_BOOL8:
        return unary(lambda source, target, scratch: reduce(truth_bytes(source), target, scratch))
    return unary(reduce)


@kernel(OperationType.REDUCE_SUM)
def prepare_sum(node: Node, resources: Resources) -> Kernel:
    return unary(partial(_reduce, np.add, axes(node)))


def _reduce(
    ufunc: np.ufunc,
    over: tuple[int, ...],
    source: NDArray[Any],
    target: NDArray[Any],
    scratch: Scratch,
) -> Step:
    result = _without_axes(target, source.shape, over)
    return partial(ufunc.reduce, source, over, None, result)


def _without_axes(target: NDArray[Any], shape: Shape, over: tuple[int, ...]) -> NDArray[Any]:
    """``target`` in the shape that NumPy gives a reduction, whether or not dimensions are kept."""
    return target.reshape([size for axis, size in enumerate(shape) if axis not in over])


@kernel(OperationType.REDUCE_PROD)
def prepare_product(node: Node, resources: Resources) -> Kernel:
    return unary(partial(_product, axes(node)))


def _product(
    over: tuple[int, ...], source: NDArray[Any], target: NDArray[Any], scratch: Scratch
) -> Step:
    result = _without_axes(target, source.shape, over)

    def step() -> None:
        np.multiply.reduce(source, over, out=result)
        # Zero times infinity is zero here, as on Android's CPU.
        np.copyto(result, 0, where=np.logical_not(np.logical_and.reduce(source, over)))

    return step


@kernel(OperationType.ARGMAX, OperationType.ARGMIN, native_float16=True)
def prepare_arg(node: Node, resources: Resources) -> Kernel:
    """The first of equal elements."""
    search = np.argmax if node.operation == OperationType.ARGMAX else np.argmin
    axis = arg_axis(node)

    def make(source: NDArray[Any], target: NDArray[Any], scratch: Scratch) -> Step:
        result = _without_axes(target, source.shape, (axis,))

        def step() -> None:
            np.copyto(result, search(source, axis), casting="same_kind")

        return step

    return unary(make)


@kernel(OperationType.MEAN)
def prepare_mean(node: Node, resources: Resources) -> Kernel:
    over = axes(node)
    if node.tensor(0).type in QUANT8_TYPES:
        return unary(partial(_quantized_mean, _Rescaling.of(node), over))
    return unary(partial(_mean, over))


def _mean(
    over: tuple[int, ...], source: NDArray[Any], target: NDArray[Any], scratch: Scratch
) -> Step:
    result = _without_axes(target, source.shape, over)
    count = constant(prod(source.shape[axis] for axis in over), source)
    reduce, divide = np.add.reduce, np.divide

    def step() -> None:
        reduce(source, over, out=result)
        divide(result, count, result)

    return step


class _Rescaling:
    """From the sum of codes to the code of their mean, by either of TF Lite's formulas.

    ``optimized_ops::Mean`` serves a reduction of axes 1 and 2, named so, of four dimensions that
    are kept; ``reference_ops::QuantizedMeanOrSum`` all others. They differ by a step at times.
    """

    def __init__(self, multiplier: Multiplier, before: int, after: int, target: Quant8) -> None:
        self._multiplier = multiplier
        self._before, self._after = before, after
        self._target = target

    @classmethod
    def of(cls, node: Node) -> _Rescaling:
        source, target = Quant8.of(node.tensor(0)), Quant8.of(node.outputs[0])
        count = prod(node.tensor(0).shape[axis] for axis in axes(node))
        spatial = node.vector(1) in _SPATIAL_ORDERS and node.tensor(0).rank == 4
        if spatial and keep_dims(node):
            return cls._of_image(source, target, count)
        return cls._of_any(source, target, count)

    @classmethod
    def _of_image(cls, source: Quant8, target: Quant8, count: int) -> _Rescaling:
        """The zero point is brought to the output's scale on its own. All in float32."""
        source_scale, target_scale = np.float32(source.scale), np.float32(target.scale)
        multiplier = Multiplier.of(float(source_scale / (np.float32(count) * target_scale)))
        shift = np.float32(source.zero_point) * source_scale / target_scale
        rounded = int(shift + np.copysign(np.float32(0.5), shift))
        return cls(multiplier, 0, target.zero_point - rounded, target)

    @classmethod
    def _of_any(cls, source: Quant8, target: Quant8, count: int) -> _Rescaling:
        """The division by ``count`` goes into the mantissa, which it shortens."""
        scaling = Multiplier.of(source.scale / target.scale)
        shift = min(count.bit_length() - 1, 32, 31 + scaling.exponent)
        multiplier = Multiplier((scaling.mantissa << shift) // count, scaling.exponent - shift)
        return cls(multiplier, -source.zero_point * count, target.zero_point, target)

    def __call__(self, sums: Integers) -> NDArray[Any]:
        return self._target.clip(self._multiplier.apply(sums + self._before) + self._after)


def _quantized_mean(
    rescale: _Rescaling,
    over: tuple[int, ...],
    source: NDArray[Any],
    target: NDArray[Any],
    scratch: Scratch,
) -> Step:
    result = _without_axes(target, source.shape, over)
    count = prod(source.shape[axis] for axis in over)
    exact = count <= _LARGEST_FLOAT32_COUNT
    # Float32 sums are exact and, unlike integers of another width, fast.
    wide = scratch.array(source.shape, np.float32 if exact else np.int64)

    def step() -> None:
        np.copyto(wide, source)
        sums = np.add.reduce(wide, over)
        result[...] = rescale(np.asarray(sums, np.int64))

    return step
