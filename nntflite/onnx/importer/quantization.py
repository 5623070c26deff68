"""Imports QuantizeLinear and DequantizeLinear."""

from __future__ import annotations

import numpy as np

from nnhal.types import OperationType
from nntflite.onnx.importer.operator import OnnxOperator
from nntflite.onnx.importer.registry import imports


@imports("QuantizeLinear")
def _quantize_linear(op: OnnxOperator) -> None:
    _check_scale(op, op.output_index())
    op.emit(OperationType.QUANTIZE, [op.real(op.operand(0))], op.output())


@imports("DequantizeLinear")
def _dequantize_linear(op: OnnxOperator) -> None:
    """Nothing yet: operations that read the result take the codes, or get an operation here."""
    _check_scale(op, op.index_of(0))
    op.tensors.codes[op.output_index()] = op.index_of(0)
    if op.is_last:
        op.emit(OperationType.DEQUANTIZE, [op.operand(0)], op.output())


def _check_scale(op: OnnxOperator, codes: int) -> None:
    """Check that ``codes`` have the scale of this operator: another may give them a second one."""
    quantization = op.tensors.graph.tensors[codes].quantization
    scales = op.value(1).reshape(-1).astype(np.float32)
    zero_points = op.value(2).reshape(-1).tolist() if op.has(2) else [0]
    if quantization is None or list(quantization.scales) != scales.tolist():
        raise op.refuse("the same codes have another scale elsewhere", 0)
    if len(set(zero_points) | set(quantization.zero_points)) > max(1, len(set(zero_points))):
        raise op.refuse("the same codes have another zero point elsewhere", 0)
    if op.attribute("block_size"):
        raise op.refuse("scales of blocks", 0)
