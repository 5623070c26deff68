"""Drivers of tests that fail as soon as they have two clients."""

from __future__ import annotations

import threading
from collections.abc import Callable
from typing import Any

from nndrivers.reference.device import ReferenceDriver
from nnhal.delegation import delegating
from nnhal.driver_kit import as_device
from nnhal.interfaces import IDeviceAidlV4
from nnhal.types import ErrorStatus


@delegating
class FailsTheSecondClient(IDeviceAidlV4):
    """Prepares models for the first client and the idle driver's only."""

    def __init__(self) -> None:
        self.driver = ReferenceDriver()
        self.inner: Any = as_device(self.driver)
        self._lock = threading.Lock()
        self._clients: list[Any] = []

    def prepare_model(self, model: Any, *arguments: Any) -> ErrorStatus:
        return self._prepare(arguments[-1], self.inner.prepare_model, model, *arguments)

    def prepare_model_with_config(self, model: Any, config: Any, callback: Any) -> ErrorStatus:
        return self._prepare(
            callback, self.inner.prepare_model_with_config, model, config, callback
        )

    def _prepare(
        self, callback: Any, prepare: Callable[..., ErrorStatus], *arguments: Any
    ) -> ErrorStatus:
        with self._lock:
            if not any(client is callback.peer for client in self._clients):
                self._clients.append(callback.peer)
            is_one_too_many = len(self._clients) > 2
        if is_one_too_many:
            callback.notify(ErrorStatus.GENERAL_FAILURE, None)
            return ErrorStatus.GENERAL_FAILURE
        return prepare(*arguments)
