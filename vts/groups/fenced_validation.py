"""Fences that no execution can wait for.

Source: ``validateExecuteFenced`` of Android's VTS; ``executeFenced`` of 1.3/IPreparedModel.hal.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import Final

from nnhal.fences import Fence, fence_pair
from nnhal.types import HalVersion
from nntest.cases.covering import by_operations
from nntest.groups.test_group import planned
from nntest.judge import Judgment
from vts.mutations.chosen_cases import cases_to_validate
from vts.prepared import arguments_of
from vts.raw import (
    Options,
    check_refused,
    execute_all_paths,
    execution_paths,
    prepare_raw,
    raw_device,
)
from vts.test_group import Context, Failed, IndexedCase, PlannedTest, Skipped, TestGroup

__all__ = ["GROUP"]


def _signaled() -> Fence:
    fence, writer = fence_pair()
    writer.signal()
    return fence


def _failed() -> Fence:
    fence, writer = fence_pair()
    writer.fail()
    return fence


_WAITS: Final[Mapping[str, Callable[[], Sequence[Fence | None]]]] = {
    "an empty handle to wait for": lambda: (None,),
    "a signaled fence and an empty handle to wait for": lambda: (_signaled(), None),
    "a fence in error state to wait for": lambda: (_failed(),),
}
"""What cannot be waited for, in words. AIDL cannot send empty handles."""


class _FencedValidation(TestGroup):
    name = "fenced_validation"
    title = "Fenced validation"
    summary = "A fenced execution that would wait for an empty handle or a failed fence is refused."
    source = "ValidationTest (validateExecuteFenced)"
    since = HalVersion.V1_3

    def tests(self, corpus: Sequence[IndexedCase], *, thorough: bool) -> Iterable[PlannedTest]:
        for case in cases_to_validate(corpus, thorough=thorough, covers=by_operations):
            if not case.expect_failure:
                yield planned(self.name, case)

    def run(self, test: PlannedTest, context: Context) -> Judgment | None:
        if context.device.hal_version < self.since:
            raise Skipped(f"the driver has HAL {context.device.hal_version}, no fences")
        case = context.case(test)
        raw = raw_device(context.device)
        prepared_model = prepare_raw(raw, case.model)
        request = arguments_of(case, context.pools).request
        paths = [path for path in execution_paths(raw.version) if "executeFenced" in path.name]
        for what, make in _WAITS.items():
            wait_for = make()
            if raw.version.is_aidl and None in wait_for:
                continue
            options = Options(wait_for=wait_for)
            for answer in execute_all_paths(raw, prepared_model, request, options, paths):
                try:
                    check_refused(answer)
                except Failed as failure:
                    rule = "waitFor has valid fences only (1.3/IPreparedModel.hal executeFenced)"
                    raise failure.about(what, rule) from None
        return None


GROUP: Final = _FencedValidation()
