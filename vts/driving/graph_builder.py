"""Builder of a main or referenced subgraph, operand by operand, constants in pools of their own."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any, Final

import numpy as np

from nnhal.memory import Memory
from nnhal.operand_types import dtype_of
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
from nntest.spec import SpecCase

if TYPE_CHECKING:
    from numpy.typing import ArrayLike, NDArray

__all__ = ["GraphBuilder", "case_of"]

_T: Final = OperandType
_L: Final = OperandLifeTime

_BEFORE: Final = 64
"""Bytes of each pool in front of its constant."""

_LEAST: Final = 64
"""Bytes of each pool from there on, at least: all small constants would fit into any of them."""


class GraphBuilder:
    """A subgraph under construction. Methods that add an operand give its index."""

    def __init__(self, pools: list[Memory]) -> None:
        self._pools = pools
        self._operands: list[Operand] = []
        self._operations: list[Operation] = []

    def add(self, like: Operand, lifetime: OperandLifeTime) -> int:
        """An operand without data."""
        return self._add(Operand(like.type, like.dimensions, like.scale, 0, lifetime))

    def pooled(self, like: Operand, value: ArrayLike) -> int:
        """A constant in a new pool of the model."""
        data = np.full(like.dimensions, value, dtype_of(like.type)).tobytes()
        place = DataLocation(len(self._pools), _BEFORE, len(data))
        room = max(0, _LEAST - len(data)) * b"\1"
        self._pools.append(Memory.from_bytes(bytes([1]) * _BEFORE + data + room))
        return self._add(
            Operand(like.type, like.dimensions, like.scale, 0, _L.CONSTANT_REFERENCE, place)
        )

    def nothing(self) -> int:
        """No activation: four zero bytes that all subgraphs copy."""
        return self._add(
            Operand(_T.INT32, lifetime=_L.CONSTANT_COPY, location=DataLocation(0, 0, 4))
        )

    def subgraph(self, index: int) -> int:
        """A reference to a subgraph of the model."""
        place = DataLocation(0, index, 0)
        return self._add(Operand(_T.SUBGRAPH, lifetime=_L.SUBGRAPH, location=place))

    def operation(self, type: OperationType, inputs: Sequence[int], outputs: Sequence[int]) -> None:
        """The next operation."""
        self._operations.append(Operation(type, tuple(inputs), tuple(outputs)))

    def built(self, inputs: Sequence[int], outputs: Sequence[int]) -> Subgraph:
        """The subgraph with these operands as its inputs and outputs."""
        graph = tuple(self._operands), tuple(self._operations)
        return Subgraph(*graph, tuple(inputs), tuple(outputs))

    def _add(self, operand: Operand) -> int:
        self._operands.append(operand)
        return len(self._operands) - 1


def case_of(
    name: str, model: Model, inputs: Sequence[NDArray[Any]], outputs: Sequence[NDArray[Any]]
) -> SpecCase:
    """``model`` with ``inputs``, and the ``outputs`` that they give."""
    case = SpecCase(
        name=name,
        version=None,
        main=model.main,
        referenced=tuple(model.referenced),
        operand_values=bytes(model.operand_values),
        pool_values=b"",
        relaxed=False,
        inputs=_data(model.main, model.main.input_indexes, inputs),
        outputs=_data(model.main, model.main.output_indexes, outputs),
        ignored=(False,) * len(outputs),
    )
    case.use_model(model)
    return case


def _data(
    graph: Subgraph, indexes: Sequence[int], arrays: Sequence[NDArray[Any]]
) -> tuple[bytes, ...]:
    types = [graph.operands[index].type for index in indexes]
    pairs = zip(types, arrays, strict=True)
    return tuple(array.astype(dtype_of(type)).tobytes() for type, array in pairs)
