"""Many things at once: executions of one prepared model and of several, and preparations.

A test of our own, of what ``1.3/IPreparedModel.hal`` says: "Any number of calls to the execute* and
executeSynchronously* functions, in any combination, may be made concurrently, even on the same
IPreparedModel object". ``IPreparedModel.aidl`` says it of all "execute* functions". ``IDevice.hal``
says that multiple threads may call prepareModel "on the same model concurrently", which is all the
more so for several models.
"""

from __future__ import annotations

from collections.abc import Hashable, Iterable, Sequence
from contextlib import AbstractContextManager, ExitStack
from typing import Final

from nnhal.types import HalVersion, OperandType
from nntest.cases.covering import by_structure_of_operations, covering
from nntest.judge import Judgment
from nntest.spec import SpecCase
from vts.driving.available_executors import available
from vts.driving.executors import FENCED
from vts.driving.generated import planned, worst
from vts.driving.long_executions import smallest_long
from vts.driving.open_sums import open_sums
from vts.driving.prepared import Prepared, prepared, unsupported
from vts.driving.simultaneous import switching_often
from vts.driving.small_models import SUM_TYPES, sum_case, supported_long_sums, with_inputs
from vts.driving.variants import with_other_inputs
from vts.groups.concurrency.concurrent_executions import (
    one_model,
    one_way,
    pending,
    two_models,
    ways,
    while_preparing,
)
from vts.groups.concurrency.concurrent_preparations import preparations
from vts.groups.concurrency.cut_off_loops import beside_cut_off_loops
from vts.groups.concurrency.executions_beside_loops import beside_a_loop
from vts.groups.concurrency.shared_burst import one_burst
from vts.test_group import Context, IndexedCase, PlannedTest, Skipped, TestGroup

__all__ = ["GROUP"]

_LONG_ROUNDS: Final = 2
"""Executions of each thread where they take long."""

_ELEMENTS: Final = 1 << 16
"""Of the sums: large enough that an execution is interrupted by another."""

_LONG_ELEMENTS: Final[Sequence[int]] = (1 << 12, 1 << 15, 1 << 18)
_LONG_NS: Final = 100_000_000
"""Sizes of the sum that takes long to choose from, and how long an execution must take so that
executions which begin together are together.
"""

_OPEN_SHAPES: Final = ((64, 256), (128, 128), (32, 1024), (16, 64))
"""As many elements in other dimensions, more and fewer."""

_LARGE: Final = "large_sum"
_LONG: Final = "long_sum"
_SHAPES: Final = "other_dimensions"
_LOOP: Final = "beside_a_loop"
_CUT_OFF: Final = "beside_cut_off_loops"
_PREPARATIONS: Final = "preparations"
_ONE_BURST: Final = "one_burst"

_WITH_LOOPS: Final = {_LOOP: beside_a_loop, _CUT_OFF: beside_cut_off_loops}

_CONSTANTS: Final = 1 << 10
_THREADS: Final = 4
"""Constants of each model, and threads that prepare one."""


class _Concurrency(TestGroup):
    name = "concurrency"
    title = "Concurrent executions"
    summary = (
        "Executions of every kind at the same time, on one prepared model and on several, and "
        "while models are prepared, each give the results of their own inputs."
    )
    source = "our own"

    def tests(self, corpus: Sequence[IndexedCase], *, thorough: bool) -> Iterable[PlannedTest]:
        for name in _WITH_LOOPS:
            yield PlannedTest(group=self.name, name=name, operations=("WHILE",))
        for name in (_LONG, _ONE_BURST):
            yield PlannedTest(group=self.name, name=name, operations=("ADD",))
        for type in SUM_TYPES:
            for name in (_LARGE, _SHAPES, _PREPARATIONS):
                yield PlannedTest(group=self.name, name=f"{name}/{type.name}", operations=("ADD",))
        for case in _chosen(corpus, thorough=thorough):
            yield planned(self.name, case)

    def run(self, test: PlannedTest, context: Context) -> Judgment | None:
        with ExitStack() as stack:
            stack.enter_context(switching_often())
            if test.name in _WITH_LOOPS:
                return _with_loops(context, test.name)
            if test.name == _LONG:
                return _long_executions(context)
            if test.name == _ONE_BURST:
                return _on_one_burst(context)
            if test.name.startswith(_SHAPES):
                return _of_other_dimensions(context, OperandType[test.name.partition("/")[2]])
            if test.name.startswith(_PREPARATIONS):
                return _preparations(context, OperandType[test.name.partition("/")[2]])
            cases = _cases(test, context)
            models = [stack.enter_context(prepared(context.device, c.model)) for c in cases[:1] * 2]
            judgments = [one_model(models[0], cases)]
            context.alive()
            judgments += [one_way(models[0], cases, way) for way in ways(models[0].version)]
            context.alive()
            judgments += [
                two_models(models, cases),
                while_preparing(context.device, models[0], cases),
            ]
            if FENCED in available((FENCED,), models[0].version) and all(cases[0].outputs):
                judgments.append(pending(models[0], cases))
            return worst(judgments)


