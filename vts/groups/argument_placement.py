"""Inputs and outputs wherever a request may put them in its pools.

A test of our own; :mod:`vts.execution.placements` has the rules and their sources. Android's
runtime puts arguments at preferred addresses, but only those that it copies: offsets in memory of a
client reach the driver as they are.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import TYPE_CHECKING, Final
from zlib import crc32

from nntest.groups.test_group import signature_of
from nntest.judge import Judgment
from vts.execution.arguments import output_sizes
from vts.execution.available_executors import available
from vts.execution.executors import ASYNC, BURST, FENCED, SYNC
from vts.execution.generated import CaseRun, planned, representatives, worst
from vts.execution.placements import PlacedArguments, placements
from vts.execution.prepared import prepared
from vts.execution.rules import Trial
from vts.test_group import Context, IndexedCase, PlannedTest, TestGroup

if TYPE_CHECKING:
    from nntest.spec import SpecCase
    from vts.execution.placements import Placement

__all__ = ["GROUP"]


class _ArgumentPlacement(TestGroup):
    name = "argument_placement"
    title = "Placement of arguments"
    summary = (
        "Inputs and outputs are found at every alignment of their elements, next to each other, in "
        "one pool or many, at large offsets and with padding, and nothing else is written."
    )
    source = "our own"

    def tests(self, corpus: Sequence[IndexedCase], *, thorough: bool) -> Iterable[PlannedTest]:
        cases = [case for case in corpus if not case.expect_failure]
        # Many executions each: once for each operation and the types of its arguments.
        chosen = representatives(cases, thorough=thorough, same=signature_of)
        return [planned(self.name, case) for case in chosen]

    def run(self, test: PlannedTest, context: Context) -> Judgment | None:
        case, version = context.case(test), context.device.hal_version
        plain = (SYNC, ASYNC, BURST, FENCED) if all(case.outputs) else (SYNC, ASYNC, BURST)
        ways = available(plain, version)
        # Another way for each placement, and another one of it for each case.
        first = crc32(test.name.encode())
        with prepared(context.device, case.model) as model:
            judgments = []
            for number, placement in enumerate(placements(version, first), first):
                trial = Trial(ways[number % len(ways)], note=f"arguments {placement.name}")
                judgments.append(_placed(case, placement).execute(trial, model))
            return worst(judgments)


GROUP: Final = _ArgumentPlacement()


def _placed(case: SpecCase, placement: Placement) -> CaseRun:
    inputs = zip(case.input_operands(), case.inputs, strict=True)
    outputs = zip(case.output_operands(), output_sizes(case.outputs), strict=True)
    return CaseRun(case, PlacedArguments(placement, [*inputs], [*outputs]))
