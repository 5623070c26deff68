"""Loading of native loops, once a process, where they can be had."""

from __future__ import annotations

from functools import lru_cache
from importlib.util import find_spec

from nndrivers.reference.arithmetic.loops import NUMPY, Loops
from nnhal.debug import vlog

__all__ = ["are_installed", "are_loaded", "loops"]

_compilation = vlog.channel("compilation")


def are_installed() -> bool:
    """Whether Numba is there; whether it works is known when it is loaded."""
    return find_spec("numba") is not None


def are_loaded() -> bool:
    """Whether this process has paid for loading already."""
    return bool(_load.cache_info().currsize)


def loops() -> Loops:
    """Native loops for one operation, or NumPy's where there are none."""
    variant = _load()
    return NUMPY if variant is None else variant()


@lru_cache
def _load() -> type[Loops] | None:
    if not are_installed():
        return None
    try:
        from nndrivers.reference.native.loops import NativeLoops
    except Exception as error:
        # Numba refuses versions of NumPy and folders that it cannot write to in many ways.
        _compilation("no native loops: %s", error)
        return None
    return NativeLoops
