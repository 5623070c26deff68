"""FULLY_CONNECTED and BATCH_MATMUL."""

from __future__ import annotations

import numpy as np

from corpus.formulas.common import activated
from corpus.language import Array
from corpus.oracle import Call, formula
from nnhal.types import OperandType
from nnhal.types import OperationType as O


@formula(O.FULLY_CONNECTED)
def _fully_connected(call: Call) -> list[Array]:
    weights = call.value(1).centered
    rows = call.value(0).centered.reshape(-1, weights.shape[1])
    scale = call.value(0).scales * call.value(1).scales
    sums = rows @ weights.T
    if call.type(2) == OperandType.TENSOR_INT32:
        real = (sums + call.array(2).astype(np.float64)) * scale
    else:
        real = sums + call.real(2)
    return [activated(real, call.number(3))]


@formula(O.BATCH_MATMUL)
def _batch_matmul(call: Call) -> list[Array]:
    left, right = (
        np.swapaxes(call.value(i).centered, -1, -2)
        if call.number(2 + i)
        else call.value(i).centered
        for i in (0, 1)
    )
    return [(left @ right) * (call.value(0).scales * call.value(1).scales)]
