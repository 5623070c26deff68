"""Models some of whose outputs depend on constants only.

A compiler computes these once. Each execution has to write them all the same: its outputs are where
its own request says (``types.hal``, ``Request.outputs``), not where the first one's were.
"""

from __future__ import annotations

from typing import Final

import numpy as np

from nnhal.types import OperandType, OperationType
from nntest.spec import SpecCase
from vts.driving.case_builder import CaseBuilder, unit_scale

__all__ = ["sums_of_constants"]

_ELEMENTS: Final = 12


def sums_of_constants(type: OperandType) -> tuple[SpecCase, SpecCase]:
    """Two cases of one model, which adds constants, to each other and to an input."""
    first = _case(type, np.arange(_ELEMENTS))
    second = _case(type, np.arange(_ELEMENTS)[::-1])
    second.use_model(first.model)
    return first, second


def _case(type: OperandType, values: np.ndarray[tuple[int, ...], np.dtype[np.int64]]) -> SpecCase:
    builder = CaseBuilder(f"sums_of_constants_{type.name.lower()}")
    scale, none = unit_scale(type), builder.constant(OperandType.INT32, 0)
    source = builder.input(type, values.shape, scale)
    terms = np.arange(_ELEMENTS) * 3, np.full(_ELEMENTS, 7)
    one, other = (builder.constant(type, each, scale) for each in terms)
    outputs = [builder.output(type, values.shape, scale) for _ in range(2)]
    builder.operation(OperationType.ADD, (one, other, none), outputs[:1])
    builder.operation(OperationType.ADD, (source, other, none), outputs[1:])
    return builder.case([values], [terms[0] + terms[1], values + terms[1]])
