"""Faults of executions: arguments, results, events, bursts, and the codes of failures."""

from __future__ import annotations

import threading
from collections.abc import Iterable
from concurrent.futures import Future
from typing import Any

from cts.faults.catalogue import fault
from cts.faults.patching import Patch
from nnapi import arguments as arguments_module
from nnapi import errors as errors_module
from nnapi import event as event_module
from nnapi import execution as execution_module
from nnapi import execution_arguments as all_arguments_module
from nnapi.arguments import Argument
from nnapi.burst import Burst
from nnapi.errors import NnapiError
from nnapi.event import CallbackEvent, SyncFenceEvent
from nnapi.execution import Execution
from nnapi.execution_arguments import ExecutionArguments
from nnapi.memory_rules import IoType
from nnapi.result_codes import ResultCode
from nnapi.running import compound_runner, step_run
from nnapi.running.controller import Controller
from nnhal.types import ErrorStatus

__all__: list[str] = []


def _nothing(original: Any) -> Any:
    return lambda *arguments, **keywords: None


@fault("general")
def event_signaled_early() -> Iterable[Patch]:
    """The event of a computation is over before the computation has begun."""

    class Early(CallbackEvent):
        def __init__(self, execution: Any) -> None:
            done: Future[ErrorStatus] = Future()
            done.set_result(ErrorStatus.NONE)
            super().__init__(done)
            self._go_on = threading.Event()
            execution._begin()

        def _wait(self) -> ErrorStatus:
            status = super()._wait()
            self._go_on.set()
            return status

    return [Patch(Execution, "start_compute", lambda original: Early)]


@fault("fenced_compute")
def fence_signaled_early() -> Iterable[Patch]:
    """The event of a fenced computation is over, and nothing is computed."""

    def make(original: Any) -> Any:
        def start(self: Any, dependencies: Any = (), duration_ns: int = 0) -> Any:
            self._begin()
            return SyncFenceEvent(None)

        return start

    return [Patch(Execution, "start_compute_with_dependencies", make)]


@fault("expected_failure")
def failures_hidden() -> Iterable[Patch]:
    """A computation that fails is reported as a success."""

    def make(original: Any) -> Any:
        def compute(self: Any, bursts: Any) -> None:
            try:
                original(self, bursts)
            except NnapiError:
                return

        return compute

    return [Patch(Execution, "_compute", make)]


@fault("dynamic_output_shape")
def dimensions_of_outputs_not_noted() -> Iterable[Patch]:
    """Dimensions that an execution reports for its outputs are lost."""
    return [Patch(ExecutionArguments, "_update_shapes", _nothing)]


@fault("dimensions")
def old_dimensions_kept() -> Iterable[Patch]:
    """A reused execution keeps the dimensions of the computation before."""
    return [Patch(Argument, "reset", _nothing)]


@fault("dimensions")
def dimensions_of_arguments_unchecked() -> Iterable[Patch]:
    """An argument may contradict the dimensions of the model."""
    return [Patch(all_arguments_module, "from_buffer", _unchecked_buffer)]


def _unchecked_buffer(original: Any) -> Any:
    def from_buffer(operand: Any, buffer: Any, type: Any, *rest: Any, **keywords: Any) -> Any:
        keywords["padding_enabled"] = True
        return original(operand, buffer, None, *rest, **keywords)

    return from_buffer


@fault("validation_execution")
def length_of_arguments_unchecked() -> Iterable[Patch]:
    """A buffer may be longer or shorter than its operand."""

    def make(original: Any) -> Any:
        return lambda operand, dimensions, length, *rest: (length, 0)

    return [Patch(arguments_module, "_split", make)]


@fault("validation_execution")
def arguments_set_twice() -> Iterable[Patch]:
    """An argument can be set again."""

    def make(original: Any) -> Any:
        def set_(self: Any, io_type: IoType, index: int, argument: Any) -> None:
            arguments = self.inputs if io_type is IoType.INPUT else self.outputs
            arguments[index] = argument
            self.has_any = True

        return set_

    return [Patch(ExecutionArguments, "_set", make)]


