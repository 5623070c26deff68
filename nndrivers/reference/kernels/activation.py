"""RELU, RELU1, RELU6, LOGISTIC, TANH, HARD_SWISH, ELU and PRELU.

Quantized LOGISTIC, TANH and HARD_SWISH are tables of TF Lite's values for all 256 codes.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import Any, Final

import numpy as np
from numpy.typing import NDArray

from nndrivers.reference.arithmetic.fixed_point import (
    Integers,
    Multiplier,
    doubling_high_mul,
    round_half_away,
    rounding_shift,
)
from nndrivers.reference.arithmetic.fused_activation import real_bounds
from nndrivers.reference.arithmetic.quant8 import (
    QUANT8_TYPES,
    BinaryFunction,
    Quant8,
    binary_kernel,
    table_kernel,
)
from nndrivers.reference.binding import UnaryStep, binary, constant, unary
from nndrivers.reference.calls import run_all
from nndrivers.reference.kernel import Kernel, Resources, Scratch, Step
from nndrivers.reference.kernel_registry import kernel
from nndrivers.reference.native.loading import loops_for
from nnhal.operations.node import Node
from nnhal.types import FusedActivationFunc, OperationType

__all__: list[str] = []


_ACTIVATIONS: Final = {
    OperationType.RELU: FusedActivationFunc.RELU,
    OperationType.RELU1: FusedActivationFunc.RELU1,
    OperationType.RELU6: FusedActivationFunc.RELU6,
}
_LARGEST_EXPONENT: Final = 88.0
"""Its exponential is the last integral one that float32 can hold."""


@kernel(OperationType.RELU, OperationType.RELU1, OperationType.RELU6, native_float16=True)
def prepare_relu(node: Node, resources: Resources) -> Kernel:
    """A clamp: exact in every type, float16 included."""
    activation = _ACTIVATIONS[OperationType(node.operation)]
    info = node.tensor(0)
    if info.type in QUANT8_TYPES:
        return unary(partial(_clamp, *Quant8.of(info).bounds(activation)))
    return unary(partial(_clamp, *real_bounds(activation)))


def _clamp(
    low: float, high: float, source: NDArray[Any], target: NDArray[Any], scratch: Scratch
) -> Step:
    lowest, highest = constant(low, source), constant(high, source)
    maximum, minimum = np.maximum, np.minimum
    if high == np.inf:
        return partial(maximum, source, lowest, out=target)

    def step() -> None:
        maximum(source, lowest, out=target)
        minimum(target, highest, out=target)

    return step


@kernel(OperationType.LOGISTIC)
def prepare_logistic(node: Node, resources: Resources) -> Kernel:
    return _prepare(node, _logistic, _logistic_of_real)


@kernel(OperationType.TANH)
def prepare_tanh(node: Node, resources: Resources) -> Kernel:
    return _prepare(node, _tanh, _tanh_of_real)


def _prepare(
    node: Node, floating: UnaryStep, function: Callable[[NDArray[np.float32]], NDArray[np.float32]]
) -> Kernel:
    if node.tensor(0).type not in QUANT8_TYPES:
        return unary(floating)
    source, target = Quant8.of(node.tensor(0)), Quant8.of(node.outputs[0])
    return table_kernel(_real_table(source, target, function))


def _real_table(
    source: Quant8, target: Quant8, function: Callable[[NDArray[np.float32]], NDArray[np.float32]]
) -> NDArray[Any]:
    """``function`` between codes, through float32 as TF Lite's ``PopulateLookupTable``."""
    scaled = function(source.reals()) * np.float32(1.0 / target.scale)
    return target.clip(round_half_away(scaled) + target.zero_point)


def _logistic_of_real(reals: NDArray[np.float32]) -> NDArray[np.float32]:
    # The C library's expf is rounded correctly, so float64 is the way to the same bits.
    exponential = np.exp(np.minimum(-reals.astype(np.float64), _LARGEST_EXPONENT))
    one = np.float32(1.0)
    return np.asarray(one / (one + exponential.astype(np.float32)))


def _tanh_of_real(reals: NDArray[np.float32]) -> NDArray[np.float32]:
    return np.tanh(reals.astype(np.float64)).astype(np.float32)


def _logistic(source: NDArray[Any], target: NDArray[Any], scratch: Scratch) -> Step:
    return run_all(
        [
            partial(np.negative, source, target),
            partial(np.minimum, target, constant(_LARGEST_EXPONENT, source), out=target),
            partial(np.exp, target, target),
            partial(np.add, target, constant(1.0, source), target),
            partial(np.reciprocal, target, target),
        ]
    )


def _tanh(source: NDArray[Any], target: NDArray[Any], scratch: Scratch) -> Step:
    return partial(np.tanh, source, target)


@kernel(OperationType.HARD_SWISH)
def prepare_hard_swish(node: Node, resources: Resources) -> Kernel:
    """``x * relu6(x + 3) / 6``."""
    if node.tensor(0).type not in QUANT8_TYPES:
        return unary(partial(_hard_swish, resources))
    source, target = Quant8.of(node.tensor(0)), Quant8.of(node.outputs[0])
    return table_kernel(_hard_swish_table(source, target))


