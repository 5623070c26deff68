"""VTS for others to run: what the entry point ``vts`` of ``nntest.suites`` names."""

from __future__ import annotations

import shlex
from collections.abc import Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Final, cast

from vts.results import FORMAT
from vts.suite import VtsSettings, VtsSuite

if TYPE_CHECKING:
    from nntest.results import SuiteRun
    from nntest.runner.session import Session
    from nntest.runner.suite import Suite
    from nntest.suites import Finished
    from vts.results import VtsRun

__all__ = ["VTS"]


class _Vts:
    """A :class:`nntest.suites.SuitePlugin`."""

    def suite(self, *, groups: Sequence[str] = (), quick: bool = False) -> VtsSuite:
        return VtsSuite(VtsSettings(groups=tuple(groups), quick=quick))

    def result(self, suite: Suite, session: Session, finished: Finished) -> VtsRun:
        from nntest.groups.run import result_of

        return result_of(
            FORMAT,
            cast("VtsSuite", suite),
            session,
            drivers=[finished.driver],
            command=finished.command,
            repeat=lambda id: shlex.join(
                ["vts", "run", "--driver", finished.driver, "--filter", id]
            ),
            environment=finished.environment,
            duration_ns=finished.duration_ns,
        )

    def write(self, result: SuiteRun, folder: Path) -> Sequence[Path]:
        from nntest.groups.reports import write_all

        return write_all(cast("VtsRun", result), folder)


VTS: Final = _Vts()
