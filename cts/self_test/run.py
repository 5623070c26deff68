"""A self-test from beginning to end: every defect, then which groups have caught nothing."""

from __future__ import annotations

import time
from collections.abc import Sequence
from datetime import datetime
from importlib.metadata import version
from typing import cast

from cts.self_test.results import SCHEMA, SUITE, DefectResult, SelfTestRun
from cts.self_test.suite import SelfTestSettings, SelfTestSuite, groups_of
from nntest.interruption import Interruption
from nntest.report.live import RunView
from nntest.results import totals_of
from nntest.runner.early_start import early_zygote
from nntest.runner.options import RunOptions
from nntest.runner.session import run_suite
from nntest.self_test.results import Part

__all__ = ["self_test"]


def self_test(
    options: RunOptions,
    names: Sequence[str],
    command: str,
    view: RunView,
    interruption: Interruption,
) -> SelfTestRun:
    """Test the suite with the defects ``names``; none are all, and then every group must catch
    one.
    """
    started, start_ns = datetime.now().astimezone(), time.perf_counter_ns()
    suite = SelfTestSuite(SelfTestSettings(defects=tuple(names)))
    with early_zygote(SelfTestSuite.preload, wanted=True) as zygote:
        session = run_suite(suite, options, view, interruption, zygote)
    cases = [cast("DefectResult", case) for case in session.record.results]
    return SelfTestRun(
        schema=SCHEMA,
        suite=SUITE,
        totals=totals_of(cases),
        command=command,
        started=started.isoformat(timespec="seconds"),
        duration_ns=time.perf_counter_ns() - start_ns,
        interrupted=session.record.interrupted,
        version=version("nn-driver-suite"),
        parts=() if names or session.record.interrupted else _parts(suite, cases),
        cases=tuple(cases),
    )


def _parts(suite: SelfTestSuite, cases: Sequence[DefectResult]) -> tuple[Part, ...]:
    by_group = {case.group: case.defect for case in cases if case.is_caught}
    groups = groups_of(suite.defects)
    return tuple(Part(kind="group", name=name, by=by_group.get(name, "")) for name in groups)
