"""Constant values of a model, one after the other in one buffer.

Source: ``Model::OperandValues`` of Android's ``common/types/include/nnapi/Types.h``.
"""

from __future__ import annotations

from nnhal.types import DataLocation

__all__ = ["ConstantValues", "aligned"]


def aligned(offset: int, length: int) -> int:
    """The next place for ``length`` bytes: on 4 bytes, or less for shorter values."""
    alignment = 1 if length < 2 else 2 if length < 4 else 4
    return -(-offset // alignment) * alignment


class ConstantValues:
    """A buffer that grows."""

    def __init__(self) -> None:
        self._content = bytearray()

    def append(self, data: bytes | bytearray | memoryview) -> DataLocation:
        """Copy ``data``, and return its place."""
        offset = aligned(len(self._content), len(data))
        self._content.extend(bytes(offset - len(self._content)))
        self._content += data
        return DataLocation(0, offset, len(data))

    def at(self, location: DataLocation) -> bytes:
        return bytes(self._content[location.offset : location.offset + location.length])

    @property
    def content(self) -> bytes:
        return bytes(self._content)
