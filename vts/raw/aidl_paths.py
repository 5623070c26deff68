"""All ways to execute a request by the AIDL interface: one class a way.

There a status that is not NONE is an exception, which brings nothing else; too small an output is
a success that says so. Answers here are put as HIDL would put them.
"""

from __future__ import annotations

from typing import Any, Final

from nnhal.client.aidl_devices import fenced_info
from nnhal.client.aidl_numbers import boottime, or_none_ns, timing_us
from nnhal.client.guard import guarded
from nnhal.types import ErrorStatus, ExecutionConfig, HalVersion, Request
from vts.raw.answer import Answer, Options
from vts.raw.answers import name_of_status
from vts.raw.devices import RawDevice
from vts.raw.path import ExecutionPath
from vts.test_group import Failed

__all__ = ["AIDL_PATHS", "answer_of"]


def answer_of(path: str, answered: tuple[ErrorStatus, Any]) -> Answer:
    """Status and result of a synchronous execution. Raises Failed where these disagree."""
    status, result = answered
    if (status == ErrorStatus.NONE) != (result is not None):
        what = "no result" if result is None else "a result"
        text = f"{path}: {name_of_status(status)} with {what}, expected it with NONE only"
        raise Failed("result_with_error", text)
    if result is None:
        return Answer(path, status)
    if not result.output_sufficient_size:
        status = ErrorStatus.OUTPUT_INSUFFICIENT_SIZE
    return Answer(path, status, result.output_shapes, timing_us(result.timing))


def _fenced_answer(path: str, answered: tuple[ErrorStatus, Any, Any]) -> Answer:
    status, fence, callback = answered
    info = None if callback is None else fenced_info(callback)
    return Answer(path, status, fence=fence, callback=info)


def _config(options: Options) -> ExecutionConfig:
    return ExecutionConfig(options.measure, or_none_ns(options.loop_timeout_ns))


def _limits(options: Options) -> tuple[int, int]:
    return boottime(options.deadline_ns), or_none_ns(options.loop_timeout_ns)


class _AidlPath(ExecutionPath):
    since = HalVersion.AIDL_V1

    def can(self, request: Request) -> bool:
        return True


class _Synchronously(_AidlPath):
    name = "executeSynchronously"

    def execute(
        self, raw: RawDevice, prepared_model: Any, request: Request, options: Options
    ) -> Answer:
        limits = _limits(options)
        with guarded(self.name):
            answer = prepared_model.execute_synchronously(request, options.measure, *limits)
        return answer_of(self.name, answer)


class _SynchronouslyWithConfig(_AidlPath):
    name = "executeSynchronouslyWithConfig"
    since = HalVersion.AIDL_V4

    def execute(
        self, raw: RawDevice, prepared_model: Any, request: Request, options: Options
    ) -> Answer:
        limit_ns = boottime(options.deadline_ns)
        with guarded(self.name):
            answer = prepared_model.execute_synchronously_with_config(
                request, _config(options), limit_ns
            )
        return answer_of(self.name, answer)


class _Fenced(_AidlPath):
    name = "executeFenced"

    def execute(
        self, raw: RawDevice, prepared_model: Any, request: Request, options: Options
    ) -> Answer:
        limits = (*_limits(options), or_none_ns(options.duration_ns))
        with guarded(self.name):
            answer = prepared_model.execute_fenced(
                request, options.wait_for, options.measure, *limits
            )
        return _fenced_answer(self.name, answer)


class _FencedWithConfig(_AidlPath):
    name = "executeFencedWithConfig"
    since = HalVersion.AIDL_V4

    def execute(
        self, raw: RawDevice, prepared_model: Any, request: Request, options: Options
    ) -> Answer:
        limits = boottime(options.deadline_ns), or_none_ns(options.duration_ns)
        with guarded(self.name):
            answer = prepared_model.execute_fenced_with_config(
                request, options.wait_for, _config(options), *limits
            )
        return _fenced_answer(self.name, answer)


class _Reusable(_AidlPath):
    """An execution made to be run again, run once; a request may be refused when it is made."""

    since = HalVersion.AIDL_V4

    def execute(
        self, raw: RawDevice, prepared_model: Any, request: Request, options: Options
    ) -> Answer:
        call = "createReusableExecution"
        with guarded(call):
            status, execution = prepared_model.create_reusable_execution(request, _config(options))
        if (status == ErrorStatus.NONE) != (execution is not None):
            what = "no execution" if execution is None else "an execution"
            text = f"{call}: {name_of_status(status)} with {what}, expected it with NONE only"
            raise Failed("execution_with_error", text)
        if execution is None:
            return Answer(call, status)
        return self._run(execution, options)

    def _run(self, execution: Any, options: Options) -> Answer:
        raise NotImplementedError


class _ReusableSynchronously(_Reusable):
    name = "IExecution.executeSynchronously"

    def _run(self, execution: Any, options: Options) -> Answer:
        with guarded(self.name):
            answer = execution.execute_synchronously(boottime(options.deadline_ns))
        return answer_of(self.name, answer)


class _ReusableFenced(_Reusable):
    name = "IExecution.executeFenced"

    def _run(self, execution: Any, options: Options) -> Answer:
        limits = boottime(options.deadline_ns), or_none_ns(options.duration_ns)
        with guarded(self.name):
            answer = execution.execute_fenced(options.wait_for, *limits)
        return _fenced_answer(self.name, answer)


AIDL_PATHS: Final[tuple[type[ExecutionPath], ...]] = (
    _Synchronously,
    _Fenced,
    _SynchronouslyWithConfig,
    _FencedWithConfig,
    _ReusableSynchronously,
    _ReusableFenced,
)
"""All but bursts."""
