"""Reusable executions of the library: their arguments are set once."""

from __future__ import annotations

from collections.abc import Sequence

from nndrivers.support_library.compilation import Compilation
from nndrivers.support_library.execution import Settings, begin, result_of
from nndrivers.support_library.fenced import launch
from nndrivers.support_library.handles import Handle
from nndrivers.support_library.refusals import refused
from nndrivers.support_library.result_codes import check
from nndrivers.support_library.times import remaining_ns, timeout_ns
from nnhal.errors import HalError, Inexpressible
from nnhal.fences import Fence
from nnhal.interfaces import FencedResultAidl, IExecutionAidl, SynchronousResultAidl
from nnhal.types import Request

__all__ = ["ReusableExecution"]


class ReusableExecution(IExecutionAidl):
    """One run at a time; the library refuses another meanwhile."""

    def __init__(self, compilation: Compilation, request: Request, settings: Settings) -> None:
        api = compilation.api
        self._api = api
        self._settings = settings
        self._arguments = compilation.arguments.of(request)
        address = begin(api, compilation.handle.address, self._arguments, settings)
        keeps = compilation, request, self._arguments
        self._handle = Handle(address, api.ANeuralNetworksExecution_free, *keeps)
        self._timeout_ns = 0
        self._has_run = False

    def execute_synchronously(self, deadline_ns: int) -> SynchronousResultAidl:
        api, execution = self._api, self._handle.address
        try:
            self._limit(remaining_ns(deadline_ns))
            code = api.ANeuralNetworksExecution_compute(execution)
            outputs = self._arguments.outputs
            return result_of(api, execution, code, outputs, measured=self._settings.measure)
        except HalError as error:
            return refused("IExecution.executeSynchronously", error), None

    def execute_fenced(
        self, wait_for: Sequence[Fence], deadline_ns: int, duration_ns: int
    ) -> FencedResultAidl:
        limit_ns = timeout_ns("duration", duration_ns)
        try:
            self._limit(remaining_ns(deadline_ns))
            return launch(
                self._api,
                self._handle.address,
                lambda: None,
                wait_for,
                limit_ns,
                measured=self._settings.measure,
                keeps=self._handle,
            )
        except HalError as error:
            return refused("IExecution.executeFenced", error), None, None

    def _limit(self, limit_ns: int) -> None:
        """Set the time-out of the next run. Raises Inexpressible after the first."""
        if limit_ns == self._timeout_ns == 0:
            self._has_run = True
            return
        if self._has_run:
            raise Inexpressible(
                "the C API sets the time-out of a reusable execution before its first run only"
            )
        self._has_run = True
        self._timeout_ns = limit_ns
        call = "ANeuralNetworksExecution_setTimeout"
        check(call, getattr(self._api, call)(self._handle.address, limit_ns))
