"""Faults of events: ends that are reported too early, only once, or of the wrong step."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from cts.faults.catalogue import fault
from nnapi import execution as execution_module
from nnapi.event import CallbackEvent, Event, SyncFenceEvent
from nnapi.execution import Execution
from nnapi.running.compound_runner import _Computation
from nnapi.running.conditions import Launched
from nnapi.running.step_run import StepRun
from nnhal.fences import Fence
from nnhal.types import ErrorStatus

__all__: list[str] = []


@fault("dependencies", execution_module, "_fences_of")
def dependencies_not_awaited(original: Any, dependencies: Any) -> list[Fence]:
    """A fenced execution begins before its dependencies are over."""
    return [] if all(dependencies) else list(original(dependencies))


@fault("dependencies", execution_module, "_fences_of")
def first_dependency_only(original: Any, dependencies: Any) -> Any:
    """A fenced execution waits for the first of its dependencies."""
    return original(dependencies)[:1]


@fault("dependencies", execution_module, "_fences_of")
def dependencies_of_other_kinds_not_awaited(original: Any, dependencies: Any) -> Sequence[Fence]:
    """A fenced execution waits only for dependencies that have a fence."""
    with_fence = [each for each in dependencies if each is None or each.fence is not None]
    found: Sequence[Fence] = original(with_fence)
    return found


@fault("executions", CallbackEvent, "_wait")
def event_hides_a_failure(original: Any, self: Any) -> ErrorStatus:
    """The event of an execution that has failed tells a success."""
    original(self)
    return ErrorStatus.NONE


@fault("dependencies", SyncFenceEvent, "_fence_status")
def fence_in_error_hidden(original: Any, self: Any) -> ErrorStatus:
    """The event of a fenced execution whose fence is in error state tells a success."""
    original(self)
    return ErrorStatus.NONE


@fault("dependencies", Event, "wait")
def failure_told_once(original: Any, self: Any) -> None:
    """Only the first thread that waits for an event receives its failure."""
    told, self.__dict__["told"] = self.__dict__.get("told", False), True
    if not told:
        original(self)
    else:
        self.close()


@fault("driver_calls", execution_module, "_status_of")
def reason_of_a_fenced_failure_lost(original: Any, launched: Any) -> Any:
    """Whatever a driver says of a fenced execution that has failed, it is OP_FAILED."""
    return ErrorStatus.GENERAL_FAILURE


@fault("dependencies", Event, "sync_fence_fd")
def descriptor_of_a_fence_not_duplicated(original: Any, self: Any) -> Any:
    """An event gives away its own descriptor, which the application closes."""
    return self.fence.fd if self.fence is not None else original(self)


@fault("validation_execution", Event, "from_sync_fence_fd")
def any_descriptor_is_a_fence(original: Any, fd: int) -> Any:
    """An event can be made of a descriptor that does not exist; it is over at once."""
    return SyncFenceEvent(None) if fd <= 0 else original(fd)


@fault("dependencies", _Computation, "run_fenced")
def fence_of_the_first_step(original: Any, self: Any, wait_for: Any, duration_ns: Any) -> Any:
    """The event of a fenced execution in steps is over after the first step."""
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


@fault("dependencies", _Computation, "run_fenced")
def fenced_steps_not_one_after_the_other(
    original: Any, self: Any, wait_for: Any, duration_ns: Any
) -> Any:
    """A fenced step begins when the dependencies of the execution are over."""
    inner = StepRun.execute_fenced

    def unchained(run: Any, conditions: Any, fences: Any, duration: Any) -> Any:
        return inner(run, conditions, wait_for, duration)

    StepRun.execute_fenced = unchained  # type: ignore[assignment, method-assign]
    try:
        return original(self, wait_for, duration_ns)
    finally:
        StepRun.execute_fenced = inner  # type: ignore[method-assign]


@fault("dependencies", Execution, "start_compute_with_dependencies")
def temporaries_of_unknown_size_before_the_fences(
    original: Any, self: Any, dependencies: Any = (), duration_ns: int = 0
) -> Any:
    """An execution with temporaries of unknown size does not wait for its dependencies."""
    if dependencies is not None and self._compiled.plan.dynamic_temporaries:
        dependencies = ()
    return original(self, dependencies, duration_ns)
