"""Wrapping: programs of the reference driver with something around them.

Everything that executes a model, by whatever call of the HAL, ends in a program; so a program is
where most drivers of this package differ from the reference driver.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, ClassVar, Final, NamedTuple

import numpy as np
from numpy.typing import NDArray

from nndrivers.reference.device import ReferenceDriver
from nnhal.driver_kit import ExecutionContext, Inputs, Output, Outputs, PrepareOptions, Program
from nnhal.types import Model, NumberOfCacheFiles

__all__ = ["Execution", "Wrapped", "WrappingDriver", "copied", "resident", "temporary"]

_KIB: Final = 1024


class Wrapped(Program):
    """A program of the reference driver whose executions go through its driver."""

    def __init__(self, inner: Program, driver: Any, model: Model) -> None:
        self.inner = inner
        self.driver = driver

    def execute(self, inputs: Inputs, outputs: Outputs, context: ExecutionContext) -> None:
        self.driver.execute(Execution(self, inputs, outputs, context))


class Execution(NamedTuple):
    """An execution of ``program`` that is to begin."""

    program: Wrapped
    inputs: Inputs
    outputs: Outputs
    context: ExecutionContext

    def run(self) -> None:
        """Run the program of the reference driver."""
        self.program.inner.execute(self.inputs, self.outputs, self.context)


class WrappingDriver(ReferenceDriver):
    """Wraps programs. It has no cache, because wrapped programs cannot be saved."""

    cache_files = NumberOfCacheFiles()
    program: ClassVar[type[Wrapped]] = Wrapped

    def prepare(self, model: Model, options: PrepareOptions) -> Program:
        return self.program(super().prepare(model, options), self, model)

    def execute(self, execution: Execution) -> None:
        """Run ``execution``, perhaps with something before or after it."""
        execution.run()


def resident(kib: int) -> NDArray[np.uint8]:
    """Allocate this much memory, every page of it in use."""
    return np.ones(kib * _KIB, np.uint8)


def copied(inputs: Inputs, to: Sequence[NDArray[Any] | None]) -> None:
    """Copy ``inputs`` over arrays of the same shapes."""
    for array, given in zip(to, inputs, strict=True):
        if array is not None and given is not None:
            np.copyto(array, given)


def temporary(output: Output) -> Output:
    """Memory of the driver's own in place of the client's, for an output whose shape is known."""
    assert output.array is not None
    room = np.empty(output.array.nbytes, np.uint8)
    array: NDArray[Any] = np.ndarray(output.array.shape, output.array.dtype, room.data)
    return Output(output.dtype, output.declared, output.shape, room, array)
