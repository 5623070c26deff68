"""Cache files that are not as a driver asks for them, each in one way."""

from __future__ import annotations

import os
from collections.abc import Callable, Iterator
from contextlib import AbstractContextManager
from functools import partial
from pathlib import Path
from typing import Final

from nnhal.types import CacheHandles
from vts.raw.cache_files import Cache

__all__ = ["Variant", "Variants", "read_only", "write_only", "wrong_descriptors", "wrong_numbers"]

_NUMBERS: Final = ((1, 0), (-1, 0), (0, 1), (0, -1))

Variant = tuple[str, Callable[[], AbstractContextManager[CacheHandles]]]
"""Variant of wrong handles, and how to open them so."""

Variants = Callable[[Cache], Iterator[Variant]]


def wrong_numbers(cache: Cache) -> Iterator[Variant]:
    for model, data in _NUMBERS:
        counts = len(cache.model) + model, len(cache.data) + data
        if min(counts) >= 0:
            text = f"with {counts[0]} model and {counts[1]} data cache files"
            yield text, partial(cache.open, more=(model, data))


def wrong_descriptors(cache: Cache) -> Iterator[Variant]:
    for wrong in cache.files:
        for count in (0, 2):
            text = f"with {count} descriptors in the handle of {wrong.name}"
            yield text, partial(cache.open, descriptors=partial(_one_but_for, wrong, count))


def _one_but_for(wrong: Path, count: int, path: Path) -> int:
    return count if path == wrong else 1


def read_only(cache: Cache) -> Iterator[Variant]:
    for wrong in cache.files:
        flags = partial(_all_but_for, wrong, os.O_RDONLY | os.O_CREAT)
        yield f"with {wrong.name} open for reading only", partial(cache.open, flags)


def write_only(cache: Cache) -> Iterator[Variant]:
    for wrong in cache.files:
        flags = partial(_all_but_for, wrong, os.O_WRONLY | os.O_CREAT)
        yield f"with {wrong.name} open for writing only", partial(cache.open, flags)


def _all_but_for(wrong: Path, flags: int, path: Path) -> int:
    return flags if path == wrong else os.O_RDWR | os.O_CREAT
