"""Many things at once: executions of one prepared model and of several, and preparations.

A test of our own, of what ``1.3/IPreparedModel.hal`` says: "Any number of calls to the execute* and
executeSynchronously* functions, in any combination, may be made concurrently, even on the same
IPreparedModel object". ``IPreparedModel.aidl`` says it of all "execute* functions".
"""

from __future__ import annotations

import threading
from collections.abc import Hashable, Iterable, Iterator, Sequence
from contextlib import ExitStack, contextmanager
from itertools import count
from typing import TYPE_CHECKING, Final

from nnhal.fences import fence_pair
from nnhal.types import HalVersion, OperandType
from nntest.arguments import ArgumentPools
from nntest.groups.covering import by_structure_of_operations, covering
from nntest.judge import Judgment
from vts.execution.arguments import with_open_dimensions
from vts.execution.available_executors import available
from vts.execution.background_launch import BackgroundLaunch
from vts.execution.beside_a_loop import beside_a_loop
from vts.execution.executors import ASYNC, BURST, FENCED, SYNC
from vts.execution.generated import CaseRun, planned, worst
from vts.execution.long_models import long_sum
from vts.execution.open_sums import open_sums
from vts.execution.prepared import prepared, unsupported
from vts.execution.rules import Trial
from vts.execution.simultaneous import Task, at_once, switching_often
from vts.execution.small_models import SUM_TYPES, sum_case, with_inputs
from vts.execution.variants import with_other_inputs
from vts.raw import Options
from vts.test_group import Context, IndexedCase, PlannedTest, Skipped, TestGroup

if TYPE_CHECKING:
    from nnhal.device import Device
    from nntest.spec import SpecCase
    from vts.execution.executors import Executor
    from vts.execution.prepared import Prepared

__all__ = ["GROUP"]

_ROUNDS: Final = 6
"""Executions of each thread. Fewer may pass each other by; more only cost time."""

_LONG_ROUNDS: Final = 2
"""Executions of each thread where they take long."""

_PENDING: Final = 6
"""Executions that wait for one fence."""

_ELEMENTS: Final = 1 << 16
"""Of the sums: large enough that an execution is interrupted by another."""

_LONG_ELEMENTS: Final = 1 << 18
"""Of the sum that takes long: so long that executions which begin together are together."""

_OPEN_SHAPES: Final = ((64, 256), (128, 128), (32, 1024), (16, 64))
"""As many elements in other dimensions, more and fewer."""

_LARGE: Final = "large_sum"
_LONG: Final = "long_sum"
_SHAPES: Final = "other_dimensions"
_LOOP: Final = "beside_a_loop"


class _Concurrency(TestGroup):
    name = "concurrency"
    title = "Concurrent executions"
    summary = (
        "Executions of every kind at the same time, on one prepared model and on several, and "
        "while models are prepared, each give the results of their own inputs."
    )
    source = "our own"

    def tests(self, corpus: Sequence[IndexedCase], *, thorough: bool) -> Iterable[PlannedTest]:
        yield PlannedTest(group=self.name, name=_LOOP, operations=("WHILE",))
        yield PlannedTest(group=self.name, name=_LONG, operations=("ADD",))
        for type in SUM_TYPES:
            for name in (_LARGE, _SHAPES):
                yield PlannedTest(group=self.name, name=f"{name}/{type.name}", operations=("ADD",))
        for case in _chosen(corpus, thorough=thorough):
            yield planned(self.name, case)

    def run(self, test: PlannedTest, context: Context) -> Judgment | None:
        with ExitStack() as stack:
            stack.enter_context(switching_often())
            if test.name == _LOOP:
                return _beside_a_loop(context)
            if test.name == _LONG:
                return _long_executions(context)
            if test.name.startswith(_SHAPES):
                return _of_other_dimensions(context, OperandType[test.name.partition("/")[2]])
            cases = _cases(test, context)
            models = [stack.enter_context(prepared(context.device, c.model)) for c in cases[:1] * 2]
            judgments = [_one_model(models[0], cases)]
            context.alive()
            judgments += [_one_way(models[0], cases, way) for way in _ways(models[0].version)]
            context.alive()
            judgments += [_two_models(models, cases), _while_preparing(context, models[0], cases)]
            if FENCED in available((FENCED,), models[0].version) and all(cases[0].outputs):
                judgments.append(_pending(models[0], cases))
            return worst(judgments)


GROUP: Final = _Concurrency()


def _beside_a_loop(context: Context) -> Judgment:
    has = context.device.hal_version
    if has < HalVersion.V1_3:
        raise Skipped(f"loops came with HAL {HalVersion.V1_3}, the driver has {has}")
    return beside_a_loop(context)


def _long_executions(context: Context) -> Judgment:
    """Executions that begin together, and take much longer than to begin."""
    cases = _long_sums(context.device)
    with prepared(context.device, cases[0].model) as model:
        judgments = [_one_model(model, cases, _LONG_ROUNDS)]
        for way in _ways(model.version):
            context.alive()
            judgments.append(_one_way(model, cases, way, _LONG_ROUNDS))
    return worst(judgments)


