"""Compilation of a plan: its steps prepared, and what memories they can share.

Source: ``SimpleBody`` and ``CompoundBody`` of ``runtime/ExecutionPlan.cpp``.
"""

from __future__ import annotations

import threading
from collections.abc import Iterable, Mapping
from typing import Final, NamedTuple, cast

from nnapi.device_protocol import CompilingDevice
from nnapi.partitioning.partition import check_step
from nnapi.partitioning.plan import Plan, PlanKind
from nnapi.partitioning.source_models import MAIN, SourceOperand
from nnapi.partitioning.step_roles import Direction, StepRole, step_roles
from nnapi.preparation import MemoryPreference, Options, PreparedStep, prepare_step

__all__ = ["CompiledPlan", "PreparedRole", "compile_plan"]

_LEAST: Final = MemoryPreference(16, 1)
"""``kMinMemoryAlignment`` and ``kMinMemoryPadding`` of Android's ``nnapi/Types.h``."""


class PreparedRole(NamedTuple):
    """Input or output ``position`` of a prepared model."""

    step: PreparedStep
    direction: Direction
    position: int


class CompiledPlan:
    """``plan`` with its models prepared, by the index of their step; 0 for a simple plan."""

    def __init__(self, plan: Plan, prepared: Mapping[int, PreparedStep]) -> None:
        self.plan = plan
        self.prepared = prepared
        self._roles: Mapping[SourceOperand, frozenset[StepRole]] = step_roles(plan.steps)
        self._lock = threading.Lock()
        self._whole: PreparedStep | None = None

    def on_cpu(self, cpu: CompilingDevice) -> PreparedStep:
        """The whole model on the CPU device, prepared at the first call. NnapiError."""
        with self._lock:
            if self._whole is None:
                self._whole = prepare_step(cpu, self.plan.sources.main, Options())
            return self._whole

    @property
    def simple(self) -> PreparedStep:
        """The whole model of a simple plan."""
        assert self.plan.kind is PlanKind.SIMPLE
        return self.prepared[0]

    def roles_of(self, direction: Direction, index: int) -> Iterable[PreparedRole]:
        """What the memory of input or output ``index`` of the model may be used for."""
        if self.plan.kind is PlanKind.SIMPLE:
            return (PreparedRole(self.prepared[0], direction, index),)
        main = self.plan.sources[MAIN]
        indexes = main.input_indexes if direction is Direction.INPUT else main.output_indexes
        return self.roles_of_operand((MAIN, indexes[index]))

    def roles_of_operand(self, operand: SourceOperand) -> Iterable[PreparedRole]:
        """Roles in the order of the steps, inputs before outputs."""
        roles = sorted(
            self._roles.get(operand, ()),
            key=lambda role: (role.step, role.direction is Direction.OUTPUT, role.position),
        )
        return [PreparedRole(self.prepared[role.step], *role[1:]) for role in roles]

    def memory_preference(self, direction: Direction, index: int) -> MemoryPreference:
        """Of input or output ``index`` of the model."""
        if self.plan.kind is PlanKind.SIMPLE:
            return self.prepared[0].memory_preference
        return _combined(self.roles_of(direction, index))

    def memory_preference_of_operand(self, operand: SourceOperand) -> MemoryPreference:
        return _combined(self.roles_of_operand(operand))


def compile_plan(plan: Plan, options: Options) -> CompiledPlan:
    """Prepare the steps of ``plan``, in order. NnapiError for the first that cannot be.

    Devices of ``plan`` are such as can compile.
    """
    if plan.device is not None:
        device = cast(CompilingDevice, plan.device)
        whole = prepare_step(device, plan.sources.main, options)
        return CompiledPlan(plan, {0: whole})
    prepared = {}
    for step in plan.execution_steps():
        check_step(step)
        operations = [(step.source, operation) for operation in step.operations]
        device = cast(CompilingDevice, step.device)
        prepared[step.index] = prepare_step(device, step.model, options, operations)
    return CompiledPlan(plan, prepared)


def _combined(roles: Iterable[PreparedRole]) -> MemoryPreference:
    """What suits all of ``roles``."""
    preferences = [_LEAST, *(role.step.memory_preference for role in roles)]
    return MemoryPreference(
        max(each.alignment for each in preferences), max(each.padding for each in preferences)
    )