def _hard_swish(
    resources: Resources, source: NDArray[Any], target: NDArray[Any], scratch: Scratch
) -> Step:
    loops = loops_for(resources)
    whole = loops.hard_swish(source, target)
    if whole is not None:
        return run_all([whole])
    zero, three, six = (constant(value, source) for value in (0.0, 3.0, 6.0))
    return run_all(
        [
            partial(np.add, source, three, target),
            partial(np.maximum, target, zero, out=target),
            partial(np.minimum, target, six, out=target),
            partial(np.multiply, source, target, target),
            partial(np.divide, target, six, target),
        ]
    )


def _hard_swish_table(source: Quant8, target: Quant8) -> NDArray[Any]:
    """The 16-bit fixed-point scheme of TF Lite's ``reference_ops::HardSwish``.

    The input, with 7 more bits, is multiplied by its own ``relu6(x + 3) / 6`` in Q0.15.
    """
    fine_scale = np.float32(source.scale) * np.float32(1 / 128)
    to_output = Multiplier.of(float(fine_scale / np.float32(target.scale)))
    to_gate = Multiplier.of(float(fine_scale / np.float32(3 / 32768)))
    fine = source.offsets() << 7
    gate = (_gate(fine, to_gate) + (1 << 15)) >> 1
    product = gate * _multiply16(fine, to_output)
    # This product is cut off towards zero, not rounded.
    cut = np.sign(product) * (np.abs(product) >> 15)
    left, right = max(to_output.exponent, 0), max(-to_output.exponent, 0)
    return target.clip(rounding_shift(cut << left, right) + target.zero_point)


def _gate(fine: Integers, multiplier: Multiplier) -> Integers:
    """The input as a fraction of 3 in Q0.15, saturated where it leaves [-1, 1)."""
    if multiplier.exponent > 0:
        # One bit is left for after the rounding multiplication.
        shifted = _saturate16(fine << (multiplier.exponent - 1))
        return _saturate16(_multiply16(shifted, multiplier) << 1)
    return rounding_shift(_multiply16(fine, multiplier), -multiplier.exponent)


def _multiply16(values: Integers, multiplier: Multiplier) -> Integers:
    mantissa = min((multiplier.mantissa + (1 << 15)) >> 16, (1 << 15) - 1)
    return doubling_high_mul(values, mantissa, bits=16)


def _saturate16(values: Integers) -> Integers:
    return np.clip(values, -(1 << 15), (1 << 15) - 1)


@kernel(OperationType.ELU)
def prepare_elu(node: Node, resources: Resources) -> Kernel:
    """``max(0, x) + min(0, alpha * (exp(x) - 1))``."""
    return unary(partial(_elu, node.scalar(1)))


def _elu(alpha: float, source: NDArray[Any], target: NDArray[Any], scratch: Scratch) -> Step:
    zero, factor = constant(0.0, source), constant(alpha, source)
    positive = scratch.array(source.shape, np.float32)
    return run_all(
        [
            partial(np.maximum, source, zero, out=positive),
            # In place: from a neighbor in memory NumPy's last bits are others, with AVX-512.
            partial(np.copyto, target, source),
            partial(np.expm1, target, target),
            partial(np.multiply, target, factor, target),
            # fmin, since zero times infinity is no number where alpha is zero.
            partial(np.fmin, target, zero, target),
            partial(np.add, target, positive, target),
        ]
    )


@kernel(OperationType.PRELU)
def prepare_prelu(node: Node, resources: Resources) -> Kernel:
    """``x`` where it is positive, else ``alpha * x``."""
    if node.tensor(0).type in QUANT8_TYPES:
        return binary_kernel(_quantized_prelu(node), resources)
    return binary(_prelu)


def _prelu(
    source: NDArray[Any], alpha: NDArray[Any], target: NDArray[Any], scratch: Scratch
) -> Step:
    zero = constant(0.0, source)
    positive = scratch.array(source.shape, np.bool_)
    return run_all(
        [
            partial(np.multiply, source, alpha, target),
            partial(np.greater_equal, source, zero, positive),
            partial(np.copyto, target, source, where=positive),
        ]
    )


def _quantized_prelu(node: Node) -> BinaryFunction:
    """Source: TF Lite ``BroadcastPrelu4DSlow`` and activations.cc: multipliers are float32."""
    source, alpha = Quant8.of(node.tensor(0)), Quant8.of(node.tensor(1))
    target = Quant8.of(node.outputs[0])
    source_scale, target_scale = np.float32(source.scale), np.float32(target.scale)
    positive = Multiplier.of(float(source_scale / target_scale))
    negative = Multiplier.of(float(source_scale * np.float32(alpha.scale) / target_scale))

    def combine(codes: Integers, slopes: Integers) -> Integers:
        offsets = codes - source.zero_point
        product = np.minimum(offsets, 0) * (slopes - alpha.zero_point)
        # At least one of the two is zero, and so is what comes of it.
        scaled = positive.apply(np.maximum(offsets, 0)) + negative.apply(product)
        return scaled + target.zero_point

    return BinaryFunction(source, alpha, combine, target.low, target.high)
