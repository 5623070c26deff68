"""L2_NORMALIZATION, LOCAL_RESPONSE_NORMALIZATION and INSTANCE_NORMALIZATION."""

from __future__ import annotations

from functools import partial
from typing import Any, Final

import numpy as np
from numpy.typing import NDArray

from nndrivers.reference.arithmetic.fixed_point import (
    Integers,
    doubling_high_mul,
    inverse_square_roots,
    rounding_shifts,
)
from nndrivers.reference.arithmetic.quant8 import QUANT8_TYPES, Quant8
from nndrivers.reference.binding import constant, unary
from nndrivers.reference.calls import run_all
from nndrivers.reference.kernel import Kernel, Resources, Scratch, Step
from nndrivers.reference.kernel_registry import kernel
from nnhal.operations.node import Node
from nnhal.operations.normalization import l2_axis, local_response_axis
from nnhal.types import OperationType

__all__: list[str] = []

_SMALLEST_LENGTH: Final = 1e-6
"""What a vector is divided by at least (TF Lite ``L2Normalization``)."""

_UNIT_BITS: Final = 7
"""A length of 1 is 128 steps of the output."""


@kernel(OperationType.L2_NORMALIZATION)
def prepare_l2(node: Node, resources: Resources) -> Kernel:
    axis = l2_axis(node)
    if node.tensor(0).type in QUANT8_TYPES:
        return unary(partial(_quantized_l2, Quant8.of(node.tensor(0)), axis))
    return unary(partial(_l2, axis))


def _l2(axis: int, source: NDArray[Any], target: NDArray[Any], scratch: Scratch) -> Step:
    lengths = scratch.array(_one_along(source.shape, axis), np.float32)
    smallest = constant(_SMALLEST_LENGTH, lengths)
    return run_all(
        [
            partial(np.multiply, source, source, target),
            partial(np.add.reduce, target, axis, None, lengths, True),
            partial(np.sqrt, lengths, lengths),
            partial(np.maximum, lengths, smallest, out=lengths),
            partial(np.divide, source, lengths, target),
        ]
    )


def _one_along(shape: tuple[int, ...], axis: int) -> tuple[int, ...]:
    return (*shape[:axis], 1, *shape[axis + 1 :])


def _quantized_l2(
    quantization: Quant8,
    axis: int,
    source: NDArray[Any],
    target: NDArray[Any],
    scratch: Scratch,
) -> Step:
    """Signed and unsigned codes are rounded in another order, as in TF Lite."""
    wide = scratch.array(source.shape, np.int64)
    scale = _scaled_signed if quantization.signed else _scaled_unsigned
    output = Quant8(1 / (1 << _UNIT_BITS), quantization.low + 128, quantization.signed)

    def step() -> None:
        np.subtract(source, quantization.zero_point, wide, dtype=np.int64)
        sums = np.add.reduce(wide * wide, axis, keepdims=True)
        codes = scale(wide, *inverse_square_roots(sums)) + output.zero_point
        np.copyto(target, output.clip(codes))

    return step


def _scaled_unsigned(values: Integers, mantissas: Integers, shifts: Integers) -> Integers:
    """Source: TF Lite ``optimized_ops::L2Normalization``."""
    return rounding_shifts(doubling_high_mul(values << _UNIT_BITS, mantissas), shifts)


def _scaled_signed(values: Integers, mantissas: Integers, shifts: Integers) -> Integers:
    """Source: TF Lite ``reference_integer_ops::L2Normalization``."""
    left, right = np.maximum(_UNIT_BITS - shifts, 0), np.maximum(shifts - _UNIT_BITS, 0)
    return rounding_shifts(doubling_high_mul(values << left, mantissas), right)


@kernel(OperationType.LOCAL_RESPONSE_NORMALIZATION)
def prepare_local_response(node: Node, resources: Resources) -> Kernel:
    """``x / (bias + alpha * sum of squares of the neighbors) ** beta``."""
    bias, alpha, beta = (np.float32(node.scalar(index)) for index in (2, 3, 4))
    axis, radius = local_response_axis(node), node.scalar(1)

    def make(source: NDArray[Any], target: NDArray[Any], scratch: Scratch) -> Step:
        reach = min(radius, source.shape[axis] - 1)
        values, result = (np.moveaxis(array, axis, -1) for array in (source, target))
        squares = scratch.array(values.shape, np.float32)
        sums = scratch.array(values.shape, np.float32)

        def step() -> None:
            np.multiply(values, values, squares)
            np.copyto(sums, squares)
            for distance in range(1, reach + 1):
                sums[..., distance:] += squares[..., :-distance]
                sums[..., :-distance] += squares[..., distance:]
            np.multiply(sums, alpha, sums)
            np.add(sums, bias, sums)
            np.power(sums, -beta, sums)
            np.multiply(values, sums, result)

        return step

    return unary(make)


@kernel(OperationType.INSTANCE_NORMALIZATION)
def prepare_instance(node: Node, resources: Resources) -> Kernel:
    """Every channel of every image to mean ``beta`` and deviation ``gamma``."""
    gamma, beta, epsilon = (np.float32(node.scalar(index)) for index in (1, 2, 3))
    pixels = (2, 3) if node.scalar(4) else (1, 2)

    def make(source: NDArray[Any], target: NDArray[Any], scratch: Scratch) -> Step:
        squares = scratch.array(source.shape, np.float32)

        def step() -> None:
            np.subtract(source, source.mean(pixels, keepdims=True), target)
            np.multiply(target, target, squares)
            deviation = np.sqrt(squares.mean(pixels, keepdims=True) + epsilon)
            np.multiply(target, gamma / deviation, target)
            np.add(target, beta, target)

        return step

    return unary(make)
