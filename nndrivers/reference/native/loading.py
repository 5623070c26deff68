"""Loading of native loops, once a process, where they can be had."""

from __future__ import annotations

from functools import cache, partial
from typing import Any, Final

from numpy.typing import NDArray

from nndrivers.reference.arithmetic.loops import NUMPY, Loops
from nndrivers.reference.calls import Call
from nndrivers.reference.kernel import Resources

__all__ = ["are_built", "float_product", "loops", "loops_for"]

_NS_PER_PRODUCT: Final = 1.0
"""So much that layers of a few thousand weights have the loop: what counts there is the call."""


def are_built() -> bool:
    """Whether native loops can be had without building them."""
    return _are_kept() or (bool(_variant.cache_info().currsize) and _variant() is not None)


def loops() -> Loops:
    """Native loops for one operation, or NumPy's where there are none. They may have to be built,
    which takes a second.
    """
    variant = _variant()
    return NUMPY if variant is None else variant()


def loops_for(resources: Resources) -> Loops:
    """Native loops where ``resources`` have them, else NumPy's."""
    return loops() if resources.native else NUMPY


def float_product(
    row: NDArray[Any], matrix: NDArray[Any], sums: NDArray[Any], resources: Resources
) -> Call:
    """The call that makes ``sums`` [rows, columns] of ``row`` [rows, products] and ``matrix``
    [products, columns], of floats.
    """
    call = None
    if resources.native_rounding(matrix.size * _NS_PER_PRODUCT):
        call = loops().multiply_row(row, matrix, sums)
    return call or partial(row.dot, matrix, sums)


@cache
def _are_kept() -> bool:
    from nndrivers.reference.native import library

    return library.load(build=False)


@cache
def _variant() -> type[Loops] | None:
    from nndrivers.reference.native import library

    if not library.load(build=True):
        return None
    from nndrivers.reference.native.loops import NativeLoops

    return NativeLoops
