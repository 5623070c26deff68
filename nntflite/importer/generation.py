"""Imports BROADCAST_TO, FILL and ZEROS_LIKE."""

from __future__ import annotations

import numpy as np

from nnhal.types import OperationType
from nntflite.importer.operator import TfliteOperator
from nntflite.importer.registry import imports
from nntflite.importer.tensors import NUMPY_TYPES


@imports("FILL")
def _fill(op: TfliteOperator) -> None:
    value = op.value(1)
    if value.size != 1 or value.dtype not in (np.float32, np.int32):
        raise op.refuse("the HAL fills with one float32 or int32", 1)
    element = value.reshape(-1)[0].item()
    scalar = op.f32(element) if value.dtype == np.float32 else op.i32(element)
    op.emit(OperationType.FILL, [op.indexes(0), scalar], op.output())


@imports("BROADCAST_TO")
def _broadcast_to(op: TfliteOperator) -> None:
    """TILE."""
    value = op.operand(0)
    shapes = [op.described(value).dimensions, tuple(op.value(1).reshape(-1).tolist())]
    op.alias_output(0, op.broadcast(value, shapes))


@imports("ZEROS_LIKE")
def _zeros_like(op: TfliteOperator) -> None:
    """Shapes are known here, so that this is a constant."""
    op.fold(np.zeros(op.shape(0), NUMPY_TYPES[op.output_tensor().type]))
