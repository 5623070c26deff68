"""A self-test of CTS: every fault and driver with a defect, then which groups catch none."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from cts.self_test.results import FORMAT
from cts.self_test.suite import SelfTestSettings, SelfTestSuite, groups_of
from nntest.self_test.results import DefectResult, Part, SelfTestRun
from nntest.self_test.run import Conditions, Further
from nntest.self_test.run import self_test as any_self_test

__all__ = ["self_test"]


def self_test(
    conditions: Conditions,
    names: Sequence[str],
) -> SelfTestRun:
    """Test the suite with the defects ``names``; none are all, and then every group must catch
    one.
    """
    suite = SelfTestSuite(SelfTestSettings(defects=tuple(names)))

    def parts(cases: Sequence[DefectResult], further: Further) -> Iterator[Part]:
        by_group = {case.group: case.defect for case in cases if case.is_caught}
        for name in groups_of(suite.defects):
            yield Part(kind="group", name=name, by=by_group.get(name, ""))

    return any_self_test(suite, FORMAT, conditions, None if names else parts)
