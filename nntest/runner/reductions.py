"""In words, every way in which a selection is less than the whole: a report must say so."""

from __future__ import annotations

from collections.abc import Iterator

from nntest.runner.selection import Selection

__all__ = ["reductions_of"]


def reductions_of(selection: Selection, planned: int, chosen: int) -> tuple[str, ...]:
    """What ``selection`` left out of ``planned`` cases; ``chosen`` counts repetitions too."""
    return tuple(_reductions(selection, planned, chosen // selection.repeat))


def _reductions(selection: Selection, planned: int, chosen: int) -> Iterator[str]:
    if chosen == planned:
        return
    for option, globs in (("--filter", selection.filters), ("--exclude", selection.excludes)):
        for glob in globs:
            yield f"{option} {glob}"
    if selection.shard is not None:
        number, count = selection.shard
        yield f"shard {number} of {count}"
    yield f"{chosen} of {planned} cases were chosen"
