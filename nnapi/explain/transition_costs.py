"""Costs of transitions: what it takes, in time, that a model does not run in one piece.

An estimate from two figures of the machine. A further call of a device costs what an execution of
one tiny operation does. A device that is not the CPU copies what other steps have computed into its
own memory, and out of it what they read, at the speed of a copy between two shared memories.
"""

from __future__ import annotations

import statistics
import time
from collections.abc import Callable
from typing import Final

import msgspec
import numpy as np

from nnapi.compilation import Compilation
from nnapi.execution import Execution
from nnapi.model import Model
from nnapi.operand_type import OperandType
from nnapi.runtime import Runtime
from nnhal.memory import Memory
from nnhal.types import OperandType as Code
from nnhal.types import OperationType

__all__ = ["TransitionCosts", "measured_costs"]

_CALLS: Final = 300
_COPIES: Final = 7
_COPIED_BYTES: Final = 16 << 20
"""More than a processor's own caches hold of it, as a rule; a smaller copy may be faster."""

_WARM_UP: Final = 20


class TransitionCosts(msgspec.Struct, frozen=True):
    """Nanoseconds of a further call of a device, and bytes per second of a copy."""

    call_ns: float
    copy_bytes_per_s: float

    def of_step(self, copied_bytes: int) -> int:
        """Nanoseconds of a step that a device must be called for, and bytes copied."""
        return round(self.call_ns + copied_bytes / self.copy_bytes_per_s * 1e9)


def measured_costs(
    runtime: Runtime, *, call_ns: float | None = None, copy_bytes_per_s: float | None = None
) -> TransitionCosts:
    """The costs on this machine, now; what is given is not measured."""
    return TransitionCosts(
        _call_ns(runtime) if call_ns is None else call_ns,
        _copy_bytes_per_s() if copy_bytes_per_s is None else copy_bytes_per_s,
    )


def _call_ns(runtime: Runtime) -> float:
    """The median of executions of one operation on one number, by the CPU device."""
    model = Model(runtime)
    one, other = (model.add_operand(OperandType(Code.TENSOR_FLOAT32, (1,))) for _ in range(2))
    model.add_operation(OperationType.RELU, [one], [other])
    model.identify_inputs_and_outputs([one], [other])
    model.finish()
    compilation = Compilation(model, [runtime.cpu])
    compilation.finish()
    execution = Execution(compilation)
    execution.set_reusable(True)
    execution.set_input(0, np.ones(1, np.float32))
    execution.set_output(0, np.zeros(1, np.float32))
    return statistics.median(_times(execution.compute, _CALLS))


def _copy_bytes_per_s() -> float:
    """Of the fastest of some copies: what disturbs others is not the memory's."""
    source, target = Memory.allocate(_COPIED_BYTES), Memory.allocate(_COPIED_BYTES)
    source.buffer[:] = bytes(_COPIED_BYTES)

    def copy() -> None:
        target.buffer[:] = source.buffer

    return _COPIED_BYTES / min(_times(copy, _COPIES, warm_up=1)) * 1e9


def _times(run: Callable[[], object], count: int, *, warm_up: int = _WARM_UP) -> list[int]:
    for _ in range(warm_up):
        run()
    times = []
    for _ in range(count):
        begin = time.perf_counter_ns()
        run()
        times.append(time.perf_counter_ns() - begin)
    return times
