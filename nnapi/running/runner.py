"""Runners: what an execution runs a compiled plan with, in each way to compute."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Sequence

import msgspec

from nnapi.arguments import Argument
from nnapi.devices import RuntimeDevice
from nnapi.errors import NnapiError, op_failed
from nnapi.extensions import ExtensionTypes
from nnapi.plan_compilation import CompiledPlan
from nnapi.running.conditions import Conditions, Launched, Outcome
from nnapi.running.cpu_help import Fallback, run_on_cpu
from nnapi.running.step_run import AnyBurst
from nnhal.fences import Fence, FenceState, wait_for_all

__all__ = ["Runner", "Task"]


class Task(msgspec.Struct, frozen=True, eq=False):
    """Task: the model to run, with its arguments."""

    compiled: CompiledPlan
    cpu: RuntimeDevice
    extensions: ExtensionTypes
    allows_fallback: bool
    is_reusable: bool
    inputs: Sequence[Argument]
    outputs: Sequence[Argument]
    fallbacks: list[Fallback]


class Runner(ABC):
    """Runs ``task``, again and again if it is reusable."""

    def __init__(self, task: Task) -> None:
        self.task = task

    @abstractmethod
    def run(self, conditions: Conditions, bursts: Sequence[AnyBurst | None]) -> Outcome:
        """Run to the end. NnapiError; InsufficientSize for too small an output.

        ``bursts`` are those of the steps, by index; none for steps without one.
        """

    @abstractmethod
    def run_fenced(
        self, conditions: Conditions, wait_for: Sequence[Fence], duration_ns: int | None
    ) -> Launched:
        """Launch a run that begins when ``wait_for`` are signaled. NnapiError."""

    def note(self, step: int | None, device: str, error: NnapiError) -> None:
        """Record that the CPU helps out, in the order in which it does."""
        self.task.fallbacks.append(Fallback(step, device, str(error)))

    def run_all_on_cpu(self, conditions: Conditions) -> Outcome:
        """Run the whole model on the CPU, whatever steps have done. NnapiError."""
        task = self.task
        whole = task.compiled.on_cpu(task.cpu)
        return run_on_cpu(whole, task.inputs, task.outputs, conditions)

    def run_all_on_cpu_after(self, conditions: Conditions, wait_for: Sequence[Fence]) -> Launched:
        """Run like :meth:`run_all_on_cpu`, when ``wait_for`` are signaled."""
        if wait_for_all(wait_for) is not FenceState.SIGNALED:
            raise op_failed("a sync fence to wait for is in error state")
        return Launched(timing=self.run_all_on_cpu(conditions).timing)
