"""Models whose executions take long: certain to be under way when others begin."""

from __future__ import annotations

from typing import Final

import msgspec
import numpy as np

from nnhal.operand_types import dtype_of
from nnhal.types import (
    DataLocation,
    Operand,
    OperandLifeTime,
    OperandType,
    Operation,
    OperationType,
    Subgraph,
)
from nntest.spec import SpecCase
from vts.driving.case_builder import unit_scale

__all__ = ["ENDLESS", "counting_loop", "long_sum"]

_T: Final = OperandType
_L: Final = OperandLifeTime
_NUMBER: Final = Operand(_T.TENSOR_INT32, (1,))

ENDLESS: Final = 2**31 - 1
"""Times that no driver counts to before any loop timeout."""

_SUMS: Final = 128
"""Additions of :func:`long_sum`: not so many that 8 bits overflow."""

_LARGEST: Final = 60


def _as(operand: Operand, lifetime: OperandLifeTime, offset: int = 0, length: int = 0) -> Operand:
    location = DataLocation(0, offset, length)
    return msgspec.structs.replace(operand, lifetime=lifetime, location=location)


def long_sum(type: OperandType, elements: int, seed: int) -> SpecCase:
    """``input + 1 + 1 + ...``, one dimension, exact in every type. All have the same model."""
    dtype = dtype_of(type)
    ones = np.ones(elements, dtype).tobytes()
    tensor = Operand(type, (elements,), unit_scale(type))
    activation = Operand(_T.INT32)
    steps = [_as(tensor, _L.TEMPORARY_VARIABLE)] * (_SUMS - 1)
    values = np.random.default_rng(seed).integers(0, _LARGEST, elements).astype(dtype)
    total = (values + _SUMS).astype(dtype)
    return SpecCase(
        name=f"long_sum_{type.name.lower()}",
        version=None,
        main=Subgraph(
            operands=(
                _as(tensor, _L.CONSTANT_REFERENCE, 0, len(ones)),
                _as(activation, _L.CONSTANT_COPY, 0, 4),
                _as(tensor, _L.SUBGRAPH_INPUT),
                *steps,
                _as(tensor, _L.SUBGRAPH_OUTPUT),
            ),
            operations=tuple(
                Operation(OperationType.ADD, (step, 0, 1), (step + 1,))
                for step in range(2, 2 + _SUMS)
            ),
            input_indexes=(2,),
            output_indexes=(2 + _SUMS,),
        ),
        referenced=(),
        operand_values=bytes(4),
        pool_values=ones,
        relaxed=False,
        inputs=(values.tobytes(),),
        outputs=(total.tobytes(),),
        ignored=(False,),
    )


def counting_loop(
    elements: int, times: int, seed: int = 0, type: OperandType = _T.TENSOR_FLOAT32
) -> SpecCase:
    """A WHILE that counts to its first input, and adds up its second one so often (HAL 1.3).

    Inputs are TENSOR_INT32 [1] and ``type`` [``elements``], and so are the outputs. With
    ``ENDLESS`` times it ends by the loop timeout only. Two rounds are exact in every type; of
    endless ones there is no result.
    """
    tensor, dtype = Operand(type, (elements,), unit_scale(type)), dtype_of(type)
    values = np.random.default_rng(seed).integers(1, _LARGEST, elements).astype(dtype)
    zero, one = np.int32(0).tobytes(), np.int32(1).tobytes()
    nothing = bytes(values.nbytes)
    total = (values.astype(np.float64) * times).astype(dtype) if times < ENDLESS else values
    operand_values = zero + one + nothing
    return SpecCase(
        name="counting_loop",
        version=None,
        main=Subgraph(
            operands=(
                _as(Operand(_T.SUBGRAPH), _L.SUBGRAPH, 0),
                _as(Operand(_T.SUBGRAPH), _L.SUBGRAPH, 1),
                _as(_NUMBER, _L.CONSTANT_COPY, 0, 4),
                _as(tensor, _L.CONSTANT_COPY, 8, len(nothing)),
                _as(_NUMBER, _L.SUBGRAPH_INPUT),
                _as(tensor, _L.SUBGRAPH_INPUT),
                _as(_NUMBER, _L.SUBGRAPH_OUTPUT),
                _as(tensor, _L.SUBGRAPH_OUTPUT),
            ),
            operations=(Operation(OperationType.WHILE, (0, 1, 2, 3, 4, 5), (6, 7)),),
            input_indexes=(4, 5),
            output_indexes=(6, 7),
        ),
        referenced=(_condition(tensor), _body(tensor)),
        operand_values=operand_values,
        pool_values=b"",
        relaxed=False,
        inputs=(np.int32(times).tobytes(), values.tobytes()),
        outputs=(np.int32(times).tobytes(), total.tobytes()),
        ignored=(False, False),
    )


def _arguments(tensor: Operand) -> tuple[Operand, ...]:
    """Count, sum, times, what is added."""
    return tuple(_as(each, _L.SUBGRAPH_INPUT) for each in (_NUMBER, tensor, _NUMBER, tensor))


def _condition(tensor: Operand) -> Subgraph:
    goes_on = _as(Operand(_T.TENSOR_BOOL8, (1,)), _L.SUBGRAPH_OUTPUT)
    return Subgraph(
        operands=(*_arguments(tensor), goes_on),
        operations=(Operation(OperationType.LESS, (0, 2), (4,)),),
        input_indexes=(0, 1, 2, 3),
        output_indexes=(4,),
    )


def _body(tensor: Operand) -> Subgraph:
    return Subgraph(
        operands=(
            *_arguments(tensor),
            _as(_NUMBER, _L.CONSTANT_COPY, 4, 4),
            _as(Operand(_T.INT32), _L.CONSTANT_COPY, 0, 4),
            _as(_NUMBER, _L.SUBGRAPH_OUTPUT),
            _as(tensor, _L.SUBGRAPH_OUTPUT),
        ),
        operations=(
            Operation(OperationType.ADD, (0, 4, 5), (6,)),
            Operation(OperationType.ADD, (1, 3, 5), (7,)),
        ),
        input_indexes=(0, 1, 2, 3),
        output_indexes=(6, 7),
    )
