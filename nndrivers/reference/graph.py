"""A model's subgraph with its constants at hand: what the planner starts from."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, Final

import numpy as np
from numpy.typing import NDArray

from nnhal.operand_types import dtype_of
from nnhal.operations.node import TensorInfo
from nnhal.types import Model, Operand, OperandLifeTime, Operation, Subgraph

__all__ = ["Graph"]

_CONSTANTS: Final = (OperandLifeTime.CONSTANT_COPY, OperandLifeTime.CONSTANT_REFERENCE)


@dataclass(frozen=True, eq=False)
class Graph:
    """``operands`` has what is known of each: declared shape, value of a constant, or None for an
    omitted one. ``operations`` is in order of execution; ``inputs`` and ``outputs`` are operands.

    The main graph has in ``referenced`` all graphs that IF and WHILE may refer to, wherever they
    are; the value of an operand that stands for one is its index.
    """

    operands: tuple[TensorInfo | None, ...]
    operations: tuple[Operation, ...]
    inputs: tuple[int, ...]
    outputs: tuple[int, ...]
    relaxed: bool = False
    referenced: tuple[Graph, ...] = ()

    @classmethod
    def of(cls, model: Model) -> Graph:
        """The main subgraph of ``model``. Constants share its memory where that is aligned."""
        return _graph(model, model.main, tuple(_graph(model, part) for part in model.referenced))


def _graph(model: Model, subgraph: Subgraph, referenced: tuple[Graph, ...] = ()) -> Graph:
    return Graph(
        tuple(_info(model, operand) for operand in subgraph.operands),
        subgraph.operations,
        subgraph.input_indexes,
        subgraph.output_indexes,
        model.relax_computation_float32_to_float16,
        referenced,
    )


def _info(model: Model, operand: Operand) -> TensorInfo | None:
    if operand.lifetime == OperandLifeTime.NO_VALUE:
        return None
    if operand.lifetime == OperandLifeTime.SUBGRAPH:
        return TensorInfo.from_operand(operand, np.array(operand.location.offset))
    value = _constant(model, operand) if operand.lifetime in _CONSTANTS else None
    return TensorInfo.from_operand(operand, value)


def _constant(model: Model, operand: Operand) -> NDArray[Any]:
    dtype, where = dtype_of(operand.type), operand.location
    if operand.lifetime == OperandLifeTime.CONSTANT_COPY:
        data = memoryview(model.operand_values)[where.offset : where.offset + where.length]
        array = np.frombuffer(data, dtype).reshape(operand.dimensions)
    else:
        array = model.pools[where.pool_index].view(dtype, operand.dimensions, where.offset)
    return array if array.flags.aligned else array.copy()
