"""Exports ADD, SUB, MUL, DIV, MAXIMUM, MINIMUM and POW."""

from __future__ import annotations

from typing import Final

from nnhal.types import OperationType
from nntflite.exporter.operation import HalOperation
from nntflite.exporter.registry import exports

_ARITHMETIC: Final = (
    OperationType.ADD,
    OperationType.SUB,
    OperationType.MUL,
    OperationType.DIV,
)


@exports(*_ARITHMETIC)
def _arithmetic(op: HalOperation) -> None:
    op.emit(op.name, op.tensors(0, 1), op.output(), fused_activation_function=op.activation(2))


@exports(OperationType.MAXIMUM, OperationType.MINIMUM)
def _extremum(op: HalOperation) -> None:
    """TF Lite compares stored values, so all have to be in the output's quantization."""
    operands = [op.requantized(tensor, op.output()) for tensor in op.tensors(0, 1)]
    op.emit(op.name, operands, op.output())


@exports(OperationType.POW)
def _pow(op: HalOperation) -> None:
    op.emit("POW", op.tensors(0, 1), op.output())
