"""World of a sequence: the objects that its client holds, and what the contract knows of them."""

from __future__ import annotations

import threading
from collections.abc import Callable
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, Final, TypeVar

from nnhal.device import Device
from nnhal.fences import Fence, FenceWriter
from nnhal.interfaces import IExecutionAidl
from nntest.arguments import ArgumentPools
from nntest.spec import SpecCase
from vts.contract.models import Models, is_like
from vts.driving.answer import Answer
from vts.driving.arguments import GuardedArguments
from vts.driving.device_memory import DeviceMemory
from vts.driving.executors import Pending
from vts.driving.generated import CaseRun
from vts.driving.prepared import Prepared
from vts.driving.rules import Trial
from vts.raw import Options, RawDevice, raw_device
from vts.raw.cache_files import Cache

__all__ = [
    "BufferObject",
    "BurstObject",
    "CacheObject",
    "ExecutionObject",
    "FenceObject",
    "Launch",
    "Missing",
    "MemoryObject",
    "ModelObject",
    "World",
]

SEEDS: Final = 4
"""Different contents of request memory."""

_T = TypeVar("_T")


class Missing(Exception):
    """A call cannot be made: an object is not there, or the contract does not let it be used."""


@dataclass(eq=False)
class ModelObject:
    """A prepared model, and the name of what was prepared."""

    prepared: Prepared
    name: str


@dataclass(eq=False)
class MemoryObject:
    """Memory of requests to models like ``name``, with the inputs of ``seed``. ``users`` are the
    launches under way that it belongs to.
    """

    arguments: GuardedArguments
    name: str
    seed: int
    users: int = 0

    @property
    def is_busy(self) -> bool:
        """Whether a driver may still read or write it."""
        return self.users > 0


@dataclass(eq=False)
class BurstObject:
    """A burst, without its prepared model: ``prepared`` has the burst only."""

    prepared: Prepared
    name: str


@dataclass(eq=False)
class ExecutionObject:
    """A reusable execution of a model like ``name`` with ``memory``; ``prepared`` has no model."""

    execution: IExecutionAidl
    prepared: Prepared
    name: str
    memory: MemoryObject
    options: Options


@dataclass(eq=False)
class BufferObject:
    """A device memory of ``size`` bytes for input 0, or output 0, of the prepared model with the
    number ``owner`` and the name ``name``. ``contents`` are those that it may have, None for none.
    """

    memory: DeviceMemory
    owner: int
    name: str
    is_input: bool
    size: int
    contents: tuple[bytes | None, ...] = (None,)


@dataclass(eq=False)
class FenceObject:
    """A fence, and the client's end of it."""

    fence: Fence
    writer: FenceWriter
    is_signaled: bool = False


@dataclass(eq=False)
class CacheObject:
    """Cache files, and the name of the model that was saved to them last; ``is_damaged`` after."""

    cache: Cache
    saved: str = ""
    is_damaged: bool = False


@dataclass(eq=False)
class Launch:
    """A fenced execution under way. The call itself may wait for fences, so a thread makes it."""

    thread: threading.Thread
    answered: list[Pending | Answer | BaseException]
    trial: Trial
    name: str
    memory: MemoryObject
    fence: FenceObject


@dataclass(eq=False)
class World:
    """All of a sequence. ``settle`` returns when the driver has destroyed what was dropped;
    ``alive`` is called between the calls.
    """

    device: Device
    models: Models
    folder: Callable[[], Path]
    settle: Callable[[], None]
    alive: Callable[[], None] = lambda: None
    objects: dict[int, Any] = field(default_factory=dict)
    dead_tokens: list[int] = field(default_factory=list)
    """Tokens of device memories that were released."""
    raw: RawDevice = field(init=False)

    def __post_init__(self) -> None:
        self.raw = raw_device(self.device)

    def get(self, number: int, kind: type[_T]) -> _T:
        """The object ``number``. Raises Missing."""
        found = self.objects.get(number)
        if not isinstance(found, kind):
            raise Missing(f"there is no {kind.__name__} {number}")
        return found

    def of(self, kind: type[_T]) -> list[_T]:
        """All objects of ``kind``."""
        return [each for each in self.objects.values() if isinstance(each, kind)]

    def free_memory(self, number: int, name: str) -> MemoryObject:
        """Memory for a model ``name`` that no launch uses. Raises Missing."""
        memory = self.get(number, MemoryObject)
        if memory.is_busy or not is_like(memory.name, name):
            raise Missing("the memory is in use, or another model's")
        return memory

    def case(self, name: str, memory: MemoryObject) -> SpecCase:
        """The inputs in ``memory``, for the model ``name``, and the outputs that they give."""
        return self.models.case(name, memory.seed)

    def run(self, name: str, memory: MemoryObject) -> CaseRun:
        """The case of :meth:`case` in ``memory``."""
        return CaseRun(self.case(name, memory), memory.arguments)

    def new_memory(self, name: str, seed: int) -> MemoryObject:
        """New memory, guarded, for a model ``name``."""
        case = self.models.case(name, seed)
        sizes = [len(data) for data in case.outputs]
        return MemoryObject(GuardedArguments(case.inputs, sizes, ArgumentPools()), name, seed)

    @property
    def unsignaled(self) -> list[int]:
        """Numbers of the fences that launches under way wait for."""
        waited = [each.fence for each in self.of(Launch)]
        return [
            number
            for number, each in self.objects.items()
            if isinstance(each, FenceObject) and not each.is_signaled and each in waited
        ]
