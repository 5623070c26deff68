"""Faults of the CPU's help: where it comes too often, too seldom, or for the wrong step."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from cts.faults.catalogue import fault, patches
from cts.faults.patching import Patch
from nnapi import compilation as compilation_module
from nnapi.compilation import Compilation
from nnapi.errors import NnapiError, op_failed
from nnapi.execution import Execution
from nnapi.partitioning.steps import ExecutionStep
from nnapi.running import compound_runner, cpu_help, runner, step_run
from nnapi.running.compound_runner import _Computation
from nnapi.running.controller import Controller
from nnapi.running.runner import Runner
from nnapi.running.simple_runner import SimpleRunner
from nnapi.running.step_run import InsufficientSize, StepRun
from nnhal.fences import FenceState

__all__: list[str] = []


@fault("executions", _Computation, "_help")
def one_failed_step_sends_all_to_the_cpu(
    original: Any, self: Any, step: Any, error: NnapiError
) -> None:
    """The CPU runs the whole model where one step fails, instead of that step."""
    if not self._task.allows_fallback:
        raise error
    self._runner.note(None, step.step.device.name, error)
    raise compound_runner._NeedsCpu


@fault("executions", Controller, "again")
def wrong_step_retried(original: Any, self: Controller, shapes: Any) -> Any:
    """The CPU runs the first step again, whichever has failed."""
    steps = self._steps
    self._last = next(i for i, s in enumerate(steps) if isinstance(s, ExecutionStep))
    return original(self, shapes)


@fault("fallback", _Computation, "_help")
def step_of_the_cpu_repeated(original: Any, self: Any, step: Any, error: NnapiError) -> None:
    """A step of the CPU that fails is run on the CPU again, not the whole model."""
    if not self._task.allows_fallback:
        raise error
    self._runner.note(step.step.index, step.step.device.name, error)
    self._run_on_cpu_until_sized()


@fault("executions", StepRun, "execute")
def too_small_an_output_sent_to_the_cpu(original: Any, self: Any, *arguments: Any) -> Any:
    """Too small an output counts as a failure of the device."""
    try:
        return original(self, *arguments)
    except InsufficientSize as error:
        if self.step.device.is_cpu:
            raise
        raise op_failed(error.message) from error


@fault("fallback", compilation_module, "_USERS_ERRORS")
def errors_of_the_application_made_good(original: Any) -> Any:
    """The CPU compiles what a device refuses as BAD_DATA."""
    return ()


@fault("fallback", Compilation, "_can_be_made_good")
def vendor_operations_sent_to_the_cpu(original: Any, self: Compilation, error: NnapiError) -> bool:
    """A model with operations of vendors is compiled for the CPU when its device fails."""
    return error.code not in compilation_module._USERS_ERRORS and self.allows_fallback


@patches("fallback")
def help_without_the_inputs_in_device_memory() -> Iterable[Patch]:
    """The CPU finds zeros where inputs lie in the memory of a driver."""

    def make(original: Any) -> Any:
        class Copies(original):  # type: ignore[misc]
            def __init__(self, inputs: Any, outputs: Any) -> None:
                super().__init__((), outputs)
                for argument in inputs:
                    if cpu_help._is_device_memory(argument):
                        self._add(argument.memory)

        return Copies

    return [Patch(cpu_help, "_SharedCopies", make)]


@fault("fallback", cpu_help._SharedCopies, "copy_back")
def help_not_copied_to_device_memory(original: Any, *arguments: Any, **keywords: Any) -> None:
    """Results that the CPU computes for an output in a driver's memory stay with the CPU."""


@fault("executions", SimpleRunner, "run_fenced")
def no_help_for_fenced_executions(
    original: Any, self: Any, conditions: Any, wait_for: Any, duration_ns: Any
) -> Any:
    """A fenced execution that a device fails to launch is not made good."""
    return self._run.execute_fenced(conditions, wait_for, duration_ns)


@fault("executions", Runner, "note")
def help_not_reported(original: Any, *arguments: Any, **keywords: Any) -> None:
    """The report does not say that the CPU has helped out."""


@fault("fallback", Execution, "_made_runner")
def help_of_earlier_computations_reported(original: Any, self: Any) -> Any:
    """A reused execution reports the help of all computations before."""
    before = list(self._fallbacks)
    runner = original(self)
    self._fallbacks[:] = before
    return runner


@patches("dependencies")
def failed_fence_ignored_by_the_cpu() -> Iterable[Patch]:
    """The CPU computes although a fence that it was to wait for has failed."""

    def make(original: Any) -> Any:
        def wait(fences: Any, *limit: Any) -> FenceState:
            original(fences, *limit)
            return FenceState.SIGNALED

        return wait

    return [Patch(module, "wait_for_all", make) for module in (runner, step_run)]


@fault("extensions", Compilation, "allows_fallback")
def code_of_a_driver_for_operations_of_vendors(original: Any, self: Any) -> Any:
    """The CPU is not asked where a driver fails in an operation of its vendor; the driver's code is
    returned.
    """
    return original(self) and not self.model.has_extension_operation
