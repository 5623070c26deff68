"""The further ways to execute that AIDL 4 brought: with a configuration, and made to be run again.

Source: ``EvaluatePreparedModel`` of ``aidl/vts/functional/GeneratedTestHarness.cpp``.
"""

from __future__ import annotations

from abc import abstractmethod
from typing import Final

from nnhal.client.aidl_devices import fenced_info
from nnhal.client.aidl_numbers import boottime, or_none_ns
from nnhal.client.guard import guarded
from nnhal.interfaces import IExecutionAidl
from nnhal.types import ErrorStatus, HalVersion, Request
from vts.driving.answer import Answer
from vts.driving.executors import ByPath, Executor, Fenced, Launching, Pending, launched
from vts.driving.prepared import Prepared
from vts.raw import AidlBurst, Options
from vts.raw import Answer as RawAnswer
from vts.raw.aidl_paths import answer_of
from vts.test_group import Failed

__all__ = ["CONFIGURED", "REUSABLE", "REUSABLE_FENCED", "Reusable"]

_PLAIN: Final = Options()


class _SyncWithConfig(ByPath):
    name = "SYNC with a configuration"
    since = HalVersion.AIDL_V4
    calls = ("executeSynchronouslyWithConfig",)


class _FencedWithConfig(Fenced):
    name = "FENCED with a configuration"
    since = HalVersion.AIDL_V4
    call = "executeFencedWithConfig"


class _BurstWithConfig(Executor):
    name = "BURST with a configuration"
    since = HalVersion.AIDL_V4

    def run(self, prepared: Prepared, request: Request, options: Options = _PLAIN) -> Answer:
        burst = prepared.burst
        assert isinstance(burst, AidlBurst)
        unnamed = [-1] * len(request.pools)
        given = burst.execute_with_config(request, unnamed, options)
        return Answer(given.path, given.status, given.shapes, given.timing)


class Reusable(Executor):
    """An execution that is made once for a request, and run twice each time, as in Android."""

    since = HalVersion.AIDL_V4

    def run(self, prepared: Prepared, request: Request, options: Options = _PLAIN) -> Answer:
        execution = prepared.reusable(request, options)
        if isinstance(execution, ErrorStatus):
            return Answer("createReusableExecution", execution)
        first, second = (self.once(prepared, execution, options) for _ in range(2))
        # A deadline may come between the two.
        if first.status != second.status and options.deadline_ns is None:
            raise Failed(
                "second_run_differs",
                f"{first.call} answered {first} at first, and then {second}; a reusable execution "
                f"does the same every time",
            )
        return second

    @abstractmethod
    def once(self, prepared: Prepared, execution: IExecutionAidl, options: Options) -> Answer:
        """Run it once."""


class _ReusableSync(Reusable):
    name = "SYNC, reusable"

    def once(self, prepared: Prepared, execution: IExecutionAidl, options: Options) -> Answer:
        call = "IExecution.executeSynchronously"
        with guarded(call):
            answered = execution.execute_synchronously(boottime(options.deadline_ns))
        given = answer_of(call, answered)
        return Answer(call, given.status, given.shapes, given.timing)


class _ReusableFenced(Reusable, Launching):
    """One after the other: only one execution of the object may be under way."""

    name = "FENCED, reusable"

    def launch(
        self, prepared: Prepared, request: Request, options: Options = _PLAIN
    ) -> Pending | Answer:
        execution = prepared.reusable(request, options)
        if isinstance(execution, ErrorStatus):
            return Answer("createReusableExecution", execution)
        return self.launch_once(prepared, execution, options)

    def once(self, prepared: Prepared, execution: IExecutionAidl, options: Options) -> Answer:
        pending = self.launch_once(prepared, execution, options)
        return pending if isinstance(pending, Answer) else pending.end()

    def launch_once(
        self, prepared: Prepared, execution: IExecutionAidl, options: Options
    ) -> Pending | Answer:
        """Launch ``execution``; an Answer where the launch itself fails. Raises Failed."""
        call = "IExecution.executeFenced"
        limits = boottime(options.deadline_ns), or_none_ns(options.duration_ns)
        fences = [fence for fence in options.wait_for if fence is not None]
        with guarded(call):
            status, fence, callback = execution.execute_fenced(fences, *limits)
        info = None if callback is None else fenced_info(callback)
        return launched(RawAnswer(call, status, fence=fence, callback=info), prepared)


CONFIGURED: Final[dict[str, Executor]] = {
    "SYNC": _SyncWithConfig(),
    "BURST": _BurstWithConfig(),
    "FENCED": _FencedWithConfig(),
}
"""Configured executors by the name of the executor of which each is a variant."""

REUSABLE_FENCED: Final = _ReusableFenced()

REUSABLE: Final[dict[str, Reusable]] = {"SYNC": _ReusableSync(), "FENCED": REUSABLE_FENCED}
"""The same. A burst has none."""
