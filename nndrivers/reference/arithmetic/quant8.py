"""8-bit asymmetric tensors: their range, their 256 codes, and kernels that are table look-ups.

A function of one quantized value is a table of 256 entries, whatever its cost; a function of two
is a table of 65,536, worth its making for large tensors only.
"""

from __future__ import annotations

import math
from collections.abc import Callable
from dataclasses import dataclass
from functools import cache, partial
from typing import Any, Final

import numpy as np
from numpy.typing import NDArray

from nndrivers.reference.arithmetic.fixed_point import Integers
from nndrivers.reference.arithmetic.fused_activation import real_bounds
from nndrivers.reference.binding import binary, unary
from nndrivers.reference.calls import Call, run_all
from nndrivers.reference.kernel import Kernel, Resources, Scratch, Step
from nndrivers.reference.native.loading import loops_for
from nnhal.operations.node import TensorInfo
from nnhal.types import FusedActivationFunc, OperandType

__all__ = [
    "BinaryFunction",
    "binary_kernel",
    "QUANT8_TYPES",
    "Quant8",
    "byte_view",
    "table_kernel",
    "table_step",
]

QUANT8_TYPES: Final = frozenset(
    (OperandType.TENSOR_QUANT8_ASYMM, OperandType.TENSOR_QUANT8_ASYMM_SIGNED)
)


@dataclass(frozen=True, slots=True)
class Quant8:
    """Quantization of a tensor of 8-bit codes: real = scale * (code - zero_point).

    ``scale`` holds a float32, as HAL and TF Lite do.
    """

    scale: float
    zero_point: int
    signed: bool

    @classmethod
    def of(cls, info: TensorInfo) -> Quant8:
        """The quantization of a TENSOR_QUANT8_ASYMM or TENSOR_QUANT8_ASYMM_SIGNED operand."""
        signed = info.type == OperandType.TENSOR_QUANT8_ASYMM_SIGNED
        return cls(float(np.float32(info.scale)), info.zero_point, signed)

    @property
    def low(self) -> int:
        return -128 if self.signed else 0

    @property
    def high(self) -> int:
        return 127 if self.signed else 255

    @property
    def dtype(self) -> type[np.int8] | type[np.uint8]:
        return np.int8 if self.signed else np.uint8

    def codes(self) -> Integers:
        """All codes, ordered by the byte that stores them: what a table is made from."""
        return _CODES[self.signed]

    def offsets(self) -> Integers:
        """``code - zero_point`` of all codes."""
        return self.codes() - self.zero_point

    def reals(self) -> NDArray[np.float32]:
        """The real values of all codes, in float32 arithmetic."""
        return np.float32(self.scale) * self.offsets().astype(np.float32)

    def requantized(self, codes: Integers, target: Quant8) -> Integers:
        """The codes of ``target`` nearest to the same real values, clamped; halves go up.

        Halves go up in both types, so that signed and unsigned tensors agree. (Android's
        ``requantize`` rounds signed halves away from zero, and is one step off there.)
        """
        reals = np.float32(self.scale) * (codes - self.zero_point).astype(np.float32)
        exact = reals.astype(np.float64) / target.scale + target.zero_point
        nearest: Integers = np.clip(np.floor(exact + 0.5), target.low, target.high).astype(np.int64)
        return nearest

    def clip(self, values: NDArray[Any]) -> NDArray[Any]:
        """Integral values of any dtype, clamped to the range, as stored."""
        clamped: NDArray[Any] = np.clip(values, self.low, self.high).astype(self.dtype)
        return clamped

    def bounds(self, activation: FusedActivationFunc) -> tuple[int, int]:
        """Codes between which a fused activation leaves a value.

        Source: TF Lite ``CalculateActivationRangeQuantized``.
        """
        low, high = (self._nearest(bound) for bound in real_bounds(activation))
        return int(max(low, self.low)), int(min(high, self.high))

    def _nearest(self, real: float) -> float:
        quotient = float(np.float32(real) / np.float32(self.scale))
        if math.isinf(quotient):
            return quotient
        return self.zero_point + math.copysign(math.floor(abs(quotient) + 0.5), quotient)


