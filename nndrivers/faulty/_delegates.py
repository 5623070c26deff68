"""The reference driver behind its own interface of HAL 1.3, call by call, to be answered otherwise.

A defect overrides the call that it gets wrong, or what all calls of a kind have in common, in
every version of the HAL. The defects are of HAL 1.3 because it has every way to execute, and the
interfaces of 1.0 to 1.2 too.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial
from typing import Any, ClassVar, NamedTuple, cast

import msgspec

from nndrivers.reference.device import ReferenceDriver
from nnhal.delegation import delegating
from nnhal.driver_kit import Driver, as_device
from nnhal.errors import HalError
from nnhal.interfaces import (
    AllocationResult,
    BufferRoles,
    BurstChannels,
    ExecutionOptions,
    FencedOptions,
    FencedResult,
    IBuffer,
    IBurstCallback,
    IBurstContext,
    IBurstResultChannel,
    IDeviceV1_3,
    IExecutionCallbackV1_0,
    IExecutionCallbackV1_2,
    IExecutionCallbackV1_3,
    IFencedExecutionCallback,
    IPreparedModelCallbackV1_0,
    IPreparedModelCallbackV1_2,
    IPreparedModelCallbackV1_3,
    IPreparedModelV1_3,
    SynchronousResult,
)
from nnhal.memory import Memory
from nnhal.types import (
    NO_TIMING,
    CacheHandles,
    Capabilities,
    CapabilitiesV1_0,
    CapabilitiesV1_1,
    CapabilitiesV1_2,
    ErrorStatus,
    ExecutionPreference,
    HalVersion,
    MeasureTiming,
    Model,
    ModelV1_0,
    ModelV1_1,
    ModelV1_2,
    OutputShape,
    PrepareModelConfigV1_3,
    Request,
    RequestV1_0,
    Timing,
)
from nnhal.versions import capabilities_to

__all__ = [
    "DelegatingBuffer",
    "DelegatingDevice",
    "DelegatingInfo",
    "DelegatingModel",
    "DelegatingResults",
    "ExecutionCallback",
    "Info",
    "LoadedModel",
    "Notify",
    "Outcome",
    "Supported",
]

Info = tuple[ErrorStatus, Timing, Timing]
Notify = Callable[[ErrorStatus, Any], None]
Supported = tuple[ErrorStatus, Sequence[bool]]


class Outcome(NamedTuple):
    """Result of an execution of ``request``, which was to ``measure`` times or not."""

    request: Any
    measure: bool
    result: SynchronousResult

    @property
    def status(self) -> ErrorStatus:
        return self.result[0]


class _Reference(ReferenceDriver):
    hal_version = HalVersion.V1_3


class ExecutionCallback(IExecutionCallbackV1_3):
    """Gives the outcome of an execution, of any version, to a function.

    That returns what the client receives, None for nothing, which :attr:`status` keeps.
    """

    def __init__(
        self, notify: Callable[[ErrorStatus, Sequence[OutputShape], Timing], ErrorStatus | None]
    ) -> None:
        self._notify = notify
        self.status: ErrorStatus | None = None

    def notify(self, status: ErrorStatus) -> None:
        self.status = self._notify(status, (), NO_TIMING)

    def notify_1_2(
        self, status: ErrorStatus, output_shapes: Sequence[OutputShape], timing: Timing
    ) -> None:
        self.status = self._notify(status, output_shapes, timing)

    notify_1_3 = notify_1_2


class DelegatingInfo(IFencedExecutionCallback):
    """Passes every call on."""

    since: ClassVar[HalVersion] = HalVersion.V1_3

    def __init__(self, inner: IFencedExecutionCallback) -> None:
        self.inner = inner

    def told(self, info: Info) -> Info:
        """Return what the client is told instead of ``info``."""
        return info

    def get_execution_info(self) -> Info:
        return self.told(self.inner.get_execution_info())


@delegating
class DelegatingResults(IBurstResultChannel):
    """Passes every result on."""

    since: ClassVar[HalVersion] = HalVersion.V1_2

    def __init__(self, inner: IBurstResultChannel) -> None:
        self.inner = inner

    @property
    def capacity(self) -> int:
        return self.inner.capacity


class DelegatingModel(IPreparedModelV1_3):
    """Passes every call on. :meth:`begin` and :meth:`answer` see executions of all versions, but
    for fenced ones and bursts. ``info`` and ``results`` wrap what belongs to those.
    """

    info: Callable[[Any], Any] = DelegatingInfo
    results: Callable[[Any], Any] = DelegatingResults

    def __init__(self, inner: IPreparedModelV1_3) -> None:
        self.inner = inner

    def begin(self, request: Any) -> tuple[ErrorStatus, Any]:
        """Return the request that is executed instead of ``request``, with NONE, or an error
        instead of executing.
        """
        return ErrorStatus.NONE, request

    def answer(self, end: Outcome) -> SynchronousResult:
        """Return the answer that the client gets instead of ``end.result``, synchronously or not.
        Drivers before HAL 1.2 report the status only.
        """
        return end.result

    def limited(self, options: ExecutionOptions) -> ExecutionOptions:
        """Return the options that an execution of HAL 1.3 has instead."""
        return options

    def execute(self, request: RequestV1_0, callback: IExecutionCallbackV1_0) -> ErrorStatus:
        def notify(status: ErrorStatus, shapes: Any, timing: Any) -> None:
            callback.notify(status)

        return self._launch(request, MeasureTiming.NO, notify, self.inner.execute)

    def execute_1_2(
        self, request: RequestV1_0, measure: MeasureTiming, callback: IExecutionCallbackV1_2
    ) -> ErrorStatus:
        def launch(begun: Any, told: ExecutionCallback) -> ErrorStatus:
            return self.inner.execute_1_2(begun, measure, told)

        return self._launch(request, measure, callback.notify_1_2, launch)

    def execute_1_3(
        self, request: Request, options: ExecutionOptions, callback: IExecutionCallbackV1_3
    ) -> ErrorStatus:
        def launch(begun: Any, told: ExecutionCallback) -> ErrorStatus:
            return self.inner.execute_1_3(begun, self.limited(options), told)

        return self._launch(request, options.measure, callback.notify_1_3, launch)

    def _launch(
        self,
        request: Any,
        measure: MeasureTiming,
        notify: Any,
        launch: Callable[[Any, ExecutionCallback], ErrorStatus],
    ) -> ErrorStatus:
        status, begun = self.begin(request)
        if status != ErrorStatus.NONE:
            notify(status, (), NO_TIMING)
            return status
        told = self._told(request, measure, notify)
        status = launch(begun, told)
        # What a launch is refused with has been called back before, and may have become another.
        return status if status == ErrorStatus.NONE or told.status is None else told.status

    def _told(self, request: Any, measure: MeasureTiming, notify: Any) -> ExecutionCallback:
        def tell(status: ErrorStatus, shapes: Sequence[OutputShape], timing: Any) -> ErrorStatus:
            answer = self.answer(Outcome(request, bool(measure), (status, shapes, timing)))
            notify(*answer)
            return answer[0]

        return ExecutionCallback(tell)

    def execute_synchronously(
        self, request: RequestV1_0, measure: MeasureTiming
    ) -> SynchronousResult:
        def run(begun: Any) -> SynchronousResult:
            return self.inner.execute_synchronously(begun, measure)

        return self._run(request, measure, run)

    def execute_synchronously_1_3(
        self, request: Request, options: ExecutionOptions
    ) -> SynchronousResult:
        def run(begun: Any) -> SynchronousResult:
            return self.inner.execute_synchronously_1_3(begun, self.limited(options))

        return self._run(request, options.measure, run)

    def _run(
        self, request: Any, measure: MeasureTiming, run: Callable[[Any], SynchronousResult]
    ) -> SynchronousResult:
        status, begun = self.begin(request)
        if status != ErrorStatus.NONE:
            return status, (), NO_TIMING
        return self.answer(Outcome(request, bool(measure), run(begun)))

    def fenced(self, options: FencedOptions) -> FencedOptions:
        """Return the options that a fenced execution has instead."""
        return options

    def launched(self, result: FencedResult) -> FencedResult:
        """Return the answer to a fenced launch that the client gets instead of ``result``."""
        return result

    def execute_fenced(self, request: Request, options: FencedOptions) -> FencedResult:
        result = self.inner.execute_fenced(request, self.fenced(options))
        status, fence, callback = self.launched(result)
        return status, fence, None if callback is None else self.info(callback)

    def configure_execution_burst(
        self, callback: IBurstCallback, channels: BurstChannels
    ) -> tuple[ErrorStatus, IBurstContext | None]:
        wrapped = BurstChannels(channels.request, self.results(channels.result))
        return self.inner.configure_execution_burst(callback, wrapped)


class LoadedModel(DelegatingModel):
    """Passes every call on to a model that came from a cache."""


class DelegatingBuffer(IBuffer):
    """Passes every call on."""

    since: ClassVar[HalVersion] = HalVersion.V1_3

    def __init__(self, inner: IBuffer) -> None:
        self.inner = inner

    def copy_to(self, memory: Memory) -> ErrorStatus:
        return self.inner.copy_to(memory)

    def copy_from(self, memory: Memory, dimensions: Sequence[int]) -> ErrorStatus:
        return self.inner.copy_from(memory, dimensions)


class _Prepared(IPreparedModelCallbackV1_3):
    """Passes prepared models on, wrapped."""

    def __init__(self, device: DelegatingDevice, callback: Any, wrap: Callable[[Any], Any]) -> None:
        self._device = device
        self._callback = callback
        self._wrap = wrap

    def notify(self, status: ErrorStatus, prepared_model: Any) -> None:
        self._device.tell(self._callback.notify, status, self._wrapped(prepared_model))

    def notify_1_2(self, status: ErrorStatus, prepared_model: Any) -> None:
        self._device.tell(self._callback.notify_1_2, status, self._wrapped(prepared_model))

    def notify_1_3(self, status: ErrorStatus, prepared_model: Any) -> None:
        self._device.tell(self._callback.notify_1_3, status, self._wrapped(prepared_model))

    def _wrapped(self, prepared_model: Any) -> Any:
        return None if prepared_model is None else self._wrap(prepared_model)


@delegating
class DelegatingDevice(IDeviceV1_3):
    """Passes every call on. ``model`` and ``buffer`` wrap what the driver gives, ``loaded`` models
    that come from its cache, if they are not ``model``, too.

    :meth:`said`, :meth:`supported`, :meth:`prepare` and :meth:`tell` see the calls of all versions.
    """

    until: ClassVar[HalVersion] = HalVersion.V1_3
    model: Callable[[Any], Any] = DelegatingModel
    loaded: Callable[[Any], Any] | None = None
    buffer: Callable[[Any], Any] = DelegatingBuffer

    def __init__(self, driver: Driver | None = None) -> None:
        self.driver = driver or _Reference()
        self.inner = cast("IDeviceV1_3", as_device(self.driver))

    def said(self, capabilities: Capabilities) -> Capabilities:
        """Return the performance that the driver declares instead."""
        return capabilities

    def supported(self, model: Any, answer: Supported) -> Supported:
        """Return the support declared for ``model``, instead of ``answer``."""
        return answer

    def configured(self, config: PrepareModelConfigV1_3) -> PrepareModelConfigV1_3:
        """Return the arguments that a preparation of HAL 1.1 or later has instead, or raise the
        HalError that it ends with.
        """
        return config

    def prepare(
        self, model: Any, notify: Notify, prepare: Callable[[], ErrorStatus]
    ) -> ErrorStatus:
        """Prepare ``model``: ``prepare()`` does it, ``notify`` calls the client back."""
        return prepare()

    def wrap_1_3(self, deadline_ns: int | None) -> Callable[[Any], Any]:
        """Return the wrapper of a model that HAL 1.3 prepares by a deadline."""
        return self.model

    def tell(self, notify: Any, status: ErrorStatus, prepared_model: Any) -> None:
        """Tell the client of the end of a preparation."""
        notify(status, prepared_model)

    def get_capabilities(self) -> tuple[ErrorStatus, CapabilitiesV1_0]:
        return self._capabilities(HalVersion.V1_0)

    def get_capabilities_1_1(self) -> tuple[ErrorStatus, CapabilitiesV1_1]:
        return self._capabilities(HalVersion.V1_1)

    def get_capabilities_1_2(self) -> tuple[ErrorStatus, CapabilitiesV1_2]:
        return self._capabilities(HalVersion.V1_2)

    def get_capabilities_1_3(self) -> tuple[ErrorStatus, Capabilities]:
        return self._capabilities(HalVersion.V1_3)

    def _capabilities(self, version: HalVersion) -> tuple[ErrorStatus, Any]:
        status, capabilities = self.inner.get_capabilities_1_3()
        return status, capabilities_to(self.said(capabilities), version)

    def get_supported_operations(self, model: ModelV1_0) -> Supported:
        return self.supported(model, self.inner.get_supported_operations(model))

    def get_supported_operations_1_1(self, model: ModelV1_1) -> Supported:
        return self.supported(model, self.inner.get_supported_operations_1_1(model))

    def get_supported_operations_1_2(self, model: ModelV1_2) -> Supported:
        return self.supported(model, self.inner.get_supported_operations_1_2(model))

    def get_supported_operations_1_3(self, model: Model) -> Supported:
        return self.supported(model, self.inner.get_supported_operations_1_3(model))

    def prepare_model(self, model: ModelV1_0, callback: IPreparedModelCallbackV1_0) -> ErrorStatus:
        told = _Prepared(self, callback, self.model)
        go_on = partial(self.inner.prepare_model, model, told)
        return self.prepare(model, callback.notify, go_on)

    def prepare_model_1_1(
        self,
        model: ModelV1_1,
        preference: ExecutionPreference,
        callback: IPreparedModelCallbackV1_0,
    ) -> ErrorStatus:
        def go_on(config: PrepareModelConfigV1_3) -> ErrorStatus:
            told = _Prepared(self, callback, self.model)
            return self.inner.prepare_model_1_1(model, config.preference, told)

        return self._prepare(model, PrepareModelConfigV1_3(preference), callback.notify, go_on)

    def prepare_model_1_2(
        self,
        model: ModelV1_2,
        preference: ExecutionPreference,
        cache: CacheHandles,
        callback: IPreparedModelCallbackV1_2,
    ) -> ErrorStatus:
        def go_on(config: PrepareModelConfigV1_3) -> ErrorStatus:
            told = _Prepared(self, callback, self.model)
            return self.inner.prepare_model_1_2(model, config.preference, config.cache, told)

        config = PrepareModelConfigV1_3(preference, cache=cache)
        return self._prepare(model, config, callback.notify_1_2, go_on)

    def prepare_model_1_3(
        self, model: Model, config: PrepareModelConfigV1_3, callback: IPreparedModelCallbackV1_3
    ) -> ErrorStatus:
        def go_on(config: PrepareModelConfigV1_3) -> ErrorStatus:
            told = _Prepared(self, callback, self.wrap_1_3(config.deadline_ns))
            return self.inner.prepare_model_1_3(model, config, told)

        return self._prepare(model, config, callback.notify_1_3, go_on)

    def _prepare(
        self,
        model: Any,
        config: PrepareModelConfigV1_3,
        notify: Notify,
        prepare: Callable[[PrepareModelConfigV1_3], ErrorStatus],
    ) -> ErrorStatus:
        try:
            configured = self.configured(config)
        except HalError as error:
            notify(error.status, None)
            return error.status
        return self.prepare(model, notify, partial(prepare, configured))

    def prepare_model_from_cache(
        self, cache: CacheHandles, callback: IPreparedModelCallbackV1_2
    ) -> ErrorStatus:
        told = _Prepared(self, callback, self.loaded or self.model)
        return self.inner.prepare_model_from_cache(cache, told)

    def prepare_model_from_cache_1_3(
        self, deadline_ns: int | None, cache: CacheHandles, callback: IPreparedModelCallbackV1_3
    ) -> ErrorStatus:
        told = _Prepared(self, callback, self.loaded or self.model)
        return self.inner.prepare_model_from_cache_1_3(deadline_ns, cache, told)

    def wanted(self, roles: BufferRoles) -> BufferRoles:
        """Return what a device memory is made for instead of ``roles``."""
        return roles

    def allocated(self, roles: BufferRoles, result: AllocationResult) -> AllocationResult:
        """Return the answer to an allocation for ``roles`` that the client gets instead of
        ``result``.
        """
        return result

    def allocate(self, wanted: BufferRoles) -> AllocationResult:
        roles = self.wanted(wanted)
        models = roles.prepared_models
        inner = [m.inner if isinstance(m, DelegatingModel) else m for m in models]
        roles = msgspec.structs.replace(roles, prepared_models=inner)
        status, buffer, token = self.inner.allocate(roles)
        made = None if buffer is None else self.buffer(buffer)
        return self.allocated(wanted, (status, made, token))
