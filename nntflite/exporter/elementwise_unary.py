"""Exports ABS, EXP, FLOOR, LOG, NEG, RSQRT, SIN and SQRT."""

from __future__ import annotations

from nnhal.types import OperationType
from nntflite.exporter.operation import HalOperation
from nntflite.exporter.registry import exports


@exports(
    OperationType.ABS,
    OperationType.EXP,
    OperationType.FLOOR,
    OperationType.LOG,
    OperationType.NEG,
    OperationType.RSQRT,
    OperationType.SIN,
    OperationType.SQRT,
)
def _unary(op: HalOperation) -> None:
    op.emit(op.name, [op.tensor(0)], op.output())
