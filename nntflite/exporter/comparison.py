"""Exports EQUAL, NOT_EQUAL, GREATER, GREATER_EQUAL, LESS and LESS_EQUAL."""

from __future__ import annotations

from nnhal.types import OperationType
from nntflite.exporter.operation import HalOperation
from nntflite.exporter.registry import exports


@exports(
    OperationType.EQUAL,
    OperationType.NOT_EQUAL,
    OperationType.GREATER,
    OperationType.GREATER_EQUAL,
    OperationType.LESS,
    OperationType.LESS_EQUAL,
)
def _compare(op: HalOperation) -> None:
    op.emit(op.name, op.tensors(0, 1), op.output())
