"""The files of a compilation cache, as a client keeps them."""

from __future__ import annotations

import os
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import msgspec

from nnhal.types import NumberOfCacheFiles

__all__ = ["CacheFiles"]


class CacheFiles(msgspec.Struct, frozen=True):
    """Descriptors of model cache files and data cache files, open for reading and writing, and
    the token of 32 bytes that names what is in them. The descriptors stay the caller's.
    """

    model: tuple[int, ...]
    data: tuple[int, ...]
    token: bytes

    @classmethod
    @contextmanager
    def in_directory(
        cls, directory: str | os.PathLike[str], token: bytes, number: NumberOfCacheFiles
    ) -> Iterator[CacheFiles]:
        """The files ``model0``, ..., ``data0``, ... of an existing directory, made where absent.

        They are closed at the end. OSError when one cannot be opened.
        """
        opened: list[int] = []
        try:
            for path in cls.paths(directory, number):
                opened.append(os.open(path, os.O_RDWR | os.O_CREAT | os.O_CLOEXEC, 0o644))
            split = number.model_cache
            yield cls(tuple(opened[:split]), tuple(opened[split:]), token)
        finally:
            for descriptor in opened:
                os.close(descriptor)

    @staticmethod
    def paths(directory: str | os.PathLike[str], number: NumberOfCacheFiles) -> list[Path]:
        """Paths of the model cache files, then of the data cache files."""
        names = [f"model{index}" for index in range(number.model_cache)]
        names += [f"data{index}" for index in range(number.data_cache)]
        return [Path(directory, name) for name in names]
