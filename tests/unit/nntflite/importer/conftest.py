"""What importing must not change: TF Lite computes the same before and after."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

import numpy as np
import pytest
from numpy.typing import NDArray

from corpus.tflite_oracle import run
from nnhal.operand_types import dtype_of
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
        states = []
        for pair in self.imported.state:
            operand = model.main.operands[model.main.input_indexes[pair.input]]
            state = np.full(operand.dimensions, pair.initial, dtype_of(operand.type))
            states.append(state)
        results = []
        for inputs in steps:
            outputs = run(model, [*inputs, *states])
            states = [outputs[pair.output] for pair in self.imported.state]
            results.append(outputs[: len(self.imported.outputs)])
        return results


@pytest.fixture
def bytes_of() -> Callable[[Graph], bytes]:
    """The ``.tflite`` file with a graph."""
    return lambda graph: write(File((graph,)))


@pytest.fixture
def import_graph(bytes_of: Any) -> Callable[[Graph], ImportedModel]:
    return lambda graph: import_model(bytes_of(graph), source="test.tflite")


@pytest.fixture
def assert_unchanged(bytes_of: Any) -> Callable[..., ImportedModel]:
    """``assert_unchanged(graph, steps, atol)``: imports, compares, returns what was imported."""

    def check(graph: Graph, steps: Steps, atol: float = 0) -> ImportedModel:
        data = bytes_of(graph)
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
