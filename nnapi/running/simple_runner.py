"""The runner of a simple plan: all of the model on one device.

Source: ``SimpleExecutionBuilder`` of Android's ``runtime/ExecutionBuilder.cpp``.
"""

from __future__ import annotations

from collections.abc import Sequence

from nnapi.errors import NnapiError
from nnapi.running.conditions import Conditions, Launched, Outcome
from nnapi.running.runner import Runner, Task
from nnapi.running.step_run import AnyBurst, InsufficientSize, StepRun
from nnhal.fences import Fence

__all__ = ["SimpleRunner"]


class SimpleRunner(Runner):
    """Runs the whole model, and once more on the CPU where its device fails and that is allowed."""

    def __init__(self, task: Task) -> None:
        super().__init__(task)
        step = task.compiled.simple
        self._run = StepRun(step, task.inputs, task.outputs, reusable=task.is_reusable)

    def run(self, conditions: Conditions, bursts: Sequence[AnyBurst | None]) -> Outcome:
        try:
            return self._run.execute(conditions, bursts[0] if bursts else None)
        except InsufficientSize:
            raise  # as it would be on the CPU
        except NnapiError as error:
            self._give_up(error)
        return self.run_all_on_cpu(conditions)

    def run_fenced(
        self, conditions: Conditions, wait_for: Sequence[Fence], duration_ns: int | None
    ) -> Launched:
        try:
            return self._run.execute_fenced(conditions, wait_for, duration_ns)
        except NnapiError as error:
            self._give_up(error)
        return self.run_all_on_cpu_after(conditions, wait_for)

    def _give_up(self, error: NnapiError) -> None:
        """Raise ``error`` unless the CPU may help."""
        device = self._run.step.device
        if not self.task.allows_fallback or device.is_cpu:
            raise error
        self.note(None, device.name, error)
