"""Structs of a recording, as it is in the file."""

from __future__ import annotations

from typing import Any, Protocol, TypeAlias

import msgspec
from numpy.typing import NDArray

__all__ = [
    "FIRST_BLOCK",
    "LARGE",
    "METHOD",
    "NATIVE",
    "SMALL",
    "Block",
    "DataWriter",
    "Literal",
    "Place",
    "Recording",
    "RecordedCall",
    "RecordedStep",
]

SMALL = 0
"""The space of small constants, which are in the recording."""

LARGE = 1
"""The space of large constants, which are in the data file."""

FIRST_BLOCK = 2
"""The space of the first block; others follow."""

NATIVE = "native."
"""Begins names of native loops among functions."""

METHOD = "array."
"""Begins names of methods of arrays, whose first argument is the array."""

Literal: TypeAlias = bool | int | float | str | tuple[int, ...] | None
"""An argument that is no array."""


class Place(msgspec.Struct, frozen=True, array_like=True, gc=False):
    """Place of an array: at ``offset`` bytes of a space. ``dtype`` is an index."""

    space: int
    offset: int
    dtype: int
    shape: tuple[int, ...]
    strides: tuple[int, ...]
    writeable: bool


class Block(msgspec.Struct, frozen=True, array_like=True, gc=False):
    """Memory of a frame: ``size`` bytes, at first zeros if ``zeroed``, or a copy of the constant
    ``content``, which is the index of a place.
    """

    size: int
    zeroed: bool = False
    content: int | None = None


class RecordedCall(msgspec.Struct, frozen=True, array_like=True, gc=False):
    """A function, by its index, and arguments: indexes of places, or -1, -2 and so on for literals.

    With ``shares`` it is none, but calls that threads share.
    """

    function: int
    arguments: tuple[int, ...] = ()
    keywords: dict[str, int] = {}
    shares: tuple[tuple[RecordedCall, ...], ...] = ()


class RecordedStep(msgspec.Struct, frozen=True, array_like=True, gc=False):
    """The calls of an operation with this name."""

    name: str
    calls: tuple[RecordedCall, ...]


class Recording(msgspec.Struct, frozen=True, array_like=True, gc=False):
    """A plan that is bound. ``inputs`` has pairs of the number of an input and the place that it is
    copied to, ``outputs`` places; ``small`` are constants.
    """

    dtypes: tuple[str, ...]
    functions: tuple[str, ...]
    places: tuple[Place, ...]
    literals: tuple[Literal, ...]
    blocks: tuple[Block, ...]
    steps: tuple[RecordedStep, ...]
    inputs: tuple[tuple[int, int], ...]
    outputs: tuple[int, ...]
    small: bytes

    @property
    def has_loops(self) -> bool:
        """Whether it calls native loops."""
        return any(name.startswith(NATIVE) for name in self.functions)


class DataWriter(Protocol):
    """Takes large constants."""

    def add(self, array: NDArray[Any]) -> int:
        """Append the bytes of ``array``; where they now begin, a multiple of its elements' size."""
