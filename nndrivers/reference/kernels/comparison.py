"""EQUAL, NOT_EQUAL, GREATER, GREATER_EQUAL, LESS and LESS_EQUAL."""

from __future__ import annotations

from functools import partial
from typing import Any, Final

import numpy as np
from numpy.typing import NDArray

from nndrivers.reference.binding import binary
from nndrivers.reference.image import run_all
from nndrivers.reference.kernel import Kernel, Resources, Scratch, Step, kernel
from nndrivers.reference.quant8 import QUANT8_TYPES, Quant8, table_step
from nnhal.operations.node import Node
from nnhal.types import OperationType

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
    """Quantised operands are compared by their real values in float32, as on Android's CPU.

    (TF Lite rounds both to fixed point first, and takes close values for equal.)
    """
    ufunc = _UFUNCS[node.operation]
    quantised = node.tensor(0).type in QUANT8_TYPES
    sides = [Quant8.of(node.tensor(index)) for index in (0, 1)]

    def make(a: NDArray[Any], b: NDArray[Any], target: NDArray[Any], scratch: Scratch) -> Step:
        if not quantised or sides[0] == sides[1]:
            return run_all([partial(ufunc, a, b, target)])
        reals = [scratch.array(codes.shape, np.float32) for codes in (a, b)]
        conversions = [
            table_step(side.reals(), codes, real)
            for side, codes, real in zip(sides, (a, b), reals, strict=True)
        ]
        return run_all([*conversions, partial(ufunc, *reals, target)])

    return binary(make)
