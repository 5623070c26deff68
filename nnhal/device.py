"""A driver as a client uses it: one calm, synchronous face over a driver of any HAL version.

Every method raises HalError with the driver's ErrorStatus. An answer that no driver may give, or
an exception out of a HAL call, is a HalError with GENERAL_FAILURE that says what was wrong.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from concurrent.futures import Future
from typing import Final, TypeVar

from nnhal.client.aidl_burst import AidlBurst, ReusableExecution
from nnhal.client.aidl_devices import AidlDevice
from nnhal.client.burst import Burst
from nnhal.client.cache_files import CacheFiles
from nnhal.client.callbacks import FutureCallback, PreparedModelCallback
from nnhal.client.fenced import FencedExecution, FencedInfo
from nnhal.client.guard import escaped, guarded
from nnhal.client.hints import NO_HINTS, Hints
from nnhal.client.old_devices import upgrade_device
from nnhal.client.old_prepared_models import upgrade_prepared_model
from nnhal.client.older_interfaces import by_older_interface
from nnhal.client.results import ExecutionResult, check, check_timing, refusal
from nnhal.debug import trace, vlog
from nnhal.debug.model_text import lines_of
from nnhal.driver_kit import Driver, Signature, as_device
from nnhal.errors import HalError, Invalid
from nnhal.fences import Fence
from nnhal.interfaces import (
    BufferRoles,
    ExecutionOptions,
    FencedOptions,
    IBuffer,
    IDevice,
    IPreparedModel,
    IPreparedModelAidl,
    IPreparedModelAidlV4,
    SynchronousResult,
)
from nnhal.lazy_property import lazy_property
from nnhal.memory import Memory
from nnhal.types import (
    NO_CACHE,
    NO_TIMING,
    BufferDesc,
    BufferRole,
    BufferToken,
    CacheHandles,
    Capabilities,
    DeviceType,
    ErrorStatus,
    ExecutionConfig,
    ExecutionPreference,
    Extension,
    HalVersion,
    MeasureTiming,
    Model,
    NumberOfCacheFiles,
    OutputShape,
    PrepareModelConfigV1_3,
    Priority,
    Request,
)
from nnhal.validation import (
    check_cache_files,
    check_capabilities,
    check_extensions,
    check_request,
)
from nnhal.versions import convert_to

__all__ = [
    "AidlBurst",
    "Burst",
    "CacheFiles",
    "Device",
    "DeviceBuffer",
    "ExecutionResult",
    "FencedExecution",
    "FencedInfo",
    "Hints",
    "PreparedModel",
    "ReusableExecution",
]

_T = TypeVar("_T")

_model: Final = vlog.channel("model")
_compilation: Final = vlog.channel("compilation")
_execution: Final = vlog.channel("execution")

_YES: Final = MeasureTiming.YES
_NO: Final = MeasureTiming.NO


class Device:
    """A driver, by any interface of the HAL, or as a :class:`nnhal.driver_kit.Driver`.

    ``name`` is by default the driver's own. ``threads`` is the number of threads in force, None
    for a driver that has no such setting. ``callback_timeout_s`` limits how long a call waits for
    the driver to call back, or for its fence (NoAnswer then); by default it waits for ever, as
    Android's runtime.
    """

    def __init__(
        self,
        driver: IDevice | Driver,
        *,
        name: str | None = None,
        threads: int | None = None,
        callback_timeout_s: float | None = None,
    ) -> None:
        author = driver if isinstance(driver, Driver) else getattr(driver, "driver", None)
        if isinstance(driver, Driver):
            driver = as_device(driver)
        self.driver = driver
        """The HAL interface itself."""
        self.name: str = name or getattr(author, "name", None) or type(driver).__name__
        self.threads: int | None = getattr(author, "threads", None) or threads
        self.hal_version, self._calls = upgrade_device(driver)
        self.callback_timeout_s = callback_timeout_s

    def __repr__(self) -> str:
        return f"<Device {self.name} HAL {self.hal_version}>"

    def by_older_interface(self, version: HalVersion) -> Device:
        """The same driver, of HIDL and newer than ``version``, as clients of ``version`` see it."""
        older = by_older_interface(self.driver, version)
        return Device(older, name=self.name, callback_timeout_s=self.callback_timeout_s)

    @lazy_property
    def version_string(self) -> str:
        """The driver's version; ``UNKNOWN`` before HAL 1.2."""
        with guarded("getVersionString"):
            status, version = self._calls.get_version_string()
        return _required(status, str(version), "getVersionString", _check_version_string)

    @lazy_property
    def type(self) -> DeviceType:
        """The kind of device; ``UNKNOWN`` before HAL 1.2."""
        with guarded("getType"):
            status, type = self._calls.get_type()
        check = _check_type if self.hal_version >= HalVersion.V1_2 else None
        return _required(status, type, "getType", check)

    @lazy_property
    def capabilities(self) -> Capabilities:
        """Performance relative to the CPU, in the form of HAL 1.3."""
        with guarded("getCapabilities"):
            status, capabilities = self._calls.get_capabilities_1_3()
        return _required(status, capabilities, "getCapabilities", check_capabilities)

    @lazy_property
    def supported_extensions(self) -> tuple[Extension, ...]:
        """Vendor extensions; none before HAL 1.2."""
        with guarded("getSupportedExtensions"):
            status, extensions = self._calls.get_supported_extensions()
        return _required(status, tuple(extensions), "getSupportedExtensions", check_extensions)

    @lazy_property
    def number_of_cache_files(self) -> NumberOfCacheFiles:
        """Files that compilation caching needs; none where it is not supported."""
        with guarded("getNumberOfCacheFilesNeeded"):
            status, model, data = self._calls.get_number_of_cache_files_needed()
        files = NumberOfCacheFiles(model, data)
        return _required(status, files, "getNumberOfCacheFilesNeeded", check_cache_files)

    def supported_operations(self, model: Model) -> list[bool]:
        """Return, for each operation of the main subgraph, whether the driver runs it.

        All False for a model that needs a newer HAL version, which the driver cannot be given.
        """
        count = len(model.main.operations)
        self._log("getSupportedOperations", model)
        with guarded("getSupportedOperations", operations=count):
            status, supported = self._calls.get_supported_operations_1_3(model)
        if status != ErrorStatus.NONE:
            raise refusal(status, self._why(model, "getSupportedOperations"))
        if len(supported) != count:
            message = f"getSupportedOperations: {len(supported)} answers for {count} operations"
            raise HalError(ErrorStatus.GENERAL_FAILURE, message)
        return [bool(answer) for answer in supported]

    def prepare(
        self,
        model: Model,
        *,
        preference: ExecutionPreference = ExecutionPreference.FAST_SINGLE_ANSWER,
        priority: Priority = Priority.MEDIUM,
        deadline_ns: int | None = None,
        cache: CacheFiles | None = None,
        hints: Hints = NO_HINTS,
    ) -> PreparedModel:
        """Prepare ``model``, and have it saved to ``cache``.

        ``deadline_ns`` is a ``time.monotonic_ns``. Drivers before AIDL 4 do not get the ``hints``,
        those before HAL 1.3 have no priorities and deadlines, those before 1.2 no caches, those of
        1.0 no preferences.
        """
        callback = PreparedModelCallback()
        count = len(model.main.operations)
        _compilation("%s: prepareModel, %d operations", self.name, count)
        self._log("prepareModel", model)
        with guarded("prepareModel", operations=count):
            config = PrepareModelConfigV1_3(preference, priority, deadline_ns, _handles(cache))
            if hints.pairs and isinstance(self._calls, AidlDevice) and self._calls.takes_hints:
                status = self._calls.prepare_model_with_hints(model, config, hints, callback)
            else:
                status = self._calls.prepare_model_1_3(model, config, callback)
            if status == ErrorStatus.NONE:
                status, prepared_model = callback.answer.wait(self.callback_timeout_s)
        if status != ErrorStatus.NONE:
            raise refusal(status, self._why(model, "prepareModel"))
        return self._prepared(prepared_model, Signature.of(model))

    def prepare_from_cache(
        self, cache: CacheFiles, *, deadline_ns: int | None = None
    ) -> PreparedModel:
        """Load what an earlier preparation has saved to ``cache``; GENERAL_FAILURE for a miss."""
        callback = PreparedModelCallback()
        _compilation("%s: prepareModelFromCache", self.name)
        with guarded("prepareModelFromCache"):
            status = self._calls.prepare_model_from_cache_1_3(
                deadline_ns, _handles(cache), callback
            )
            if status == ErrorStatus.NONE:
                status, prepared_model = callback.answer.wait(self.callback_timeout_s)
        if status != ErrorStatus.NONE:
            raise refusal(status, "prepareModelFromCache")
        return self._prepared(prepared_model, None)

    def allocate(
        self,
        desc: BufferDesc,
        prepared_models: Sequence[PreparedModel],
        input_roles: Sequence[BufferRole] = (),
        output_roles: Sequence[BufferRole] = (),
    ) -> DeviceBuffer:
        """A device memory for inputs and outputs of ``prepared_models``. GENERAL_FAILURE where the
        driver has none, as all before HAL 1.3.
        """
        interfaces = [prepared_model.interface for prepared_model in prepared_models]
        with guarded("allocate"):
            wanted = BufferRoles(desc, interfaces, input_roles, output_roles)
            status, buffer, token = self._calls.allocate(wanted)
        if status != ErrorStatus.NONE:
            raise refusal(status, "allocate")
        if buffer is None or token <= 0:
            message = f"allocate: buffer {buffer}, token {token}"
            raise HalError(ErrorStatus.GENERAL_FAILURE, message)
        return DeviceBuffer(buffer, token)

    def _log(self, call: str, model: Model) -> None:
        if _model.on:
            _model("%s: %s of a model:", self.name, call)
            for line in lines_of(model):
                _model("%s", line)

    def _prepared(
        self, prepared_model: IPreparedModel | None, signature: Signature | None
    ) -> PreparedModel:
        if prepared_model is None:
            message = "the driver called back with NONE but without a prepared model"
            raise HalError(ErrorStatus.GENERAL_FAILURE, message)
        return PreparedModel(prepared_model, signature, self.callback_timeout_s)

    def _why(self, model: Model, call: str) -> str:
        """What the driver cannot say in a status: which rule the model breaks, if it does."""
        try:
            convert_to(model, self.hal_version)
        except Invalid as error:
            return f"{call}: {error}"
        return call


