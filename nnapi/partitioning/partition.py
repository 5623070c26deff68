"""Partition of a model: the plan that runs each operation on the device chosen for it.

Source: ``ModelBuilder::partitionTheWork`` of Android's ``runtime/ExecutionPlan.cpp``.
"""

from __future__ import annotations

from collections import deque
from collections.abc import Iterable, Sequence
from types import MappingProxyType
from typing import Final

import msgspec

from nnapi.device_protocol import PlannedDevice
from nnapi.errors import NnapiError
from nnapi.partitioning.choice import Choices
from nnapi.partitioning.plan import Plan, PlanKind
from nnapi.partitioning.readiness import Readiness
from nnapi.partitioning.source_models import MAIN, SourceModels, SourceOperand, referred
from nnapi.partitioning.step_model import StepBuilder
from nnapi.partitioning.steps import ExecutionStep, GotoStep, IfStep, Step, WhileStep
from nnapi.result_codes import ResultCode
from nnhal.types import (
    ExecutionPreference,
    HalVersion,
    Model,
    Operation,
    OperationType,
)
from nnhal.validation.extensions import ExtensionTypes

__all__ = ["check_step", "partition", "plan_by", "simple_plan"]

_NO_TYPES: Final[ExtensionTypes] = MappingProxyType({})

_IF_ARGUMENTS: Final = 3
_WHILE_ARGUMENTS: Final = 2
"""First inputs of IF and WHILE that go to the models that they refer to."""


def partition(
    model: Model,
    devices: Sequence[PlannedDevice],
    *,
    preference: ExecutionPreference = ExecutionPreference.FAST_SINGLE_ANSWER,
    relaxed_referenced: Sequence[bool] = (),
    extension_types: ExtensionTypes = _NO_TYPES,
    strict_slicing: bool = False,
) -> Plan:
    """The plan for ``model``, which is valid and has its operations in an order of execution.

    ``devices`` may include the CPU device. ``relaxed_referenced`` says for each referenced model
    whether the application has relaxed it, which counts for the choice of devices only.

    Raises NnapiError: BAD_DATA when no device can run an operation. What drivers make of the
    steps shows when they prepare them; see :func:`check_step`.
    """
    sources = SourceModels(model, relaxed_referenced)
    return plan_by(
        Choices(devices, preference, sources, extension_types, strict_slicing=strict_slicing)
    )


def plan_by(choices: Choices) -> Plan:
    """The plan by choices that have been made. NnapiError as of :func:`partition`."""
    sources, devices = choices.sources, choices.devices
    extension_types = choices.extension_types
    chosen = {choice.device for choice in choices.of(None).choices}
    if len(chosen) == 1 and None not in chosen:
        (device,) = chosen
        assert device is not None
        plan = simple_plan(sources.main, devices[device], sources, extension_types)
        return msgspec.structs.replace(plan, failures=_failures(choices))
    planner = _Planner(choices)
    planner.plan_model(MAIN, None)
    steps = _finished(planner.steps, extension_types)
    return Plan(PlanKind.COMPOUND, sources, None, steps, extension_types, _failures(choices))


def _failures(choices: Choices) -> tuple[tuple[str, str], ...]:
    return tuple(dict.fromkeys(choices.failures()))


def simple_plan(
    model: Model,
    device: PlannedDevice,
    sources: SourceModels | None = None,
    extension_types: ExtensionTypes = _NO_TYPES,
) -> Plan:
    """The plan that runs all of ``model`` on ``device``."""
    return Plan(PlanKind.SIMPLE, sources or SourceModels(model), device, (), extension_types)


def check_step(step: ExecutionStep) -> None:
    """Raises NnapiError with OP_FAILED for a step that no driver can be given.

    A model without inputs or outputs is not valid. Before HAL 1.2, outputs had to have known
    dimensions, but those of temporaries between steps become known only when a step has run.
    """
    if not step.inputs or not step.outputs:
        what = "outputs" if step.inputs else "inputs"
        raise NnapiError(ResultCode.OP_FAILED, f"step {step.index} has no {what}")
    if step.dynamic_temporaries and step.device.hal_version < HalVersion.V1_2:
        raise NnapiError(
            ResultCode.OP_FAILED,
            f"step {step.index} gives operand {step.dynamic_temporaries[0]} of unknown size to "
            f"another step, which {step.device.name} of HAL {step.device.hal_version} cannot",
        )


