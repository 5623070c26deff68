"""Export of a HAL model to a ``.tflite`` file, graph by graph."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import numpy as np
from numpy.typing import NDArray

from nnhal.types import DataLocation, Model, OperandLifeTime
from nntflite.errors import NotExpressible
from nntflite.exporter.graph import GraphExporter
from nntflite.exporter.operation import HalOperation
from nntflite.exporter.registry import exporter_of
from nntflite.graph import File, Graph
from nntflite.writer import write

__all__ = ["ModelExporter", "export_model"]


def export_model(
    model: Model, known: Mapping[int, NDArray[Any]] | None = None, *, exact: bool = False
) -> bytes:
    """``model`` as the bytes of a ``.tflite`` file with the same inputs and outputs, in order.

    ``known`` gives data for inputs, by their number: TF Lite keeps many arguments in its file that
    the HAL takes as operands (strides, axes, activations), and where such an argument is an input
    of the model, only its data can tell. Actual shapes of inputs are taken from it too.

    With ``exact`` other operators take the place of one that is further off than the HAL allows:
    as a measure for drivers, and not for TF Lite itself.

    Raises NotExpressible, naming the operation and why.
    """
    return write(ModelExporter(model, exact=exact).file(known or {}))


class ModelExporter:
    """Collects the graphs of one model: the main one, and the bodies of its control flow."""

    def __init__(self, model: Model, *, exact: bool = False) -> None:
        self.model = model
        self.exact = exact
        self._graphs: list[Graph | None] = [None]
        self._numbers: dict[tuple[int, tuple[int, ...]], int] = {}

    def file(self, known: Mapping[int, NDArray[Any]]) -> File:
        """The whole file."""
        self._graphs[0] = _exported(GraphExporter(self, self.model.main, "main", known))
        return File(tuple(graph for graph in self._graphs if graph is not None))

    def body(self, referenced: int, pass_through: tuple[int, ...]) -> int:
        """The number, in the file, of the graph made of subgraph ``referenced``.

        The inputs numbered in ``pass_through`` are appended to its outputs.
        """
        key = (referenced, pass_through)
        if key not in self._numbers:
            self._numbers[key] = len(self._graphs)
            self._graphs.append(None)
            subgraph = self.model.referenced[referenced]
            graph = GraphExporter(self, subgraph, f"subgraph{referenced}", {})
            self._graphs[self._numbers[key]] = _exported(graph, pass_through)
        return self._numbers[key]

    def data(self, lifetime: OperandLifeTime, location: DataLocation) -> NDArray[np.uint8]:
        """The bytes of a constant operand."""
        if lifetime == OperandLifeTime.CONSTANT_COPY:
            values = self.model.operand_values
            return np.frombuffer(values, np.uint8, location.length, location.offset)
        pool = self.model.pools[location.pool_index]
        return pool.view(np.uint8, (location.length,), location.offset)


def _exported(graph: GraphExporter, pass_through: tuple[int, ...] = ()) -> Graph:
    """The finished graph; the inputs numbered in ``pass_through`` are appended to its outputs."""
    inputs = [graph.tensor(index) for index in graph.subgraph.input_indexes]
    for operation in graph.subgraph.operations:
        exporter = exporter_of(operation.type)
        view = HalOperation(graph, operation)
        if exporter is None:
            raise NotExpressible(view.name, "TF Lite has no such builtin operator")
        exporter(view)
    outputs = [graph.tensor(index) for index in graph.subgraph.output_indexes]
    return graph.builder.finish(inputs, outputs + [inputs[number] for number in pass_through])
