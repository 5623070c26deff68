"""Faults of computations: arguments of earlier ones, of other threads, of other bursts."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from contextlib import contextmanager
from typing import Any

import msgspec

from cts.faults.catalogue import fault
from cts.faults.patching import Patch
from nnapi import execution as execution_module
from nnapi import requests
from nnapi.arguments import Argument, ArgumentState
from nnapi.burst import Burst
from nnapi.errors import NnapiError, bad_state
from nnapi.execution import Execution
from nnapi.requests import ArenaRequest, ArenaRequests
from nnapi.running.step_run import StepRun

__all__: list[str] = []


@fault("trivial")
def inputs_of_the_first_computation() -> Iterable[Patch]:
    """A reused execution reads its buffers at the first computation only."""

    def make(original: Any) -> Any:
        def copy_in(self: Any, *arguments: Any) -> None:
            if self.form is not None or not self.__dict__.get("is_read"):
                original(self, *arguments)
            self.is_read = True

        return copy_in

    return [Patch(ArenaRequest, "copy_in", make)]


@fault("validation_execution")
def outputs_of_the_first_computation() -> Iterable[Patch]:
    """A reused execution writes its buffers at the first computation only."""

    def make(original: Any) -> Any:
        def copy_out(self: Any, outputs: Any) -> None:
            if self.form is not None or not self.__dict__.get("is_written"):
                original(self, outputs)
            self.is_written = True

        return copy_out

    return [Patch(ArenaRequest, "copy_out", make)]


@fault("arguments")
def one_arena_for_several_executions() -> Iterable[Patch]:
    """Executions that run at the same time copy their buffers to the same memory."""

    def make(original: Any) -> Any:
        def take(self: Any, inputs: Any, outputs: Any) -> Any:
            taken = original(self, inputs, outputs)
            if taken.form is not None:
                self._free.append(taken)
            return taken

        return take

    return [Patch(ArenaRequests, "take", make)]


@fault("arguments")
def requests_kept_for_other_dimensions() -> Iterable[Patch]:
    """An execution takes the request of an earlier one that had other dimensions."""

    def make(original: Any) -> Any:
        return lambda arguments: [
            (each.state, each.length, each.memory, each.offset) for each in arguments
        ]

    return [Patch(requests, "_form", make)]


@fault("arguments")
def requests_kept_for_omitted_arguments() -> Iterable[Patch]:
    """An execution with an omitted argument takes the request of one in which it was given."""

    def make(original: Any) -> Any:
        def form(arguments: Any) -> Any:
            given = [each for each in arguments if each.state is not ArgumentState.NO_VALUE]
            return original(given)

        return form

    return [Patch(requests, "_form", make)]


@fault("arguments")
def all_memories_are_the_first() -> Iterable[Patch]:
    """Drivers get only the first of several memories in an execution."""

    def make(original: Any) -> Any:
        def pool(self: Any, memory: Any) -> int:
            first = next(iter(self._memories.values()), None)
            return int(original(self, memory)) if first is None else first

        return pool

    return [Patch(ArenaRequest, "_pool", make)]


@fault("arguments")
def padding_is_data() -> Iterable[Patch]:
    """The padding after an argument counts as its data."""

    def make(original: Any) -> Any:
        def split(*arguments: Any) -> tuple[int, int]:
            raw, padding = original(*arguments)
            return raw + padding, 0

        return split

    from nnapi import arguments as arguments_module

    return [Patch(arguments_module, "_split", make)]


@fault("arguments")
def omitted_inputs_are_empty() -> Iterable[Patch]:
    """An input that is left out is handed to the driver as one without bytes."""

    def make(original: Any) -> Any:
        def argument(self: Any, given: Argument, places: Any) -> Any:
            found = original(self, given, places)
            return msgspec.structs.replace(found, has_no_value=False)

        return argument

    return [Patch(ArenaRequest, "_argument", make)]


@fault("driver_calls")
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


@fault("validation_execution")
def several_computations_at_once() -> Iterable[Patch]:
    """An execution that is running can be computed once more."""

    def make(original: Any) -> Any:
        def begin(self: Any) -> None:
            if self._state is execution_module._State.COMPUTATION:
                self._state = execution_module._State.PREPARATION
            original(self)

        return begin

    return [Patch(Execution, "_begin", make)]


@fault("arguments")
def burst_for_several_threads() -> Iterable[Patch]:
    """Two executions may use a burst at the same time."""

    def make(original: Any) -> Any:
        @contextmanager
        def locked(self: Any) -> Iterator[Any]:
            yield self._bursts

        return locked

    return [Patch(Burst, "locked", make)]


@fault("arguments")
def burst_never_free_again() -> Iterable[Patch]:
    """A burst whose execution has failed stays in use."""

    def make(original: Any) -> Any:
        @contextmanager
        def locked(self: Any) -> Iterator[Any]:
            if self.__dict__.get("has_failed"):
                raise bad_state("the burst is in use")
            try:
                with original(self) as bursts:
                    yield bursts
            except NnapiError:
                self.has_failed = True
                raise

        return locked

    return [Patch(Burst, "locked", make)]


@fault("arguments")
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


@fault("arguments")
def bursts_of_steps_in_reverse() -> Iterable[Patch]:
    """The first step runs in the burst of the last one."""

    def make(original: Any) -> Any:
        @contextmanager
        def locked(self: Any) -> Iterator[Any]:
            with original(self) as bursts:
                yield bursts[::-1]

        return locked

    return [Patch(Burst, "locked", make)]
