"""Seeds of graphs: one number that says with which operations a graph begins, and all the rest.

A seed is steered by what it is made of, not by what was drawn before: so a graph can be drawn again
by its seed alone, whatever was covered when it was first drawn.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache

from nntest.random_graph import CannotDraw, Claims, OperationKind, RandomGraph, draw, kinds
from nntest.random_graph.dice import Dice

__all__ = ["GraphPlan", "Target", "seed_of", "target_of"]

_SIZES = 3
"""Stream of a seed's dice; drawing has the streams before it."""

Target = tuple[OperationKind, OperationKind]
"""Target: the first two operations of a graph."""


@cache
def _numbers() -> dict[OperationKind, int]:
    return {kind: number for number, kind in enumerate(kinds())}


def seed_of(target: Target, variant: int) -> int:
    """The seed of the graph number ``variant`` that begins with ``target``."""
    first, second = (_numbers()[kind] for kind in target)
    return (variant * len(_numbers()) + second) * len(_numbers()) + first


def target_of(seed: int) -> Target:
    """Return the operations that the graph of ``seed`` begins with, where a driver claims them."""
    rest, first = divmod(seed, len(_numbers()))
    every = kinds()
    return every[first], every[rest % len(_numbers())]


@dataclass(frozen=True)
class GraphPlan:
    """Plan of graphs: what they are drawn of, and how many operations they have: ``sizes`` are both
    bounds.
    """

    claims: Claims
    sizes: tuple[int, int]
    dimension_range: int = 10

    def draw(self, seed: int) -> RandomGraph:
        """The graph of ``seed``. Raises CannotDraw."""
        size = Dice(seed, _SIZES).number(*self.sizes)
        wanted = [kind for kind in target_of(seed) if kind in self.claims.kinds][:size]
        try:
            return self._drawn(seed, size, wanted)
        except CannotDraw:
            # Claims may be too narrow for what is wanted: whatever can be drawn will do.
            return self._drawn(seed, size, [])

    def _drawn(self, seed: int, size: int, wanted: list[OperationKind]) -> RandomGraph:
        return draw(
            seed,
            size=size,
            dimension_range=self.dimension_range,
            claims=self.claims,
            first=wanted,
        )
