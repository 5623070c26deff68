"""The registry of kernels: each registers itself; :mod:`nndrivers.reference.kernels` finds them.

A kernel is declared with :func:`kernel`; with :func:`data_dependent` where the shapes of outputs
depend on data.
"""

from __future__ import annotations

from collections.abc import Callable

from nndrivers.reference.arithmetic import float16
from nndrivers.reference.kernel import (
    Compute,
    Kernel,
    Prepare,
    Resources,
)
from nnhal.operations.node import NeedsValue, Node
from nnhal.types import OperationType

__all__ = ["computations", "data_dependent", "kernel", "registered"]

_REGISTERED: dict[int, Prepare] = {}
_COMPUTATIONS: dict[int, Compute] = {}


def kernel(
    *operations: OperationType, native_float16: bool = False
) -> Callable[[Prepare], Prepare]:
    """Register ``prepare`` as the kernel of ``operations``.

    ``prepare`` raises InvalidOperation for arguments that no implementation could run. Unless
    ``native_float16``, it never sees float16: such nodes are prepared and bound as float32, and
    their outputs rounded at the end, as Android's CPU executor does.
    """

    def register(prepare: Prepare) -> Prepare:
        entry = prepare if native_float16 else _widening(prepare)
        _REGISTERED.update((int(operation), entry) for operation in operations)
        return prepare

    return register


def data_dependent(*operations: OperationType) -> Callable[[Compute], Compute]:
    """Register a function for operations whose outputs have shapes that depend on data.

    Nothing can be prepared for them: a plan ends before such an operation, and what comes after is
    planned when its outputs are there. The function never sees float16.
    """

    def register(compute: Compute) -> Compute:
        wide = float16.widening(compute)
        for operation in operations:
            _REGISTERED[operation] = _prepare_when_known
            _COMPUTATIONS[operation] = wide
        return compute

    return register


def _prepare_when_known(node: Node, resources: Resources) -> Kernel:
    for index, info in enumerate(node.inputs):
        if info is not None and info.value is None:
            raise NeedsValue(index)
    raise AssertionError("a plan evaluates what is known instead of preparing it")


def computations() -> dict[int, Compute]:
    """The functions of data-dependent operations of all modules imported so far, by code."""
    return _COMPUTATIONS


def registered() -> dict[int, Prepare]:
    """The kernels of all modules imported so far, by operation code."""
    return _REGISTERED


def _widening(prepare: Prepare) -> Prepare:
    def prepare_wide(node: Node, resources: Resources) -> Kernel:
        if not float16.occurs_in(node):
            return prepare(node, resources)
        return float16.WideKernel(node, prepare(float16.widened(node), resources))

    return prepare_wide
