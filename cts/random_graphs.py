"""Random graphs as applications build and execute them."""

from __future__ import annotations

import math
from typing import Any

import numpy as np
from numpy.typing import NDArray

from nnapi.compilation import Compilation
from nnapi.execution import Execution
from nnhal.operand_types import dtype_of
from nntest.random_graph import RandomGraph

__all__ = ["can_be_built", "graph_outputs"]


def can_be_built(graph: RandomGraph) -> bool:
    """Whether the C API can build it: a branch without inputs is one of the HAL only."""
    return all(subgraph.input_indexes for subgraph in graph.model.referenced)


def graph_outputs(graph: RandomGraph, compilation: Compilation) -> list[NDArray[Any]]:
    """What ``compilation`` of ``graph`` computes of its inputs. NnapiError."""
    execution = Execution(compilation)
    for index, data in enumerate(graph.inputs):
        execution.set_input(index, data)
    rooms = [bytearray(max(size, 1)) for size in graph.output_sizes]
    for index, room in enumerate(rooms):
        execution.set_output(index, room)
    execution.compute()
    operands = [graph.model.main.operands[index] for index in graph.model.main.output_indexes]
    found = []
    for index, (operand, room) in enumerate(zip(operands, rooms, strict=True)):
        shape, dtype = execution.output_shape(index).dimensions, np.dtype(dtype_of(operand.type))
        count = math.prod(shape)
        found.append(np.frombuffer(room, dtype, count).reshape(shape))
    return found
