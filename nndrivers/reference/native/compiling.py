"""Compilation of native loops, and how they are kept and called."""

from __future__ import annotations

import hashlib
import os
import stat
from collections.abc import Callable, Hashable
from functools import lru_cache, partial
from pathlib import Path
from typing import Any, Final

import numba
import numpy as np
from numba.core.caching import CompileResultCacheImpl, FunctionCache, _CacheLocator
from numpy.lib.stride_tricks import as_strided
from numpy.typing import NDArray

from nncli.cache_folder import cache_folder
from nndrivers.reference.arithmetic import epilogue
from nnhal.debug import vlog

__all__ = ["bound", "flat", "inner", "loop"]

_OPTIONS: Final = {"error_model": "numpy", "boundscheck": False, "nogil": True}
"""No ``fastmath``: sums keep their order, and a product and a sum are rounded one by one."""

_OTHERS_MAY_WRITE: Final = stat.S_IWGRP | stat.S_IWOTH

_compilation = vlog.channel("compilation")


@lru_cache
def _sources() -> str:
    """A digest of all that loops are made of.

    Numba's own looks at a loop's file only, and would keep a loop whose inner parts have changed.
    """
    digest = hashlib.sha256()
    for path in [*sorted(Path(__file__).parent.glob("*.py")), Path(epilogue.__file__)]:
        digest.update(path.read_bytes())
    return digest.hexdigest()


class _Locator(_CacheLocator):
    """Keeps loops in the user's cache. They are code: the folder must be the user's alone."""

    def get_cache_path(self) -> str:
        return str(cache_folder("native-loops") / _sources()[:16])

    def get_source_stamp(self) -> str:
        return _sources()

    def get_disambiguator(self) -> str:
        return ""

    @classmethod
    def from_function(cls, function: Any, file: str) -> _Locator:
        """Raises OSError and RuntimeError where there is no such folder."""
        locator = cls()
        folder = Path(locator.get_cache_path())
        folder.mkdir(mode=0o700, parents=True, exist_ok=True)
        found = folder.lstat()
        is_ours = stat.S_ISDIR(found.st_mode) and found.st_uid == os.geteuid()
        if not is_ours or found.st_mode & _OTHERS_MAY_WRITE:
            raise RuntimeError(f"others may write to {folder}")
        locator.ensure_cache_path()
        return locator


class _CacheFiles(CompileResultCacheImpl):
    _locator_classes: Final = [_Locator]


class _Cache(FunctionCache):
    _impl_class = _CacheFiles


def loop(function: Callable[..., None]) -> Callable[..., None]:
    """A native loop that Python calls. It is compiled once on a machine, for each set of types.

    Raises OSError and RuntimeError where it cannot be kept: compiling takes seconds.
    """
    compiled: Callable[..., None] = numba.njit(**_OPTIONS)(function)
    setattr(compiled, "_cache", _Cache(function))  # noqa: B010
    return compiled


def inner(function: Callable[..., Any]) -> Callable[..., Any]:
    """A part of native loops, compiled with them."""
    compiled: Callable[..., Any] = numba.njit(**_OPTIONS)(function)
    return compiled


def bound(function: Any, *arguments: Any) -> Callable[[], object] | None:
    """A call of the loop ``function``, compiled now; None where it cannot be."""
    kinds = function, *map(_kind, arguments)
    if kinds not in _IS_COMPILED:
        _IS_COMPILED[kinds] = _compiles(function, arguments)
    return partial(function, *arguments) if _IS_COMPILED[kinds] else None


_IS_COMPILED: Final[dict[Hashable, bool]] = {}
"""By loop and kinds of arguments. Numba takes a tenth of a millisecond to find out."""


def _kind(argument: Any) -> Hashable:
    """What Numba compiles anew for; arrays are contiguous, with one dimension."""
    if isinstance(argument, np.ndarray):
        flags = argument.flags
        return argument.dtype, flags.writeable, flags.aligned
    return type(argument).__name__


def _compiles(function: Any, arguments: tuple[Any, ...]) -> bool:
    try:
        function.compile(tuple(map(numba.typeof, arguments)))
    except Exception as error:
        # Whatever state the library or its cache is in: there is another way.
        _compilation("%s is not native: %s", function.__name__, error)
        return False
    return True


def flat(array: NDArray[Any]) -> NDArray[Any]:
    """One dimension from the first element of ``array`` to its last, with all between them.

    Loops get all arrays in this form, which is always contiguous, and strides apart.
    """
    if array.flags.c_contiguous or array.size == 0:
        return array.reshape(-1)
    span = sum((n - 1) * s for n, s in zip(array.shape, array.strides, strict=True))
    return as_strided(array, (span // array.itemsize + 1,), (array.itemsize,))
