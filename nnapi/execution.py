"""An execution: a compiled model with inputs and outputs (``ANeuralNetworksExecution_*``).

Source: ``runtime/ExecutionBuilder.cpp`` and ``runtime/NeuralNetworks.cpp``.
"""

from __future__ import annotations

import threading
from collections.abc import Callable, Sequence
from concurrent.futures import Future
from enum import Enum
from typing import Final

from nnapi.attributes import Attributes, check_given
from nnapi.buffers import Buffer
from nnapi.burst import Burst
from nnapi.compilation import Compilation
from nnapi.deadlines import MAX_DURATION_NS, deadline_after
from nnapi.durations import Duration, duration_of, known_code
from nnapi.errors import NnapiError, bad_data, bad_state, op_failed, unexpected_null
from nnapi.event import CallbackEvent, Event, SyncFenceEvent
from nnapi.execution_arguments import ExecutionArguments
from nnapi.memory import Memory
from nnapi.memory_rules import IoType
from nnapi.operand_type import OperandType
from nnapi.partitioning.plan import PlanKind
from nnapi.result_codes import ResultCode, code_of, status_of
from nnapi.running.compound_runner import CompoundRunner
from nnapi.running.conditions import Conditions, Launched
from nnapi.running.cpu_help import Fallback
from nnapi.running.runner import Runner, Task
from nnapi.running.simple_runner import SimpleRunner
from nnapi.running.step_run import AnyBurst, InsufficientSize
from nnhal.client.hints import NO_HINTS
from nnhal.errors import HalError
from nnhal.fences import Fence, FenceState, wait_for_all
from nnhal.types import (
    DEFAULT_LOOP_TIMEOUT_NS,
    MAXIMUM_LOOP_TIMEOUT_NS,
    NO_TIMING,
    ErrorStatus,
    OutputShape,
    Timing,
)

__all__ = ["DEFAULT_LOOP_TIMEOUT_NS", "MAXIMUM_LOOP_TIMEOUT_NS", "Duration", "Execution"]

_INSUFFICIENT: Final = ResultCode.OUTPUT_INSUFFICIENT_SIZE


class _State(Enum):
    PREPARATION = 1
    COMPUTATION = 2
    COMPLETED = 3


