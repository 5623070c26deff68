"""Delegation to a driver's interface of AIDL 4, for devices that answer some calls otherwise.

Calls that prepare or allocate need more than to be passed on: a device may tell of prepared models
wrapped, and must unwrap them when they come back.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, cast

import msgspec

from nnhal.delegation import delegating
from nnhal.driver_kit import Driver, as_device
from nnhal.interfaces import (
    AllocationResult,
    BufferRoles,
    IDeviceAidlV4,
    IPreparedModelAidl,
    IPreparedModelCallbackAidl,
)
from nnhal.types import (
    CacheHandles,
    ErrorStatus,
    Model,
    PrepareModelConfig,
)

__all__ = ["AidlDelegate", "ToldWrapped"]


class ToldWrapped(IPreparedModelCallbackAidl):
    """Tells ``callback`` of prepared models as ``wrap`` makes them, with an ``inner`` each."""

    def __init__(self, wrap: Callable[[Any], Any], callback: IPreparedModelCallbackAidl) -> None:
        self._wrap = wrap
        self._callback = callback

    def notify(self, status: ErrorStatus, prepared_model: IPreparedModelAidl | None) -> None:
        wrapped = None if prepared_model is None else self._wrap(prepared_model)
        self._callback.notify(status, wrapped)


@delegating
class AidlDelegate(IDeviceAidlV4):
    """Passes every call on to the device of ``driver``; :meth:`preparing` sees preparations."""

    def __init__(self, driver: Driver) -> None:
        self.driver: Any = driver
        self.inner = cast("IDeviceAidlV4", as_device(driver))

    def preparing(
        self, model: Model | None, callback: IPreparedModelCallbackAidl
    ) -> IPreparedModelCallbackAidl:
        """Return the callback that is called at the end of a preparation of ``model``, or from a
        cache, instead of ``callback``.
        """
        return callback

    def prepare_model(
        self, model: Model, config: PrepareModelConfig, callback: IPreparedModelCallbackAidl
    ) -> ErrorStatus:
        return self.inner.prepare_model(model, config, self.preparing(model, callback))

    def prepare_model_with_config(
        self, model: Model, config: PrepareModelConfig, callback: IPreparedModelCallbackAidl
    ) -> ErrorStatus:
        return self.inner.prepare_model_with_config(model, config, self.preparing(model, callback))

    def prepare_model_from_cache(
        self, deadline_ns: int, cache: CacheHandles, callback: IPreparedModelCallbackAidl
    ) -> ErrorStatus:
        told = self.preparing(None, callback)
        return self.inner.prepare_model_from_cache(deadline_ns, cache, told)

    def allocate(self, wanted: BufferRoles) -> AllocationResult:
        models: Any = [getattr(model, "inner", model) for model in wanted.prepared_models]
        return self.inner.allocate(msgspec.structs.replace(wanted, prepared_models=models))
