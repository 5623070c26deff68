"""What a kernel is: the arithmetic of one operation, prepared once, bound once a frame, run often.

Three moments, so that a run does nothing but arithmetic:

1. ``prepare(node, resources)`` once a plan: check arguments, pack weights, choose a method.
2. ``Kernel.bind(inputs, outputs, scratch)`` once a frame (one set of buffers; several requests at
   once on one prepared model take different frames): make every view and temporary.
3. the returned step, once an execution: arithmetic only.

Kernels register themselves with :func:`kernel` or, where there is nothing to prepare,
:func:`simple_kernel`; :mod:`nndrivers.reference.kernels` finds them.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, Protocol, TypeAlias

from numpy.typing import DTypeLike, NDArray

from nndrivers.reference.arithmetic import float16
from nnhal.operations.node import NeedsValue, Node
from nnhal.types import OperationType

__all__ = [
    "Arrays",
    "Compute",
    "Kernel",
    "OptionalArrays",
    "Prepare",
    "Resources",
    "Scratch",
    "SimpleStep",
    "Step",
    "computations",
    "data_dependent",
    "kernel",
    "registered",
    "simple_kernel",
]

Arrays: TypeAlias = Sequence[NDArray[Any]]
OptionalArrays: TypeAlias = Sequence[NDArray[Any] | None]
Step: TypeAlias = Callable[[], None]
SimpleStep: TypeAlias = Callable[[OptionalArrays, Arrays], None]


class Resources(Protocol):
    """What the driver lends to kernels."""

    @property
    def threads(self) -> int:
        """Threads that :meth:`parallel` uses, 1 or more."""

    def parallel(self, count: int, body: Callable[[int, int], None]) -> None:
        """Call ``body(low, high)`` over chunks that cover ``range(count)``, on all threads.

        Returns when every chunk is done. An exception of a chunk is raised here.
        """

    def remember(self, make: Callable[[], Arrays]) -> Arrays:
        """The arrays that ``make`` returns, without calling it if a compilation cache has them.

        For what is costly to find out and small to keep. ``make`` must depend on the node only,
        and a kernel's preparation must always remember the same things in the same order.
        """


class Scratch(Protocol):
    """Memory of one frame for what a step needs beside its inputs and outputs."""

    def array(self, shape: tuple[int, ...], dtype: DTypeLike) -> NDArray[Any]:
        """A contiguous array, 64-byte aligned, of unspecified content.

        Its content is lost when another node runs: steps of one frame share the memory.
        """

    def kept(self, shape: tuple[int, ...], dtype: DTypeLike) -> NDArray[Any]:
        """Like :meth:`array`, but zeroed, and its content stays from one execution to the next."""


class Kernel(Protocol):
    """One operation of a plan, ready to be bound to buffers."""

    def bind(self, inputs: OptionalArrays, outputs: Arrays, scratch: Scratch) -> Step:
        """The step that reads ``inputs`` and writes ``outputs``, arrays of one frame.

        They have the HAL's dtype, are contiguous and have the shapes of the node's
        :class:`TensorInfo`; constants are there too, an omitted operand is None. Every run of the
        step sees new data in the same arrays. No output shares memory with an input.
        Whoever runs steps has told NumPy to ignore floating-point errors (``np.errstate``).
        """


Prepare: TypeAlias = Callable[[Node, Resources], Kernel]

Compute: TypeAlias = Callable[[Node, OptionalArrays], list[NDArray[Any]]]
"""``compute(node, inputs)``: the outputs, new arrays of whatever shape follows from the data."""

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


def simple_kernel(
    *operations: OperationType, native_float16: bool = False
) -> Callable[[Callable[[Node], SimpleStep]], Callable[[Node], SimpleStep]]:
    """Register a kernel that needs neither scratch nor threads.

    The decorated function takes the node and returns ``step(inputs, outputs)``.
    """

    def register(prepare: Callable[[Node], SimpleStep]) -> Callable[[Node], SimpleStep]:
        kernel(*operations, native_float16=native_float16)(
            lambda node, _resources: _SimpleKernel(prepare(node))
        )
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


class _SimpleKernel:
    def __init__(self, step: SimpleStep) -> None:
        self._step = step

    def bind(self, inputs: OptionalArrays, outputs: Arrays, scratch: Scratch) -> Step:
        step = self._step
        return lambda: step(inputs, outputs)


def _widening(prepare: Prepare) -> Prepare:
    def prepare_wide(node: Node, resources: Resources) -> Kernel:
        if not float16.occurs_in(node):
            return prepare(node, resources)
        return float16.WideKernel(node, prepare(float16.widened(node), resources))

    return prepare_wide
