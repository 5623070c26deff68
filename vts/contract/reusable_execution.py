"""Calls of IExecution: requests that are checked once, and run again and again (AIDL 4)."""

from __future__ import annotations

from typing import Final

from nnhal.types import ErrorStatus, HalVersion
from vts.contract.prepared_model import EXECUTE, REFUSAL, WRONG, measured, right_trial
from vts.contract.row import ANY_ERROR, Call, Kind, Table
from vts.contract.world import ExecutionObject, Missing, ModelObject, World
from vts.driving.config_executors import REUSABLE
from vts.driving.prepared import Prepared
from vts.driving.rules import Trial
from vts.raw import Options
from vts.test_group import Failed

__all__ = ["REUSABLE_EXECUTION"]

REUSABLE_EXECUTION: Final = Table("reusable execution")

_SINCE: Final = HalVersion.AIDL_V4


@REUSABLE_EXECUTION.row(
    "IPreparedModel.aidl, createReusableExecution: it has the request that it was created with",
    [Kind.MODEL, Kind.MEMORY],
    gives=Kind.EXECUTION,
    since=_SINCE,
    variants=("", ", measured"),
)
def create_execution(world: World, call: Call, variant: str) -> ExecutionObject:
    model = world.get(call.on[0], ModelObject)
    memory = world.free_memory(call.on[1], model.name)
    options = measured(world, variant)
    right_trial(model.name, Trial(REUSABLE["SYNC"]))
    execution = model.prepared.again().reusable(memory.arguments.request, options)
    if isinstance(execution, ErrorStatus):
        text = f"answered {execution.name}, expected NONE: the request is valid"
        raise Failed("valid_request_refused", text, call="createReusableExecution")
    return ExecutionObject(execution, Prepared.of_nothing(world.raw), model.name, memory, options)


@REUSABLE_EXECUTION.row(
    f"{EXECUTE}; IExecution.aidl: one at a time, with what is in the memory then",
    [Kind.EXECUTION],
    since=_SINCE,
    variants=("SYNC", "FENCED"),
)
def execute_again(world: World, call: Call, variant: str) -> None:
    execution = world.get(call.on[0], ExecutionObject)
    if execution.memory.is_busy:
        raise Missing("its memory is in use")
    way, run = REUSABLE[variant], world.run(execution.name, execution.memory)
    trial = right_trial(execution.name, Trial(way, options=execution.options))
    run.arguments.reset_outputs()
    answer = way.once(execution.prepared, execution.execution, execution.options)
    run.judged(trial, answer, run.arguments.request)


@REUSABLE_EXECUTION.row(
    REFUSAL,
    [Kind.MODEL, Kind.MEMORY],
    since=_SINCE,
    allowed=ANY_ERROR,
    variants=tuple(WRONG),
)
def create_wrong_execution(world: World, call: Call, variant: str) -> None:
    model = world.get(call.on[0], ModelObject)
    memory = world.free_memory(call.on[1], model.name)
    request = WRONG[variant](memory.arguments.request)
    execution = model.prepared.again().reusable(request, Options())
    if isinstance(execution, ErrorStatus):
        return
    # A driver may look at the request when it is run.
    answer = REUSABLE["SYNC"].once(Prepared.of_nothing(world.raw), execution, Options())
    if answer.status == ErrorStatus.NONE:
        trial = Trial(REUSABLE["SYNC"], note=variant)
        raise trial.failed("invalid_accepted", answer, f"expected an error; {REFUSAL}")


@REUSABLE_EXECUTION.row(
    "IExecution.aidl: dropping it ends it, and nothing else",
    [Kind.EXECUTION],
    ends=True,
    since=_SINCE,
)
def release_execution(world: World, call: Call, variant: str) -> None:
    world.get(call.on[0], ExecutionObject)
