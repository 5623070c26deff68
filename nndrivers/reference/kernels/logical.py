"""LOGICAL_AND, LOGICAL_OR and LOGICAL_NOT."""

from __future__ import annotations

from functools import partial
from typing import Any, Final

import numpy as np
from numpy.typing import NDArray

from nndrivers.reference.binding import binary, truth_bytes, unary
from nndrivers.reference.kernel import Kernel, Resources, Scratch, Step
from nndrivers.reference.kernel_registry import kernel
from nnhal.operations.node import Node
from nnhal.types import OperationType

__all__: list[str] = []

_UFUNCS: Final[dict[int, np.ufunc]] = {
    OperationType.LOGICAL_AND: np.logical_and,
    OperationType.LOGICAL_OR: np.logical_or,
}


@kernel(OperationType.LOGICAL_AND, OperationType.LOGICAL_OR)
def prepare_connective(node: Node, resources: Resources) -> Kernel:
    ufunc = _UFUNCS[node.operation]

    def make(a: NDArray[Any], b: NDArray[Any], target: NDArray[Any], scratch: Scratch) -> Step:
        return partial(ufunc, truth_bytes(a), truth_bytes(b), target)

    return binary(make)


@kernel(OperationType.LOGICAL_NOT)
def prepare_negation(node: Node, resources: Resources) -> Kernel:
    return unary(
        lambda source, target, scratch: partial(np.logical_not, truth_bytes(source), target)
    )
