"""The driver's prepared models."""

from __future__ import annotations

import numpy as np

from nndrivers.reference.planning.graph import Graph
from nndrivers.reference.planning.planner import Planner
from nndrivers.reference.planning.stage import Subgraph, failing, is_known
from nndrivers.reference.resources import ModelResources
from nnhal.driver_kit import ExecutionContext, Inputs, Outputs, Program, Step

__all__ = ["ReferenceProgram"]


class ReferenceProgram(Program):
    """A model of the reference driver.

    It is planned at once where the model says all shapes of its inputs, else when a request gives
    them. Raises InvalidOperation.
    """

    def __init__(self, graph: Graph, resources: ModelResources) -> None:
        self.graph = graph
        declared = [graph.operands[index] for index in graph.inputs]
        self._main = Subgraph(Planner(graph, resources), declared)
        if all(map(is_known, declared)):
            self._main.prepare()
        resources.end_of_memory()
        self.remembered = resources.remembered

    def execute(self, inputs: Inputs, outputs: Outputs, context: ExecutionContext) -> None:
        """Run on frames that nobody else uses at the time."""
        self.bind(inputs, outputs)(context)

    def bind(self, inputs: Inputs, outputs: Outputs) -> Step:
        """Find the plan. Frames belong to it, not to the request: binding costs next to nothing."""
        data = self._main.data(inputs)
        with failing():
            stage = self._main.stage([None if a is None else a.shape for a in inputs])

        def step(context: ExecutionContext) -> None:
            # Infinity and NaN are results like others, and nothing to warn of.
            with context.device_time(), np.errstate(all="ignore"):
                results = stage.run(data, context)
                for output, array in zip(outputs, results.arrays, strict=True):
                    target = output.reserve(array.shape)
                    if target is not None:
                        np.copyto(target, array)
                results.release()

        return step
