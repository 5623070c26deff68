"""A self-test of the stress tests: every driver, then which modes have caught nothing."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from mlts.self_test.results import FORMAT, DefectResult, SelfTestRun
from mlts.self_test.suite import Part, SelfTestSettings, SelfTestSuite
from nntest.self_test.results import Part as PartResult
from nntest.self_test.run import Conditions, Further
from nntest.self_test.run import self_test as any_self_test

__all__ = ["self_test"]


def self_test(
    conditions: Conditions,
    names: Sequence[str],
    seed: int = 0,
) -> SelfTestRun:
    """Test the stress tests with the drivers ``names``; none are all, and then the modes too."""
    chosen = tuple(Part(defect=name) for name in names)
    suite = SelfTestSuite(SelfTestSettings(parts=chosen, seed=seed))

    def parts(cases: Sequence[DefectResult], further: Further) -> Iterator[PartResult]:
        idle = tuple(Part(mode=mode) for mode in _idle(suite.modes, cases))
        if idle:
            modes = SelfTestSuite(SelfTestSettings(parts=idle, seed=seed))
            cases = [*cases, *further(modes)]
        return _parts(suite.modes, cases)

    return any_self_test(suite, FORMAT, conditions, None if names else parts)


def _has_caught(case: DefectResult) -> bool:
    return case.is_caught and not case.is_fair


def _idle(modes: Sequence[str], cases: Sequence[DefectResult]) -> list[str]:
    """Modes that have caught nothing so far."""
    used = {case.group for case in cases if _has_caught(case)}
    return [mode for mode in modes if mode not in used]


def _parts(modes: Sequence[str], cases: Sequence[DefectResult]) -> Iterator[PartResult]:
    by_mode = {case.group: case.defect for case in cases if _has_caught(case)}
    for mode in modes:
        yield PartResult(kind="mode", name=mode, by=by_mode.get(mode, ""))
