"""Limits on the size of a graph, so that it executes in reasonable time."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

__all__ = ["MAX_SIZE", "Limits"]

MAX_SIZE: Final = 10_000
"""Operations of a graph."""


@dataclass(frozen=True, slots=True)
class Limits:
    """Bounds for the tensors of a graph, and for its work.

    ``dimension`` bounds each dimension of what is drawn as such; operations that join, pad or
    repeat may go beyond it. ``elements`` bounds each tensor, ``multiply_adds`` each operation.
    """

    dimension: tuple[int, int]
    elements: int
    multiply_adds: int

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
