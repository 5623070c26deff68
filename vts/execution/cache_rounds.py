"""Rounds in which a client has a model saved to cache files, and loads it from them."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from vts.execution.cached_case import CachedCase

if TYPE_CHECKING:
    from nntest.spec import SpecCase
    from vts.test_group import Context

__all__ = ["saved_and_loaded_again"]


def saved_and_loaded_again(context: Context, case: SpecCase) -> Callable[[], None]:
    """A round; nothing that was prepared stays. Raises Skipped for a driver without caching.

    IDevice.hal 1.2, ``prepareModelFromCache``: "The file descriptors may be closed by the client
    once the asynchronous preparation has finished", and those that a driver has duplicated are its
    own to close.
    """
    cached = CachedCase(context, "", case)
    cache = cached.cache()

    def act() -> None:
        cached.save(cache)
        cached.load(cache)

    return act
