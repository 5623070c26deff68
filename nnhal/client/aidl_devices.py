"""Devices and prepared models of the AIDL interface behind the calls of HAL 1.3.

Source: the adapters of Android's ``neuralnetworks/aidl/utils``.
"""

from __future__ import annotations

import threading
from collections.abc import Sequence
from typing import Any

from nnhal.client.aidl_numbers import aidl_config, boottime, or_none_ns, outcome, timing_us
from nnhal.client.hints import Hints
from nnhal.errors import HalError, Invalid
from nnhal.interfaces import (
    AllocationResult,
    BufferRoles,
    BurstChannels,
    ExecutionOptions,
    FencedOptions,
    FencedResult,
    IBurstCallback,
    IBurstContext,
    IDeviceAidl,
    IDeviceAidlV4,
    IExecutionCallbackV1_3,
    IFencedExecutionCallback,
    IFencedExecutionCallbackAidl,
    IPreparedModelAidl,
    IPreparedModelCallbackV1_3,
    SynchronousResult,
)
from nnhal.types import (
    NO_TIMING,
    CacheHandles,
    Capabilities,
    DeviceType,
    ErrorStatus,
    Extension,
    HalVersion,
    Model,
    PrepareModelConfigV1_3,
    Request,
    Timing,
)
from nnhal.versions import NotCompliant, convert_to

__all__ = ["AidlDevice", "AidlPreparedModel", "fenced_info", "version_of"]


def version_of(device: IDeviceAidl) -> HalVersion:
    """The HAL version of ``device``. HalError for an interface version that does not exist."""
    version = device.get_interface_version()
    try:
        return HalVersion(f"AIDL{int(version)}")
    except (TypeError, ValueError):
        message = f"the driver says that it has version {version!r} of the AIDL interface (1 to 4)"
        raise HalError(ErrorStatus.GENERAL_FAILURE, message) from None


class AidlDevice:
    """The calls of IDevice 1.3 on ``device``."""

    def __init__(self, device: IDeviceAidl, version: HalVersion) -> None:
        self._device = device
        self._version = version

    def get_version_string(self) -> tuple[ErrorStatus, str]:
        return self._device.get_version_string()

    def get_type(self) -> tuple[ErrorStatus, DeviceType]:
        return self._device.get_type()

    def get_supported_extensions(self) -> tuple[ErrorStatus, Sequence[Extension]]:
        return self._device.get_supported_extensions()

    def get_number_of_cache_files_needed(self) -> tuple[ErrorStatus, int, int]:
        return self._device.get_number_of_cache_files_needed()

    def get_capabilities_1_3(self) -> tuple[ErrorStatus, Capabilities]:
        return self._device.get_capabilities()

    def get_supported_operations_1_3(self, model: Model) -> tuple[ErrorStatus, Sequence[bool]]:
        try:
            convert_to(model, self._version)
        except NotCompliant:
            # The driver cannot be given this model at all, so it runs none of its operations.
            return ErrorStatus.NONE, [False] * len(model.main.operations)
        except Invalid:
            return ErrorStatus.INVALID_ARGUMENT, ()
        return self._device.get_supported_operations(model)

    def prepare_model_1_3(
        self, model: Model, config: PrepareModelConfigV1_3, callback: IPreparedModelCallbackV1_3
    ) -> ErrorStatus:
        return self._device.prepare_model(model, aidl_config(config), _aidl(callback))

    @property
    def takes_hints(self) -> bool:
        return isinstance(self._device, IDeviceAidlV4)

    def prepare_model_with_hints(
        self,
        model: Model,
        config: PrepareModelConfigV1_3,
        hints: Hints,
        callback: IPreparedModelCallbackV1_3,
    ) -> ErrorStatus:
        """Prepare like :meth:`prepare_model_1_3`; only where the device takes hints."""
        assert isinstance(self._device, IDeviceAidlV4)
        hinted = aidl_config(config, hints)
        return self._device.prepare_model_with_config(model, hinted, _aidl(callback))

    def prepare_model_from_cache_1_3(
        self, deadline_ns: int | None, cache: CacheHandles, callback: IPreparedModelCallbackV1_3
    ) -> ErrorStatus:
        return self._device.prepare_model_from_cache(boottime(deadline_ns), cache, _aidl(callback))

    def allocate(self, wanted: BufferRoles) -> AllocationResult:
        return self._device.allocate(wanted)


def _aidl(callback: IPreparedModelCallbackV1_3) -> Any:
    """The client's own callbacks take prepared models of any version."""
    return callback


class AidlPreparedModel:
    """The calls of IPreparedModel 1.3 on ``prepared_model``."""

    def __init__(self, prepared_model: IPreparedModelAidl) -> None:
        self.interface = prepared_model

    def execute_1_3(
        self, request: Request, options: ExecutionOptions, callback: IExecutionCallbackV1_3
    ) -> ErrorStatus:
        """AIDL has no asynchronous execution: as Android's runtime does, in a thread."""

        def execute() -> None:
            try:
                result = self.execute_synchronously_1_3(request, options)
            except HalError as error:
                result = error.status, (), NO_TIMING
            callback.notify_1_3(*result)

        threading.Thread(target=execute, name="execution", daemon=True).start()
        return ErrorStatus.NONE

    def execute_synchronously_1_3(
        self, request: Request, options: ExecutionOptions
    ) -> SynchronousResult:
        limits = boottime(options.deadline_ns), or_none_ns(options.loop_timeout_ns)
        answer = self.interface.execute_synchronously(request, bool(options.measure), *limits)
        return outcome(answer)

    def execute_fenced(self, request: Request, options: FencedOptions) -> FencedResult:
        fences = [fence for fence in options.wait_for if fence is not None]
        if len(fences) != len(options.wait_for):  # AIDL cannot send an empty handle
            return ErrorStatus.INVALID_ARGUMENT, None, None
        durations = or_none_ns(options.loop_timeout_ns), or_none_ns(options.duration_ns)
        status, fence, callback = self.interface.execute_fenced(
            request, fences, bool(options.measure), boottime(options.deadline_ns), *durations
        )
        return status, fence, None if callback is None else fenced_info(callback)

    def configure_execution_burst(
        self, callback: IBurstCallback, channels: BurstChannels
    ) -> tuple[ErrorStatus, IBurstContext | None]:
        """AIDL's bursts have no queues: see :class:`nnhal.client.aidl_burst.AidlBurst`."""
        return ErrorStatus.GENERAL_FAILURE, None


def fenced_info(callback: IFencedExecutionCallbackAidl) -> IFencedExecutionCallback:
    """``callback`` with times in microseconds."""
    return _FencedInfo(callback)


class _FencedInfo(IFencedExecutionCallback):
    def __init__(self, callback: IFencedExecutionCallbackAidl) -> None:
        self._callback = callback

    def get_execution_info(self) -> tuple[ErrorStatus, Timing, Timing]:
        status, launched, fenced = self._callback.get_execution_info()
        return status, timing_us(launched), timing_us(fenced)
