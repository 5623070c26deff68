"""Interpreted control flow: what goes in and out of branches and loops that the runtime runs.

Source: ``ExecutionPlan::nextCompound`` for ``IfStep`` and ``WhileStep``, and
``findControlFlowBoundaryConstants`` of Android's ``runtime/ExecutionPlan.cpp``; the expected values
are computed by hand.
"""

from __future__ import annotations

import time
from collections.abc import Sequence
from typing import Final

import numpy as np

from cts.compiling import compiled, filled
from cts.expect import MISSED_DEADLINE, NO_ERROR, expect, require
from cts.partition_models import PlanSketch, chain
from cts.test_group import Context, Directed, Subject
from cts.toys import ToyDriver, only
from cts.ways import ALL
from nnapi.execution import Execution
from nnapi.memory import Memory
from nnapi.model import Model
from nnapi.runtime import Runtime
from nnhal.device import Device
from nnhal.types import OperandType as Code
from nnhal.types import OperationType

__all__ = ["GROUP"]

_FLOAT: Final = Code.TENSOR_FLOAT32
_ADD, _MUL = 0, 4
_PAUSE_S: Final = 0.02


GROUP: Final = Directed(
    name="interpreted",
    title="Interpreted control flow",
    summary=(
        "Branches and loops that the runtime runs itself compute the right values: constants, "
        "loops in loops, no iterations, operands that change places."
    ),
    source="ExecutionPlan::nextCompound",
    subject=Subject.RUNTIME,
)


def _runtime(context: Context) -> Runtime:
    """With a driver that adds, so that control flow is divided and interpreted."""
    driver = ToyDriver("add", supports=only(OperationType.ADD))
    return context.other_runtime([Device(driver)])


def _check(
    model: Model, first: str, cases: Sequence[tuple[Sequence[object], Sequence[float]]]
) -> None:
    """``cases`` are inputs, and the values of the outputs, each of one element."""
    compilation = compiled(model)
    require(compilation.plan.outline()[0], first, "the first step")
    for way in ALL:
        for inputs, expected in cases:
            execution = Execution(compilation)
            for index, value in enumerate(inputs):
                type = np.bool_ if isinstance(value, bool) else np.float32
                execution.set_input(index, np.array([value], type))
            rooms = [np.full(1, -1, np.float32) for _ in expected]
            for index, room in enumerate(rooms):
                execution.set_output(index, room)
            expect(NO_ERROR, way.compute, execution)
            require(execution.fallbacks, (), f"what the CPU has made good, {way}")
            found = [float(room[0]) for room in rooms]
            require(found, list(expected), f"outputs for {list(inputs)}, {way}")


def _less(runtime: Runtime, limit: float, *, others: int = 0) -> Model:
    """Whether the first of the inputs is less than ``limit``."""
    sketch = PlanSketch(runtime)
    values = [sketch.tensor() for _ in range(1 + others)]
    bound = sketch.constant(_FLOAT, [limit])
    result = sketch.typed(OperationType.LESS, [values[0], bound], sketch.boolean())
    return sketch.finished(values, [result])


def _loop(sketch: PlanSketch, models: tuple[Model, Model], inputs: Sequence[int]) -> list[int]:
    """A WHILE with as many outputs as the body."""
    outputs = [sketch.tensor() for _ in models[1].hal.main.output_indexes]
    references = [sketch.subgraph(model) for model in models]
    sketch.operation(OperationType.WHILE, [*references, *inputs], outputs)
    return outputs


def _plus(runtime: Runtime, number: float) -> Model:
    sketch = PlanSketch(runtime)
    value = sketch.tensor()
    return sketch.finished([value], [sketch.kind(_ADD, value, sketch.constant(_FLOAT, [number]))])


@GROUP.add
def loop_of_several_values(context: Context) -> None:
    """Fibonacci numbers: i, a, b become i + 1, b, a + b, all at once."""
    runtime = _runtime(context)
    body = PlanSketch(runtime)
    i, a, b = (body.tensor() for _ in range(3))
    zero, one = body.constant(_FLOAT, [0.0]), body.constant(_FLOAT, [1.0])
    after = [body.kind(_ADD, i, one), body.kind(_ADD, b, zero), body.kind(_ADD, a, b)]
    models = _less(runtime, 6.0, others=2), body.finished([i, a, b], after)
    sketch = PlanSketch(runtime)
    inputs = [sketch.tensor() for _ in range(3)]
    model = sketch.finished(inputs, _loop(sketch, models, inputs))
    _check(model, "WHILE", [((0, 0, 1), (6, 8, 13)), ((3, 1, 1), (6, 3, 5))])


