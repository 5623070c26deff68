"""The interfaces of the Neural Networks HAL, one class per version, as a driver implements them.

Names are HIDL's in Python's spelling; what HIDL returns through a callback of the caller comes as
a tuple, with the ErrorStatus first. A newer interface inherits the older one, as in HIDL, so a
driver of HAL 1.2 answers the calls of 1.0 and 1.1 too. Driver authors hardly ever implement these
themselves: :mod:`nnhal.driver_kit` does it for them.

Calls do not raise: every failure is a status. Times are ``time.monotonic_ns`` nanoseconds (HIDL's
steady clock), durations are nanoseconds, None stands for HIDL's ``none``.

The AIDL interface, which came after HIDL's 1.3, stands at the end. There a status comes first too,
where AIDL throws a service-specific exception. Its numbers are AIDL's: -1 stands for ``none``, and
deadlines are nanoseconds of CLOCK_BOOTTIME.

Source: ``hardware/interfaces/neuralnetworks/{1.0,1.1,1.2,1.3}/I*.hal`` and ``aidl/``.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, TypeAlias

import msgspec

from nnhal.types import (
    BufferDesc,
    BufferRole,
    CacheHandles,
    Capabilities,
    CapabilitiesV1_0,
    CapabilitiesV1_1,
    CapabilitiesV1_2,
    DeviceStatus,
    DeviceType,
    ErrorStatus,
    ExecutionConfig,
    ExecutionPreference,
    ExecutionResultAidl,
    Extension,
    MeasureTiming,
    Model,
    ModelV1_0,
    ModelV1_1,
    ModelV1_2,
    OutputShape,
    PrepareModelConfig,
    PrepareModelConfigV1_3,
    Request,
    RequestV1_0,
    Timing,
    TimingNs,
)

if TYPE_CHECKING:
    from nnhal.fences import Fence
    from nnhal.memory import Memory

__all__ = [
    "IDevice",
    "IPreparedModel",
    "AllocationResult",
    "BufferRoles",
    "BurstChannels",
    "ExecutionOptions",
    "FencedOptions",
    "FencedResult",
    "FencedResultAidl",
    "IBuffer",
    "IBurstAidl",
    "IBurstAidlV4",
    "IBurstCallback",
    "IBurstContext",
    "IBurstRequestChannel",
    "IBurstResultChannel",
    "IDeviceAidl",
    "IDeviceAidlV4",
    "IDeviceV1_0",
    "IDeviceV1_1",
    "IDeviceV1_2",
    "IDeviceV1_3",
    "IExecutionAidl",
    "IExecutionCallbackV1_0",
    "IExecutionCallbackV1_2",
    "IExecutionCallbackV1_3",
    "IFencedExecutionCallback",
    "IFencedExecutionCallbackAidl",
    "IPreparedModelAidl",
    "IPreparedModelAidlV4",
    "IPreparedModelCallbackAidl",
    "IPreparedModelCallbackV1_0",
    "IPreparedModelCallbackV1_2",
    "IPreparedModelCallbackV1_3",
    "IPreparedModelV1_0",
    "IPreparedModelV1_2",
    "IPreparedModelV1_3",
    "SynchronousResult",
    "SynchronousResultAidl",
]

SynchronousResult: TypeAlias = tuple[ErrorStatus, Sequence[OutputShape], Timing]


# --- callbacks -------------------------------------------------------------------------------


class IPreparedModelCallbackV1_0(ABC):
    """Receives the outcome of a preparation, exactly once; without a model unless NONE."""

    @abstractmethod
    def notify(self, status: ErrorStatus, prepared_model: IPreparedModelV1_0 | None) -> None: ...


class IPreparedModelCallbackV1_2(IPreparedModelCallbackV1_0):
    @abstractmethod
    def notify_1_2(
        self, status: ErrorStatus, prepared_model: IPreparedModelV1_2 | None
    ) -> None: ...


class IPreparedModelCallbackV1_3(IPreparedModelCallbackV1_2):
    @abstractmethod
    def notify_1_3(
        self, status: ErrorStatus, prepared_model: IPreparedModelV1_3 | None
    ) -> None: ...


class IExecutionCallbackV1_0(ABC):
    """Receives the outcome of an asynchronous execution, exactly once."""

    @abstractmethod
    def notify(self, status: ErrorStatus) -> None: ...


class IExecutionCallbackV1_2(IExecutionCallbackV1_0):
    @abstractmethod
    def notify_1_2(
        self, status: ErrorStatus, output_shapes: Sequence[OutputShape], timing: Timing
    ) -> None: ...


class IExecutionCallbackV1_3(IExecutionCallbackV1_2):
    @abstractmethod
    def notify_1_3(
        self, status: ErrorStatus, output_shapes: Sequence[OutputShape], timing: Timing
    ) -> None: ...


class IFencedExecutionCallback(ABC):
    """Callback that a client queries after the sync fence of a fenced execution."""

    @abstractmethod
    def get_execution_info(self) -> tuple[ErrorStatus, Timing, Timing]:
        """Status, timing since the launch, timing since the last fence waited for was signaled.

        GENERAL_FAILURE before the execution is complete.
        """


# --- bursts ----------------------------------------------------------------------------------


class IBurstRequestChannel(ABC):
    """The driver's end of the queue of request packets (a fast message queue in HIDL).

    Packets are laid out as :mod:`nnhal.burst_packets` says, and come as a client has written them:
    whether they are well formed is for the driver to check.
    """

    @property
    @abstractmethod
    def capacity(self) -> int:
        """The longest packet, in datums."""

    @abstractmethod
    def listen(self, consumer: Callable[[bytes], None]) -> None:
        """Have ``consumer`` called with each packet, one at a time, until the burst is dropped."""


class IBurstResultChannel(ABC):
    """The driver's end of the queue of result packets."""

    @property
    @abstractmethod
    def capacity(self) -> int:
        """The longest packet, in datums."""

    @abstractmethod
    def send(self, packet: bytes) -> bool:
        """Answer the packet that the consumer has last been called with; once a packet.

        False when the answer is too long for the channel: it then must be an error result.
        """


