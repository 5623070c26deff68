"""Preparation of the models of a plan: each on its device, from its cache where there is one.

Source: ``compile`` of ``runtime/ExecutionPlan.cpp`` and ``DriverDevice::prepareModel`` of
``runtime/Manager.cpp``.
"""

from __future__ import annotations

import threading
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final, NamedTuple

from nnapi.caching import CacheDirectory, CacheInfo, partition_token
from nnapi.deadlines import has_passed
from nnapi.devices import RuntimeDevice
from nnapi.errors import NnapiError
from nnapi.priorities import Preference, Priority
from nnapi.requests import ArenaRequests
from nnapi.result_codes import ResultCode
from nnhal import types as hal
from nnhal.client.hints import NO_HINTS, Hints
from nnhal.debug import vlog
from nnhal.device import CacheFiles, PreparedModel
from nnhal.types import HalVersion, Model, NumberOfCacheFiles, Operand

__all__ = ["MemoryPreference", "Options", "PreparedStep", "prepare_step"]

_compilation: Final = vlog.channel("compilation")

_NO_FILES: Final = NumberOfCacheFiles()

_HAL_PRIORITIES: Final = {
    Priority.LOW: hal.Priority.LOW,
    Priority.MEDIUM: hal.Priority.MEDIUM,
    Priority.HIGH: hal.Priority.HIGH,
}


@dataclass(frozen=True)
class Options:
    """Options that an application sets for a compilation."""

    preference: Preference = Preference.FAST_SINGLE_ANSWER
    priority: Priority = Priority.MEDIUM
    deadline_ns: int | None = None
    cache: CacheInfo | None = None
    hints: Hints = NO_HINTS
    attributes: tuple[tuple[str, int, bytes], ...] = ()
    """The hints by the names of their extensions, for the token of a cache."""


class MemoryPreference(NamedTuple):
    """Bytes that arguments are best aligned and padded to: powers of two."""

    alignment: int
    padding: int


_WITH_PADDING: Final = MemoryPreference(64, 64)
_WITHOUT_PADDING: Final = MemoryPreference(64, 1)
"""HIDL has no words for padding (``DriverPreparedModel::getMemoryPreference``)."""


class PreparedStep:
    """``model`` of a step, or a whole one, prepared on ``device``; ``token`` is its cache's."""

    def __init__(
        self,
        device: RuntimeDevice,
        model: Model,
        token: bytes | None,
        prepared: PreparedModel,
    ) -> None:
        self.device = device
        self.model = model
        self.token = token
        self.prepared = prepared
        self.requests = ArenaRequests(with_padding=device.hal_version.is_aidl)
        self._lock = threading.Lock()
        self._on_cpu: PreparedStep | None = None

    @property
    def inputs(self) -> Sequence[Operand]:
        return [self.model.main.operands[index] for index in self.model.main.input_indexes]

    @property
    def outputs(self) -> Sequence[Operand]:
        return [self.model.main.operands[index] for index in self.model.main.output_indexes]

    @property
    def memory_preference(self) -> MemoryPreference:
        has_padding = self.device.is_cpu or self.device.hal_version >= HalVersion.AIDL_V1
        return _WITH_PADDING if has_padding else _WITHOUT_PADDING

    def on_cpu(self, cpu: RuntimeDevice) -> PreparedStep:
        """The same model on the CPU device, prepared at the first call. NnapiError."""
        with self._lock:
            if self._on_cpu is None:
                self._on_cpu = prepare_step(cpu, self.model, Options())
            return self._on_cpu


def prepare_step(
    device: RuntimeDevice,
    model: Model,
    options: Options,
    operations: Sequence[tuple[int, int]] = (),
) -> PreparedStep:
    """Prepare ``model`` on ``device``. NnapiError where the device does not.

    ``operations`` are those of a step, with their source models; none for a whole model.
    """
    token = _token(device, options, operations)
    prepared = None
    if token is not None and options.cache is not None:
        files = CacheDirectory(options.cache.directory, token, device.number_of_cache_files)
        prepared = _from_cache(device, files, options)
        if prepared is None:
            prepared = _to_cache(device, model, files, options)
    if prepared is None:
        prepared = _prepare(device, model, options)
    return PreparedStep(device, model, token, prepared)


def _token(
    device: RuntimeDevice, options: Options, operations: Sequence[tuple[int, int]]
) -> bytes | None:
    if options.cache is None or device.number_of_cache_files == _NO_FILES:
        return None
    return partition_token(
        options.cache.token,
        operations,
        device.name,
        device.version_string,
        options.preference,
        options.priority,
        options.attributes,
    )


def _from_cache(
    device: RuntimeDevice, directory: CacheDirectory, options: Options
) -> PreparedModel | None:
    """What an earlier preparation has left; None where that is nothing, or nothing usable.

    (ValueError is for a directory whose name is none.)
    """
    try:
        with directory.existing() as files:
            return device.prepare_from_cache(files, deadline_ns=options.deadline_ns)
    except (OSError, ValueError, NnapiError) as error:
        _compilation("%s: not from the cache: %s", device.name, error)
        return None


def _to_cache(
    device: RuntimeDevice, model: Model, directory: CacheDirectory, options: Options
) -> PreparedModel | None:
    """Prepare and have it cached; None where there cannot be any files."""
    prepared = None
    try:
        with directory.new() as files:
            prepared = _prepare(device, model, options, files)
    except (OSError, ValueError) as error:
        _compilation("%s: not cached: %s", device.name, error)
    return prepared


def _prepare(
    device: RuntimeDevice, model: Model, options: Options, cache: CacheFiles | None = None
) -> PreparedModel:
    # Android's CPU device looks at the deadline once, before it begins.
    if device.is_cpu and has_passed(options.deadline_ns):
        raise NnapiError(
            ResultCode.MISSED_DEADLINE_PERSISTENT, "the time for the compilation is up"
        )
    return device.prepare(
        model,
        preference=options.preference,
        priority=_HAL_PRIORITIES[options.priority],
        deadline_ns=options.deadline_ns,
        cache=cache,
        hints=options.hints,
    )
