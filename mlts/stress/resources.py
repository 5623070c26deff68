"""Resources of the driver's process over time: memory, descriptors, threads (proc(5))."""

from __future__ import annotations

import os
from collections.abc import Sequence
from typing import Final, NamedTuple

from mlts.stress.growth import Noise, slope_of
from mlts.stress.results import Series
from nnprocess import linux

__all__ = ["Resource", "Sampler", "RESOURCES"]

_KIBIBYTE: Final = 1024
_MEBIBYTE: Final = 1 << 20

_MAX_SHOWN: Final = 600
"""Points of a series that a result keeps."""


class Resource(NamedTuple):
    """What is watched: its ``name``, ``unit``, and what of it is noise."""

    name: str
    unit: str
    noise: Noise


RESOURCES: Final = (
    # Allocators take memory from the system in steps, and give it back when they like.
    Resource("resident memory", "bytes", Noise(6 * _MEBIBYTE, 0.06)),
    Resource("shared memory", "bytes", Noise(4 * _MEBIBYTE, 0.2)),
    # Clients come and go, and with them connections and what they have shared.
    Resource("descriptors", "", Noise(24, 0.25)),
    Resource("threads", "", Noise(8, 0.25)),
)


class Sampler:
    """Looks at the process ``pid`` whenever it is asked."""

    def __init__(self, pid: int) -> None:
        self._pid = pid
        self._at: list[int] = []
        self._values: list[tuple[int, int, int, int]] = []

    def sample(self, at_ns: int) -> None:
        """Look now; nothing happens when the process is gone."""
        found = _now(self._pid)
        if found is not None:
            self._at.append(at_ns)
            self._values.append(found)

    def series(self, from_ns: int = 0) -> tuple[Series, ...]:
        """What was seen since ``from_ns``, judged."""
        kept = [i for i, at in enumerate(self._at) if at >= from_ns]
        at = [self._at[i] for i in kept]
        return tuple(
            _series(resource, at, [self._values[i][number] for i in kept])
            for number, resource in enumerate(RESOURCES)
        )


def _series(resource: Resource, at: Sequence[int], values: Sequence[int]) -> Series:
    step = -(-len(at) // _MAX_SHOWN) or 1
    return Series(
        name=resource.name,
        unit=resource.unit,
        at_ns=tuple(at[::step]),
        values=tuple(values[::step]),
        slope=slope_of(at, values, resource.noise),
    )


def _now(pid: int) -> tuple[int, int, int, int] | None:
    status = linux.status_of(pid)
    if "VmRSS" not in status:  # it is gone, or about to be
        return None
    try:
        descriptors = len(os.listdir(f"/proc/{pid}/fd"))
    except OSError:
        descriptors = 0
    return (
        _bytes(status["VmRSS"]),
        _bytes(status.get("RssShmem", "0 kB")),
        descriptors,
        int(status["Threads"]),
    )


def _bytes(text: str) -> int:
    return int(text.split()[0]) * _KIBIBYTE
