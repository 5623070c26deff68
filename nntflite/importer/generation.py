"""Imports FILL and RANK."""

from __future__ import annotations

import numpy as np

from nnhal.types import OperationType
from nntflite.importer.operator import TfliteOperator
from nntflite.importer.registry import imports


@imports("FILL")
def _fill(op: TfliteOperator) -> None:
    value = op.value(1)
    if value.size != 1 or value.dtype not in (np.float32, np.int32):
        raise op.refuse("the HAL fills with one float32 or int32", 1)
    element = value.reshape(-1)[0].item()
    scalar = op.f32(element) if value.dtype == np.float32 else op.i32(element)
    op.emit(OperationType.FILL, [op.indexes(0), scalar], op.output())


@imports("RANK")
def _rank(op: TfliteOperator) -> None:
    """Ranks are known here, so that this is a constant."""
    op.fold(np.array(op.rank(0), np.int32))
