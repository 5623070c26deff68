"""Examination: compiles a model as an application would, and finds out why it runs as it does."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterator, Sequence

from nnapi.compilation import Compilation
from nnapi.devices import RuntimeDevice
from nnapi.errors import NnapiError
from nnapi.explain.explanation import (
    Crossing,
    DeviceNote,
    Explanation,
    OperationNote,
    StepNote,
    Verdict,
)
from nnapi.explain.reasons import Reasons, described
from nnapi.explain.transition_costs import TransitionCosts
from nnapi.model import Model
from nnapi.partitioning.choice import NOWHERE, Choices
from nnapi.partitioning.plan import Plan, PlanKind
from nnapi.partitioning.sizes import bytes_of
from nnapi.partitioning.source_models import SourceModels, SourceOperand, referred
from nnapi.partitioning.steps import ExecutionStep, GotoStep, IfStep, Step, WhileStep
from nnapi.priorities import Preference
from nnhal.operations.node import code_name
from nnhal.types import OperandLifeTime, OperationType

__all__ = ["INTERPRETER", "examine"]

INTERPRETER = "interpreter"
_NOWHERE = "nowhere"


def examine(
    model: Model,
    name: str,
    devices: Sequence[RuntimeDevice] | None = None,
    preference: Preference = Preference.FAST_SINGLE_ANSWER,
    costs: TransitionCosts | None = None,
) -> Explanation:
    """The explanation of ``model``, which is finished, for all devices or for ``devices``.

    Where it cannot be compiled, that is part of the explanation. What transitions cost is estimated
    from ``costs``, where these are given.
    """
    compilation = Compilation(model, devices)
    compilation.set_preference(preference)
    error = None
    try:
        compilation.finish()
    except NnapiError as failure:
        error = str(failure)
    reason = compilation.fallback_reason
    choices = Choices(
        compilation.devices,
        preference,
        SourceModels(model.hal, model.relaxed_referenced),
        model.runtime.extensions.types_in(model.hal),
        strict_slicing=False,
    )
    notes = tuple(_Operations(choices, compilation.plan).notes(None))
    return Explanation(
        name,
        preference.name,
        compilation.plan.kind.name if error is None else PlanKind.ERROR.name,
        tuple(_device_notes(choices, notes)),
        notes,
        tuple(_step_note(step, compilation.plan, costs) for step in compilation.plan.steps),
        tuple(_crossings(compilation.plan)),
        None if reason is None else str(reason),
        error,
        costs,
    )


class _Operations:
    """Notes of the operations of a model, and of those in its interpreted control flow."""

    def __init__(self, choices: Choices, plan: Plan) -> None:
        self._choices = choices
        self._steps = _steps_of_operations(plan)
        # A model that the CPU runs as a whole is not run by the choices.
        self._device = plan.device
        self._is_whole = plan.kind is PlanKind.SIMPLE

    def notes(self, number: int | None) -> Iterator[OperationNote]:
        found = self._choices.examined(number)
        reasons = Reasons(self._choices, number)
        main = self._choices.sources.main
        subgraph = main.main if number is None else main.referenced[number]
        for index, operation in enumerate(subgraph.operations):
            device = found.choices[index].device
            verdicts = tuple(
                reasons.verdict(index, each) for each in range(len(self._choices.devices))
            )
            yield OperationNote(
                number,
                index,
                code_name(OperationType, operation.type),
                described(subgraph.operands[operation.inputs[0]]) if operation.inputs else "",
                self._place(device),
                self._steps.get((number, index)),
                self._why(reasons, index, device),
                verdicts,
            )
            if device is None and not self._is_whole:
                for inner in referred(operation, subgraph):
                    yield from self.notes(inner)

    def _place(self, device: int | None) -> str:
        if self._is_whole and self._device is not None:
            return self._device.name
        if device is None:
            return INTERPRETER
        return _NOWHERE if device == NOWHERE else self._choices.devices[device].name

    def _why(self, reasons: Reasons, index: int, device: int | None) -> str:
        chosen = None if device is None else self._choices.devices[device]
        if self._is_whole and device != NOWHERE and chosen is not self._device:
            return "the whole model runs on the CPU"
        return reasons.why(index)


def _steps_of_operations(plan: Plan) -> dict[tuple[int | None, int], int]:
    """The step of each operation, by subgraph and index; 0 for all of a simple plan."""
    if plan.kind is PlanKind.SIMPLE:
        return {(None, index): 0 for index in range(len(plan.sources.main.main.operations))}
    return {
        (plan.sources.numbers[step.source], operation): step.index
        for step in plan.execution_steps()
        for operation in step.operations
    }


def _device_notes(choices: Choices, notes: Sequence[OperationNote]) -> Iterator[DeviceNote]:
    for index, device in enumerate(choices.devices):
        verdicts: list[Verdict] = [note.verdicts[index] for note in notes]
        yield DeviceNote(
            device.name,
            str(device.hal_version),
            device.is_cpu,
            sum(verdict.supported for verdict in verdicts),
            sum(note.place == device.name for note in notes),
            choices.examined(None).supports[index].problem,
        )


def _step_note(step: Step, plan: Plan, costs: TransitionCosts | None) -> StepNote:
    match step:
        case ExecutionStep():
            given = (*step.temporaries_in, *step.outputs_in)
            left = [
                *step.temporaries_out,
                *(step.model_outputs[position] for position in step.downstream_outputs),
            ]
            bytes_in = sum(_size((step.source, operand), plan) or 0 for operand, _ in given)
            bytes_out = sum(_size((step.source, operand), plan) or 0 for operand, _ in left)
            copied = 0 if step.device.is_cpu else bytes_in + bytes_out
            return StepNote(
                step.index,
                step.device.name,
                len(step.operations),
                bytes_in,
                bytes_out,
                None if costs is None else costs.of_step(copied),
            )
        case IfStep():
            return StepNote(step.index, "IF")
        case WhileStep():
            return StepNote(step.index, "WHILE")
        case GotoStep():
            return StepNote(step.index, "GOTO")


def _crossings(plan: Plan) -> Iterator[Crossing]:
    """Operands that go from one step to others of the same model."""
    readers: dict[SourceOperand, list[ExecutionStep]] = defaultdict(list)
    writers: dict[SourceOperand, ExecutionStep] = {}
    for step in plan.execution_steps():
        for operand in step.input_sources():
            readers[operand].append(step)
        writers.update(dict.fromkeys(step.output_sources(), step))
    for operand, writer in writers.items():
        if not readers[operand]:
            continue
        source, index = operand
        yield Crossing(
            plan.sources.numbers[source],
            index,
            writer.index,
            writer.device.name,
            tuple(step.index for step in readers[operand]),
            tuple(step.device.name for step in readers[operand]),
            _size(operand, plan),
        )


def _size(operand: SourceOperand, plan: Plan) -> int | None:
    """Bytes of an operand; None where they are not known."""
    declared = plan.sources.operand(operand)
    if declared.lifetime == OperandLifeTime.NO_VALUE:
        return 0
    try:
        return bytes_of(declared.type, declared.dimensions, plan.extension_types) or None
    except ValueError:
        return None
