"""Roles of memories: which steps may use the memory of an input or output."""

from __future__ import annotations

from collections.abc import Sequence

from cts.expect import require
from cts.groups.partitioning.planning import GROUP, check_plan, step_of
from cts.partition_models import PlanSketch, chain, kinds
from cts.test_group import Context
from cts.toys import ToyDriver
from nnapi.memory_rules import IoType
from nnapi.model import Model
from nnapi.partitioning.plan import Plan
from nnapi.partitioning.step_roles import step_roles
from nnapi.runtime import Runtime
from nnhal.types import OperationType

__all__: list[str] = []

_INPUT, _OUTPUT = IoType.INPUT, IoType.OUTPUT

# Roles of memories -------------------------------------------------------------------------------


def _check_roles(
    plan: Plan,
    inputs: dict[int, Sequence[tuple[str, IoType]]],
    outputs: dict[int, Sequence[tuple[str, IoType]]],
) -> None:
    """Which steps may use the memory of an input or output of the model, by device."""
    roles, main = step_roles(plan.steps), plan.sources[0]
    for what, indexes, expected in (
        ("input", main.input_indexes, inputs),
        ("output", main.output_indexes, outputs),
    ):
        for index, wanted in expected.items():
            found = roles.get((0, indexes[index]), frozenset())
            actual = {(_device(plan, role.step), role.io_type) for role in found}
            require(actual, set(wanted), f"roles of {what} {index}")


def _device(plan: Plan, step: int) -> str:
    return step_of(plan, step).device.name.removeprefix("toy-")


@GROUP.add
def roles_without_control_flow(context: Context) -> None:
    def build(runtime: Runtime) -> Model:
        sketch = PlanSketch(runtime)
        a, b = sketch.tensor(), sketch.tensor()
        c = sketch.kind(0, a, b)
        d = sketch.tensor()
        e = sketch.kind(1, b, d)
        return sketch.finished([a, b, d], [c, sketch.kind(2, c, e)])

    drivers = [
        ToyDriver("A", 0.8),
        ToyDriver("B", 0.5, supports=kinds(1)),
        ToyDriver("C", 0.5, supports=kinds(2)),
    ]
    plan = check_plan(context, build, drivers, ["B", "A", "C"])
    _check_roles(
        plan,
        {0: [("A", _INPUT)], 1: [("A", _INPUT), ("B", _INPUT)], 2: [("B", _INPUT)]},
        {0: [("A", _OUTPUT), ("C", _INPUT)], 1: [("C", _OUTPUT)]},
    )


@GROUP.add
def roles_of_an_interpreted_if(context: Context) -> None:
    def build(runtime: Runtime) -> Model:
        sketch = PlanSketch(runtime)
        branches = chain(runtime, 0), chain(runtime, 1)
        condition, a, b = sketch.boolean(), sketch.tensor(), sketch.tensor()
        return sketch.finished([condition, a, b], [sketch.branch(condition, branches, [a, b])])

    drivers = [ToyDriver("A", 0.8, supports=kinds()), ToyDriver("B", 0.5, supports=kinds(1))]
    plan = check_plan(context, build, drivers, ["IF", "A", "GOTO", "B"])
    both = [("A", _INPUT), ("B", _INPUT)]
    _check_roles(plan, {0: [], 1: both, 2: both}, {0: [("A", _OUTPUT), ("B", _OUTPUT)]})


def _loop_models(runtime: Runtime) -> tuple[Model, Model]:
    condition = PlanSketch(runtime)
    a, b, c = (condition.tensor() for _ in range(3))
    value = condition.kind(0, a, b)
    result = condition.typed(OperationType.EQUAL, [c, value], condition.boolean())
    body = PlanSketch(runtime)
    d, e, f = (body.tensor() for _ in range(3))
    outputs = [body.kind(1, d, e), body.kind(1, d, f)]
    return condition.finished([a, b, c], [result]), body.finished([d, e, f], outputs)


@GROUP.add
def roles_of_an_interpreted_while(context: Context) -> None:
    def build(runtime: Runtime) -> Model:
        sketch = PlanSketch(runtime)
        inputs = [sketch.tensor() for _ in range(3)]
        return sketch.finished(inputs, [sketch.loop(_loop_models(runtime), inputs)])

    drivers = [
        ToyDriver("A", 0.8, supports=kinds(also=[OperationType.EQUAL])),
        ToyDriver("B", 0.5, supports=kinds(1)),
    ]
    plan = check_plan(context, build, drivers, ["WHILE", "A", "GOTO", "B", "GOTO"])
    both = [("A", _INPUT), ("B", _INPUT)]
    _check_roles(plan, {0: both, 1: both, 2: both}, {0: []})


@GROUP.add
def roles_of_nested_control_flow(context: Context) -> None:
    def body(runtime: Runtime) -> Model:
        sketch = PlanSketch(runtime)
        a, b, condition = sketch.tensor(), sketch.tensor(), sketch.boolean()
        branches = chain(runtime, 0), chain(runtime, 1)
        return sketch.finished([a, b, condition], [sketch.branch(condition, branches, [a, b])])

    def condition(runtime: Runtime) -> Model:
        sketch = PlanSketch(runtime)
        a, b, other = sketch.tensor(), sketch.tensor(), sketch.boolean()
        result = sketch.typed(OperationType.EQUAL, [a, b], sketch.boolean())
        return sketch.finished([a, b, other], [result])

    def build(runtime: Runtime) -> Model:
        sketch = PlanSketch(runtime)
        inputs = [sketch.tensor(), sketch.tensor(), sketch.boolean()]
        models = condition(runtime), body(runtime)
        return sketch.finished(inputs, [sketch.loop(models, inputs)])

    drivers = [
        ToyDriver("A", 0.8, supports=kinds(also=[OperationType.EQUAL])),
        ToyDriver("B", 0.5, supports=kinds(0)),
        ToyDriver("C", 0.5, supports=kinds(1)),
    ]
    expected = ["WHILE", "A", "GOTO", "IF", "B", "GOTO", "C", "GOTO"]
    plan = check_plan(context, build, drivers, expected)
    all_of_them = [("A", _INPUT), ("B", _INPUT), ("C", _INPUT)]
    _check_roles(plan, {0: all_of_them, 1: all_of_them, 2: []}, {0: []})
