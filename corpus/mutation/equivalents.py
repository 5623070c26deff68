"""Equivalent mutants: changes that no test can tell, each with the reason.

``equivalent.toml`` lists them by what they are, not by line numbers, and is held against the code::

    [[equivalent]]
    module = "nndrivers.reference.arithmetic.tiles"
    place = "rows_of"
    code = "return max(1, budget // width)"
    changes = ["1 → 2"]                # or ["*"]: whatever becomes of this line
    reason = "how many rows a tile has decides about speed only"
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from pathlib import Path
from typing import Final

import msgspec

from corpus.mutation.mutants import Mutant, Source

__all__ = ["Equivalent", "Equivalents", "OutOfDate", "read"]

_FILE: Final = Path(__file__).with_name("equivalent.toml")

_ANY: Final = "*"


class OutOfDate(Exception):
    """An entry of the list is about code that is not there any more; the message says which."""


class Equivalent(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """Changes of one line that compute the same."""

    module: str
    place: str
    code: str
    changes: tuple[str, ...]
    reason: str


class _File(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    equivalent: tuple[Equivalent, ...] = ()


def read(path: Path = _FILE) -> Sequence[Equivalent]:
    """The entries of the list."""
    return msgspec.toml.decode(path.read_bytes(), type=_File).equivalent


class Equivalents:
    """The list, held against the sources. Raises OutOfDate for an entry that fits nothing."""

    def __init__(self, entries: Iterable[Equivalent], sources: Mapping[str, Source]) -> None:
        self._reasons: dict[str, str] = {}
        for entry in entries:
            if entry.module in sources:
                self._add(entry, sources[entry.module].mutants)

    def _add(self, entry: Equivalent, mutants: Sequence[Mutant]) -> None:
        near = [m for m in mutants if m.code == entry.code and _scope(m.place) == entry.place]
        for change in entry.changes:
            found = [m for m in near if change in (_ANY, m.change)]
            if not found:
                raise OutOfDate(
                    f"equivalent.toml: {entry.module} has no {change!r} in {entry.place}, in "
                    f"{entry.code!r}: look whether it is still equivalent, and change the entry"
                )
            self._reasons.update((mutant.id, entry.reason) for mutant in found)

    def reason(self, mutant: Mutant) -> str:
        """Return why ``mutant`` is equivalent; empty for one that is not in the list."""
        return self._reasons.get(mutant.id, "")

    def of(self, mutants: Iterable[Mutant]) -> Iterator[Mutant]:
        """Return the ``mutants`` that are in the list."""
        return (mutant for mutant in mutants if mutant.id in self._reasons)


def _scope(place: str) -> str:
    """The place without the number of times: one reason serves all changes of a line."""
    return place.partition(" (")[0]
