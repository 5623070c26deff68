"""Faults of computations: arguments of earlier ones, of other threads, of other bursts."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from contextlib import contextmanager
from typing import Any

import msgspec

from cts.faults.catalogue import fault, patches
from cts.faults.patching import Patch
from nnapi import arguments as arguments_module
from nnapi import execution as execution_module
from nnapi import requests
from nnapi.arguments import Argument, ArgumentState
from nnapi.burst import Burst
from nnapi.errors import NnapiError, bad_state
from nnapi.execution import Execution
from nnapi.requests import ArenaRequest, ArenaRequests
from nnapi.running.step_run import StepRun

__all__: list[str] = []


@fault("trivial", ArenaRequest, "copy_in")
def inputs_of_the_first_computation(original: Any, self: Any, *arguments: Any) -> None:
    """A reused execution reads its buffers at the first computation only."""
    if self.form is not None or not self.__dict__.get("is_read"):
        original(self, *arguments)
    self.is_read = True


@fault("validation_execution", ArenaRequest, "copy_out")
def outputs_of_the_first_computation(original: Any, self: Any, outputs: Any) -> None:
    """A reused execution writes its buffers at the first computation only."""
    if self.form is not None or not self.__dict__.get("is_written"):
        original(self, outputs)
    self.is_written = True


@fault("arguments", ArenaRequests, "take")
def one_arena_for_several_executions(original: Any, self: Any, inputs: Any, outputs: Any) -> Any:
    """Executions that run at the same time copy their buffers to the same memory."""
    taken = original(self, inputs, outputs)
    if taken.form is not None:
        self._free.append(taken)
    return taken


@fault("arguments", requests, "_form")
def requests_kept_for_other_dimensions(original: Any, arguments: Any) -> Any:
    """An execution takes the request of an earlier one that had other dimensions."""
    return [(each.state, each.length, each.memory, each.offset) for each in arguments]


@fault("arguments", requests, "_form")
def requests_kept_for_omitted_arguments(original: Any, arguments: Any) -> Any:
    """An execution with an omitted argument takes the request of one in which it was given."""
    given = [each for each in arguments if each.state is not ArgumentState.NO_VALUE]
    return original(given)


@fault("arguments", ArenaRequest, "_pool")
def all_memories_are_the_first(original: Any, self: Any, memory: Any) -> int:
    """Drivers get only the first of several memories in an execution."""
    first = next(iter(self._memories.values()), None)
    return int(original(self, memory)) if first is None else first


@fault("arguments", arguments_module, "_split")
def padding_is_data(original: Any, *arguments: Any) -> tuple[int, int]:
    """The padding after an argument counts as its data."""
    raw, padding = original(*arguments)
    return raw + padding, 0


@fault("arguments", ArenaRequest, "_argument")
def omitted_inputs_are_empty(original: Any, self: Any, given: Argument, places: Any) -> Any:
    """An input that is left out is handed to the driver as one without bytes."""
    found = original(self, given, places)
    return msgspec.structs.replace(found, has_no_value=False)


@patches("driver_calls")
def loop_timeout_of_the_last_execution() -> Iterable[Patch]:
    """A loop timeout that one execution was given holds for all after it."""

    def make(original: Any) -> Any:
        last: list[int] = []

        def conditions(self: Any) -> Any:
            found = original(self)
            if self._loop_timeout_ns != execution_module.DEFAULT_LOOP_TIMEOUT_NS:
                last[:] = [self._loop_timeout_ns]
            return msgspec.structs.replace(found, loop_timeout_ns=last[0]) if last else found

        return conditions

    return [Patch(Execution, "_conditions", make)]


@fault("validation_execution", Execution, "_begin")
def several_computations_at_once(original: Any, self: Any) -> None:
    """An execution that is running can be computed once more."""
    if self._state is execution_module._State.COMPUTATION:
        self._state = execution_module._State.PREPARATION
    original(self)


@fault("arguments", Burst, "locked")
@contextmanager
def burst_for_several_threads(original: Any, self: Any) -> Iterator[Any]:
    """Two executions may use a burst at the same time."""
    yield self._bursts


@fault("arguments", Burst, "locked")
@contextmanager
def burst_never_free_again(original: Any, self: Any) -> Iterator[Any]:
    """A burst whose execution has failed stays in use."""
    if self.__dict__.get("has_failed"):
        raise bad_state("the burst is in use")
    try:
        with original(self) as bursts:
            yield bursts
    except NnapiError:
        self.has_failed = True
        raise


@patches("arguments")
def burst_keeps_its_first_memories() -> Iterable[Patch]:
    """A burst goes on with the memories of its first execution."""

    def make(original: Any) -> Any:
        kept: dict[int, Any] = {}

        def call(self: Any, prepared: Any, arena: Any, conditions: Any, burst: Any) -> Any:
            if burst is not None:
                _, arena = kept.setdefault(id(burst), (burst, arena))
            return original(self, prepared, arena, conditions, burst)

        return call

    return [Patch(StepRun, "_call", make)]


@fault("arguments", Burst, "locked")
@contextmanager
def bursts_of_steps_in_reverse(original: Any, self: Any) -> Iterator[Any]:
    """The first step runs in the burst of the last one."""
    with original(self) as bursts:
        yield bursts[::-1]