class PreparedModel:
    """A model ready to execute, at the same time from any number of threads.

    ``interface`` is the driver's object. Dropping this object ends the prepared model.
    """

    def __init__(
        self,
        interface: IPreparedModel,
        signature: Signature | None,
        timeout_s: float | None = None,
    ) -> None:
        self.interface = interface
        self._signature = signature
        self._outputs = None if signature is None else len(signature.outputs)
        self._timeout_s = timeout_s
        self._calls = upgrade_prepared_model(interface, timeout_s)
        self._execute_synchronously = self._calls.execute_synchronously_1_3
        self._known_good: Sequence[OutputShape] = ()

    def execute(
        self,
        request: Request,
        *,
        measure: bool = False,
        deadline_ns: int | None = None,
        loop_timeout_ns: int | None = None,
    ) -> ExecutionResult:
        """Execute and wait for the end.

        Pass the same Request object again and again: drivers remember what they derive from it.
        With OUTPUT_INSUFFICIENT_SIZE the HalError has the shapes needed.
        """
        call = self._execute_synchronously
        if trace.enabled() or _execution.on:
            call = self._execute_watched
        try:
            options = ExecutionOptions(_YES if measure else _NO, deadline_ns, loop_timeout_ns)
            status, shapes, timing = call(request, options)
        except HalError:
            raise
        except Exception as error:
            raise escaped("executeSynchronously", error) from error
        # A driver that answers with the same object again has been checked before.
        if status or shapes is not self._known_good:
            self._check(request, status, shapes)
        if timing is not NO_TIMING:
            check_timing(timing)
        return ExecutionResult(shapes, timing)

    def execute_async(
        self,
        request: Request,
        *,
        measure: bool = False,
        deadline_ns: int | None = None,
        loop_timeout_ns: int | None = None,
    ) -> Future[ExecutionResult]:
        """Launch an execution; ``result()`` of the future returns or raises as :meth:`execute`.

        HalError when the driver refuses the launch.
        """
        callback = FutureCallback(self._outputs)
        options = ExecutionOptions(_YES if measure else _NO, deadline_ns, loop_timeout_ns)
        with guarded("execute"):
            status = self._calls.execute_1_3(request, options, callback)
        if status != ErrorStatus.NONE:
            raise refusal(status, self._why(request, "execute"))
        return callback.future

    def execute_fenced(
        self,
        request: Request,
        wait_for: Sequence[Fence] = (),
        *,
        measure: bool = False,
        deadline_ns: int | None = None,
        loop_timeout_ns: int | None = None,
        duration_ns: int | None = None,
    ) -> FencedExecution:
        """Launch an execution that begins when all of ``wait_for`` are signaled.

        All output shapes must be declared. ``duration_ns`` limits the time after the fences.
        Drivers before HAL 1.3 have no fences: there it is complete when this returns.
        """
        timing = _YES if measure else _NO
        options = FencedOptions(timing, deadline_ns, loop_timeout_ns, wait_for, duration_ns)
        with guarded("executeFenced"):
            status, fence, callback = self._calls.execute_fenced(request, options)
        if status != ErrorStatus.NONE:
            raise refusal(status, self._why(request, "executeFenced", fenced=True))
        if callback is None:
            message = "executeFenced: the driver has given no callback"
            raise HalError(ErrorStatus.GENERAL_FAILURE, message)
        return FencedExecution(fence, callback, self._timeout_s)

    def burst(self) -> Burst | AidlBurst:
        """A burst: memories are sent to the driver once, not with every request.

        GENERAL_FAILURE for drivers before HAL 1.2.
        """
        with guarded("configureExecutionBurst"):
            if isinstance(self.interface, IPreparedModelAidl):
                return AidlBurst(self.interface, self._outputs)
            return Burst(self._calls, self.execute, self._outputs, self._timeout_s)

    def reusable_execution(
        self,
        request: Request,
        *,
        measure: bool = False,
        loop_timeout_ns: int | None = None,
        hints: Hints = NO_HINTS,
    ) -> ReusableExecution:
        """``request``, checked once, to be executed again and again.

        GENERAL_FAILURE for drivers before AIDL 4.
        """
        if not isinstance(self.interface, IPreparedModelAidlV4):
            raise HalError(ErrorStatus.GENERAL_FAILURE, "reusable executions need AIDL 4")
        timeout_ns = -1 if loop_timeout_ns is None else loop_timeout_ns
        config = ExecutionConfig(measure, timeout_ns, hints.pairs, hints.extensions)
        return ReusableExecution(self.interface, request, config, self._outputs, self._timeout_s)

    def _execute_watched(self, request: Request, options: ExecutionOptions) -> SynchronousResult:
        _execution("executeSynchronously, %s", request)
        with trace.span("executeSynchronously", "hal", measure=options.measure.name):
            result = self._execute_synchronously(request, options)
        _execution("executeSynchronously: %s", ErrorStatus(result[0]).name)
        return result

    def _check(self, request: Request, status: ErrorStatus, shapes: Sequence[OutputShape]) -> None:
        if status == ErrorStatus.INVALID_ARGUMENT and not shapes:
            raise HalError(ErrorStatus.INVALID_ARGUMENT, self._why(request, "execute"))
        check(status, shapes, self._outputs)
        self._known_good = shapes

    def _why(self, request: Request, call: str, *, fenced: bool = False) -> str:
        if self._signature is None:
            return call
        try:
            inputs, outputs = self._signature.inputs, self._signature.outputs
            check_request(request, inputs, outputs, allow_unspecified_output=not fenced)
        except Invalid as error:
            return f"{call}: {error}"
        return call


