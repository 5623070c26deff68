"""RESHAPE, SQUEEZE, EXPAND_DIMS, TRANSPOSE and all else that moves or repeats elements."""

from __future__ import annotations

from collections.abc import Iterator

from corpus.families import _reshape_blocks, _reshape_padding, _reshape_parts, _reshape_shapes
from corpus.language import SpecFile


def files() -> Iterator[SpecFile]:
    """One file an operation."""
    yield from _reshape_shapes.files()
    yield from _reshape_parts.files()
    yield from _reshape_padding.files()
    yield from _reshape_blocks.files()