class IBurstCallback(ABC):
    """The client's answers about memory slots."""

    @abstractmethod
    def get_memories(self, slots: Sequence[int]) -> tuple[ErrorStatus, Sequence[Memory]]:
        """The memories in ``slots``, in order; INVALID_ARGUMENT for a slot that is not in use."""


class IBurstContext(ABC):
    """A burst, as the client holds it. Dropping it ends the burst."""

    @abstractmethod
    def free_memory(self, slot: int) -> None:
        """Forget the memory of ``slot``. An unknown slot is harmless."""


class BurstChannels(msgspec.Struct, frozen=True):
    """Both queues of a burst."""

    request: IBurstRequestChannel
    result: IBurstResultChannel


# --- prepared models -------------------------------------------------------------------------


class ExecutionOptions(msgspec.Struct, frozen=True):
    """Options of an execution by HAL 1.3."""

    measure: MeasureTiming = MeasureTiming.NO
    deadline_ns: int | None = None
    loop_timeout_ns: int | None = None


class FencedOptions(ExecutionOptions, frozen=True):
    """Options of a fenced execution. ``duration_ns`` limits the time after ``wait_for``.

    None within ``wait_for`` is an empty handle, which is invalid.
    """

    wait_for: Sequence[Fence | None] = ()
    duration_ns: int | None = None


FencedResult: TypeAlias = tuple[ErrorStatus, "Fence | None", IFencedExecutionCallback | None]


class IPreparedModel(ABC):  # noqa: B024 - the methods are those of its versions
    """A prepared model of any version."""


