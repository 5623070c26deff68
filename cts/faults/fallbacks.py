"""Faults of the CPU's help: where it comes too often, too seldom, or for the wrong step."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from cts.faults.catalogue import fault
from cts.faults.patching import Patch, nothing
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


@fault("executions")
def one_failed_step_sends_all_to_the_cpu() -> Iterable[Patch]:
    """The CPU runs the whole model where one step fails, instead of that step."""

    def make(original: Any) -> Any:
        def help_(self: Any, step: Any, error: NnapiError) -> None:
            if not self._task.allows_fallback:
                raise error
            self._runner.note(None, step.step.device.name, error)
            raise compound_runner._NeedsCpu

        return help_

    return [Patch(_Computation, "_help", make)]


@fault("executions")
def wrong_step_retried() -> Iterable[Patch]:
    """The CPU runs the first step again, whichever has failed."""

    def make(original: Any) -> Any:
        def again(self: Controller, shapes: Any) -> Any:
            steps = self._steps
            self._last = next(i for i, s in enumerate(steps) if isinstance(s, ExecutionStep))
            return original(self, shapes)

        return again

    return [Patch(Controller, "again", make)]


@fault("fallback")
def step_of_the_cpu_repeated() -> Iterable[Patch]:
    """A step of the CPU that fails is run on the CPU again, not the whole model."""

    def make(original: Any) -> Any:
        def help_(self: Any, step: Any, error: NnapiError) -> None:
            if not self._task.allows_fallback:
                raise error
            self._runner.note(step.step.index, step.step.device.name, error)
            self._run_on_cpu_until_sized()

        return help_

    return [Patch(_Computation, "_help", make)]


@fault("executions")
def too_small_an_output_sent_to_the_cpu() -> Iterable[Patch]:
    """Too small an output counts as a failure of the device."""

    def make(original: Any) -> Any:
        def execute(self: Any, *arguments: Any) -> Any:
            try:
                return original(self, *arguments)
            except InsufficientSize as error:
                if self.step.device.is_cpu:
                    raise
                raise op_failed(error.message) from error

        return execute

    return [Patch(StepRun, "execute", make)]


@fault("fallback")
def errors_of_the_application_made_good() -> Iterable[Patch]:
    """The CPU compiles what a device refuses as BAD_DATA."""
    return [Patch(compilation_module, "_USERS_ERRORS", lambda original: ())]


@fault("fallback")
def vendor_operations_sent_to_the_cpu() -> Iterable[Patch]:
    """A model with operations of vendors is compiled for the CPU when its device fails."""

    def make(original: Any) -> Any:
        def can(self: Compilation, error: NnapiError) -> bool:
            return error.code not in compilation_module._USERS_ERRORS and self.allows_fallback

        return can

    return [Patch(Compilation, "_can_be_made_good", make)]


@fault("fallback")
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


@fault("fallback")
def help_not_copied_to_device_memory() -> Iterable[Patch]:
    """Results that the CPU computes for an output in a driver's memory stay with the CPU."""
    return [Patch(cpu_help._SharedCopies, "copy_back", nothing)]


@fault("executions")
def no_help_for_fenced_executions() -> Iterable[Patch]:
    """A fenced execution that a device fails to launch is not made good."""

    def make(original: Any) -> Any:
        def run_fenced(self: Any, conditions: Any, wait_for: Any, duration_ns: Any) -> Any:
            return self._run.execute_fenced(conditions, wait_for, duration_ns)

        return run_fenced

    return [Patch(SimpleRunner, "run_fenced", make)]


@fault("executions")
def help_not_reported() -> Iterable[Patch]:
    """The report does not say that the CPU has helped out."""
    return [Patch(Runner, "note", nothing)]


@fault("fallback")
def help_of_earlier_computations_reported() -> Iterable[Patch]:
    """A reused execution reports the help of all computations before."""

    def make(original: Any) -> Any:
        def made(self: Any) -> Any:
            before = list(self._fallbacks)
            runner = original(self)
            self._fallbacks[:] = before
            return runner

        return made

    return [Patch(Execution, "_made_runner", make)]


@fault("dependencies")
def failed_fence_ignored_by_the_cpu() -> Iterable[Patch]:
    """The CPU computes although a fence that it was to wait for has failed."""

    def make(original: Any) -> Any:
        def wait(fences: Any, *limit: Any) -> FenceState:
            original(fences, *limit)
            return FenceState.SIGNALED

        return wait

    return [Patch(module, "wait_for_all", make) for module in (runner, step_run)]


@fault("extensions")
def code_of_a_driver_for_operations_of_vendors() -> Iterable[Patch]:
    """The CPU is not asked where a driver fails in an operation of its vendor; the driver's code is
    returned.
    """

    def make(original: Any) -> Any:
        return property(lambda self: original.fget(self) and not self.model.has_extension_operation)

    return [Patch(Compilation, "allows_fallback", make)]
