"""Calls about memory of requests: they are the client's own, and no driver hears of them."""

from __future__ import annotations

from typing import Final

from vts.contract.row import Call, Kind, Table
from vts.contract.world import SEEDS, Launch, MemoryObject, Missing, ModelObject, World

__all__ = ["MEMORY"]

MEMORY: Final = Table("memory")

_SHARED: Final = (
    "IPreparedModel.hal, execute: the contents of a request's pools are the client's to change "
    "until the launch and after the end of the execution"
)
_CONTENTS: Final = tuple(map(str, range(SEEDS)))


@MEMORY.row(
    _SHARED,
    [Kind.MODEL],
    gives=Kind.MEMORY,
    variants=_CONTENTS,
    program="memory{gives} = Arguments({case0}.inputs, [len(data) for data in {case0}.outputs])",
)
def new_memory(world: World, call: Call, variant: str) -> MemoryObject:
    return world.new_memory(world.get(call.on[0], ModelObject).name, int(variant))


@MEMORY.row(
    f"{_SHARED}; so each execution reads what is there when it begins, after all of its fences",
    [Kind.MEMORY],
    variants=_CONTENTS,
    program="put(memory{0}, {case0}.inputs)",
)
def overwrite_memory(world: World, call: Call, variant: str) -> None:
    memory = world.get(call.on[0], MemoryObject)
    if any(launch.memory is memory and launch.fence.is_signaled for launch in world.of(Launch)):
        raise Missing("an execution reads it")
    memory.seed = int(variant)
    memory.arguments.write_inputs(world.models.case(memory.name, memory.seed).inputs)


@MEMORY.row(
    "hidl_memory: a driver that keeps a memory has mapped or duplicated it",
    [Kind.MEMORY],
    ends=True,
    program="del memory{0}",
)
def release_memory(world: World, call: Call, variant: str) -> None:
    if world.get(call.on[0], MemoryObject).is_busy:
        raise Missing("an execution reads it")
