"""CTS for others to run: what the entry point ``cts`` of ``nntest.suites`` names."""

from __future__ import annotations

import shlex
from collections.abc import Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Final, cast

from cts.results import FORMAT
from cts.settings import CtsSettings
from cts.suite import CtsSuite

if TYPE_CHECKING:
    from cts.results import CtsRun
    from nntest.results import SuiteRun
    from nntest.runner.session import Session
    from nntest.runner.suite import Suite
    from nntest.suites import Finished

__all__ = ["CTS"]


class _Cts:
    """A :class:`nntest.suites.SuitePlugin`."""

    def suite(self, *, groups: Sequence[str] = (), quick: bool = False) -> CtsSuite:
        # The driver of such a run is the runner's affair: one alone has no name here.
        return CtsSuite(CtsSettings(groups=tuple(groups), quick=quick, drivers=("driver",)))

    def result(self, suite: Suite, session: Session, finished: Finished) -> CtsRun:
        from nntest.groups.run import result_of

        return result_of(
            FORMAT,
            cast("CtsSuite", suite),
            session,
            drivers=[finished.driver],
            command=finished.command,
            repeat=lambda id: shlex.join(
                ["cts", "run", "--driver", finished.driver, "--filter", id]
            ),
            environment=finished.environment,
            duration_ns=finished.duration_ns,
        )

    def write(self, result: SuiteRun, folder: Path) -> Sequence[Path]:
        from cts.program import PROGRAM
        from nntest.groups.reports import write_all

        run = cast("CtsRun", result)
        return write_all(run, folder, PROGRAM.tables(run))


CTS: Final = _Cts()
