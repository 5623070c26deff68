"""The machine and the software that a run was made on."""

from __future__ import annotations

import os
import platform
from collections.abc import Iterable, Mapping
from functools import cache
from importlib import metadata
from pathlib import Path
from typing import Final

import msgspec

from nnservice.remote import facts_of
from nntest.driver_build import DriverBuild, driver_build
from nntest.result_types import Multiple, Natural

__all__ = ["PACKAGES", "Environment", "load_average", "snapshot", "versions"]

PACKAGES: Final = ("nn-driver-suite", "numpy", "tflite-runtime", "ai-edge-litert", "pillow")
"""Packages whose version may change a result."""

_GOVERNOR: Final = Path("/sys/devices/system/cpu/cpu0/cpufreq/scaling_governor")


class Environment(msgspec.Struct, frozen=True, kw_only=True):
    """The machine and the software. Empty where it could not be found out."""

    host: str = ""
    system: str = ""
    cpu: str = ""
    architecture: str = ""
    logical_cpus: Natural = 0
    usable_cpus: Natural = 0
    memory_bytes: Natural = 0
    governor: str = ""
    load_before: tuple[Multiple, Multiple, Multiple] | None = None
    load_after: tuple[Multiple, Multiple, Multiple] | None = None
    python: str = ""
    packages: dict[str, str] = {}
    """Version of each package that takes part."""
    drivers: dict[str, DriverBuild] = {}
    """Build that each name after ``--driver`` stands for, on this machine."""
    devices: dict[str, dict[str, str]] = {}
    """Facts about the other machine that a driver's name leads to, by ``adb:`` or ``ssh:``."""


def snapshot(drivers: Iterable[str] = ()) -> Environment:
    """Collect what can be found out now, of ``drivers`` too; what cannot is left empty."""
    names = tuple(drivers)
    return Environment(
        host=platform.node(),
        system=f"{platform.system()} {platform.release()}",
        cpu=_field("/proc/cpuinfo", "model name") or platform.processor(),
        architecture=platform.machine(),
        logical_cpus=os.cpu_count() or 0,
        usable_cpus=len(os.sched_getaffinity(0)),
        memory_bytes=_memory_bytes(),
        governor=_read(_GOVERNOR),
        load_before=load_average(),
        python=platform.python_version(),
        packages=dict(versions()),
        drivers={name: driver_build(name) for name in names},
        devices={name: facts for name in names if (facts := facts_of(name))},
    )


def load_average() -> tuple[float, float, float] | None:
    """Runnable processes, averaged over 1, 5 and 15 minutes; None where the system has no such."""
    try:
        return os.getloadavg()
    except OSError:
        return None


@cache
def versions() -> Mapping[str, str]:
    """Return the versions of the installed ones of :data:`PACKAGES`, which this process runs."""
    found = {}
    for name in PACKAGES:
        try:
            found[name] = metadata.version(name)
        except metadata.PackageNotFoundError:
            continue
    return found


def _memory_bytes() -> int:
    kilobytes = _field("/proc/meminfo", "MemTotal").removesuffix("kB").strip()
    return int(kilobytes) * 1024 if kilobytes.isdecimal() else 0


def _field(path: str, name: str) -> str:
    """The first value of ``name : value`` in a file of /proc."""
    for line in _read(Path(path)).splitlines():
        key, _, value = line.partition(":")
        if key.strip() == name:
            return value.strip()
    return ""


def _read(path: Path) -> str:
    try:
        return path.read_text(encoding="utf-8", errors="replace").strip()
    except OSError:
        return ""
