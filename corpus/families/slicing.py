"""SLICE, STRIDED_SLICE, GATHER, SELECT and TOPK_V2."""

from __future__ import annotations

from collections.abc import Iterator

from corpus.families import _slicing_picks, _slicing_slices
from corpus.language import SpecFile


def files() -> Iterator[SpecFile]:
    """One file an operation."""
    yield from _slicing_slices.files()
    yield from _slicing_picks.files()
