"""A suite of test groups for others to run, as :mod:`nntest.suites` finds it."""

from __future__ import annotations

import shlex
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING, Any, cast

if TYPE_CHECKING:
    from nntest.groups.program import Program
    from nntest.groups.results import GroupedRun
    from nntest.groups.suite import GroupedSuite
    from nntest.results import SuiteRun
    from nntest.runner.session import Session
    from nntest.runner.suite import Suite
    from nntest.suites import Finished

__all__ = ["GroupedPlugin"]


@dataclass(frozen=True)
class GroupedPlugin:
    """A :class:`nntest.suites.SuitePlugin`. ``make`` makes the suite from groups and ``quick``."""

    program: Program
    make: Callable[[tuple[str, ...], bool], GroupedSuite[Any]]

    def suite(self, *, groups: Sequence[str] = (), quick: bool = False) -> GroupedSuite[Any]:
        return self.make(tuple(groups), quick)

    def result(self, suite: Suite, session: Session, finished: Finished) -> GroupedRun:
        from nntest.groups.run import result_of

        words = [self.program.name, "run", "--driver", finished.driver, "--filter"]
        run: GroupedRun = result_of(
            self.program.kind.format,
            cast("GroupedSuite[Any]", suite),
            session,
            drivers=[finished.driver],
            command=finished.command,
            repeat=lambda id: shlex.join([*words, id]),
            environment=finished.environment,
            duration_ns=finished.duration_ns,
        )
        return run

    def write(self, result: SuiteRun, folder: Path) -> Sequence[Path]:
        return self.program.kind.write(cast("GroupedRun", result), folder)
