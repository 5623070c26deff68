"""Exports BATCH_MATMUL."""

from __future__ import annotations

from nnhal.types import OperationType
from nntflite.exporter.operation import HalOperation
from nntflite.exporter.registry import exports


@exports(OperationType.BATCH_MATMUL)
def _batch_matmul(op: HalOperation) -> None:
    options = {"adj_x": op.scalar(2), "adj_y": op.scalar(3)}
    op.emit("BATCH_MATMUL", op.tensors(0, 1), op.output(), **options)
