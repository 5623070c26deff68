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


def hashed_tanh(data: NDArray[Any]) -> Specimen:
    """Eight hashes of tanh(data), of each 1.0 where it is positive: data has two rows."""
    seeds, weights, dense = np.arange(8, dtype=np.float32), np.ones(2, np.float32), np.int32(2)
    rows = np.float32([[0], [1]])
    constants = [each.tobytes() for each in (seeds, weights, dense, rows)]
    starts = np.cumsum([0, *map(len, constants)]).tolist()
    places = [DataLocation(0, at, len(each)) for at, each in zip(starts, constants, strict=False)]
    operands = (
        floats(data.shape, L.SUBGRAPH_INPUT),
        floats(data.shape, L.TEMPORARY_VARIABLE),
        Operand(T.TENSOR_FLOAT32, (8, 1), lifetime=L.CONSTANT_COPY, location=places[0]),
        Operand(T.TENSOR_FLOAT32, (2,), lifetime=L.CONSTANT_COPY, location=places[1]),
        Operand(T.INT32, (), lifetime=L.CONSTANT_COPY, location=places[2]),
        Operand(T.TENSOR_INT32, (8,), lifetime=L.TEMPORARY_VARIABLE),
        Operand(T.TENSOR_FLOAT32, (2, 1), lifetime=L.CONSTANT_COPY, location=places[3]),
        floats((8, 1), L.SUBGRAPH_OUTPUT),
    )
    operations = (
        Operation(O.TANH, (0,), (1,)),
        Operation(O.LSH_PROJECTION, (2, 1, 3, 4), (5,)),
        Operation(O.EMBEDDING_LOOKUP, (5, 6), (7,)),
    )
    main = Subgraph(operands, operations, (0,), (7,))
    return Specimen(Model(main=main, operand_values=b"".join(constants)), (data,))


def numbers(*values: float) -> NDArray[np.float32]:
    return np.array(values, np.float32)