GROUP: Final = _Concurrency()


def _preparations(context: Context, type: OperandType) -> Judgment:
    """Models of other constants, prepared at once."""
    cases = [sum_case(type, _CONSTANTS, n, constants=n) for n in range(_THREADS)]
    return preparations(context.device, cases)


def _with_loops(context: Context, name: str) -> Judgment:
    has = context.device.hal_version
    if has < HalVersion.V1_3:
        raise Skipped(f"loops came with HAL {HalVersion.V1_3}, the driver has {has}")
    return _WITH_LOOPS[name](context)


def _long_executions(context: Context) -> Judgment:
    """Executions that begin together, and take much longer than to begin."""
    with _long_sums(context, 4) as (cases, model):
        judgments = [one_model(model, cases, _LONG_ROUNDS)]
        for way in ways(model.version):
            context.alive()
            judgments.append(one_way(model, cases, way, _LONG_ROUNDS))
    return worst(judgments)


def _long_sums(
    context: Context, count: int
) -> AbstractContextManager[tuple[Sequence[SpecCase], Prepared]]:
    def make(elements: int) -> Sequence[SpecCase]:
        return supported_long_sums(context.device, elements, range(count))

    return smallest_long(context, make, _LONG_ELEMENTS, _LONG_NS)


def _on_one_burst(context: Context) -> Judgment:
    """Executions that meet in a burst, as they take much longer than to begin."""
    has = context.device.hal_version
    if not has.is_aidl:
        raise Skipped(f"bursts of HAL {has} have one writer, nothing overlaps there")
    with _long_sums(context, 3) as (cases, model):
        return one_burst(model, cases)


def _of_other_dimensions(context: Context, type: OperandType) -> Judgment:
    """Executions that begin together, on a model that leaves all dimensions open."""
    cases = open_sums(type, _OPEN_SHAPES)
    with prepared(context.device, cases[0].model) as model:
        judgments = [one_model(model, cases)]
        for way in ways(model.version):
            context.alive()
            judgments.append(one_way(model, cases, way))
    return worst(judgments)


def _chosen(corpus: Sequence[IndexedCase], *, thorough: bool) -> list[IndexedCase]:
    """For each operation, and each length of a network, the case with the largest output: its
    executions overlap best.

    Of those of the first HAL version that has any, which no driver is too old for.
    """
    cases = [case for case in corpus if not case.expect_failure]
    if thorough:
        return covering(cases, by_structure_of_operations)
    chosen: dict[Hashable, IndexedCase] = {}
    for case in cases:
        key = case.operations if case.operation_count == 1 else case.operation_count
        known = chosen.get(key)
        if known is None or _rank(case) < _rank(known):
            chosen[key] = case
    return list(chosen.values())


def _rank(case: IndexedCase) -> tuple[bool, str, int]:
    """Old versions first, then large outputs."""
    return case.version.startswith("AIDL"), case.version, -case.output_bytes


def _cases(test: PlannedTest, context: Context) -> list[SpecCase]:
    """Cases of one model with different inputs. Raises Skipped."""
    device = context.device
    if not test.case:
        type = next(type for type in SUM_TYPES if test.name.endswith(f"/{type.name}"))
        case = sum_case(type, _ELEMENTS)
        reason = unsupported(device, case.model)
        if reason is not None:
            raise Skipped(reason)
        return [case, *(with_inputs(case, seed) for seed in range(1, 4))]
    case = context.case(test)
    other = with_other_inputs(device, case, context.pools)
    return [case] if other is None else [case, other]
