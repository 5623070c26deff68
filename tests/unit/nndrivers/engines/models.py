"""Models for engines: chains of operations, and their execution."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import numpy as np
from numpy.typing import NDArray

from nnhal.device import PreparedModel
from nnhal.memory import Memory
from nnhal.types import (
    DataLocation,
    Model,
    Operand,
    OperandLifeTime,
    OperandType,
    Operation,
    OperationType,
    Request,
    RequestArgument,
    Subgraph,
)
from nntest.arguments import Arguments

__all__ = [
    "ITEMS",
    "answered",
    "chain",
    "conditional",
    "executed",
    "hash_projection",
    "recurrent_chain",
    "two_way_rnn",
]

SIZE = 2
ITEMS = 3
_FLOATS = "TENSOR_FLOAT32"


class Parts:
    """Operands and constants of a model that grows."""

    def __init__(self) -> None:
        self.operands: list[Operand] = []
        self.values = b""

    def add(
        self, lifetime: OperandLifeTime, dimensions: Sequence[int], type: str = "TENSOR_FLOAT32"
    ) -> int:
        code = OperandType[type]
        self.operands.append(Operand(code, tuple(dimensions), lifetime=lifetime))
        return len(self.operands) - 1

    def constant(self, value: NDArray[Any], type: str) -> int:
        place = DataLocation(offset=len(self.values), length=value.nbytes)
        self.values += value.tobytes()
        self.operands.append(
            Operand(
                OperandType[type],
                value.shape,
                lifetime=OperandLifeTime.CONSTANT_COPY,
                location=place,
            )
        )
        return len(self.operands) - 1

    def add_reference(self, number: int) -> int:
        """To the model's subgraph ``number``."""
        place = DataLocation(offset=number)
        life, code = OperandLifeTime.SUBGRAPH, OperandType.SUBGRAPH
        self.operands.append(Operand(code, (), lifetime=life, location=place))
        return len(self.operands) - 1

    def model(self, operations: Sequence[Operation], inputs: Sequence[int], output: int) -> Model:
        main = Subgraph(tuple(self.operands), tuple(operations), tuple(inputs), (output,))
        return Model(main, operand_values=self.values)


def chain(
    *names: str, dimensions: tuple[int, ...] = (SIZE,), type: str = "TENSOR_FLOAT32"
) -> Model:
    """Operations one after the other; those of two operands take ones for the second."""
    parts = Parts()
    operations = []
    first = last = parts.add(OperandLifeTime.SUBGRAPH_INPUT, dimensions, type)
    for number, name in enumerate(names, 1):
        given = [last]
        if name not in ("ABS", "LOG", "NEG"):
            given.append(parts.constant(np.ones(SIZE, np.float32), type))
            given.append(parts.constant(np.array(0, np.int32), "INT32"))
        is_last = number == len(names)
        lifetime = (
            OperandLifeTime.SUBGRAPH_OUTPUT if is_last else OperandLifeTime.TEMPORARY_VARIABLE
        )
        last = parts.add(lifetime, dimensions, type)
        operations.append(Operation(OperationType[name], tuple(given), (last,)))
    return parts.model(operations, [first], last)


def recurrent_chain() -> Model:
    """An RNN whose state another operation has computed."""
    parts = Parts()
    batches, size, units = 1, 3, SIZE
    ones = {
        name: parts.constant(np.ones(shape, np.float32), "TENSOR_FLOAT32")
        for name, shape in {
            "one": (batches, units),
            "weights": (units, size),
            "recurrent": (units, units),
            "bias": (units,),
        }.items()
    }
    none = parts.constant(np.array(0, np.int32), "INT32")
    given = parts.add(OperandLifeTime.SUBGRAPH_INPUT, (batches, size))
    before = parts.add(OperandLifeTime.SUBGRAPH_INPUT, (batches, units))
    state = parts.add(OperandLifeTime.TEMPORARY_VARIABLE, (batches, units))
    after = parts.add(OperandLifeTime.TEMPORARY_VARIABLE, (batches, units))
    output = parts.add(OperandLifeTime.SUBGRAPH_OUTPUT, (batches, units))
    weights = ones["weights"], ones["recurrent"], ones["bias"]
    operations = [
        Operation(OperationType.ADD, (before, ones["one"], none), (state,)),
        Operation(OperationType.RNN, (given, *weights, state, none), (after, output)),
    ]
    return parts.model(operations, [given, before], output)


