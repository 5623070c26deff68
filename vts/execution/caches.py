"""Compilation caches as a client keeps them, and the calls that save to and load from them."""

from __future__ import annotations

import os
from collections.abc import Callable, Iterator, Sequence
from contextlib import ExitStack, contextmanager
from pathlib import Path
from typing import TYPE_CHECKING, Final, NamedTuple

from nnhal.types import CACHE_TOKEN_SIZE, ErrorStatus, NumberOfCacheFiles
from vts.raw import Preparation, name_of_status
from vts.raw.cache_arguments import CacheArguments
from vts.test_group import Failed, Skipped

if TYPE_CHECKING:
    from nnhal.interfaces import Handle
    from nnhal.types import Model
    from vts.raw import RawDevice

__all__ = [
    "MISS",
    "OTHER_TOKEN",
    "REFUSED",
    "TOKEN",
    "Cache",
    "Handles",
    "check_caching",
    "check_miss",
    "load",
    "save",
]

TOKEN: Final = bytes(range(1, CACHE_TOKEN_SIZE + 1))

OTHER_TOKEN: Final = bytes([TOKEN[0] + 1]) + TOKEN[1:]
"""Of another model, as clients must give each."""

MISS: Final = (ErrorStatus.GENERAL_FAILURE,)
"""What a cache that is not as it was saved gives."""

REFUSED: Final = (ErrorStatus.INVALID_ARGUMENT, ErrorStatus.GENERAL_FAILURE)
"""What files that are not as they must be give."""


class Handles(NamedTuple):
    """What is passed to the driver for the model cache and for the data cache."""

    model: Sequence[Handle]
    data: Sequence[Handle]


class Cache:
    """Cache files ``model0``, ..., ``data0``, ... in a folder of their own."""

    def __init__(self, folder: Path, number: NumberOfCacheFiles) -> None:
        folder.mkdir(parents=True, exist_ok=True)
        self.folder = folder
        self.model = [folder / f"model{index}" for index in range(number.model_cache)]
        self.data = [folder / f"data{index}" for index in range(number.data_cache)]

    @contextmanager
    def open(
        self,
        flags: Callable[[Path], int] = lambda path: os.O_RDWR | os.O_CREAT,
        more: tuple[int, int] = (0, 0),
        descriptors: Callable[[Path], int] = lambda path: 1,
    ) -> Iterator[Handles]:
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
            yield Handles([handle(path) for path in model], [handle(path) for path in data])


def _counted(paths: Sequence[Path], more: int, extra: Path) -> Sequence[Path]:
    return [*paths, extra] if more > 0 else paths[: len(paths) + more]


def check_caching(raw: RawDevice) -> NumberOfCacheFiles:
    """How many files the driver needs. Raises Skipped for one that has no caching."""
    number = raw.device.number_of_cache_files
    if number.model_cache + number.data_cache == 0:
        raise Skipped("the driver has no compilation caching: it needs no cache files")
    return number


def save(raw: RawDevice, model: Model, handles: Handles, token: bytes = TOKEN) -> Preparation:
    """Prepare ``model`` and have it saved."""
    return raw.prepare(raw.words(model), cache=CacheArguments(*handles, token))


def load(raw: RawDevice, handles: Handles, token: bytes = TOKEN) -> Preparation:
    """What the driver finds in the cache."""
    return raw.prepare_from_cache(CacheArguments(*handles, token))


def check_miss(what: str, answer: Preparation, allowed: Sequence[ErrorStatus], rule: str) -> None:
    """Raise Failed unless nothing was loaded, with one of the ``allowed`` statuses."""
    if answer.status in allowed and answer.prepared_model is None:
        return
    given = "no model" if answer.prepared_model is None else "a model"
    expected = " or ".join(status.name for status in allowed)
    raise Failed(
        f"prepareModelFromCache {what} called back with {name_of_status(answer.status)} and "
        f"{given}, expected {expected} and no model: {rule}"
    )
