"""BATCH_MATMUL."""

from __future__ import annotations

from functools import partial
from typing import Any

import numpy as np
from numpy.typing import NDArray

from nndrivers.reference.arithmetic.fixed_point import Integers, Multiplier, doubling_high_mul
from nndrivers.reference.arithmetic.quant8 import QUANT8_TYPES, Quant8
from nndrivers.reference.binding import binary
from nndrivers.reference.kernel import Kernel, Resources, Scratch, Step
from nndrivers.reference.kernel_registry import kernel
from nnhal.operations.batch_matmul import adjoint
from nnhal.operations.node import Node
from nnhal.types import OperationType

__all__: list[str] = []


@kernel(OperationType.BATCH_MATMUL)
def prepare_batch_matmul(node: Node, resources: Resources) -> Kernel:
    """Products of matrices in the last two dimensions, either of them transposed first."""
    turned = adjoint(node, 0), adjoint(node, 1)
    quantized = node.tensor(0).type in QUANT8_TYPES

    def make(a: NDArray[Any], b: NDArray[Any], target: NDArray[Any], scratch: Scratch) -> Step:
        left, right = (m.swapaxes(-1, -2) if t else m for m, t in zip((a, b), turned, strict=True))
        if quantized:
            return _quantized(node, left, right, target)
        return partial(np.matmul, left, right, target)

    return binary(make)


def _quantized(node: Node, left: NDArray[Any], right: NDArray[Any], target: NDArray[Any]) -> Step:
    """Sums are exact in float64.

    Source: TF Lite ``optimized_ops::BatchMatMul``, whose product rounds the halves of the second
    rounding up, where its reference kernel, LiteRT and Android's CPU round them away from zero.
    """
    left_quant, right_quant = Quant8.of(node.tensor(0)), Quant8.of(node.tensor(1))
    output = Quant8.of(node.outputs[0])
    product = np.float32(left_quant.scale) * np.float32(right_quant.scale)
    to_output = Multiplier.of(float(product) / output.scale)

    def step() -> None:
        a = left.astype(np.float64) - left_quant.zero_point
        b = right.astype(np.float64) - right_quant.zero_point
        scaled = _rounded_up((a @ b).astype(np.int64), to_output)
        np.copyto(target, output.clip(scaled + output.zero_point))

    return step


def _rounded_up(sums: Integers, multiplier: Multiplier) -> Integers:
    left, right = max(multiplier.exponent, 0), max(-multiplier.exponent, 0)
    high = doubling_high_mul(sums << left, multiplier.mantissa)
    return high + (1 << right >> 1) >> right