class Execution:
    """An execution of ``compilation``. Every wrong call raises NnapiError.

    It is run once, unless it is made reusable, and by one thread at a time. Buffers are read and
    written while it runs. BAD_STATE where ``compilation`` is not finished, or not valid.
    """

    def __init__(self, compilation: Compilation | None) -> None:
        if compilation is None:
            raise unexpected_null("the compilation")
        self._compiled = compilation.compiled
        self.compilation = compilation
        self._arguments = ExecutionArguments(compilation)
        self._state = _State.PREPARATION
        self._lock = threading.Lock()
        self._code: ResultCode | None = None
        """What the last computation has ended with."""
        self._is_reusable = False
        self._measures = False
        self._timeout_ns: int | None = None
        self._loop_timeout_ns = DEFAULT_LOOP_TIMEOUT_NS
        self._attributes: Attributes | None = None
        self._runner: Runner | None = None
        self._fallbacks: list[Fallback] = []
        self._timing = NO_TIMING
        self._launched: Launched | None = None

    @property
    def fallbacks(self) -> tuple[Fallback, ...]:
        """Return what the CPU has run in the last computation because a device failed, and why."""
        return tuple(self._fallbacks)

    def set_input(self, index: int, buffer: Buffer | None, type: OperandType | None = None) -> None:
        """Read input ``index`` from ``buffer``; None leaves it out.

        ``type`` tells dimensions that the model does not.
        """
        self._check_can_change()
        self._arguments.set_buffer(IoType.INPUT, index, buffer, type)

    def set_output(
        self, index: int, buffer: Buffer | None, type: OperandType | None = None
    ) -> None:
        """Write output ``index`` to ``buffer``; None leaves it out."""
        self._check_can_change()
        self._arguments.set_buffer(IoType.OUTPUT, index, buffer, type)

    def set_input_from_memory(
        self,
        index: int,
        memory: Memory | None,
        offset: int = 0,
        length: int = 0,
        type: OperandType | None = None,
    ) -> None:
        """Read input ``index`` from a range of ``memory``; 0 and 0 for a memory made for it."""
        self._check_can_change()
        self._arguments.set_memory(IoType.INPUT, index, memory, offset, length, type)

    def set_output_from_memory(
        self,
        index: int,
        memory: Memory | None,
        offset: int = 0,
        length: int = 0,
        type: OperandType | None = None,
    ) -> None:
        """Write output ``index`` to a range of ``memory``; 0 and 0 for a memory made for it."""
        self._check_can_change()
        self._arguments.set_memory(IoType.OUTPUT, index, memory, offset, length, type)

    def set_loop_timeout(self, duration_ns: int) -> None:
        """Limit each WHILE; at most 15 seconds."""
        self._check_can_change()
        _check_duration(duration_ns)
        self._loop_timeout_ns = min(duration_ns, MAXIMUM_LOOP_TIMEOUT_NS)

    def set_timeout(self, duration_ns: int) -> None:
        """Limit each computation; 0 for no limit. BAD_DATA unless one device was named."""
        self.compilation.check_one_explicit_device("a time limit")
        self._check_can_change()
        _check_duration(duration_ns)
        self._timeout_ns = duration_ns or None

    def set_measure_timing(self, measure: bool) -> None:
        """Have the driver measure. BAD_DATA unless one device was named."""
        self.compilation.check_one_explicit_device("timing")
        self._check_can_change()
        self._measures = measure

    def add_extension_attribute(
        self, extension: str | None, code: int, data: Buffer | None
    ) -> None:
        """Tell the driver of the one named device what an extension of its vendor asks for."""
        check_given(extension, data)
        assert extension is not None
        assert data is not None
        self.compilation.check_one_explicit_device("an attribute of an extension")
        self._check_can_change()
        if self._attributes is None:
            self._attributes = Attributes(self.compilation.runtime.extensions)
        self._attributes.add(extension, code, data)

    def set_reusable(self, reusable: bool) -> None:
        """Allow more than one computation, one after the other."""
        self._check_can_change()
        self._is_reusable = reusable

    def enable_input_and_output_padding(self, enable: bool) -> None:
        """Take buffers that are longer than their data. BAD_STATE after the first argument."""
        self._check_can_change()
        if self._arguments.has_any:
            raise bad_state("padding is enabled before inputs and outputs are set")
        self._arguments.takes_padding = enable

    def compute(self) -> None:
        """Run, and return at the end. Raises the code that it has ended with."""
        self._begin()
        self._prepare_or_finish()
        self._compute(())

    def burst_compute(self, burst: Burst | None) -> None:
        """Compute like :meth:`compute`, with ``burst`` of the same compilation."""
        if burst is None:
            raise unexpected_null("the burst")
        if burst.compilation is not self.compilation:
            raise bad_data("the burst is of another compilation")
        with burst.locked() as bursts:
            self._begin()
            self._prepare_or_finish()
            self._compute(bursts)

    def start_compute(self) -> Event:
        """Run in the background. The event tells the end, and the code."""
        self._begin()
        self._prepare_or_finish()
        outcome: Future[ErrorStatus] = Future()
        if self.compilation.runtime.settings.synchronous_runtime:
            self._compute_for(outcome)
        else:
            threading.Thread(
                target=self._compute_for, args=(outcome,), name="nnapi execution", daemon=True
            ).start()
        return CallbackEvent(outcome)

    def start_compute_with_dependencies(
        self, dependencies: Sequence[Event | None] | None = (), duration_ns: int = 0
    ) -> Event:
        """Run when all ``dependencies`` are over; ``duration_ns`` limits the time from then on.

        All dimensions of outputs must be known, and a duration other than 0, which is no limit,
        needs one device that was named: BAD_DATA. The computation is over when somebody has waited
        for the event.
        """
        if dependencies is None:
            raise unexpected_null("the dependencies")
        fences = _fences_of(dependencies)
        if self._compiled.plan.dynamic_temporaries:
            # Their sizes are learnt step by step, which fences do not wait for.
            if wait_for_all(fences) is not FenceState.SIGNALED:
                raise op_failed("a sync fence to wait for is in error state")
            return self.start_compute()
        self._begin()
        launched = self._launch(fences, duration_ns)
        return SyncFenceEvent(
            launched.fence,
            lambda: _status_of(launched),
            self._end_fenced,
        )

    def output_operand_rank(self, index: int) -> int:
        """Return the number of dimensions of output ``index``, after a computation.

        OUTPUT_INSUFFICIENT_SIZE where its buffer was too small: ask then
        :meth:`output_shape`, which tells in that case as well.
        """
        shape = self.output_shape(index)
        self._check_sufficient(index, shape)
        return len(shape.dimensions)

    def output_operand_dimensions(self, index: int) -> tuple[int, ...]:
        """The dimensions of output ``index``; as of :meth:`output_operand_rank`.

        BAD_DATA for a scalar.
        """
        shape = self.output_shape(index)
        if not shape.dimensions:
            raise bad_data(f"output {index} is a scalar: it has no dimensions")
        self._check_sufficient(index, shape)
        return shape.dimensions

    def output_shape(self, index: int) -> OutputShape:
        """Return the shape that the computation has reported for output ``index``, even where its
        buffer was too small.

        (The C API writes rank and dimensions and returns OUTPUT_INSUFFICIENT_SIZE with them.)
        BAD_STATE before the end, and after an error of another kind.
        """
        self._check_completed()
        if self._code not in (ResultCode.NO_ERROR, _INSUFFICIENT):
            raise bad_state("the execution has failed")
        outputs = self._arguments.outputs
        if not 0 <= index < len(outputs):
            raise bad_data(f"output {index} of {len(outputs)}")
        output = outputs[index]
        return OutputShape(output.dimensions, output.is_sufficient)

    def duration(self, code: int) -> int:
        """Nanoseconds; 2**64 - 1 where the driver has not measured. See :class:`Duration`.

        BAD_STATE before the end, after an error, and without :meth:`set_measure_timing`.
        """
        asked = known_code(code)
        self._check_completed()
        if self._code != ResultCode.NO_ERROR or not self._measures:
            raise bad_state("the execution has failed, or was not measured")
        return duration_of(asked, *self._timings())

    def _timings(self) -> tuple[Timing, Timing]:
        """Since the launch, and since the last fence was signaled."""
        if self._launched is None or self._launched.execution is None:
            return self._timing, self._timing
        try:
            info = self._launched.execution.info()
        except HalError as error:
            raise bad_state(f"the driver does not tell: {error}") from error
        return info.timing_launched, info.timing_fenced

    def _check_can_change(self) -> None:
        if self._state is not _State.PREPARATION:
            raise bad_state("the execution has been started")

    def _check_completed(self) -> None:
        if self._state is not _State.COMPLETED:
            raise bad_state("the execution is not complete")

    def _check_sufficient(self, index: int, shape: OutputShape) -> None:
        if not shape.is_sufficient:
            raise NnapiError(_INSUFFICIENT, f"the buffer of output {index} was too small")

    # --- computation ---------------------------------------------------------------------------

    def _begin(self) -> None:
        """Take the execution for a computation. BAD_STATE, or BAD_DATA for a missing argument."""
        with self._lock:
            if self._state is _State.COMPUTATION:
                raise bad_state("the execution is running")
            if self._state is _State.COMPLETED and not self._is_reusable:
                raise bad_state("the execution is complete, and not reusable")
            self._state = _State.COMPUTATION
        if self._runner is not None:
            return
        try:
            self._arguments.check_complete()
        except NnapiError as error:
            self._finish(error)

    def _compute(self, bursts: Sequence[AnyBurst | None]) -> None:
        try:
            outcome = self._made_runner().run(self._conditions(), bursts)
        except InsufficientSize as error:
            self._finish(error, error.shapes)
        except NnapiError as error:
            self._finish(error)
        else:
            self._timing = outcome.timing
            self._finish(None, outcome.shapes)

    def _prepare_or_finish(self) -> None:
        """What comes before a computation without fences, in the application's own thread."""
        try:
            self._arguments.check_memories()
        except NnapiError as error:
            self._finish(error)
        self._arguments.forget_shapes()

    def _compute_for(self, outcome: Future[ErrorStatus]) -> None:
        """As :meth:`_compute`, for an event."""
        try:
            self._compute(())
        except BaseException as error:
            outcome.set_exception(error)
        else:
            outcome.set_result(ErrorStatus.NONE)

    def _launch(self, fences: Sequence[Fence], duration_ns: int) -> Launched:
        try:
            if duration_ns:
                self.compilation.check_one_explicit_device("a time limit")
            if not self._arguments.are_outputs_specified:
                raise bad_data("dimensions of an output are unknown")
            launched = self._made_runner().run_fenced(
                self._conditions(), fences, duration_ns or None
            )
        except NnapiError as error:
            self._finish(error)
        self._launched = launched
        self._timing = launched.timing
        return launched

    def _end_fenced(self, status: ErrorStatus) -> ErrorStatus:
        """End a fenced computation; the status that counts."""
        error = None
        if status != ErrorStatus.NONE:
            error = NnapiError(code_of(status), "the fenced execution has failed")
        try:
            self._finish(error)
        except NnapiError as counting:
            return status_of(counting.code)
        return ErrorStatus.NONE

    def _made_runner(self) -> Runner:
        if self._runner is None:
            compilation = self.compilation
            make: Callable[[Task], Runner] = (
                SimpleRunner if compilation.plan.kind is PlanKind.SIMPLE else CompoundRunner
            )
            task = Task(
                self._compiled,
                compilation.runtime.cpu,
                compilation.runtime.extensions,
                compilation.allows_fallback,
                self._is_reusable,
                self._arguments.inputs,
                self._arguments.outputs,
                self._fallbacks,
            )
            self._runner = make(task)
        self._fallbacks.clear()
        self._launched = None
        return self._runner

    def _conditions(self) -> Conditions:
        deadline = deadline_after(self._timeout_ns)
        hints = NO_HINTS if self._attributes is None else self._attributes.hints()
        is_synchronous = self.compilation.runtime.settings.synchronous_cpu
        return Conditions(self._loop_timeout_ns, deadline, self._measures, hints, is_synchronous)

    def _finish(self, error: NnapiError | None, shapes: Sequence[OutputShape] = ()) -> None:
        """End the computation, and raise what it has ended with."""
        error = self._arguments.update(error, shapes)
        self._code = ResultCode.NO_ERROR if error is None else error.code
        with self._lock:
            self._state = _State.COMPLETED
        if error is not None:
            raise error


def _fences_of(dependencies: Sequence[Event | None]) -> list[Fence]:
    """The fences to wait for; events without one are waited for at once, whatever their end."""
    fences = []
    for event in dependencies:
        if event is None:
            raise unexpected_null("a dependency")
        if event.fence is not None:
            fences.append(event.fence)
            continue
        try:
            event.wait()
        except NnapiError:
            continue
    return fences


def _status_of(launched: Launched) -> ErrorStatus:
    """What the driver says of a fenced execution whose fence is in error state."""
    if launched.execution is None:
        return ErrorStatus.GENERAL_FAILURE
    try:
        launched.execution.info()
    except HalError as error:
        return error.status
    return ErrorStatus.NONE


def _check_duration(duration_ns: int) -> None:
    if not 0 <= duration_ns <= MAX_DURATION_NS:
        raise bad_data(f"duration {duration_ns}: expected an unsigned 64-bit number")
