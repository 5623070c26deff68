"""Prepared models: compilations of the library, their bursts and their reusable executions."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from typing import Any

from nndrivers.support_library.arguments import Arguments, SetArguments
from nndrivers.support_library.execution import Settings, begin, result_of
from nndrivers.support_library.fenced import launch
from nndrivers.support_library.handles import Handle, created
from nndrivers.support_library.memories import Memories
from nndrivers.support_library.model import BuiltModel
from nndrivers.support_library.refusals import refused
from nndrivers.support_library.result_codes import check
from nndrivers.support_library.times import remaining_ns, timeout_ns
from nnhal.errors import HalError, Inexpressible
from nnhal.fences import Fence
from nnhal.interfaces import (
    FencedResultAidl,
    IBurstAidl,
    IBurstAidlV4,
    IExecutionAidl,
    IPreparedModelAidl,
    IPreparedModelAidlV4,
    SynchronousResultAidl,
)
from nnhal.memory import Memory
from nnhal.types import ErrorStatus, ExecutionConfig, Request

__all__ = ["Compilation", "PreparedModel", "PreparedModelV4"]


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


def _settings(measure: bool, deadline_ns: int, loop_timeout_ns: int) -> Settings:
    loop_ns = -1 if loop_timeout_ns == -1 else loop_timeout_ns
    return Settings(measure, remaining_ns(deadline_ns), timeout_ns("loop timeout", loop_ns))


class PreparedModel(IPreparedModelAidl):
    """``compilation`` by the calls of AIDL 1 to 3."""

    def __init__(self, compilation: Compilation) -> None:
        self.compilation = compilation

    def execute_synchronously(
        self,
        request: Request,
        measure_timing: bool,
        deadline_ns: int,
        loop_timeout_duration_ns: int,
    ) -> SynchronousResultAidl:
        settings = _settings(measure_timing, deadline_ns, loop_timeout_duration_ns)
        return self.compilation.run(request, settings)

    def execute_fenced(
        self,
        request: Request,
        wait_for: Sequence[Fence],
        measure_timing: bool,
        deadline_ns: int,
        loop_timeout_duration_ns: int,
        duration_ns: int,
    ) -> FencedResultAidl:
        settings = _settings(measure_timing, deadline_ns, loop_timeout_duration_ns)
        return self.compilation.launch(request, settings, wait_for, duration_ns)

    def configure_execution_burst(self) -> tuple[ErrorStatus, IBurstAidl | None]:
        return _burst(Burst, self.compilation)


class PreparedModelV4(PreparedModel, IPreparedModelAidlV4):
    """The same by the calls of AIDL 4."""

    def configure_execution_burst(self) -> tuple[ErrorStatus, IBurstAidl | None]:
        return _burst(BurstV4, self.compilation)

    def create_reusable_execution(
        self, request: Request, config: ExecutionConfig
    ) -> tuple[ErrorStatus, IExecutionAidl | None]:
        try:
            settings = Settings.of(config, reusable=True)
            return ErrorStatus.NONE, _Reusable(self.compilation, request, settings)
        except HalError as error:
            return refused("createReusableExecution", error), None

    def execute_synchronously_with_config(
        self, request: Request, config: ExecutionConfig, deadline_ns: int
    ) -> SynchronousResultAidl:
        return self.compilation.run(request, Settings.of(config, remaining_ns(deadline_ns)))

    def execute_fenced_with_config(
        self,
        request: Request,
        wait_for: Sequence[Fence],
        config: ExecutionConfig,
        deadline_ns: int,
        duration_ns: int,
    ) -> FencedResultAidl:
        settings = Settings.of(config, remaining_ns(deadline_ns))
        return self.compilation.launch(request, settings, wait_for, duration_ns)


def _burst(kind: type[Burst], compilation: Compilation) -> tuple[ErrorStatus, IBurstAidl | None]:
    api = compilation.api
    try:
        create = api.ANeuralNetworksBurst_create
        address = created("ANeuralNetworksBurst_create", create, compilation.handle.address)
    except HalError as error:
        return refused("configureExecutionBurst", error), None
    handle = Handle(address, api.ANeuralNetworksBurst_free, compilation)
    return ErrorStatus.NONE, kind(compilation, handle)


class Burst(IBurstAidl):
    """A burst of the library. Memories have no names there: who has a name stays in use."""

    def __init__(self, compilation: Compilation, handle: Handle) -> None:
        self._compilation = compilation
        self._handle = handle
        self._memories: dict[int, Memory] = {}

    def execute_synchronously(
        self,
        request: Request,
        memory_identifier_tokens: Sequence[int],
        measure_timing: bool,
        deadline_ns: int,
        loop_timeout_duration_ns: int,
    ) -> SynchronousResultAidl:
        settings = _settings(measure_timing, deadline_ns, loop_timeout_duration_ns)
        return self._run(request, memory_identifier_tokens, settings)

    def release_memory_resource(self, memory_identifier_token: int) -> ErrorStatus:
        _check_names([memory_identifier_token], least=0)
        self._memories.pop(memory_identifier_token, None)
        return ErrorStatus.NONE

    def _run(
        self, request: Request, tokens: Sequence[int], settings: Settings
    ) -> SynchronousResultAidl:
        _check_names(tokens, least=-1)
        if len(tokens) != len(request.pools):
            raise Inexpressible("the C API has no names of memories, so there is no number of them")
        for token, pool in zip(tokens, request.pools, strict=True):
            if token >= 0 and isinstance(pool, Memory):
                self._memories[token] = pool
        return self._compilation.run(request, settings, self._handle)


def _check_names(tokens: Sequence[int], least: int) -> None:
    if any(token < least for token in tokens):
        raise Inexpressible("the C API has no names of memories: a wrong one cannot be sent")


class BurstV4(Burst, IBurstAidlV4):
    def execute_synchronously_with_config(
        self,
        request: Request,
        memory_identifier_tokens: Sequence[int],
        config: ExecutionConfig,
        deadline_ns: int,
    ) -> SynchronousResultAidl:
        settings = Settings.of(config, remaining_ns(deadline_ns))
        return self._run(request, memory_identifier_tokens, settings)


class _Reusable(IExecutionAidl):
    """A reusable execution: its arguments are set once."""

    def __init__(self, compilation: Compilation, request: Request, settings: Settings) -> None:
        api = compilation.api
        self._api = api
        self._settings = settings
        self._arguments: SetArguments = compilation.arguments.of(request)
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
