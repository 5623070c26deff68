"""Configurations that a group of tests may run in: without any, or as AIDL 4 has them.

Source: ``EvaluatePreparedModel`` and its callers in ``GeneratedTestHarness.cpp`` of Android's AIDL
VTS: since version 4 all kinds of generated tests but the coupled ones are repeated with executions
that have a configuration, with reusable ones, and on models prepared with a configuration.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from typing import Final

from nnhal.device import Device
from nnhal.types import HalVersion, Model
from vts.driving.available_executors import available
from vts.driving.config_executors import CONFIGURED as WITH_CONFIGURATION
from vts.driving.config_executors import REUSABLE
from vts.driving.executors import Executor
from vts.driving.prepared import Prepared, prepared
from vts.raw import raw_devices

__all__ = ["CONFIGURED", "PLAIN", "Configuration"]


@dataclass(frozen=True)
class Configuration:
    """Configuration: how models are prepared, and in which ways they are executed."""

    prefix: str
    """Prefix of the names of groups."""
    since: HalVersion
    ways: Callable[[Iterable[Executor], HalVersion], Sequence[Executor]]
    """The ways that a driver of a version has, of given ones."""
    prepared: Callable[[Device, Model], Prepared]
    """Preparation, as :func:`vts.driving.prepared.prepared` does it."""


def _variants(executors: Iterable[Executor], version: HalVersion) -> Sequence[Executor]:
    names = [executor.name for executor in executors]
    further = [
        kind[name] for kind in (WITH_CONFIGURATION, REUSABLE) for name in names if name in kind
    ]
    return available(further, version)


def _with_configuration(device: Device, model: Model) -> Prepared:
    return prepared(device, model, raw_devices(device)[-1])


PLAIN: Final = Configuration("", HalVersion.V1_0, available, prepared)
CONFIGURED: Final = Configuration("configured_", HalVersion.AIDL_V4, _variants, _with_configuration)
