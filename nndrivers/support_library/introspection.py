"""Introspection of a device: what the library says of it, once and for all."""

from __future__ import annotations

import ctypes
from collections.abc import Callable
from typing import Any, Final

from nndrivers.support_library.abi import (
    EXTENSION_TYPE_CALLBACK,
    OPERAND_PERFORMANCE_CALLBACK,
    ExtensionOperandType,
    OperandPerformance,
    Performance,
    level_of,
)
from nndrivers.support_library.library import Library
from nndrivers.support_library.result_codes import check
from nnhal import types
from nnhal.types import Capabilities, DeviceType, Extension, OperandType, PerformanceInfo

__all__ = ["cache_files", "capabilities", "extensions", "level", "name", "type", "version"]

_KINDS: Final = 4
_TYPES: Final = {each.value: each for each in DeviceType}
_PERFORMANCE: Final = "SL_ANeuralNetworksDevice_getPerformanceInfo"
_OPERANDS: Final = "SL_ANeuralNetworksDevice_forEachOperandPerformanceInfo"
_EXTENSIONS: Final = "SL_ANeuralNetworksDevice_getVendorExtensionCount"
_EXTENSION_NAME: Final = "SL_ANeuralNetworksDevice_getVendorExtensionName"
_EXTENSION_TYPES: Final = "SL_ANeuralNetworksDevice_forEachVendorExtensionOperandTypeInformation"
_CACHE_FILES: Final = "SL_ANeuralNetworksDevice_getNumberOfCacheFilesNeeded"


def _asked(library: Library, call: str, place: Any, *arguments: Any) -> Any:
    """The value that ``call`` writes to ``place``. Raises HalError."""
    check(call, getattr(library.api, call)(*arguments, ctypes.byref(place)))
    return place.value


def _text(library: Library, call: str, *arguments: Any) -> str:
    value: bytes | None = _asked(library, call, ctypes.c_char_p(), *arguments)
    return (value or b"").decode("utf-8", "backslashreplace")


def name(library: Library, device: int) -> str:
    """The device's name. Raises HalError, as all functions here."""
    return _text(library, "ANeuralNetworksDevice_getName", device)


def version(library: Library, device: int) -> str:
    """The version of the driver's implementation."""
    return _text(library, "ANeuralNetworksDevice_getVersion", device)


def type(library: Library, device: int) -> DeviceType:
    """The kind of device; its number where the HAL has no name for it."""
    code: int = _asked(library, "ANeuralNetworksDevice_getType", ctypes.c_int32(), device)
    return _TYPES.get(code, code)  # type: ignore[arg-type]


def level(library: Library, device: int) -> int:
    """The feature level, 1 to 8."""
    call = "ANeuralNetworksDevice_getFeatureLevel"
    return level_of(_asked(library, call, ctypes.c_int64(), device))


def cache_files(library: Library, device: int) -> tuple[int, int]:
    """Return the number of files for models and for data that a compilation is saved to; none where
    the library saves to folders only, which the HAL does not have.
    """
    if not library.has(_CACHE_FILES):
        return 0, 0
    model, data = ctypes.c_uint32(), ctypes.c_uint32()
    count = getattr(library.api, _CACHE_FILES)
    check(_CACHE_FILES, count(device, ctypes.byref(model), ctypes.byref(data)))
    return model.value, data.value


def capabilities(library: Library, device: int) -> Capabilities:
    """Return the speed of the device; unspecified where the library cannot say it."""
    if not library.has(_PERFORMANCE):
        return Capabilities()
    scalar, tensor, branches, loops = (
        _performance(library, device, kind) for kind in range(_KINDS)
    )
    found: dict[int, PerformanceInfo] = {}

    def take(told: OperandPerformance, context: object) -> None:
        found[told.type] = _info(told.info)

    _each(library, _OPERANDS, OPERAND_PERFORMANCE_CALLBACK(take), device)
    types_told = sorted(code for code in found if code != OperandType.SUBGRAPH)
    return Capabilities(
        scalar,
        tensor,
        tuple(types.OperandPerformance(code, found[code]) for code in types_told),
        branches,
        loops,
    )


def _performance(library: Library, device: int, kind: int) -> PerformanceInfo:
    place = Performance()
    ask: Callable[..., int] = getattr(library.api, _PERFORMANCE)
    check(_PERFORMANCE, ask(device, kind, ctypes.byref(place)))
    return _info(place)


def _info(told: Performance) -> PerformanceInfo:
    return PerformanceInfo(told.exec_time, told.power_usage)


def _each(library: Library, call: str, callback: Any, *arguments: Any) -> None:
    """``call`` calls back for each. The context is not used, but Android's own implementation
    answers UNEXPECTED_NULL where it is null.
    """
    context = ctypes.byref(ctypes.c_byte())
    check(call, getattr(library.api, call)(*arguments, context, callback))


def extensions(library: Library, device: int) -> tuple[Extension, ...]:
    """The vendor's extensions."""
    if not library.has(_EXTENSIONS):
        return ()
    count: int = _asked(library, _EXTENSIONS, ctypes.c_uint32(), device)
    return tuple(_extension(library, device, index) for index in range(count))


def _extension(library: Library, device: int, index: int) -> Extension:
    told: list[types.ExtensionOperandTypeInformation] = []

    def take(info: ExtensionOperandType, context: object) -> None:
        known = types.ExtensionOperandTypeInformation(info.type, info.is_tensor, info.byte_size)
        told.append(known)

    _each(library, _EXTENSION_TYPES, EXTENSION_TYPE_CALLBACK(take), device, index)
    return Extension(_text(library, _EXTENSION_NAME, device, index), tuple(told))
