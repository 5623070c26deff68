"""Exports FULLY_CONNECTED."""

from __future__ import annotations

from nnhal.types import OperationType
from nntflite.exporter.operation import HalOperation
from nntflite.exporter.registry import exports


@exports(OperationType.FULLY_CONNECTED)
def _fully_connected(op: HalOperation) -> None:
    op.emit(
        "FULLY_CONNECTED",
        op.tensors(0, 1, 2),
        op.output(),
        fused_activation_function=op.activation(3),
    )
