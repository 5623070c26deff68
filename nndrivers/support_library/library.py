"""A library that is loaded, with its functions bound from the table of the ABI."""

from __future__ import annotations

import ctypes
import os
from collections.abc import Callable
from types import ModuleType, SimpleNamespace
from typing import Any, Final

from nndrivers.support_library import android_log, coverage
from nndrivers.support_library.abi import (
    FUNCTIONS,
    IMPLEMENTATION,
    Function,
    level_of,
    struct_offset,
)
from nndrivers.support_library.elf import check_file
from nnhal import code_coverage
from nnhal.driver_schemes import BrokenDriver, NotADriver
from nnhal.errors import HalError
from nnhal.types import ErrorStatus

__all__ = ["Library"]

_FIRST_STRUCT_LEVEL: Final = 5
_DEVICES_LEVEL: Final = 3
"""Feature level that brought devices and compilations for one of them: nothing works without."""

_IS_PROGRAM: Final = "executable"
"""In what the system says of a program, which has the header of a library."""

_NOT_NEEDED: Final = frozenset(
    {
        "ANeuralNetworksMemory_createFromAHardwareBuffer",
        "ANeuralNetworksCompilation_setCaching",
        "ANeuralNetworksDevice_getExtensionSupport",
    }
)


class Library:
    """A native library. ``api`` has its functions by their names in the C API.

    A function that the library lacks raises HalError (GENERAL_FAILURE) when it is called; ``has``
    tells. ``level`` is the feature level of the library, 8 at most. It stays loaded until the
    process ends: nobody knows which threads of its own it has.
    """

    def __init__(self, path: str) -> None:
        self.path = path
        self._handle = _loaded(path)
        implementation = _implementation(self._handle)
        self._missing: set[str] = set()
        if implementation is None:
            self.level = 0
            bound = [_exported(self._handle, function) for function in FUNCTIONS]
        else:
            self.level = _struct_level(implementation)
            bound = [
                _in_struct(implementation, index, function, self.level)
                for index, function in enumerate(FUNCTIONS)
            ]
        self.api = self._bound(bound)
        self._check(implementation is not None)

    def has(self, name: str) -> bool:
        """Whether the library has the function ``name``."""
        return name not in self._missing

    def _bound(self, found: list[Callable[..., Any] | None]) -> Any:
        functions: dict[str, Callable[..., Any]] = {}
        collect = coverage.collector()
        for function, bound in zip(FUNCTIONS, found, strict=True):
            if bound is None:
                self._missing.add(function.name)
            elif collect is not None:
                bound = _collecting(bound, collect)
            functions[function.name] = bound or _lacking(function)
        return SimpleNamespace(**functions)

    def _check(self, is_struct: bool) -> None:
        """Raise unless there is what every client needs."""
        needed = [each.name for each in FUNCTIONS if each.since <= _DEVICES_LEVEL]
        lacking = [each for each in needed if not self.has(each) and each not in _NOT_NEEDED]
        if is_struct and lacking:
            raise BrokenDriver(f"its struct of functions has none for {_listed(lacking)}")
        if len(lacking) == len(needed) - len(_NOT_NEEDED):
            raise NotADriver(
                f"it exports neither {IMPLEMENTATION} nor functions ANeuralNetworks..., so it is "
                "no driver of the Neural Networks API"
            )
        if lacking:
            raise BrokenDriver(f"it does not export {_listed(lacking)}")


def _listed(names: list[str]) -> str:
    more = f" and {len(names) - 1} more" if len(names) > 1 else ""
    return f"{names[0]}{more}"


def _loaded(path: str) -> ctypes.CDLL:
    """The library at ``path``; a name without a folder that is no file here is searched for by the
    system. Raises NotADriver and BrokenDriver.
    """
    is_here = "/" in path or os.path.exists(path)
    if is_here:
        check_file(path)
    place = os.path.abspath(path) if is_here else path
    try:
        return _opened(place)
    except OSError as error:
        reason = str(error).removeprefix(f"{place}: ")
        lacking = _lacks(reason)
        hint = f"; {lacking.NO_COMPILER}" if lacking else ""
        is_mistake = not is_here or _IS_PROGRAM in reason
        kind = NotADriver if is_mistake else BrokenDriver
        raise kind(f"the system cannot load it: {reason}{hint}") from None


def _opened(place: str) -> ctypes.CDLL:
    """Raises OSError."""
    if code_coverage.provided() is not None and coverage.is_built_in(place):
        coverage.supply()  # before a sanitizer's functions of these names, which do nothing
    supplied: list[ModuleType] = []
    while True:
        try:
            return ctypes.CDLL(place)
        except OSError as error:
            lacking = _lacks(str(error))
            if lacking is None or lacking in supplied or not lacking.supply():
                raise
            supplied.append(lacking)


def _lacks(reason: str) -> ModuleType | None:
    """What a library needs that can be built here, if the system says that it cannot load it for
    want of that.
    """
    return next((each for each in (android_log, coverage) if each.is_missing(reason)), None)


def _implementation(handle: ctypes.CDLL) -> int | None:
    """Where the Support Library's struct is; None for a library that has no such entry."""
    try:
        entry = getattr(handle, IMPLEMENTATION)
    except AttributeError:
        return None
    entry.restype, entry.argtypes = ctypes.c_void_p, ()
    address: int | None = entry()
    if not address:
        raise BrokenDriver(f"{IMPLEMENTATION} returned no struct of functions")
    return address


def _struct_level(implementation: int) -> int:
    code = ctypes.c_int64.from_address(implementation).value
    level = level_of(code)
    if level < _FIRST_STRUCT_LEVEL:
        raise BrokenDriver(
            f"{IMPLEMENTATION} gives feature level {code}, the first of a Support Library is 31"
        )
    return level


def _in_struct(
    implementation: int, index: int, function: Function, level: int
) -> Callable[..., Any] | None:
    if function.since > max(level, _FIRST_STRUCT_LEVEL):
        return None
    address = ctypes.c_void_p.from_address(implementation + struct_offset(index)).value
    if not address:
        return None
    return ctypes.CFUNCTYPE(function.result, *function.arguments)(address)


def _exported(handle: ctypes.CDLL, function: Function) -> Callable[..., Any] | None:
    try:
        found = getattr(handle, function.name)
    except AttributeError:
        return None
    found.restype, found.argtypes = function.result, function.arguments
    return found  # type: ignore[no-any-return]


def _collecting(call: Callable[..., Any], collect: Callable[[], Any]) -> Callable[..., Any]:
    def calls(*arguments: Any) -> Any:
        try:
            return call(*arguments)
        finally:
            collect()

    return calls


def _lacking(function: Function) -> Callable[..., Any]:
    def raises(*arguments: Any) -> Any:
        message = f"the library has no {function.name} (since feature level {function.since})"
        raise HalError(ErrorStatus.GENERAL_FAILURE, message)

    return raises
