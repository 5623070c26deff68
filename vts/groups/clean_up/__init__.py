"""Clean-up: a driver frees what a client releases, so that over many rounds its process holds no
more than before, and ends without a crash when its last client has gone.

A test of our own. ``IPreparedModel.hal`` and ``IBuffer.hal`` tie the life of an object to that of
its client's reference, and a driver that keeps anything fails a device that runs for weeks.
"""

from __future__ import annotations

import gc
import signal
import time
import weakref
from collections.abc import Callable
from functools import partial
from typing import Final

import msgspec

from nnhal.errors import DeadObject
from nnhal.memory import Memory
from nnhal.types import ErrorStatus, HalVersion, Model, Request
from nntest.arguments import ArgumentPools
from nntest.judge import Judgment
from nntest.spec import SpecCase
from vts.driving.available_executors import available
from vts.driving.device_memory import allocate, request_of, required
from vts.driving.executors import ASYNC, BURST, FENCED, SYNC, Executor
from vts.driving.generated import CaseRun, evaluate, matrix
from vts.driving.prepared import Prepared, prepared
from vts.driving.rules import Trial
from vts.driving.small_models import supported_sum
from vts.driving.usage import ROUNDS, check_returns, fresh
from vts.groups.clean_up.cache_rounds import missed_again, saved_and_loaded_again
from vts.groups.clean_up.released_memory_executions import released_memories
from vts.raw import name_of_status, raw_device
from vts.test_group import Context, Directed, Failed, PlannedTest, Skipped, since

__all__ = ["GROUP"]

_LARGE: Final = 1 << 15
"""Elements of a model whose constants are seen when they stay."""

_SMALL: Final = 256

_PATIENCE: Final = 20
"""How often it is looked for an object that a driver may still be about to let go."""

_PAUSE_S: Final = 0.05

_TRACE: Final = 2048
"""Bytes: the least that a driver keeps of an execution, if it keeps something each time."""


class _CleanUp(Directed):
    def run(self, test: PlannedTest, context: Context) -> Judgment | None:
        fresh(context.driver)
        return super().run(test, context)


GROUP: Final = _CleanUp(
    name="clean_up",
    title="Clean-up",
    summary=(
        "After a client has released its prepared models, bursts, device memories, cache files and "
        "requests, the driver's process holds no more than before, and ends without a crash."
    ),
    source="our own",
)


def _ways(model: Prepared) -> list[Executor]:
    return available((ASYNC, SYNC, BURST, FENCED), model.version)


def _all_ways(context: Context, case: SpecCase, model: Prepared) -> None:
    """Executions in new memory, judged: a driver must not free too much either."""
    run = CaseRun.of(case, ArgumentPools())
    evaluate(run, model, matrix(model.version, _ways(model), measure=(False,)))


@GROUP.add
def prepared_models(context: Context) -> None:
    case = supported_sum(context.device, _LARGE)

    def act() -> None:
        with prepared(context.device, _copy_of(case.model)) as model:
            _all_ways(context, case, model)

    check_returns(
        context.driver,
        context.alive,
        "released prepared models",
        act,
        rounds=ROUNDS // 2,
        bytes_each=len(case.inputs[0]),  # constants are as large
    )
    if not context.driver.isolated:  # there it would be seen on the client's side only
        _check_reference(context, case)


def _check_reference(context: Context, case: SpecCase) -> None:
    with prepared(context.device, case.model) as model:
        _all_ways(context, case, model)
        alive = weakref.ref(model.interface)
    del model
    if not _is_gone(alive):
        raise Failed(
            "model_kept_alive",
            "the driver keeps a reference to a prepared model that its client has released; "
            "a driver must not keep its own IPreparedModel alive",
        )


def _is_gone(alive: Callable[[], object]) -> bool:
    """Whether it is, or soon will be: the thread that has called back may take a moment to end."""
    for _ in range(_PATIENCE):
        gc.collect()
        if alive() is None:
            return True
        time.sleep(_PAUSE_S)
    return False


def _copy_of(model: Model) -> Model:
    """The same model as another object, as a new client would send it."""
    return msgspec.structs.replace(model)


@GROUP.add
def requests(context: Context) -> None:
    case = supported_sum(context.device, _LARGE)
    with prepared(context.device, case.model) as model:

        def act() -> None:
            with model.again() as again:
                _all_ways(context, case, again)

        check_returns(
            context.driver, context.alive, "requests in new memory", act, bytes_each=_LARGE
        )


@GROUP.add
def executions(context: Context) -> None:
    case = supported_sum(context.device, _SMALL)
    with prepared(context.device, case.model) as model:
        run = CaseRun.of(case, context.pools)
        for way in _ways(model):
            trial = Trial(way)
            what = f"tens of executions by {way}"
            act = partial(_ten_times, run, trial, model)
            check_returns(context.driver, context.alive, what, act, bytes_each=10 * _TRACE)


