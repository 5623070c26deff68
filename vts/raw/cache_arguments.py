"""Cache arguments of a preparation."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, NamedTuple

from nnhal.interfaces import Handle
from nnhal.types import CACHE_TOKEN_SIZE

__all__ = ["NO_CACHE", "CacheArguments"]


class CacheArguments(NamedTuple):
    """Handles of both kinds of files, and the token."""

    model: Sequence[Handle]
    data: Sequence[Handle]
    token: bytes


NO_CACHE: Final = CacheArguments((), (), bytes(CACHE_TOKEN_SIZE))
