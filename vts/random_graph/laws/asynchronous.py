"""Executed asynchronously."""

from __future__ import annotations

from typing import ClassVar, Final

from vts.driving.executors import ASYNC
from vts.random_graph.laws.other_way import ExecutedOtherwise

__all__ = ["LAW"]


class _Asynchronous(ExecutedOtherwise):
    name: ClassVar[str] = "asynchronous"
    title: ClassVar[str] = "Executed asynchronously"
    why: ClassVar[str] = "The HAL has the same semantics for execute and executeSynchronously."
    ways = (ASYNC,)


LAW: Final = _Asynchronous()
