"""Arguments of an execution: what the application gives for inputs and outputs.

Source: ``runtime/ModelArgumentInfo.cpp`` and ``checkDimensionInfo`` of
``runtime/ExecutionBuilder.cpp``.
"""

from __future__ import annotations

from collections.abc import Sequence
from enum import Enum
from typing import Final

import msgspec

from nnapi.errors import NnapiError, bad_data
from nnapi.extensions import ExtensionTypes
from nnapi.memory import Memory
from nnapi.operand_type import OperandType, check_operand_type
from nnapi.result_codes import ResultCode
from nnhal.operand_types import is_extension
from nnhal.types import Operand
from nnhal.types import OperandType as Code

__all__ = [
    "UNSPECIFIED",
    "Argument",
    "ArgumentState",
    "check_dimensions",
    "from_buffer",
    "from_memory",
    "plain",
]

_MAX_LENGTH: Final = (1 << 32) - 1


class ArgumentState(Enum):
    """State of an argument, as the application has set it."""

    UNSPECIFIED = "unspecified"
    NO_VALUE = "no value"
    BUFFER = "buffer"
    MEMORY = "memory"


class Argument(msgspec.Struct):
    """``length`` bytes of a buffer or, from ``offset`` on, of a memory; then ``padding`` bytes.

    ``dimensions`` are ``initial``, those that were given, until an execution tells better.
    """

    state: ArgumentState = ArgumentState.UNSPECIFIED
    initial: tuple[int, ...] = ()
    dimensions: tuple[int, ...] = ()
    is_sufficient: bool = True
    buffer: memoryview | None = None
    memory: Memory | None = None
    offset: int = 0
    length: int = 0
    padding: int = 0
    is_plain: bool = False
    """Whether it is a buffer just as the model declares the operand."""
    is_lasting: bool = False
    """Whether the memory is the runtime's own, and lives as long as the compilation."""

    def reset(self) -> None:
        """Forget what an execution has told."""
        self.dimensions = self.initial
        self.is_sufficient = True

    def with_dimensions(self, dimensions: Sequence[int]) -> Argument:
        """The same bytes, for content of ``dimensions``."""
        return msgspec.structs.replace(self, dimensions=tuple(dimensions))

    def content(self) -> memoryview:
        """The bytes. UNMAPPABLE for a driver's own memory, and for an argument left out."""
        if self.buffer is not None:
            return self.buffer[: self.length]
        if self.memory is None:
            raise NnapiError(ResultCode.UNMAPPABLE, "the argument is left out")
        return self.memory.mapped()[self.offset : self.offset + self.length]


UNSPECIFIED: Final = Argument()


def plain(operand: Operand, buffer: memoryview) -> Argument:
    """The argument for ``operand`` in a buffer of just the size that the model declares."""
    dimensions = operand.dimensions
    return Argument(
        ArgumentState.BUFFER, dimensions, dimensions, True, buffer, None, 0, buffer.nbytes, 0, True
    )


def from_buffer(
    operand: Operand,
    buffer: memoryview | None,
    type: OperandType | None,
    extensions: ExtensionTypes,
    *,
    is_input: bool,
    padding_enabled: bool,
) -> Argument:
    """The argument for ``operand``; without ``buffer`` it is left out. BAD_DATA where wrong."""
    allow_partial = not is_input or buffer is None
    check_dimensions(operand, type, extensions, allow_partial=allow_partial)
    if buffer is None:
        return Argument(ArgumentState.NO_VALUE)
    length = buffer.nbytes
    if length == 0:
        raise bad_data("a buffer without bytes; an argument is left out by None")
    if length > _MAX_LENGTH:
        raise bad_data(f"a buffer of {length} bytes, more than 32 bits can count")
    dimensions = operand.dimensions if type is None else type.dimensions
    raw, padding = _split(operand, dimensions, length, extensions, padding_enabled)
    return Argument(
        ArgumentState.BUFFER, dimensions, dimensions, True, buffer, None, 0, raw, padding
    )


def from_memory(
    operand: Operand,
    memory: Memory,
    offset: int,
    length: int,
    type: OperandType | None,
    extensions: ExtensionTypes,
    *,
    padding_enabled: bool,
) -> Argument:
    """The argument for ``operand`` in ``memory``, whose rules allow it. BAD_DATA where wrong."""
    dimensions = operand.dimensions if type is None else type.dimensions
    raw, padding = length, 0
    if offset or length:
        raw, padding = _split(operand, dimensions, length, extensions, padding_enabled)
    return Argument(
        ArgumentState.MEMORY, dimensions, dimensions, True, None, memory, offset, raw, padding
    )


def check_dimensions(
    operand: Operand,
    type: OperandType | None,
    extensions: ExtensionTypes,
    *,
    allow_partial: bool,
) -> None:
    """``type`` may say more of ``operand`` than the model, and nothing else. BAD_DATA."""
    if type is None:
        unknown = not operand.dimensions or 0 in operand.dimensions
        if not allow_partial and unknown and extensions.is_tensor(operand.type):
            raise bad_data(f"dimensions {list(operand.dimensions)} of the model are not all known")
        return
    vendors = extensions.operand_type(operand.type) if is_extension(operand.type) else None
    check_operand_type(type, vendors, allow_partial=allow_partial)
    if not operand.dimensions:
        return
    pairs = zip(operand.dimensions, type.dimensions, strict=False)
    is_same_rank = len(operand.dimensions) == len(type.dimensions)
    if not is_same_rank or any(known not in (0, given) for known, given in pairs):
        given, known = list(type.dimensions), list(operand.dimensions)
        raise bad_data(f"dimensions {given}, the model has {known}")


def _split(
    operand: Operand,
    dimensions: Sequence[int],
    length: int,
    extensions: ExtensionTypes,
    padding_enabled: bool,
) -> tuple[int, int]:
    """Bytes of data and of padding in ``length`` bytes for an operand of ``dimensions``."""
    needed = 0
    if operand.type != Code.OEM:
        needed = extensions.size_of_data(operand.type, dimensions)
    if needed > length:
        raise bad_data(f"{length} bytes for {list(dimensions)}, expected {needed}")
    raw = needed or length
    if length > raw and not padding_enabled:
        raise bad_data(
            f"{length} bytes for {list(dimensions)}, expected {raw}: padding is not enabled"
        )
    return raw, length - raw
