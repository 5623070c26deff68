"""Prepared models of the AIDL interface: compilations of the library by its calls."""

from __future__ import annotations

from collections.abc import Sequence

from nndrivers.support_library.bursts import Burst, BurstV4, burst_of
from nndrivers.support_library.compilation import Compilation, settings_of
from nndrivers.support_library.execution import Settings
from nndrivers.support_library.refusals import refused
from nndrivers.support_library.reusable import ReusableExecution
from nndrivers.support_library.times import remaining_ns
from nnhal.errors import HalError
from nnhal.fences import Fence
from nnhal.interfaces import (
    FencedResultAidl,
    IBurstAidl,
    IExecutionAidl,
    IPreparedModelAidl,
    IPreparedModelAidlV4,
    SynchronousResultAidl,
)
from nnhal.types import ErrorStatus, ExecutionConfig, Request

__all__ = ["PreparedModel", "PreparedModelV4"]


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
        settings = settings_of(measure_timing, deadline_ns, loop_timeout_duration_ns)
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
        settings = settings_of(measure_timing, deadline_ns, loop_timeout_duration_ns)
        return self.compilation.launch(request, settings, wait_for, duration_ns)

    def configure_execution_burst(self) -> tuple[ErrorStatus, IBurstAidl | None]:
        return burst_of(self.compilation, Burst)


class PreparedModelV4(PreparedModel, IPreparedModelAidlV4):
    """The same by the calls of AIDL 4."""

    def configure_execution_burst(self) -> tuple[ErrorStatus, IBurstAidl | None]:
        return burst_of(self.compilation, BurstV4)

    def create_reusable_execution(
        self, request: Request, config: ExecutionConfig
    ) -> tuple[ErrorStatus, IExecutionAidl | None]:
        try:
            settings = Settings.of(config, reusable=True)
            return ErrorStatus.NONE, ReusableExecution(self.compilation, request, settings)
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