class DeviceBuffer:
    """A device memory. ``pool`` stands for it among the pools of a request.

    Dropping it frees the memory.
    """

    def __init__(self, buffer: IBuffer, token: int) -> None:
        self._buffer = buffer
        self.token = token
        self.pool = BufferToken(token)

    def copy_to(self, memory: Memory) -> None:
        """Copy the content to ``memory``, of the buffer's size."""
        with guarded("copyTo"):
            status = self._buffer.copy_to(memory)
        _required(status, None, "copyTo")

    def copy_from(self, memory: Memory, dimensions: Sequence[int] = ()) -> None:
        """Copy the content of ``memory`` in; ``dimensions`` where they were not known yet."""
        with guarded("copyFrom"):
            status = self._buffer.copy_from(memory, dimensions)
        _required(status, None, "copyFrom")


def _handles(cache: CacheFiles | None) -> CacheHandles:
    if cache is None:
        return NO_CACHE
    model, data = ([(fd,) for fd in files] for files in (cache.model, cache.data))
    return CacheHandles(model, data, cache.token)


def _required(
    status: ErrorStatus, value: _T, call: str, check: Callable[[_T], None] | None = None
) -> _T:
    """``value``, unless the call has failed, or answered what no driver may."""
    if status != ErrorStatus.NONE:
        raise refusal(status, call)
    try:
        if check is not None:
            check(value)
    except Invalid as error:
        message = f"{call}: the driver's answer is wrong: {error}"
        raise HalError(ErrorStatus.GENERAL_FAILURE, message) from error
    return value


def _check_type(type: int) -> None:
    if type == DeviceType.UNKNOWN or type not in frozenset(DeviceType):
        raise Invalid(f"{type} is no device type (1 to 4)")


def _check_version_string(version: str) -> None:
    if not version:
        raise Invalid("an empty version")
