"""EQUAL, NOT_EQUAL, GREATER, GREATER_EQUAL, LESS and LESS_EQUAL."""

from __future__ import annotations

from functools import partial
from typing import Any, Final

import numpy as np
from numpy.typing import NDArray

from nndrivers.reference.arithmetic.quant8 import QUANT8_TYPES, Quant8, table_step
from nndrivers.reference.binding import binary, truth_bytes
from nndrivers.reference.calls import Call, run_all
from nndrivers.reference.kernel import Kernel, Resources, Scratch, Step
from nndrivers.reference.kernel_registry import kernel
from nnhal.operations.node import Node, TensorInfo
from nnhal.types import OperandType, OperationType

__all__: list[str] = []

_UFUNCS: Final[dict[int, np.ufunc]] = {
    OperationType.EQUAL: np.equal,
    OperationType.NOT_EQUAL: np.not_equal,
    OperationType.GREATER: np.greater,
    OperationType.GREATER_EQUAL: np.greater_equal,
    OperationType.LESS: np.less,
    OperationType.LESS_EQUAL: np.less_equal,
}


@kernel(*map(OperationType, _UFUNCS), native_float16=True)
def prepare_comparison(node: Node, resources: Resources) -> Kernel:
    """Quantized operands are compared by their real values in float32, as on Android's CPU.

    (TF Lite rounds both to fixed point first, and takes close values for equal.)
    """
    ufunc = _UFUNCS[node.operation]
    sides = [node.tensor(0), node.tensor(1)]
    alike = sides[0].type in QUANT8_TYPES and Quant8.of(sides[0]) == Quant8.of(sides[1])

    def make(a: NDArray[Any], b: NDArray[Any], target: NDArray[Any], scratch: Scratch) -> Step:
        if alike:
            return run_all([partial(ufunc, a, b, target)])
        values, calls = [], list[Call]()
        for info, array in zip(sides, (a, b), strict=True):
            value, conversion = _comparable(info, array, scratch)
            values.append(value)
            calls += conversion
        return run_all([*calls, partial(ufunc, *values, target)])

    return binary(make)


def _comparable(
    info: TensorInfo, array: NDArray[Any], scratch: Scratch
) -> tuple[NDArray[Any], list[Call]]:
    """Values that compare as those of ``array`` should, and what must be done to have them."""
    if info.type in QUANT8_TYPES:
        reals = scratch.array(array.shape, np.float32)
        return reals, [table_step(Quant8.of(info).reals(), array, reals)]
    if info.type == OperandType.TENSOR_BOOL8:
        truth = scratch.array(array.shape, np.bool_)
        return truth, [partial(np.not_equal, truth_bytes(array), 0, truth)]
    return array, []
