"""Readiness: which operations have all their inputs, as others are processed.

Source: ``OperandTracker`` of Android's ``runtime/ExecutionPlan.cpp``.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Callable
from typing import Final

from nnhal.types import OperandLifeTime, Subgraph

__all__ = ["Readiness"]

_COMPUTED: Final = frozenset({OperandLifeTime.TEMPORARY_VARIABLE, OperandLifeTime.SUBGRAPH_OUTPUT})


class Readiness:
    """Calls ``ready`` with each operation of ``subgraph`` as soon as its inputs are known."""

    def __init__(self, subgraph: Subgraph, ready: Callable[[int], None]) -> None:
        self._subgraph = subgraph
        self._ready = ready
        self._readers: dict[int, list[int]] = defaultdict(list)
        self._missing: list[int] = []
        for number, operation in enumerate(subgraph.operations):
            computed = [
                index
                for index in operation.inputs
                if subgraph.operands[index].lifetime in _COMPUTED
            ]
            self._missing.append(len(computed))
            for index in computed:
                self._readers[index].append(number)
            if not computed:
                ready(number)

    def mark_processed(self, number: int) -> None:
        """The outputs of an operation are known now."""
        for index in self._subgraph.operations[number].outputs:
            for reader in self._readers[index]:
                self._missing[reader] -= 1
                if not self._missing[reader]:
                    self._ready(reader)
