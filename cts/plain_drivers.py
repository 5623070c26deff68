"""Plain drivers: toys that implement the HAL's interfaces themselves.

The driver kit hides from a driver what it has checked, and checks what a driver answers. These are
told everything, and may answer anything.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TypeAlias

from cts.toys import ToyDriver
from nnhal.driver_kit import as_device
from nnhal.fences import Fence
from nnhal.interfaces import (
    AllocationResult,
    BufferRoles,
    FencedResultAidl,
    IBurstAidl,
    IDeviceAidl,
    IPreparedModelAidl,
    IPreparedModelCallbackAidl,
    SynchronousResultAidl,
)
from nnhal.types import (
    CacheHandles,
    Capabilities,
    DeviceType,
    ErrorStatus,
    ExecutionResultAidl,
    Extension,
    HalVersion,
    Model,
    PrepareModelConfig,
    Request,
)

__all__ = ["PlainDriver"]

_Supported: TypeAlias = Callable[[Sequence[bool]], Sequence[bool]]
_Result: TypeAlias = Callable[[ExecutionResultAidl], ExecutionResultAidl]


def _right_answers(answers: Sequence[bool]) -> Sequence[bool]:
    return answers


def _right_result(result: ExecutionResultAidl) -> ExecutionResultAidl:
    return result


class PlainDriver(IDeviceAidl):
    """A driver of the AIDL interface that computes as ``toy`` does.

    ``supported`` makes its answer to getSupportedOperations of the right one, ``result`` that of
    each successful execution. ``requests`` and ``loop_timeouts_ns`` are those of all executions.
    """

    def __init__(
        self,
        name: str = "plain",
        performance: float = 0.5,
        *,
        supported: _Supported = _right_answers,
        result: _Result = _right_result,
        **options: object,
    ) -> None:
        toy = ToyDriver(name, performance, version=HalVersion.AIDL_V1, **options)  # type: ignore[arg-type]
        device = as_device(toy)
        assert isinstance(device, IDeviceAidl)
        self.driver = toy
        self.requests: list[Request] = []
        self.loop_timeouts_ns: list[int] = []
        self._device = device
        self._supported = supported
        self._result = result

    def told(self, request: Request, loop_timeout_ns: int) -> None:
        """Note what an execution has received."""
        self.requests.append(request)
        self.loop_timeouts_ns.append(loop_timeout_ns)

    def answered(self, result: SynchronousResultAidl) -> SynchronousResultAidl:
        """Return the answer given instead of ``result``."""
        status, outcome = result
        return status, None if outcome is None else self._result(outcome)

    def get_interface_version(self) -> int:
        return self._device.get_interface_version()

    def get_capabilities(self) -> tuple[ErrorStatus, Capabilities]:
        return self._device.get_capabilities()

    def get_number_of_cache_files_needed(self) -> tuple[ErrorStatus, int, int]:
        return self._device.get_number_of_cache_files_needed()

    def get_supported_extensions(self) -> tuple[ErrorStatus, Sequence[Extension]]:
        return self._device.get_supported_extensions()

    def get_supported_operations(self, model: Model) -> tuple[ErrorStatus, Sequence[bool]]:
        status, answers = self._device.get_supported_operations(model)
        return status, self._supported(answers)

    def get_type(self) -> tuple[ErrorStatus, DeviceType]:
        return self._device.get_type()

    def get_version_string(self) -> tuple[ErrorStatus, str]:
        return self._device.get_version_string()

    def prepare_model(
        self, model: Model, config: PrepareModelConfig, callback: IPreparedModelCallbackAidl
    ) -> ErrorStatus:
        return self._device.prepare_model(model, config, _Callback(self, callback))

    def prepare_model_from_cache(
        self, deadline_ns: int, cache: CacheHandles, callback: IPreparedModelCallbackAidl
    ) -> ErrorStatus:
        told = _Callback(self, callback)
        return self._device.prepare_model_from_cache(deadline_ns, cache, told)

    def allocate(self, wanted: BufferRoles) -> AllocationResult:
        """None: shared memory takes its place."""
        return ErrorStatus.GENERAL_FAILURE, None, 0


class _Callback(IPreparedModelCallbackAidl):
    def __init__(self, driver: PlainDriver, callback: IPreparedModelCallbackAidl) -> None:
        self._driver = driver
        self._callback = callback

    def notify(self, status: ErrorStatus, prepared_model: IPreparedModelAidl | None) -> None:
        plain = None if prepared_model is None else _PlainModel(self._driver, prepared_model)
        self._callback.notify(status, plain)


class _PlainModel(IPreparedModelAidl):
    def __init__(self, driver: PlainDriver, model: IPreparedModelAidl) -> None:
        self._driver = driver
        self._model = model

    def execute_synchronously(
        self,
        request: Request,
        measure_timing: bool,
        deadline_ns: int,
        loop_timeout_duration_ns: int,
    ) -> SynchronousResultAidl:
        self._driver.told(request, loop_timeout_duration_ns)
        limits = deadline_ns, loop_timeout_duration_ns
        result = self._model.execute_synchronously(request, measure_timing, *limits)
        return self._driver.answered(result)

    def execute_fenced(
        self,
        request: Request,
        wait_for: Sequence[Fence],
        measure_timing: bool,
        deadline_ns: int,
        loop_timeout_duration_ns: int,
        duration_ns: int,
    ) -> FencedResultAidl:
        self._driver.told(request, loop_timeout_duration_ns)
        limits = deadline_ns, loop_timeout_duration_ns, duration_ns
        return self._model.execute_fenced(request, wait_for, measure_timing, *limits)

    def configure_execution_burst(self) -> tuple[ErrorStatus, IBurstAidl | None]:
        return ErrorStatus.NONE, _PlainBurst(self)


class _PlainBurst(IBurstAidl):
    def __init__(self, model: _PlainModel) -> None:
        self._model = model

    def execute_synchronously(
        self,
        request: Request,
        memory_identifier_tokens: Sequence[int],
        measure_timing: bool,
        deadline_ns: int,
        loop_timeout_duration_ns: int,
    ) -> SynchronousResultAidl:
        limits = deadline_ns, loop_timeout_duration_ns
        return self._model.execute_synchronously(request, measure_timing, *limits)

    def release_memory_resource(self, memory_identifier_token: int) -> ErrorStatus:
        return ErrorStatus.NONE
