"""Models whose executions take long: certain to be under way when others begin."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, TypeAlias

import numpy as np

from nnhal.types import OperandType, OperationType
from vts.driving.case_builder import CaseBuilder, unit_scale

if TYPE_CHECKING:
    from nntest.spec import SpecCase

__all__ = ["ENDLESS", "counting_loop", "long_sum"]

_T: Final = OperandType
_NUMBER: Final = (_T.TENSOR_INT32, (1,))
_Tensor: TypeAlias = tuple[OperandType, tuple[int, ...], float]

ENDLESS: Final = 2**31 - 1
"""Times that no driver counts to before any loop timeout."""

_SUMS: Final = 128
"""Additions of :func:`long_sum`: not so many that 8 bits overflow."""

_LARGEST: Final = 60


def long_sum(type: OperandType, elements: int, seed: int) -> SpecCase:
    """``input + 1 + 1 + ...``, one dimension, exact in every type. All have the same model."""
    tensor = type, (elements,), unit_scale(type)
    builder = CaseBuilder(f"long_sum_{type.name.lower()}")
    one = builder.constant(type, np.ones(elements), unit_scale(type), shared=True)
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
    tensor = type, (elements,), unit_scale(type)
    builder = CaseBuilder("counting_loop")
    (condition, of_condition), (body, of_body) = builder.subgraph(), builder.subgraph()
    zero = builder.constant(_T.TENSOR_INT32, [0])
    nothing = builder.constant(type, np.zeros(elements), unit_scale(type))
    inputs = builder.input(*_NUMBER), builder.input(*tensor)
    outputs = builder.output(*_NUMBER), builder.output(*tensor)
    builder.operation(OperationType.WHILE, (condition, body, zero, nothing, *inputs), outputs)

    count, _, limit, _ = _arguments(of_condition, tensor)
    goes_on = of_condition.output(_T.TENSOR_BOOL8, (1,))
    of_condition.operation(OperationType.LESS, (count, limit), (goes_on,))

    count, total, _, added = _arguments(of_body, tensor)
    one, none = of_body.constant(_T.TENSOR_INT32, [1]), of_body.constant(_T.INT32, 0)
    next_count, next_total = of_body.output(*_NUMBER), of_body.output(*tensor)
    of_body.operation(OperationType.ADD, (count, one, none), (next_count,))
    of_body.operation(OperationType.ADD, (total, added, none), (next_total,))

    rounds, values = np.array([times]), np.random.default_rng(seed).integers(1, _LARGEST, elements)
    return builder.case([rounds, values], [rounds, values * (times if times < ENDLESS else 1)])


def _arguments(inner: CaseBuilder, tensor: _Tensor) -> tuple[int, int, int, int]:
    """Count, sum, times, what is added."""
    count, total = inner.input(*_NUMBER), inner.input(*tensor)
    return count, total, inner.input(*_NUMBER), inner.input(*tensor)
