"""Models whose executions take long: certain to be under way when others begin."""

from __future__ import annotations

from typing import Final

import numpy as np

from nnhal.types import OperandType, OperationType
from nntest.spec import SpecCase
from vts.driving.case_builder import CaseBuilder, Tensor, unit_tensor

__all__ = ["ENDLESS", "counting_loop", "long_sum"]

_T: Final = OperandType
_NUMBER: Final = Tensor(_T.TENSOR_INT32, (1,))

ENDLESS: Final = 2**31 - 1
"""Times that no driver counts to before any loop timeout."""

_SUMS: Final = 128
"""Additions of :func:`long_sum`: not so many that 8 bits overflow."""

_LARGEST: Final = 60


def long_sum(type: OperandType, elements: int, seed: int) -> SpecCase:
    """``input + 1 + 1 + ...``, one dimension, exact in every type. All have the same model."""
    tensor = unit_tensor(type, elements)
    builder = CaseBuilder(f"long_sum_{type.name.lower()}")
    one = builder.constant(type, np.ones(elements), tensor.scale, shared=True)
    none, total = builder.constant(_T.INT32, 0), builder.input(*tensor)
    for step in range(_SUMS):
        result = (builder.output if step == _SUMS - 1 else builder.between)(*tensor)
        builder.operation(OperationType.ADD, (total, one, none), (result,))
        total = result
    values = np.random.default_rng(seed).integers(0, _LARGEST, elements)
    return builder.case([values], [values + _SUMS])


def counting_loop(
    elements: int, times: int, seed: int = 0, type: OperandType = _T.TENSOR_FLOAT32
) -> SpecCase:
    """A WHILE that counts to its first input, and adds up its second one so often (HAL 1.3).

    Inputs are TENSOR_INT32 [1] and ``type`` [``elements``], and so are the outputs. With
    ``ENDLESS`` times it ends by the loop timeout only. Two rounds are exact in every type; of
    endless ones there is no result.
    """
    tensor = unit_tensor(type, elements)
    builder = CaseBuilder("counting_loop")
    condition, body = builder.graph(), builder.graph()
    zero = builder.constant(_T.TENSOR_INT32, [0])
    nothing = builder.constant(type, np.zeros(elements), tensor.scale)
    inputs = builder.input(*_NUMBER), builder.input(*tensor)
    outputs = builder.output(*_NUMBER), builder.output(*tensor)
    parts = builder.reference(condition), builder.reference(body)
    builder.operation(OperationType.WHILE, (*parts, zero, nothing, *inputs), outputs)

    count, _, limit, _ = _arguments(condition, tensor)
    goes_on = condition.output(_T.TENSOR_BOOL8, (1,))
    condition.operation(OperationType.LESS, (count, limit), (goes_on,))

    count, total, _, added = _arguments(body, tensor)
    one, none = body.constant(_T.TENSOR_INT32, [1]), body.constant(_T.INT32, 0)
    next_count, next_total = body.output(*_NUMBER), body.output(*tensor)
    body.operation(OperationType.ADD, (count, one, none), (next_count,))
    body.operation(OperationType.ADD, (total, added, none), (next_total,))

    rounds, values = np.array([times]), np.random.default_rng(seed).integers(1, _LARGEST, elements)
    return builder.case([rounds, values], [rounds, values * (times if times < ENDLESS else 1)])


def _arguments(inner: CaseBuilder, tensor: Tensor) -> tuple[int, int, int, int]:
    """Count, sum, times, what is added."""
    count, total = inner.input(*_NUMBER), inner.input(*tensor)
    return count, total, inner.input(*_NUMBER), inner.input(*tensor)
