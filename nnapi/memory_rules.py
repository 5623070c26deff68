"""Rules for the use of a memory: as what, from where to where, and with which dimensions.

Source: ``MemoryValidatorBase`` and its kinds, ``runtime/Memory.cpp``.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from enum import Enum
from typing import NamedTuple

from nnapi.errors import bad_data, op_failed
from nnapi.operand_type import OperandType
from nnhal.errors import Invalid
from nnhal.types import ExtraParams, Operand
from nnhal.validation import combine_dimensions

__all__ = [
    "DeviceRules",
    "IoType",
    "MemoryRules",
    "Metadata",
    "Role",
    "SizedRules",
    "combined_dimensions",
    "kind_of",
]


class IoType(Enum):
    """Whether an index counts inputs or outputs."""

    INPUT = "input"
    OUTPUT = "output"


@dataclass(frozen=True, eq=False)
class Role:
    """Input or output ``index`` of ``compilation``, an object that is known by its identity."""

    compilation: object
    io_type: IoType
    index: int

    def is_same(self, other: Role) -> bool:
        same = self.io_type == other.io_type and self.index == other.index
        return same and self.compilation is other.compilation


class Metadata(NamedTuple):
    """Metadata known of a memory's content."""

    logical_size: int = 0
    """Bytes when packed closely; 0 for unknown."""
    dimensions: tuple[int, ...] = ()
    operand: Operand | None = None
    """Type and quantization; the other fields mean nothing."""


class MemoryRules(ABC):
    """Rules for the use of one memory. Every wrong use is a NnapiError."""

    @abstractmethod
    def check_use(
        self, role: Role | None, type: OperandType | None, offset: int, length: int
    ) -> None:
        """BAD_DATA unless the bytes may be used so. ``role`` is None for a model's constant,
        ``type`` None where an execution takes the model's.
        """

    @abstractmethod
    def metadata(self) -> Metadata: ...

    @abstractmethod
    def update(self, metadata: Metadata) -> None:
        """Take on what has been written or copied into the memory. BAD_DATA where it cannot be."""

    @abstractmethod
    def check_input_dimensions(self, dimensions: Sequence[int]) -> None:
        """OP_FAILED at the start of an execution unless the content has ``dimensions``."""

    @property
    @abstractmethod
    def created_with_unknown_shape(self) -> bool:
        """Whether the size was not known yet when the memory was made."""

    @property
    @abstractmethod
    def is_initialized(self) -> bool:
        """Whether the memory holds data that may be read."""

    @abstractmethod
    def set_initialized(self, initialized: bool) -> None:
        """Say whether the memory holds data: not so after a failed execution or copy."""


class SizedRules(MemoryRules):
    """An application's memory of a known size, for anything, in ranges."""

    def __init__(self, size: int) -> None:
        self._size = size

    def check_use(
        self, role: Role | None, type: OperandType | None, offset: int, length: int
    ) -> None:
        if offset < 0 or length < 0 or offset + length > self._size:
            raise bad_data(f"bytes {offset} to {offset + length} of a memory of {self._size}")
        if offset == 0 and length == 0:
            raise bad_data("the range of a memory must be given: offset and length are 0")

    def metadata(self) -> Metadata:
        return Metadata(self._size)

    def update(self, metadata: Metadata) -> None:
        if metadata.logical_size not in (0, self._size):
            raise bad_data(f"{metadata.logical_size} bytes for a memory of {self._size}")

    def check_input_dimensions(self, dimensions: Sequence[int]) -> None:
        """Any will do: only the application knows what it has written."""

    @property
    def created_with_unknown_shape(self) -> bool:
        return False

    @property
    def is_initialized(self) -> bool:
        return True

    def set_initialized(self, initialized: bool) -> None:
        """No effect: the application owns the content."""


class DeviceRules(MemoryRules):
    """A memory made from a descriptor: as a whole, for its roles only.

    ``size_of_data`` is that of :class:`nnapi.extensions.ExtensionTypes`.
    """

    def __init__(
        self,
        roles: Iterable[Role],
        operand: Operand,
        dimensions: tuple[int, ...],
        *,
        is_tensor: bool,
        size_of_data: Callable[[int, Sequence[int]], int],
    ) -> None:
        self._roles = tuple(roles)
        self._operand = operand
        self._initial = dimensions
        self._updated = dimensions
        self._is_tensor = is_tensor
        self._size_of_data = size_of_data
        self._is_initialized = False

    def check_use(
        self, role: Role | None, type: OperandType | None, offset: int, length: int
    ) -> None:
        if role is None or not any(map(role.is_same, self._roles)):
            raise bad_data("the memory was not made for this role")
        if offset or length:
            raise bad_data(f"offset {offset}, length {length}: such a memory is used as a whole")
        if type is not None:
            if type.dimensions and not self._is_tensor:
                raise bad_data(f"dimensions {list(type.dimensions)} for a scalar's memory")
            combined_dimensions(type.dimensions, self._initial)

    def check_input_dimensions(self, dimensions: Sequence[int]) -> None:
        if not self._is_initialized:
            raise op_failed("a memory is used as input that nothing has been written to")
        if tuple(dimensions) != self._updated:
            given, held = list(dimensions), list(self._updated)
            raise op_failed(f"the input has dimensions {given}, its memory {held}")

    def metadata(self) -> Metadata:
        size = self._size_of_data(self._operand.type, self._updated)
        return Metadata(size, self._updated, self._operand)

    def update(self, metadata: Metadata) -> None:
        other = metadata.operand
        if other is not None and kind_of(other) != kind_of(self._operand):
            raise bad_data("the memories differ in type or quantization")
        if metadata.dimensions and not self._is_tensor:
            raise bad_data(f"dimensions {list(metadata.dimensions)} for a scalar's memory")
        combined = combined_dimensions(metadata.dimensions, self._initial)
        size = self._size_of_data(self._operand.type, combined)
        if metadata.logical_size not in (0, size):
            raise bad_data(f"{metadata.logical_size} bytes for a memory of {size}")
        self._updated = combined

    @property
    def created_with_unknown_shape(self) -> bool:
        return self._size_of_data(self._operand.type, self._initial) == 0

    @property
    def is_initialized(self) -> bool:
        return self._is_initialized

    def set_initialized(self, initialized: bool) -> None:
        self._is_initialized = initialized


def kind_of(operand: Operand) -> tuple[int, float, int, ExtraParams]:
    """Return the kind that all roles of a memory must have in common."""
    return operand.type, operand.scale, operand.zero_point, operand.extra_params


def combined_dimensions(one: Sequence[int], other: Sequence[int]) -> tuple[int, ...]:
    """Combine what is known of both. BAD_DATA where they contradict each other."""
    try:
        return combine_dimensions(one, other)
    except Invalid as error:
        raise bad_data(str(error)) from None
