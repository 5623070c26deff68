"""Models that come from a cache, in tests of other groups.

A test of our own. Source: ``IDevice.hal`` 1.2, ``prepareModelFromCache``: what it gives is a
prepared model as any other, so that all that must hold of one must hold of this one, too.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import replace
from typing import TYPE_CHECKING, Final
from zlib import crc32

import msgspec

from nnhal.types import HalVersion
from vts.execution.caches import check_caching
from vts.raw import raw_device
from vts.test_group import Context, Failed, IndexedCase, PlannedTest, Skipped, TestGroup

if TYPE_CHECKING:
    from nntest.judge import Judgment

__all__ = ["GROUP"]

_OF: Final = (
    *("after_refusals", "argument_placement", "boolean_values", "concurrency", "deadline"),
    *("configured_dynamic_output_shape", "configured_execution", "configured_memory_domain"),
    *("configured_infinite_loop_timeout", "configured_insufficient_output_size"),
    *("dynamic_output_shape", "fenced", "infinite_loop_timeout", "insufficient_output_size"),
    *("memory_domain", "memory_domain_copy", "memory_domain_execution", "repeated_execution"),
    *("reported_times", "sibling_models", "unknown_rank", "varied_execution"),
)
"""Groups that execute what they have prepared. ``compilation_caching`` does what ``general`` does,
and refuses requests."""

_OF_EACH: Final = 12
"""Tests with a case of each group."""

_OF_A_KIND: Final = 2
"""Tests without a case, with other types or ways, of each subject."""


class _LoadedModels(TestGroup):
    name = "loaded_models"
    title = "Models from a cache"
    summary = (
        "A prepared model that was saved, and came back, does all that other groups ask of "
        "prepared models."
    )
    source = "our own"
    since = HalVersion.V1_2

    def tests(self, corpus: Sequence[IndexedCase], *, thorough: bool) -> Iterable[PlannedTest]:
        from vts.group_registry import GROUPS

        for name in _OF:
            tests = list(GROUPS.of(name).tests(corpus, thorough=False))
            for test in tests if thorough else _few(tests):
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
            failed.args = (f"with models that come from caches: {failed}",)
            raise


GROUP: Final = _LoadedModels()


def _few(tests: Iterable[PlannedTest]) -> Iterator[PlannedTest]:
    """By numbers that are made of the names: the same ones when others are added, mostly."""
    seen: Counter[str] = Counter()
    for test in sorted(tests, key=lambda test: crc32(test.id.encode())):
        kind = "" if test.case else test.name.partition("/")[0]
        seen[kind] += 1
        if seen[kind] <= (_OF_A_KIND if kind else _OF_EACH):
            yield test