class IPreparedModelV1_0(IPreparedModel):
    """A model ready for any number of executions, several at the same time.

    A driver must not keep the object itself alive: a client frees it by dropping it.
    """

    @abstractmethod
    def execute(self, request: RequestV1_0, callback: IExecutionCallbackV1_0) -> ErrorStatus:
        """Launch an asynchronous execution; an invalid request is reported in both places."""


class IPreparedModelV1_2(IPreparedModelV1_0):
    @abstractmethod
    def execute_1_2(
        self, request: RequestV1_0, measure: MeasureTiming, callback: IExecutionCallbackV1_2
    ) -> ErrorStatus: ...

    @abstractmethod
    def execute_synchronously(
        self, request: RequestV1_0, measure: MeasureTiming
    ) -> SynchronousResult:
        """Output shapes: empty or all with NONE, all with OUTPUT_INSUFFICIENT_SIZE, else empty."""

    @abstractmethod
    def configure_execution_burst(
        self, callback: IBurstCallback, channels: BurstChannels
    ) -> tuple[ErrorStatus, IBurstContext | None]: ...


class IPreparedModelV1_3(IPreparedModelV1_2):
    @abstractmethod
    def execute_1_3(
        self, request: Request, options: ExecutionOptions, callback: IExecutionCallbackV1_3
    ) -> ErrorStatus: ...

    @abstractmethod
    def execute_synchronously_1_3(
        self, request: Request, options: ExecutionOptions
    ) -> SynchronousResult: ...

    @abstractmethod
    def execute_fenced(self, request: Request, options: FencedOptions) -> FencedResult:
        """Launch an execution that starts when all of ``options.wait_for`` are signaled.

        The fences belong to the caller, the returned one too; None instead of it means that the
        execution is complete.
        """


# --- devices ---------------------------------------------------------------------------------


class BufferRoles(msgspec.Struct, frozen=True):
    """Roles that a device memory is allocated for, and the dimensions known of it."""

    desc: BufferDesc
    prepared_models: Sequence[IPreparedModel]
    input_roles: Sequence[BufferRole] = ()
    output_roles: Sequence[BufferRole] = ()


AllocationResult: TypeAlias = tuple[ErrorStatus, "IBuffer | None", int]


class IDevice(ABC):  # noqa: B024 - the methods are those of its versions
    """A device of any version."""


class IDeviceV1_0(IDevice):
    @abstractmethod
    def get_capabilities(self) -> tuple[ErrorStatus, CapabilitiesV1_0]: ...

    @abstractmethod
    def get_supported_operations(self, model: ModelV1_0) -> tuple[ErrorStatus, Sequence[bool]]: ...

    @abstractmethod
    def prepare_model(
        self, model: ModelV1_0, callback: IPreparedModelCallbackV1_0
    ) -> ErrorStatus: ...

    @abstractmethod
    def get_status(self) -> DeviceStatus: ...


class IDeviceV1_1(IDeviceV1_0):
    @abstractmethod
    def get_capabilities_1_1(self) -> tuple[ErrorStatus, CapabilitiesV1_1]: ...

    @abstractmethod
    def get_supported_operations_1_1(
        self, model: ModelV1_1
    ) -> tuple[ErrorStatus, Sequence[bool]]: ...

    @abstractmethod
    def prepare_model_1_1(
        self,
        model: ModelV1_1,
        preference: ExecutionPreference,
        callback: IPreparedModelCallbackV1_0,
    ) -> ErrorStatus: ...


