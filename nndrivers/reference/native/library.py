"""The library of native loops, which are in C, and their calls."""

from __future__ import annotations

import ctypes
import struct
from collections.abc import Callable, Sequence
from functools import cache
from pathlib import Path
from typing import Any, Final

import numpy as np
from numpy.lib.stride_tricks import as_strided
from numpy.typing import NDArray

from nndrivers.c_library import c_library
from nndrivers.reference.calls import LoopCall

__all__ = [
    "HALF",
    "LANES",
    "PANEL",
    "address",
    "bound",
    "flat",
    "has_512_bits",
    "joined",
    "load",
    "start",
]

LANES: Final = 16
"""Numbers that loops compute with at once."""

HALF: Final = LANES // 2
PANEL: Final = 2 * LANES

_SLOT_BYTES: Final = 8

_SOURCE: Final = Path(__file__).with_name("loops.c")
_OPTIONS: Final = (
    "-O3",
    "-march=native",
    # Sums keep their order, and a product and a sum are rounded one by one.
    "-ffp-contract=off",
    "-fno-math-errno",
    "-fno-trapping-math",
    "-fno-strict-aliasing",
)

_loaded: list[ctypes.CDLL] = []


def load(*, build: bool) -> bool:
    """Load the library, and ``build`` it if it is not in the cache; whether it could be had."""
    if not _loaded:
        library = c_library(_SOURCE, *_OPTIONS, build=build)
        if library is not None:
            _loaded.append(library)
    return bool(_loaded)


@cache
def has_512_bits() -> bool:
    """Whether the registers hold the loops of matrix products; elsewhere BLAS is faster."""
    return bool(_loaded[0].has_512_bits())


def bound(name: str, *arguments: Any) -> LoopCall:
    """A call of the loop ``name``; arrays are contiguous."""
    slots: list[int] = []
    for argument in arguments:
        kind = type(argument)
        if kind is np.ndarray:
            slots += (start(argument), argument.size, ord(argument.dtype.char))
        elif kind is int:
            slots.append(argument)
        else:
            slots += argument
    return LoopCall(_function(name), _packed(*slots), name, arguments)


def start(array: NDArray[Any]) -> int:
    """The address of the first element."""
    try:
        # A tenth of the time that NumPy takes to say it.
        return _address(_first(array))
    except (TypeError, ValueError):  # read-only, empty or with gaps
        address: int = array.__array_interface__["data"][0]
        return address


_first: Final[Callable[[Any], ctypes.c_char]] = ctypes.c_char.from_buffer
_address: Final = ctypes.addressof


def _packed(*slots: int) -> bytes:
    return struct.pack(f"{len(slots)}q", *slots)


def joined(calls: Sequence[LoopCall]) -> LoopCall:
    """One call that makes all ``calls`` in order."""
    packed = [_packed(len(calls))]
    for call in calls:
        (slots,) = call.args
        packed += _packed(address(call.name) or 0, len(slots) // _SLOT_BYTES), slots
    # The calls are kept, and their arrays with them.
    return LoopCall(_function("run"), b"".join(packed), "run", tuple(calls))


@cache
def address(name: str) -> int | None:
    """The address of the function ``name`` of the library; None if it has none."""
    function = getattr(_loaded[0], name, None)
    return function and ctypes.cast(function, ctypes.c_void_p).value


@cache
def _function(name: str) -> Any:
    function = getattr(_loaded[0], name)
    function.restype = None
    return function


def flat(array: NDArray[Any]) -> NDArray[Any]:
    """One dimension from the first element of ``array`` to its last, with all between them.

    Loops get all arrays in this form, which is always contiguous, and strides apart.
    """
    if array.flags.c_contiguous or array.size == 0:
        return array.reshape(-1)
    span = sum((n - 1) * s for n, s in zip(array.shape, array.strides, strict=True))
    return as_strided(array, (span // array.itemsize + 1,), (array.itemsize,))
