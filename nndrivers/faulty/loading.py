"""Prepared models that come from their caches, and are not what they were."""

from __future__ import annotations

from typing import Any, ClassVar

import msgspec

from nndrivers.faulty._delegates import DelegatingDevice, DelegatingModel, FencedResult
from nndrivers.faulty.catalogue import defect
from nnhal.interfaces import IPreparedModelCallbackV1_3
from nnhal.types import ErrorStatus, HalVersion


class _WithoutDimensions(DelegatingModel):
    def begin(self, request: Any) -> tuple[ErrorStatus, Any]:
        inputs = tuple(msgspec.structs.replace(each, dimensions=()) for each in request.inputs)
        return ErrorStatus.NONE, msgspec.structs.replace(request, inputs=inputs)


class _WithoutFences(DelegatingModel):
    def execute_fenced(self, *arguments: Any) -> FencedResult:
        return ErrorStatus.GENERAL_FAILURE, None, None


class _OtherWhenLoaded(DelegatingDevice):
    """Prepared models from the cache are ``loaded``."""

    loaded: ClassVar[type[DelegatingModel]]

    def prepare_model_from_cache(
        self, model: Any, data: Any, token: Any, callback: Any
    ) -> ErrorStatus:
        told = _Loaded(callback, self.loaded)
        return super().prepare_model_from_cache(model, data, token, told)

    def prepare_model_from_cache_1_3(
        self, deadline_ns: Any, model: Any, data: Any, token: Any, callback: Any
    ) -> ErrorStatus:
        cache, told = (model, data, token), _Loaded(callback, self.loaded)
        return super().prepare_model_from_cache_1_3(deadline_ns, *cache, told)


class _Loaded(IPreparedModelCallbackV1_3):
    """Passes prepared models on, wrapped."""

    def __init__(self, callback: Any, wrap: type[DelegatingModel]) -> None:
        self._callback = callback
        self._wrap = wrap

    def notify(self, status: ErrorStatus, prepared_model: Any) -> None:
        self._callback.notify(status, self._wrapped(prepared_model))

    def notify_1_2(self, status: ErrorStatus, prepared_model: Any) -> None:
        self._callback.notify_1_2(status, self._wrapped(prepared_model))

    def notify_1_3(self, status: ErrorStatus, prepared_model: Any) -> None:
        self._callback.notify_1_3(status, self._wrapped(prepared_model))

    def _wrapped(self, prepared_model: Any) -> Any:
        return None if prepared_model is None else self._wrap(prepared_model)


@defect
class LoadedModelsTakeAnyDimensions(_OtherWhenLoaded):
    """A prepared model that comes from its cache does not know the shapes of its inputs, and takes
    any that a request gives.
    """

    since = HalVersion.V1_2
    loaded = _WithoutDimensions


@defect
class LoadedModelsHaveNoFences(_OtherWhenLoaded):
    """A prepared model that comes from its cache cannot be executed with fences."""

    since = HalVersion.V1_3
    loaded = _WithoutFences