def _of_other_dimensions(context: Context, type: OperandType) -> Judgment:
    """Executions that begin together, on a model that leaves all dimensions open."""
    cases = open_sums(type, _OPEN_SHAPES)
    with prepared(context.device, cases[0].model) as model:
        judgments = [_one_model(model, cases)]
        for way in _ways(model.version):
            context.alive()
            judgments.append(_one_way(model, cases, way))
    return worst(judgments)


def _long_sums(device: Device) -> list[SpecCase]:
    """Of the first type that the driver adds. Raises Skipped."""
    for type in SUM_TYPES:
        cases = [long_sum(type, _LONG_ELEMENTS, seed) for seed in range(4)]
        reason = unsupported(device, cases[0].model)
        if reason is None:
            return cases
    raise Skipped(str(reason))


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


def _ways(version: HalVersion) -> list[Executor]:
    return available((SYNC, ASYNC, FENCED, BURST), version)


def _among_others(way: Executor, note: str) -> Trial:
    return Trial(way, note=note, is_among_others=True)


def _tasks(
    model: Prepared,
    cases: Sequence[SpecCase],
    ways: Sequence[Executor],
    note: str,
    rounds: int = _ROUNDS,
) -> list[Task]:
    """A thread for each of ``ways``, inputs dealt out in turn. Each execution begins together."""
    step = threading.Barrier(len(ways))
    return [
        _task(model, cases[index % len(cases)], _among_others(way, note), step, range(rounds))
        for index, way in enumerate(ways)
    ]


def _task(
    model: Prepared,
    case: SpecCase,
    trial: Trial,
    step: threading.Barrier,
    rounds: Iterable[object],
) -> Task:
    """Executions of ``case`` in memory of their own; by a burst of their own, if by one."""
    run = CaseRun.of(case, ArgumentPools())
    run.arguments.request = with_open_dimensions(run.arguments.request, case)

    def work() -> Judgment:
        judgments = []
        with model.again() as own, _in_step(step):
            for _ in rounds:
                step.wait()
                judgments.append(run.execute(trial, own))
        return worst(judgments)

    return work


@contextmanager
def _in_step(step: threading.Barrier) -> Iterator[None]:
    """Who fails lets the others go, and they end without a word."""
    try:
        yield
    except threading.BrokenBarrierError:
        return
    except BaseException:
        step.abort()
        raise


def _one_model(model: Prepared, cases: Sequence[SpecCase], rounds: int = _ROUNDS) -> Judgment:
    ways = (_ways(model.version) * 4)[:4]
    note = "4 threads on one prepared model"
    return worst(at_once(_tasks(model, cases, ways, note, rounds)))


def _one_way(
    model: Prepared, cases: Sequence[SpecCase], way: Executor, rounds: int = _ROUNDS
) -> Judgment:
    note = "3 threads that do the same on one prepared model"
    return worst(at_once(_tasks(model, cases, [way] * 3, note, rounds)))


def _two_models(models: Sequence[Prepared], cases: Sequence[SpecCase]) -> Judgment:
    note = "2 threads on each of two prepared models"
    ways = (_ways(models[0].version) * 2)[:2]
    tasks = [task for model in models for task in _tasks(model, cases, ways, note)]
    return worst(at_once(tasks))


def _while_preparing(context: Context, model: Prepared, cases: Sequence[SpecCase]) -> Judgment:
    """Executions from before the first preparation to after the last."""
    device, is_over = context.device, threading.Event()

    def prepare() -> Judgment:
        try:
            for _ in range(_ROUNDS):
                with prepared(device, cases[0].model):
                    pass
        finally:
            is_over.set()
        return Judgment()

    executions = [
        _task(
            model,
            cases[index % len(cases)],
            _among_others(way, "while models are prepared"),
            threading.Barrier(1),
            _until(is_over),
        )
        for index, way in enumerate((_ways(model.version) * 2)[:2])
    ]
    return worst(at_once([prepare, *executions]))


def _until(is_over: threading.Event) -> Iterator[int]:
    """As many rounds as usual, and further ones until ``is_over``."""
    for number in count():
        if number >= _ROUNDS and is_over.is_set():
            return
        yield number


def _pending(model: Prepared, cases: Sequence[SpecCase]) -> Judgment:
    """Fenced executions that are launched one after the other and start at the same time."""
    fence, writer = fence_pair()
    options = Options(wait_for=(fence,))
    note = f"{_PENDING} of them waiting for one fence"
    trial = Trial(FENCED, options=options, note=note, is_among_others=True)
    runs = [CaseRun.of(cases[index % len(cases)], ArgumentPools()) for index in range(_PENDING)]
    try:
        launches = [BackgroundLaunch(model, run.arguments.request, options) for run in runs]
        for launch in launches:
            launch.now()
    finally:
        writer.signal()
    return worst(
        run.judged(trial, launch.end(), run.arguments.request)
        for run, launch in zip(runs, launches, strict=True)
    )
