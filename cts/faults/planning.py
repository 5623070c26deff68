"""Faults of planning: devices that are chosen wrongly, and steps that exchange the wrong things."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

import msgspec

from cts.faults.catalogue import fault, patches
from cts.faults.patching import Patch
from nnapi import plan_compilation
from nnapi.compilation import Compilation
from nnapi.partitioning import choice, partition, performance, step_model
from nnapi.partitioning.choice import Choices
from nnapi.partitioning.operation_versions import Need
from nnapi.partitioning.performance import Performance
from nnapi.partitioning.step_roles import _Analyzer
from nnapi.partitioning.steps import ExecutionStep
from nnapi.running.controller import Controller
from nnhal.types import ExecutionPreference, OperandType

__all__: list[str] = []


@fault("partitioning", Choices, "_fastest")
def last_device_on_a_tie(original: Any, self: Choices, performances: Any) -> int | None:
    """The last of several equally fast devices that are no CPU wins."""
    known = [(value, -index) for index, value in enumerate(performances) if value]
    drivers = [each for each in known if not self.devices[-each[1]].is_cpu]
    best = min(known, default=None)
    if best is None:
        return None
    tied = [each for each in drivers if each[0] == best[0]]
    return -(min(tied)[1] if tied else best[1])


@fault("partitioning", Choices, "_fastest")
def slowest_device(original: Any, self: Any, performances: Any) -> Any:
    """The slowest device that has an operation gets it."""
    return original(self, [None if value is None else -value for value in performances])


@fault("partitioning", performance, "declared_for")
def relaxed_entry_ignored(original: Any, capabilities: Any, type: Any, *, relaxed: Any) -> Any:
    """A relaxed model is rated by the entries of float32."""
    return original(capabilities, type, relaxed=False)


@fault("partitioning", performance, "declared_for")
def type_ignored(original: Any, capabilities: Any, type: Any, *, relaxed: Any) -> Any:
    """All operations are rated as those of float32."""
    return original(capabilities, OperandType.TENSOR_FLOAT32, relaxed=relaxed)


@fault("partitioning", Performance, "__init__")
def power_ignored(
    original: Any, self: Performance, device: Any, preference: Any, sources: Any
) -> None:
    """Applications that want low power get the fastest device."""
    original(self, device, ExecutionPreference.FAST_SINGLE_ANSWER, sources)


@patches("partitioning")
def first_queue_first() -> Iterable[Patch]:
    """The first driver with something to do is drained first, not the CPU and the last driver."""
    return [Patch(partition, "max", lambda original: min, is_new=True)]


@fault("partitioning", choice, "has_operand_of_unknown_size")
def control_flow_of_unknown_size_to_drivers(original: Any, *any: Any) -> bool:
    """Drivers get IF and WHILE with operands of unknown size."""
    return False


@fault("introspection", Need, "is_met_by")
def no_slices(original: Any, self: Any, version: Any) -> bool:
    """A driver is shown operations that are newer than it."""
    return True


@fault("partitioning", plan_compilation, "check_step")
def steps_without_inputs(original: Any, step: Any) -> None:
    """A step without inputs or outputs is given to a driver."""


@fault("dynamic_temporaries", step_model, "has_unknown_size")
def temporaries_of_unknown_size_forgotten(original: Any, *any: Any) -> bool:
    """A temporary of unknown size is taken for one of a known size."""
    return False


@fault("partitioning", _Analyzer, "use_all")
def roles_of_control_flow_forgotten(original: Any, *any: Any) -> None:
    """The memories of an IF or WHILE have no roles in its branches."""


@fault("random_partitioning", ExecutionStep, "output_sources")
def outputs_of_a_step_swapped(original: Any, self: Any) -> Any:
    """A step writes its outputs to the places of each other."""
    return original(self)[::-1]


@fault("split_models", Controller, "next")
def last_step_left_out(original: Any, self: Any, *arguments: Any) -> Any:
    """The last of several steps is not run."""
    is_last = 0 < self._index == len(self._steps) - 1
    return None if is_last else original(self, *arguments)


@fault("random_partitioning", ExecutionStep, "input_sources")
def inputs_of_a_step_swapped(original: Any, self: Any) -> Any:
    """A step reads its inputs from the places of each other."""
    return original(self)[::-1]


@fault("partitioning", step_model.StepBuilder, "finished")
def output_that_is_read_later_lost(original: Any, self: Any, *arguments: Any) -> ExecutionStep:
    """Outputs of the model that a later step reads are lost."""
    step: ExecutionStep = original(self, *arguments)
    return msgspec.structs.replace(step, downstream_outputs=frozenset())


@fault("partitioning", Compilation, "allows_fallback")
def fallback_without_leave(original: Any, self: Any) -> bool:
    """The CPU makes good a failed compilation although fallback is off."""
    return True


@fault("executions", Compilation, "allows_fallback")
def fallback_for_named_devices(original: Any, self: Any) -> Any:
    """The CPU computes what a device that was named has failed to."""
    return self.has_explicit_devices or original(self)


@fault("executions", Compilation, "allows_fallback")
def no_fallback(original: Any, self: Any) -> bool:
    """A failure of a driver is the application's."""
    return False
