"""Settings of VTS: the corpus, the test groups, and how much of them."""

from __future__ import annotations

from nntest.groups.settings import GroupedSettings

__all__ = ["VtsSettings"]


class VtsSettings(GroupedSettings, frozen=True, kw_only=True):
    """The settings of every suite of test groups, and ``caches``, the folder of compilation caches
    that are kept for the next run; empty for none. ``asks`` makes the driver say first what it
    supports.
    """

    caches: str = ""
    asks: bool = False