def _ten_times(run: CaseRun, trial: Trial, model: Prepared) -> None:
    for _ in range(10):
        run.execute(trial, model)


@GROUP.add
@since(HalVersion.V1_2)
def bursts(context: Context) -> None:
    case = supported_sum(context.device, _LARGE)
    with prepared(context.device, case.model) as model:

        def act() -> None:
            with model.again() as other:
                run = CaseRun.of(case, ArgumentPools())
                run.execute(Trial(BURST), other)

        check_returns(context.driver, context.alive, "dropped bursts", act, bytes_each=_LARGE)


@GROUP.add
@since(HalVersion.V1_2)
def burst_memories(context: Context) -> None:
    case = supported_sum(context.device, _LARGE)
    with prepared(context.device, case.model) as model:
        act = released_memories(case, model)
        what = "memories that were given to a burst and released"
        check_returns(context.driver, context.alive, what, act, bytes_each=_LARGE)


@GROUP.add
@since(HalVersion.V1_2)
def caches(context: Context) -> None:
    case = supported_sum(context.device, _SMALL)
    act = saved_and_loaded_again(context, case)
    what = "models that were saved to a cache and loaded from it"
    check_returns(context.driver, context.alive, what, act, bytes_each=_LARGE)


@GROUP.add
@since(HalVersion.V1_2)
def missed_caches(context: Context) -> None:
    case = supported_sum(context.device, _SMALL)
    act = missed_again(context, case)
    what = "caches from which nothing could be loaded"
    check_returns(context.driver, context.alive, what, act, bytes_each=_LARGE)


@GROUP.add
def refused_requests(context: Context) -> None:
    case = supported_sum(context.device, _LARGE)
    with prepared(context.device, case.model) as model:
        request = CaseRun.of(case, context.pools).arguments.request
        for way in _ways(model):
            what = f"refused requests by {way}"
            act = partial(_refused, way, model, request)
            check_returns(context.driver, context.alive, what, act, bytes_each=_LARGE)


def _refused(way: Executor, model: Prepared, request: Request) -> None:
    answer = way.run(model, msgspec.structs.replace(request, inputs=()))
    if answer.status == ErrorStatus.NONE:
        raise Trial(way).failed(
            "invalid_accepted", answer, "expected INVALID_ARGUMENT: no input is given"
        )


@GROUP.add
def refused_models(context: Context) -> None:
    model = supported_sum(context.device, _LARGE).model
    raw = raw_device(context.device)
    indexes = (*model.main.output_indexes, 99)
    outputs = msgspec.structs.replace(model.main, output_indexes=indexes)

    def act() -> None:
        launch, status, _ = raw.prepare(raw.words(msgspec.structs.replace(model, main=outputs)))
        if ErrorStatus.NONE in (launch, status):
            raise Failed(
                "invalid_model_accepted",
                f"{raw.prepare_call} of a model with output index 99 of 6 operands answered "
                f"{name_of_status(launch)} and called back with {name_of_status(status)}, "
                f"expected INVALID_ARGUMENT",
            )

    check_returns(context.driver, context.alive, "refused models", act, bytes_each=_LARGE)


@GROUP.add
@since(HalVersion.V1_3)
def device_memories(context: Context) -> None:
    case = supported_sum(context.device, _LARGE)
    content = case.inputs[0]
    with prepared(context.device, case.model) as model:

        def act() -> None:
            required(allocate(model, [0]), "the input of a sum").write(content)

        check_returns(
            context.driver, context.alive, "dropped device memories", act, bytes_each=len(content)
        )


@GROUP.add
@since(HalVersion.V1_3)
def token_of_dropped_device_memory(context: Context) -> None:
    case = supported_sum(context.device, _SMALL)
    with prepared(context.device, case.model) as model:
        memory = required(allocate(model, [0]), "the input of a sum")
        memory.write(case.inputs[0])
        token = memory.token
        del memory
        gc.collect()
        context.driver.settle()
        request = request_of([token], [Memory.allocate(len(case.outputs[0]))])
        answer = SYNC.run(model, request)
        if answer.status != ErrorStatus.INVALID_ARGUMENT:
            trial = Trial(SYNC, note=f"token {token} of a device memory that was dropped")
            raise trial.failed(
                "invalid_accepted",
                answer,
                "expected INVALID_ARGUMENT: the token stands for nothing",
            )


@GROUP.add
def end_of_process(context: Context) -> Judgment | None:
    case = supported_sum(context.device, _SMALL)
    if context.driver.process is None:
        raise Skipped("the driver's process is not one that this run has started")
    with prepared(context.device, case.model) as model:
        _all_ways(context, case, model)
    del model
    end = context.driver.close()
    # One that takes too long is killed, which says nothing on a busy machine.
    if end is None or end.signal == signal.SIGKILL:
        return None
    if end.signal is not None:
        raise DeadObject(f"after its last client had gone, the driver's process {end}", end)
    if end.exit_status:
        return Judgment(advice=(f"after its last client had gone, the driver's process {end}",))
    return None
