"""Faults of memory domains: whose memory it is, what it holds, and what it may be used for."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

import nnapi.memory as memory_module
from cts.faults.catalogue import fault, patches
from cts.faults.patching import Patch
from nnapi.errors import NnapiError
from nnapi.memory import Memory
from nnapi.memory_desc import MemoryDesc
from nnapi.memory_rules import DeviceRules, Role, SizedRules
from nnapi.partitioning.step_roles import StepRole
from nnapi.plan_compilation import CompiledPlan

__all__: list[str] = []


@fault("validation_memory", DeviceRules, "set_initialized")
def memory_after_a_failure_still_good(original: Any, self: Any, initialized: bool) -> None:
    """A memory can be read after an execution or copy into it has failed."""
    if initialized:
        original(self, True)


@fault("validation_memory", Memory, "copy")
def memory_after_a_failed_copy_still_good(original: Any, source: Any, destination: Any) -> None:
    """A memory that could not be copied to keeps what it held."""
    held = destination is not None and destination.rules.is_initialized
    try:
        original(source, destination)
    except NnapiError:
        if held:
            destination.rules.set_initialized(True)
        raise


@fault("memory_content", DeviceRules, "update")
def memory_keeps_its_first_dimensions(original: Any, self: Any, metadata: Any) -> None:
    """A memory of unknown dimensions has for ever those that it was first written with."""
    before = self._updated
    original(self, metadata)
    if before != self._initial:
        self._updated = before


@fault("memory_domains", Role, "is_same")
def memory_for_any_compilation(original: Any, self: Any, other: Any) -> Any:
    """A memory serves the same input of any other compilation."""
    return self.io_type == other.io_type and self.index == other.index


@fault("memory_domains", Role, "is_same")
def memory_for_inputs_and_outputs(original: Any, self: Any, other: Any) -> Any:
    """A memory that was made for input 0 serves output 0 too."""
    return self.compilation is other.compilation and self.index == other.index


@fault("validation_memory", MemoryDesc, "_add")
def any_frequency(
    original: Any, self: Any, compilation: Any, io_type: Any, index: int, frequency: float
) -> None:
    """A role may have any frequency."""
    original(self, compilation, io_type, index, 1.0)


@fault("memory_domains", MemoryDesc, "_allocated")
def shared_memory_for_named_devices(original: Any, self: Any, size: int) -> Any:
    """Shared memory takes the place of memory that a named device does not have."""
    try:
        return original(self, size)
    except NnapiError:
        if not size:
            raise
        return Memory.allocate(size)


@fault("memory_domains", MemoryDesc, "_allocated")
def no_shared_memory(original: Any, self: Any, size: int) -> Any:
    """No memory is given where a device has none, although shared memory would do."""
    explicit, self._has_explicit_devices = self._has_explicit_devices, True
    try:
        return original(self, size)
    finally:
        self._has_explicit_devices = explicit


@fault("memory_content", MemoryDesc, "_allocated")
def memory_of_the_first_device(original: Any, self: Any, size: int) -> Any:
    """A memory for several devices is asked of the first of them."""
    first = self._steps[0][0].device if self._steps else None
    self._steps = [each for each in self._steps if each[0].device is first]
    return original(self, size)


@fault("memory_domains", MemoryDesc, "_on")
def one_role_told(original: Any, self: Any, device: Any, size: int) -> Any:
    """Drivers receive only the first role of a memory."""
    steps, self._steps = self._steps, self._steps[:1]
    try:
        return original(self, device, size)
    finally:
        self._steps = steps


@fault("memory_content", MemoryDesc, "_on")
def dimensions_of_a_memory_not_told(original: Any, self: Any, device: Any, size: int) -> Any:
    """A driver is not told the dimensions of the memory that it is asked for."""
    dimensions, self._dimensions = self._dimensions, ()
    try:
        return original(self, device, size)
    finally:
        self._dimensions = dimensions


@fault("memory_content", CompiledPlan, "roles_of")
def roles_in_later_steps_forgotten(original: Any, self: Any, *arguments: Any) -> Any:
    """An input that several steps read has a role in the first of them."""
    found: list[StepRole] = list(original(self, *arguments))
    return found[:1]


@patches("validation_memory")
def copy_of_any_size() -> Iterable[Patch]:
    """Memories of different sizes are copied as far as they go."""

    def make(original: Any) -> Any:
        def copy(content: memoryview, destination: Memory) -> None:
            target = destination.mapped()
            count = min(len(target), len(content))
            target[:count] = content[:count]

        return copy

    return [
        Patch(memory_module, "_copy_bytes", make),
        Patch(SizedRules, "update", lambda original: lambda self, metadata: None),
    ]


@fault("values", Memory, "from_fd")
def offset_in_files_ignored(
    original: Any, cls: Any, size: int, prot: int, fd: int, offset: int = 0
) -> Any:
    """A memory from a file begins where the file does."""
    return original(cls, size, prot, fd, 0)


@fault("memory_content", DeviceRules, "check_input_dimensions")
def device_memory_of_any_dimensions(original: Any, self: Any, dimensions: Any) -> Any:
    """An input may have other dimensions than what its memory holds."""
    return original(self, self._updated)


@fault("validation_memory", DeviceRules, "check_use")
def device_memory_in_parts(
    original: Any, self: Any, role: Any, type: Any, offset: Any, length: Any
) -> Any:
    """A part of a memory that was made from a descriptor can be used."""
    return original(self, role, type, 0, 0)
