"""Exports LOGICAL_AND, LOGICAL_OR and LOGICAL_NOT."""

from __future__ import annotations

from nnhal.types import OperationType
from nntflite.exporter.operation import HalOperation
from nntflite.exporter.registry import exports


@exports(OperationType.LOGICAL_AND, OperationType.LOGICAL_OR)
def _binary(op: HalOperation) -> None:
    op.emit(op.name, op.tensors(0, 1), op.output())


@exports(OperationType.LOGICAL_NOT)
def _not(op: HalOperation) -> None:
    op.emit("LOGICAL_NOT", [op.tensor(0)], op.output())
