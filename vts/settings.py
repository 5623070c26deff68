"""Settings of VTS: the corpus, the test groups, and how much of them."""

from __future__ import annotations

from pathlib import Path

import msgspec

from nntest.data_folders import OWN_SPECS

__all__ = ["VtsSettings"]


class VtsSettings(msgspec.Struct, frozen=True, kw_only=True):
    """``specs`` is the folder of the corpus, empty for the suite's own. No ``groups`` are all."""

    specs: str = ""
    groups: tuple[str, ...] = ()
    thorough: bool = False
    quick: bool = False
    """The group general executes each case once, instead of in every way."""

    @property
    def root(self) -> Path:
        return Path(self.specs) if self.specs else OWN_SPECS
