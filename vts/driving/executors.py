"""The ways to execute a prepared model. Each runs a request and tells exactly what was answered.

Source: the four branches of ``EvaluatePreparedModel`` in Android's ``GeneratedTestHarness.cpp``.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from functools import cache
from typing import ClassVar, Final

import msgspec

from nnhal.client.guard import guarded
from nnhal.errors import DeadObject, NoAnswer
from nnhal.fences import Fence, FenceState
from nnhal.interfaces import IFencedExecutionCallback
from nnhal.types import ErrorStatus, HalVersion, Request
from vts.driving.answer import Answer
from vts.driving.prepared import Prepared
from vts.raw import Answer as RawAnswer
from vts.raw import ExecutionPath, Options, execution_paths, name_of_status
from vts.test_group import Failed

__all__ = [
    "ASYNC",
    "BURST",
    "FENCED",
    "SYNC",
    "ByPath",
    "Executor",
    "Fenced",
    "Launching",
    "Pending",
    "launched",
]

_PLAIN: Final = Options()

_ABORTED: Final = (
    ErrorStatus.MISSED_DEADLINE_TRANSIENT,
    ErrorStatus.MISSED_DEADLINE_PERSISTENT,
)


class Executor(ABC):
    """A way to execute.

    ``since`` is the HAL version that brought it, ``until`` the last that has it, None for all.
    """

    name: ClassVar[str]
    since: ClassVar[HalVersion]
    until: ClassVar[HalVersion | None] = None
    is_fenced: ClassVar[bool] = False

    @abstractmethod
    def run(self, prepared: Prepared, request: Request, options: Options = _PLAIN) -> Answer:
        """Execute and wait for the end.

        Raises Failed for what no driver may do whatever the outcome, DeadObject and NoAnswer.
        """

    def __str__(self) -> str:
        return self.name


class ByPath(Executor):
    """A call that answers all, at once or by a callback."""

    calls: ClassVar[tuple[str, ...]]
    """Its names in the versions of the HAL."""

    def run(self, prepared: Prepared, request: Request, options: Options = _PLAIN) -> Answer:
        given = _given(self.calls, prepared, request, options)
        if given.launch not in (None, ErrorStatus.NONE, given.status):
            raise Failed(
                "callback_differs_from_launch",
                f"{given.path} answered {name_of_status(given.launch)} but called back with "
                f"{name_of_status(given.status)}; a launch that fails says the same in both places",
            )
        return Answer(given.path, given.status, given.shapes, given.timing)


def _given(
    calls: tuple[str, ...], prepared: Prepared, request: Request, options: Options
) -> RawAnswer:
    path = _path(calls, prepared.version)
    given = path.execute(prepared.raw, prepared.interface, request, options)
    assert given is not None, "only bursts have requests that are too long for them"
    _check_alive(given.status)
    return given


@cache
def _path(calls: tuple[str, ...], version: HalVersion) -> ExecutionPath:
    return next(path for path in execution_paths(version) if path.name in calls)


class _Async(ByPath):
    name = "ASYNC"
    since = HalVersion.V1_0
    until = HalVersion.V1_3
    calls = ("execute", "execute_1_2", "execute_1_3")


class _Sync(ByPath):
    name = "SYNC"
    since = HalVersion.V1_2
    calls = ("executeSynchronously", "executeSynchronously_1_3")


class _Burst(Executor):
    """Always on the same burst, so that what a driver keeps of the memories is used again."""

    name = "BURST"
    since = HalVersion.V1_2

    def run(self, prepared: Prepared, request: Request, options: Options = _PLAIN) -> Answer:
        result = prepared.burst.run(request, options)
        if result is None:  # too long for the queue: clients go the synchronous way then
            return SYNC.run(prepared, request, options)
        return Answer("burst", result.status, result.output_shapes, result.timing)


class Launching(Executor):
    """A way to execute that can wait for fences, and gives one."""

    is_fenced = True

    @abstractmethod
    def launch(
        self, prepared: Prepared, request: Request, options: Options = _PLAIN
    ) -> Pending | Answer:
        """Launch it; an Answer where the launch itself fails. Raises Failed."""


class Fenced(Launching):
    """Launches twice: a second execution waits for the fence of the first, if that has one."""

    name = "FENCED"
    since = HalVersion.V1_3
    call: ClassVar[str] = "executeFenced"

    def launch(
        self, prepared: Prepared, request: Request, options: Options = _PLAIN
    ) -> Pending | Answer:
        return launched(_given((self.call,), prepared, request, options), prepared)

    def run(self, prepared: Prepared, request: Request, options: Options = _PLAIN) -> Answer:
        first = self.launch(prepared, request, options)
        if isinstance(first, Answer):
            return first
        if first.fence is None:
            return first.end()
        after = options._replace(wait_for=(first.fence,))
        second = self.launch(prepared, request, after)
        answer = first.end()
        if isinstance(second, Answer):
            # Where the first failed before the second was launched, its fence is in error state.
            later = msgspec.structs.replace(second, call=f"{self.call} after another")
        else:
            later = second.end()
        return later if answer.status == ErrorStatus.NONE else answer


class Pending(msgspec.Struct):
    """A fenced execution that was launched. ``fence`` is None when it is complete already."""

    call: str
    fence: Fence | None
    callback: IFencedExecutionCallback
    limit_s: float

    def end(self) -> Answer:
        """Wait for the fence, and ask how the execution ended. Raises NoAnswer and Failed."""
        state = FenceState.SIGNALED if self.fence is None else self._wait(self.fence)
        answer = self.info()
        if (again := self.info()) != answer:
            # IFencedExecutionCallback.hal: GENERAL_FAILURE is for calls before the end.
            raise Failed(
                "ending_changes",
                f"getExecutionInfo of {self.call}, asked twice after the end of the execution, "
                f"answered {answer}, then {again}; how an execution has ended does not change",
            )
        if state is FenceState.ERROR and answer.status == ErrorStatus.NONE:
            raise Failed(
                "fence_error_but_success",
                f"the fence of {self.call} is in error state, but getExecutionInfo answered "
                "NONE; a fence is signaled when the execution succeeds",
            )
        if state is FenceState.SIGNALED and answer.status in _ABORTED and self.fence is not None:
            raise Failed(
                "fence_signaled_but_aborted",
                f"the fence of {self.call} is signaled, but getExecutionInfo answered {answer}; "
                f"the fence of an aborted execution is put into error state",
            )
        return answer

    def info(self) -> Answer:
        """Return what getExecutionInfo answers now."""
        with guarded("getExecutionInfo"):
            status, launched, fenced = self.callback.get_execution_info()
        _check_alive(status)
        return Answer(self.call, status, (), launched, fenced)

    def _wait(self, fence: Fence) -> FenceState:
        state = fence.wait(int(self.limit_s * 1e9))
        if state is FenceState.ACTIVE:
            raise NoAnswer(f"{self.call}: its fence is not signaled in {self.limit_s:g} s")
        return state


def launched(given: RawAnswer, prepared: Prepared) -> Pending | Answer:
    """Return what was launched, by all that the launch gave. Raises Failed."""
    _check_alive(given.status)
    if given.status == ErrorStatus.NONE:
        if given.callback is None:
            text = f"{given.path} answered NONE without a callback, expected one"
            raise Failed("no_callback", text)
        return Pending(given.path, given.fence, given.callback, prepared.raw.limit_s)
    if given.fence is not None or given.callback is not None:
        what = "a fence" if given.fence is not None else "a callback"
        raise Failed(
            "fence_with_error",
            f"{given.path} answered {name_of_status(given.status)} with {what}; "
            f"a launch that fails gives neither fence nor callback",
        )
    return Answer(given.path, given.status)


def _check_alive(status: int) -> None:
    if status == ErrorStatus.DEAD_OBJECT:
        raise DeadObject


ASYNC: Final[Executor] = _Async()
SYNC: Final[Executor] = _Sync()
BURST: Final[Executor] = _Burst()
FENCED: Final[Launching] = Fenced()
