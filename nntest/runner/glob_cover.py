"""Cover of some ids by globs: few of them, which match these ids and no other of a suite."""

from __future__ import annotations

import heapq
from collections.abc import Collection, Iterable, Iterator, Mapping, Sequence
from glob import escape
from typing import Final, NamedTuple

__all__ = ["cover"]

_BOUNDARIES: Final = "/_"
"""Characters behind or in front of which a wildcard may stand: names are cut where they are
joined, so that a glob reads like something that somebody would have written."""


def cover(ids: Collection[str], others: Iterable[str]) -> list[str]:
    """Globs that together match all of ``ids`` and none of ``others``, in sorted order.

    Each has one of the forms ``GROUP/NAME_*``, ``*/NAME_*``, ``GROUP/*_NAME`` and ``*_NAME``, or is
    an id, escaped. Greedy, largest first, which is within the logarithm of the number of ids of the
    smallest cover there is. Time and memory grow with the total number of boundaries in all ids.
    """
    candidates: dict[_Glob, list[str]] = {}
    for id in sorted(set(ids)):
        for glob in _globs_of(id):
            candidates.setdefault(glob, []).append(id)
    for id in set(others).difference(ids):
        for glob in _globs_of(id):
            candidates.pop(glob, None)
    return sorted(_chosen(candidates, set(ids)))


class _Glob(NamedTuple):
    """``{before}*{middle}*{after}``, of which one or two are empty."""

    before: str = ""
    middle: str = ""
    after: str = ""

    @property
    def length(self) -> int:
        return len(self.before) + len(self.middle) + len(self.after)

    def __str__(self) -> str:
        before, middle, after = map(escape, self)
        return f"{before}*{middle}*{after}" if middle else f"{before}*{after}"


def _chosen(candidates: Mapping[_Glob, Sequence[str]], missing: set[str]) -> Iterator[str]:
    """Of globs that cover equally many, the longest: it says most about what it is for."""
    heap = [(-len(ids), -glob.length, glob) for glob, ids in candidates.items() if len(ids) > 1]
    heapq.heapify(heap)
    while heap and missing:
        promised, length, glob = heapq.heappop(heap)
        found = [id for id in candidates[glob] if id in missing]
        if len(found) == -promised:
            missing.difference_update(found)
            yield str(glob)
        elif len(found) > 1:
            heapq.heappush(heap, (-len(found), length, glob))
    yield from map(escape, missing)


def _globs_of(id: str) -> set[_Glob]:
    """Every glob of the forms above, but the id itself, that matches ``id``."""
    slashes = [place for place, character in enumerate(id) if character == "/"]
    boundaries = [place for place, character in enumerate(id) if character in _BOUNDARIES]
    group = slashes[0] if slashes else len(id)
    globs: set[_Glob] = set()
    for place in boundaries:
        globs.add(_Glob(after=id[place:]))
        globs.update(_Glob(middle=id[slash : place + 1]) for slash in slashes if slash < place)
        if place >= group:
            globs.add(_Glob(before=id[: place + 1]))
        if place > group:
            globs.add(_Glob(before=id[: group + 1], after=id[place:]))
    return globs
