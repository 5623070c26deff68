"""A self-test from beginning to end: every defect, then what of the suite has caught nothing."""

from __future__ import annotations

import time
from collections.abc import Sequence
from contextlib import ExitStack
from dataclasses import replace
from datetime import datetime
from importlib.metadata import version

from nntest.interruption import Interruption
from nntest.report.live import RunView
from nntest.results import totals_of
from nntest.runner.early_start import early_zygote
from nntest.runner.options import RunOptions
from nntest.runner.session import Session, run_suite
from nntest.self_test.results import Part as PartResult
from nntest.self_test.views import FurtherCases
from vts.self_test.results import SCHEMA, SUITE, DefectResult, SelfTestRun
from vts.self_test.suite import Part, SelfTestSettings, SelfTestSuite, family_of

__all__ = ["self_test"]


def self_test(
    options: RunOptions,
    names: Sequence[str],
    command: str,
    view: RunView,
    interruption: Interruption,
    hal_version: str = "",
) -> SelfTestRun:
    """Test the suite with the defects ``names``; none are all, and then the suite's parts too.

    With ``hal_version`` the drivers with these defects show themselves by that version.
    """
    started, start_ns = datetime.now().astimezone(), time.perf_counter_ns()
    with ExitStack() as stack:
        zygote = stack.enter_context(early_zygote(SelfTestSuite.preload, wanted=True))
        defects = tuple(Part(defect=name) for name in names)
        suite = SelfTestSuite(SelfTestSettings(parts=defects, hal_version=hal_version))
        session = run_suite(suite, options, view, interruption, zygote)
        cases = _defects(session)
        parts: tuple[PartResult, ...] = ()
        if not names and not session.record.interrupted:
            idle = SelfTestSettings(parts=tuple(_idle(suite, cases)))
            more: Sequence[DefectResult] = ()
            if idle.parts:
                # The journal is that of the defects.
                again = replace(options, output=None, resume=False)
                after = FurtherCases(view, len(cases))
                further = run_suite(SelfTestSuite(idle), again, after, interruption, zygote)
                more = _defects(further)
            parts = tuple(_parts(suite, [*cases, *more]))
    return SelfTestRun(
        schema=SCHEMA,
        suite=SUITE,
        totals=totals_of(cases),
        command=command,
        started=started.isoformat(timespec="seconds"),
        duration_ns=time.perf_counter_ns() - start_ns,
        interrupted=session.record.interrupted,
        version=version("nn-driver-suite"),
        parts=parts,
        cases=tuple(cases),
    )


def _defects(session: Session) -> list[DefectResult]:
    return [case for case in session.record.results if isinstance(case, DefectResult)]


def _names(suite: SelfTestSuite) -> tuple[list[str], list[str]]:
    """All test groups, and all families of the corpus."""
    groups = dict.fromkeys(test.group for test in suite.tests)
    families = dict.fromkeys(filter(None, map(family_of, suite.tests)))
    return list(groups), list(families)


def _idle(suite: SelfTestSuite, cases: Sequence[DefectResult]) -> list[Part]:
    """What has caught nothing so far."""
    groups, families = _names(suite)
    by_group = {case.group for case in cases}
    by_family = {case.family for case in cases}
    return [
        *(Part(group=name) for name in groups if name not in by_group),
        *(Part(family=name) for name in families if name not in by_family),
    ]


def _parts(suite: SelfTestSuite, cases: Sequence[DefectResult]) -> list[PartResult]:
    groups, families = _names(suite)
    by_group = {case.group: case.defect for case in cases if case.is_caught}
    by_family = {case.family: case.defect for case in cases if case.is_caught}
    return [
        *(PartResult(kind="group", name=name, by=by_group.get(name, "")) for name in groups),
        *(PartResult(kind="family", name=name, by=by_family.get(name, "")) for name in families),
    ]
