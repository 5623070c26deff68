"""FULLY_CONNECTED: one matrix product."""

from __future__ import annotations

from functools import partial
from typing import Any

import numpy as np
from numpy.typing import NDArray

from nndrivers.reference.arithmetic.loops import NUMPY
from nndrivers.reference.arithmetic.weights import BIAS, INPUT, WEIGHTS, Weighted, weighted
from nndrivers.reference.calls import Call, run_all
from nndrivers.reference.kernel import Arrays, Kernel, OptionalArrays, Resources, Scratch, Step
from nndrivers.reference.kernel_registry import kernel
from nndrivers.reference.native.loading import float_product, loops_for
from nndrivers.reference.planning.request_weights import needs_values
from nnhal.operations.node import Node
from nnhal.types import OperationType

__all__: list[str] = []

_ACTIVATION = 3


@kernel(OperationType.FULLY_CONNECTED)
@needs_values(WEIGHTS, BIAS)
def prepare(node: Node, resources: Resources) -> Kernel:
    """The input, flattened to [batches, size], times the weights [units, size] transposed."""
    activation = node.activation(_ACTIVATION)
    weights = weighted(node, node.value(WEIGHTS), activation, resources, centered=False)
    return _FullyConnected(weights, resources)


class _FullyConnected:
    def __init__(self, weights: Weighted, resources: Resources) -> None:
        self._filters = weights.filters
        self._epilogue = weights.epilogue
        self._resources = resources

    def bind(self, inputs: OptionalArrays, outputs: Arrays, scratch: Scratch) -> Step:
        source = inputs[INPUT]
        assert source is not None
        target = outputs[0]
        flat, calls = self._as_rows(source, scratch)
        loops = loops_for(self._resources) if target.size else NUMPY
        in_place = self._epilogue.in_place
        sums = target if in_place else scratch.array(target.shape, self._epilogue.dtype)
        if self._filters.is_exact:
            calls.append(loops.multiply(flat, self._filters, sums))
        else:
            calls.append(float_product(flat, self._filters.matrix, sums, self._resources))
        pixels = target.reshape(len(target), 1, self._filters.columns)
        calls += loops.finish(self._epilogue, sums, pixels, scratch.array)
        return run_all(calls)

    def _as_rows(self, source: NDArray[Any], scratch: Scratch) -> tuple[NDArray[Any], list[Call]]:
        """The input as [batches, size] in the dtype of the weights."""
        flat = source.reshape(-1, self._filters.products)
        if flat.dtype == self._filters.dtype:
            return flat, []
        wide = scratch.array(flat.shape, self._filters.dtype)
        return wide, [partial(np.copyto, wide, flat)]
