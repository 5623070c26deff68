"""CTS as its commands have it."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, ClassVar, Final, cast

from cts.commands.options import RunOptions
from cts.results import FORMAT, SUITE, CtsRun
from cts.settings import CtsSettings
from cts.suite import CtsSuite
from nntest.groups.commands.corpus import corpus_settings
from nntest.groups.commands.options import ListOptions
from nntest.groups.commands.options import RunOptions as GroupedOptions
from nntest.groups.program import Program
from nntest.groups.result_kind import grouped_kind
from nntest.groups.results import GroupedRun
from nntest.report.html.elements import Table
from nntest.report.result_kind import ResultKind

__all__ = ["PROGRAM"]


def _tables(run: CtsRun) -> Sequence[Table]:
    from cts.page.fallbacks import fallbacks

    table = fallbacks(run)
    return [table] if table is not None else []


class _Cts(Program):
    name: ClassVar[str] = SUITE
    kind: ClassVar[ResultKind[GroupedRun]] = grouped_kind(FORMAT, _tables)
    further_options = ("assets",)

    def chosen(
        self, options: ListOptions, progress: Callable[[int, int], None] = lambda done, total: None
    ) -> CtsSuite:
        own: dict[str, Any] = {}
        if isinstance(options, RunOptions):
            assets = "" if options.assets is None else str(options.assets.absolute())
            own = {"drivers": options.drivers, "assets": assets}
        return CtsSuite(CtsSettings(**own, **corpus_settings(options)), progress, options.filters)

    def suite(self, *, groups: Sequence[str] = (), quick: bool = False) -> CtsSuite:
        # The driver of such a run is the runner's affair: one alone has no name here.
        return CtsSuite(CtsSettings(groups=tuple(groups), quick=quick, drivers=("driver",)))

    def own_driver(self, options: GroupedOptions) -> str:
        drivers = self.drivers(options)
        return drivers[0] if len(drivers) == 1 else ""

    def drivers(self, options: GroupedOptions) -> Sequence[str]:
        return tuple(dict.fromkeys(cast("RunOptions", options).drivers))


PROGRAM: Final = _Cts()