@fault("validation_execution")
def every_execution_is_reusable() -> Iterable[Patch]:
    """An execution that is not reusable can be computed again."""

    def make(original: Any) -> Any:
        def begin(self: Any) -> None:
            self._is_reusable = True
            original(self)

        return begin

    return [Patch(Execution, "_begin", make)]


@fault("validation_execution")
def changes_after_the_first_computation() -> Iterable[Patch]:
    """An execution can be changed when it has been computed."""
    return [Patch(Execution, "_check_can_change", _nothing)]


@fault("validation_execution")
def dimensions_before_the_end() -> Iterable[Patch]:
    """An execution tells the dimensions of its outputs before it was computed."""
    return [
        Patch(Execution, "_check_completed", _nothing),
        Patch(execution_module, "_INSUFFICIENT", lambda original: None),
    ]


@fault("validation_execution")
def burst_of_any_compilation() -> Iterable[Patch]:
    """A burst serves executions of other compilations."""

    def make(original: Any) -> Any:
        def burst_compute(self: Any, burst: Any) -> None:
            original(self, None if burst is None else Burst(self.compilation))

        return burst_compute

    return [Patch(Execution, "burst_compute", make)]


@fault("trivial")
def offset_in_memories_ignored() -> Iterable[Patch]:
    """Arguments are read and written at the beginning of their memories."""

    def make(original: Any) -> Any:
        def from_memory(operand: Any, memory: Any, offset: int, *rest: Any, **keywords: Any) -> Any:
            argument = original(operand, memory, offset, *rest, **keywords)
            argument.offset = 0
            return argument

        return from_memory

    return [Patch(all_arguments_module, "from_memory", make)]


@fault("trivial")
def second_input_is_the_first() -> Iterable[Patch]:
    """Input 1 is read from where input 0 is."""

    def make(original: Any) -> Any:
        def set_(self: Any, io_type: IoType, index: int, argument: Any) -> None:
            is_second = io_type is IoType.INPUT and index == 1
            original(self, io_type, index, self.inputs[0] if is_second else argument)

        return set_

    return [Patch(ExecutionArguments, "_set", make)]


@fault("executions")
def fallback_after_a_loop_timeout() -> Iterable[Patch]:
    """A loop without end is begun anew on the CPU."""
    return [Patch(compound_runner, "_MISSED", lambda original: ())]


@fault("executions")
def condition_inverted() -> Iterable[Patch]:
    """An interpreted IF takes the other branch, and a WHILE ends at once."""

    def make(original: Any) -> Any:
        return lambda self, operand: not original(self, operand)

    return [Patch(Controller, "_condition", make)]


def _code(status: ErrorStatus, instead: ResultCode) -> Iterable[Patch]:
    """A status of the HAL becomes another code."""

    def make(original: Any) -> Any:
        return lambda given: instead if given == status else original(given)

    modules = (errors_module, execution_module, event_module, step_run)
    return [Patch(module, "code_of", make) for module in modules]


@fault("executions")
def unavailable_device_is_a_failure() -> Iterable[Patch]:
    """DEVICE_UNAVAILABLE becomes OP_FAILED."""
    return _code(ErrorStatus.DEVICE_UNAVAILABLE, ResultCode.OP_FAILED)


@fault("executions")
def missed_deadline_is_a_failure() -> Iterable[Patch]:
    """MISSED_DEADLINE_TRANSIENT becomes OP_FAILED."""
    return _code(ErrorStatus.MISSED_DEADLINE_TRANSIENT, ResultCode.OP_FAILED)


@fault("executions")
def invalid_argument_is_a_failure() -> Iterable[Patch]:
    """INVALID_ARGUMENT becomes OP_FAILED."""
    return _code(ErrorStatus.INVALID_ARGUMENT, ResultCode.OP_FAILED)


@fault("executions")
def fenced_outputs_of_unknown_dimensions() -> Iterable[Patch]:
    """A fenced execution takes outputs of unknown dimensions."""
    return [Patch(ExecutionArguments, "_is_specified", lambda original: lambda self, index: True)]


@fault("validation_execution")
def changes_while_it_runs() -> Iterable[Patch]:
    """An execution that runs in the background can still be changed."""

    def make(original: Any) -> Any:
        def check(self: Any) -> None:
            if self._state.name != "COMPUTATION":
                original(self)

        return check

    return [Patch(Execution, "_check_can_change", make)]
