"""Results that are no outputs of the model, so that a compiler may do without them.

A test of our own, against drivers that merge, exchange or share operations wrongly, but leave
alone whatever the client sees: the cases of several operations, with one more operation behind
each output. Source: ``types.hal``, ``OperandLifeTime.TEMPORARY_VARIABLE``: a result is what its
operation defines, whoever reads it.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Final

from nnhal.types import HalVersion
from nntest.groups.test_group import planned
from nntest.judge import Judgment
from vts.driving.available_executors import available
from vts.driving.executors import ASYNC, SYNC
from vts.driving.generated import CaseRun
from vts.driving.prepared import prepared
from vts.driving.rules import Trial
from vts.groups.inner_results.exposed_results import READ, with_inner_results
from vts.test_group import Context, IndexedCase, PlannedTest, Skipped, TestGroup

__all__ = ["GROUP"]

_NOTE: Final = "with another operation behind each output"

_SAME: Final = frozenset({"TENSOR_FLOAT16", "TENSOR_QUANT8_ASYMM_SIGNED"})
"""Types whose cases are those of other types once more."""

_READ: Final = frozenset(type.name for type in READ)


class _InnerResults(TestGroup):
    name = "inner_results"
    title = "Results that are no outputs"
    summary = (
        "Models of several operations compute the same results when another operation reads them "
        "instead of the client."
    )
    source = "our own"

    def tests(self, corpus: Sequence[IndexedCase], *, thorough: bool) -> Iterable[PlannedTest]:
        return [planned(self.name, case) for case in corpus if _is_asked(case, thorough=thorough)]

    def run(self, test: PlannedTest, context: Context) -> Judgment | None:
        has = context.device.hal_version
        if has < HalVersion.V1_2:
            raise Skipped(f"NEG and MAXIMUM came with HAL {HalVersion.V1_2}, the driver has {has}")
        case = with_inner_results(context.case(test))
        if case is None:
            raise Skipped("no output has up to four known dimensions, and elements that count")
        way = available((SYNC, ASYNC), has)[0]
        with prepared(context.device, case.model) as model:
            return CaseRun.of(case, context.pools).execute(Trial(way, note=_NOTE), model)


GROUP: Final = _InnerResults()


def _is_asked(case: IndexedCase, *, thorough: bool) -> bool:
    """A model of one operation with another one behind it is a case of `general`."""
    if case.expect_failure or case.has_zero_sized_output or "RANDOM_MULTINOMIAL" in case.operations:
        return False
    if case.operation_count < 2 or _READ.isdisjoint(case.types):
        return False
    return thorough or _SAME.isdisjoint(case.types)
