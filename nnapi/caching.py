"""Compilation caches on disk: a token for each partition, and the files of its driver.

The application's token is hashed again with what a partition depends on, so that one token serves
for all partitions of a model, and never for two. Source: ``compile`` of
``runtime/ExecutionPlan.cpp``, ``common/TokenHasher.cpp``, and ``getCacheHandles`` of
``runtime/Manager.cpp``.

Other than Android's, a directory may be shared by processes. Files are written under no name at all
and get their names, all of them under a lock of the directory, when they are complete. Whoever
opens them under that lock has files of one preparation, or none.
"""

from __future__ import annotations

import fcntl
import hashlib
import os
import struct
from collections.abc import Iterable, Iterator, Sequence
from contextlib import ExitStack, contextmanager
from pathlib import Path
from typing import Final

import msgspec

from nnhal.client.cache_files import CacheFiles
from nnhal.debug import vlog
from nnhal.types import CACHE_TOKEN_SIZE, NumberOfCacheFiles

__all__ = ["CacheDirectory", "CacheInfo", "file_names", "partition_token"]

_compilation: Final = vlog.channel("compilation")

_MODE: Final = 0o600


class CacheInfo(msgspec.Struct, frozen=True):
    """Cache folder, and the application's token of 32 bytes."""

    directory: str
    token: bytes


def partition_token(
    token: bytes,
    operations: Iterable[tuple[int, int]],
    device_name: str,
    device_version: str,
    preference: int,
    priority: int,
    attributes: Iterable[tuple[str, int, bytes]] = (),
) -> bytes:
    """The token of a partition, 32 bytes.

    ``operations`` are the source model and index of each operation of a step, in order; none where
    the device has the whole model. ``priority`` is that of the C API, 90 to 110. ``attributes`` are
    those of vendor extensions, in an order that does not depend on that of the application.
    """
    digest = hashlib.sha256(token)
    for source, operation in operations:
        digest.update(struct.pack("=Ii", source, operation))
    for text in (device_name, device_version):
        digest.update(text.encode(errors="surrogateescape") + b"\0")
    digest.update(struct.pack("=ii", preference, priority))
    for extension, code, value in attributes:
        digest.update(extension.encode() + struct.pack("=xHQ", code, len(value)) + value)
    return digest.digest()


def file_names(token: bytes, number: NumberOfCacheFiles) -> tuple[list[str], list[str]]:
    """Names of the model cache files and of the data cache files, as Android's."""
    assert len(token) == CACHE_TOKEN_SIZE
    letters = "".join(chr(ord("A") + (b & 15)) + chr(ord("A") + (b >> 4)) for b in token)
    models = [f"{letters}1{index}" for index in range(number.model_cache)]
    return models, [f"{letters}2{index}" for index in range(number.data_cache)]


class CacheDirectory:
    """The files of one partition in ``directory``. Every method raises OSError."""

    def __init__(self, directory: str, token: bytes, number: NumberOfCacheFiles) -> None:
        self._directory = Path(directory or ".")
        self._token = token
        self._models, self._data = file_names(token, number)

    @contextmanager
    def existing(self) -> Iterator[CacheFiles]:
        """The files of an earlier preparation. FileNotFoundError where one is missing."""
        with ExitStack() as stack:
            with _lock(self._directory, fcntl.LOCK_SH):
                models = [self._open(name, stack) for name in self._models]
                data = [self._open(name, stack) for name in self._data]
            yield CacheFiles(tuple(models), tuple(data), self._token)

    @contextmanager
    def new(self) -> Iterator[CacheFiles]:
        """Empty files; they take the place of earlier ones when the block ends without an error."""
        with ExitStack() as stack:
            models = [self._create(stack) for _ in self._models]
            data = [self._create(stack) for _ in self._data]
            yield CacheFiles(tuple(models), tuple(data), self._token)
            try:
                self._publish([*models, *data])
            except OSError as error:  # the compilation has succeeded: it is only not cached
                _compilation("not cached: %s", error)

    def _open(self, name: str, stack: ExitStack) -> int:
        descriptor = os.open(self._directory / name, os.O_RDWR | os.O_CLOEXEC | os.O_NOFOLLOW)
        stack.callback(os.close, descriptor)
        return descriptor

    def _create(self, stack: ExitStack) -> int:
        flags = os.O_RDWR | os.O_CLOEXEC | os.O_TMPFILE
        descriptor = os.open(self._directory, flags, _MODE)
        stack.callback(os.close, descriptor)
        return descriptor

    def _publish(self, descriptors: Sequence[int]) -> None:
        paths = [self._directory / name for name in (*self._models, *self._data)]
        with _lock(self._directory, fcntl.LOCK_EX) as directory:
            # All old ones go first: if this process ends here, the cache is missing, not mixed.
            for path in paths:
                path.unlink(missing_ok=True)
            for descriptor, path in zip(descriptors, paths, strict=True):
                # The directory's descriptor is not needed, but with it links are followed.
                os.link(f"/proc/self/fd/{descriptor}", path, src_dir_fd=directory)
        _compilation("cached as %s", self._models or self._data)


@contextmanager
def _lock(directory: Path, kind: int) -> Iterator[int]:
    """Hold a lock of ``directory``, by its descriptor; it ends with the process at the latest."""
    descriptor = os.open(directory, os.O_RDONLY | os.O_DIRECTORY | os.O_CLOEXEC)
    try:
        fcntl.flock(descriptor, kind)
        yield descriptor
    finally:
        os.close(descriptor)
