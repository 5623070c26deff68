"""Faults of compilation caches: files that are mixed up, and caches that are asked wrongly."""

from __future__ import annotations

import os
from collections.abc import Iterable, Iterator
from contextlib import ExitStack, contextmanager
from typing import Any

from cts.faults.catalogue import fault
from cts.faults.patching import Patch
from nnapi import preparation
from nnapi.caching import CacheDirectory
from nnapi.errors import NnapiError, op_failed
from nnhal.client.cache_files import CacheFiles

__all__: list[str] = []


@fault("compilation_caching")
def files_of_the_other_kind() -> Iterable[Patch]:
    """A driver finds its model cache in the files for data, and the other way around."""

    def make(original: Any) -> Any:
        @contextmanager
        def existing(self: Any) -> Iterator[CacheFiles]:
            with original(self) as files:
                yield CacheFiles(files.data, files.model, files.token)

        return existing

    return [Patch(CacheDirectory, "existing", make)]


@fault("cache_files")
def files_in_reverse() -> Iterable[Patch]:
    """A driver with several cache files of a kind gets the last one first."""

    def make(original: Any) -> Any:
        @contextmanager
        def existing(self: Any) -> Iterator[CacheFiles]:
            with original(self) as files:
                yield CacheFiles(files.model[::-1], files.data[::-1], files.token)

        return existing

    return [Patch(CacheDirectory, "existing", make)]


@fault("compilation_caching")
def missing_file_made_up() -> Iterable[Patch]:
    """A cache of which files are missing is completed with empty ones."""

    def make(original: Any) -> Any:
        def open_(self: Any, name: str, stack: ExitStack) -> int:
            os.close(os.open(self._directory / name, os.O_RDWR | os.O_CREAT, 0o600))
            descriptor: int = original(self, name, stack)
            return descriptor

        return open_

    return [Patch(CacheDirectory, "_open", make)]


@fault("cache_files")
def cache_written_in_place() -> Iterable[Patch]:
    """Files have their names while the driver still writes them."""

    def make(original: Any) -> Any:
        @contextmanager
        def new(self: Any) -> Iterator[CacheFiles]:
            with ExitStack() as stack:

                def made(name: str) -> int:
                    flags = os.O_RDWR | os.O_CREAT | os.O_TRUNC | os.O_CLOEXEC
                    descriptor = os.open(self._directory / name, flags, 0o600)
                    stack.callback(os.close, descriptor)
                    return descriptor

                models, data = map(made, self._models), map(made, self._data)
                yield CacheFiles(tuple(models), tuple(data), self._token)

        return new

    return [Patch(CacheDirectory, "new", make)]


@fault("cache_files")
def token_told_without_the_partition() -> Iterable[Patch]:
    """Drivers get a token of zeros, though the files have names of their own."""

    def make(original: Any) -> Any:
        @contextmanager
        def opened(self: Any) -> Iterator[CacheFiles]:
            with original(self) as files:
                yield CacheFiles(files.model, files.data, bytes(32))

        return opened

    return [Patch(CacheDirectory, name, make) for name in ("existing", "new")]


@fault("cache_files")
def half_of_a_token() -> Iterable[Patch]:
    """The last 16 bytes of a token do not count."""

    def make(original: Any) -> Any:
        return lambda token, *rest: original(token[:16], *rest)

    return [Patch(preparation, "partition_token", make)]


@fault("compilation_caching")
def source_models_not_in_tokens() -> Iterable[Patch]:
    """Tokens do not depend on which referenced model a step belongs to."""

    def make(original: Any) -> Any:
        return lambda token, operations, *rest: original(
            token, [(0, o) for _, o in operations], *rest
        )

    return [Patch(preparation, "partition_token", make)]


@fault("compilation_caching")
def unusable_cache_is_fatal() -> Iterable[Patch]:
    """A model is not prepared where a driver cannot use its cache."""

    def make(original: Any) -> Any:
        def from_cache(device: Any, directory: Any, options: Any) -> Any:
            found = original(device, directory, options)
            if found is None and os.path.exists(
                directory._directory / (directory._models or directory._data)[0]
            ):
                raise op_failed("the cache cannot be used")
            return found

        return from_cache

    return [Patch(preparation, "_from_cache", make)]


@fault("cache_files")
def broken_cache_left() -> Iterable[Patch]:
    """A broken cache stays where it is: what is prepared instead does not take its place."""

    def make(original: Any) -> Any:
        def publish(self: Any, descriptors: Any) -> None:
            if not any((self._directory / name).exists() for name in (*self._models, *self._data)):
                original(self, descriptors)

        return publish

    return [Patch(CacheDirectory, "_publish", make)]


@fault("compilation_caching")
def cache_of_one_kind_ignored() -> Iterable[Patch]:
    """A driver with cache files of one kind only counts as one without a cache."""

    def make(original: Any) -> Any:
        def token(device: Any, *rest: Any) -> bytes | None:
            number = device.number_of_cache_files
            found: bytes | None = original(device, *rest)
            return found if number.model_cache and number.data_cache else None

        return token

    return [Patch(preparation, "_token", make)]


@fault("cache_files")
def cache_without_files() -> Iterable[Patch]:
    """A driver that has no cache is asked to cache."""
    return [Patch(preparation, "_NO_FILES", lambda original: None)]


@fault("cache_files")
def unwritable_directory_is_fatal() -> Iterable[Patch]:
    """A compilation fails where its cache cannot be written."""

    def make(original: Any) -> Any:
        def to_cache(*arguments: Any) -> Any:
            prepared = original(*arguments)
            if prepared is None:
                raise op_failed("there is no place for the cache")
            return prepared

        return to_cache

    return [Patch(preparation, "_to_cache", make)]


@fault("cache_files")
def failed_preparation_cached() -> Iterable[Patch]:
    """The files of a preparation that has failed take the place of good ones."""

    def make(original: Any) -> Any:
        @contextmanager
        def new(self: Any) -> Iterator[CacheFiles]:
            error: NnapiError | None = None
            with original(self) as files:
                try:
                    yield files
                except NnapiError as raised:
                    error = raised
            if error is not None:
                raise error

        return new

    return [Patch(CacheDirectory, "new", make)]
