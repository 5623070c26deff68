"""Exports FILL and RANK."""

from __future__ import annotations

from nnhal.types import OperationType
from nntflite.exporter.operation import HalOperation
from nntflite.exporter.registry import exports


@exports(OperationType.FILL)
def _fill(op: HalOperation) -> None:
    op.emit("FILL", [op.parameter(0), op.parameter(1)], op.output())


@exports(OperationType.RANK)
def _rank(op: HalOperation) -> None:
    op.emit("RANK", [op.tensor(0)], op.output())
