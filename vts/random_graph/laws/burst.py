"""Executed on a burst."""

from __future__ import annotations

from typing import ClassVar, Final

from vts.driving.executors import BURST
from vts.random_graph.laws.other_way import ExecutedOtherwise

__all__ = ["LAW"]


class _Burst(ExecutedOtherwise):
    name: ClassVar[str] = "burst"
    title: ClassVar[str] = "Executed on a burst"
    why: ClassVar[str] = "A burst is another way to the same execution, with a memory cache."
    ways = (BURST,)


LAW: Final = _Burst()
