"""The interfaces of the HAL as a table: what a driver's process and its client can call.

A new version of the HAL is more lines here; InterfaceTable makes dispatch and proxies of them.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from nnhal import interfaces as hal
from nnhal.memory import Memory
from nnhal.service.hal.burst import REQUEST_CHANNEL, RESULT_CHANNEL
from nnhal.service.hal.callbacks import fail
from nnhal.service.hal.kinds import FENCE, FENCES, HANDLES, MEMORIES, PrepareConfig
from nnhal.service.hal.shared_objects import SHARED_OBJECTS, message_of
from nnhal.service.rpc.interface_table import InterfaceTable
from nnhal.service.rpc.kinds import Code, Given, KnownObjects, Plain, Shared
from nnhal.service.rpc.method import Interface, Method
from nnhal.service.rpc.session import ISession
from nnhal.types import (
    BufferDesc,
    BufferRole,
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
    Priority,
    Request,
    RequestV1_0,
    Timing,
    TimingNs,
)

__all__ = ["TABLE"]

_STATUS: Final = Code(ErrorStatus)
_MEASURE: Final = Code(MeasureTiming)
_PREFERENCE: Final = Code(ExecutionPreference)
_NUMBER: Final = Plain(int)
_NUMBERS: Final = Plain(tuple[int, ...])
_TEXT: Final = Plain(str)
_LIMIT_NS: Final = Plain(int | None)
_TOKEN: Final = Plain(bytes)
_ANSWERS: Final = Plain(tuple[bool, ...])
_SHAPES: Final = Plain(tuple[OutputShape, ...])
_TIMING: Final = Plain(Timing)
_ROLES: Final = Plain(tuple[BufferRole, ...])

_REQUEST: Final = Shared(Request)
_REQUEST_V1_0: Final = Shared(RequestV1_0)
_MEMORY: Final = Shared(Memory)

_PREPARED_MODEL: Final = Given(hal.IPreparedModelV1_0)
_PREPARED_MODELS: Final = KnownObjects(hal.IPreparedModelV1_0)
_NOTIFY_PREPARED: Final = (_STATUS, _PREPARED_MODEL)
_OUTCOME: Final = (_STATUS, _SHAPES, _TIMING)
_CACHE: Final = (HANDLES, HANDLES, _TOKEN)

_YES_OR_NO: Final = Plain(bool)
_CONFIG: Final = Plain(ExecutionConfig)
_PREPARE_CONFIG: Final = PrepareConfig()
_RESULT_AIDL: Final = (_STATUS, Plain(ExecutionResultAidl | None))
_TIMING_NS: Final = Plain(TimingNs)
_FENCED_AIDL: Final = (_STATUS, FENCE, Given(hal.IFencedExecutionCallbackAidl))
_PREPARED_AIDL: Final = Given(hal.IPreparedModelCallbackAidl)


_INTERFACES: Final[Sequence[Interface]] = (
    Interface(
        ISession,
        Method("release", ()),
        Method("share", (SHARED_OBJECTS,)),
        Method("abandon", (_NUMBER, _STATUS, _TEXT)),
        Method("settle", ()),
    ),
    Interface(
        hal.IPreparedModelCallbackV1_0,
        Method("notify", _NOTIFY_PREPARED, notification=True),
    ),
    Interface(
        hal.IPreparedModelCallbackV1_2,
        Method("notify_1_2", _NOTIFY_PREPARED, notification=True),
    ),
    Interface(
        hal.IPreparedModelCallbackV1_3,
        Method("notify_1_3", _NOTIFY_PREPARED, notification=True),
    ),
    Interface(
        hal.IExecutionCallbackV1_0,
        Method("notify", (_STATUS,), notification=True),
    ),
    Interface(
        hal.IExecutionCallbackV1_2,
        Method("notify_1_2", _OUTCOME, notification=True),
    ),
    Interface(
        hal.IExecutionCallbackV1_3,
        Method("notify_1_3", _OUTCOME, notification=True),
    ),
    Interface(
        hal.IFencedExecutionCallback,
        Method("get_execution_info", (), (_STATUS, _TIMING, _TIMING)),
    ),
    Interface(
        hal.IBurstCallback,
        Method("get_memories", (_NUMBERS,), (_STATUS, MEMORIES)),
    ),
    Interface(
        hal.IBurstContext,
        Method("free_memory", (_NUMBER,), later=True),
    ),
    Interface(
        hal.IPreparedModelV1_0,
        Method("execute", (_REQUEST_V1_0, Given(hal.IExecutionCallbackV1_0)), (_STATUS,)),
    ),
    Interface(
        hal.IPreparedModelV1_2,
        Method(
            "execute_1_2",
            (_REQUEST_V1_0, _MEASURE, Given(hal.IExecutionCallbackV1_2)),
            (_STATUS,),
        ),
        Method("execute_synchronously", (_REQUEST_V1_0, _MEASURE), _OUTCOME),
        Method(
            "configure_execution_burst",
            (Given(hal.IBurstCallback), REQUEST_CHANNEL, RESULT_CHANNEL),
            (_STATUS, Given(hal.IBurstContext)),
        ),
    ),
    Interface(
        hal.IPreparedModelV1_3,
        Method(
            "execute_1_3",
            (_REQUEST, _MEASURE, _LIMIT_NS, _LIMIT_NS, Given(hal.IExecutionCallbackV1_3)),
            (_STATUS,),
        ),
        Method("execute_synchronously_1_3", (_REQUEST, _MEASURE, _LIMIT_NS, _LIMIT_NS), _OUTCOME),
        Method(
            "execute_fenced",
            (_REQUEST, FENCES, _MEASURE, _LIMIT_NS, _LIMIT_NS, _LIMIT_NS),
            (_STATUS, FENCE, Given(hal.IFencedExecutionCallback)),
        ),
    ),
    Interface(
        hal.IBuffer,
        Method("copy_to", (_MEMORY,), (_STATUS,)),
        Method("copy_from", (_MEMORY, _NUMBERS), (_STATUS,)),
    ),
    Interface(
        hal.IDeviceV1_0,
        Method("get_capabilities", (), (_STATUS, Plain(CapabilitiesV1_0))),
        Method("get_supported_operations", (Shared(ModelV1_0),), (_STATUS, _ANSWERS)),
        Method(
            "prepare_model",
            (Shared(ModelV1_0), Given(hal.IPreparedModelCallbackV1_0)),
            (_STATUS,),
        ),
        Method("get_status", (), (Code(DeviceStatus),)),
    ),
    Interface(
        hal.IDeviceV1_1,
        Method("get_capabilities_1_1", (), (_STATUS, Plain(CapabilitiesV1_1))),
        Method("get_supported_operations_1_1", (Shared(ModelV1_1),), (_STATUS, _ANSWERS)),
        Method(
            "prepare_model_1_1",
            (Shared(ModelV1_1), _PREFERENCE, Given(hal.IPreparedModelCallbackV1_0)),
            (_STATUS,),
        ),
    ),
    Interface(
        hal.IDeviceV1_2,
        Method("get_version_string", (), (_STATUS, _TEXT)),
        Method("get_type", (), (_STATUS, Code(DeviceType))),
        Method("get_supported_extensions", (), (_STATUS, Plain(tuple[Extension, ...]))),
        Method("get_number_of_cache_files_needed", (), (_STATUS, _NUMBER, _NUMBER)),
        Method("get_capabilities_1_2", (), (_STATUS, Plain(CapabilitiesV1_2))),
        Method("get_supported_operations_1_2", (Shared(ModelV1_2),), (_STATUS, _ANSWERS)),
        Method(
            "prepare_model_1_2",
            (Shared(ModelV1_2), _PREFERENCE, *_CACHE, Given(hal.IPreparedModelCallbackV1_2)),
            (_STATUS,),
        ),
        Method(
            "prepare_model_from_cache",
            (*_CACHE, Given(hal.IPreparedModelCallbackV1_2)),
            (_STATUS,),
        ),
    ),
    Interface(
        hal.IDeviceV1_3,
        Method("get_capabilities_1_3", (), (_STATUS, Plain(Capabilities))),
        Method("get_supported_operations_1_3", (Shared(Model),), (_STATUS, _ANSWERS)),
        Method(
            "prepare_model_1_3",
            (
                Shared(Model),
                _PREFERENCE,
                Code(Priority),
                _LIMIT_NS,
                *_CACHE,
                Given(hal.IPreparedModelCallbackV1_3),
            ),
            (_STATUS,),
        ),
        Method(
            "prepare_model_from_cache_1_3",
            (_LIMIT_NS, *_CACHE, Given(hal.IPreparedModelCallbackV1_3)),
            (_STATUS,),
        ),
        Method(
            "allocate",
            (Plain(BufferDesc), _PREPARED_MODELS, _ROLES, _ROLES),
            (_STATUS, Given(hal.IBuffer), _NUMBER),
        ),
    ),
    Interface(
        hal.IPreparedModelCallbackAidl,
        Method("notify", (_STATUS, Given(hal.IPreparedModelAidl)), notification=True),
    ),
    Interface(
        hal.IFencedExecutionCallbackAidl,
        Method("get_execution_info", (), (_STATUS, _TIMING_NS, _TIMING_NS)),
    ),
    Interface(
        hal.IBurstAidl,
        Method(
            "execute_synchronously",
            (_REQUEST, _NUMBERS, _YES_OR_NO, _NUMBER, _NUMBER),
            _RESULT_AIDL,
        ),
        Method("release_memory_resource", (_NUMBER,), (_STATUS,)),
    ),
    Interface(
        hal.IBurstAidlV4,
        Method(
            "execute_synchronously_with_config",
            (_REQUEST, _NUMBERS, _CONFIG, _NUMBER),
            _RESULT_AIDL,
        ),
    ),
    Interface(
        hal.IExecutionAidl,
        Method("execute_synchronously", (_NUMBER,), _RESULT_AIDL),
        Method("execute_fenced", (FENCES, _NUMBER, _NUMBER), _FENCED_AIDL),
    ),
    Interface(
        hal.IPreparedModelAidl,
        Method("execute_synchronously", (_REQUEST, _YES_OR_NO, _NUMBER, _NUMBER), _RESULT_AIDL),
        Method(
            "execute_fenced",
            (_REQUEST, FENCES, _YES_OR_NO, _NUMBER, _NUMBER, _NUMBER),
            _FENCED_AIDL,
        ),
        Method("configure_execution_burst", (), (_STATUS, Given(hal.IBurstAidl))),
    ),
    Interface(
        hal.IPreparedModelAidlV4,
        Method(
            "create_reusable_execution", (_REQUEST, _CONFIG), (_STATUS, Given(hal.IExecutionAidl))
        ),
        Method("execute_synchronously_with_config", (_REQUEST, _CONFIG, _NUMBER), _RESULT_AIDL),
        Method(
            "execute_fenced_with_config",
            (_REQUEST, FENCES, _CONFIG, _NUMBER, _NUMBER),
            _FENCED_AIDL,
        ),
    ),
    Interface(
        hal.IDeviceAidl,
        Method("get_interface_version", (), (_NUMBER,)),
        Method("get_capabilities", (), (_STATUS, Plain(Capabilities))),
        Method("get_number_of_cache_files_needed", (), (_STATUS, _NUMBER, _NUMBER)),
        Method("get_supported_extensions", (), (_STATUS, Plain(tuple[Extension, ...]))),
        Method("get_supported_operations", (Shared(Model),), (_STATUS, _ANSWERS)),
        Method("get_type", (), (_STATUS, Code(DeviceType))),
        Method("get_version_string", (), (_STATUS, _TEXT)),
        Method(
            "prepare_model",
            (Shared(Model), _PREFERENCE, Code(Priority), _NUMBER, *_CACHE, _PREPARED_AIDL),
            (_STATUS,),
        ),
        Method("prepare_model_from_cache", (_NUMBER, *_CACHE, _PREPARED_AIDL), (_STATUS,)),
        Method(
            "allocate",
            (Plain(BufferDesc), KnownObjects(hal.IPreparedModelAidl), _ROLES, _ROLES),
            (_STATUS, Given(hal.IBuffer), _NUMBER),
        ),
    ),
    Interface(
        hal.IDeviceAidlV4,
        Method(
            "prepare_model_with_config",
            (Shared(Model), _PREPARE_CONFIG, _PREPARED_AIDL),
            (_STATUS,),
        ),
    ),
)


TABLE: Final = InterfaceTable(_INTERFACES, message_of=message_of, fail=fail)
