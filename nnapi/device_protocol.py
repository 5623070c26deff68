"""The protocol of a device: what partitioning and compilation ask of it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Protocol

from nnhal.client.hints import Hints
from nnhal.device import CacheFiles, DeviceBuffer, PreparedModel
from nnhal.types import (
    BufferDesc,
    BufferRole,
    Capabilities,
    ExecutionPreference,
    HalVersion,
    Model,
    NumberOfCacheFiles,
    Priority,
)

__all__ = ["CompilingDevice", "PlannedDevice"]


class PlannedDevice(Protocol):
    """Device as far as planning needs it. Two devices are the same when they are the same
    object.
    """

    @property
    def name(self) -> str: ...

    @property
    def hal_version(self) -> HalVersion:
        """The driver's version, or the runtime's where that is older."""

    @property
    def capabilities(self) -> Capabilities: ...

    @property
    def is_cpu(self) -> bool:
        """Whether this is the CPU device of the runtime (``nnapi-reference``)."""

    def supported_operations(self, model: Model) -> Sequence[bool]:
        """Return the driver's answer for ``model``, which has nothing newer than ``hal_version``.

        An answer for each operation of the main subgraph. NnapiError where there is none, or of
        another length.
        """


class CompilingDevice(PlannedDevice, Protocol):
    """Device as compilation needs it in addition. Every failure is a NnapiError."""

    @property
    def version_string(self) -> str: ...

    @property
    def number_of_cache_files(self) -> NumberOfCacheFiles:
        """None where the device has no compilation cache."""

    def prepare(
        self,
        model: Model,
        *,
        preference: ExecutionPreference = ...,
        priority: Priority = ...,
        deadline_ns: int | None = ...,
        cache: CacheFiles | None = ...,
        hints: Hints = ...,
    ) -> PreparedModel:
        """Prepare like :meth:`nnhal.device.Device.prepare`."""

    def prepare_from_cache(
        self, cache: CacheFiles, *, deadline_ns: int | None = ...
    ) -> PreparedModel:
        """Prepare like :meth:`nnhal.device.Device.prepare_from_cache`."""

    def allocate(
        self,
        desc: BufferDesc,
        prepared_models: Sequence[PreparedModel],
        input_roles: Sequence[BufferRole] = ...,
        output_roles: Sequence[BufferRole] = ...,
    ) -> DeviceBuffer:
        """Allocate like :meth:`nnhal.device.Device.allocate`."""
