"""Reductions: in words, every way in which a selection is less than the whole; a report must say
so.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Final

from nntest.runner.selection import Selection

__all__ = ["reductions_of"]

_SHOWN: Final = 5
"""Globs of an option that are named; the settings of a result have all."""


def reductions_of(
    selection: Selection, planned: int, chosen: int, *, complete: bool = True
) -> tuple[str, ...]:
    """Return what ``selection`` left out of ``planned`` cases; ``chosen`` counts
    repetitions too. A plan that is not ``complete`` may lack cases that filters leave out.
    """
    return tuple(_reductions(selection, planned, chosen // selection.repeat, complete=complete))


def _more(globs: Sequence[str]) -> Iterator[str]:
    if len(globs) > _SHOWN:
        yield f"and {len(globs) - _SHOWN} more"


def _reductions(
    selection: Selection, planned: int, chosen: int, *, complete: bool
) -> Iterator[str]:
    if chosen == planned and (complete or not selection.filters):
        return
    for option, globs in (("--filter", selection.filters), ("--exclude", selection.excludes)):
        if globs:
            yield " ".join((option, *globs[:_SHOWN], *_more(globs)))
    if selection.shard is not None:
        number, count = selection.shard
        yield f"shard {number} of {count}"
    if complete:
        yield f"{chosen} of {planned} cases {'was' if chosen == 1 else 'were'} chosen"
