"""Random graphs as applications build and execute them."""

from __future__ import annotations

import math
from typing import Any

import numpy as np
from numpy.typing import NDArray

from nnapi.compilation import Compilation
from nnapi.execution import Execution
from nnhal.operand_types import dtype_of
from nntest.graph_tests.specimen import Specimen, specimen_of
from nntest.random_graph import RandomGraph

__all__ = ["can_be_built", "graph_outputs", "outputs_of"]


def can_be_built(graph: RandomGraph) -> bool:
    """Whether the C API can build it: a branch without inputs is one of the HAL only."""
    return all(subgraph.input_indexes for subgraph in graph.model.referenced)


def graph_outputs(graph: RandomGraph, compilation: Compilation) -> list[NDArray[Any]]:
    """Run ``compilation`` of ``graph`` on its inputs and return the outputs. NnapiError."""
    return outputs_of(specimen_of(graph), compilation)


def outputs_of(specimen: Specimen, compilation: Compilation) -> list[NDArray[Any]]:
    """Run ``compilation`` of a specimen's model on its inputs and return the outputs.
    NnapiError.
    """
    main = specimen.model.main
    execution = Execution(compilation)
    for number, data in enumerate(specimen.inputs):
        execution.set_input(number, np.ascontiguousarray(data))
    rooms = [bytearray(max(1, specimen.room(index))) for index in main.output_indexes]
    for number, room in enumerate(rooms):
        execution.set_output(number, room)
    execution.compute()
    found = []
    for number, (index, room) in enumerate(zip(main.output_indexes, rooms, strict=True)):
        shape = execution.output_shape(number).dimensions
        dtype: np.dtype[Any] = np.dtype(dtype_of(main.operands[index].type))
        found.append(np.frombuffer(room, dtype, math.prod(shape)).reshape(shape))
    return found
