"""Models that come from a cache, in tests of other groups.

A test of our own. Source: ``IDevice.hal`` 1.2, ``prepareModelFromCache``: what it gives is a
prepared model as any other, so that all that must hold of one must hold of this one, too.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import replace
from typing import Final

import msgspec

from nnhal.types import HalVersion
from nntest.judge import Judgment
from vts.driving.caches import check_caching
from vts.execution_sample import EXECUTING, few_tests
from vts.raw import raw_device
from vts.test_group import Context, Failed, IndexedCase, PlannedTest, Skipped, TestGroup, may_begin

__all__ = ["GROUP"]


class _LoadedModels(TestGroup):
    name = "loaded_models"
    title = "Models from a cache"
    summary = (
        "A prepared model that was loaded from a cache passes a sample of the tests of the other "
        "groups."
    )
    source = "our own"
    since = HalVersion.V1_2

    def tests(self, corpus: Sequence[IndexedCase], *, thorough: bool) -> Iterable[PlannedTest]:
        return self.tests_under(("",), corpus, thorough=thorough)

    def tests_under(
        self, starts: Sequence[str], corpus: Sequence[IndexedCase], *, thorough: bool
    ) -> Iterable[PlannedTest]:
        from vts.group_registry import GROUPS

        for name in EXECUTING:
            if not may_begin(starts, name):
                continue
            all_tests = GROUPS.of(name).tests(corpus, thorough=False)
            for test in all_tests if thorough else few_tests(name, corpus):
                yield msgspec.structs.replace(test, group=self.name, name=test.id)

    def run(self, test: PlannedTest, context: Context) -> Judgment | None:
        from vts.group_registry import GROUPS

        check_caching(raw_device(context.device))
        group = GROUPS.of(test.name)
        if context.device.hal_version < group.since:
            raise Skipped(f"{group.name} is for HAL {group.since} and later")
        inner = msgspec.structs.replace(test, group=group.name, name=test.name.partition("/")[2])
        try:
            return group.run(inner, replace(context, is_loaded=True))
        except Failed as failed:
            raise failed.about("with models that come from caches") from failed


GROUP: Final = _LoadedModels()
