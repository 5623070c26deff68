"""Exports RELU, RELU1, RELU6, LOGISTIC, TANH, HARD_SWISH, ELU and PRELU."""

from __future__ import annotations

from typing import Final

from nnhal.types import OperationType
from nntflite.exporter.operation import HalOperation
from nntflite.exporter.registry import exports

_NAMES: Final = {
    OperationType.RELU: "RELU",
    OperationType.RELU1: "RELU_N1_TO_1",
    OperationType.RELU6: "RELU6",
    OperationType.LOGISTIC: "LOGISTIC",
    OperationType.TANH: "TANH",
    OperationType.HARD_SWISH: "HARD_SWISH",
}


@exports(*_NAMES)
def _activation(op: HalOperation) -> None:
    op.emit(_NAMES[OperationType(op.type)], [op.tensor(0)], op.output())


@exports(OperationType.ELU)
def _elu(op: HalOperation) -> None:
    if op.scalar(1) != 1:
        raise op.refuse(f"TF Lite has no alpha other than 1, here it is {op.scalar(1)}")
    op.emit("ELU", [op.tensor(0)], op.output())


@exports(OperationType.PRELU)
def _prelu(op: HalOperation) -> None:
    op.emit("PRELU", op.tensors(0, 1), op.output())
