"""Faults of choosing: numbers that are read wrongly, and devices that are asked wrongly."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

import msgspec
import numpy as np

from cts.faults.catalogue import fault
from cts.faults.patching import Patch
from nnapi import compilation as compilation_module
from nnapi.compilation import Compilation
from nnapi.cpu_device import CpuDevice
from nnapi.partitioning import choice, performance
from nnapi.partitioning.choice import Choices
from nnapi.partitioning.operation_versions import Need
from nnapi.partitioning.partition import _Planner
from nnapi.partitioning.performance import Performance
from nnapi.partitioning.sizes import has_unknown_size
from nnapi.partitioning.slicing import Slice, Slices
from nnapi.partitioning.source_models import SourceModels, referred
from nnapi.runtime import Runtime
from nnapi.settings import Partitioning
from nnhal.types import ExecutionPreference, OperandType, OperationType, PerformanceInfo

__all__: list[str] = []


@fault("device_choice")
def both_branches_counted_in_full() -> Iterable[Patch]:
    """An IF is rated by the sum of its branches, not by their mean."""

    def make(original: Any) -> Any:
        return lambda self, operation, subgraph: np.float32(2) * original(self, operation, subgraph)

    return [Patch(Performance, "_of_both", make)]


@fault("device_choice")
def condition_of_a_loop_not_counted() -> Iterable[Patch]:
    """A WHILE is rated without the model of its condition."""

    def make(original: Any) -> Any:
        def of_operation(self: Any, operation: Any, subgraph: Any, relaxed: bool) -> Any:
            found = original(self, operation, subgraph, relaxed)
            if operation.type == OperationType.WHILE:
                found = found - self._of_subgraph(referred(operation, subgraph)[0])
            return found

        return of_operation

    return [Patch(Performance, "_of_operation", make)]


@fault("device_choice")
def type_without_an_entry_costs_nothing() -> Iterable[Patch]:
    """A driver that declares nothing for a type counts as the fastest for it."""

    def make(original: Any) -> Any:
        def declared(capabilities: Any, type: int, *, relaxed: bool) -> PerformanceInfo:
            found: PerformanceInfo = original(capabilities, type, relaxed=relaxed)
            return PerformanceInfo(0.0, 0.0) if found.exec_time > 1e38 else found

        return declared

    return [Patch(performance, "declared_for", make)]


@fault("device_choice")
def relaxed_scalars_for_relaxed_tensors() -> Iterable[Patch]:
    """Relaxed models with tensors are rated by the entry of relaxed scalars."""

    def make(original: Any) -> Any:
        def declared(capabilities: Any, type: int, *, relaxed: bool) -> Any:
            if relaxed and type == OperandType.TENSOR_FLOAT32:
                type = OperandType.FLOAT32
            return original(capabilities, type, relaxed=relaxed)

        return declared

    return [Patch(performance, "declared_for", make)]


@fault("device_choice")
def entries_of_if_and_while_swapped() -> Iterable[Patch]:
    """An IF is rated by what a driver declares for WHILE, and the other way around."""

    def make(original: Any) -> Any:
        other = {
            OperationType.IF: OperationType.WHILE,
            OperationType.WHILE: OperationType.IF,
        }
        return lambda self, type: original(self, other[OperationType(type)])

    return [Patch(Performance, "_control_flow", make)]


@fault("partitioning")
def sustained_speed_taken_for_low_power() -> Iterable[Patch]:
    """Applications that want sustained speed get the device that needs the least power."""

    def make(original: Any) -> Any:
        def init(self: Any, device: Any, preference: Any, sources: Any) -> None:
            if preference == ExecutionPreference.SUSTAINED_SPEED:
                preference = ExecutionPreference.LOW_POWER
            original(self, device, preference, sources)

        return init

    return [Patch(Performance, "__init__", make)]


@fault("device_choice")
def relaxation_of_the_main_model_for_all() -> Iterable[Patch]:
    """Whether a branch is relaxed is taken from the main model when devices are rated."""
    return [
        Patch(
            SourceModels, "is_relaxed", lambda original: lambda self, number: original(self, None)
        )
    ]


@fault("partitioning")
def steps_without_what_becomes_ready() -> Iterable[Patch]:
    """A step ends with the operations that were ready when it began."""

    def make(original: Any) -> Any:
        def run_all(self: Any, queue: Any, *rest: Any) -> None:
            now = type(queue)(queue)
            queue.clear()
            original(self, now, *rest)

        return run_all

    return [Patch(_Planner, "_run_all", make)]


@fault("partitioning")
def version_off_by_one() -> Iterable[Patch]:
    """A driver is asked about operations of older versions than its own only."""

    def make(original: Any) -> Any:
        def is_met_by(self: Need, version: Any) -> bool:
            is_old = self.level.hal_version < version or version.name == "V1_0"
            return is_old and bool(original(self, version))

        return is_met_by

    return [Patch(Need, "is_met_by", make)]


@fault("partitioning")
def answers_for_a_slice_not_moved_back() -> Iterable[Patch]:
    """The answers for a slice are taken for those of the first operations of the model."""

    def make(original: Any) -> Any:
        def slice(self: Slices, version: Any) -> Slice | None:
            found: Slice | None = original(self, version)
            if found is None:
                return None
            return msgspec.structs.replace(found, operations=tuple(range(len(found.operations))))

        return slice

    return [Patch(Slices, "slice", make)]


@fault("partitioning")
def cpu_takes_what_only_vendors_know() -> Iterable[Patch]:
    """The CPU says yes to operations of vendors."""

    def make(original: Any) -> Any:
        return lambda self, model: [True] * len(model.main.operations)

    return [Patch(CpuDevice, "supported_operations", make)]


@fault("partitioning")
def control_flow_not_interpreted() -> Iterable[Patch]:
    """Control flow that is best on the CPU goes there as a whole."""

    def make(original: Any) -> Any:
        def best(self: Choices, *arguments: Any) -> choice.Choice:
            found: choice.Choice = original(self, *arguments)
            if found.device is not None:
                return found
            cpu = next(i for i, device in enumerate(self.devices) if device.is_cpu)
            return msgspec.structs.replace(found, device=cpu)

        return best

    return [Patch(Choices, "_best", make)]


@fault("partitioning")
def sizes_in_branches_not_looked_at() -> Iterable[Patch]:
    """Unknown sizes count in the operands of an IF or WHILE, not in the models it refers to."""

    def make(original: Any) -> Any:
        def unknown(operation: Any, subgraph: Any, main: Any, types: Any) -> bool:
            own = [subgraph.operands[i] for i in (*operation.inputs, *operation.outputs)]
            is_control_flow = bool(referred(operation, subgraph))
            return is_control_flow and any(has_unknown_size(each, types) for each in own)

        return unknown

    return [Patch(choice, "has_operand_of_unknown_size", make)]


@fault("device_choice")
def named_devices_in_the_order_of_the_runtime() -> Iterable[Patch]:
    """The order in which an application names devices does not count."""

    def make(original: Any) -> Any:
        def checked(chosen: Any, known: Any) -> Any:
            return tuple(sorted(original(chosen, known), key=known.index))

        return checked

    return [Patch(compilation_module, "_checked", make)]


@fault("introspection")
def cpu_among_the_named_devices() -> Iterable[Patch]:
    """The CPU takes what the devices that were named do not support."""

    def make(original: Any) -> Any:
        def checked(chosen: Any, known: Any) -> Any:
            devices = original(chosen, known)
            return devices if known[-1] in devices else (*devices, known[-1])

        return checked

    return [Patch(compilation_module, "_checked", make)]


@fault("introspection")
def cpu_only_ignored() -> Iterable[Patch]:
    """Drivers are used although the setting says the CPU alone."""

    def make(original: Any) -> Any:
        return property(lambda self: (*self._registered, self.cpu))

    return [Patch(Runtime, "devices", make)]


@fault("device_choice")
def no_partitioning_ignored() -> Iterable[Patch]:
    """Models are divided among devices although the setting says everything on the CPU."""

    def make(original: Any) -> Any:
        def init(self: Any, *arguments: Any, **keywords: Any) -> None:
            original(self, *arguments, **keywords)
            if self._partitioning == Partitioning.NO:
                self._partitioning = Partitioning.WITH_FALLBACK

        return init

    return [Patch(Compilation, "__init__", make)]
