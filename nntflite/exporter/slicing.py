"""Exports SLICE, STRIDED_SLICE, GATHER, SELECT and TOPK_V2."""

from __future__ import annotations

import numpy as np

from nnhal.types import OperationType
from nntflite.exporter.operation import HalOperation
from nntflite.exporter.registry import exports


@exports(OperationType.SLICE)
def _slice(op: HalOperation) -> None:
    op.emit("SLICE", [op.tensor(0), op.parameter(1), op.parameter(2)], op.output())


@exports(OperationType.STRIDED_SLICE)
def _strided_slice(op: HalOperation) -> None:
    shrunk, every = op.scalar(6), (1 << len(op.input(0).dimensions)) - 1
    output = op.scalar_output() if every and shrunk & every == every else op.output()
    op.emit(
        "STRIDED_SLICE",
        [op.tensor(0), op.parameter(1), op.parameter(2), op.parameter(3)],
        output,
        begin_mask=op.scalar(4),
        end_mask=op.scalar(5),
        shrink_axis_mask=shrunk,
    )


@exports(OperationType.GATHER)
def _gather(op: HalOperation) -> None:
    axis = op.axis(1, op.rank(0))
    op.emit("GATHER", [op.tensor(0), op.parameter(2)], op.output(), axis=axis)


@exports(OperationType.SELECT)
def _select(op: HalOperation) -> None:
    choices = [op.requantized(tensor, op.output()) for tensor in op.tensors(1, 2)]
    op.emit("SELECT", [op.tensor(0), *choices], op.output())


@exports(OperationType.TOPK_V2)
def _topk(op: HalOperation) -> None:
    count = op.constant(np.int32(op.scalar(1)))
    op.emit("TOPK_V2", [op.tensor(0), count], op.outputs())
