"""Random partitioning: models over several drivers give what they give on the CPU, bit for bit.

Source: Android's ``TestPartitioningRandom.cpp``, and the synthetic devices of
``TestRandomGraph.cpp``.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any, Final

import numpy as np
from numpy.typing import NDArray

from cts.compiling import compiled
from cts.expect import OP_FAILED, require
from cts.random_graphs import can_be_built, graph_outputs
from cts.random_models import Drawn, drawn
from cts.test_group import Context, Failed, IndexedCase, PlannedTest, Subject, TestGroup
from cts.toys import ToyDriver
from cts.ways import ASYNC, FENCED
from nnapi.compilation import Compilation
from nnapi.errors import NnapiError
from nnapi.execution import Execution
from nnapi.operand_type import OperandType
from nnapi.partitioning.plan import Plan
from nnapi.rebuilding import rebuilt
from nnapi.settings import Partitioning, Settings
from nnhal.device import Device
from nnhal.types import HalVersion, OperationType
from nnhal.types import OperandType as Code
from nntest.judge import Judgment
from nntest.random_graph import Claims, draw

__all__ = ["GROUP"]

_SEEDS: Final = 225

_GRAPH_SEEDS: Final = 50
_GRAPH_SIZE: Final = 20
_GRAPH_RANGE: Final = 10
_DRIVERS: Final = {HalVersion.V1_2: 0.9, HalVersion.V1_1: 0.8, HalVersion.V1_0: 0.7}
"""Drivers for graphs of all operations, with their performance: the older, the faster."""


class _RandomPartitioning(TestGroup):
    name = "random_partitioning"
    title = "Random partitioning"
    summary = (
        "A random model that is spread over drivers gives the same bits as on the CPU alone; where "
        "it cannot be, the CPU gets all of it."
    )
    source = "RandomPartitioningTest, RandomGraphTest (synthetic devices)"
    subject = Subject.RUNTIME

    def tests(self, corpus: Sequence[IndexedCase], *, thorough: bool) -> Iterable[PlannedTest]:
        for seed in range(_SEEDS):
            yield PlannedTest(group=self.name, name=f"seed_{seed}")
        for seed in range(_GRAPH_SEEDS):
            yield PlannedTest(group=self.name, name=f"graph/seed_{seed}")

    def run(self, test: PlannedTest, context: Context) -> Judgment | None:
        kind, _, number = test.name.rpartition("seed_")
        if kind:
            _check_graph(context, int(number))
            return None
        model = drawn(int(number))
        compilation = _compiled(context, model)
        alone = compiled(model.build(context.runtime))
        expected, actual = _outputs(model, alone), _outputs(model, compilation)
        for index, (wanted, found) in enumerate(zip(expected, actual, strict=True)):
            if wanted.tobytes() != found.tobytes():
                wrong = int(np.count_nonzero(wanted != found))
                plan = ", ".join(compilation.plan.outline())
                raise Failed(
                    "differs_from_cpu",
                    f"output {index}: {wrong} of {wanted.size} elements differ from those of the "
                    f"CPU alone; the plan: {plan}",
                )
        return None


GROUP: Final = _RandomPartitioning()


def _check_graph(context: Context, seed: int) -> None:
    """A graph of any operations over drivers of old versions, which have some of them only."""
    graph = draw(seed, size=_GRAPH_SIZE, dimension_range=_GRAPH_RANGE)
    if not can_be_built(graph):
        claims = Claims.all().without((OperationType.IF, OperationType.WHILE))
        graph = draw(seed, size=_GRAPH_SIZE, dimension_range=_GRAPH_RANGE, claims=claims)
    drivers = [
        Device(ToyDriver(f"of-{version}", performance, version=version))
        for version, performance in _DRIVERS.items()
    ]
    found = []
    for runtime in (context.other_runtime(drivers), context.runtime):
        compilation = compiled(rebuilt(runtime, graph.model))
        found.append((compilation, graph_outputs(graph, compilation)))
    (split, actual), (_, expected) = found
    for index, (one, other) in enumerate(zip(actual, expected, strict=True)):
        if one.shape != other.shape or one.tobytes() != other.tobytes():
            plan = ", ".join(split.plan.outline())
            text = f"output {index} differs from that of the CPU alone; the plan: {plan}"
            raise Failed("differs_from_cpu", text)


def _compiled(context: Context, model: Drawn) -> Compilation:
    """For the drivers without fallback; with it where that cannot be."""
    without = _for_drivers(context, model, Partitioning.WITHOUT_FALLBACK)
    try:
        without.finish()
    except NnapiError as error:
        if error.code != OP_FAILED or not _may_fail(model, without.plan):
            raise Failed("compilation_fails", f"compilation without fallback: {error}") from error
        compilation = _for_drivers(context, model, Partitioning.WITH_FALLBACK)
        compilation.finish()
        require(compilation.plan.outline(), ("nnapi-reference",), "the plan with fallback")
        return compilation
    return without


def _for_drivers(context: Context, model: Drawn, setting: Partitioning) -> Compilation:
    runtime = context.other_runtime(map(Device, model.drivers()), Settings(partitioning=setting))
    return Compilation(model.build(runtime))


def _may_fail(model: Drawn, plan: Plan) -> bool:
    """A step without inputs or outputs, or a size that a driver before HAL 1.2 cannot tell."""
    has_old = any(version < HalVersion.V1_2 for _, version in model.owners.values())
    is_cut_off = any(not (step.inputs and step.outputs) for step in plan.execution_steps())
    return is_cut_off or (bool(plan.dynamic_temporaries or model.unknown) and has_old)


def _outputs(model: Drawn, compilation: Compilation) -> list[NDArray[Any]]:
    execution = Execution(compilation)
    for index, data in enumerate(model.inputs):
        execution.set_input(index, data)
    shape = (model.size, model.size)
    # Drivers before HAL 1.2 must be asked.
    type = OperandType(Code.TENSOR_FLOAT32, shape)
    outputs = [np.full(shape, -99, np.float32) for _ in model.outputs]
    for index, output in enumerate(outputs):
        execution.set_output(index, output, type)
    is_known = not model.unknown.intersection(model.outputs)
    (FENCED if model.is_fenced and is_known else ASYNC).compute(execution)
    for index in range(len(outputs)):
        require(execution.output_operand_dimensions(index), shape, f"dimensions of output {index}")
    return outputs
