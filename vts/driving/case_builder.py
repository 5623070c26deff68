"""Builder of small cases that tests make for themselves, operand by operand.

Expected outputs are given by whoever builds the case: by a formula, never by a driver.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

import numpy as np

from nnhal.operand_types import SCALARS, dtype_of, is_quantized
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

__all__ = ["CaseBuilder", "unit_scale"]


def unit_scale(type: OperandType) -> float:
    """Return the scale with which codes of a quantized ``type`` are the numbers themselves; 0 for
    others.
    """
    return 1.0 if is_quantized(type) else 0.0


class CaseBuilder:
    """A model under construction. Methods that add an operand give its index."""

    def __init__(self, name: str = "") -> None:
        self._name = name
        self._operands: list[Operand] = []
        self._operations: list[Operation] = []
        self._inputs: list[int] = []
        self._outputs: list[int] = []
        self._copied = bytearray()
        self._shared = bytearray()
        self._referenced: list[CaseBuilder] = []

    def input(
        self,
        type: OperandType,
        dimensions: Sequence[int] = (),
        scale: float = 0.0,
        zero_point: int = 0,
    ) -> int:
        """An input of the model."""
        lifetime = OperandLifeTime.SUBGRAPH_INPUT
        self._inputs.append(self._add(type, dimensions, scale, zero_point, lifetime))
        return self._inputs[-1]

    def output(
        self,
        type: OperandType,
        dimensions: Sequence[int] = (),
        scale: float = 0.0,
        zero_point: int = 0,
    ) -> int:
        """An output of the model."""
        lifetime = OperandLifeTime.SUBGRAPH_OUTPUT
        self._outputs.append(self._add(type, dimensions, scale, zero_point, lifetime))
        return self._outputs[-1]

    def between(self, type: OperandType, dimensions: Sequence[int], scale: float = 0.0) -> int:
        """Return the operand that one operation gives and another one takes."""
        return self._add(type, dimensions, scale, 0, OperandLifeTime.TEMPORARY_VARIABLE)

    def constant(
        self,
        type: OperandType,
        values: ArrayLike,
        scale: float = 0.0,
        zero_point: int = 0,
        *,
        shared: bool = False,
    ) -> int:
        """A constant with the dimensions of ``values``, in shared memory if asked for."""
        array = np.asarray(values, dtype_of(type))
        room = self._shared if shared else self._copied
        lifetimes = OperandLifeTime
        lifetime = lifetimes.CONSTANT_REFERENCE if shared else lifetimes.CONSTANT_COPY
        location = DataLocation(0, len(room), array.nbytes)
        data = array.tobytes()
        room += data + bytes(-len(data) % 4)
        dimensions = () if type in SCALARS else array.shape
        return self._add(type, dimensions, scale, zero_point, lifetime, location)

    def operation(self, type: OperationType, inputs: Sequence[int], outputs: Sequence[int]) -> None:
        """The next operation."""
        self._operations.append(Operation(type, tuple(inputs), tuple(outputs)))

    def subgraph(self) -> tuple[int, CaseBuilder]:
        """An operand that refers to a new subgraph, and the builder of that subgraph, whose
        constants are among those of the model.
        """
        inner = CaseBuilder()
        inner._copied, inner._shared = self._copied, self._shared
        lifetime, location = OperandLifeTime.SUBGRAPH, DataLocation(0, len(self._referenced), 0)
        self._referenced.append(inner)
        return self._add(OperandType.SUBGRAPH, (), 0.0, 0, lifetime, location), inner

    def model(self) -> Model:
        """The model, none of whose constants may be in shared memory."""
        assert not self._shared
        referenced = tuple(inner._graph() for inner in self._referenced)
        return Model(self._graph(), referenced, operand_values=bytes(self._copied))

    def case(self, inputs: Sequence[NDArray[Any]], outputs: Sequence[NDArray[Any]]) -> SpecCase:
        """The model with these ``inputs``, and the ``outputs`` that they give."""
        return SpecCase(
            name=self._name,
            version=None,
            main=self._graph(),
            referenced=tuple(inner._graph() for inner in self._referenced),
            operand_values=bytes(self._copied),
            pool_values=bytes(self._shared),
            relaxed=False,
            inputs=self._data(self._inputs, inputs),
            outputs=self._data(self._outputs, outputs),
            ignored=(False,) * len(outputs),
        )

    def _graph(self) -> Subgraph:
        graph = tuple(self._operands), tuple(self._operations)
        return Subgraph(*graph, tuple(self._inputs), tuple(self._outputs))

    def _data(self, indexes: Sequence[int], arrays: Sequence[NDArray[Any]]) -> tuple[bytes, ...]:
        pairs = zip(indexes, arrays, strict=True)
        return tuple(a.astype(dtype_of(self._operands[i].type)).tobytes() for i, a in pairs)

    def _add(
        self,
        type: OperandType,
        dimensions: Sequence[int],
        scale: float,
        zero_point: int,
        lifetime: OperandLifeTime,
        location: DataLocation = DataLocation(),  # noqa: B008 - immutable
    ) -> int:
        operand = Operand(type, tuple(dimensions), scale, zero_point, lifetime, location)
        self._operands.append(operand)
        return len(self._operands) - 1
