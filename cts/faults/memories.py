"""Faults of memories: roles, content, copies."""

from __future__ import annotations

from typing import Any

import nnapi.memory as memory_module
from cts.faults.catalogue import fault
from nnapi import memory_desc
from nnapi.memory import Memory
from nnapi.memory_desc import MemoryDesc
from nnapi.memory_rules import DeviceRules, SizedRules

__all__: list[str] = []


@fault("device_memory", memory_module, "_copy")
def nothing_copied(original: Any, *arguments: Any, **keywords: Any) -> None:
    """A copy between memories copies nothing."""


@fault("memory_domains", MemoryDesc, "_allocated")
def shared_memory_always(original: Any, self: Any, size: Any) -> Any:
    """A driver is never asked for memories of its own."""
    return Memory.allocate(size or 1)


@fault("validation_memory", DeviceRules, "check_input_dimensions")
def empty_memory_read(original: Any, *arguments: Any, **keywords: Any) -> None:
    """A memory can be read that nothing has been written to."""


@fault("validation_memory", DeviceRules, "check_use")
def roles_unchecked(original: Any, *arguments: Any, **keywords: Any) -> None:
    """A memory made for one role serves any other."""


@fault("validation_memory", memory_desc, "kind_of")
def differing_roles_taken(original: Any, operand: Any) -> Any:
    """Roles of one memory may differ in type, quantization and dimensions."""
    return ()


@fault("validation_model", SizedRules, "check_use")
def ranges_unchecked(original: Any, *arguments: Any, **keywords: Any) -> None:
    """A range may lie beyond the end of its memory."""


@fault("validation_memory", MemoryDesc, "finish")
def finish_without_a_role(original: Any, self: Any) -> None:
    """A descriptor without a role can be finished."""
    self._check_state()
    self._is_finished = True
