"""Arena for temporaries in one block of memory, in which dead ones make room for new ones."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from typing import Final

import numpy as np
from numpy.typing import NDArray

__all__ = ["ALIGNMENT", "Layout", "Span", "aligned_block", "lay_out"]

ALIGNMENT: Final = 64
"""Bytes: a cache line, and the widest vector register."""


@dataclass(frozen=True, slots=True)
class Span:
    """``size`` bytes that must stay untouched from step ``first`` to step ``last``, inclusive."""

    size: int
    first: int
    last: int


@dataclass(frozen=True, slots=True)
class Layout:
    """An offset for each span, and the size of the block that holds them all."""

    offsets: tuple[int, ...]
    size: int


def lay_out(spans: Sequence[Span]) -> Layout:
    """Place every span, the largest first, into the smallest gap that is free while it lives.

    Source: the greedy-by-size strategy of Pisarchyk and Lee, "Efficient Memory Management for Deep
    Neural Net Inference" (2020), which TF Lite uses too.
    """
    offsets = [0] * len(spans)
    placed: list[tuple[int, Span]] = []
    for index in sorted(range(len(spans)), key=lambda i: (-spans[i].size, i)):
        span = spans[index]
        first, last = span.first, span.last
        busy = [
            (offsets[i], _rounded(other.size))
            for i, other in placed
            # There is a step at which both are in use.
            if other.first <= last and first <= other.last
        ]
        offsets[index] = _best_gap(sorted(busy), span.size)
        placed.append((index, span))
    ends = (offset + _rounded(span.size) for offset, span in zip(offsets, spans, strict=True))
    return Layout(tuple(offsets), max(ends, default=0))


def _best_gap(busy: Iterable[tuple[int, int]], size: int) -> int:
    """The start of the smallest gap between the (offset, size) of ``busy``, or their end."""
    best, least, end = None, None, 0
    for offset, length in busy:
        gap = offset - end
        if gap >= size and (least is None or gap < least):
            best, least = end, gap
        end = max(end, offset + length)
    return end if best is None else best


def _rounded(size: int) -> int:
    return -(-size // ALIGNMENT) * ALIGNMENT


def aligned_block(size: int) -> NDArray[np.uint8]:
    """``size`` bytes from an aligned address."""
    block = np.empty(size + ALIGNMENT, np.uint8)
    start = -block.ctypes.data % ALIGNMENT
    return block[start : start + size]
