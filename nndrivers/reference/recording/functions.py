"""The functions that a recording may call, by name, with the positions of what they write.

A function of NumPy looks at the sizes of its arrays by itself. Native loops do not:
:mod:`nndrivers.reference.recording.native` does it for them.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import lru_cache, partial
from typing import Any, Final

import numpy as np

from nndrivers.reference.arithmetic.loops import NUMPY
from nndrivers.reference.arithmetic.quantized_softmax import softmax_codes
from nndrivers.reference.calls import LoopCall
from nndrivers.reference.native.loading import loops
from nndrivers.reference.recording.function import Function
from nndrivers.reference.recording.structs import METHOD, NATIVE

__all__ = ["function_name", "named", "written"]

_UFUNCS: Final = (
    np.absolute,
    np.add,
    np.copysign,
    np.divide,
    np.exp,
    np.floor,
    np.maximum,
    np.minimum,
    np.multiply,
    np.rint,
    np.sign,
    np.sqrt,
    np.subtract,
    np.trunc,
)

_REDUCTIONS: Final = (np.add, np.maximum)


_FUNCTIONS: Final[Mapping[str, Function]] = {
    "copyto": Function(np.copyto, (0,)),
    "einsum": Function(np.einsum, ()),
    "softmax_codes": Function(softmax_codes, (1,)),
    **{ufunc.__name__: Function(ufunc, (ufunc.nin,)) for ufunc in _UFUNCS},
    **{f"{ufunc.__name__}.reduce": Function(ufunc.reduce, (3,)) for ufunc in _REDUCTIONS},
    "array.clip": Function(np.ndarray.clip, (3,)),
    "array.dot": Function(np.ndarray.dot, (2,)),
    "array.fill": Function(np.ndarray.fill, (0,)),
    "array.take": Function(np.ndarray.take, (3,)),
}

_NAMES: Final = {id(function.call): name for name, function in _FUNCTIONS.items()}
_REDUCTION_NAMES: Final = {id(ufunc): f"{ufunc.__name__}.reduce" for ufunc in _REDUCTIONS}


def named(name: str) -> Function:
    """The function with this name; raises KeyError."""
    return _native_functions()[name] if name.startswith(NATIVE) else _FUNCTIONS[name]


@lru_cache
def _native_functions() -> Mapping[str, Function]:
    """Native loops by name; none where they cannot be had."""
    if loops() is NUMPY:
        return {}
    from nndrivers.reference.recording.native import FUNCTIONS

    return FUNCTIONS


def function_name(call: partial[object]) -> str | None:
    """The name of the function of ``call``, which may be a method; None for one that is not in the
    table.
    """
    if isinstance(call, LoopCall):
        name = NATIVE + call.name
        return name if name in _native_functions() else None
    function: Any = call.func
    owner = getattr(function, "__self__", None)
    if isinstance(owner, np.ndarray):
        name = METHOD + function.__name__
        return name if name in _FUNCTIONS else None
    if isinstance(owner, np.ufunc):
        return _REDUCTION_NAMES.get(id(owner)) if function.__name__ == "reduce" else None
    return _NAMES.get(id(function))


def written(name: str, arguments: Sequence[Any], keywords: Mapping[str, Any]) -> list[Any]:
    """Return the arguments that a function writes to."""
    if "out" in keywords:
        return [keywords["out"]]
    return [arguments[position] for position in named(name).written]
