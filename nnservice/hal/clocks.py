"""Clocks of two machines: deadlines are points in time of the clock of the machine that receives
them.

Source: HIDL's deadlines are those of the steady clock, AIDL's those of CLOCK_BOOTTIME.
"""

from __future__ import annotations

import time
from pathlib import Path
from typing import Final

import msgspec

__all__ = ["SAME", "Clocks", "Offsets", "clocks_here", "offsets_to"]

_BOOT_ID: Final = Path("/proc/sys/kernel/random/boot_id")


class Clocks(msgspec.Struct, frozen=True, array_like=True):
    """Readings of the clocks of a machine at one moment, and which machine since its last start."""

    boot: str = ""
    monotonic_ns: int = 0
    boottime_ns: int = 0


class Offsets(msgspec.Struct, frozen=True):
    """Offsets to add to a point in time of this machine to have that of the other."""

    monotonic_ns: int = 0
    boottime_ns: int = 0


SAME: Final = Offsets()


def clocks_here() -> Clocks:
    """Read the clocks of this machine."""
    try:
        boot = _BOOT_ID.read_text().strip()
    except OSError:
        boot = ""
    return Clocks(boot, time.monotonic_ns(), time.clock_gettime_ns(time.CLOCK_BOOTTIME))


def offsets_to(other: Clocks) -> Offsets:
    """Return the offsets to a machine whose clocks have just been received. The time that the
    message took makes deadlines come too early by that.
    """
    here = clocks_here()
    if not other.boot or other.boot == here.boot:
        return SAME
    return Offsets(other.monotonic_ns - here.monotonic_ns, other.boottime_ns - here.boottime_ns)
