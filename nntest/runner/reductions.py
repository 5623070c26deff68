"""Reductions: in words, every way in which the chosen cases are less than the whole suite; a report
must say so.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Final

from nntest.results import RunSettings, SelectedCases

__all__ = ["reductions_of"]

_SHOWN: Final = 5
"""Globs of an option that are named; the settings of a result have all."""


def reductions_of(selection: SelectedCases, settings: RunSettings, chosen: int) -> tuple[str, ...]:
    """Return what a run with ``settings`` left out of the plan; ``chosen`` counts its cases, with
    repetitions. A plan that is not complete may lack cases that filters leave out.
    """
    return tuple(_reductions(selection, settings, chosen // settings.repeat))


def _more(globs: Sequence[str]) -> Iterator[str]:
    if len(globs) > _SHOWN:
        yield f"and {len(globs) - _SHOWN} more"


def _reductions(selection: SelectedCases, settings: RunSettings, chosen: int) -> Iterator[str]:
    if chosen == selection.planned and (selection.is_complete or not settings.filters):
        return
    for option, globs in (("--filter", settings.filters), ("--exclude", settings.excludes)):
        if globs:
            yield " ".join((option, *globs[:_SHOWN], *_more(globs)))
    if settings.shard is not None:
        yield "shard {} of {}".format(*settings.shard)
    if selection.is_complete:
        were = "was" if chosen == 1 else "were"
        yield f"{chosen} of {selection.planned} cases {were} chosen"
