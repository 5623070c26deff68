"""Calls of bursts: executions, memories that are forgotten, and their release."""

from __future__ import annotations

from typing import Final

from msgspec.structs import replace

from nnhal.types import ErrorStatus, HalVersion
from vts.contract.prepared_model import (
    EXECUTE,
    INSUFFICIENT,
    REFUSAL,
    SHORT,
    WRONG,
    both,
    check_refused,
    measured,
    right_trial,
    too_small,
)
from vts.contract.row import ANY_ERROR, Call, Kind, Table
from vts.contract.world import BurstObject, MemoryObject, Missing, ModelObject, World
from vts.driving.config_executors import CONFIGURED
from vts.driving.executors import BURST as WAY
from vts.driving.generated import CaseRun
from vts.driving.rules import Trial

__all__ = ["BURST"]

BURST: Final = Table("burst")

_SINCE: Final = HalVersion.V1_2
_NEEDS: Final = (Kind.BURST, Kind.MEMORY)


@BURST.row(
    "IPreparedModel.hal 1.2, configureExecutionBurst: an object of its own, which has what it "
    "needs of the prepared model for as long as it lives",
    [Kind.MODEL],
    gives=Kind.BURST,
    since=_SINCE,
)
def configure_burst(world: World, call: Call, variant: str) -> BurstObject:
    model = world.get(call.on[0], ModelObject)
    return BurstObject(model.prepared.burst_alone(), model.name)


def _parts(world: World, call: Call) -> tuple[BurstObject, CaseRun]:
    burst = world.get(call.on[0], BurstObject)
    memory = world.free_memory(call.on[1], burst.name)
    return burst, world.run(burst.name, memory)


@BURST.row(
    f"{EXECUTE}; one after the other",
    _NEEDS,
    since=_SINCE,
    variants=("", ", measured", "with a configuration", "with a configuration, measured"),
)
def execute_in_burst(world: World, call: Call, variant: str) -> None:
    burst, run = _parts(world, call)
    # The memories of a burst with a configuration have no names.
    is_configured = "configuration" in variant and world.raw.version >= HalVersion.AIDL_V4
    way = CONFIGURED["BURST"] if is_configured else WAY
    trial = right_trial(burst.name, Trial(way, options=measured(world, variant)))
    run.execute(trial, burst.prepared)


@BURST.row(
    INSUFFICIENT,
    _NEEDS,
    since=_SINCE,
    allowed=[ErrorStatus.OUTPUT_INSUFFICIENT_SIZE],
    variants=both(SHORT),
)
def execute_too_small_in_burst(world: World, call: Call, variant: str) -> None:
    burst, run = _parts(world, call)
    trial = too_small(burst.name, Trial(WAY, options=measured(world, variant)), variant)
    run.execute(trial, burst.prepared)


@BURST.row(REFUSAL, _NEEDS, since=_SINCE, allowed=ANY_ERROR, variants=tuple(WRONG))
def execute_wrong_in_burst(world: World, call: Call, variant: str) -> None:
    burst, run = _parts(world, call)
    run.arguments.reset_outputs()
    trial = replace(Trial(WAY), note=variant)
    request = WRONG[variant](run.arguments.request)
    check_refused(run, trial, WAY.run(burst.prepared, request))


@BURST.row(
    "IBurstContext.hal, freeMemory; IBurst.aidl, releaseMemoryResource: a memory that is forgotten "
    "is asked for again, and an unknown one does no harm",
    _NEEDS,
    since=_SINCE,
    variants=("its name is free", "for good"),
)
def forget_memory(world: World, call: Call, variant: str) -> None:
    burst = world.get(call.on[0], BurstObject).prepared.burst
    for pool in world.get(call.on[1], MemoryObject).arguments.pools:
        burst.forget(pool, for_good=variant == "for good")


@BURST.row(
    "IBurstContext.hal: dropping it ends the burst; memories that it knew are let go",
    [Kind.BURST],
    ends=True,
    since=_SINCE,
)
def release_burst(world: World, call: Call, variant: str) -> None:
    if world.get(call.on[0], BurstObject) is None:
        raise Missing
