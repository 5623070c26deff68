"""Kernels given as functions: for what keeps no more state than the closure of its step."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any, TypeAlias

import numpy as np
from numpy.typing import NDArray

from nndrivers.reference.kernel import Arrays, Kernel, OptionalArrays, Scratch, Step

__all__ = [
    "Binding",
    "BinaryStep",
    "UnaryStep",
    "binary",
    "constant",
    "required",
    "truth_bytes",
    "unary",
]

UnaryStep: TypeAlias = Callable[[NDArray[Any], NDArray[Any], Scratch], Step]
"""``make(source, target, scratch)``: binds a function of one operand."""

BinaryStep: TypeAlias = Callable[[NDArray[Any], NDArray[Any], NDArray[Any], Scratch], Step]
"""``make(left, right, target, scratch)``: binds a function of two operands."""


@dataclass(frozen=True)
class Binding:
    """A kernel that is no more than its ``bind``."""

    bind: Callable[[OptionalArrays, Arrays, Scratch], Step]


def unary(make: UnaryStep) -> Kernel:
    """The kernel that reads input 0 and writes output 0 as ``make`` says."""

    def bind(inputs: OptionalArrays, outputs: Arrays, scratch: Scratch) -> Step:
        return make(required(inputs, 0), outputs[0], scratch)

    return Binding(bind)


def binary(make: BinaryStep) -> Kernel:
    """The kernel that reads inputs 0 and 1 and writes output 0 as ``make`` says."""

    def bind(inputs: OptionalArrays, outputs: Arrays, scratch: Scratch) -> Step:
        return make(required(inputs, 0), required(inputs, 1), outputs[0], scratch)

    return Binding(bind)


def required(inputs: OptionalArrays, index: int) -> NDArray[Any]:
    """Input ``index``, which the node's preparation found to be there."""
    array = inputs[index]
    assert array is not None
    return array


def constant(value: float, like: NDArray[Any]) -> NDArray[Any]:
    """``value`` as an array of no dimensions in the dtype of ``like``.

    A ufunc takes it as it is, where a Python number would be converted at every call.
    """
    return np.array(value, like.dtype)


def truth_bytes(array: NDArray[Any]) -> NDArray[np.uint8]:
    """The same memory of a TENSOR_BOOL8 as bytes, of which any but 0 is true.

    NumPy's loops for booleans count on ones, and take 2 and 1 for different.
    """
    return array.view(np.uint8)
