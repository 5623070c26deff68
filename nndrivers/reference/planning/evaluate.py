"""One operation on its own: folding of constants, and the way tests call a kernel."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

import numpy as np
from numpy.typing import NDArray

from nndrivers.reference.kernel import Arrays, OptionalArrays, Resources
from nndrivers.reference.kernels import computation, kernels
from nndrivers.reference.planning.scratch import HeapScratch
from nnhal.operand_types import dtype_of
from nnhal.operations.node import Node

__all__ = ["SERIAL", "HeapScratch", "evaluate"]


class _Serial:
    """Everything on the calling thread."""

    threads = 1

    def parallel(self, count: int, body: Callable[[int, int], None]) -> None:
        if count:
            body(0, count)

    @property
    def native(self) -> bool:
        return False

    def native_rounding(self, work_ns: float) -> bool:
        return False

    def expect(self, work_ns: float) -> None:
        pass

    def remember(self, make: Callable[[], Arrays]) -> Arrays:
        return make()


SERIAL: Final[Resources] = _Serial()


def evaluate(
    node: Node, inputs: OptionalArrays, resources: Resources = SERIAL
) -> list[NDArray[Any]]:
    """Run ``node`` over ``inputs`` and return new outputs.

    Their shapes must be known, unless they depend on data.
    """
    compute = computation(node.operation)
    if compute is not None:
        with np.errstate(all="ignore"):
            return compute(node, inputs)
    outputs = [np.empty(info.shape, dtype_of(info.type)) for info in node.outputs]
    kernel = kernels()[node.operation](node, resources)
    step = kernel.bind(inputs, outputs, HeapScratch())
    with np.errstate(all="ignore"):
        step()
    return outputs
