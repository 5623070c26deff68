"""Random models over several drivers compute what the CPU computes, bit for bit.

As TestPartitioningRandom does: each operation belongs to one driver at random, of a random version.
"""

from __future__ import annotations

import random

import numpy as np
import pytest

from nnapi.execution import Execution
from nnapi.model import Model
from nnapi.rebuilding import rebuilt
from nnapi.runtime import Runtime
from nnhal.operand_types import size_of_data
from nnhal.types import HalVersion, OperationType
from nntest.random_graph.graph import RandomGraph, draw
from tests.unit.nnapi.executing import PartDriver, compiled, runtime_with
from tests.unit.nnapi.test_execution import WAYS

MAX_BYTES = 1 << 16
"""Of an output whose size the model does not say."""

VERSIONS = [HalVersion.V1_1, HalVersion.V1_2, HalVersion.V1_3, HalVersion.AIDL_V4]


def drivers_of(seed: int) -> list[PartDriver]:
    """Two to four, each with operations of its own; some operations are left to the CPU."""
    chance = random.Random(seed)
    count = chance.randint(2, 4)
    owners = {type: chance.randrange(count + 1) for type in OperationType}
    return [
        PartDriver(
            f"toy-{number}",
            [type for type, owner in owners.items() if owner == number],
            version=chance.choice(VERSIONS),
        )
        for number in range(count)
    ]


def outputs_of(model: Model) -> list[np.ndarray]:
    main = model.hal.main
    operands = [main.operands[index] for index in main.output_indexes]
    sizes = [size_of_data(operand.type, operand.dimensions) for operand in operands]
    return [np.zeros(size or MAX_BYTES, np.uint8) for size in sizes]


def computed(runtime: Runtime, graph: RandomGraph, way: str) -> tuple[Execution, list[bytes]]:
    model = rebuilt(runtime, graph.model)
    execution = Execution(compiled(model))
    for index, array in enumerate(graph.inputs):
        execution.set_input(index, np.ascontiguousarray(array))
    outputs = outputs_of(model)
    for index, array in enumerate(outputs):
        execution.set_output(index, array)
    WAYS[way](execution)
    return execution, [output.tobytes() for output in outputs]


def drawn(seed: int) -> RandomGraph:
    """The first graph of a row of seeds whose branches all have inputs, as NNAPI's models must."""
    size = random.Random(seed).randint(5, 30)
    graphs = (draw(number, size=size, dimension_range=6) for number in range(seed, 10**6, 100))
    return next(g for g in graphs if all(each.input_indexes for each in g.model.referenced))


@pytest.mark.filterwarnings("ignore::nnhal.versions.MeaningLost")
@pytest.mark.parametrize("seed", range(12))
def test_a_model_over_several_drivers_computes_what_the_cpu_computes(seed: int) -> None:
    graph = drawn(seed)
    way = list(WAYS)[seed % len(WAYS)]
    if way == "fenced" and graph.rooms:  # those need to know the dimensions of all outputs
        way = "compute"
    _, expected = computed(runtime_with(), graph, "compute")
    execution, found = computed(runtime_with(*drivers_of(seed)), graph, way)
    assert found == expected
    assert not execution.fallbacks
