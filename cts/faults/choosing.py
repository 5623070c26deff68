"""Faults of choosing: numbers that are read wrongly, and devices that are asked wrongly."""

from __future__ import annotations

from typing import Any

import msgspec
import numpy as np

from cts.faults.catalogue import fault
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


@fault("device_choice", Performance, "_of_both")
def both_branches_counted_in_full(original: Any, self: Any, operation: Any, subgraph: Any) -> Any:
    """An IF is rated by the sum of its branches, not by their mean."""
    return np.float32(2) * original(self, operation, subgraph)


@fault("device_choice", Performance, "_of_operation")
def condition_of_a_loop_not_counted(
    original: Any, self: Any, operation: Any, subgraph: Any, relaxed: bool
) -> Any:
    """A WHILE is rated without the model of its condition."""
    found = original(self, operation, subgraph, relaxed)
    if operation.type == OperationType.WHILE:
        found = found - self._of_subgraph(referred(operation, subgraph)[0])
    return found


@fault("device_choice", performance, "declared_for")
def type_without_an_entry_costs_nothing(
    original: Any, capabilities: Any, type: int, *, relaxed: bool
) -> PerformanceInfo:
    """A driver that declares nothing for a type counts as the fastest for it."""
    found: PerformanceInfo = original(capabilities, type, relaxed=relaxed)
    return PerformanceInfo(0.0, 0.0) if found.exec_time > 1e38 else found


@fault("device_choice", performance, "declared_for")
def relaxed_scalars_for_relaxed_tensors(
    original: Any, capabilities: Any, type: int, *, relaxed: bool
) -> Any:
    """Relaxed models with tensors are rated by the entry of relaxed scalars."""
    if relaxed and type == OperandType.TENSOR_FLOAT32:
        type = OperandType.FLOAT32
    return original(capabilities, type, relaxed=relaxed)


@fault("device_choice", Performance, "_control_flow")
def entries_of_if_and_while_swapped(original: Any, self: Any, type: Any) -> Any:
    """An IF is rated by what a driver declares for WHILE, and the other way around."""
    is_if = type == OperationType.IF
    return original(self, OperationType.WHILE if is_if else OperationType.IF)


@fault("partitioning", Performance, "__init__")
def sustained_speed_taken_for_low_power(
    original: Any, self: Any, device: Any, preference: Any, sources: Any
) -> None:
    """Applications that want sustained speed get the device that needs the least power."""
    if preference == ExecutionPreference.SUSTAINED_SPEED:
        preference = ExecutionPreference.LOW_POWER
    original(self, device, preference, sources)


@fault("device_choice", SourceModels, "is_relaxed")
def relaxation_of_the_main_model_for_all(original: Any, self: Any, number: Any) -> Any:
    """Whether a branch is relaxed is taken from the main model when devices are rated."""
    return original(self, None)


@fault("partitioning", _Planner, "_run_all")
def steps_without_what_becomes_ready(original: Any, self: Any, queue: Any, *rest: Any) -> None:
    """A step ends with the operations that were ready when it began."""
    now = type(queue)(queue)
    queue.clear()
    original(self, now, *rest)


@fault("partitioning", Need, "is_met_by")
def version_off_by_one(original: Any, self: Need, version: Any) -> bool:
    """A driver is asked about operations of older versions than its own only."""
    is_old = self.level.hal_version < version or version.name == "V1_0"
    return is_old and bool(original(self, version))


@fault("partitioning", Slices, "slice")
def answers_for_a_slice_not_moved_back(original: Any, self: Slices, version: Any) -> Slice | None:
    """The answers for a slice are taken for those of the first operations of the model."""
    found: Slice | None = original(self, version)
    if found is None:
        return None
    return msgspec.structs.replace(found, operations=tuple(range(len(found.operations))))


@fault("partitioning", CpuDevice, "supported_operations")
def cpu_takes_what_only_vendors_know(original: Any, self: Any, model: Any) -> Any:
    """The CPU says yes to operations of vendors."""
    return [True] * len(model.main.operations)


@fault("partitioning", Choices, "_best")
def control_flow_not_interpreted(original: Any, self: Choices, *arguments: Any) -> choice.Choice:
    """Control flow that is best on the CPU goes there as a whole."""
    found: choice.Choice = original(self, *arguments)
    if found.device is not None:
        return found
    cpu = next(i for i, device in enumerate(self.devices) if device.is_cpu)
    return msgspec.structs.replace(found, device=cpu)


@fault("partitioning", choice, "has_operand_of_unknown_size")
def sizes_in_branches_not_looked_at(
    original: Any, operation: Any, subgraph: Any, main: Any, types: Any
) -> bool:
    """Unknown sizes count in the operands of an IF or WHILE, not in the models it refers to."""
    own = [subgraph.operands[i] for i in (*operation.inputs, *operation.outputs)]
    is_control_flow = bool(referred(operation, subgraph))
    return is_control_flow and any(has_unknown_size(each, types) for each in own)


@fault("device_choice", compilation_module, "_checked")
def named_devices_in_the_order_of_the_runtime(original: Any, chosen: Any, known: Any) -> Any:
    """The order in which an application names devices does not count."""
    return tuple(sorted(original(chosen, known), key=known.index))


@fault("introspection", compilation_module, "_checked")
def cpu_among_the_named_devices(original: Any, chosen: Any, known: Any) -> Any:
    """The CPU takes what the devices that were named do not support."""
    devices = original(chosen, known)
    return devices if known[-1] in devices else (*devices, known[-1])


@fault("introspection", Runtime, "devices")
def cpu_only_ignored(original: Any, self: Any) -> Any:
    """Drivers are used although the setting says the CPU alone."""
    return (*self._registered, self.cpu)


@fault("device_choice", Compilation, "__init__")
def no_partitioning_ignored(original: Any, self: Any, *arguments: Any, **keywords: Any) -> None:
    """Models are divided among devices although the setting says everything on the CPU."""
    original(self, *arguments, **keywords)
    if self._partitioning == Partitioning.NO:
        self._partitioning = Partitioning.WITH_FALLBACK
