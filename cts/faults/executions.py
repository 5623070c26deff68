"""Faults of executions: arguments, results, events, bursts, and the codes of failures."""

from __future__ import annotations

from collections.abc import Iterable
from concurrent.futures import Future
from typing import Any

from cts.faults.catalogue import fault, patches
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


class _EarlyEvent(CallbackEvent):
    def __init__(self, execution: Any) -> None:
        done: Future[ErrorStatus] = Future()
        done.set_result(ErrorStatus.NONE)
        super().__init__(done)
        execution._begin()


@fault("general", Execution, "start_compute")
def event_signaled_early(original: Any, self: Any) -> Any:
    """The event of a computation is over before the computation has begun."""
    return _EarlyEvent(self)


@fault("fenced_compute", Execution, "start_compute_with_dependencies")
def fence_signaled_early(
    original: Any, self: Any, dependencies: Any = (), duration_ns: int = 0
) -> Any:
    """The event of a fenced computation is over, and nothing is computed."""
    self._begin()
    return SyncFenceEvent(None)


@fault("expected_failure", Execution, "_compute")
def failures_hidden(original: Any, self: Any, bursts: Any) -> None:
    """A computation that fails is reported as a success."""
    try:
        original(self, bursts)
    except NnapiError:
        return


@fault("dynamic_output_shape", ExecutionArguments, "_update_shapes")
def dimensions_of_outputs_not_noted(original: Any, *arguments: Any, **keywords: Any) -> None:
    """Dimensions that an execution reports for its outputs are lost."""


@fault("dimensions", Argument, "reset")
def old_dimensions_kept(original: Any, *arguments: Any, **keywords: Any) -> None:
    """A reused execution keeps the dimensions of the computation before."""


@fault("dimensions", all_arguments_module, "from_buffer")
def dimensions_of_arguments_unchecked(
    original: Any, operand: Any, buffer: Any, type: Any, *rest: Any, **keywords: Any
) -> Any:
    """An argument may contradict the dimensions of the model."""
    keywords["padding_enabled"] = True
    return original(operand, buffer, None, *rest, **keywords)


@fault("validation_execution", arguments_module, "_split")
def length_of_arguments_unchecked(
    original: Any, operand: Any, dimensions: Any, length: Any, *rest: Any
) -> Any:
    """A buffer may be longer or shorter than its operand."""
    return (length, 0)


@fault("validation_execution", ExecutionArguments, "_set")
def arguments_set_twice(
    original: Any, self: Any, io_type: IoType, index: int, argument: Any
) -> None:
    """An argument can be set again."""
    arguments = self.inputs if io_type is IoType.INPUT else self.outputs
    arguments[index] = argument
    self.has_any = True


@fault("validation_execution", Execution, "_begin")
def every_execution_is_reusable(original: Any, self: Any) -> None:
    """An execution that is not reusable can be computed again."""
    self._is_reusable = True
    original(self)


@fault("validation_execution", Execution, "_check_can_change")
def changes_after_the_first_computation(original: Any, *arguments: Any, **keywords: Any) -> None:
    """An execution can be changed when it has been computed."""


@patches("validation_execution")
def dimensions_before_the_end() -> Iterable[Patch]:
    """An execution tells the dimensions of its outputs before it was computed."""
    return [
        Patch(Execution, "_check_completed", lambda original: lambda self: None),
        Patch(execution_module, "_INSUFFICIENT", lambda original: None),
    ]


@fault("validation_execution", Execution, "burst_compute")
def burst_of_any_compilation(original: Any, self: Any, burst: Any) -> None:
    """A burst serves executions of other compilations."""
    original(self, None if burst is None else Burst(self.compilation))


@fault("trivial", all_arguments_module, "from_memory")
def offset_in_memories_ignored(
    original: Any, operand: Any, memory: Any, offset: int, *rest: Any, **keywords: Any
) -> Any:
    """Arguments are read and written at the beginning of their memories."""
    argument = original(operand, memory, offset, *rest, **keywords)
    argument.offset = 0
    return argument


@fault("trivial", ExecutionArguments, "_set")
def second_input_is_the_first(
    original: Any, self: Any, io_type: IoType, index: int, argument: Any
) -> None:
    """Input 1 is read from where input 0 is."""
    is_second = io_type is IoType.INPUT and index == 1
    original(self, io_type, index, self.inputs[0] if is_second else argument)


@fault("executions", compound_runner, "_MISSED")
def fallback_after_a_loop_timeout(original: Any) -> Any:
    """A loop without end is begun anew on the CPU."""
    return ()


@fault("executions", Controller, "_condition")
def condition_inverted(original: Any, self: Any, operand: Any) -> Any:
    """An interpreted IF takes the other branch, and a WHILE ends at once."""
    return not original(self, operand)


def _code(status: ErrorStatus, instead: ResultCode) -> Iterable[Patch]:
    """A status of the HAL becomes another code."""

    def make(original: Any) -> Any:
        return lambda given: instead if given == status else original(given)

    modules = (errors_module, execution_module, event_module, step_run)
    return [Patch(module, "code_of", make) for module in modules]


@patches("executions")
def unavailable_device_is_a_failure() -> Iterable[Patch]:
    """DEVICE_UNAVAILABLE becomes OP_FAILED."""
    return _code(ErrorStatus.DEVICE_UNAVAILABLE, ResultCode.OP_FAILED)


@patches("executions")
def missed_deadline_is_a_failure() -> Iterable[Patch]:
    """MISSED_DEADLINE_TRANSIENT becomes OP_FAILED."""
    return _code(ErrorStatus.MISSED_DEADLINE_TRANSIENT, ResultCode.OP_FAILED)


@patches("executions")
def invalid_argument_is_a_failure() -> Iterable[Patch]:
    """INVALID_ARGUMENT becomes OP_FAILED."""
    return _code(ErrorStatus.INVALID_ARGUMENT, ResultCode.OP_FAILED)


@fault("executions", ExecutionArguments, "_is_specified")
def fenced_outputs_of_unknown_dimensions(original: Any, self: Any, index: Any) -> bool:
    """A fenced execution takes outputs of unknown dimensions."""
    return True


@fault("validation_execution", Execution, "_check_can_change")
def changes_while_it_runs(original: Any, self: Any) -> None:
    """An execution that runs in the background can still be changed."""
    if self._state.name != "COMPUTATION":
        original(self)
