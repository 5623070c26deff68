"""Faults of events: ends that are reported too early, only once, or of the wrong step."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any

from cts.faults.catalogue import fault
from cts.faults.patching import Patch
from nnapi import execution as execution_module
from nnapi.event import CallbackEvent, Event, SyncFenceEvent
from nnapi.execution import Execution
from nnapi.running.compound_runner import _Computation
from nnapi.running.conditions import Launched
from nnapi.running.step_run import StepRun
from nnhal.fences import Fence
from nnhal.types import ErrorStatus

__all__: list[str] = []


@fault("dependencies")
def dependencies_not_awaited() -> Iterable[Patch]:
    """A fenced execution begins before its dependencies are over."""

    def make(original: Any) -> Any:
        def fences_of(dependencies: Any) -> list[Fence]:
            return [] if all(dependencies) else list(original(dependencies))

        return fences_of

    return [Patch(execution_module, "_fences_of", make)]


@fault("dependencies")
def first_dependency_only() -> Iterable[Patch]:
    """A fenced execution waits for the first of its dependencies."""

    def make(original: Any) -> Any:
        return lambda dependencies: original(dependencies)[:1]

    return [Patch(execution_module, "_fences_of", make)]


@fault("dependencies")
def dependencies_of_other_kinds_not_awaited() -> Iterable[Patch]:
    """A fenced execution waits only for dependencies that have a fence."""

    def make(original: Any) -> Any:
        def fences_of(dependencies: Any) -> Sequence[Fence]:
            with_fence = [each for each in dependencies if each is None or each.fence is not None]
            found: Sequence[Fence] = original(with_fence)
            return found

        return fences_of

    return [Patch(execution_module, "_fences_of", make)]


@fault("executions")
def event_hides_a_failure() -> Iterable[Patch]:
    """The event of an execution that has failed tells a success."""

    def make(original: Any) -> Any:
        def wait(self: Any) -> ErrorStatus:
            original(self)
            return ErrorStatus.NONE

        return wait

    return [Patch(CallbackEvent, "_wait", make)]


@fault("dependencies")
def fence_in_error_hidden() -> Iterable[Patch]:
    """The event of a fenced execution whose fence is in error state tells a success."""

    def make(original: Any) -> Any:
        def status(self: Any) -> ErrorStatus:
            original(self)
            return ErrorStatus.NONE

        return status

    return [Patch(SyncFenceEvent, "_fence_status", make)]


@fault("dependencies")
def failure_told_once() -> Iterable[Patch]:
    """Only the first thread that waits for an event receives its failure."""

    def make(original: Any) -> Any:
        def wait(self: Any) -> None:
            told, self.__dict__["told"] = self.__dict__.get("told", False), True
            if not told:
                original(self)
            else:
                self.close()

        return wait

    return [Patch(Event, "wait", make)]


@fault("driver_calls")
def reason_of_a_fenced_failure_lost() -> Iterable[Patch]:
    """Whatever a driver says of a fenced execution that has failed, it is OP_FAILED."""
    return [
        Patch(
            execution_module,
            "_status_of",
            lambda original: lambda launched: ErrorStatus.GENERAL_FAILURE,
        )
    ]


@fault("dependencies")
def descriptor_of_a_fence_not_duplicated() -> Iterable[Patch]:
    """An event gives away its own descriptor, which the application closes."""

    def make(original: Any) -> Any:
        return lambda self: self.fence.fd if self.fence is not None else original(self)

    return [Patch(Event, "sync_fence_fd", make)]


@fault("validation_execution")
def any_descriptor_is_a_fence() -> Iterable[Patch]:
    """An event can be made of a descriptor that does not exist; it is over at once."""

    def make(original: Any) -> Any:
        def from_fd(fd: int) -> Any:
            return SyncFenceEvent(None) if fd <= 0 else original.__func__(fd)

        return staticmethod(from_fd)

    return [Patch(Event, "from_sync_fence_fd", make)]


@fault("dependencies")
def fence_of_the_first_step() -> Iterable[Patch]:
    """The event of a fenced execution in steps is over after the first step."""

    def make(original: Any) -> Any:
        def run_fenced(self: Any, wait_for: Any, duration_ns: Any) -> Any:
            first: list[Launched] = []
            inner = StepRun.execute_fenced

            def noted(run: Any, *arguments: Any) -> Any:
                launched = inner(run, *arguments)
                first.append(launched)
                return launched

            StepRun.execute_fenced = noted  # type: ignore[assignment, method-assign]
            try:
                last = original(self, wait_for, duration_ns)
            finally:
                StepRun.execute_fenced = inner  # type: ignore[method-assign]
            return Launched(first[0].fence, first[0].execution, (first, last))

        return run_fenced

    return [Patch(_Computation, "run_fenced", make)]


@fault("dependencies")
def fenced_steps_not_one_after_the_other() -> Iterable[Patch]:
    """A fenced step begins when the dependencies of the execution are over."""

    def make(original: Any) -> Any:
        def run_fenced(self: Any, wait_for: Any, duration_ns: Any) -> Any:
            inner = StepRun.execute_fenced

            def unchained(run: Any, conditions: Any, fences: Any, duration: Any) -> Any:
                return inner(run, conditions, wait_for, duration)

            StepRun.execute_fenced = unchained  # type: ignore[assignment, method-assign]
            try:
                return original(self, wait_for, duration_ns)
            finally:
                StepRun.execute_fenced = inner  # type: ignore[method-assign]

        return run_fenced

    return [Patch(_Computation, "run_fenced", make)]


@fault("dependencies")
def temporaries_of_unknown_size_before_the_fences() -> Iterable[Patch]:
    """An execution with temporaries of unknown size does not wait for its dependencies."""

    def make(original: Any) -> Any:
        def start(self: Any, dependencies: Any = (), duration_ns: int = 0) -> Any:
            if dependencies is not None and self._compiled.plan.dynamic_temporaries:
                dependencies = ()
            return original(self, dependencies, duration_ns)

        return start

    return [Patch(Execution, "start_compute_with_dependencies", make)]
