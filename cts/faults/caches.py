"""Faults of compilation caches: files that are mixed up, and caches that are asked wrongly."""

from __future__ import annotations

import os
from collections.abc import Iterable, Iterator
from contextlib import ExitStack, contextmanager
from typing import Any

from cts.faults.catalogue import fault, patches
from cts.faults.patching import Patch
from nnapi import preparation
from nnapi.caching import CacheDirectory
from nnapi.errors import NnapiError, op_failed
from nnhal.client.cache_files import CacheFiles

__all__: list[str] = []


@fault("compilation_caching", CacheDirectory, "existing")
@contextmanager
def files_of_the_other_kind(original: Any, self: Any) -> Iterator[CacheFiles]:
    """A driver finds its model cache in the files for data, and the other way around."""
    with original(self) as files:
        yield CacheFiles(files.data, files.model, files.token)


@fault("cache_files", CacheDirectory, "existing")
@contextmanager
def files_in_reverse(original: Any, self: Any) -> Iterator[CacheFiles]:
    """A driver with several cache files of a kind gets the last one first."""
    with original(self) as files:
        yield CacheFiles(files.model[::-1], files.data[::-1], files.token)


@fault("compilation_caching", CacheDirectory, "_open")
def missing_file_made_up(original: Any, self: Any, name: str, stack: ExitStack) -> int:
    """A cache of which files are missing is completed with empty ones."""
    os.close(os.open(self._directory / name, os.O_RDWR | os.O_CREAT, 0o600))
    descriptor: int = original(self, name, stack)
    return descriptor


@fault("cache_files", CacheDirectory, "new")
@contextmanager
def cache_written_in_place(original: Any, self: Any) -> Iterator[CacheFiles]:
    """Files have their names while the driver still writes them."""
    with ExitStack() as stack:

        def made(name: str) -> int:
            flags = os.O_RDWR | os.O_CREAT | os.O_TRUNC | os.O_CLOEXEC
            descriptor = os.open(self._directory / name, flags, 0o600)
            stack.callback(os.close, descriptor)
            return descriptor

        models, data = map(made, self._models), map(made, self._data)
        yield CacheFiles(tuple(models), tuple(data), self._token)


@patches("cache_files")
def token_told_without_the_partition() -> Iterable[Patch]:
    """Drivers get a token of zeros, though the files have names of their own."""

    def make(original: Any) -> Any:
        @contextmanager
        def opened(self: Any) -> Iterator[CacheFiles]:
            with original(self) as files:
                yield CacheFiles(files.model, files.data, bytes(32))

        return opened

    return [Patch(CacheDirectory, name, make) for name in ("existing", "new")]


@fault("cache_files", preparation, "partition_token")
def half_of_a_token(original: Any, token: Any, *rest: Any) -> Any:
    """The last 16 bytes of a token do not count."""
    return original(token[:16], *rest)


@fault("compilation_caching", preparation, "partition_token")
def source_models_not_in_tokens(original: Any, token: Any, operations: Any, *rest: Any) -> Any:
    """Tokens do not depend on which referenced model a step belongs to."""
    return original(token, [(0, o) for _, o in operations], *rest)


@fault("compilation_caching", preparation, "_from_cache")
def unusable_cache_is_fatal(original: Any, device: Any, directory: Any, options: Any) -> Any:
    """A model is not prepared where a driver cannot use its cache."""
    found = original(device, directory, options)
    if found is None and os.path.exists(
        directory._directory / (directory._models or directory._data)[0]
    ):
        raise op_failed("the cache cannot be used")
    return found


@fault("cache_files", CacheDirectory, "_publish")
def broken_cache_left(original: Any, self: Any, descriptors: Any) -> None:
    """A broken cache stays where it is: what is prepared instead does not take its place."""
    if not any((self._directory / name).exists() for name in (*self._models, *self._data)):
        original(self, descriptors)


@fault("compilation_caching", preparation, "_token")
def cache_of_one_kind_ignored(original: Any, device: Any, *rest: Any) -> bytes | None:
    """A driver with cache files of one kind only counts as one without a cache."""
    number = device.number_of_cache_files
    found: bytes | None = original(device, *rest)
    return found if number.model_cache and number.data_cache else None


@fault("cache_files", preparation, "_NO_FILES")
def cache_without_files(original: Any) -> Any:
    """A driver that has no cache is asked to cache."""
    return None


@fault("cache_files", preparation, "_to_cache")
def unwritable_directory_is_fatal(original: Any, *arguments: Any) -> Any:
    """A compilation fails where its cache cannot be written."""
    prepared = original(*arguments)
    if prepared is None:
        raise op_failed("there is no place for the cache")
    return prepared


@fault("cache_files", CacheDirectory, "new")
@contextmanager
def failed_preparation_cached(original: Any, self: Any) -> Iterator[CacheFiles]:
    """The files of a preparation that has failed take the place of good ones."""
    error: NnapiError | None = None
    with original(self) as files:
        try:
            yield files
        except NnapiError as raised:
            error = raised
    if error is not None:
        raise error
