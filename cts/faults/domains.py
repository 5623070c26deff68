"""Faults of memory domains: whose memory it is, what it holds, and what it may be used for."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

import nnapi.memory as memory_module
from cts.faults.catalogue import fault
from cts.faults.patching import Patch
from nnapi.errors import NnapiError
from nnapi.memory import Memory
from nnapi.memory_desc import MemoryDesc
from nnapi.memory_rules import DeviceRules, Role, SizedRules
from nnapi.partitioning.step_roles import StepRole
from nnapi.plan_compilation import CompiledPlan

__all__: list[str] = []


@fault("validation_memory")
def memory_after_a_failure_still_good() -> Iterable[Patch]:
    """A memory can be read after an execution or copy into it has failed."""

    def make(original: Any) -> Any:
        def set_initialized(self: Any, initialized: bool) -> None:
            if initialized:
                original(self, True)

        return set_initialized

    return [Patch(DeviceRules, "set_initialized", make)]


@fault("validation_memory")
def memory_after_a_failed_copy_still_good() -> Iterable[Patch]:
    """A memory that could not be copied to keeps what it held."""

    def make(original: Any) -> Any:
        def copy(source: Any, destination: Any) -> None:
            held = destination is not None and destination.rules.is_initialized
            try:
                original.__func__(source, destination)
            except NnapiError:
                if held:
                    destination.rules.set_initialized(True)
                raise

        return staticmethod(copy)

    return [Patch(Memory, "copy", make)]


@fault("memory_content")
def memory_keeps_its_first_dimensions() -> Iterable[Patch]:
    """A memory of unknown dimensions has for ever those that it was first written with."""

    def make(original: Any) -> Any:
        def update(self: Any, metadata: Any) -> None:
            before = self._updated
            original(self, metadata)
            if before != self._initial:
                self._updated = before

        return update

    return [Patch(DeviceRules, "update", make)]


@fault("memory_domains")
def memory_for_any_compilation() -> Iterable[Patch]:
    """A memory serves the same input of any other compilation."""

    def make(original: Any) -> Any:
        return lambda self, other: self.io_type == other.io_type and self.index == other.index

    return [Patch(Role, "is_same", make)]


@fault("memory_domains")
def memory_for_inputs_and_outputs() -> Iterable[Patch]:
    """A memory that was made for input 0 serves output 0 too."""

    def make(original: Any) -> Any:
        return lambda self, other: (
            self.compilation is other.compilation and self.index == other.index
        )

    return [Patch(Role, "is_same", make)]


@fault("validation_memory")
def any_frequency() -> Iterable[Patch]:
    """A role may have any frequency."""

    def make(original: Any) -> Any:
        def add(self: Any, compilation: Any, io_type: Any, index: int, frequency: float) -> None:
            original(self, compilation, io_type, index, 1.0)

        return add

    return [Patch(MemoryDesc, "_add", make)]


@fault("memory_domains")
def shared_memory_for_named_devices() -> Iterable[Patch]:
    """Shared memory takes the place of memory that a named device does not have."""

    def make(original: Any) -> Any:
        def allocated(self: Any, size: int) -> Any:
            try:
                return original(self, size)
            except NnapiError:
                if not size:
                    raise
                return Memory.allocate(size)

        return allocated

    return [Patch(MemoryDesc, "_allocated", make)]


@fault("memory_domains")
def no_shared_memory() -> Iterable[Patch]:
    """No memory is given where a device has none, although shared memory would do."""

    def make(original: Any) -> Any:
        def allocated(self: Any, size: int) -> Any:
            explicit, self._has_explicit_devices = self._has_explicit_devices, True
            try:
                return original(self, size)
            finally:
                self._has_explicit_devices = explicit

        return allocated

    return [Patch(MemoryDesc, "_allocated", make)]


@fault("memory_content")
def memory_of_the_first_device() -> Iterable[Patch]:
    """A memory for several devices is asked of the first of them."""

    def make(original: Any) -> Any:
        def allocated(self: Any, size: int) -> Any:
            first = self._steps[0][0].device if self._steps else None
            self._steps = [each for each in self._steps if each[0].device is first]
            return original(self, size)

        return allocated

    return [Patch(MemoryDesc, "_allocated", make)]


@fault("memory_domains")
def one_role_told() -> Iterable[Patch]:
    """Drivers receive only the first role of a memory."""

    def make(original: Any) -> Any:
        def on(self: Any, device: Any, size: int) -> Any:
            steps, self._steps = self._steps, self._steps[:1]
            try:
                return original(self, device, size)
            finally:
                self._steps = steps

        return on

    return [Patch(MemoryDesc, "_on", make)]


@fault("memory_content")
def dimensions_of_a_memory_not_told() -> Iterable[Patch]:
    """A driver is not told the dimensions of the memory that it is asked for."""

    def make(original: Any) -> Any:
        def on(self: Any, device: Any, size: int) -> Any:
            dimensions, self._dimensions = self._dimensions, ()
            try:
                return original(self, device, size)
            finally:
                self._dimensions = dimensions

        return on

    return [Patch(MemoryDesc, "_on", make)]


@fault("memory_content")
def roles_in_later_steps_forgotten() -> Iterable[Patch]:
    """An input that several steps read has a role in the first of them."""

    def make(original: Any) -> Any:
        def roles_of(self: Any, *arguments: Any) -> Any:
            found: list[StepRole] = list(original(self, *arguments))
            return found[:1]

        return roles_of

    return [Patch(CompiledPlan, "roles_of", make)]


@fault("validation_memory")
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


@fault("values")
def offset_in_files_ignored() -> Iterable[Patch]:
    """A memory from a file begins where the file does."""

    def make(original: Any) -> Any:
        def from_fd(cls: Any, size: int, prot: int, fd: int, offset: int = 0) -> Any:
            return original.__func__(cls, size, prot, fd, 0)

        return classmethod(from_fd)

    return [Patch(Memory, "from_fd", make)]


@fault("memory_content")
def device_memory_of_any_dimensions() -> Iterable[Patch]:
    """An input may have other dimensions than what its memory holds."""

    def make(original: Any) -> Any:
        return lambda self, dimensions: original(self, self._updated)

    return [Patch(DeviceRules, "check_input_dimensions", make)]


@fault("validation_memory")
def device_memory_in_parts() -> Iterable[Patch]:
    """A part of a memory that was made from a descriptor can be used."""

    def make(original: Any) -> Any:
        return lambda self, role, type, offset, length: original(self, role, type, 0, 0)

    return [Patch(DeviceRules, "check_use", make)]
