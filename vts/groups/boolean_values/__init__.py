"""Booleans: any byte but zero is true.

A test of our own; the module ``booleans`` beside this one has the rule and its source. A client
may have its booleans from a comparison that sets all bits, or from a byte that it counts in.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Final

from nnhal.types import OperandType
from nntest.cases.covering import by_whole_signature, covering
from nntest.judge import Judgment
from nntest.spec import SpecCase
from vts.driving.available_executors import available
from vts.driving.executors import ASYNC, BURST, FENCED, SYNC
from vts.driving.generated import CaseRun, planned, worst
from vts.driving.prepared import prepared
from vts.driving.rules import Trial
from vts.groups.boolean_values.booleans import with_other_truth
from vts.test_group import Context, IndexedCase, PlannedTest, Skipped, TestGroup

__all__ = ["GROUP"]

_TRUTHS: Final = (2, 255)
"""Each alone: whether one true equals another that has other bits is not asked."""

_MAX_TRIED: Final = 12
"""Cases of a spec among which one with a true is looked for."""

_READERS: Final = frozenset(
    {"IF", "LOGICAL_AND", "LOGICAL_NOT", "LOGICAL_OR", "REDUCE_ALL", "REDUCE_ANY", "SELECT"}
)
"""Operations that read a TENSOR_BOOL8, whatever else they read."""


class _BooleanValues(TestGroup):
    name = "boolean_values"
    title = "Booleans"
    summary = "Any byte but zero is true, in tensors and scalars, inputs and constants."
    source = "our own"

    def tests(self, corpus: Sequence[IndexedCase], *, thorough: bool) -> Iterable[PlannedTest]:
        cases = [case for case in corpus if not case.expect_failure and _reads_booleans(case)]
        same: dict[tuple[str, str], list[IndexedCase]] = {}
        for case in cases:
            same.setdefault((case.spec, case.signature), []).append(case)
        for case in covering(cases, by_whole_signature, thorough=thorough):
            others = same[case.spec, case.signature][:_MAX_TRIED]
            yield planned(self.name, case, others=others)

    def run(self, test: PlannedTest, context: Context) -> Judgment | None:
        judgments = []
        for truth in _TRUTHS:
            case = _first_with_truth(test, context, truth)
            with prepared(context.device, case.model) as model:
                for way in available((ASYNC, SYNC, BURST, FENCED), context.device.hal_version):
                    trial = Trial(way, note=f"true is {truth}")
                    judgments.append(CaseRun.of(case, context.pools).execute(trial, model))
        return worst(judgments)


GROUP: Final = _BooleanValues()


def _reads_booleans(case: IndexedCase) -> bool:
    """Comparisons of anything else only give booleans."""
    is_of_booleans = case.types == (OperandType.TENSOR_BOOL8.name,)
    has_scalar = OperandType.BOOL.name in case.types
    return is_of_booleans or has_scalar or not _READERS.isdisjoint(case.operations)


def _first_with_truth(test: PlannedTest, context: Context, truth: int) -> SpecCase:
    for name in (test.case, *test.others):
        case = with_other_truth(context.load_case(test.spec, name), truth)
        if case is not None:
            return case
    raise Skipped("no case like this has a true among its inputs and constants")
