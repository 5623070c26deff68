"""The files of a compilation cache, between a client's handles and a driver's file objects."""

from __future__ import annotations

import fcntl
import os
import stat
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from typing import BinaryIO

from nnhal._driver_kit.driver import Driver, Program
from nnhal._driver_kit.failures import LOGGER, VLOG
from nnhal.errors import CacheMiss, HalError, Invalid
from nnhal.types import CACHE_TOKEN_SIZE, CacheHandles, ErrorStatus, Handle

__all__ = ["OwnedHandles", "load", "save"]


class OwnedHandles(ExitStack):
    """Handles of a client, duplicated: they stay open while work goes on in the background."""

    def __init__(self, cache: CacheHandles) -> None:
        super().__init__()
        self.token = cache.token
        self.model_cache = [self._duplicate(handle) for handle in cache.model]
        self.data_cache = [self._duplicate(handle) for handle in cache.data]

    def _duplicate(self, handle: Handle) -> Handle:
        """A handle that is not open becomes one without descriptors, which nobody accepts."""
        try:
            copies = tuple(os.dup(descriptor) for descriptor in handle)
        except OSError:
            return ()
        for descriptor in copies:
            self.callback(os.close, descriptor)
        return copies


def save(driver: Driver, program: Program, cache: OwnedHandles) -> None:
    """Have ``driver`` save ``program``, if the client wants it. Never raises: saving may fail."""
    if not cache.model_cache and not cache.data_cache:
        return
    try:
        with _opened(driver, cache) as (model_files, data_files):
            for file in (*model_files, *data_files):
                file.truncate()
            driver.save_to_cache(program, cache.token, model_files, data_files)
    except Invalid as error:
        VLOG("prepareModel: nothing saved to the cache: %s", error)
    except Exception as error:
        LOGGER.error("prepareModel: saving to the cache failed", exc_info=error)


def load(driver: Driver, cache: OwnedHandles) -> Program:
    """The program that ``driver`` finds in the cache.

    Raises Invalid for handles that are not as they must be, HalError (GENERAL_FAILURE) on a miss.
    """
    if not driver.cache_files.model_cache and not driver.cache_files.data_cache:
        raise HalError(ErrorStatus.GENERAL_FAILURE, "the driver has no compilation caching")
    with _opened(driver, cache) as (model_files, data_files):
        try:
            return driver.load_from_cache(cache.token, model_files, data_files)
        except CacheMiss as error:
            raise HalError(ErrorStatus.GENERAL_FAILURE, f"cache miss: {error}") from error


@contextmanager
def _opened(driver: Driver, cache: OwnedHandles) -> Iterator[tuple[list[BinaryIO], list[BinaryIO]]]:
    """The files of both lists, read and write, at their beginning; raises Invalid."""
    needed = driver.cache_files
    counts = len(cache.model_cache), len(cache.data_cache)
    if counts != (needed.model_cache, needed.data_cache):
        expected = f"{needed.model_cache} and {needed.data_cache}"
        raise Invalid(f"{counts[0]} model and {counts[1]} data cache files, expected {expected}")
    if len(cache.token) != CACHE_TOKEN_SIZE:
        raise Invalid(f"a token of {len(cache.token)} bytes, expected {CACHE_TOKEN_SIZE}")
    with ExitStack() as stack:
        model_files, data_files = (
            [stack.enter_context(_open(handle)) for handle in handles]
            for handles in (cache.model_cache, cache.data_cache)
        )
        yield model_files, data_files


def _open(handle: Handle) -> BinaryIO:
    if len(handle) != 1:
        raise Invalid(f"a cache handle with {len(handle)} file descriptors, expected 1")
    _check_file(handle[0])
    file = open(os.dup(handle[0]), "r+b")  # noqa: SIM115
    file.seek(0)
    return file


def _check_file(descriptor: int) -> None:
    try:
        mode = os.fstat(descriptor).st_mode
        access = fcntl.fcntl(descriptor, fcntl.F_GETFL) & os.O_ACCMODE
    except OSError as error:
        raise Invalid(f"a cache file that is not open: {error}") from error
    if not stat.S_ISREG(mode):  # a pipe or a device may have no end
        raise Invalid("a cache file that is no regular file")
    if access != os.O_RDWR:
        raise Invalid("a cache file that is not open for reading and writing")
