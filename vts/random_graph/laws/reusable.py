"""Executed by a reusable execution."""

from __future__ import annotations

from typing import ClassVar, Final

from vts.driving.config_executors import REUSABLE
from vts.random_graph.laws.other_way import ExecutedOtherwise

__all__ = ["LAW"]


class _Reusable(ExecutedOtherwise):
    name: ClassVar[str] = "reusable"
    title: ClassVar[str] = "Executed by a reusable execution"
    why: ClassVar[str] = "Every execution of a reusable one is independent of those before."
    # The fenced one has the fenced law's own limits.
    ways = (REUSABLE["SYNC"],)


LAW: Final = _Reusable()
