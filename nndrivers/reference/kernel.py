"""Kernels: the arithmetic of one operation, prepared once, bound once a frame, run often.

Three moments, so that a run does nothing but arithmetic:

1. ``prepare(node, resources)`` once a plan: check arguments, pack weights, choose a method.
2. ``Kernel.bind(inputs, outputs, scratch)`` once a frame (one set of buffers; several requests at
   once on one prepared model take different frames): make every view and temporary.
3. the returned step, once an execution: arithmetic only.

Kernels register themselves: see :mod:`nndrivers.reference.kernel_registry`.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, Protocol, TypeAlias

from numpy.typing import DTypeLike, NDArray

from nnhal.operations.node import Node

__all__ = [
    "Arrays",
    "Compute",
    "Kernel",
    "OptionalArrays",
    "Prepare",
    "Resources",
    "Scratch",
    "Step",
]

Arrays: TypeAlias = Sequence[NDArray[Any]]
OptionalArrays: TypeAlias = Sequence[NDArray[Any] | None]
Step: TypeAlias = Callable[[], None]


class Resources(Protocol):
    """Resources that the driver lends to kernels."""

    @property
    def threads(self) -> int:
        """Threads that :meth:`parallel` uses, 1 or more."""

    def parallel(self, count: int, body: Callable[[int, int], None]) -> None:
        """Call ``body(low, high)`` over chunks that cover ``range(count)``, on all threads.

        Returns when every chunk is done. An exception of a chunk is raised here.
        """

    @property
    def native(self) -> bool:
        """Whether native loops may be used, and are worth building if they are not built yet."""

    def native_rounding(self, work_ns: float) -> bool:
        """The same for native loops that round otherwise than NumPy.

        It depends on the operation only, not on what else there is in the model or the process:
        parts of a model give the bits of the whole.
        """

    def expect(self, work_ns: float) -> None:
        """A plan is to be bound whose operations take about ``work_ns`` together."""

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
