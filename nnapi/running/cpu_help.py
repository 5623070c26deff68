"""The CPU's help: a model that its device has failed to run is run on the CPU device.

Source: ``StepExecutor::computeOnCpuFallback`` of Android's ``runtime/ExecutionBuilder.cpp``.
"""

from __future__ import annotations

from collections.abc import Sequence

import msgspec

from nnapi.arguments import Argument
from nnapi.errors import as_nnapi_errors, op_failed
from nnapi.memory import Memory
from nnapi.preparation import PreparedStep
from nnapi.running.conditions import Conditions, Outcome
from nnapi.running.step_run import StepRun
from nnhal.client.hints import NO_HINTS

__all__ = ["Fallback", "run_on_cpu"]


class Fallback(msgspec.Struct, frozen=True):
    """A run on the CPU instead of ``device``, and why.

    ``step`` is the index of the step, None where the CPU has run the whole model.
    """

    step: int | None
    device: str
    reason: str

    def __str__(self) -> str:
        what = "the model" if self.step is None else f"step {self.step}"
        return f"{what} on the CPU instead of {self.device}: {self.reason}"


def run_on_cpu(
    on_cpu: PreparedStep,
    inputs: Sequence[Argument],
    outputs: Sequence[Argument],
    conditions: Conditions,
) -> Outcome:
    """Run a model that the CPU device has prepared, without a limit of time. NnapiError."""
    shared = _SharedCopies(inputs, outputs)
    run = StepRun(on_cpu, shared.of(inputs), shared.of(outputs))
    unlimited = msgspec.structs.replace(conditions, deadline_ns=None, hints=NO_HINTS)
    outcome = run.execute(unlimited)
    shared.copy_back(outputs)
    return outcome


class _SharedCopies:
    """Shared memory in place of the memories of drivers, which the CPU cannot see."""

    def __init__(self, inputs: Sequence[Argument], outputs: Sequence[Argument]) -> None:
        self._copies: dict[int, Memory] = {}
        for argument in outputs:
            if _is_device_memory(argument) and argument.memory.rules.created_with_unknown_shape:  # type: ignore[union-attr]
                raise op_failed("a driver's memory of unknown dimensions is written, not the CPU's")
        for argument in (*inputs, *outputs):
            if _is_device_memory(argument):
                self._add(argument.memory)  # type: ignore[arg-type]
        with as_nnapi_errors():
            for argument in inputs:
                if _is_device_memory(argument):
                    copy = self._copies[id(argument.memory)]
                    argument.memory.buffer.copy_to(copy.memory)  # type: ignore[union-attr, arg-type]

    def of(self, arguments: Sequence[Argument]) -> list[Argument]:
        """``arguments`` with the copies in place of the originals."""
        return [self._of(argument) for argument in arguments]

    def copy_back(self, outputs: Sequence[Argument]) -> None:
        with as_nnapi_errors():
            for argument in outputs:
                if _is_device_memory(argument):
                    copy = self._copies[id(argument.memory)]
                    argument.memory.buffer.copy_from(copy.memory)  # type: ignore[union-attr, arg-type]

    def _add(self, memory: Memory) -> None:
        if id(memory) not in self._copies:
            self._copies[id(memory)] = Memory.allocate(memory.rules.metadata().logical_size)

    def _of(self, argument: Argument) -> Argument:
        if not _is_device_memory(argument):
            return argument
        copy = self._copies[id(argument.memory)]
        return msgspec.structs.replace(argument, memory=copy, length=copy.size)


def _is_device_memory(argument: Argument) -> bool:
    return argument.memory is not None and argument.memory.buffer is not None