def executed(prepared: PreparedModel, value: NDArray[np.float32]) -> NDArray[np.float32]:
    """The output of a chain for ``value``."""
    pool = Memory.from_bytes(bytes(2 * value.nbytes))
    pool.view(np.float32, value.shape, 0)[:] = value
    arguments = [
        RequestArgument(location=DataLocation(offset=offset, length=value.nbytes))
        for offset in (0, value.nbytes)
    ]
    prepared.execute(Request(inputs=(arguments[0],), outputs=(arguments[1],), pools=(pool,)))
    return np.array(pool.view(np.float32, value.shape, value.nbytes))


def conditional(then: Model, otherwise: Model) -> Model:
    """IF, with a condition from the request and one argument; both branches' constants are those
    of ``then``.
    """
    parts = Parts()
    given = [
        parts.add(OperandLifeTime.SUBGRAPH_INPUT, (1,), "TENSOR_BOOL8"),
        *(parts.add_reference(number) for number in range(2)),
        parts.add(OperandLifeTime.SUBGRAPH_INPUT, (SIZE,)),
    ]
    output = parts.add(OperandLifeTime.SUBGRAPH_OUTPUT, (SIZE,))
    operation = Operation(OperationType.IF, tuple(given), (output,))
    main = parts.model([operation], [given[0], given[3]], output).main
    return Model(main, (then.main, otherwise.main), operand_values=then.operand_values)


def hash_projection(type: int = 3, *, weights: tuple[int, ...] = (ITEMS,)) -> Model:
    """LSH_PROJECTION of ``ITEMS`` numbers with two functions of three bits.

    Inputs are the numbers and, optional, their weights. ``type`` 3 is sparse, 2 is dense.
    """
    parts = Parts()
    seeds = parts.constant(np.array([[0.1, 0.2, 0.3], [0.4, 0.5, 0.6]], np.float32), _FLOATS)
    numbers = parts.add(OperandLifeTime.SUBGRAPH_INPUT, (ITEMS,), "TENSOR_INT32")
    weight = parts.add(OperandLifeTime.SUBGRAPH_INPUT, weights)
    code = parts.constant(np.array(type, np.int32), "INT32")
    output = parts.add(OperandLifeTime.SUBGRAPH_OUTPUT, (2 if type == 3 else 6,), "TENSOR_INT32")
    operation = Operation(OperationType.LSH_PROJECTION, (seeds, numbers, weight, code), (output,))
    return parts.model([operation], [numbers, weight], output)


def two_way_rnn() -> Model:
    """BIDIRECTIONAL_SEQUENCE_RNN, whose three optional inputs are those of the model, and last."""
    parts = Parts()
    steps, batches, size, units = 2, 1, 3, SIZE
    shapes = [(steps, batches, size)]
    for _ in range(2):
        shapes += [(units, size), (units, units), (units,), (batches, units)]
    shapes += [(steps, batches, size), (units, size), (units, size)]
    inputs = [parts.add(OperandLifeTime.SUBGRAPH_INPUT, shape) for shape in shapes]
    none = parts.constant(np.array(0, np.int32), "INT32")
    flags = [parts.constant(np.array(value, np.bool_), "BOOL") for value in (True, True)]
    output = parts.add(OperandLifeTime.SUBGRAPH_OUTPUT, (steps, batches, 2 * units))
    operation = Operation(
        OperationType.BIDIRECTIONAL_SEQUENCE_RNN, (*inputs, none, *flags), (output,)
    )
    return parts.model([operation], inputs, output)


def answered(
    prepared: PreparedModel, *inputs: NDArray[Any] | None, elements: int
) -> NDArray[np.int32]:
    """The output, of that many elements of INT32, for ``inputs``; None for one left out."""
    data = [b"" if array is None else array.tobytes() for array in inputs]
    shapes = [() if array is None else array.shape for array in inputs]
    arguments = Arguments(data, [4 * elements], shapes)
    prepared.execute(arguments.request)
    operand = Operand(OperandType.TENSOR_INT32, (elements,))
    return np.array(arguments.output(0, operand))
