"""Settings of a suite of test groups: the corpus, the groups, and how much of them."""

from __future__ import annotations

from pathlib import Path

import msgspec

from nntest.data_folders import OWN_SPECS

__all__ = ["GroupedSettings"]


class GroupedSettings(msgspec.Struct, frozen=True, kw_only=True):
    """``specs`` is the folder of the corpus, empty for the suite's own. No ``groups`` are all.

    ``thorough`` takes every case of the corpus in every group; ``quick`` executes each case of the
    general group once, instead of in every way.
    """

    specs: str = ""
    groups: tuple[str, ...] = ()
    thorough: bool = False
    quick: bool = False

    @property
    def root(self) -> Path:
        return Path(self.specs) if self.specs else OWN_SPECS
