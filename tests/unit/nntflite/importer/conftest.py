"""What importing must not change: the reference driver computes what TF Lite does."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

import numpy as np
import pytest
from numpy.typing import NDArray

from nndrivers.reference.device import ReferenceDriver
from nnhal.device import Device
from nnhal.operand_types import dtype_of, size_of_data
from nntest.arguments import Arguments
from nntflite.graph import File, Graph
from nntflite.importer import ImportedModel, import_model
from nntflite.interpreter import Interpreter
from nntflite.writer import write

Array = NDArray[Any]
Steps = Sequence[Sequence[Array]]


class Sequences:
    """Runs an imported model over a sequence, carrying its states from step to step."""

    def __init__(self, imported: ImportedModel) -> None:
        self.imported = imported

    def __call__(self, steps: Steps) -> list[list[Array]]:
        model = self.imported.model
        prepared = Device(ReferenceDriver()).prepare(model)
        operands = [model.main.operands[index] for index in model.main.output_indexes]
        sizes = [size_of_data(operand.type, operand.dimensions) for operand in operands]
        states = []
        for pair in self.imported.state:
            operand = model.main.operands[model.main.input_indexes[pair.input]]
            state = np.full(operand.dimensions, pair.initial, dtype_of(operand.type))
            states.append(state)
        results = []
        for inputs in steps:
            arguments = Arguments([each.tobytes() for each in (*inputs, *states)], sizes)
            prepared.execute(arguments.request)
            outputs = [arguments.output(*each) for each in enumerate(operands)]
            states = [outputs[pair.output] for pair in self.imported.state]
            results.append(outputs[: len(self.imported.outputs)])
        return results


@pytest.fixture
def bytes_of() -> Callable[..., bytes]:
    """The ``.tflite`` file with a graph, and with those that it calls."""
    return lambda *graphs: write(File(graphs))


@pytest.fixture
def import_graph(bytes_of: Any) -> Callable[..., ImportedModel]:
    return lambda *graphs: import_model(bytes_of(*graphs), source="test.tflite")


@pytest.fixture
def assert_unchanged(bytes_of: Any) -> Callable[..., ImportedModel]:
    """``assert_unchanged(graph, steps, atol, called)``: imports, compares, returns what was
    imported; ``called`` are further graphs of the file.
    """

    def check(
        graph: Graph, steps: Steps, atol: float = 0, called: Sequence[Graph] = ()
    ) -> ImportedModel:
        data = bytes_of(graph, *called)
        imported = import_model(data)
        interpreter = Interpreter(data)
        for inputs, outputs in zip(steps, Sequences(imported)(steps), strict=True):
            for wanted, result in zip(interpreter.run(*inputs), outputs, strict=True):
                assert result.dtype == wanted.dtype
                np.testing.assert_allclose(
                    result.astype(float), wanted.reshape(result.shape).astype(float), atol=atol
                )
        return imported

    return check
