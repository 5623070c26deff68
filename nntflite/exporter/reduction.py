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
    keeps = bool(op.scalar(2))
    output = op.output() if keeps or not _takes_all(op) else op.scalar_output()
    op.emit(name, [op.tensor(0), op.parameter(1)], output, keep_dims=keeps)


def _takes_all(op: HalOperation) -> bool:
    """Whether a reduction is along every axis, as far as known."""
    axes, rank = op.known(1), len(op.input(0).dimensions)
    if axes is None or not rank:
        return False
    return {int(axis) % rank for axis in axes.reshape(-1)} == {*range(rank)}


@exports(*_ARGUMENTS)
def _argument(op: HalOperation) -> None:
    axis = op.constant(np.int32(op.axis(1, op.rank(0))))
    name = _ARGUMENTS[OperationType(op.type)]
    output = op.scalar_output() if op.rank(0) == 1 else op.output()
    op.emit(name, [op.tensor(0), axis], output, output_type=TensorType.INT32)
