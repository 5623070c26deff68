"""Handles: objects of the library's own, each freed when nobody needs it any more."""

from __future__ import annotations

import ctypes
import weakref
from collections.abc import Callable
from typing import Any

from nndrivers.support_library.result_codes import check

__all__ = ["Handle", "created"]


class Handle:
    """The object at ``address``, freed by ``free`` when this is collected.

    ``keeps`` is what the object needs: it lives until the object is freed.
    """

    __slots__ = ("__weakref__", "_finalizer", "address")

    def __init__(self, address: int, free: Callable[[int], object], *keeps: object) -> None:
        self.address = address
        self._finalizer = weakref.finalize(self, _freed, address, free, keeps)
        # At the end of the process, the library may not be in a state to be called any more.
        self._finalizer.atexit = False


def _freed(address: int, free: Callable[[int], object], keeps: tuple[object, ...]) -> None:
    free(address)


def created(call: str, create: Callable[..., int], *arguments: Any) -> int:
    """The address that ``create`` gives through its last argument. Raises HalError."""
    place = ctypes.c_void_p()
    check(call, create(*arguments, ctypes.byref(place)))
    return place.value or 0
