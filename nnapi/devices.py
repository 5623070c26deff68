"""Devices as the runtime knows them: what drivers and the CPU have in common.

Source: ``Device`` of ``runtime/Manager.h``.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Sequence
from typing import NamedTuple

from nnapi.feature_levels import feature_level_of
from nnhal.client.hints import NO_HINTS, Hints
from nnhal.device import CacheFiles, Device, DeviceBuffer, PreparedModel
from nnhal.types import (
    BufferDesc,
    BufferRole,
    Capabilities,
    DeviceType,
    ExecutionPreference,
    Extension,
    HalVersion,
    Model,
    NumberOfCacheFiles,
    Priority,
)

__all__ = ["DeviceFacts", "RuntimeDevice"]


class DeviceFacts(NamedTuple):
    """Answers of a driver to the start-up queries, which must not change."""

    version_string: str
    hal_version: HalVersion
    type: DeviceType
    capabilities: Capabilities
    extensions: tuple[Extension, ...]
    number_of_cache_files: NumberOfCacheFiles

    @classmethod
    def of(cls, driver: Device) -> DeviceFacts:
        """Raises HalError where the driver does not answer, or answers what no driver may."""
        return cls(
            driver.version_string,
            driver.hal_version,
            driver.type,
            driver.capabilities,
            tuple(driver.supported_extensions),
            driver.number_of_cache_files,
        )


class RuntimeDevice(ABC):
    """A device of the runtime. Every failure is a NnapiError. Compared by identity."""

    def __init__(self, name: str, facts: DeviceFacts, runtime_version: HalVersion) -> None:
        self.name = name
        self.version_string = facts.version_string
        self.type = facts.type
        self.driver_version = facts.hal_version
        """The version of the driver itself, which may be newer than the runtime."""
        self.hal_version = min(facts.hal_version, runtime_version, key=lambda each: each.level)
        """The version that the runtime may use."""
        self.capabilities = facts.capabilities
        self.extensions = facts.extensions
        self.number_of_cache_files = facts.number_of_cache_files

    def __repr__(self) -> str:
        return f"<{type(self).__name__} {self.name} HAL {self.hal_version}>"

    @property
    def feature_level(self) -> int:
        """The lower of the driver's and the runtime's (``ANEURALNETWORKS_FEATURE_LEVEL_*``)."""
        return feature_level_of(self.hal_version)

    @property
    @abstractmethod
    def is_cpu(self) -> bool:
        """Whether this is the CPU device of the runtime."""

    @abstractmethod
    def supported_operations(self, model: Model) -> Sequence[bool]:
        """Return, for each operation of the main subgraph, whether the device runs it.

        ``model`` must have nothing newer than ``hal_version``: slicing sees to it.
        """

    @abstractmethod
    def wait(self) -> None:
        """Wait until the device is ready (``ANeuralNetworksDevice_wait``)."""

    @abstractmethod
    def prepare(
        self,
        model: Model,
        *,
        preference: ExecutionPreference = ExecutionPreference.FAST_SINGLE_ANSWER,
        priority: Priority = Priority.MEDIUM,
        deadline_ns: int | None = None,
        cache: CacheFiles | None = None,
        hints: Hints = NO_HINTS,
    ) -> PreparedModel:
        """Prepare like :meth:`nnhal.device.Device.prepare`."""

    @abstractmethod
    def prepare_from_cache(
        self, cache: CacheFiles, *, deadline_ns: int | None = None
    ) -> PreparedModel:
        """Prepare like :meth:`nnhal.device.Device.prepare_from_cache`."""

    @abstractmethod
    def allocate(
        self,
        desc: BufferDesc,
        prepared_models: Sequence[PreparedModel],
        input_roles: Sequence[BufferRole] = (),
        output_roles: Sequence[BufferRole] = (),
    ) -> DeviceBuffer:
        """Allocate like :meth:`nnhal.device.Device.allocate`; OP_FAILED where the device has no
        memory.
        """
