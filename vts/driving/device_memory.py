"""Device memories as tests use them: allocated with the rules of the HAL, filled and read.

Source: ``DeviceMemoryAllocator`` of Android's ``GeneratedTestHarness.cpp``, and
``MemoryDomainCopyTestBase`` of its ``MemoryDomainTests.cpp``.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TypeAlias

from nnhal.client.guard import guarded
from nnhal.interfaces import BufferRoles, IBuffer
from nnhal.memory import Memory
from nnhal.types import (
    BufferDesc,
    BufferRole,
    BufferToken,
    DataLocation,
    ErrorStatus,
    Request,
    RequestArgument,
)
from nntest.arguments import UNTOUCHED
from vts.driving.prepared import Prepared
from vts.raw import name_of_status
from vts.test_group import Failed, Skipped

__all__ = [
    "DeviceMemory",
    "Place",
    "allocate",
    "allocate_for",
    "argument",
    "pool",
    "request_of",
    "required",
    "roles",
]


def roles(indexes: Sequence[int], model: int = 0, frequency: float = 1.0) -> list[BufferRole]:
    """Roles of a buffer for inputs or outputs ``indexes`` of a prepared model."""
    return [BufferRole(model, index, frequency) for index in indexes]


def allocate(
    prepared: Prepared,
    inputs: Sequence[int] = (),
    outputs: Sequence[int] = (),
    dimensions: tuple[int, ...] = (),
) -> DeviceMemory | None:
    """A device memory for these inputs and outputs of one prepared model; None for a driver that
    has none, which it says with GENERAL_FAILURE and nothing else. Raises Failed.
    """
    said = f"allocate for inputs {list(inputs)} and outputs {list(outputs)}"
    return allocate_for([prepared], roles(inputs), roles(outputs), dimensions, said)


def allocate_for(
    models: Sequence[Prepared],
    inputs: Sequence[BufferRole],
    outputs: Sequence[BufferRole],
    dimensions: tuple[int, ...],
    said: str,
) -> DeviceMemory | None:
    """Allocate like :func:`allocate`, for roles in several prepared models. ``said`` names the
    call.
    """
    with guarded("allocate"):
        interfaces = [m.interface for m in models]
        wanted = BufferRoles(BufferDesc(dimensions), interfaces, tuple(inputs), tuple(outputs))
        status, buffer, token = models[0].raw.driver.allocate(wanted)
    said += " answered "
    said += f"{name_of_status(status)}, {'no' if buffer is None else 'a'} buffer, token {token}"
    if status == ErrorStatus.NONE:
        if buffer is None or token <= 0:
            text = f"{said}; NONE comes with a buffer and a token above 0"
            raise Failed("no_buffer_or_token", text)
        return DeviceMemory(buffer, token)
    if status != ErrorStatus.GENERAL_FAILURE or buffer is not None or token != 0:
        rule = "expected NONE, or GENERAL_FAILURE from a driver without such device memory"
        raise Failed("allocate_fails", f"{said}; {rule}, without a buffer and with token 0")
    return None


def required(memory: DeviceMemory | None, what: str) -> DeviceMemory:
    """``memory``, which is for ``what``. Raises Skipped for a driver that has none."""
    if memory is None:
        raise Skipped(f"the driver has no device memory for {what}")
    return memory


class DeviceMemory:
    """A buffer and the token that stands for it in requests."""

    def __init__(self, buffer: IBuffer, token: int) -> None:
        self.buffer = buffer
        self.token = token

    def copy_from(self, memory: Memory, dimensions: Sequence[int] = ()) -> ErrorStatus:
        """The status of filling the buffer from ``memory``."""
        with guarded("copyFrom"):
            return self.buffer.copy_from(memory, dimensions)

    def copy_to(self, memory: Memory) -> ErrorStatus:
        """The status of reading the buffer into ``memory``."""
        with guarded("copyTo"):
            return self.buffer.copy_to(memory)

    def write(self, data: bytes) -> None:
        """Fill the buffer. Raises Failed."""
        status = self.copy_from(Memory.from_bytes(data))
        if status != ErrorStatus.NONE:
            raise Failed(
                "copy_from_fails",
                f"copyFrom a memory of {len(data)} bytes, which the buffer has, answered "
                f"{name_of_status(status)}, expected NONE",
            )

    def read(self, size: int) -> bytes:
        """The content of ``size`` bytes. Raises Failed."""
        memory = Memory.from_bytes(bytes([UNTOUCHED]) * size)
        status = self.copy_to(memory)
        if status != ErrorStatus.NONE:
            raise Failed(
                "copy_to_fails",
                f"copyTo a memory of {size} bytes, after an execution that has written the "
                f"buffer, answered {name_of_status(status)}, expected NONE",
            )
        return bytes(memory.buffer)


Place: TypeAlias = Memory | DeviceMemory
"""Place of an argument's data."""


def argument(index: int, place: Place | int, dimensions: Sequence[int] = ()) -> RequestArgument:
    """An argument that fills the pool ``index``, which is ``place``."""
    length = place.size if isinstance(place, Memory) else 0
    return RequestArgument(location=DataLocation(index, 0, length), dimensions=tuple(dimensions))


def pool(place: Place | int) -> Memory | BufferToken:
    """``place`` as a pool of a request. A number is a bare token."""
    if isinstance(place, Memory):
        return place
    return BufferToken(place if isinstance(place, int) else place.token)


def request_of(inputs: Sequence[Place | int], outputs: Sequence[Place | int]) -> Request:
    """A request whose arguments fill a pool each, two that are the same sharing it."""
    places: list[Place | int] = []
    for place in (*inputs, *outputs):
        if place not in places:
            places.append(place)
    return Request(
        inputs=tuple(argument(places.index(place), place) for place in inputs),
        outputs=tuple(argument(places.index(place), place) for place in outputs),
        pools=tuple(map(pool, places)),
    )
