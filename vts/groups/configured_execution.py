"""Executions with a configuration, and such as are made to be run again, on models that were
prepared with a configuration: what AIDL 4 brought beside the ways that there were.

Source: ``GeneratedTestHarness.cpp`` of Android's AIDL VTS, ``reusable`` and ``useConfig``. There
they multiply all kinds of generated tests; here they are a group of their own, which also changes
the inputs of reusable executions.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from typing import Final
from zlib import crc32

from nnhal.types import HalVersion, OperandType
from nntest.cases.covering import by_structure_of_operations
from nntest.judge import Judgment
from vts.driving.available_executors import available
from vts.driving.config_executors import REUSABLE
from vts.driving.executors import BURST, FENCED, SYNC
from vts.driving.generated import CaseRun, evaluate, matrix, worst
from vts.driving.prepared import prepared, unsupported
from vts.driving.reusable_calls import (
    after_a_miss,
    after_bad_data,
    busy,
    fills,
    gather,
    in_turns,
    shapes_by_data,
    sums,
)
from vts.driving.variants import with_other_inputs
from vts.groups.repeated_execution import elsewhere, there_and_back
from vts.raw import raw_devices
from vts.test_group import Context, IndexedCase, PlannedTest, Skipped, TestGroup

__all__ = ["GROUP"]


_IN_TURNS: Final = "two_in_turns"
_BUSY: Final = "called_while_busy"
_AFTER_A_MISS: Final = "after_a_missed_deadline"
_AFTER_BAD_DATA: Final = "after_bad_data"
_SHAPES_BY_DATA: Final = "shapes_by_data"
"""Tests of reusable executions; see :mod:`vts.driving.reusable_calls`."""


class _ConfiguredExecution(TestGroup):
    name = "configured_execution"
    title = "Configurations and reusable executions"
    summary = (
        "Executions with a configuration, and reusable ones, on a model that was prepared with a "
        "configuration, give the same results as all others. A reusable execution has its own "
        "request, survives an extra call, misses only the deadline of a call, and reports the "
        "shapes of each call."
    )
    source = "GeneratedTest, FencedComputeTest"
    since = HalVersion.AIDL_V4

    def tests(self, corpus: Sequence[IndexedCase], *, thorough: bool) -> Iterable[PlannedTest]:
        chosen = self.of_cases(corpus, by_structure_of_operations, thorough=thorough)
        return [*chosen, *self._of_reusable()]

    def _of_reusable(self) -> Iterator[PlannedTest]:
        sums_of = (OperandType.TENSOR_FLOAT32, OperandType.TENSOR_QUANT8_ASYMM)
        fills_of = (OperandType.TENSOR_FLOAT32, OperandType.TENSOR_INT32)
        for name, operation, types in (
            (_IN_TURNS, "ADD", sums_of),
            (_BUSY, "ADD", sums_of),
            (_AFTER_A_MISS, "ADD", sums_of),
            (_AFTER_BAD_DATA, "GATHER", sums_of),
            (_SHAPES_BY_DATA, "FILL", fills_of),
        ):
            for type in types:
                yield self.directed(f"{name}/{type.name}", operation, types=[type])

    def run(self, test: PlannedTest, context: Context) -> Judgment | None:
        if not test.case:
            return _reusable(test, context)
        case, device = context.case(test), context.device
        plain = SYNC, BURST, FENCED
        ways = available(plain, device.hal_version, variants=True)[len(plain) :]
        other = with_other_inputs(device, case, context.pools) or case
        with prepared(device, case.model, raw_devices(device)[-1]) as model:
            run = CaseRun.of(case, context.pools)
            number = None if context.thorough else crc32(test.name.encode())
            trials = matrix(device.hal_version, ways, measure=(True, False), turn=number)
            judgments = [evaluate(run, model, trials)]
            reusable = [*REUSABLE.values()]
            # One way for some tests, the others for the rest.
            for way in reusable if number is None else [reusable[number // 2 % len(reusable)]]:
                judgments.append(there_and_back(context, model, way, case, other))
            return worst([*judgments, elsewhere(model, ways, case, other)])


GROUP: Final = _ConfiguredExecution()


def _reusable(test: PlannedTest, context: Context) -> Judgment:
    """Several reusable executions, or several calls of one, on a small model."""
    name = test.name.partition("/")[0]
    type = OperandType[test.types[0]]
    if name == _AFTER_BAD_DATA:
        cases = [gather(type)]
    else:
        cases = (fills if name == _SHAPES_BY_DATA else sums)(type)
    reason = unsupported(context.device, cases[0].model)
    if reason is not None:
        raise Skipped(reason)
    with prepared(context.device, cases[0].model) as model:
        if name == _IN_TURNS:
            return worst(in_turns(model, cases))
        if name == _SHAPES_BY_DATA:
            return worst(shapes_by_data(model, cases))
        return worst(_OF_ONE[name](model, cases[0]))


_OF_ONE: Final = {_BUSY: busy, _AFTER_A_MISS: after_a_miss, _AFTER_BAD_DATA: after_bad_data}
"""Tests of one case."""
