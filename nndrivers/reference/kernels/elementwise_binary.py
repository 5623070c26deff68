"""ADD, SUB, MUL, DIV, MAXIMUM, MINIMUM and POW, with NumPy's broadcasting, which is NNAPI's."""

from __future__ import annotations

from functools import partial
from typing import Any, Final

import numpy as np
from numpy.typing import NDArray

from nndrivers.reference.arithmetic.fixed_point import Integers, Multiplier
from nndrivers.reference.arithmetic.fused_activation import real_bounds
from nndrivers.reference.arithmetic.loops import Product, Sum
from nndrivers.reference.arithmetic.quant8 import (
    QUANT8_TYPES,
    BinaryFunction,
    Quant8,
    binary_kernel,
)
from nndrivers.reference.binding import binary, constant
from nndrivers.reference.calls import Call, run_all
from nndrivers.reference.kernel import Kernel, Resources, Scratch, Step
from nndrivers.reference.kernel_registry import kernel
from nndrivers.reference.native.loading import loops_for
from nnhal.operations.node import Node
from nnhal.types import FusedActivationFunc, OperandType, OperationType

__all__: list[str] = []

_ACTIVATION: Final = 2
_LEFT_SHIFT: Final = 20
"""Bits of precision that TF Lite adds to 8-bit summands (``kInputOffset`` of add.cc)."""


_UFUNCS: Final[dict[int, np.ufunc]] = {
    OperationType.ADD: np.add,
    OperationType.SUB: np.subtract,
    OperationType.MUL: np.multiply,
    OperationType.DIV: np.divide,
    OperationType.MAXIMUM: np.maximum,
    OperationType.MINIMUM: np.minimum,
}


@kernel(OperationType.ADD, OperationType.SUB, OperationType.MUL)
def prepare_arithmetic(node: Node, resources: Resources) -> Kernel:
    activation = node.activation(_ACTIVATION)
    ufunc = _UFUNCS[node.operation]
    if node.tensor(0).type in QUANT8_TYPES:
        if node.operation == OperationType.MUL:
            return binary_kernel(_product(node, activation, resources), resources)
        return binary_kernel(_sum(node, activation, resources), resources)
    if node.tensor(0).type == OperandType.TENSOR_INT32:
        _require_no_activation(node, activation)
    return binary(partial(_clamped, ufunc, *real_bounds(activation)))


@kernel(OperationType.DIV)
def prepare_division(node: Node, resources: Resources) -> Kernel:
    """Prepare a division of float or int32; 8-bit division has no definition in the HAL."""
    activation = node.activation(_ACTIVATION)
    node.require(node.tensor(0).type not in QUANT8_TYPES, "input 0 is quantized")
    if node.tensor(0).type == OperandType.TENSOR_INT32:
        _require_no_activation(node, activation)
        # It rounds down; a zero divisor, undefined in NNAPI, gives 0 as on Android's CPU.
        return binary(lambda a, b, target, scratch: partial(np.floor_divide, a, b, target))
    return binary(partial(_clamped, np.divide, *real_bounds(activation)))


def _require_no_activation(node: Node, activation: FusedActivationFunc) -> None:
    node.require(activation == FusedActivationFunc.NONE, "int32 has no fused activation")


def _clamped(
    ufunc: np.ufunc,
    low: float,
    high: float,
    left: NDArray[Any],
    right: NDArray[Any],
    target: NDArray[Any],
    scratch: Scratch,
) -> Step:
    calls: list[Call] = [partial(ufunc, left, right, out=target)]
    if low != -np.inf:
        calls.append(partial(np.maximum, target, constant(low, target), out=target))
        if high != np.inf:
            calls.append(partial(np.minimum, target, constant(high, target), out=target))
    return run_all(calls)


@kernel(OperationType.MAXIMUM, OperationType.MINIMUM, native_float16=True)
def prepare_extremum(node: Node, resources: Resources) -> Kernel:
    """Quantized operands are compared as codes of the output."""
    ufunc = _UFUNCS[node.operation]
    if node.tensor(0).type in QUANT8_TYPES:
        left, right, target = _quantization(node)
        if not left == right == target:
            return binary_kernel(_extremum(ufunc, left, right, target), resources)
    return binary(partial(_clamped, ufunc, -np.inf, np.inf))


