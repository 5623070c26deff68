"""The calls of IDevice of the AIDL interface that take a model."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from nnhal.client.aidl_numbers import boottime
from nnhal.device import Device
from nnhal.types import ErrorStatus, PrepareModelConfig
from vts.raw.cache_arguments import CacheArguments
from vts.raw.callbacks import PreparationRecorder
from vts.raw.devices import RawDevice

__all__ = ["RawAidl", "RawAidlWithConfig"]


class RawAidl(RawDevice):
    """Call of an AIDL device of any version, as it has been since the first."""

    supported_call = "getSupportedOperations"
    prepare_call = "prepareModel"

    def __init__(self, device: Device) -> None:
        super().__init__(device)
        self.version = device.hal_version

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
        return self.driver.prepare_model(  # type: ignore[no-any-return]
            model, preference, priority, boottime(deadline_ns), *cache, callback
        )

    def _prepare_from_cache(
        self, deadline_ns: int | None, cache: CacheArguments, callback: PreparationRecorder
    ) -> ErrorStatus:
        return self.driver.prepare_model_from_cache(  # type: ignore[no-any-return]
            boottime(deadline_ns), *cache, callback
        )


class RawAidlWithConfig(RawAidl):
    """The other way to prepare a model, since version 4."""

    prepare_call = "prepareModelWithConfig"

    def _prepare(
        self,
        model: Any,
        preference: int,
        priority: int,
        deadline_ns: int | None,
        cache: CacheArguments,
        callback: PreparationRecorder,
    ) -> ErrorStatus:
        model_cache, data_cache = (tuple(map(tuple, files)) for files in (cache.model, cache.data))
        config = PrepareModelConfig(
            preference, priority, boottime(deadline_ns), model_cache, data_cache, cache.token
        )
        return self.driver.prepare_model_with_config(  # type: ignore[no-any-return]
            model, config, callback
        )
