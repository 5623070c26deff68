"""Builder of small cases that tests make for themselves, operand by operand.

Expected outputs are given by whoever builds the case: by a formula, never by a driver.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final, NamedTuple

import numpy as np
from numpy.typing import ArrayLike, NDArray

from nnhal.memory import Memory
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

__all__ = ["CaseBuilder", "Tensor", "unit_scale", "unit_tensor"]

_BEFORE: Final = 64
"""Bytes of each pool in front of its constant."""

_LEAST: Final = 64
"""Bytes of each pool from there on, at least: all small constants would fit into any of them."""


def unit_scale(type: OperandType) -> float:
    """Return the scale with which codes of a quantized ``type`` are the numbers themselves; 0 for
    others.
    """
    return 1.0 if is_quantized(type) else 0.0


class Tensor(NamedTuple):
    """An operand, as the methods of a builder take it."""

    type: OperandType
    dimensions: tuple[int, ...] = ()
    scale: float = 0.0
    zero_point: int = 0


def unit_tensor(type: OperandType, *dimensions: int) -> Tensor:
    """A tensor with :func:`unit_scale`."""
    return Tensor(type, dimensions, unit_scale(type))


class _Shared:
    """Constants and pools that all graphs of a model share."""

    def __init__(self) -> None:
        self.copied = bytearray()
        self.pool = bytearray()
        self.pools: list[Memory] = []
        self.graphs: list[CaseBuilder] = []


class CaseBuilder:
    """A model under construction. Methods that add an operand give its index."""

    def __init__(self, name: str = "", shared: _Shared | None = None) -> None:
        self._name = name
        self._operands: list[Operand] = []
        self._operations: list[Operation] = []
        self._inputs: list[int] = []
        self._outputs: list[int] = []
        self._shared = shared or _Shared()

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

    def between(
        self,
        type: OperandType,
        dimensions: Sequence[int],
        scale: float = 0.0,
        zero_point: int = 0,
    ) -> int:
        """Return the operand that one operation gives and another one takes."""
        lifetime = OperandLifeTime.TEMPORARY_VARIABLE
        return self._add(type, dimensions, scale, zero_point, lifetime)

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
        room = self._shared.pool if shared else self._shared.copied
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

    def pooled(self, tensor: Tensor, value: ArrayLike) -> int:
        """A constant in a new pool of the model, behind others that nobody reads."""
        data = np.full(tensor.dimensions, value, dtype_of(tensor.type)).tobytes()
        pools, room = self._shared.pools, max(0, _LEAST - len(data))
        location = DataLocation(len(pools), _BEFORE, len(data))
        pools.append(Memory.from_bytes(b"\1" * _BEFORE + data + b"\1" * room))
        lifetime = OperandLifeTime.CONSTANT_REFERENCE
        return self._add(*tensor, lifetime, location)

    def graph(self) -> CaseBuilder:
        """A new subgraph of the model, which nothing refers to yet."""
        inner = CaseBuilder(shared=self._shared)
        self._shared.graphs.append(inner)
        return inner

    def reference(self, inner: CaseBuilder) -> int:
        """A reference to a subgraph of the model."""
        location = DataLocation(0, self._shared.graphs.index(inner), 0)
        return self._add(OperandType.SUBGRAPH, (), 0.0, 0, OperandLifeTime.SUBGRAPH, location)

    def reorder(self, inputs: Sequence[int], outputs: Sequence[int]) -> None:
        """Have the inputs and outputs in another order than they were added in."""
        self._inputs, self._outputs = list(inputs), list(outputs)

    def model(self) -> Model:
        """The model, whose constants are copied into it or in pools of their own."""
        assert not self._shared.pool
        referenced = tuple(inner._graph() for inner in self._shared.graphs)
        values, pools = bytes(self._shared.copied), tuple(self._shared.pools)
        return Model(self._graph(), referenced, operand_values=values, pools=pools)

    def case(self, inputs: Sequence[NDArray[Any]], outputs: Sequence[NDArray[Any]]) -> SpecCase:
        """The model with these ``inputs``, and the ``outputs`` that they give."""
        case = SpecCase(
            name=self._name,
            version=None,
            main=self._graph(),
            referenced=tuple(inner._graph() for inner in self._shared.graphs),
            operand_values=bytes(self._shared.copied),
            pool_values=bytes(self._shared.pool),
            relaxed=False,
            inputs=self._data(self._inputs, inputs),
            outputs=self._data(self._outputs, outputs),
            ignored=(False,) * len(outputs),
        )
        if self._shared.pools:
            case.use_model(self.model())
        return case

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
