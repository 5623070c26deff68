"""Executors that a driver has, by its version."""

from __future__ import annotations

from collections.abc import Iterable

from nnhal.types import HalVersion
from vts.driving.config_executors import CONFIGURED, REUSABLE
from vts.driving.executors import ASYNC, BURST, FENCED, SYNC, Executor, Launching

__all__ = ["available", "launching", "with_all_words"]


def available(
    executors: Iterable[Executor], version: HalVersion, *, variants: bool = False
) -> list[Executor]:
    """Return the ``executors`` that a driver of ``version`` has, and their variants if
    asked for.
    """
    chosen = [executor for executor in executors if _has(version, executor)]
    if not variants:
        return chosen
    further = [
        kind[executor.name]
        for kind in (CONFIGURED, REUSABLE)
        for executor in chosen
        if executor.name in kind
    ]
    return [*chosen, *(executor for executor in further if _has(version, executor))]


def with_all_words(version: HalVersion, *, variants: bool = False) -> list[Executor]:
    """Return the executors that can be given device memories, deadlines and loop timeouts: HIDL's
    bursts cannot express them. Their variants come last.
    """
    ways = (SYNC, BURST, FENCED) if version.is_aidl else (ASYNC, SYNC, FENCED)
    return available(ways, version, variants=variants)


def launching(version: HalVersion) -> list[Launching]:
    """All that can wait for fences, the plain one first."""
    ways = available((FENCED,), version, variants=True)
    return [way for way in ways if isinstance(way, Launching)]


def _has(version: HalVersion, executor: Executor) -> bool:
    return executor.since <= version and (executor.until is None or version <= executor.until)
