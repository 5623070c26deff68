"""A prepared model with the AIDL interface, its bursts and its reusable executions."""

from __future__ import annotations

import threading
from collections.abc import Sequence
from typing import Final

from nnhal._driver_kit.aidl_numbers import (
    check_hints,
    deadline,
    duration,
    execution_result,
    timing_ns,
)
from nnhal._driver_kit.executor import Executor
from nnhal._driver_kit.failures import status_of
from nnhal.errors import HalError, Invalid
from nnhal.fences import Fence
from nnhal.interfaces import (
    FencedResultAidl,
    IBurstAidl,
    IBurstAidlV4,
    IExecutionAidl,
    IFencedExecutionCallback,
    IFencedExecutionCallbackAidl,
    IPreparedModelAidl,
    IPreparedModelAidlV4,
    SynchronousResultAidl,
)
from nnhal.memory import Memory
from nnhal.types import (
    ErrorStatus,
    ExecutionConfig,
    MeasureTiming,
    Request,
    TimingNs,
)

__all__ = ["PreparedModelAidl", "PreparedModelAidlV4"]

_LOOP_TIMEOUT: Final = "loop timeout"


def _run(
    executor: Executor, request: Request, measure: bool, deadline_ns: int, loop_timeout_ns: int
) -> SynchronousResultAidl:
    try:
        limits = deadline(deadline_ns), duration(_LOOP_TIMEOUT, loop_timeout_ns)
    except Invalid as error:
        return status_of(error, "executeSynchronously"), None
    timing = MeasureTiming.YES if measure else MeasureTiming.NO
    return execution_result(*executor.run(request, timing, *limits))


def _launch(
    executor: Executor,
    request: Request,
    wait_for: Sequence[Fence],
    measure: bool,
    deadline_ns: int,
    loop_timeout_ns: int,
    duration_ns: int,
) -> FencedResultAidl:
    try:
        limits = (
            deadline(deadline_ns),
            duration(_LOOP_TIMEOUT, loop_timeout_ns),
            duration("duration", duration_ns),
        )
    except Invalid as error:
        return status_of(error, "executeFenced"), None, None
    timing = MeasureTiming(bool(measure))
    status, fence, callback = executor.launch_fenced(request, wait_for, timing, *limits)
    return status, fence, None if callback is None else _FencedInfo(callback)


class _FencedInfo(IFencedExecutionCallbackAidl):
    def __init__(self, callback: IFencedExecutionCallback) -> None:
        self._callback = callback

    def get_execution_info(self) -> tuple[ErrorStatus, TimingNs, TimingNs]:
        status, launched, fenced = self._callback.get_execution_info()
        return status, timing_ns(launched), timing_ns(fenced)


class PreparedModelAidl(IPreparedModelAidl):
    """Holds the executor; dropping it ends the prepared model."""

    def __init__(self, executor: Executor) -> None:
        self.executor = executor

    def execute_synchronously(
        self,
        request: Request,
        measure_timing: bool,
        deadline_ns: int,
        loop_timeout_duration_ns: int,
    ) -> SynchronousResultAidl:
        limits = deadline_ns, loop_timeout_duration_ns
        return _run(self.executor, request, measure_timing, *limits)

    def execute_fenced(
        self,
        request: Request,
        wait_for: Sequence[Fence],
        measure_timing: bool,
        deadline_ns: int,
        loop_timeout_duration_ns: int,
        duration_ns: int,
    ) -> FencedResultAidl:
        limits = deadline_ns, loop_timeout_duration_ns, duration_ns
        return _launch(self.executor, request, wait_for, measure_timing, *limits)

    def configure_execution_burst(self) -> tuple[ErrorStatus, IBurstAidl | None]:
        return ErrorStatus.NONE, _Burst(self.executor)