class IDeviceV1_2(IDeviceV1_1):
    @abstractmethod
    def get_version_string(self) -> tuple[ErrorStatus, str]: ...

    @abstractmethod
    def get_type(self) -> tuple[ErrorStatus, DeviceType]: ...

    @abstractmethod
    def get_supported_extensions(self) -> tuple[ErrorStatus, Sequence[Extension]]: ...

    @abstractmethod
    def get_number_of_cache_files_needed(self) -> tuple[ErrorStatus, int, int]:
        """Status, number of model cache files, number of data cache files; 0 and 0: no caching."""

    @abstractmethod
    def get_capabilities_1_2(self) -> tuple[ErrorStatus, CapabilitiesV1_2]: ...

    @abstractmethod
    def get_supported_operations_1_2(
        self, model: ModelV1_2
    ) -> tuple[ErrorStatus, Sequence[bool]]: ...

    @abstractmethod
    def prepare_model_1_2(
        self,
        model: ModelV1_2,
        preference: ExecutionPreference,
        cache: CacheHandles,
        callback: IPreparedModelCallbackV1_2,
    ) -> ErrorStatus: ...

    @abstractmethod
    def prepare_model_from_cache(
        self, cache: CacheHandles, callback: IPreparedModelCallbackV1_2
    ) -> ErrorStatus: ...


class IDeviceV1_3(IDeviceV1_2):
    @abstractmethod
    def get_capabilities_1_3(self) -> tuple[ErrorStatus, Capabilities]: ...

    @abstractmethod
    def get_supported_operations_1_3(self, model: Model) -> tuple[ErrorStatus, Sequence[bool]]: ...

    @abstractmethod
    def prepare_model_1_3(
        self, model: Model, config: PrepareModelConfigV1_3, callback: IPreparedModelCallbackV1_3
    ) -> ErrorStatus: ...

    @abstractmethod
    def prepare_model_from_cache_1_3(
        self, deadline_ns: int | None, cache: CacheHandles, callback: IPreparedModelCallbackV1_3
    ) -> ErrorStatus: ...

    @abstractmethod
    def allocate(self, wanted: BufferRoles) -> AllocationResult:
        """Status, the buffer, and the token that stands for it in requests (0 unless NONE)."""


class IBuffer(ABC):
    """A device memory. Dropping it frees the memory and its token."""

    @abstractmethod
    def copy_to(self, memory: Memory) -> ErrorStatus:
        """Copy the content to ``memory``, which has the buffer's size."""

    @abstractmethod
    def copy_from(self, memory: Memory, dimensions: Sequence[int]) -> ErrorStatus:
        """Take on the content of ``memory``; ``dimensions`` may be empty when they are known."""


# --- the AIDL interface ----------------------------------------------------------------------

SynchronousResultAidl: TypeAlias = tuple[ErrorStatus, ExecutionResultAidl | None]
"""Too small an output is no failure here: NONE, with ``output_sufficient_size`` false."""


class IPreparedModelCallbackAidl(ABC):
    """Receives the outcome of a preparation, exactly once; without a model unless NONE."""

    @abstractmethod
    def notify(self, status: ErrorStatus, prepared_model: IPreparedModelAidl | None) -> None: ...


class IFencedExecutionCallbackAidl(ABC):
    """Callback that a client queries after the sync fence of a fenced execution."""

    @abstractmethod
    def get_execution_info(self) -> tuple[ErrorStatus, TimingNs, TimingNs]:
        """Answer like :meth:`IFencedExecutionCallback.get_execution_info`, in nanoseconds."""


FencedResultAidl: TypeAlias = tuple[
    ErrorStatus, "Fence | None", "IFencedExecutionCallbackAidl | None"
]


class IBurstAidl(ABC):
    """A burst, as the client holds it: one execution at a time."""

    @abstractmethod
    def execute_synchronously(
        self,
        request: Request,
        memory_identifier_tokens: Sequence[int],
        measure_timing: bool,
        deadline_ns: int,
        loop_timeout_duration_ns: int,
    ) -> SynchronousResultAidl:
        """``memory_identifier_tokens`` names the request's pools, each by a number >= 0 that the
        driver may know it again by, or -1.
        """

    @abstractmethod
    def release_memory_resource(self, memory_identifier_token: int) -> ErrorStatus:
        """Forget the memory of this name. INVALID_ARGUMENT for a negative one."""


