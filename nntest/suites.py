"""The suites that are installed, by the entry points of the group ``nntest.suites``.

A suite announces an object of its own, a :class:`SuitePlugin`; so what stands below the suites can
run them without importing them.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from importlib.metadata import entry_points
from pathlib import Path
from typing import Final, Protocol, cast

from nncli.errors import UserError
from nntest.environment import Environment
from nntest.results import SuiteRun
from nntest.runner.session import Session
from nntest.runner.suite import Suite

__all__ = ["ENTRY_POINTS", "Finished", "SuitePlugin", "UnknownSuite", "suite_plugin"]

ENTRY_POINTS: Final = "nntest.suites"


class UnknownSuite(UserError):
    """No installed package has this suite."""


@dataclass(frozen=True)
class Finished:
    """Facts known of a run that is over."""

    driver: str
    command: str
    environment: Environment
    duration_ns: int


class SuitePlugin(Protocol):
    """A suite for others to run."""

    def suite(self, *, groups: Sequence[str] = (), quick: bool = False) -> Suite:
        """The suite with these groups of cases, all by default. ``quick`` does less in each."""

    def result(self, suite: Suite, session: Session, finished: Finished) -> SuiteRun:
        """The result of a run of :meth:`suite`."""

    def write(self, result: SuiteRun, folder: Path) -> Sequence[Path]:
        """Write all reports; their paths, the page first."""


def suite_plugin(name: str) -> SuitePlugin:
    """The suite ``name``. Raises UnknownSuite."""
    points = {point.name: point for point in entry_points(group=ENTRY_POINTS)}
    if name not in points:
        known = ", ".join(sorted(points)) or "none installed"
        raise UnknownSuite(f"unknown suite '{name}'; suites: {known}")
    return cast("SuitePlugin", points[name].load())
