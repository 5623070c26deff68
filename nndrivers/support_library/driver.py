"""The scheme of native drivers: a library, and all of its devices."""

from __future__ import annotations

import ctypes
from collections.abc import Mapping

from nndrivers.support_library import introspection
from nndrivers.support_library.c_helpers import helper
from nndrivers.support_library.device import NativeDevice, device_of
from nndrivers.support_library.library import Library
from nndrivers.support_library.result_codes import check
from nnhal.driver_schemes import BrokenDriver
from nnhal.errors import HalError

__all__ = ["open_devices"]


def open_devices(location: str) -> Mapping[str, NativeDevice]:
    """Load the library at the path ``location``; its devices by their names.

    A name without a folder that is no file here is searched for where the system has libraries.
    Raises NotADriver and BrokenDriver.
    """
    stacks = helper("native_stack")
    if stacks is not None:
        stacks.watch()
    library = Library(location)
    found: dict[str, NativeDevice] = {}
    try:
        for index in range(_count(library)):
            address = _device(library, index)
            name = introspection.name(library, address)
            if not name or name in found:
                raise BrokenDriver(
                    f"ANeuralNetworksDevice_getName gave {name!r} for device {index}, expected a "
                    "name of its own"
                )
            found[name] = device_of(library, address)
    except HalError as error:
        raise BrokenDriver(error.message) from error
    return found


def _count(library: Library) -> int:
    place = ctypes.c_uint32()
    call = "ANeuralNetworks_getDeviceCount"
    check(call, getattr(library.api, call)(ctypes.byref(place)))
    return place.value


def _device(library: Library, index: int) -> int:
    place = ctypes.c_void_p()
    call = "ANeuralNetworks_getDevice"
    check(call, getattr(library.api, call)(index, ctypes.byref(place)))
    return place.value or 0
