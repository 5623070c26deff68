"""Faults of memories: roles, content, copies."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

import nnapi.memory as memory_module
from cts.faults.catalogue import fault
from cts.faults.patching import Patch
from nnapi.memory import Memory
from nnapi.memory_desc import MemoryDesc
from nnapi.memory_rules import DeviceRules, SizedRules

__all__: list[str] = []


def _nothing(original: Any) -> Any:
    return lambda *arguments, **keywords: None


@fault("device_memory")
def nothing_copied() -> Iterable[Patch]:
    """A copy between memories copies nothing."""
    return [Patch(memory_module, "_copy", _nothing)]


@fault("memory_domains")
def shared_memory_always() -> Iterable[Patch]:
    """A driver is never asked for memories of its own."""

    def make(original: Any) -> Any:
        return lambda self, size: Memory.allocate(size or 1)

    return [Patch(MemoryDesc, "_allocated", make)]


@fault("validation_memory")
def empty_memory_read() -> Iterable[Patch]:
    """A memory can be read that nothing has been written to."""
    return [Patch(DeviceRules, "check_input_dimensions", _nothing)]


@fault("validation_memory")
def roles_unchecked() -> Iterable[Patch]:
    """A memory made for one role serves any other."""
    return [Patch(DeviceRules, "check_use", _nothing)]


@fault("validation_memory")
def differing_roles_taken() -> Iterable[Patch]:
    """Roles of one memory may differ in type, quantization and dimensions."""
    from nnapi import memory_desc

    return [Patch(memory_desc, "kind_of", lambda original: lambda operand: ())]


@fault("validation_model")
def ranges_unchecked() -> Iterable[Patch]:
    """A range may lie beyond the end of its memory."""
    return [Patch(SizedRules, "check_use", _nothing)]


@fault("validation_memory")
def finish_without_a_role() -> Iterable[Patch]:
    """A descriptor without a role can be finished."""

    def make(original: Any) -> Any:
        def finish(self: Any) -> None:
            self._check_state()
            self._is_finished = True

        return finish

    return [Patch(MemoryDesc, "finish", make)]
