"""Calls of fenced executions: fences that the client signals later, and how each one ends."""

from __future__ import annotations

import threading
from collections.abc import Callable
from functools import partial
from typing import Final

from nnhal.errors import NoAnswer
from nnhal.fences import fence_pair
from nnhal.types import HalVersion
from vts.contract.prepared_model import right_trial
from vts.contract.row import Call, Kind, Table
from vts.contract.world import (
    ExecutionObject,
    FenceObject,
    Launch,
    MemoryObject,
    Missing,
    ModelObject,
    World,
)
from vts.driving.answer import Answer
from vts.driving.config_executors import REUSABLE_FENCED
from vts.driving.executors import FENCED, Pending
from vts.driving.rules import Trial
from vts.raw import Options

__all__ = ["FENCE", "end_launch"]

FENCE: Final = Table("fence")

_SINCE: Final = HalVersion.V1_3
_A_WHILE_S: Final = 0.02
"""Time for a launch before the client goes on without it: a driver may wait in it."""


@FENCE.row("sync_file: a fence is its maker's", gives=Kind.FENCE, since=_SINCE)
def make_fence(world: World, call: Call, variant: str) -> FenceObject:
    return FenceObject(*fence_pair())


@FENCE.row("sync_file: signaled once and for all", [Kind.FENCE], since=_SINCE)
def signal(world: World, call: Call, variant: str) -> None:
    fence = world.get(call.on[0], FenceObject)
    fence.writer.signal()
    fence.is_signaled = True


_BEGINS: Final = (
    "IPreparedModel.hal 1.3, executeFenced: the execution begins when all fences are signaled; "
    "what it needs it keeps, whatever the client releases"
)


@FENCE.row(_BEGINS, [Kind.MODEL, Kind.MEMORY, Kind.FENCE], gives=Kind.LAUNCH, since=_SINCE)
def launch_fenced(world: World, call: Call, variant: str) -> Launch:
    model = world.get(call.on[0], ModelObject)
    memory = world.free_memory(call.on[1], model.name)
    fence = world.get(call.on[2], FenceObject)
    launch = partial(FENCED.launch, model.prepared.again(), memory.arguments.request)
    return _launched(launch, model.name, memory, fence, Trial(FENCED))


@FENCE.row(
    f"IExecution.aidl, executeFenced: as {_BEGINS}",
    [Kind.EXECUTION, Kind.FENCE],
    gives=Kind.LAUNCH,
    since=HalVersion.AIDL_V4,
)
def launch_again(world: World, call: Call, variant: str) -> Launch:
    execution = world.get(call.on[0], ExecutionObject)
    fence, memory = world.get(call.on[1], FenceObject), execution.memory
    if memory.is_busy:
        raise Missing("its memory is in use")
    launch = partial(REUSABLE_FENCED.launch_once, execution.prepared, execution.execution)
    trial = Trial(REUSABLE_FENCED, options=execution.options)
    return _launched(launch, execution.name, memory, fence, trial)


def _launched(
    launch: Callable[[Options], Pending | Answer],
    name: str,
    memory: MemoryObject,
    fence: FenceObject,
    trial: Trial,
) -> Launch:
    """Launch as ``trial``, with ``memory``, for a model ``name``, in a thread."""
    right_trial(name, trial)
    answered: list[Pending | Answer | BaseException] = []
    memory.arguments.reset_outputs()
    options = Options(wait_for=(fence.fence,))

    def run() -> None:
        try:
            answered.append(launch(options))
        except BaseException as error:
            answered.append(error)

    thread = threading.Thread(target=run, daemon=True)
    memory.users += 1
    thread.start()
    thread.join(_A_WHILE_S if not fence.is_signaled else None)
    return Launch(thread, answered, trial, name, memory, fence)


@FENCE.row(
    "IFencedExecutionCallback.hal: how the execution has ended, when its fence is signaled",
    [Kind.LAUNCH],
    ends=True,
    since=_SINCE,
)
def end_launch(world: World, call: Call, variant: str) -> None:
    launch = world.get(call.on[0], Launch)
    if not launch.fence.is_signaled:
        raise Missing("the fence that it waits for is not signaled")
    launch.memory.users -= 1
    launch.thread.join(world.raw.limit_s)
    if launch.thread.is_alive():
        raise NoAnswer("executeFenced has not returned although its fence was signaled")
    (answered,) = launch.answered
    if isinstance(answered, BaseException):
        raise answered
    answer = answered if isinstance(answered, Answer) else answered.end()
    run = world.run(launch.name, launch.memory)
    run.judged(launch.trial, answer, run.arguments.request)
