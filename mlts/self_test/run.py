"""A self-test from beginning to end: every driver, then what modes have caught nothing."""

from __future__ import annotations

import time
from collections.abc import Sequence
from contextlib import ExitStack
from dataclasses import replace
from datetime import datetime
from importlib.metadata import version
from typing import cast

from mlts.self_test.results import SCHEMA, SUITE, DefectResult, SelfTestRun
from mlts.self_test.suite import Part, SelfTestSettings, SelfTestSuite
from nntest.interruption import Interruption
from nntest.report.live import RunView
from nntest.results import totals_of
from nntest.runner.early_start import early_zygote
from nntest.runner.options import RunOptions
from nntest.runner.session import Session, run_suite
from nntest.self_test.results import Part as PartResult
from nntest.self_test.views import FurtherCases

__all__ = ["self_test"]


def self_test(
    options: RunOptions,
    names: Sequence[str],
    command: str,
    view: RunView,
    interruption: Interruption,
    seed: int = 0,
) -> SelfTestRun:
    """Test the stress tests with the drivers ``names``; none are all, and then the modes too."""
    started, start_ns = datetime.now().astimezone(), time.perf_counter_ns()
    with ExitStack() as stack:
        zygote = stack.enter_context(early_zygote(SelfTestSuite.preload, wanted=True))
        chosen = tuple(Part(defect=name) for name in names)
        suite = SelfTestSuite(SelfTestSettings(parts=chosen, seed=seed))
        session = run_suite(suite, options, view, interruption, zygote)
        cases = _defects(session)
        parts: tuple[PartResult, ...] = ()
        if not names and not session.record.interrupted:
            more: Sequence[DefectResult] = ()
            idle = tuple(Part(mode=mode) for mode in _idle(suite.modes, cases))
            if idle:
                # The journal is that of the drivers.
                again = replace(options, output=None, resume=False)
                after = FurtherCases(view, len(cases))
                modes = SelfTestSuite(SelfTestSettings(parts=idle, seed=seed))
                more = _defects(run_suite(modes, again, after, interruption, zygote))
            parts = tuple(_parts(suite.modes, [*cases, *more]))
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
    return [cast("DefectResult", case) for case in session.record.results]


def _has_caught(case: DefectResult) -> bool:
    return case.is_caught and not case.is_fair


def _idle(modes: Sequence[str], cases: Sequence[DefectResult]) -> list[str]:
    """Modes that have caught nothing so far."""
    used = {case.group for case in cases if _has_caught(case)}
    return [mode for mode in modes if mode not in used]


def _parts(modes: Sequence[str], cases: Sequence[DefectResult]) -> list[PartResult]:
    by_mode = {case.group: case.defect for case in cases if _has_caught(case)}
    return [PartResult(kind="mode", name=mode, by=by_mode.get(mode, "")) for mode in modes]
