"""Hints of vendors to drivers of AIDL 4, for a preparation or an execution."""

from __future__ import annotations

from typing import Final

import msgspec

from nnhal.types import ExtensionNameAndPrefix, TokenValuePair

__all__ = ["NO_HINTS", "Hints"]


class Hints(msgspec.Struct, frozen=True):
    """``pairs`` have codes by the prefixes in ``extensions``."""

    pairs: tuple[TokenValuePair, ...] = ()
    extensions: tuple[ExtensionNameAndPrefix, ...] = ()


NO_HINTS: Final = Hints()
