"""The calls of IDevice that take a model: a row of a table for each way to prepare one."""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping, Sequence
from typing import Any, Final, NamedTuple

from nnhal.client.aidl_numbers import aidl_config, boottime
from nnhal.client.guard import guarded
from nnhal.device import Device
from nnhal.types import (
    NO_CACHE,
    CacheHandles,
    ErrorStatus,
    ExecutionPreference,
    HalVersion,
    Model,
    PrepareModelConfigV1_3,
    Priority,
)
from nnhal.versions import AnyModel
from vts.raw.answer import Preparation
from vts.raw.callbacks import CallbackLog, PreparationRecorder
from vts.raw.loaded_device import LoadedDevice
from vts.raw.model_of_version import in_words_of

__all__ = [
    "CALLBACK_LIMIT_S",
    "RawDevice",
    "raw_device",
    "raw_devices",
]

CALLBACK_LIMIT_S: Final = 60.0
"""Time limit for a driver to call back, where the run has no limit of its own."""

_Arguments = Callable[[PrepareModelConfigV1_3], tuple[Any, ...]]


class _Calls(NamedTuple):
    """The names of the calls, and their arguments between the model and the callback."""

    support: str
    prepare: str
    prepared_with: _Arguments
    load: str = ""
    loaded_with: _Arguments = lambda config: (config.cache,)


class RawDevice:
    """A driver's IDevice of one version. Make one for each test.

    Models are given as they are: in the words of :attr:`version`, valid or not. HalError is
    raised for exceptions out of a call only; statuses are answers.
    """

    cache_call: Final = "prepareModelFromCache"
    """The name of the call that :meth:`prepare_from_cache` makes."""

    def __init__(self, device: Device, version: HalVersion, way: int = 0) -> None:
        self.device = device
        self.version = version
        self.driver: Any = device.driver
        """The interface itself."""
        self.callbacks = CallbackLog()
        limit_s = device.callback_timeout_s
        self.limit_s = CALLBACK_LIMIT_S if limit_s is None else limit_s
        self._calls = _WAYS[version][way]
        self.supported_call = _title(self._calls.support)
        """HIDL's name of the call that :meth:`supported_operations` makes."""
        self.prepare_call = _title(self._calls.prepare)
        """HIDL's name of the call that :meth:`prepare` makes."""

    def words(self, model: Model) -> AnyModel:
        """``model`` in the words of this version, unchecked."""
        return in_words_of(self.version, model)

    def supported_operations(self, model: AnyModel) -> tuple[ErrorStatus, Sequence[bool]]:
        """The answer of getSupportedOperations."""
        with guarded(self.supported_call):
            status, supported = getattr(self.driver, self._calls.support)(model)
            return status, supported

    def prepare(
        self,
        model: AnyModel,
        preference: int = ExecutionPreference.FAST_SINGLE_ANSWER,
        priority: int = Priority.MEDIUM,
        deadline_ns: int | None = None,
        cache: CacheHandles = NO_CACHE,
    ) -> Preparation:
        """The answer of prepareModel, by default without caches, which HAL 1.2 has brought.

        For a :class:`LoadedDevice`, what comes back from a cache then. Raises NoAnswer when the
        driver does not call back, and Failed when it does not although the call has failed.
        """
        if cache is NO_CACHE and isinstance(self.device, LoadedDevice):
            return self.device.comes_back(self, model, preference, priority, deadline_ns)
        callback = PreparationRecorder(self.prepare_call, self.callbacks)
        with guarded(self.prepare_call):
            wishes: tuple[Any, Any] = preference, priority  # right or wrong
            arguments = self.prepared_with(PrepareModelConfigV1_3(*wishes, deadline_ns, cache))
            launch = getattr(self.driver, self._calls.prepare)(model, *arguments, callback)
        return Preparation(launch, *callback.wait(launch, self.limit_s))

    def prepare_from_cache(
        self, cache: CacheHandles, deadline_ns: int | None = None
    ) -> Preparation:
        """The answer of prepareModelFromCache. Raises NoAnswer and Failed as :meth:`prepare`."""
        callback = PreparationRecorder(self.cache_call, self.callbacks)
        with guarded(self.cache_call):
            arguments = self._calls.loaded_with(
                PrepareModelConfigV1_3(deadline_ns=deadline_ns, cache=cache)
            )
            launch = getattr(self.driver, self._calls.load)(*arguments, callback)
        return Preparation(launch, *callback.wait(launch, self.limit_s))

    def prepared_with(self, config: PrepareModelConfigV1_3) -> tuple[Any, ...]:
        """Return what :meth:`prepare` passes between the model and the callback."""
        return self._calls.prepared_with(config)


def raw_device(device: Device, version: HalVersion | None = None) -> RawDevice:
    """The interface of ``version`` of a driver, by default the newest that it has.

    A driver of HIDL has the older versions of it too.
    """
    return raw_devices(device, version)[0]


def raw_devices(device: Device, version: HalVersion | None = None) -> tuple[RawDevice, ...]:
    """The same, once for each way to prepare a model that it has."""
    version = version or device.hal_version
    return tuple(RawDevice(device, version, way) for way in range(len(_WAYS[version])))


def _title(name: str) -> str:
    """HIDL's spelling of a call."""
    return re.sub("_([a-z])", lambda letter: letter[1].upper(), name)


_AIDL: Final = _Calls(
    "get_supported_operations",
    "prepare_model",
    lambda config: (aidl_config(config),),
    "prepare_model_from_cache",
    lambda config: (boottime(config.deadline_ns), config.cache),
)

_WAYS: Final[Mapping[HalVersion, Sequence[_Calls]]] = {
    HalVersion.V1_0: (_Calls("get_supported_operations", "prepare_model", lambda config: ()),),
    HalVersion.V1_1: (
        _Calls(
            "get_supported_operations_1_1",
            "prepare_model_1_1",
            lambda config: (config.preference,),
        ),
    ),
    HalVersion.V1_2: (
        _Calls(
            "get_supported_operations_1_2",
            "prepare_model_1_2",
            lambda config: (config.preference, config.cache),
            "prepare_model_from_cache",
        ),
    ),
    HalVersion.V1_3: (
        _Calls(
            "get_supported_operations_1_3",
            "prepare_model_1_3",
            lambda config: (config,),
            "prepare_model_from_cache_1_3",
            lambda config: (config.deadline_ns, config.cache),
        ),
    ),
    HalVersion.AIDL_V1: (_AIDL,),
    HalVersion.AIDL_V2: (_AIDL,),
    HalVersion.AIDL_V3: (_AIDL,),
    HalVersion.AIDL_V4: (_AIDL, _AIDL._replace(prepare="prepare_model_with_config")),
}
"""The ways to prepare a model, by version."""
