"""The files of a compilation cache, as a client keeps them."""

from __future__ import annotations

import os
import weakref
from collections.abc import Callable
from pathlib import Path
from types import TracebackType

from nnhal.types import NumberOfCacheFiles

__all__ = ["CacheFiles"]


class CacheFiles:
    """Model cache files, data cache files, and the token of 32 bytes that names their content.

    ``model`` and ``data`` are descriptors, open for reading and writing. Those of :meth:`open` are
    closed at the end of a ``with``, by :meth:`close`, or when the object is collected; those given
    to the constructor stay the caller's.
    """

    def __init__(self, model: tuple[int, ...], data: tuple[int, ...], token: bytes) -> None:
        self.model = model
        self.data = data
        self.token = token
        self._close: Callable[[], object] = _nothing

    @classmethod
    def open(
        cls, directory: str | os.PathLike[str], number: NumberOfCacheFiles, token: bytes
    ) -> CacheFiles:
        """The files ``model0``, ..., ``data0``, ... of an existing directory, made where absent.

        OSError when one cannot be opened.
        """
        descriptors: list[int] = []
        try:
            for path in cls.paths(directory, number):
                descriptors.append(os.open(path, os.O_RDWR | os.O_CREAT | os.O_CLOEXEC, 0o644))
        except BaseException:
            _close_all(descriptors)
            raise
        split = number.model_cache
        files = cls(tuple(descriptors[:split]), tuple(descriptors[split:]), token)
        files._close = weakref.finalize(files, _close_all, descriptors)
        return files

    @staticmethod
    def paths(directory: str | os.PathLike[str], number: NumberOfCacheFiles) -> list[Path]:
        """Paths of the model cache files, then of the data cache files."""
        names = [f"model{index}" for index in range(number.model_cache)]
        names += [f"data{index}" for index in range(number.data_cache)]
        return [Path(directory, name) for name in names]

    def close(self) -> None:
        """Close what :meth:`open` has opened."""
        self._close()

    def __enter__(self) -> CacheFiles:
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        traceback: TracebackType | None,
    ) -> None:
        self.close()


def _close_all(descriptors: list[int]) -> None:
    for descriptor in descriptors:
        os.close(descriptor)


def _nothing() -> None:
    """Descriptors that are the caller's are not ours to close."""
