"""QUANTIZE, DEQUANTIZE and CAST."""

from __future__ import annotations

import numpy as np

from corpus.language import Array
from corpus.oracle import Call, formula
from nnhal.operand_types import dtype_of
from nnhal.types import OperationType as O


@formula(O.QUANTIZE, O.DEQUANTIZE)
def _same_real_value(call: Call) -> list[Array]:
    return [call.real(0)]


@formula(O.CAST)
def _cast(call: Call) -> list[Array]:
    """Numbers as they are stored; cut off towards zero as integers, clamped as bytes.

    Source: ``copyCast`` of Android's ``Cast.cpp``.
    """
    source, dtype = call.array(0), dtype_of(call.outputs[0].type)
    if dtype == np.uint8:
        source = np.clip(source, 0, 255)
    return [source.astype(dtype)]
