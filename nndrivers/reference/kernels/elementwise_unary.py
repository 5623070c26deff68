"""ABS, EXP, FLOOR, LOG, NEG, RSQRT, SIN and SQRT."""

from __future__ import annotations

from functools import partial
from typing import Any, Final

import numpy as np
from numpy.typing import NDArray

from nndrivers.reference.arithmetic.fixed_point import (
    Multiplier,
    doubling_high_mul,
    inverse_square_roots,
)
from nndrivers.reference.arithmetic.quant8 import QUANT8_TYPES, Quant8, table_kernel
from nndrivers.reference.binding import constant, unary
from nndrivers.reference.calls import run_all
from nndrivers.reference.kernel import Kernel, Resources, Scratch, Step
from nndrivers.reference.kernel_registry import kernel
from nnhal.operations.node import Node
from nnhal.types import OperationType

__all__: list[str] = []

_UFUNCS: Final[dict[int, np.ufunc]] = {
    OperationType.ABS: np.absolute,
    OperationType.EXP: np.exp,
    OperationType.FLOOR: np.floor,
    OperationType.LOG: np.log,
    OperationType.NEG: np.negative,
    OperationType.SIN: np.sin,
    OperationType.SQRT: np.sqrt,
}
_ROOT_BITS: Final = 20
"""Bits of a reciprocal root behind the point, in TF Lite's rsqrt."""


@kernel(OperationType.ABS, OperationType.FLOOR, OperationType.NEG, native_float16=True)
@kernel(OperationType.EXP, OperationType.LOG, OperationType.SIN, OperationType.SQRT)
def prepare_function(node: Node, resources: Resources) -> Kernel:
    ufunc = _UFUNCS[node.operation]
    return unary(lambda source, target, scratch: partial(ufunc, source, target))


@kernel(OperationType.RSQRT)
def prepare_reciprocal_root(node: Node, resources: Resources) -> Kernel:
    if node.tensor(0).type not in QUANT8_TYPES:
        return unary(_reciprocal_root)
    source, target = Quant8.of(node.tensor(0)), Quant8.of(node.outputs[0])
    return table_kernel(_reciprocal_root_table(source, target))


def _reciprocal_root(source: NDArray[Any], target: NDArray[Any], scratch: Scratch) -> Step:
    one = constant(1.0, source)
    return run_all([partial(np.sqrt, source, target), partial(np.divide, one, target, target)])


def _reciprocal_root_table(source: Quant8, target: Quant8) -> NDArray[Any]:
    """TF Lite's fixed-point values; the highest code where there is no (finite) root.

    Source: ``RsqrtEvalQuantized`` of TF Lite's elementwise.cc.
    """
    offsets = source.offsets()
    mantissas, shifts = inverse_square_roots(np.maximum(offsets, 1))
    roots = doubling_high_mul(np.left_shift(np.int64(1), _ROOT_BITS - shifts), mantissas)
    scale = np.sqrt(np.float32(source.scale)) * np.float32(target.scale)
    to_output = Multiplier.of(1.0 / float(scale)).shifted(-_ROOT_BITS)
    codes = to_output.apply(roots) + target.zero_point
    return target.clip(np.where(offsets > 0, codes, target.high))
