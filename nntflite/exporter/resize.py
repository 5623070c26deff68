"""Exports RESIZE_BILINEAR and RESIZE_NEAREST_NEIGHBOR."""

from __future__ import annotations

from nnhal.types import OperandType, OperationType
from nntflite.exporter.operation import HalOperation
from nntflite.exporter.registry import exports
from nntflite.graph import Quantization
from nntflite.schema import TensorType


@exports(OperationType.RESIZE_BILINEAR, OperationType.RESIZE_NEAREST_NEIGHBOR)
def _resize(op: HalOperation) -> None:
    """TF Lite rounds coordinates to 10 bits where it interpolates signed codes: where it is to be
    exact, they become unsigned ones.
    """
    op.refuse_nchw(3)
    image, output, size = op.tensor(0), op.output(), op.integers(*_size(op))
    options = {
        "align_corners": op.scalar(4, False),
        "half_pixel_centers": op.scalar(5, False),
    }
    operand = op.input(0)
    is_signed = operand.type == OperandType.TENSOR_QUANT8_ASYMM_SIGNED
    if not (op.graph.parent.exact and is_signed and op.name == "RESIZE_BILINEAR"):
        op.emit(op.name, [image, size], output, **options)
        return
    codes = Quantization((operand.scale,), (operand.zero_point + 128,))
    unsigned, resized = (op.new(TensorType.UINT8, codes) for _ in range(2))
    op.emit("QUANTIZE", [image], unsigned)
    op.emit(op.name, [unsigned, size], resized, **options)
    op.emit("QUANTIZE", [resized], output)


def _size(op: HalOperation) -> tuple[int, int]:
    """Height and width, which the HAL gives the other way round, and as factors if it likes."""
    if op.input(1).type == OperandType.INT32:
        return op.scalar(2), op.scalar(1)
    _, height, width, _ = op.shape(0)
    return int(height * op.scalar(2)), int(width * op.scalar(1))
