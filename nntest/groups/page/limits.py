"""Limits of a page about a large run: at most 2 MB, shared out fairly, and said so there."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, fields, replace
from typing import Final

__all__ = ["LONGEST_TEXT", "MAX_BYTES", "Limits", "fair_share"]

MAX_BYTES: Final = 2_000_000
"""Size of a page: what a CI's viewer of artifacts opens without a complaint."""

_AIM: Final = 1_900_000
_FIXED: Final = 250_000
"""Bytes of the head, the map and whatever else no limit changes."""

LONGEST_TEXT: Final = 600
"""Characters of one text: a reason may repeat what a driver printed."""


@dataclass(frozen=True)
class Limits:
    """The defaults are what a reader can use; a page that grows too large takes a part of them."""

    causes_open: int = 8
    """Causes that are open when the page opens."""
    causes_shown: int = 150
    """Causes with an example and the command that repeats it; some 3 kB each."""
    causes_listed: int = 500
    """Further causes that get a line."""
    rows_open: int = 15
    rows_folded: int = 5
    """Further cases of a cause; they stand under their operation, too."""
    failing_bytes: int = 700_000
    """Bytes for the lines of failing tests under their operations."""
    names_bytes: int = 1_000_000
    """Bytes for the names of tests that passed."""
    list_rows: int = 200
    """Rows of each list of tests that neither passed nor failed."""
    evidence_lines: int = 80

    def for_page_of(self, size: int) -> Limits:
        """Limits with which a page of ``size`` bytes is small enough, or nearly so."""
        share = (_AIM - _FIXED) / max(size - _FIXED, 1)
        kept = {"causes_open", "rows_open"}
        names = (each.name for each in fields(self) if each.name not in kept)
        return replace(self, **{name: int(getattr(self, name) * share) for name in names})


def fair_share(sizes: Sequence[int], budget: int) -> int:
    """The largest limit for each of ``sizes`` with which all together fit into ``budget``.

    >>> fair_share([10, 200, 3], 100)
    87
    """
    left, waiting = budget, len(sizes)
    for size in sorted(sizes):
        limit = left // waiting
        if size > limit:
            return limit
        left -= size
        waiting -= 1
    return max(sizes, default=0)
