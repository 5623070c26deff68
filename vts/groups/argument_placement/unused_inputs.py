"""Models with inputs that no operation reads.

Source: ``types.hal``, ``Request.inputs``: the inputs of a request are those of ``inputIndexes``, in
its order, whatever a driver makes of the model. Nothing asks that an input is read.
"""

from __future__ import annotations

from collections.abc import Sequence

import numpy as np

from nnhal.types import OperandType, OperationType
from nntest.spec import SpecCase
from vts.driving.case_builder import CaseBuilder, unit_scale

__all__ = ["with_unused_inputs"]

_ELEMENTS = 12

_READ = ((1, 3), (0, 2), (2, 3), (0, 3))
"""Positions of the two inputs of four that are read."""


def with_unused_inputs(name: str, type: OperandType) -> Sequence[SpecCase]:
    """Differences of two inputs, of which other two are as large: each is a model of its own."""
    return [_difference(name, type, *read) for read in _READ]


def _difference(name: str, type: OperandType, one: int, other: int) -> SpecCase:
    builder, numbers = CaseBuilder(name), np.arange(_ELEMENTS)
    scale = unit_scale(type)
    values = [40 + 7 * numbers % 50, numbers * 2, 30 + numbers, 20 - numbers]
    inputs = [builder.input(type, (_ELEMENTS,), scale) for _ in values]
    none = builder.constant(OperandType.INT32, 0)
    zero_point = 128 if scale else 0
    output = builder.output(type, (_ELEMENTS,), scale, zero_point)
    builder.operation(OperationType.SUB, (inputs[one], inputs[other], none), (output,))
    return builder.case(values, [values[one] - values[other] + zero_point])
