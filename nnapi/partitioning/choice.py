"""Choice: the best device for each operation of a model, by itself, whatever its neighbors.

Source: ``ModelBuilder::findBestDeviceForEachOperation`` of Android's ``runtime/ExecutionPlan.cpp``.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Final

import msgspec

from nnapi.device_protocol import PlannedDevice
from nnapi.errors import bad_data
from nnapi.partitioning.performance import Performance
from nnapi.partitioning.sizes import has_unknown_size
from nnapi.partitioning.slicing import Slices
from nnapi.partitioning.source_models import SourceModels, referred, with_main
from nnapi.partitioning.support import Support, support_of
from nnhal.operations.node import code_name
from nnhal.types import ExecutionPreference, Model, Operation, OperationType, Subgraph
from nnhal.validation.extensions import ExtensionTypes

__all__ = ["NOWHERE", "Choice", "Choices", "ModelChoices", "has_operand_of_unknown_size"]

NOWHERE: Final = -1
"""The place of an operation that no device can run."""


class Choice(msgspec.Struct, frozen=True):
    """Choice of the place where one operation runs best.

    ``device`` is an index, None for control flow that the runtime interprets, or :data:`NOWHERE`.
    ``performances`` has a number for each device that supports the operation, None for the others.
    ``unknown_size`` marks control flow that only the CPU device takes, since a size is unknown.
    """

    device: int | None
    performances: tuple[float | None, ...]
    unknown_size: bool = False


class ModelChoices(msgspec.Struct, frozen=True, eq=False):
    """The choices for the operations of one model, what devices have said, and the model."""

    choices: tuple[Choice, ...]
    supports: tuple[Support, ...]
    model: Model
    slices: Slices


class Choices:
    """Chooses among ``devices``, for the main model and those that it refers to."""

    def __init__(
        self,
        devices: Sequence[PlannedDevice],
        preference: ExecutionPreference,
        sources: SourceModels,
        extension_types: ExtensionTypes,
        *,
        strict_slicing: bool = False,
    ) -> None:
        self.devices = devices
        self.sources = sources
        self.extension_types = extension_types
        self._performances = [Performance(device, preference, sources) for device in devices]
        self._strict_slicing = strict_slicing
        self._made: dict[int | None, ModelChoices] = {}

    def of(self, subgraph: int | None) -> ModelChoices:
        """The choices for the main model (None) or for a subgraph of it.

        NnapiError with BAD_DATA when there is no device for an operation.
        """
        found = self.examined(subgraph)
        for index, choice in enumerate(found.choices):
            if choice.device == NOWHERE:
                name = code_name(OperationType, found.model.main.operations[index].type)
                raise bad_data(f"no device can run operation {index} ({name})")
        return found

    def examined(self, subgraph: int | None) -> ModelChoices:
        """Choose like :meth:`of`, also where there is no device for an operation."""
        if subgraph not in self._made:
            self._made[subgraph] = self._choose(subgraph)
        return self._made[subgraph]

    def failures(self) -> Iterator[tuple[str, str]]:
        """The devices whose answers do not count, until now, and why."""
        for made in self._made.values():
            for device, support in zip(self.devices, made.supports, strict=True):
                if support.has_failed:
                    yield device.name, support.problem or ""

    def _choose(self, number: int | None) -> ModelChoices:
        main = self.sources.main
        model, subgraph = main, main.main
        if number is not None:
            subgraph = main.referenced[number]
            model = with_main(main, number, relaxed=self.sources.is_relaxed(number))
        slices = Slices(model, strict=self._strict_slicing)
        supports = tuple(support_of(device, slices) for device in self.devices)
        choices = tuple(
            self._best(operation, index, subgraph, number, supports)
            for index, operation in enumerate(subgraph.operations)
        )
        return ModelChoices(choices, supports, model, slices)

    def _best(
        self,
        operation: Operation,
        index: int,
        subgraph: Subgraph,
        number: int | None,
        supports: Sequence[Support],
    ) -> Choice:
        performances = tuple(
            performance.of_operation(operation, subgraph, number)
            if support.supported[index]
            else None
            for performance, support in zip(self._performances, supports, strict=True)
        )
        unknown_size = has_operand_of_unknown_size(
            operation, subgraph, self.sources.main, self.extension_types
        )
        best = self._cpu_if(performances) if unknown_size else self._fastest(performances)
        if best is None:
            return Choice(NOWHERE, performances, unknown_size)
        is_control_flow = operation.type in (OperationType.IF, OperationType.WHILE)
        if self.devices[best].is_cpu and is_control_flow and not unknown_size:
            return Choice(None, performances)
        return Choice(best, performances, unknown_size)

    def _cpu_if(self, performances: Sequence[float | None]) -> int | None:
        """The CPU device, where it is among the devices and can."""
        for index, device in enumerate(self.devices):
            if device.is_cpu:
                return None if performances[index] is None else index
        return None

    def _fastest(self, performances: Sequence[float | None]) -> int | None:
        best, of_best = None, 0.0
        for index, performance in enumerate(performances):
            if performance is None:
                continue
            # Of devices that are as fast, the CPU wins, and otherwise the first.
            wins_tie = self.devices[index].is_cpu and performance == of_best
            if best is None or performance < of_best or wins_tie:
                best, of_best = index, performance
        return best


def has_operand_of_unknown_size(
    operation: Operation, subgraph: Subgraph, main: Model, extension_types: ExtensionTypes
) -> bool:
    """Whether it is an IF or WHILE with an operand of unknown size, or a model that has one.

    HAL 1.3 has no such control flow, and the interpreter none either: it goes to the CPU device as
    a whole (``isControlFlowOperationWithOperandOfUnknownSize``).
    """
    inner = referred(operation, subgraph)
    if not inner:
        return False
    own = [subgraph.operands[index] for index in (*operation.inputs, *operation.outputs)]
    for number in inner:
        model = main.referenced[number]
        own += [model.operands[i] for i in (*model.input_indexes, *model.output_indexes)]
    return any(has_unknown_size(operand, extension_types) for operand in own)
