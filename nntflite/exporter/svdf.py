"""Exports SVDF."""

from __future__ import annotations

from nnhal.types import OperationType
from nntflite.exporter.operation import HalOperation
from nntflite.exporter.registry import exports


@exports(OperationType.SVDF)
def _svdf(op: HalOperation) -> None:
    op.emit(
        "SVDF",
        [*op.tensors(0, 1, 2, 3), op.state(4, output=0)],
        op.output(1),
        rank=op.scalar(5),
        fused_activation_function=op.activation(6),
    )
