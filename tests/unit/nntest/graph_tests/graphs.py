"""Small graphs that tests are made of, written out."""

from __future__ import annotations

from typing import Any

import numpy as np
from numpy.typing import NDArray

from nnhal.types import (
    DataLocation,
    Model,
    Operand,
    OperandLifeTime,
    OperandType,
    Operation,
    OperationType,
    Subgraph,
)
from nntest.graph_tests.specimen import Specimen

L = OperandLifeTime
T = OperandType
O = OperationType  # noqa: E741


def floats(shape: tuple[int, ...], lifetime: OperandLifeTime) -> Operand:
    return Operand(T.TENSOR_FLOAT32, shape, lifetime=lifetime)


def chain(*steps: OperationType, data: NDArray[Any], other: NDArray[Any]) -> Specimen:
    """``((data - other) + other) ...``: each step is ADD, SUB or MUL with the second input."""
    shape = data.shape
    operands = [
        floats(shape, L.SUBGRAPH_INPUT),
        floats(other.shape, L.SUBGRAPH_INPUT),
        Operand(T.INT32, (), lifetime=L.CONSTANT_COPY, location=DataLocation(0, 0, 4)),
    ]
    operations, last = [], 0
    for number, step in enumerate(steps):
        is_last = number == len(steps) - 1
        operands.append(floats(shape, L.SUBGRAPH_OUTPUT if is_last else L.TEMPORARY_VARIABLE))
        operations.append(Operation(step, (last, 1, 2), (len(operands) - 1,)))
        last = len(operands) - 1
    main = Subgraph(tuple(operands), tuple(operations), (0, 1), (last,))
    return Specimen(Model(main=main, operand_values=bytes(4)), (data, other))


def numbers(*values: float) -> NDArray[np.float32]:
    return np.array(values, np.float32)