class _Planner:
    """Makes steps of operations that are ready, a device at a time."""

    def __init__(self, choices: Choices) -> None:
        self._sources = choices.sources
        self._devices = choices.devices
        self._choices = choices
        self.steps: list[StepBuilder | IfStep | WhileStep | GotoStep | None] = []

    def plan_model(self, source: int, number: int | None) -> None:
        """Plan source model ``source``, which is subgraph ``number`` of the main model."""
        choices = self._choices.of(number).choices
        interpreter = len(self._devices)
        queues: list[deque[int]] = [deque() for _ in range(interpreter + 1)]

        def enqueue(operation: int) -> None:
            device = choices[operation].device
            queues[interpreter if device is None else device].append(operation)

        readiness = Readiness(self._sources[source], enqueue)
        while any(queues):
            # The last queue first: control flow, then the CPU, then the drivers, so that earlier
            # drivers get more of their inputs ready, and fewer steps.
            device = max(index for index, queue in enumerate(queues) if queue)
            if device == interpreter:
                self._interpret_all(queues[device], source, readiness)
            else:
                self._run_all(queues[device], source, self._devices[device], readiness)

    def _run_all(
        self, queue: deque[int], source: int, device: PlannedDevice, readiness: Readiness
    ) -> None:
        """One step of all that is ready for ``device``, and of what becomes ready with it."""
        step = StepBuilder(len(self.steps), source, device, self._sources)
        self.steps.append(step)
        while queue:
            operation = queue.popleft()
            step.add_operation(operation)
            readiness.mark_processed(operation)

    def _interpret_all(self, queue: deque[int], source: int, readiness: Readiness) -> None:
        while queue:
            number = queue.popleft()
            operation = self._sources[source].operations[number]
            if operation.type == OperationType.IF:
                self._interpret_if(operation, source)
            else:
                self._interpret_while(operation, source)
            readiness.mark_processed(number)

    def _interpret_if(self, operation: Operation, source: int) -> None:
        """If, steps of the then-model, goto the end, steps of the else-model."""
        numbers = referred(operation, self._sources[source])
        then, other = (self._sources.add(number) for number in numbers)
        index = self._reserve()
        self.plan_model(then, numbers[0])
        after_then = self._reserve()
        else_step = len(self.steps)
        self.plan_model(other, numbers[1])
        self.steps[after_then] = GotoStep(after_then, len(self.steps))
        self.steps[index] = IfStep(
            index,
            (source, operation.inputs[0]),
            index + 1,
            else_step,
            _named(source, operation.inputs[_IF_ARGUMENTS:]),
            _named(source, operation.outputs),
            self._inputs(then),
            self._outputs(then),
            self._inputs(other),
            self._outputs(other),
        )

    def _interpret_while(self, operation: Operation, source: int) -> None:
        """While, steps of the condition, goto while, steps of the body, goto while."""
        numbers = referred(operation, self._sources[source])
        condition, body = (self._sources.add(number) for number in numbers)
        index = self._reserve()
        self.plan_model(condition, numbers[0])
        self.steps.append(GotoStep(len(self.steps), index))
        body_step = len(self.steps)
        self.plan_model(body, numbers[1])
        self.steps.append(GotoStep(len(self.steps), index))
        self.steps[index] = WhileStep(
            index,
            index + 1,
            body_step,
            len(self.steps),
            _named(source, operation.inputs[_WHILE_ARGUMENTS:]),
            _named(source, operation.outputs),
            self._inputs(condition),
            self._outputs(condition)[0],
            self._inputs(body),
            self._outputs(body),
        )

    def _reserve(self) -> int:
        """The index of a step that is filled in when those after it are known."""
        self.steps.append(None)
        return len(self.steps) - 1

    def _inputs(self, source: int) -> tuple[SourceOperand, ...]:
        return _named(source, self._sources[source].input_indexes)

    def _outputs(self, source: int) -> tuple[SourceOperand, ...]:
        return _named(source, self._sources[source].output_indexes)


def _named(source: int, indexes: Iterable[int]) -> tuple[SourceOperand, ...]:
    return tuple((source, index) for index in indexes)


def _finished(
    planned: Sequence[StepBuilder | IfStep | WhileStep | GotoStep | None],
    extension_types: ExtensionTypes,
) -> tuple[Step, ...]:
    """The steps, once it is known what each leaves to others."""
    read: set[SourceOperand] = set()
    downstream: set[SourceOperand] = set()
    for step in planned:
        match step:
            case StepBuilder():
                read.update((step.source, index) for index, _ in step.temporaries_in)
                downstream.update((step.source, index) for index, _ in step.outputs_in)
            case IfStep():
                read.update((step.condition, *step.outer_inputs))
            case WhileStep():
                read.update(step.outer_inputs)
    return tuple(
        _finished_step(step, read, downstream, extension_types)
        if isinstance(step, StepBuilder)
        else step
        for step in planned
        if step is not None
    )


def _finished_step(
    step: StepBuilder,
    read: set[SourceOperand],
    downstream: set[SourceOperand],
    extension_types: ExtensionTypes,
) -> ExecutionStep:
    temporaries = (index for index in step.defined if (step.source, index) in read)
    outputs = (index for index, _ in step.model_outputs if (step.source, index) in downstream)
    return step.finished(temporaries, tuple(outputs), extension_types)