_BYTES: Final = np.arange(256, dtype=np.uint8)
_CODES: Final = {True: _BYTES.view(np.int8).astype(np.int64), False: _BYTES.astype(np.int64)}


def byte_view(array: NDArray[Any]) -> NDArray[np.uint8]:
    """The same memory as unsigned bytes: the index into a table made from ``codes``."""
    return array.view(np.uint8)


def table_kernel(table: NDArray[Any]) -> Kernel:
    """A function of one 8-bit operand: ``table`` holds its value for every byte."""
    return unary(lambda source, target, scratch: table_step(table, source, target))


def table_step(table: NDArray[Any], source: NDArray[Any], target: NDArray[Any]) -> Step:
    """The step that writes the entry of ``table`` for every byte of ``source``."""
    # Every byte is a valid index; "clip" spares the check and a copy of the output.
    return partial(_take(table), byte_view(source), None, target, "clip")


def _take(table: NDArray[Any]) -> Callable[..., None]:
    """``table.take``, whose result nobody needs where it has an output."""
    take: Callable[..., Any] = table.take
    return take


@dataclass(frozen=True, slots=True)
class BinaryFunction:
    """A function of two 8-bit operands; ``combine`` takes codes of ``left`` and of ``right``.

    Its results are clamped to ``low`` and ``high``, codes of the output.
    """

    left: Quant8
    right: Quant8
    combine: Callable[[Integers, Integers], Integers]
    low: int
    high: int
    direct: Callable[[NDArray[Any], NDArray[Any], NDArray[Any]], Call | None] | None = None
    """The call from ``left`` and ``right`` to ``target`` that needs no table, if there is one."""

    def table(self, dtype: np.dtype[Any]) -> NDArray[Any]:
        """The results for all pairs of bytes, the left one in the high half of the index."""
        result = np.empty((256, 256), dtype)
        left, right = self.left.codes()[:, None], self.right.codes()[None, :]
        # A part at a time, so that what is between stays in the processor's cache.
        for first in range(0, 256, _TABLE_ROWS):
            part = slice(first, first + _TABLE_ROWS)
            codes = self.combine(left[part], right)
            result[part] = np.clip(codes, self.low, self.high)
        return result.reshape(-1)


_TABLE_ROWS: Final = 16


_ELEMENTS_WORTH_A_TABLE: Final = 1 << 12
"""From here on a table pays after some ten runs; below it a run costs little anyway."""


def binary_kernel(function: BinaryFunction, resources: Resources) -> Kernel:
    """``function`` between inputs 0 and 1, broadcast, to output 0."""
    table = cache(function.table)
    look_up = partial(_pair_table_step, resources)

    def make(
        left: NDArray[Any], right: NDArray[Any], target: NDArray[Any], scratch: Scratch
    ) -> Step:
        whole = None if function.direct is None else function.direct(left, right, target)
        if whole is not None:
            return run_all([whole])
        if target.size >= _ELEMENTS_WORTH_A_TABLE:
            return look_up(table(target.dtype), left, right, target, scratch)
        return _computing_step(function, left, right, target)

    return binary(make)


def _computing_step(
    function: BinaryFunction, left: NDArray[Any], right: NDArray[Any], target: NDArray[Any]
) -> Step:
    combine, low, high = function.combine, function.low, function.high

    def step() -> None:
        codes = combine(left.astype(np.int64), right.astype(np.int64))
        np.clip(codes, low, high, out=codes)
        np.copyto(target, codes, casting="unsafe")

    return step


def _pair_table_step(
    resources: Resources,
    table: NDArray[Any],
    left: NDArray[Any],
    right: NDArray[Any],
    target: NDArray[Any],
    scratch: Scratch,
) -> Step:
    loops = loops_for(resources)
    whole = loops.look_up_pairs(table, byte_view(left), byte_view(right), target)
    if whole is not None:
        return run_all([whole])
    index = scratch.array(target.shape, np.intp)
    return run_all(
        [
            partial(np.multiply, byte_view(left), 256, out=index, dtype=np.intp),
            partial(np.add, index, byte_view(right), out=index),
            partial(_take(table), index, None, target, "clip"),
        ]
    )
