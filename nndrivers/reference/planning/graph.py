"""A model's subgraph with its constants at hand: what the planner starts from."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

import numpy as np
from numpy.typing import NDArray

from nnhal.driver_kit import constant
from nnhal.operations.node import TensorInfo
from nnhal.types import Model, Operand, OperandLifeTime, Operation, Subgraph

__all__ = ["Graph"]


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
    return TensorInfo.from_operand(operand, _constant(model, operand))


def _constant(model: Model, operand: Operand) -> NDArray[Any] | None:
    array = constant(model, operand)
    return array if array is None or array.flags.aligned else array.copy()