@GROUP.add
def loop_without_iterations(context: Context) -> None:
    """Its outputs are its inputs, be they outputs of the model or not."""
    runtime = _runtime(context)
    sketch = PlanSketch(runtime)
    value = sketch.tensor()
    models = _less(runtime, 3.0), _plus(runtime, 1.0)
    (first,) = _loop(sketch, models, [value])
    (second,) = _loop(sketch, (_less(runtime, 5.0), _plus(runtime, 1.0)), [first])
    _check(
        sketch.finished([value], [first, second]),
        "WHILE",
        [((7,), (7, 7)), ((4,), (4, 5)), ((0,), (3, 5))],
    )


@GROUP.add
def loop_in_a_loop(context: Context) -> None:
    """The inner one counts by 2 from the outer one's number until that is 3 or more."""
    runtime = _runtime(context)
    body = PlanSketch(runtime)
    i, total = body.tensor(), body.tensor()
    (reached,) = _loop(body, (_less(runtime, 3.0), _plus(runtime, 2.0)), [i])
    after = [body.kind(_ADD, i, body.constant(_FLOAT, [1.0])), body.kind(_ADD, total, reached)]
    models = _less(runtime, 4.0, others=1), body.finished([i, total], after)
    sketch = PlanSketch(runtime)
    inputs = [sketch.tensor(), sketch.tensor()]
    model = sketch.finished(inputs, _loop(sketch, models, inputs))
    # 10 + 4 + 3 + 4 + 3 for the numbers 0 to 3.
    _check(model, "WHILE", [((0, 10), (4, 24)), ((3, 0), (4, 3))])


@GROUP.add
def constants_for_branches_and_loops(context: Context) -> None:
    """Constants of the outer model as inputs: in the model's values, and in a memory."""
    runtime = _runtime(context)

    def sum_of_three() -> Model:
        inner = PlanSketch(runtime)
        a, b, c = (inner.tensor() for _ in range(3))
        return inner.finished([a, b, c], [inner.kind(_ADD, inner.kind(_ADD, a, b), c)])

    memory = Memory.allocate(8)
    memory.mapped()[4:] = np.array([300], np.float32).tobytes()
    sketch = PlanSketch(runtime)
    condition, a = sketch.boolean(), sketch.tensor()
    small, shared = sketch.constant(_FLOAT, [20.0]), sketch.from_memory(memory, _FLOAT, 1, offset=4)
    output = sketch.branch(condition, (sum_of_three(), sum_of_three()), [a, small, shared])
    start = sketch.constant(_FLOAT, [2.0])
    (counted,) = _loop(sketch, (_less(runtime, 5.0), _plus(runtime, 2.0)), [start])
    model = sketch.finished([condition, a], [output, counted])
    # The interpreter comes first, whichever operation it is.
    compilation = compiled(model)
    _check(model, compilation.plan.outline()[0], [((True, 1), (321, 6)), ((False, 2), (322, 6))])


@GROUP.add
def branches_that_compute_differently(context: Context) -> None:
    """Each branch writes the output of the IF, which a later step reads."""
    runtime = _runtime(context)
    sketch = PlanSketch(runtime)
    condition, a, b = sketch.boolean(), sketch.tensor(), sketch.tensor()
    between = sketch.branch(condition, (chain(runtime, _ADD), chain(runtime, _MUL)), [a, b])
    model = sketch.finished([condition, a, b], [sketch.kind(_ADD, between, b), between])
    _check(model, "IF", [((True, 3, 5), (13, 8)), ((False, 3, 5), (20, 15))])


@GROUP.add
def time_limit_of_all_iterations(context: Context) -> None:
    """The time limit is that of the whole loop, not of each iteration (``setLoopTimeout``)."""
    driver = ToyDriver(
        "slow", supports=only(OperationType.ADD), before=lambda context: time.sleep(_PAUSE_S)
    )
    runtime = context.other_runtime([Device(driver)])
    sketch = PlanSketch(runtime)
    value = sketch.tensor()
    (counted,) = _loop(sketch, (_less(runtime, 5.0), _plus(runtime, 1.0)), [value])
    compilation = compiled(sketch.finished([value], [counted]))
    execution, _ = filled(compilation, np.zeros(1, np.float32))
    execution.set_loop_timeout(int(3.5 * _PAUSE_S * 1e9))
    expect(MISSED_DEADLINE, execution.compute)


@GROUP.add
def condition_of_a_fenced_step(context: Context) -> None:
    """The condition is read when the step that computes it is over."""
    slow = ToyDriver(
        "slow", supports=only(OperationType.LESS), before=lambda context: time.sleep(_PAUSE_S)
    )
    adding = ToyDriver("add", supports=only(OperationType.ADD))
    runtime = context.other_runtime([Device(slow), Device(adding)])
    sketch = PlanSketch(runtime)
    a, b = sketch.tensor(), sketch.tensor()
    condition = sketch.typed(OperationType.LESS, [a, b], sketch.boolean())
    branches = _plus(runtime, 1.0), _plus(runtime, 2.0)
    model = sketch.finished([a, b], [sketch.branch(condition, branches, [a])])
    _check(model, "toy-slow", [((1, 2), (2,)), ((2, 1), (4,))])
