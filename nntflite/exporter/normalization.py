"""Exports L2_NORMALIZATION and LOCAL_RESPONSE_NORMALIZATION."""

from __future__ import annotations

from nnhal.types import OperationType
from nntflite.exporter.last_axis import along_last_axis
from nntflite.exporter.operation import HalOperation
from nntflite.exporter.registry import exports


@exports(OperationType.L2_NORMALIZATION)
def _l2_normalization(op: HalOperation) -> None:
    axis = op.axis(1, op.rank(0)) if op.has(1) else op.rank(0) - 1
    along_last_axis(op, op.tensor(0), axis, "L2_NORMALIZATION")


@exports(OperationType.LOCAL_RESPONSE_NORMALIZATION)
def _local_response_normalization(op: HalOperation) -> None:
    axis = op.axis(5, op.rank(0)) if op.has(5) else op.rank(0) - 1
    along_last_axis(
        op,
        op.tensor(0),
        axis,
        "LOCAL_RESPONSE_NORMALIZATION",
        radius=op.scalar(1),
        bias=op.scalar(2),
        alpha=op.scalar(3),
        beta=op.scalar(4),
    )
