"""Quantised arithmetic as TF Lite's built-in kernels do it, to the bit.

A real multiplier m is an integer mantissa in [2^30, 2^31) and a power of two. Multiplying by it
rounds twice: a doubling high multiplication, then a right shift. :func:`requantize` is the plain
form on integers, the definition that the fast forms of :mod:`nndrivers.reference.requantize` are
held against.

Source: ``QuantizeMultiplier`` and ``MultiplyByQuantizedMultiplier`` of TF Lite
(``lite/kernels/internal/quantization_util.cc``, ``common.h``), and gemmlowp's
``SaturatingRoundingDoublingHighMul`` and ``RoundingDivideByPOT``.
"""

from __future__ import annotations

import math
from typing import Any, Final, NamedTuple

import numpy as np
from numpy.typing import ArrayLike, NDArray

from nnhal.operations.node import TensorInfo
from nnhal.types import FusedActivationFunc, OperandType

__all__ = [
    "Multiplier",
    "activation_range",
    "float_activation_range",
    "multiply_high",
    "quantize_multiplier",
    "quantize_multipliers",
    "quantized_range",
    "requantize",
    "right_shift",
    "round_half_away",
]

_RANGES: Final[dict[int, tuple[int, int]]] = {
    OperandType.TENSOR_QUANT8_ASYMM: (0, 255),
    OperandType.TENSOR_QUANT8_ASYMM_SIGNED: (-128, 127),
    OperandType.TENSOR_QUANT8_SYMM: (-128, 127),
    OperandType.TENSOR_QUANT8_SYMM_PER_CHANNEL: (-128, 127),
    OperandType.TENSOR_QUANT16_SYMM: (-32768, 32767),
    OperandType.TENSOR_QUANT16_ASYMM: (0, 65535),
}

_FLOAT_RANGES: Final = {
    FusedActivationFunc.NONE: (-math.inf, math.inf),
    FusedActivationFunc.RELU: (0.0, math.inf),
    FusedActivationFunc.RELU1: (-1.0, 1.0),
    FusedActivationFunc.RELU6: (0.0, 6.0),
}


class Multiplier(NamedTuple):
    """``mantissa * 2**(exponent - 31)``; the mantissa is 0 or in [2^30, 2^31)."""

    mantissa: int
    exponent: int


def quantize_multiplier(real: float) -> Multiplier:
    """The fixed-point form of a multiplier >= 0; one below 2^-32 becomes 0."""
    fraction, exponent = math.frexp(real)
    mantissa = math.floor(fraction * 2**31 + 0.5)
    if mantissa == 2**31:
        mantissa, exponent = mantissa // 2, exponent + 1
    return Multiplier(0, 0) if exponent < -31 else Multiplier(mantissa, exponent)


def quantize_multipliers(reals: ArrayLike) -> tuple[NDArray[np.int64], NDArray[np.int64]]:
    """:func:`quantize_multiplier` of each element: mantissas and exponents."""
    pairs = [quantize_multiplier(float(real)) for real in np.ravel(reals)]
    table = np.array(pairs, np.int64).reshape(-1, 2)
    return table[:, 0], table[:, 1]


def requantize(values: ArrayLike, mantissa: ArrayLike, exponent: ArrayLike) -> NDArray[np.int64]:
    """``values`` (within int32) times a multiplier, rounded as TF Lite does; broadcasts."""
    left = np.maximum(exponent, 0)
    right = np.maximum(np.negative(exponent), 0)
    shifted = np.left_shift(np.asarray(values, np.int64), left)
    return right_shift(multiply_high(shifted, mantissa), right)


def multiply_high(a: ArrayLike, b: ArrayLike) -> NDArray[np.int64]:
    """``2 * a * b / 2**32``, rounded to nearest with a half going up, saturated to int32.

    gemmlowp writes it as a truncating division of nudged products; over both signs that is this
    floor. Only -2^31 times itself saturates.
    """
    product = np.multiply(np.asarray(a, np.int64), np.asarray(b, np.int64))
    return np.minimum((product + (1 << 30)) >> 31, 2**31 - 1)


def right_shift(values: ArrayLike, bits: ArrayLike) -> NDArray[np.int64]:
    """``values / 2**bits`` rounded to nearest, a half going away from zero."""
    x = np.asarray(values, np.int64)
    shift: NDArray[np.int64] = np.asarray(bits, np.int64)
    half = np.left_shift(np.int64(1), shift) >> 1
    # A negative half must stay below the floor's step: one less carries it away from zero.
    rounded: NDArray[np.int64] = (x + half - ((x < 0) & (shift > 0))) >> shift
    return rounded


def round_half_away(x: NDArray[np.floating[Any]]) -> NDArray[np.floating[Any]]:
    """Nearest integer, a half going away from zero (``std::round``), in the dtype of ``x``."""
    whole = np.trunc(x)
    return np.where(np.abs(x - whole) >= 0.5, whole + np.copysign(1, x), whole).astype(x.dtype)


def quantized_range(type_: int) -> tuple[int, int]:
    """Least and greatest value of a quantised operand type."""
    return _RANGES[type_]


def float_activation_range(activation: FusedActivationFunc) -> tuple[float, float]:
    """Bounds that a fused activation clamps a float result to; infinite where it does not."""
    return _FLOAT_RANGES[activation]


def activation_range(activation: FusedActivationFunc, output: TensorInfo) -> tuple[int, int]:
    """Bounds that a fused activation clamps a quantised result of type ``output`` to.

    Source: ``CalculateActivationRangeQuantized``; the division is float32 as there.
    """
    low, high = quantized_range(output.type)
    bottom, top = float_activation_range(activation)
    if math.isfinite(bottom):
        low = max(low, _quantized(bottom, output))
    if math.isfinite(top):
        high = min(high, _quantized(top, output))
    return low, high


def _quantized(value: float, output: TensorInfo) -> int:
    steps = np.float32(value) / np.float32(output.scale)
    return output.zero_point + int(round_half_away(np.asarray(steps)))
