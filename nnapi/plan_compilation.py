"""Compilation of a plan: its steps prepared, and what memories they can share.

Source: ``SimpleBody`` and ``CompoundBody`` of ``runtime/ExecutionPlan.cpp``.
"""

from __future__ import annotations

import threading
from collections.abc import Mapping, Sequence
from typing import Final, cast

from nnapi.devices import RuntimeDevice
from nnapi.memory_rules import IoType
from nnapi.partitioning.partition import check_step
from nnapi.partitioning.plan import Plan, PlanKind
from nnapi.partitioning.source_models import MAIN, SourceOperand
from nnapi.partitioning.step_roles import StepRole, step_roles
from nnapi.preparation import MemoryPreference, Options, PreparedStep, prepare_step
from nnapi.temporaries import TemporaryLayout
from nnhal.lazy_property import lazy_property
from nnhal.operand_types import is_extension, size_of_data
from nnhal.types import Operand, OperandType

__all__ = ["CompiledPlan", "compile_plan"]

_LEAST: Final = MemoryPreference(16, 1)
"""``kMinMemoryAlignment`` and ``kMinMemoryPadding`` of Android's ``nnapi/Types.h``."""


class CompiledPlan:
    """``plan`` with its models prepared, by the index of their step; 0 for a simple plan."""

    def __init__(self, plan: Plan, prepared: Mapping[int, PreparedStep]) -> None:
        self.plan = plan
        self.prepared = prepared
        main = plan.sources[MAIN]
        self.inputs = tuple(main.operands[index] for index in main.input_indexes)
        self.outputs = tuple(main.operands[index] for index in main.output_indexes)
        self.input_sizes = tuple(map(_known_size, self.inputs))
        """Bytes of each input as the model declares it; 0 where it does not say."""
        self.output_sizes = tuple(map(_known_size, self.outputs))
        self._roles: Mapping[SourceOperand, frozenset[StepRole]] = step_roles(plan.steps)
        self._lock = threading.Lock()
        self._whole: PreparedStep | None = None

    def on_cpu(self, cpu: RuntimeDevice) -> PreparedStep:
        """The whole model on the CPU device, prepared at the first call. NnapiError."""
        with self._lock:
            if self._whole is None:
                self._whole = prepare_step(cpu, self.plan.sources.main, Options())
            return self._whole

    @lazy_property
    def temporaries(self) -> TemporaryLayout:
        """Return the places of operands between steps."""
        return TemporaryLayout(self.plan, self.memory_preference_of_operand)

    @property
    def simple(self) -> PreparedStep:
        """The whole model of a simple plan."""
        assert self.plan.kind is PlanKind.SIMPLE
        return self.prepared[0]

    def roles_of(self, io_type: IoType, index: int) -> Sequence[StepRole]:
        """Return the roles of input or output ``index`` of the model.

        In the order of the steps, inputs before outputs.
        """
        if self.plan.kind is PlanKind.SIMPLE:
            return (StepRole(0, io_type, index),)
        return sorted(
            self._roles.get(self._operand(io_type, index), ()),
            key=lambda role: (role.step, role.io_type is IoType.OUTPUT, role.position),
        )

    def memory_preference(self, io_type: IoType, index: int) -> MemoryPreference:
        """Return the memory preference of input or output ``index`` of the model."""
        if self.plan.kind is PlanKind.SIMPLE:
            return self.prepared[0].memory_preference
        return self.memory_preference_of_operand(self._operand(io_type, index))

    def memory_preference_of_operand(self, operand: SourceOperand) -> MemoryPreference:
        """Return a memory preference that suits all roles of the operand."""
        roles = self._roles.get(operand, ())
        preferences = [self.prepared[role.step].memory_preference for role in roles]
        return MemoryPreference(
            max(each.alignment for each in (_LEAST, *preferences)),
            max(each.padding for each in (_LEAST, *preferences)),
        )

    def _operand(self, io_type: IoType, index: int) -> SourceOperand:
        main = self.plan.sources[MAIN]
        indexes = main.input_indexes if io_type is IoType.INPUT else main.output_indexes
        return MAIN, indexes[index]


def _known_size(operand: Operand) -> int:
    """0 for types of vendors too, and for dimensions that are not all known."""
    is_vendors = is_extension(operand.type) or operand.type == OperandType.OEM
    return 0 if is_vendors else size_of_data(operand.type, operand.dimensions)


def compile_plan(plan: Plan, options: Options) -> CompiledPlan:
    """Prepare the steps of ``plan``, in order. NnapiError for the first that cannot be.

    Devices of ``plan`` are such as can compile.
    """
    if plan.device is not None:
        device = cast(RuntimeDevice, plan.device)
        whole = prepare_step(device, plan.sources.main, options)
        return CompiledPlan(plan, {0: whole})
    prepared = {}
    for step in plan.execution_steps():
        check_step(step)
        operations = [(step.source, operation) for operation in step.operations]
        device = cast(RuntimeDevice, step.device)
        prepared[step.index] = prepare_step(device, step.model, options, operations)
    return CompiledPlan(plan, prepared)
