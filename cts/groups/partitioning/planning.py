"""Planning as partitioning tests see it: plans, and what must hold of them."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final

from cts.expect import require
from cts.test_group import Context, Directed, Subject
from cts.toys import ToyDriver
from nnapi.model import Model
from nnapi.partitioning.partition import partition
from nnapi.partitioning.plan import Plan, PlanKind
from nnapi.partitioning.steps import ExecutionStep
from nnapi.runtime import Runtime
from nnhal.device import Device
from nnhal.types import ExecutionPreference

__all__ = ["GROUP", "CPU", "Build", "check_plan", "check_step", "outline", "step_of"]

GROUP: Final = Directed(
    name="partitioning",
    title="Partitioning",
    summary=(
        "Operations go to the fastest device that has them and are joined in steps, by Android's "
        "rules: versions, ties, relaxed float32, control flow, memory roles."
    ),
    source="PartitioningTest, PerfTest, ControlFlowPartitioningTest, MemoryStepRoleTest",
    subject=Subject.RUNTIME,
)
"""The tests of all modules of this package."""

CPU: Final = "nnapi-reference"

Build = Callable[[Runtime], Model]


def outline(plan: Plan) -> list[str]:
    return [name.removeprefix("toy-") for name in plan.outline()]


def check_plan(
    context: Context, build: Build, drivers: Sequence[ToyDriver], expected: Sequence[str]
) -> Plan:
    """The plan for low power, as Android's tests have it; their drivers rate both alike. Raises
    Failed unless the steps are for those ``expected``.
    """
    runtime = context.other_runtime(map(Device, drivers))
    model, low_power = build(runtime), ExecutionPreference.LOW_POWER
    plan = partition(model.hal, runtime.devices, preference=low_power)
    names = ", ".join(driver.name for driver in drivers)
    require(outline(plan), [*expected], f"the plan for {names}")
    is_simple = len(expected) == 1
    require(plan.kind, PlanKind.SIMPLE if is_simple else PlanKind.COMPOUND, "its kind")
    return plan


def step_of(plan: Plan, index: int) -> ExecutionStep:
    step = plan.steps[index]
    assert isinstance(step, ExecutionStep)
    return step


def check_step(
    plan: Plan,
    index: int,
    *,
    model_inputs: Sequence[int] = (),
    model_outputs: Sequence[int] = (),
    temporaries_in: Sequence[int] = (),
    temporaries_out: Sequence[int] = (),
    outputs_in: Sequence[int] = (),
    downstream: Sequence[int] = (),
) -> None:
    """The operands of the model that a step exchanges, in the order of its inputs and outputs."""
    step = step_of(plan, index)
    for name, expected in (
        ("model_inputs", model_inputs),
        ("model_outputs", model_outputs),
        ("temporaries_in", temporaries_in),
        ("temporaries_out", temporaries_out),
        ("outputs_in", outputs_in),
    ):
        actual = [operand for operand, _ in getattr(step, name)]
        require(actual, [*expected], f"{name} of step {index}")
    require(sorted(step.downstream_outputs), sorted(downstream), f"later inputs of step {index}")
