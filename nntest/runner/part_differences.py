"""Differences between the parts of a resumed run: builds of a driver, specs, settings."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from nntest.driver_build import driver_build
from nntest.runner.identity import Header, Witness, changed_builds, differences, unproved
from nntest.runner.journal import Past

__all__ = ["PartDifferences"]

_ANYWAY: Final = "--resume-anyway"


class PartDifferences:
    """Known differences between parts of a run, a sentence each.

    ``past`` is the content of its journal, ``header`` what the run is now. ``witness`` observes
    drivers.
    """

    def __init__(self, header: Header, past: Past | None, *, anyway: bool) -> None:
        said = past.drivers if past is not None else {}
        self.witness = Witness(said, anyway=anyway)
        self._header = header
        self._past = past
        self._before: list[str] = list(past.mixed) if past is not None else []
        self._new = self._continued(differences(past.header, header)) if past is not None else []
        self._while_it_ran: list[str] = []

    @property
    def found(self) -> Sequence[str]:
        """All of it, also of earlier parts of the run."""
        heard = self.witness.found
        return [*self._before, *self._new, *self._continued(heard), *self._while_it_ran]

    @property
    def is_new(self) -> bool:
        """Whether the run that is continued now is not what it was before."""
        return bool(self._new)

    @property
    def new(self) -> Sequence[str]:
        """Return what is not in the journal yet."""
        return self._new

    def look_again(self) -> None:
        """The run is over: is its driver still what it was at its beginning?"""
        now = {name: driver_build(name) for name in self._header.builds}
        self._while_it_ran = [
            f"while the run went on, {change}"
            for change in changed_builds(self._header.builds, now)
        ]

    def caveats(self) -> Sequence[str]:
        """Return what a report must say first."""
        doubts = unproved(self._header) if self._past is not None else []
        return [*self.found, *(f"continued, and {doubt}" for doubt in doubts)]

    def _continued(self, changes: Sequence[str]) -> list[str]:
        if self._past is None:
            return [f"while the run went on, {change}" for change in changes]
        done, total = len(self._past.results), self._past.header.cases
        return [
            f"continued by {_ANYWAY} after {done} of {total} results, although {change}"
            for change in changes
        ]
