"""Reasons: why a device runs an operation or does not, and what would have to change."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence

from nnapi.device_protocol import PlannedDevice
from nnapi.errors import NnapiError
from nnapi.explain.driver_log import listening
from nnapi.explain.explanation import Verdict
from nnapi.partitioning.choice import Choices, ModelChoices, has_operand_of_unknown_size
from nnapi.partitioning.sizes import has_unknown_size
from nnapi.partitioning.source_models import MAIN, SourceModels
from nnapi.partitioning.step_model import StepBuilder
from nnhal.errors import Invalid
from nnhal.operations.node import code_name
from nnhal.types import (
    UNSPECIFIED_PERFORMANCE,
    Operand,
    OperandType,
    OperationType,
    Subgraph,
)
from nnhal.versions import required_version

__all__ = ["Reasons", "described", "in_words"]


def described(operand: Operand) -> str:
    """Type and dimensions: ``FLOAT32 1x224x224x3``; ``?`` is unknown."""
    name = code_name(OperandType, operand.type).removeprefix("TENSOR_")
    dimensions = "x".join(str(size or "?") for size in operand.dimensions)
    return f"{name} {dimensions}".rstrip()


def in_words(performance: float) -> str:
    """A declared performance; FLT_MAX stands for a type that is not listed."""
    return "nothing" if performance >= UNSPECIFIED_PERFORMANCE else f"{performance:g}"


class Reasons:
    """The reasons for the choices in one model, subgraph ``number`` of the main one or that."""

    def __init__(self, choices: Choices, number: int | None) -> None:
        self._choices = choices
        self._devices: Sequence[PlannedDevice] = choices.devices
        self._number = number
        self._found: ModelChoices = choices.examined(number)
        self._main: Subgraph = self._found.model.main
        self._said: dict[object, str] = {}
        self._counts = [self._counted(index) for index in range(len(self._devices))]

    def verdict(self, operation: int, device: int) -> Verdict:
        """Return the verdict of ``device`` on ``operation``."""
        support = self._found.supports[device]
        performance = self._found.choices[operation].performances[device]
        if performance is not None:
            reason, remedy = self._if_supported(operation, device, performance)
        else:
            reason, remedy = self._if_not_supported(operation, device)
        return Verdict(
            self._devices[device].name,
            support.supported[operation],
            performance,
            reason,
            remedy,
        )

    def why(self, operation: int) -> str:
        """Explain in a sentence why the operation runs where it does."""
        choice = self._found.choices[operation]
        if choice.device is None:
            return "the CPU is best for it, so the runtime interprets it and plans what is in it"
        if choice.unknown_size:
            return (
                f"{self._unknown_operands(operation)} of unknown size: the CPU takes it as a whole"
            )
        rivals = [each for each in choice.performances if each is not None]
        if len(rivals) == 1:
            return "no other device supports it"
        if not rivals:
            return "no device supports it"
        others = ", ".join(
            f"{device.name} {in_words(each)}"
            for device, each in zip(self._devices, choice.performances, strict=True)
            if each is not None
        )
        return f"fastest by what is declared ({others})"

    def _if_supported(
        self, operation: int, device: int, performance: float
    ) -> tuple[str, str | None]:
        choice = self._found.choices[operation]
        if choice.device == device:
            return "runs it", None
        if choice.device is None and self._devices[device].is_cpu:
            return "best for it, by way of the interpreter", None
        if choice.unknown_size:
            return (
                f"control flow with {self._unknown_operands(operation)} of unknown size is for the "
                "CPU alone",
                "give these operands known dimensions",
            )
        return self._if_slower(operation, performance)

    def _if_slower(self, operation: int, performance: float) -> tuple[str, str | None]:
        choice = self._found.choices[operation]
        best = choice.device if choice.device is not None else self._cpu()
        of_best = choice.performances[best]
        assert of_best is not None
        name = self._devices[best].name
        what = self._rated(operation)
        declared = in_words(performance)
        remedy = f"be faster than {in_words(of_best)} for {what}, and declare it"
        if performance == of_best:
            return f"declares {declared} for {what}, as {name}, which wins the tie", remedy
        return f"declares {declared} for {what}, {name} {in_words(of_best)}", remedy

    def _if_not_supported(self, operation: int, device: int) -> tuple[str, str | None]:
        support = self._found.supports[device]
        version = self._devices[device].hal_version
        need = self._found.slices.need_of(operation)
        if need.runtime_only:
            return (
                "no HAL has a loop over operands of unknown size",
                "give the operands of the loop known dimensions",
            )
        if not need.is_met_by(version):
            newer = need.level.hal_version
            cause = self._found.slices.cause_of(operation)
            return f"{cause} needs HAL {newer}, the driver has {version}", f"implement HAL {newer}"
        if support.problem is not None:
            return support.problem, "answer getSupportedOperations"
        return self._if_refused(operation, device)

    def _if_refused(self, operation: int, device: int) -> tuple[str, str | None]:
        node = self._main.operations[operation]
        name = code_name(OperationType, node.type)
        if self._devices[device].is_cpu:
            return "only its vendor knows it", None
        supported, count = self._counts[device][node.type]
        where = f"; it takes {supported} of the {count} {name} here" if supported else ""
        said = self._asked_alone(operation, device)
        first = self._main.operands[node.inputs[0]] if node.inputs else None
        of = f" of {described(first)}" if first is not None else ""
        return f"not supported{where}{said}", f"support {name}{of}"

    def _asked_alone(self, operation: int, device: int) -> str:
        """What the driver says of the operation in a model of its own."""
        node = self._main.operations[operation]
        operands = [self._main.operands[index] for index in (*node.inputs, *node.outputs)]
        key = device, node.type, tuple((o.type, o.dimensions, o.lifetime) for o in operands)
        if key not in self._said:
            self._said[key] = self._speech(operation, device)
        return self._said[key]

    def _speech(self, operation: int, device: int) -> str:
        step = StepBuilder(0, MAIN, self._devices[device], SourceModels(self._found.model))
        step.add_operation(operation)
        alone = step.finished(step.defined, (), self._choices.extension_types).model
        try:
            required_version(alone)
            with listening() as heard:
                answer = self._devices[device].supported_operations(alone)
        except (Invalid, NnapiError):
            return ""
        if heard:
            return ": " + "; ".join(dict.fromkeys(heard))
        return ", though it is in a model of its own" if all(answer) else ""

    def _counted(self, device: int) -> dict[int, tuple[int, int]]:
        """By type: how many operations the device supports, and how many there are."""
        types = [operation.type for operation in self._main.operations]
        supported = self._found.supports[device].supported
        taken = Counter(type for type, is_taken in zip(types, supported, strict=True) if is_taken)
        return {type: (taken[type], count) for type, count in Counter(types).items()}

    def _rated(self, operation: int) -> str:
        """What the declared performance is for."""
        node = self._main.operations[operation]
        if node.type in (OperationType.IF, OperationType.WHILE):
            return OperationType(node.type).name
        type = self._main.operands[node.inputs[0]].type
        is_float = type in (OperandType.FLOAT32, OperandType.TENSOR_FLOAT32)
        relaxed = is_float and self._choices.sources.is_relaxed(self._number)
        return code_name(OperandType, type) + (" (relaxed)" if relaxed else "")

    def _unknown_operands(self, operation: int) -> str:
        node, types = self._main.operations[operation], self._choices.extension_types
        own = [
            str(index)
            for index in (*node.inputs, *node.outputs)
            if has_unknown_size(self._main.operands[index], types)
        ]
        if own:
            return f"operand{'s' * (len(own) > 1)} {', '.join(own)}"
        is_inner = has_operand_of_unknown_size(node, self._main, self._found.model, types)
        return "inputs or outputs of its models" if is_inner else "operands"

    def _cpu(self) -> int:
        return next(index for index, device in enumerate(self._devices) if device.is_cpu)
