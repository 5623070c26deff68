"""QUANTIZE, DEQUANTIZE and CAST."""

from __future__ import annotations

from functools import partial
from typing import Any

import numpy as np
from numpy.typing import NDArray

from nndrivers.reference.arithmetic.quant8 import Quant8, table_kernel
from nndrivers.reference.binding import unary
from nndrivers.reference.calls import run_all
from nndrivers.reference.kernel import Kernel, Resources, Scratch, Step
from nndrivers.reference.kernel_registry import kernel
from nndrivers.reference.native.loading import loops_for
from nnhal.operand_types import dtype_of
from nnhal.operations.node import Node
from nnhal.types import OperandType, OperationType

__all__: list[str] = []


@kernel(OperationType.QUANTIZE)
def prepare_quantize(node: Node, resources: Resources) -> Kernel:
    """``round(x / scale) + zero_point``, halves away from zero.

    The quotient is in float64, as tflite-runtime computes it; Android's CPU and LiteRT take
    float32 and may be a step off next to a half.
    """
    quantization = Quant8.of(node.outputs[0])

    numbers = np.array(
        [quantization.scale, quantization.zero_point, quantization.low, quantization.high]
    )

    def make(source: NDArray[Any], target: NDArray[Any], scratch: Scratch) -> Step:
        loops = loops_for(resources)
        whole = loops.quantize(source, numbers, target)
        if whole is not None:
            return run_all([whole])
        quotient = scratch.array(source.shape, np.float64)
        half = scratch.array(source.shape, np.float64)
        scale, zero_point, low, high = (np.array(number) for number in numbers)
        return run_all(
            [
                # NumPy 1 would divide in float32, whatever the scale's type, if it were not told.
                partial(np.divide, source, scale, quotient, dtype=np.float64),
                partial(np.copysign, 0.5, quotient, half),
                partial(np.add, quotient, half, quotient),
                partial(np.trunc, quotient, quotient),
                partial(np.add, quotient, zero_point, quotient),
                partial(np.maximum, quotient, low, out=quotient),
                partial(np.minimum, quotient, high, out=quotient),
                partial(np.copyto, target, quotient, casting="unsafe"),
            ]
        )

    return unary(make)


@kernel(OperationType.DEQUANTIZE, native_float16=True)
def prepare_dequantize(node: Node, resources: Resources) -> Kernel:
    """``scale * (q - zero_point)`` in float32; a table, unless every channel has its own scale."""
    info, result = node.tensor(0), dtype_of(node.outputs[0].type)
    quant = info.channel_quant
    if quant is not None:
        shape = [1] * info.rank
        shape[quant.channel_dim] = -1
        return _per_channel(np.array(quant.scales, np.float32).reshape(shape))
    table = _quantization(node).reals()
    with np.errstate(over="ignore"):
        return table_kernel(table.astype(result))


def _quantization(node: Node) -> Quant8:
    info = node.tensor(0)
    if info.type == OperandType.TENSOR_QUANT8_SYMM:
        return Quant8(float(np.float32(info.scale)), 0, signed=True)
    return Quant8.of(info)


def _per_channel(scales: NDArray[np.float32]) -> Kernel:
    def make(source: NDArray[Any], target: NDArray[Any], scratch: Scratch) -> Step:
        return partial(np.multiply, source, scales, target, casting="same_kind", dtype=np.float32)

    return unary(make)


@kernel(OperationType.CAST, native_float16=True)
def prepare_cast(node: Node, resources: Resources) -> Kernel:
    """Numbers keep their value: cut off towards zero as integers, clamped as unsigned bytes."""
    is_other = node.tensor(0).type != node.outputs[0].type
    to_bytes = node.outputs[0].type == OperandType.TENSOR_QUANT8_ASYMM
    return unary(_cast_to_bytes if is_other and to_bytes else _cast)


def _cast(source: NDArray[Any], target: NDArray[Any], scratch: Scratch) -> Step:
    # What does not fit has no defined value, and must not fail either.
    return partial(np.copyto, target, source, casting="unsafe")


def _cast_to_bytes(source: NDArray[Any], target: NDArray[Any], scratch: Scratch) -> Step:
    def step() -> None:
        np.copyto(target, np.clip(source, 0, 255), casting="unsafe")

    return step
