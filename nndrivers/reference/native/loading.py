"""Loading of native loops, once a process, where they can be had."""

from __future__ import annotations

from functools import cache

from nndrivers.reference.arithmetic.loops import NUMPY, Loops

__all__ = ["are_built", "loops"]


def are_built() -> bool:
    """Whether native loops can be had without building them."""
    return _variant(build=False) is not None


def loops() -> Loops:
    """Native loops for one operation, or NumPy's where there are none."""
    variant = _variant(build=False) or _variant(build=True)
    return NUMPY if variant is None else variant()


@cache
def _variant(*, build: bool) -> type[Loops] | None:
    from nndrivers.reference.native import library

    if not library.load(build=build):
        return None
    from nndrivers.reference.native.loops import NativeLoops

    return NativeLoops
