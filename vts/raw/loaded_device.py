"""A driver none of whose prepared models is executed before it was saved and came back."""

from __future__ import annotations

import tempfile
from itertools import count
from pathlib import Path
from typing import Any, Final, Protocol

import msgspec

from nnhal.device import Device
from nnhal.types import CACHE_TOKEN_SIZE, CacheHandles
from vts.raw.answer import Preparation
from vts.raw.cache_files import Cache

__all__ = ["LoadedDevice"]

_NUMBERS: Final = count(1)
"""Of models. Each has a token of its own, as clients must give it."""

_TIMES: Final = 2
"""A driver may lose what it has saved, and one miss is not yet one because of a deadline."""


class _Preparing(Protocol):
    """What is asked of a :class:`vts.raw.RawDevice`."""

    def prepare(
        self,
        model: Any,
        preference: int,
        priority: int,
        deadline_ns: int | None,
        cache: CacheHandles,
    ) -> Preparation: ...

    def prepare_from_cache(
        self, cache: CacheHandles, deadline_ns: int | None = None
    ) -> Preparation: ...


class LoadedDevice(Device):
    """The same driver as ``device``. Cache files are in ``folder``."""

    def __init__(self, device: Device, folder: Path) -> None:
        limit_s = device.callback_timeout_s
        super().__init__(device.driver, name=device.name, callback_timeout_s=limit_s)
        self._folder = folder

    def comes_back(
        self, raw: _Preparing, model: Any, preference: int, priority: int, deadline_ns: int | None
    ) -> Preparation:
        """The answer of prepareModelFromCache, by the deadline, for what a preparation without
        one has saved.

        That of the preparation where it fails, or has saved nothing: a driver need not save. One
        that has saved misses it for no deadline (``IDevice.hal``, ``prepareModelFromCache_1_3``:
        MISSED_DEADLINE_* says that there was not time enough).
        """
        token = next(_NUMBERS).to_bytes(CACHE_TOKEN_SIZE, "little")
        with tempfile.TemporaryDirectory(dir=self._folder) as folder:
            cache = Cache(Path(folder), self.number_of_cache_files)
            with cache.open() as handles:
                arguments = msgspec.structs.replace(handles, token=token)
                saved = raw.prepare(model, preference, priority, None, arguments)
            if saved.prepared_model is None:
                return saved
            for _ in range(_TIMES):
                loaded = self._loaded(raw, cache, token, deadline_ns)
                if not loaded.is_miss:
                    return loaded
            is_missed_always = deadline_ns is None or self._loaded(raw, cache, token, None).is_miss
            return saved if is_missed_always else loaded

    def _loaded(
        self, raw: _Preparing, cache: Cache, token: bytes, deadline_ns: int | None
    ) -> Preparation:
        with cache.open() as handles:
            return raw.prepare_from_cache(
                msgspec.structs.replace(handles, token=token), deadline_ns
            )