class _Burst(IBurstAidl):
    def __init__(self, executor: Executor) -> None:
        self._executor = executor
        self._in_flight = threading.Lock()
        self._memories: dict[int, Memory] = {}

    def execute_synchronously(
        self,
        request: Request,
        memory_identifier_tokens: Sequence[int],
        measure_timing: bool,
        deadline_ns: int,
        loop_timeout_duration_ns: int,
    ) -> SynchronousResultAidl:
        try:
            _check_tokens(request, memory_identifier_tokens)
        except Invalid as error:
            return status_of(error, "burst"), None
        if not self._in_flight.acquire(blocking=False):
            busy = HalError(ErrorStatus.GENERAL_FAILURE, "the burst is executing already")
            return status_of(busy, "burst"), None
        try:
            self._remember(request, memory_identifier_tokens)
            limits = deadline_ns, loop_timeout_duration_ns
            return _run(self._executor, request, measure_timing, *limits)
        finally:
            self._in_flight.release()

    def release_memory_resource(self, memory_identifier_token: int) -> ErrorStatus:
        if memory_identifier_token < 0:
            error = Invalid(f"memory token {memory_identifier_token} is negative")
            return status_of(error, "releaseMemoryResource")
        self._memories.pop(memory_identifier_token, None)
        return ErrorStatus.NONE

    def _remember(self, request: Request, tokens: Sequence[int]) -> None:
        """Keep what has a name, so that it stays mapped until the client releases it."""
        for token, pool in zip(tokens, request.pools, strict=True):
            if token >= 0 and isinstance(pool, Memory):
                self._memories[token] = pool


def _check_tokens(request: Request, tokens: Sequence[int]) -> None:
    if len(tokens) != len(request.pools):
        raise Invalid(f"{len(tokens)} memory tokens for {len(request.pools)} pools")
    for token in tokens:
        if token < -1:
            raise Invalid(f"memory token {token} is below -1")


class PreparedModelAidlV4(PreparedModelAidl, IPreparedModelAidlV4):
    def configure_execution_burst(self) -> tuple[ErrorStatus, IBurstAidl | None]:
        return ErrorStatus.NONE, _BurstV4(self.executor)

    def create_reusable_execution(
        self, request: Request, config: ExecutionConfig
    ) -> tuple[ErrorStatus, IExecutionAidl | None]:
        try:
            _check_config(config)
            self.executor.check(request)
        except Exception as error:
            return status_of(error, "createReusableExecution"), None
        return ErrorStatus.NONE, _Execution(self.executor, request, config)

    def execute_synchronously_with_config(
        self, request: Request, config: ExecutionConfig, deadline_ns: int
    ) -> SynchronousResultAidl:
        try:
            _check_config(config)
        except Invalid as error:
            return status_of(error, "executeSynchronouslyWithConfig"), None
        limits = deadline_ns, config.loop_timeout_duration_ns
        return _run(self.executor, request, config.measure_timing, *limits)

    def execute_fenced_with_config(
        self,
        request: Request,
        wait_for: Sequence[Fence],
        config: ExecutionConfig,
        deadline_ns: int,
        duration_ns: int,
    ) -> FencedResultAidl:
        try:
            _check_config(config)
        except Invalid as error:
            return status_of(error, "executeFencedWithConfig"), None, None
        limits = deadline_ns, config.loop_timeout_duration_ns, duration_ns
        return _launch(self.executor, request, wait_for, config.measure_timing, *limits)


class _BurstV4(_Burst, IBurstAidlV4):
    def execute_synchronously_with_config(
        self,
        request: Request,
        memory_identifier_tokens: Sequence[int],
        config: ExecutionConfig,
        deadline_ns: int,
    ) -> SynchronousResultAidl:
        try:
            _check_config(config)
        except Invalid as error:
            return status_of(error, "burst"), None
        limits = deadline_ns, config.loop_timeout_duration_ns
        return self.execute_synchronously(
            request, memory_identifier_tokens, config.measure_timing, *limits
        )


class _Execution(IExecutionAidl):
    def __init__(self, executor: Executor, request: Request, config: ExecutionConfig) -> None:
        self._executor = executor
        self._request = request
        self._config = config
        self._in_flight = threading.Lock()

    def execute_synchronously(self, deadline_ns: int) -> SynchronousResultAidl:
        if not self._in_flight.acquire(blocking=False):
            error = HalError(ErrorStatus.GENERAL_FAILURE, "the execution is under way already")
            return status_of(error, "IExecution.executeSynchronously"), None
        try:
            limits = deadline_ns, self._config.loop_timeout_duration_ns
            return _run(self._executor, self._request, self._config.measure_timing, *limits)
        finally:
            self._in_flight.release()

    def execute_fenced(
        self, wait_for: Sequence[Fence], deadline_ns: int, duration_ns: int
    ) -> FencedResultAidl:
        limits = deadline_ns, self._config.loop_timeout_duration_ns, duration_ns
        arguments = self._request, wait_for, self._config.measure_timing
        return _launch(self._executor, *arguments, *limits)


def _check_config(config: ExecutionConfig) -> None:
    duration(_LOOP_TIMEOUT, config.loop_timeout_duration_ns)
    check_hints(config.execution_hints)
