"""Exports MEAN, the REDUCE_ operations, ARGMAX and ARGMIN."""

from __future__ import annotations

from typing import Final

import numpy as np

from nnhal.types import OperationType
from nntflite.exporter.operation import HalOperation
from nntflite.exporter.registry import exports
from nntflite.schema import TensorType

_REDUCTIONS: Final = {
    OperationType.MEAN: "MEAN",
    OperationType.REDUCE_ALL: "REDUCE_ALL",
    OperationType.REDUCE_ANY: "REDUCE_ANY",
    OperationType.REDUCE_MAX: "REDUCE_MAX",
    OperationType.REDUCE_MIN: "REDUCE_MIN",
    OperationType.REDUCE_PROD: "REDUCE_PROD",
    OperationType.REDUCE_SUM: "SUM",
}
_ARGUMENTS: Final = {OperationType.ARGMAX: "ARG_MAX", OperationType.ARGMIN: "ARG_MIN"}


@exports(*_REDUCTIONS)
def _reduce(op: HalOperation) -> None:
    name = _REDUCTIONS[OperationType(op.type)]
    op.emit(name, [op.tensor(0), op.parameter(1)], op.output(), keep_dims=bool(op.scalar(2)))


@exports(*_ARGUMENTS)
def _argument(op: HalOperation) -> None:
    axis = op.constant(np.int32(op.axis(1, op.rank(0))))
    name = _ARGUMENTS[OperationType(op.type)]
    op.emit(name, [op.tensor(0), axis], op.output(), output_type=TensorType.INT32)
