"""Imports RESIZE_BILINEAR and RESIZE_NEAREST_NEIGHBOR."""

from __future__ import annotations

from nnhal.types import OperationType
from nntflite.importer.operator import TfliteOperator
from nntflite.importer.registry import imports
from nntflite.schema import TensorType


@imports("RESIZE_BILINEAR", "RESIZE_NEAREST_NEIGHBOR")
def _resize(op: TfliteOperator) -> None:
    """The size is height, width in TF Lite and the other way round in the HAL."""
    size = op.value(1).reshape(-1).tolist()
    if len(size) != 2:
        raise op.refuse(f"the size {size} is not of two numbers", 1)
    height, width = size
    if op.name == "RESIZE_BILINEAR" and op.tensor(0).type == TensorType.INT8:
        op.approximates("interpolates exactly; TF Lite rounds coordinates of int8 to 10 bits")
    inputs = [op.operand(0), op.i32(width), op.i32(height), *_corners(op)]
    op.emit(OperationType[op.name], inputs, op.output())


def _corners(op: TfliteOperator) -> list[int]:
    """Layout and the two options; as few as can be, so that older HALs have it too."""
    align_corners, half_pixels = op.option("align_corners"), op.option("half_pixel_centers")
    if align_corners or half_pixels:
        return [op.flag(False), op.flag(align_corners), op.flag(half_pixels)]
    return [] if op.name == "RESIZE_BILINEAR" else [op.flag(False)]
