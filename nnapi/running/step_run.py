"""One run of a prepared model: arguments to a request, the driver's call, and its answer.

Source: ``StepExecutor`` of Android's ``runtime/ExecutionBuilder.cpp``; ``DriverPreparedModel`` and
``CpuPreparedModel`` of ``runtime/Manager.cpp``.
"""

from __future__ import annotations

from collections.abc import Sequence
from concurrent.futures import ThreadPoolExecutor
from typing import Final, TypeAlias

import msgspec

from nnapi.arguments import Argument
from nnapi.deadlines import deadline_after, has_passed
from nnapi.errors import NnapiError, op_failed
from nnapi.preparation import PreparedStep
from nnapi.requests import ArenaRequest
from nnapi.result_codes import ResultCode, code_of
from nnapi.running.conditions import Conditions, Launched, Outcome
from nnhal.device import (
    AidlBurst,
    Burst,
    ExecutionResult,
    FencedExecution,
    PreparedModel,
    ReusableExecution,
)
from nnhal.errors import HalError
from nnhal.fences import Fence, FenceState, wait_for_all
from nnhal.interfaces import IPreparedModelAidlV4
from nnhal.types import DEFAULT_LOOP_TIMEOUT_NS, ErrorStatus, HalVersion, OutputShape

__all__ = ["AnyBurst", "InsufficientSize", "StepRun"]

AnyBurst: TypeAlias = Burst | AidlBurst

_INSUFFICIENT: Final = ErrorStatus.OUTPUT_INSUFFICIENT_SIZE


class InsufficientSize(NnapiError):
    """An output was too small; ``shapes`` say what is needed."""

    def __init__(self, shapes: Sequence[OutputShape], message: str) -> None:
        super().__init__(ResultCode.OUTPUT_INSUFFICIENT_SIZE, message)
        self.shapes = tuple(shapes)