@kernel(OperationType.POW)
def prepare_power(node: Node, resources: Resources) -> Kernel:
    return binary(_power)


def _power(
    base: NDArray[Any], exponent: NDArray[Any], target: NDArray[Any], scratch: Scratch
) -> Step:
    """In float64, rounded once: NumPy's own float32 has other last bits where arrays are neighbors
    in memory, on processors with AVX-512.
    """
    wide = scratch.array(target.shape, np.float64)
    return run_all(
        [
            partial(np.power, base, exponent, out=wide, dtype=np.float64),
            partial(np.copyto, target, wide, casting="same_kind"),
        ]
    )


def _quantization(node: Node) -> tuple[Quant8, Quant8, Quant8]:
    return Quant8.of(node.tensor(0)), Quant8.of(node.tensor(1)), Quant8.of(node.outputs[0])


def _sum(node: Node, activation: FusedActivationFunc, resources: Resources) -> BinaryFunction:
    """Both operands in a common fine scale, added, then brought to the output's.

    Source: TF Lite ``reference_ops::Add`` and ``Sub``, ``add::PrepareGeneral8BitOp``.
    """
    left, right, target = _quantization(node)
    coarsest = 2 * max(left.scale, right.scale)
    left_to_common = Multiplier.of(left.scale / coarsest)
    right_to_common = Multiplier.of(right.scale / coarsest)
    to_output = Multiplier.of(coarsest / ((1 << _LEFT_SHIFT) * target.scale))
    ufunc = _UFUNCS[node.operation]

    def combine(a: Integers, b: Integers) -> Integers:
        fine_a = left_to_common.apply((a - left.zero_point) << _LEFT_SHIFT)
        fine_b = right_to_common.apply((b - right.zero_point) << _LEFT_SHIFT)
        return to_output.apply(ufunc(fine_a, fine_b)) + target.zero_point

    bounds = target.bounds(activation)

    def direct(a: NDArray[Any], b: NDArray[Any], result: NDArray[Any]) -> Call | None:
        if not resources.native:
            return None
        fine_a = left_to_common.apply(left.offsets() << _LEFT_SHIFT)
        fine_b = right_to_common.apply(right.offsets() << _LEFT_SHIFT)
        signed_b = fine_b if ufunc is np.add else -fine_b
        total = Sum(fine_a, signed_b, to_output, target.zero_point, *bounds)
        return loops_for(resources).add_codes(a, b, total, result)

    return BinaryFunction(left, right, combine, *bounds, direct=direct)


def _product(node: Node, activation: FusedActivationFunc, resources: Resources) -> BinaryFunction:
    """The multiplier is found in float32, as in TF Lite's mul.cc: a half may depend on it."""
    left, right, target = _quantization(node)
    product_scale = np.float32(left.scale) * np.float32(right.scale)
    to_output = Multiplier.of(float(product_scale / np.float32(target.scale)))

    def combine(a: Integers, b: Integers) -> Integers:
        product = (a - left.zero_point) * (b - right.zero_point)
        return to_output.apply(product) + target.zero_point

    bounds = target.bounds(activation)
    product = Product(left.zero_point, right.zero_point, to_output, target.zero_point, *bounds)

    def direct(a: NDArray[Any], b: NDArray[Any], result: NDArray[Any]) -> Call | None:
        loops = loops_for(resources)
        return loops.multiply_codes(a, b, product, result)

    return BinaryFunction(left, right, combine, *bounds, direct=direct)


def _extremum(ufunc: np.ufunc, left: Quant8, right: Quant8, target: Quant8) -> BinaryFunction:
    def combine(a: Integers, b: Integers) -> Integers:
        return np.asarray(ufunc(left.requantized(a, target), right.requantized(b, target)))

    return BinaryFunction(left, right, combine, target.low, target.high)
