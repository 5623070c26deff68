"""Work cut into tiles of rows that stay in the processor's cache, shared out to threads."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from itertools import chain, pairwise
from math import prod
from typing import Any, Final

import numpy as np
from numpy.typing import DTypeLike, NDArray

from nndrivers.reference.arithmetic.epilogue import Allocate
from nndrivers.reference.calls import Call, run_all, share_out
from nndrivers.reference.kernel import Resources, Scratch, Step

__all__ = ["Tile", "bind_tiles", "row_tiles"]

_TILE_BYTES: Final = 1 << 19
"""Size of a tile's accumulators. Below half of this the number of calls begins to cost; far above
it the passes over a tile leave the processor's second cache.
"""

_WORTH_A_THREAD_NS: Final = 150_000
"""Waking another thread costs some ten microseconds, and more while both want the interpreter."""


@dataclass(frozen=True, slots=True)
class Tile:
    """Rows ``first`` to ``last`` (exclusive) of image ``batch``."""

    batch: int
    first: int
    last: int

    @property
    def rows(self) -> int:
        return self.last - self.first


def row_tiles(
    batches: int, rows: int, row_bytes: int, work_ns: float, resources: Resources
) -> list[list[Tile]]:
    """Tiles that cover all rows, in one list a thread that should work on them.

    ``row_bytes`` is the size of a row of accumulators, ``work_ns`` a guess at the whole duration
    on one thread.
    """
    threads = max(1, min(resources.threads, batches * rows, int(work_ns / _WORTH_A_THREAD_NS)))
    parts = 1 if batches % threads == 0 else threads
    height = max(1, min(_TILE_BYTES // max(row_bytes, 1), -(-rows // parts)))
    # Tiles of equal height: a last one of a single row would cost as many calls as a full one.
    count = -(-rows // height)
    edges = [rows * i // count for i in range(count + 1)]
    tiles = [Tile(n, a, b) for n in range(batches) for a, b in pairwise(edges)]
    shares = [len(tiles) * i // threads for i in range(threads + 1)]
    return [tiles[a:b] for a, b in pairwise(shares) if b > a]


def bind_tiles(
    shares: Sequence[Sequence[Tile]],
    bind: Callable[[Tile, Allocate], list[Call]],
    resources: Resources,
    scratch: Scratch,
) -> Step:
    """A step that runs what ``bind`` makes of each tile, each share on a thread of its own."""
    programs = [_bind_share(tiles, bind, scratch) for tiles in shares]
    return programs[0] if len(programs) == 1 else share_out(programs, resources)


def _bind_share(
    tiles: Sequence[Tile], bind: Callable[[Tile, Allocate], list[Call]], scratch: Scratch
) -> Step:
    memory = _TileMemory(scratch)
    return run_all(list(chain.from_iterable(bind(tile, memory.restart()) for tile in tiles)))


class _TileMemory:
    """Gives every tile of a share the same memory, in order of demand."""

    def __init__(self, scratch: Scratch) -> None:
        self._scratch = scratch
        self._blocks: list[NDArray[np.uint8]] = []
        self._next = 0

    def restart(self) -> Allocate:
        """The allocator for another tile, which makes the same demands, or smaller ones."""
        self._next = 0
        return self._allocate

    def _allocate(self, shape: tuple[int, ...], dtype: DTypeLike) -> NDArray[Any]:
        size = prod(shape) * np.dtype(dtype).itemsize
        if self._next == len(self._blocks):
            self._blocks.append(self._scratch.array((size,), np.uint8))
        elif self._blocks[self._next].size < size:
            self._blocks[self._next] = self._scratch.array((size,), np.uint8)
        block = self._blocks[self._next]
        self._next += 1
        return block[:size].view(dtype).reshape(shape)