class StepRun:
    """Runs ``step`` with ``inputs`` and ``outputs``, whose dimensions are taken at the first run.

    With ``reusable`` the request is made once and kept, for one run at a time.
    """

    def __init__(
        self,
        step: PreparedStep,
        inputs: Sequence[Argument],
        outputs: Sequence[Argument],
        *,
        reusable: bool = False,
    ) -> None:
        self.step = step
        self.inputs = inputs
        self.outputs = outputs
        self._kept: ArenaRequest | None = None
        if reusable:
            self._kept = step.requests.new(inputs, outputs)
        self._reusable: ReusableExecution | None = None

    def execute(self, conditions: Conditions, burst: AnyBurst | None = None) -> Outcome:
        """Run and wait for the end. NnapiError; InsufficientSize for too small an output."""
        if self.step.device.is_cpu and has_passed(conditions.deadline_ns):
            raise NnapiError(ResultCode.MISSED_DEADLINE_PERSISTENT, "the time is up")
        if self.step.device.is_cpu and not conditions.synchronous_cpu:
            with ThreadPoolExecutor(1, "nnapi cpu") as pool:
                return pool.submit(self._execute, conditions, None).result()
        return self._execute(conditions, burst)

    def _execute(self, conditions: Conditions, burst: AnyBurst | None) -> Outcome:
        arena = self._kept or self.step.requests.take(self.inputs, self.outputs)
        arena.copy_in(self.inputs, self.outputs)
        try:
            result = self._call(self.step.prepared, arena, conditions, burst)
        except HalError as error:
            raise self._as_nnapi(error) from error
        arena.copy_out(self.outputs)
        if self._kept is None:
            self.step.requests.give_back(arena)
        return Outcome.of(result)

    def execute_fenced(
        self, conditions: Conditions, wait_for: Sequence[Fence], duration_ns: int | None
    ) -> Launched:
        """Launch a run that begins when ``wait_for`` are signaled. NnapiError.

        Waits for the end where buffers of the application must be written, and for a driver
        without fences.
        """
        if self.step.device.hal_version < HalVersion.V1_3 or self.step.device.is_cpu:
            return self._execute_after(conditions, wait_for, duration_ns)
        arena = self._kept or self.step.requests.new(self.inputs, self.outputs)
        arena.copy_in(self.inputs, self.outputs)
        try:
            launched = self._launch(self.step.prepared, arena, conditions, wait_for, duration_ns)
        except HalError as error:
            raise self._as_nnapi(error) from error
        if arena.has_output_buffers:
            if self._state_of(launched) is not FenceState.SIGNALED:
                raise self._failure_of(launched)
            arena.copy_out(self.outputs)
        return Launched(launched.fence, launched, arena)

    def _execute_after(
        self, conditions: Conditions, wait_for: Sequence[Fence], duration_ns: int | None
    ) -> Launched:
        if wait_for_all(wait_for) is not FenceState.SIGNALED:
            raise op_failed("a sync fence to wait for is in error state")
        limits = [conditions.deadline_ns, deadline_after(duration_ns)]
        deadline = min((each for each in limits if each is not None), default=None)
        limited = msgspec.structs.replace(conditions, deadline_ns=deadline)
        return Launched(timing=self.execute(limited).timing)

    def _call(
        self,
        prepared: PreparedModel,
        arena: ArenaRequest,
        conditions: Conditions,
        burst: AnyBurst | None,
    ) -> ExecutionResult:
        measure = conditions.measure and not self.step.device.is_cpu
        deadline = conditions.deadline_ns
        loop_timeout = conditions.loop_timeout_ns
        if conditions.hints.pairs and isinstance(prepared.interface, IPreparedModelAidlV4):
            return self._reused(prepared, arena, conditions).execute(deadline_ns=deadline)
        if isinstance(burst, AidlBurst):
            return burst.execute(
                arena.request,
                measure=measure,
                deadline_ns=deadline,
                loop_timeout_ns=loop_timeout,
            )
        # HIDL's bursts have no words for limits of time.
        if burst is not None and deadline is None and loop_timeout == DEFAULT_LOOP_TIMEOUT_NS:
            return burst.execute(arena.request, measure=measure)
        if self._kept is not None and isinstance(prepared.interface, IPreparedModelAidlV4):
            return self._reused(prepared, arena, conditions).execute(deadline_ns=deadline)
        return prepared.execute(
            arena.request, measure=measure, deadline_ns=deadline, loop_timeout_ns=loop_timeout
        )

    def _launch(
        self,
        prepared: PreparedModel,
        arena: ArenaRequest,
        conditions: Conditions,
        wait_for: Sequence[Fence],
        duration_ns: int | None,
    ) -> FencedExecution:
        deadline = conditions.deadline_ns
        is_reused = self._kept is not None or bool(conditions.hints.pairs)
        if is_reused and isinstance(prepared.interface, IPreparedModelAidlV4):
            reused = self._reused(prepared, arena, conditions)
            return reused.execute_fenced(wait_for, deadline_ns=deadline, duration_ns=duration_ns)
        return prepared.execute_fenced(
            arena.request,
            wait_for,
            measure=conditions.measure,
            deadline_ns=deadline,
            loop_timeout_ns=conditions.loop_timeout_ns,
            duration_ns=duration_ns,
        )

    def _reused(
        self, prepared: PreparedModel, arena: ArenaRequest, conditions: Conditions
    ) -> ReusableExecution:
        """The driver's own reusable execution, of AIDL 4, which takes hints as well."""
        if self._reusable is None:
            self._reusable = prepared.reusable_execution(
                arena.request,
                measure=conditions.measure and not self.step.device.is_cpu,
                loop_timeout_ns=conditions.loop_timeout_ns,
                hints=conditions.hints,
            )
        return self._reusable

    def _as_nnapi(self, error: HalError) -> NnapiError:
        if error.status == _INSUFFICIENT:
            return InsufficientSize(error.output_shapes, "an output is too small")
        return NnapiError(code_of(error.status), f"{self.step.device.name}: {error}")

    def _state_of(self, launched: FencedExecution) -> FenceState:
        try:
            return launched.wait()
        except HalError as error:
            raise self._as_nnapi(error) from error

    def _failure_of(self, launched: FencedExecution) -> NnapiError:
        """The error of a fenced execution whose fence is in error state."""
        try:
            launched.info()
        except HalError as error:
            return self._as_nnapi(error)
        return op_failed("the fenced execution has failed")
