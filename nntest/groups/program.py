"""A program: what the commands of a suite of test groups differ in."""

from __future__ import annotations

import shlex
from abc import ABC, abstractmethod
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Any, ClassVar

from nntest.groups.commands.options import ListOptions, RunOptions
from nntest.groups.results import GroupedRun
from nntest.report.result_kind import ResultKind

if TYPE_CHECKING:
    from nntest.groups.suite import GroupedSuite
    from nntest.runner.queue import CaseQueue
    from nntest.runner.session import Session
    from nntest.suites import Finished

__all__ = ["Program"]


class Program(ABC):
    """A suite of test groups as a command line has it, and for others to run: a
    :class:`nntest.suites.SuitePlugin`.
    """

    name: ClassVar[str]
    """Name that the user types."""
    kind: ClassVar[ResultKind[GroupedRun]]
    """The kind of its results."""
    further_options: ClassVar[Sequence[str]] = ()
    """Options that repeat a test in the same way, beyond those of all suites."""

    @abstractmethod
    def chosen(
        self, options: ListOptions, progress: Callable[[int, int], None] = lambda done, total: None
    ) -> GroupedSuite[Any]:
        """The suite that ``options`` mean."""

    @abstractmethod
    def suite(self, *, groups: Sequence[str] = (), quick: bool = False) -> GroupedSuite[Any]:
        """The suite on a driver that the runner knows."""

    def result(self, suite: Any, session: Session, finished: Finished) -> GroupedRun:
        """The result of a run of :meth:`suite`."""
        from nntest.groups.run import result_of

        words = [self.name, "run", "--driver", finished.driver, "--filter"]
        run: GroupedRun = result_of(
            self.kind.format,
            suite,
            session,
            drivers=[finished.driver],
            command=finished.command,
            repeat=lambda id: shlex.join([*words, id]),
            environment=finished.environment,
            duration_ns=finished.duration_ns,
        )
        return run

    def write(self, result: Any, folder: Path) -> Sequence[Path]:
        """Write all reports; their paths, the page first."""
        return self.kind.write(result, folder)

    def queue(self, options: RunOptions) -> CaseQueue:
        """Order of the cases of the run: by default that in which they are listed."""
        from nntest.runner.queue import ListedQueue

        return ListedQueue()

    def own_driver(self, options: RunOptions) -> str:
        """The driver of the whole run; empty where each case names its own."""
        return options.driver

    def drivers(self, options: RunOptions) -> Sequence[str]:
        """All drivers of the run."""
        return (options.driver,)
