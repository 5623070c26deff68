"""Exports QUANTIZE, DEQUANTIZE and CAST."""

from __future__ import annotations

from nnhal.types import OperationType
from nntflite.exporter.operation import HalOperation
from nntflite.exporter.registry import exports
from nntflite.types import TENSOR_TYPES


@exports(OperationType.QUANTIZE, OperationType.DEQUANTIZE)
def _convert(op: HalOperation) -> None:
    op.emit(op.name, [op.tensor(0)], op.output())


@exports(OperationType.CAST)
def _cast(op: HalOperation) -> None:
    op.emit(
        "CAST",
        [op.tensor(0)],
        op.output(),
        in_data_type=TENSOR_TYPES[op.input(0).type],
        out_data_type=TENSOR_TYPES[op.output_operand().type],
    )
