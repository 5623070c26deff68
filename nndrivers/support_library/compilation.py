"""Compilations of the library, and executions of them: at once, by a burst, or behind fences."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from typing import Any

from nndrivers.support_library.arguments import Arguments
from nndrivers.support_library.execution import Settings, begin, result_of
from nndrivers.support_library.fenced import launch
from nndrivers.support_library.handles import Handle
from nndrivers.support_library.memories import Memories
from nndrivers.support_library.model import BuiltModel
from nndrivers.support_library.refusals import refused
from nndrivers.support_library.times import remaining_ns, timeout_ns
from nnhal.errors import HalError
from nnhal.fences import Fence
from nnhal.interfaces import FencedResultAidl, SynchronousResultAidl
from nnhal.types import Request

__all__ = ["Compilation", "settings_of"]


class Compilation:
    """A finished compilation of ``model`` for one device. Freed with this object."""

    def __init__(self, api: Any, handle: Handle, memories: Memories, model: BuiltModel) -> None:
        self.api = api
        self.handle = handle
        self.model = model
        self.arguments = Arguments(api, memories, model)

    def run(
        self, request: Request, settings: Settings, burst: Handle | None = None
    ) -> SynchronousResultAidl:
        """Execute once, by ``burst`` where there is one."""
        api = self.api
        try:
            arguments = self.arguments.of(request)
            execution = begin(api, self.handle.address, arguments, settings)
            try:
                if burst is None:
                    code = api.ANeuralNetworksExecution_compute(execution)
                else:
                    code = api.ANeuralNetworksExecution_burstCompute(execution, burst.address)
                return result_of(api, execution, code, arguments.outputs, measured=settings.measure)
            finally:
                api.ANeuralNetworksExecution_free(execution)
        except HalError as error:
            return refused("executeSynchronously" if burst is None else "burst", error), None

    def launch(
        self, request: Request, settings: Settings, wait_for: Sequence[Fence], duration_ns: int
    ) -> FencedResultAidl:
        """Start one that waits for fences."""
        api = self.api
        limit_ns = timeout_ns("duration", duration_ns)
        try:
            arguments = self.arguments.of(request)
            execution = begin(api, self.handle.address, arguments, settings)
            return launch(
                api,
                execution,
                partial(api.ANeuralNetworksExecution_free, execution),
                wait_for,
                limit_ns,
                measured=settings.measure,
                keeps=(self, request, arguments),
            )
        except HalError as error:
            return refused("executeFenced", error), None, None


def settings_of(measure: bool, deadline_ns: int, loop_timeout_ns: int) -> Settings:
    """Raises Inexpressible for a negative time."""
    loop_ns = timeout_ns("loop timeout", loop_timeout_ns)
    return Settings(measure, remaining_ns(deadline_ns), loop_ns)