class IBurstAidlV4(IBurstAidl):
    @abstractmethod
    def execute_synchronously_with_config(
        self,
        request: Request,
        memory_identifier_tokens: Sequence[int],
        config: ExecutionConfig,
        deadline_ns: int,
    ) -> SynchronousResultAidl: ...


class IExecutionAidl(ABC):
    """An execution that can be run again and again, one at a time (AIDL 4)."""

    @abstractmethod
    def execute_synchronously(self, deadline_ns: int) -> SynchronousResultAidl: ...

    @abstractmethod
    def execute_fenced(
        self, wait_for: Sequence[Fence], deadline_ns: int, duration_ns: int
    ) -> FencedResultAidl: ...


class IPreparedModelAidl(IPreparedModel):
    """A model ready for any number of executions; AIDL 1 to 3."""

    @abstractmethod
    def execute_synchronously(
        self,
        request: Request,
        measure_timing: bool,
        deadline_ns: int,
        loop_timeout_duration_ns: int,
    ) -> SynchronousResultAidl: ...

    @abstractmethod
    def execute_fenced(
        self,
        request: Request,
        wait_for: Sequence[Fence],
        measure_timing: bool,
        deadline_ns: int,
        loop_timeout_duration_ns: int,
        duration_ns: int,
    ) -> FencedResultAidl:
        """Execute like :meth:`IPreparedModelV1_3.execute_fenced`."""

    @abstractmethod
    def configure_execution_burst(self) -> tuple[ErrorStatus, IBurstAidl | None]: ...


class IPreparedModelAidlV4(IPreparedModelAidl):
    @abstractmethod
    def create_reusable_execution(
        self, request: Request, config: ExecutionConfig
    ) -> tuple[ErrorStatus, IExecutionAidl | None]: ...

    @abstractmethod
    def execute_synchronously_with_config(
        self, request: Request, config: ExecutionConfig, deadline_ns: int
    ) -> SynchronousResultAidl: ...

    @abstractmethod
    def execute_fenced_with_config(
        self,
        request: Request,
        wait_for: Sequence[Fence],
        config: ExecutionConfig,
        deadline_ns: int,
        duration_ns: int,
    ) -> FencedResultAidl: ...


class IDeviceAidl(IDevice):
    """A device of AIDL 1 to 3, which differ in their operations only."""

    @abstractmethod
    def get_interface_version(self) -> int:
        """1 to 4; AIDL generates this method for every interface."""

    @abstractmethod
    def get_capabilities(self) -> tuple[ErrorStatus, Capabilities]: ...

    @abstractmethod
    def get_number_of_cache_files_needed(self) -> tuple[ErrorStatus, int, int]: ...

    @abstractmethod
    def get_supported_extensions(self) -> tuple[ErrorStatus, Sequence[Extension]]: ...

    @abstractmethod
    def get_supported_operations(self, model: Model) -> tuple[ErrorStatus, Sequence[bool]]: ...

    @abstractmethod
    def get_type(self) -> tuple[ErrorStatus, DeviceType]: ...

    @abstractmethod
    def get_version_string(self) -> tuple[ErrorStatus, str]: ...

    @abstractmethod
    def prepare_model(
        self, model: Model, config: PrepareModelConfig, callback: IPreparedModelCallbackAidl
    ) -> ErrorStatus: ...

    @abstractmethod
    def prepare_model_from_cache(
        self, deadline_ns: int, cache: CacheHandles, callback: IPreparedModelCallbackAidl
    ) -> ErrorStatus: ...

    @abstractmethod
    def allocate(self, wanted: BufferRoles) -> AllocationResult:
        """Allocate like :meth:`IDeviceV1_3.allocate`."""


class IDeviceAidlV4(IDeviceAidl):
    @abstractmethod
    def prepare_model_with_config(
        self, model: Model, config: PrepareModelConfig, callback: IPreparedModelCallbackAidl
    ) -> ErrorStatus: ...
