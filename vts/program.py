"""VTS as its commands have it."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, ClassVar, Final

from nntest.groups.commands.corpus import corpus_settings
from nntest.groups.commands.options import ListOptions, RunOptions
from nntest.groups.program import Program
from nntest.groups.result_kind import grouped_kind
from nntest.groups.results import GroupedRun
from nntest.report.result_kind import ResultKind
from nntest.runner.options import default_jobs
from vts.prioritization import POWER
from vts.results import FORMAT, SUITE
from vts.settings import VtsSettings
from vts.suite import VtsSuite

if TYPE_CHECKING:
    from nntest.runner.queue import CaseQueue

__all__ = ["PROGRAM"]


class _Vts(Program):
    name: ClassVar[str] = SUITE
    kind: ClassVar[ResultKind[GroupedRun]] = grouped_kind(FORMAT)

    def chosen(
        self, options: ListOptions, progress: Callable[[int, int], None] = lambda done, total: None
    ) -> VtsSuite:
        caches = options.caches if isinstance(options, RunOptions) else None
        kept = str(caches.absolute()) if caches else ""
        # A few tests by name, repeated by their command, are not worth the time.
        asks = isinstance(options, RunOptions) and bool(options.budget or not options.filters)
        settings = VtsSettings(**corpus_settings(options), caches=kept, asks=asks)
        return VtsSuite(settings, progress, options.filters)

    def suite(self, *, groups: Sequence[str] = (), quick: bool = False) -> VtsSuite:
        return VtsSuite(VtsSettings(groups=tuple(groups), quick=quick))

    def queue(self, options: RunOptions) -> CaseQueue:
        from vts.prioritization.forecast import ForecastQueue
        from vts.prioritization.matrix import load
        from vts.prioritization.queue import PowerQueue

        matrix = load()
        if options.order == POWER:
            return PowerQueue(matrix)
        jobs, is_shuffled = options.jobs or default_jobs(), options.shuffle is not None
        return ForecastQueue(matrix.costs_us, jobs=jobs, listed_only=is_shuffled)


PROGRAM: Final = _Vts()
