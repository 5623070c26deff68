"""Faults of planning: devices that are chosen wrongly, and steps that exchange the wrong things."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

import msgspec

from cts.faults.catalogue import fault
from cts.faults.patching import Patch
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


@fault("partitioning")
def last_device_on_a_tie() -> Iterable[Patch]:
    """The last of several equally fast devices that are no CPU wins."""

    def make(original: Any) -> Any:
        def fastest(self: Choices, performances: Any) -> int | None:
            known = [(value, -index) for index, value in enumerate(performances) if value]
            drivers = [each for each in known if not self.devices[-each[1]].is_cpu]
            best = min(known, default=None)
            if best is None:
                return None
            tied = [each for each in drivers if each[0] == best[0]]
            return -(min(tied)[1] if tied else best[1])

        return fastest

    return [Patch(Choices, "_fastest", make)]


@fault("partitioning")
def slowest_device() -> Iterable[Patch]:
    """The slowest device that has an operation gets it."""

    def make(original: Any) -> Any:
        return lambda self, performances: original(
            self, [None if value is None else -value for value in performances]
        )

    return [Patch(Choices, "_fastest", make)]


@fault("partitioning")
def relaxed_entry_ignored() -> Iterable[Patch]:
    """A relaxed model is rated by the entries of float32."""

    def make(original: Any) -> Any:
        return lambda capabilities, type, *, relaxed: original(capabilities, type, relaxed=False)

    return [Patch(performance, "declared_for", make)]


@fault("partitioning")
def type_ignored() -> Iterable[Patch]:
    """All operations are rated as those of float32."""

    def make(original: Any) -> Any:
        kind = OperandType.TENSOR_FLOAT32
        return lambda capabilities, type, *, relaxed: original(capabilities, kind, relaxed=relaxed)

    return [Patch(performance, "declared_for", make)]


@fault("partitioning")
def power_ignored() -> Iterable[Patch]:
    """Applications that want low power get the fastest device."""

    def make(original: Any) -> Any:
        def init(self: Performance, device: Any, preference: Any, sources: Any) -> None:
            original(self, device, ExecutionPreference.FAST_SINGLE_ANSWER, sources)

        return init

    return [Patch(Performance, "__init__", make)]


@fault("partitioning")
def first_queue_first() -> Iterable[Patch]:
    """The first driver with something to do is drained first, not the CPU and the last driver."""
    return [Patch(partition, "max", lambda original: min, is_new=True)]


@fault("partitioning")
def control_flow_of_unknown_size_to_drivers() -> Iterable[Patch]:
    """Drivers get IF and WHILE with operands of unknown size."""
    return [Patch(choice, "has_operand_of_unknown_size", lambda original: lambda *any: False)]


@fault("introspection")
def no_slices() -> Iterable[Patch]:
    """A driver is shown operations that are newer than it."""
    return [Patch(Need, "is_met_by", lambda original: lambda self, version: True)]


@fault("partitioning")
def steps_without_inputs() -> Iterable[Patch]:
    """A step without inputs or outputs is given to a driver."""
    from nnapi import plan_compilation

    return [Patch(plan_compilation, "check_step", lambda original: lambda step: None)]


@fault("dynamic_temporaries")
def temporaries_of_unknown_size_forgotten() -> Iterable[Patch]:
    """A temporary of unknown size is taken for one of a known size."""
    return [Patch(step_model, "has_unknown_size", lambda original: lambda *any: False)]


@fault("partitioning")
def roles_of_control_flow_forgotten() -> Iterable[Patch]:
    """The memories of an IF or WHILE have no roles in its branches."""
    return [Patch(_Analyzer, "use_all", lambda original: lambda *any: None)]


@fault("random_partitioning")
def outputs_of_a_step_swapped() -> Iterable[Patch]:
    """A step writes its outputs to the places of each other."""

    def make(original: Any) -> Any:
        return lambda self: original(self)[::-1]

    return [Patch(ExecutionStep, "output_sources", make)]


@fault("split_models")
def last_step_left_out() -> Iterable[Patch]:
    """The last of several steps is not run."""

    def make(original: Any) -> Any:
        def following(self: Any, *arguments: Any) -> Any:
            is_last = 0 < self._index == len(self._steps) - 1
            return None if is_last else original(self, *arguments)

        return following

    return [Patch(Controller, "next", make)]


@fault("random_partitioning")
def inputs_of_a_step_swapped() -> Iterable[Patch]:
    """A step reads its inputs from the places of each other."""

    def make(original: Any) -> Any:
        return lambda self: original(self)[::-1]

    return [Patch(ExecutionStep, "input_sources", make)]


@fault("partitioning")
def output_that_is_read_later_lost() -> Iterable[Patch]:
    """Outputs of the model that a later step reads are lost."""

    def make(original: Any) -> Any:
        def finished(self: Any, *arguments: Any) -> ExecutionStep:
            step: ExecutionStep = original(self, *arguments)
            return msgspec.structs.replace(step, downstream_outputs=frozenset())

        return finished

    return [Patch(step_model.StepBuilder, "finished", make)]


@fault("partitioning")
def fallback_without_leave() -> Iterable[Patch]:
    """The CPU makes good a failed compilation although fallback is off."""
    return [Patch(Compilation, "allows_fallback", lambda original: property(lambda self: True))]


@fault("executions")
def fallback_for_named_devices() -> Iterable[Patch]:
    """The CPU computes what a device that was named has failed to."""

    def make(original: Any) -> Any:
        return property(lambda self: self.has_explicit_devices or original.fget(self))

    return [Patch(Compilation, "allows_fallback", make)]


@fault("executions")
def no_fallback() -> Iterable[Patch]:
    """A failure of a driver is the application's."""
    return [Patch(Compilation, "allows_fallback", lambda original: property(lambda self: False))]
