"""Copies between device memories and shared memory, most of which a driver must refuse.

Source: ``MemoryDomainCopyTest`` in ``MemoryDomainTests.cpp`` of Android's VTS. Beyond it, what was
copied in must come out again, and a scalar has no dimensions.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import replace
from typing import Final

import numpy as np

from nnhal.device import Device
from nnhal.memory import Memory
from nnhal.operand_types import byte_size
from nnhal.types import ErrorStatus, HalVersion, OperandType
from vts.driving.device_memory import DeviceMemory, allocate, required
from vts.driving.memory_models import DIMENSIONS, TYPES, Subject, add_model, conv_model
from vts.driving.prepared import prepared
from vts.raw import name_of_status
from vts.test_group import Context, Directed, Failed

__all__ = ["GROUP"]

_NONE, _INVALID, _FAILURE = (
    ErrorStatus.NONE,
    ErrorStatus.INVALID_ARGUMENT,
    ErrorStatus.GENERAL_FAILURE,
)
_RANK_3: Final = DIMENSIONS[:-1]
_TWO_BATCHES: Final = (2, *DIMENSIONS[1:])


GROUP: Final = Directed(
    name="memory_domain_copy",
    title="Device memories: copies",
    summary=(
        "Copies of the wrong size, with wrong dimensions or from a device memory without content "
        "are refused; other copies return the content that was written. Live buffers have distinct "
        "tokens."
    ),
    source="MemoryDomainCopyTest",
    since=HalVersion.V1_3,
)


_Check = Callable[["Device", Subject], None]


def _add(check: _Check) -> _Check:
    """Decorator: add a test of every operand type."""

    @GROUP.cells(f"{check.__name__}/{{.name}}", TYPES, operations=("CONV_2D",))
    def of_type(context: Context, type: OperandType) -> None:
        check(context.device, Subject(type))

    return check


class _Buffer:
    """A device memory for the input and the output of a convolution, and copies to and from it."""

    def __init__(self, memory: DeviceMemory, size: int, what: str) -> None:
        self.memory = memory
        self.size = size
        self._what = what

    def copy_from(
        self,
        expected: ErrorStatus,
        dimensions: Sequence[int] = (),
        size: int | None = None,
        source: Memory | None = None,
    ) -> None:
        """Raises Failed unless a copy is ``expected``: of ``source``, or of ``size`` zeros (by
        default, as many as there are).
        """
        if source is None:
            source = Memory.allocate(self.size if size is None else size)
        status = self.memory.copy_from(source, dimensions)
        said = f"{source.size} bytes, dimensions {list(dimensions)}"
        self._check("copyFrom", said, status, expected)

    def copy_to(
        self,
        expected: ErrorStatus,
        size: int | None = None,
        state: str = "",
        target: Memory | None = None,
    ) -> None:
        """As :meth:`copy_from`, the other way. ``state`` says what is in the buffer."""
        if target is None:
            target = Memory.allocate(self.size if size is None else size)
        status = self.memory.copy_to(target)
        self._check("copyTo", f"{target.size} bytes{state}", status, expected)

    def _check(self, call: str, said: str, status: int, expected: ErrorStatus) -> None:
        if status != expected:
            raise Failed(
                "copy_status",
                f"{call} ({said}) with {self._what} answered {name_of_status(status)}, "
                f"expected {expected.name}",
            )


def _buffer(device: Device, subject: Subject) -> _Buffer:
    """Raises Skipped for a driver without convolution or device memory."""
    model = prepared(device, conv_model(subject))
    where = f"{subject.type.name} of {list(subject.dimensions)}"
    memory = required(allocate(model, [0], [0]), where)
    what = f"a device memory of {subject.size} bytes, dimensions {list(subject.dimensions)}"
    return _Buffer(memory, subject.size, what)


def _dynamic(subject: Subject) -> Subject:
    """With an unknown number of batches."""
    return replace(subject, dimensions=(0, *DIMENSIONS[1:]))


@_add
def copy_from_invalid_memory_size(device: Device, subject: Subject) -> None:
    buffer = _buffer(device, subject)
    for size in (buffer.size // 2, buffer.size * 2):
        buffer.copy_from(_INVALID, size=size)


@_add
def copy_from_invalid_memory_size_dynamic_shape(device: Device, subject: Subject) -> None:
    buffer = _buffer(device, _dynamic(subject))
    for size in (buffer.size // 2, buffer.size * 2):
        buffer.copy_from(_INVALID, DIMENSIONS, size)
    buffer.copy_from(_NONE, DIMENSIONS)
    buffer.copy_from(_INVALID, _TWO_BATCHES)


@_add
def copy_from_invalid_dimensions(device: Device, subject: Subject) -> None:
    buffer = _buffer(device, subject)
    for dimensions in (_RANK_3, _TWO_BATCHES, (0, *DIMENSIONS[1:])):
        buffer.copy_from(_INVALID, dimensions)
    buffer.copy_from(_NONE)
    buffer.copy_from(_NONE, DIMENSIONS)


@_add
def copy_from_invalid_dimensions_dynamic_shape(device: Device, subject: Subject) -> None:
    buffer = _buffer(device, _dynamic(subject))
    for dimensions in (_RANK_3, (2, *DIMENSIONS[1:3], 4), (*DIMENSIONS[:3], 0), ()):
        buffer.copy_from(_INVALID, dimensions)
    buffer.copy_from(_NONE, DIMENSIONS)


@_add
def copy_from_dimensions_for_a_scalar(device: Device, subject: Subject) -> None:
    """IBuffer.hal, copyFrom: "any dimension that was specified in the IBuffer object must have the
    same value here", and a scalar has none. ``HalBufferTracker.cpp``, validateCopyFrom.
    """
    model = prepared(device, add_model(subject))
    memory = required(allocate(model, [2]), "the activation of ADD, a scalar")
    size = byte_size(OperandType.INT32)
    buffer = _Buffer(memory, size, f"a device memory of {size} bytes, for a scalar")
    for dimensions in ((1,), (1, 1)):
        buffer.copy_from(_INVALID, dimensions)
    buffer.copy_from(_NONE)


@_add
def copy_to_uninitialized_memory(device: Device, subject: Subject) -> None:
    _buffer(device, subject).copy_to(_FAILURE, state=", nothing copied in yet")


@_add
def copy_to_after_failed_copy(device: Device, subject: Subject) -> None:
    """IDevice.hal, ``allocate``: "A buffer will return to the uninitialized state [...] after a
    failed invocation of IBuffer::copyFrom on the buffer."
    """
    buffer = _buffer(device, subject)
    for size in (buffer.size // 2, buffer.size * 2):
        buffer.copy_from(_NONE)
        buffer.copy_from(_INVALID, size=size)
        buffer.copy_to(_FAILURE, state=", after a copyFrom that failed")
    buffer.copy_from(_NONE)
    buffer.copy_to(_NONE)


@_add
def copy_to_invalid_memory_size(device: Device, subject: Subject) -> None:
    buffer = _buffer(device, subject)
    buffer.copy_from(_NONE, DIMENSIONS)
    for size in (buffer.size // 2, buffer.size * 2):
        buffer.copy_to(_INVALID, size)
    buffer.copy_to(_NONE)


@_add
def copy_to_invalid_memory_size_dynamic_shape(device: Device, subject: Subject) -> None:
    copy_to_invalid_memory_size(device, _dynamic(subject))


@_add
def round_trip(device: Device, subject: Subject) -> None:
    """Two buffers at once, so that they are seen to be two."""
    buffers = [_buffer(device, subject) for _ in range(2)]
    contents = [_noise(buffer.size, seed) for seed, buffer in enumerate(buffers)]
    for buffer, content in zip(buffers, contents, strict=True):
        buffer.memory.write(content)
    for index, (buffer, content) in enumerate(zip(buffers, contents, strict=True)):
        if buffer.memory.read(buffer.size) != content:
            text = f"copyTo of device memory {index} of 2 gave other bytes than copyFrom put in"
            raise Failed("wrong_copy", text)


@_add
def done_when_it_returns(device: Device, subject: Subject) -> None:
    """A copy is done when the call returns: what happens to its source then is none of its own,
    and what the source has become is what the next copy takes.
    """
    buffer = _buffer(device, subject)
    first, second = (_noise(buffer.size, seed) for seed in range(2))
    source, target = Memory.from_bytes(first), Memory.allocate(buffer.size)
    buffer.copy_from(_NONE, source=source)
    source.buffer[:] = second
    buffer.copy_to(_NONE, target=target)
    if target.buffer != first:
        raise Failed(
            "copies_late",
            "copyTo gave other bytes than copyFrom put in: the client had written to its memory "
            "after copyFrom returned NONE",
        )
    buffer.copy_from(_NONE, source=source)
    if target.buffer != first:
        raise Failed(
            "target_changes_late",
            "what copyTo had given changed after it returned NONE, when the device memory got "
            "other content",
        )
    buffer.copy_to(_NONE, target=target)
    if target.buffer != second:
        raise Failed(
            "wrong_second_copy",
            "copyTo gave other bytes than the second copyFrom put in, from the memory of the first "
            "one, whose content had changed between",
        )


@_add
def tokens_of_buffers_alive(device: Device, subject: Subject) -> None:
    """IDevice.hal, ``allocate``: a token must not collide with those of other buffers that are
    alive, also when an older one has been released.
    """
    released, *alive = (_buffer(device, subject) for _ in range(3))
    del released
    alive.append(_buffer(device, subject))
    tokens = [buffer.memory.token for buffer in alive]
    if len({*tokens}) < len(tokens):
        raise Failed(
            "token_collides",
            f"allocate gave the tokens {tokens} to buffers that are alive, after an older one had "
            "been released: a token must not collide with others",
        )


def _noise(size: int, seed: int) -> bytes:
    return np.random.default_rng(seed).bytes(size)
