"""Device memories: allocated by the driver, named by tokens in requests.

Rules and their order are those of Android's ``HalBufferTracker.cpp`` and sample driver.
"""

from __future__ import annotations

import itertools
import threading
import weakref
from collections.abc import Sequence
from typing import Any, NamedTuple

import numpy as np
from numpy.typing import NDArray

from nnhal._driver_kit.failures import status_of
from nnhal.errors import HalError, Invalid
from nnhal.interfaces import IBuffer
from nnhal.memory import Memory
from nnhal.operand_types import SCALARS, is_extension, size_of_data
from nnhal.served_client import charge_here
from nnhal.types import ErrorStatus, Operand
from nnhal.validation import combine_dimensions

__all__ = ["BufferTracker", "DeviceMemory", "KitBuffer", "Role"]


class Role(NamedTuple):
    """Input or output ``io_index`` of the prepared model with number ``model``."""

    model: int
    is_output: bool
    io_index: int


class DeviceMemory:
    """The content of a buffer, its state, and what it may be used for.

    ``dimensions`` are those of the data in it; ``operand.dimensions`` what it was made for. Where
    these leave the size open, there is no room until there is data.
    """

    def __init__(self, operand: Operand, roles: frozenset[Role]) -> None:
        if is_extension(operand.type):
            message = "device memory for an extension type"
            raise HalError(ErrorStatus.GENERAL_FAILURE, message)
        self.operand = operand
        self.roles = roles
        self.initialized = False
        self.dimensions = operand.dimensions
        self._charge = charge_here()
        self._content = self._allocated(size_of_data(operand.type, operand.dimensions))

    @property
    def size(self) -> int:
        """Bytes of room; 0 while nobody knows how many it takes."""
        return self._content.size

    def make_room(self, dimensions: tuple[int, ...]) -> None:
        """Have room for data of these dimensions, which agree with the operand's."""
        size = size_of_data(self.operand.type, dimensions)
        if size != self.size:
            self._content = self._allocated(size)

    def _allocated(self, size: int) -> NDArray[np.uint8]:
        """Raises HalError for more than the client may have."""
        self._receipt = self._charge(size)
        return np.empty(size, np.uint8)

    def view(self, dtype: np.dtype[Any], shape: tuple[int, ...], offset: int = 0) -> NDArray[Any]:
        """The content as an array, as of :meth:`nnhal.memory.Memory.view`."""
        return np.ndarray(shape, dtype, self._content.data, offset)

    def copy_from(self, memory: Memory, dimensions: Sequence[int]) -> None:
        """Take on content and dimensions; raises Invalid and then has no content any more."""
        self.initialized = False
        known = self._checked_dimensions(memory.size, dimensions)
        self.make_room(known)
        self._content[:] = _mapped(memory)
        self.dimensions = known
        self.initialized = True

    def copy_to(self, memory: Memory) -> None:
        """Give the content; raises Invalid or, without content, HalError."""
        if self.size and memory.size != self.size:
            raise Invalid(f"a memory of {memory.size} bytes for a buffer of {self.size}")
        if not self.initialized:
            raise HalError(ErrorStatus.GENERAL_FAILURE, "the buffer has no content yet")
        _mapped(memory)[:] = self._content

    def _checked_dimensions(self, size: int, dimensions: Sequence[int]) -> tuple[int, ...]:
        """All dimensions of data of ``size`` bytes; raises Invalid."""
        if self.operand.type in SCALARS and dimensions:
            raise Invalid(f"dimensions {list(dimensions)} for a scalar")
        if 0 in dimensions:
            raise Invalid(f"unknown dimensions {list(dimensions)}")
        known = combine_dimensions(self.operand.dimensions, dimensions)
        needed = size_of_data(self.operand.type, known)
        if needed == 0:
            raise Invalid(f"dimensions {list(known)} are not all known")
        if size != needed:
            raise Invalid(f"a memory of {size} bytes for a buffer of {needed}")
        return known


def _mapped(memory: Memory) -> NDArray[Any]:
    try:
        return memory.view(np.uint8, (memory.size,))
    except (OSError, ValueError) as error:
        raise HalError(ErrorStatus.GENERAL_FAILURE, f"cannot map a memory: {error}") from error


class BufferTracker:
    """The live device memories of a driver by their tokens."""

    def __init__(self) -> None:
        self._tokens = itertools.count(1)
        self._memories: weakref.WeakValueDictionary[int, DeviceMemory]
        self._memories = weakref.WeakValueDictionary()

    def add(self, memory: DeviceMemory) -> int:
        """A new token; it is free again when ``memory`` is dropped."""
        token = next(self._tokens)
        self._memories[token] = memory
        return token

    def get(self, token: int) -> DeviceMemory:
        """The memory of ``token``; raises Invalid."""
        memory = self._memories.get(token)
        if memory is None:
            raise Invalid(f"token {token} is not that of a buffer of this driver")
        return memory


class KitBuffer(IBuffer):
    """A device memory as its client holds it."""

    def __init__(self, memory: DeviceMemory) -> None:
        self._memory = memory
        self._lock = threading.Lock()

    def copy_to(self, memory: Memory) -> ErrorStatus:
        try:
            with self._lock:
                self._memory.copy_to(memory)
        except Exception as error:
            return status_of(error, "copyTo")
        return ErrorStatus.NONE

    def copy_from(self, memory: Memory, dimensions: Sequence[int]) -> ErrorStatus:
        try:
            with self._lock:
                self._memory.copy_from(memory, dimensions)
        except Exception as error:
            return status_of(error, "copyFrom")
        return ErrorStatus.NONE
