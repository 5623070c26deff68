"""Rounds in which a client has a model saved to cache files, and loads it from them."""

from __future__ import annotations

from collections.abc import Callable

from nntest.spec import SpecCase
from vts.driving.cached_case import CachedCase
from vts.driving.caches import OTHER_TOKEN
from vts.test_group import Context

__all__ = ["missed_again", "saved_and_loaded_again"]


def saved_and_loaded_again(context: Context, case: SpecCase) -> Callable[[], None]:
    """A round; nothing that was prepared stays. Raises Skipped for a driver without caching.

    IDevice.hal 1.2, ``prepareModelFromCache``: "The file descriptors may be closed by the client
    once the asynchronous preparation has finished", and those that a driver has duplicated are its
    own to close.
    """
    cached = CachedCase(context, case)
    cache = cached.cache()

    def act() -> None:
        cached.save(cache)
        cached.load(cache)

    return act


def missed_again(context: Context, case: SpecCase) -> Callable[[], None]:
    """A round in which nothing can be loaded: the token is another one, then all files are shorter,
    then they are empty. Whether a driver says so is for other tests. Raises Skipped for a driver
    without caching.
    """
    cached = CachedCase(context, case)
    cache, shorter, empty = map(cached.cache, ("cache", "shorter", "empty"))
    cached.save(cache)
    for path, short in zip(cache.files, shorter.files, strict=True):
        short.write_bytes(path.read_bytes()[:-1])

    def act() -> None:
        cached.load(cache, OTHER_TOKEN)
        cached.load(shorter)
        cached.load(empty)

    return act
