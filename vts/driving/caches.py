"""The calls that save to compilation caches and load from them."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

import msgspec

from nnhal.types import CACHE_TOKEN_SIZE, CacheHandles, ErrorStatus, Model, NumberOfCacheFiles
from vts.raw import Preparation, RawDevice, name_of_status
from vts.test_group import Failed, Skipped

__all__ = [
    "MISS",
    "OTHER_TOKEN",
    "REFUSED",
    "TOKEN",
    "check_caching",
    "check_miss",
    "load",
    "save",
]

TOKEN: Final = bytes(range(1, CACHE_TOKEN_SIZE + 1))

OTHER_TOKEN: Final = bytes([TOKEN[0] + 1]) + TOKEN[1:]
"""Token of another model, as clients must give each."""

MISS: Final = (ErrorStatus.GENERAL_FAILURE,)
"""Statuses for a cache that is not as it was saved."""

REFUSED: Final = (ErrorStatus.INVALID_ARGUMENT, ErrorStatus.GENERAL_FAILURE)
"""Statuses for files that are not as they must be."""


def check_caching(raw: RawDevice) -> NumberOfCacheFiles:
    """Return how many files the driver needs. Raises Skipped for one that has no caching."""
    number = raw.device.number_of_cache_files
    if number.model_cache + number.data_cache == 0:
        raise Skipped("the driver has no compilation caching: it needs no cache files")
    return number


def save(raw: RawDevice, model: Model, handles: CacheHandles, token: bytes = TOKEN) -> Preparation:
    """Prepare ``model`` and have it saved."""
    return raw.prepare(raw.words(model), cache=msgspec.structs.replace(handles, token=token))


def load(raw: RawDevice, handles: CacheHandles, token: bytes = TOKEN) -> Preparation:
    """Load what the driver finds in the cache."""
    return raw.prepare_from_cache(msgspec.structs.replace(handles, token=token))


def check_miss(what: str, answer: Preparation, allowed: Sequence[ErrorStatus], rule: str) -> None:
    """Raise Failed unless nothing was loaded, with one of the ``allowed`` statuses."""
    if answer.status in allowed and answer.prepared_model is None:
        return
    given = "no model" if answer.prepared_model is None else "a model"
    expected = " or ".join(status.name for status in allowed)
    raise Failed(
        "cache_not_refused",
        f"prepareModelFromCache {what} called back with {name_of_status(answer.status)} and "
        f"{given}, expected {expected} and no model: {rule}",
    )
