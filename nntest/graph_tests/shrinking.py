"""Shrinking: a failing specimen becomes a small one that fails in the same way.

First operations go, then shapes and types get simpler by drawing small graphs of what is left, then
values. Each step is kept only if the specimen still fails; all that is asked of the machine is
that. The idea is delta debugging (Zeller and Hildebrandt, IEEE TSE 28(2), 2002).
"""

from __future__ import annotations

import time
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, field
from typing import Any, Final, TypeAlias

from numpy.typing import NDArray

from nnhal.errors import HalError
from nnhal.model_parts import exposed, part_of
from nntest.graph_tests.machine import Machine, Refusal
from nntest.graph_tests.simpler_data import simpler_data
from nntest.graph_tests.small_graphs import small_graphs, weight
from nntest.graph_tests.specimen import Specimen, Values, part_with
from nntest.random_graph import Claims, RandomGraph

__all__ = ["Fails", "Shrinker"]

Fails: TypeAlias = Callable[[Specimen], bool]
"""Whether a specimen fails in the way that is looked for. Raises nothing of a driver's."""

DEFAULT_LIMIT_S: Final = 20.0


@dataclass
class Shrinker:
    """Makes specimens small that ``fails`` says fail. ``oracle`` gives values within graphs, and
    ``claims`` are what graphs may be drawn of. It takes ``limit_s`` at most, and tells ``alive``
    that it is at work.
    """

    fails: Fails
    oracle: Machine
    claims: Claims
    alive: Callable[[], None] = lambda: None
    limit_s: float = DEFAULT_LIMIT_S
    _end: float = field(default=0.0, init=False)

    def shrink(
        self, specimen: Specimen, graph: RandomGraph | None, hints: Sequence[int], values: Values
    ) -> Specimen:
        """The smallest specimen found. ``hints`` are operations that are wrong by themselves, with
        ``values`` of all operands; ``graph`` is what the specimen was drawn as.
        """
        self._end = time.monotonic() + self.limit_s
        found, kept = self._fewer_operations(specimen, hints, values)
        if len(kept) == 1 and graph is not None:
            found = self._smaller(found, graph, kept[0])
        return self._simpler(found)

    def _still_fails(self, specimen: Specimen) -> bool:
        self.alive()
        return time.monotonic() < self._end and self.fails(specimen)

    # --- operations -----------------------------------------------------------------------------

    def _fewer_operations(
        self, specimen: Specimen, hints: Sequence[int], values: Values
    ) -> tuple[Specimen, list[int]]:
        """A part that fails, and the numbers of its operations in the whole."""
        every = [*range(len(specimen.operations))]
        if len(every) == 1:
            return specimen, every
        for number in hints:
            part = part_with(specimen, part_of(specimen.model, [number]), values)
            if self._still_fails(part):
                return part, [number]
        known = self._values(specimen, values)
        if known is None:
            return specimen, every
        return self._without(specimen, every, known)

    def _values(self, specimen: Specimen, values: Values) -> Values | None:
        """Values of all operands, which cut edges carry: the oracle's, where it has them."""
        shown = exposed(specimen.model)
        if set(shown.outputs) <= values.keys():
            return values
        try:
            results = self.oracle.run(part_with(specimen, shown, specimen.given))
        except (Refusal, HalError):
            return None
        return {**specimen.given, **dict(zip(shown.outputs, results, strict=True))}

    def _without(
        self, specimen: Specimen, every: list[int], values: Values
    ) -> tuple[Specimen, list[int]]:
        """Take away ever smaller runs of operations, as long as the rest fails."""
        found, kept = specimen, every
        size = len(kept) // 2
        while size:
            for first in range(0, len(kept), size):
                fewer = kept[:first] + kept[first + size :]
                if not fewer:
                    continue
                part = part_with(specimen, part_of(specimen.model, fewer), values)
                if self._still_fails(part):
                    found, kept = part, fewer
                    break
            else:
                size //= 2
                continue
            size = min(size, len(kept) // 2)
        return found, kept

    # --- shapes and types -----------------------------------------------------------------------

    def _smaller(self, specimen: Specimen, graph: RandomGraph, number: int) -> Specimen:
        """A small graph of the same operation that fails, too, if there is one."""
        best = specimen
        for small in small_graphs(graph.kinds[number], self.claims):
            if time.monotonic() > self._end:
                break
            if weight(small) < weight(best) and self._still_fails(small):
                best = small
        return best

    # --- values ---------------------------------------------------------------------------------

    def _simpler(self, specimen: Specimen) -> Specimen:
        found = specimen
        for number in range(len(specimen.inputs)):
            for data in self._simpler_inputs(found, number):
                inputs = (*found.inputs[:number], data, *found.inputs[number + 1 :])
                changed = found.with_inputs(inputs)
                if self._still_fails(changed):
                    found = changed
                    break
        return found

    def _simpler_inputs(self, specimen: Specimen, number: int) -> Iterator[NDArray[Any]]:
        index = specimen.model.main.input_indexes[number]
        return simpler_data(specimen.inputs[number], specimen.model.main.operands[index])
