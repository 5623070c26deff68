"""Settings of the runtime: the debug properties of Android, and its server-side feature level.

Source: ``DeviceManager::DeviceManager`` and ``findAvailableDevices`` of ``runtime/Manager.cpp``,
``runtime/ServerFlag.h``.
"""

from __future__ import annotations

import os
import re
from collections.abc import Callable, Mapping
from enum import IntEnum
from types import MappingProxyType
from typing import Any, Final

import msgspec

from nnapi.feature_levels import RUNTIME_VERSION
from nncli.errors import UserError
from nnhal.types import HalVersion

__all__ = ["VARIABLES", "Partitioning", "Settings", "WrongSetting"]


class Partitioning(IntEnum):
    """Whether the runtime divides a model among devices (``debug.nn.partition``)."""

    NO = 0
    """Everything runs on the CPU."""
    WITH_FALLBACK = 1
    """A failure of a device is made good by the CPU."""
    WITHOUT_FALLBACK = 2
    """A failure of a device is the application's to handle."""


class WrongSetting(UserError):
    """A setting has a value that it cannot have."""


class Settings(msgspec.Struct, frozen=True, kw_only=True):
    """Raises WrongSetting for a pattern that is no regular expression."""

    partitioning: Partitioning = Partitioning.WITH_FALLBACK
    cpu_only: bool = False
    """Use the CPU device alone."""
    strict_slicing: bool = False
    """Fail where slicing has lost an operation, instead of asking the driver about none."""
    enabled_devices: str = ".*"
    """Drivers whose whole name matches are registered. The CPU device always is."""
    synchronous_cpu: bool = True
    """Execute on the CPU in the caller's thread."""
    synchronous_runtime: bool = False
    """Execute in the caller's thread where the application asks for asynchronous execution."""
    extensions_allowed: bool = True
    """Whether this process may use vendor extensions (:mod:`nnapi.extension_permission`)."""
    runtime_version: HalVersion = RUNTIME_VERSION
    """The feature level of the runtime itself."""

    def __post_init__(self) -> None:
        try:
            re.compile(self.enabled_devices)
        except re.error as error:
            raise WrongSetting(
                f"enabled devices {self.enabled_devices!r} is no regular expression: {error}"
            ) from None

    @property
    def allows_fallback(self) -> bool:
        return self.partitioning == Partitioning.WITH_FALLBACK

    @classmethod
    def from_environment(cls, environment: Mapping[str, str] = os.environ) -> Settings:
        """The settings in :data:`VARIABLES`, the others by default. Raises WrongSetting."""
        found: dict[str, Any] = {}
        for variable, (field, read) in VARIABLES.items():
            text = environment.get(variable, "")
            if text:
                found[field] = _read(variable, text, read)
        return cls(**found)


def _read(variable: str, text: str, read: Callable[[str], Any]) -> Any:
    try:
        return read(text)
    except ValueError:
        raise WrongSetting(
            f"{variable}={text}: expected {_EXPECTED[read]}; unset it for the default"
        ) from None


def _flag(text: str) -> bool:
    """As Android's ``getProp``: a number, of which all but 0 are true."""
    return int(text) != 0


def _partitioning(text: str) -> Partitioning:
    return Partitioning(int(text))


_EXPECTED: Final[Mapping[Callable[[str], Any], str]] = MappingProxyType(
    {_flag: "0 or 1", _partitioning: "0 (no), 1 (with fallback) or 2 (without fallback)"}
)

VARIABLES: Final[Mapping[str, tuple[str, Callable[[str], Any]]]] = MappingProxyType(
    {
        "DEBUG_NN_PARTITION": ("partitioning", _partitioning),
        "DEBUG_NN_CPUONLY": ("cpu_only", _flag),
        "DEBUG_NN_STRICT_SLICING": ("strict_slicing", _flag),
        "DEBUG_NN_ENABLED_DEVICES": ("enabled_devices", str),
        "DEBUG_NN_SYNCEXEC_CPU": ("synchronous_cpu", _flag),
        "DEBUG_NN_SYNCEXEC_RUNTIME": ("synchronous_runtime", _flag),
    }
)
"""Environment variables, named as Android's properties are (``debug.nn.cpuonly``), with the field
of :class:`Settings` that each sets."""
