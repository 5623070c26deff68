"""A self-test of VTS: every defect, then which groups and families have caught nothing."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from nntest.self_test.results import Part as PartResult
from nntest.self_test.run import Conditions, Further
from nntest.self_test.run import self_test as any_self_test
from vts.self_test.results import FORMAT, DefectResult, SelfTestRun
from vts.self_test.suite import Part, SelfTestSettings, SelfTestSuite, family_of

__all__ = ["self_test"]


def self_test(
    conditions: Conditions,
    names: Sequence[str],
    hal_version: str = "",
    package: str = "",
    tests: tuple[str, ...] = (),
) -> SelfTestRun:
    """Test the suite with the defects ``names``; none are all, and then the suite's parts too.

    With ``hal_version`` the drivers with these defects show themselves by that version. Defects are
    those of the module ``package``, by default all that are installed; a package need not have one
    for every part of the suite, and neither need ``tests``, where only these are tried.
    """
    defects = tuple(Part(defect=name) for name in names)
    suite = SelfTestSuite(
        SelfTestSettings(parts=defects, hal_version=hal_version, package=package, tests=tests)
    )

    def parts(cases: Sequence[DefectResult], further: Further) -> Iterator[PartResult]:
        idle = SelfTestSettings(parts=tuple(_idle(suite, cases)))
        if idle.parts:
            cases = [*cases, *further(SelfTestSuite(idle))]
        return _parts(suite, cases)

    return any_self_test(suite, FORMAT, conditions, None if names or package or tests else parts)


def _names(suite: SelfTestSuite) -> tuple[list[str], list[str]]:
    """All test groups, and all families of the corpus."""
    groups = dict.fromkeys(test.group for test in suite.tests)
    families = dict.fromkeys(filter(None, map(family_of, suite.tests)))
    return list(groups), list(families)


def _idle(suite: SelfTestSuite, cases: Sequence[DefectResult]) -> list[Part]:
    """What has caught nothing so far."""
    groups, families = _names(suite)
    by_group = {case.group for case in cases if not case.is_fair}
    by_family = {case.family for case in cases if not case.is_fair}
    return [
        *(Part(group=name) for name in groups if name not in by_group),
        *(Part(family=name) for name in families if name not in by_family),
    ]


def _parts(suite: SelfTestSuite, cases: Sequence[DefectResult]) -> Iterator[PartResult]:
    groups, families = _names(suite)
    caught = [case for case in cases if case.is_caught and not case.is_fair]
    by_group = {case.group: case.defect for case in caught}
    by_family = {case.family: case.defect for case in caught}
    for name in groups:
        yield PartResult(kind="group", name=name, by=by_group.get(name, ""))
    for name in families:
        yield PartResult(kind="family", name=name, by=by_family.get(name, ""))
