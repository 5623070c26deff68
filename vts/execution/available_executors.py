"""Which ways to execute a driver has, by its version."""

from __future__ import annotations

from collections.abc import Iterable

from nnhal.types import HalVersion
from vts.execution.config_executors import CONFIGURED, REUSABLE
from vts.execution.executors import ASYNC, BURST, FENCED, SYNC, Executor

__all__ = ["available", "with_all_words"]


def available(
    executors: Iterable[Executor], version: HalVersion, *, variants: bool = False
) -> list[Executor]:
    """Those of ``executors`` that a driver of ``version`` has, and their variants if asked for."""
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


def with_all_words(version: HalVersion) -> list[Executor]:
    """Those that can be given device memories, deadlines and loop timeouts: HIDL's bursts have no
    words for them.
    """
    ways = (SYNC, BURST, FENCED) if version.is_aidl else (ASYNC, SYNC, FENCED)
    return available(ways, version)


def _has(version: HalVersion, executor: Executor) -> bool:
    return executor.since <= version and (executor.until is None or version <= executor.until)
