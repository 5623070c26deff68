"""Compilation caches as a client keeps them."""

from __future__ import annotations

import os
from collections.abc import Callable, Iterator, Sequence
from contextlib import ExitStack, contextmanager
from pathlib import Path

from nnhal.types import CacheHandles, Handle, NumberOfCacheFiles

__all__ = ["Cache"]


class Cache:
    """Cache files ``model0``, ..., ``data0``, ... in a folder of their own."""

    def __init__(self, folder: Path, number: NumberOfCacheFiles) -> None:
        folder.mkdir(parents=True, exist_ok=True)
        self.folder = folder
        self.model = [folder / f"model{index}" for index in range(number.model_cache)]
        self.data = [folder / f"data{index}" for index in range(number.data_cache)]

    @property
    def files(self) -> list[Path]:
        """Return the files of the model cache, then those of the data cache."""
        return [*self.model, *self.data]

    @contextmanager
    def open(
        self,
        flags: Callable[[Path], int] = lambda path: os.O_RDWR | os.O_CREAT,
        more: tuple[int, int] = (0, 0),
        descriptors: Callable[[Path], int] = lambda path: 1,
    ) -> Iterator[CacheHandles]:
        """Handles of the files, fresh descriptors each time.

        ``more`` are handles too many (or, negative, too few) of either kind, ``descriptors`` how
        many descriptors the handle of a file has.
        """
        with ExitStack() as stack:

            def handle(path: Path) -> Handle:
                opened = []
                for _ in range(descriptors(path)):
                    opened.append(os.open(path, flags(path) | os.O_CLOEXEC, 0o600))
                    stack.callback(os.close, opened[-1])
                return tuple(opened)

            model = _counted(self.model, more[0], self.folder / "model_more")
            data = _counted(self.data, more[1], self.folder / "data_more")
            yield CacheHandles([handle(path) for path in model], [handle(path) for path in data])


def _counted(paths: Sequence[Path], more: int, extra: Path) -> Sequence[Path]:
    return [*paths, extra] if more > 0 else paths[: len(paths) + more]
