"""A program: what the commands of a suite of test groups differ in."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, Any, ClassVar

from nntest.groups.commands.options import ListOptions, RunOptions
from nntest.groups.results import GroupedRun
from nntest.report.result_kind import ResultKind

if TYPE_CHECKING:
    from nntest.groups.suite import GroupedSuite
    from nntest.runner.queue import CaseQueue

__all__ = ["Program"]


class Program(ABC):
    """A suite of test groups as a command line has it."""

    name: ClassVar[str]
    """What the user types."""
    kind: ClassVar[ResultKind[GroupedRun]]
    """The kind of its results."""

    @abstractmethod
    def suite(
        self, options: ListOptions, progress: Callable[[int, int], None] = lambda done, total: None
    ) -> GroupedSuite[Any]:
        """The suite that ``options`` mean."""

    def queue(self, options: RunOptions) -> CaseQueue | None:
        """What orders the cases of the run; None for the order in which they are listed."""
        return None

    def own_driver(self, options: RunOptions) -> str:
        """The driver of the whole run; empty where each case names its own."""
        return options.driver

    def drivers(self, options: RunOptions) -> Sequence[str]:
        """All drivers of the run."""
        return (options.driver,)

    def further_words(self, options: RunOptions) -> Sequence[str]:
        """Options that repeat a test in the same way, beyond those of all suites."""
        return ()
