"""The calls of IDevice that take a model: one class a version, found by the version.

A version to come is a class more.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Sequence
from typing import Any, ClassVar, Final

from nnhal.client.guard import guarded
from nnhal.device import Device
from nnhal.types import (
    ErrorStatus,
    ExecutionPreference,
    HalVersion,
    Model,
    Priority,
)
from nnhal.versions import AnyModel
from vts.raw.answer import Preparation
from vts.raw.cache_arguments import NO_CACHE, CacheArguments
from vts.raw.callbacks import CallbackLog, PreparationRecorder
from vts.raw.loaded_device import LoadedDevice
from vts.raw.model_of_version import in_words_of

__all__ = [
    "CALLBACK_LIMIT_S",
    "RawDevice",
]

CALLBACK_LIMIT_S: Final = 60.0
"""Time limit for a driver to call back, where the run has no limit of its own."""


class RawDevice(ABC):
    """A driver's IDevice of one version. Make one for each test.

    Models are given as they are: in the words of :attr:`version`, valid or not. HalError is
    raised for exceptions out of a call only; statuses are answers.
    """

    version: HalVersion
    supported_call: ClassVar[str]
    """HIDL's name of the call that :meth:`supported_operations` makes."""
    prepare_call: ClassVar[str]
    """HIDL's name of the call that :meth:`prepare` makes."""
    cache_call: ClassVar[str] = "prepareModelFromCache"
    """The name of the call that :meth:`prepare_from_cache` makes."""

    def __init__(self, device: Device) -> None:
        self.device = device
        self.driver: Any = device.driver
        """The interface itself."""
        self.callbacks = CallbackLog()
        limit_s = device.callback_timeout_s
        self.limit_s = CALLBACK_LIMIT_S if limit_s is None else limit_s

    def words(self, model: Model) -> AnyModel:
        """``model`` in the words of this version, unchecked."""
        return in_words_of(self.version, model)

    def supported_operations(self, model: AnyModel) -> tuple[ErrorStatus, Sequence[bool]]:
        """The answer of getSupportedOperations."""
        with guarded(self.supported_call):
            status, supported = self._supported_operations(model)
            return status, supported

    def prepare(
        self,
        model: AnyModel,
        preference: int = ExecutionPreference.FAST_SINGLE_ANSWER,
        priority: int = Priority.MEDIUM,
        deadline_ns: int | None = None,
        cache: CacheArguments = NO_CACHE,
    ) -> Preparation:
        """The answer of prepareModel, by default without caches, which HAL 1.2 has brought.

        For a :class:`LoadedDevice`, what comes back from a cache then. Raises NoAnswer when the
        driver does not call back, and Failed when it does not although the call has failed.
        """
        if cache is NO_CACHE and isinstance(self.device, LoadedDevice):
            return self.device.comes_back(self, model, preference, priority, deadline_ns)
        callback = PreparationRecorder(self.prepare_call, self.callbacks)
        with guarded(self.prepare_call):
            launch = self._prepare(model, preference, priority, deadline_ns, cache, callback)
        return Preparation(launch, *callback.wait(launch, self.limit_s))

    def prepare_from_cache(
        self, cache: CacheArguments, deadline_ns: int | None = None
    ) -> Preparation:
        """The answer of prepareModelFromCache. Raises NoAnswer and Failed as :meth:`prepare`."""
        callback = PreparationRecorder(self.cache_call, self.callbacks)
        with guarded(self.cache_call):
            launch = self._prepare_from_cache(deadline_ns, cache, callback)
        return Preparation(launch, *callback.wait(launch, self.limit_s))

    @abstractmethod
    def _supported_operations(self, model: Any) -> tuple[ErrorStatus, Sequence[bool]]: ...

    @abstractmethod
    def _prepare(
        self,
        model: Any,
        preference: int,
        priority: int,
        deadline_ns: int | None,
        cache: CacheArguments,
        callback: PreparationRecorder,
    ) -> ErrorStatus: ...

    def _prepare_from_cache(
        self, deadline_ns: int | None, cache: CacheArguments, callback: PreparationRecorder
    ) -> ErrorStatus:
        raise NotImplementedError(f"HAL {self.version} has no compilation caching")


class _RawV1_0(RawDevice):
    version = HalVersion.V1_0
    supported_call = "getSupportedOperations"
    prepare_call = "prepareModel"

    def _supported_operations(self, model: Any) -> tuple[ErrorStatus, Sequence[bool]]:
        return self.driver.get_supported_operations(model)  # type: ignore[no-any-return]

    def _prepare(
        self,
        model: Any,
        preference: int,
        priority: int,
        deadline_ns: int | None,
        cache: CacheArguments,
        callback: PreparationRecorder,
    ) -> ErrorStatus:
        return self.driver.prepare_model(model, callback)  # type: ignore[no-any-return]


class _RawV1_1(RawDevice):
    version = HalVersion.V1_1
    supported_call = "getSupportedOperations_1_1"
    prepare_call = "prepareModel_1_1"

    def _supported_operations(self, model: Any) -> tuple[ErrorStatus, Sequence[bool]]:
        return self.driver.get_supported_operations_1_1(model)  # type: ignore[no-any-return]

    def _prepare(
        self,
        model: Any,
        preference: int,
        priority: int,
        deadline_ns: int | None,
        cache: CacheArguments,
        callback: PreparationRecorder,
    ) -> ErrorStatus:
        return self.driver.prepare_model_1_1(  # type: ignore[no-any-return]
            model, preference, callback
        )


class _RawV1_2(RawDevice):
    version = HalVersion.V1_2
    supported_call = "getSupportedOperations_1_2"
    prepare_call = "prepareModel_1_2"

    def _supported_operations(self, model: Any) -> tuple[ErrorStatus, Sequence[bool]]:
        return self.driver.get_supported_operations_1_2(model)  # type: ignore[no-any-return]

    def _prepare(
        self,
        model: Any,
        preference: int,
        priority: int,
        deadline_ns: int | None,
        cache: CacheArguments,
        callback: PreparationRecorder,
    ) -> ErrorStatus:
        return self.driver.prepare_model_1_2(  # type: ignore[no-any-return]
            model, preference, *cache, callback
        )

    def _prepare_from_cache(
        self, deadline_ns: int | None, cache: CacheArguments, callback: PreparationRecorder
    ) -> ErrorStatus:
        return self.driver.prepare_model_from_cache(*cache, callback)  # type: ignore[no-any-return]


class _RawV1_3(RawDevice):
    version = HalVersion.V1_3
    supported_call = "getSupportedOperations_1_3"
    prepare_call = "prepareModel_1_3"

    def _supported_operations(self, model: Any) -> tuple[ErrorStatus, Sequence[bool]]:
        return self.driver.get_supported_operations_1_3(model)  # type: ignore[no-any-return]

    def _prepare(
        self,
        model: Any,
        preference: int,
        priority: int,
        deadline_ns: int | None,
        cache: CacheArguments,
        callback: PreparationRecorder,
    ) -> ErrorStatus:
        return self.driver.prepare_model_1_3(  # type: ignore[no-any-return]
            model, preference, priority, deadline_ns, *cache, callback
        )

    def _prepare_from_cache(
        self, deadline_ns: int | None, cache: CacheArguments, callback: PreparationRecorder
    ) -> ErrorStatus:
        return self.driver.prepare_model_from_cache_1_3(  # type: ignore[no-any-return]
            deadline_ns, *cache, callback
        )


HIDL_CLASSES: Final = {raw.version: raw for raw in (_RawV1_0, _RawV1_1, _RawV1_2, _RawV1_3)}
