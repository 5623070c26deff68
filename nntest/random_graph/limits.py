"""Limits on the size of a graph, so that it executes in reasonable time."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from nntest.random_graph.dice import Dice

__all__ = ["MAX_SIZE", "Limits"]

MAX_SIZE: Final = 10_000
"""Operations of a graph."""

_BLOCKS: Final = (4, 8, 16, 32)
_MOST_BLOCKS: Final = 4
"""Of which a dimension in blocks consists."""

_BESIDE_IN: Final = 4
"""One dimension in so many is any number, and of the others one in so many is beside a block."""


@dataclass(frozen=True, slots=True)
class Limits:
    """Bounds for the tensors of a graph, and for its work.

    ``dimension`` bounds each dimension of what is drawn as such; operations that join, pad or
    repeat may go beyond it. ``elements`` bounds each tensor, ``multiply_adds`` each operation.
    With ``in_blocks`` the dimensions are such as kernels are made for: most are whole blocks of 4
    to 32, or one more or less, and windows are most often square.
    """

    dimension: tuple[int, int]
    elements: int
    multiply_adds: int
    in_blocks: bool = False

    @classmethod
    def of(
        cls,
        size: int,
        dimension_range: int,
        *,
        elements: int = 1 << 21,
        multiply_adds: int = 1 << 26,
    ) -> Limits:
        """Equal shares of ``elements`` and ``multiply_adds`` of the whole graph."""
        return cls(
            (1, dimension_range),
            max(16, min(1 << 16, elements // size)),
            max(1 << 12, multiply_adds // size),
        )

    def size(self, dice: Dice, low: int, high: int) -> int:
        """A dimension, both limits possible."""
        if not self.in_blocks or high < _BLOCKS[0] or dice.one_in(_BESIDE_IN):
            return dice.number(low, high)
        block = dice.pick([block for block in _BLOCKS if block <= high])
        whole = block * dice.number(1, min(_MOST_BLOCKS, high // block))
        beside = dice.pick((-1, 1)) if dice.one_in(_BESIDE_IN) else 0
        return max(low, min(whole + beside, high))

    def count(self, dice: Dice, most: int) -> int:
        """Channels or units: ``most`` at most, or a dimension in blocks."""
        if self.in_blocks:
            most = self.dimension[1]
        return self.size(dice, 1, max(1, min(self.dimension[1], most)))
