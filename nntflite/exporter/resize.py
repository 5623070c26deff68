"""Exports RESIZE_BILINEAR and RESIZE_NEAREST_NEIGHBOR."""

from __future__ import annotations

from nnhal.types import OperandType, OperationType
from nntflite.exporter.operation import HalOperation
from nntflite.exporter.registry import exports


@exports(OperationType.RESIZE_BILINEAR, OperationType.RESIZE_NEAREST_NEIGHBOR)
def _resize(op: HalOperation) -> None:
    op.refuse_nchw(3)
    op.emit(
        op.name,
        [op.tensor(0), op.integers(*_size(op))],
        op.output(),
        align_corners=op.scalar(4, False),
        half_pixel_centers=op.scalar(5, False),
    )


def _size(op: HalOperation) -> tuple[int, int]:
    """Height and width, which the HAL gives the other way round, and as factors if it likes."""
    if op.input(1).type == OperandType.INT32:
        return op.scalar(2), op.scalar(1)
    _, height, width, _ = op.shape(0)
    return int(height * op.scalar(2)), int(width * op.scalar(1))
