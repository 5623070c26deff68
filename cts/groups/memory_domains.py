"""Memory domains: memories that a driver makes for the roles that they are to have.

Source: Android's ``TestMemoryDomain.cpp``, and ``DeviceMemoryTest`` of ``TestGenerated.cpp``.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from itertools import pairwise
from typing import Any, Final, cast

import numpy as np

from cts.case_runs import compared
from cts.compiling import compiled
from cts.expect import NO_ERROR, OP_FAILED, expect, require
from cts.groups.generated import check_level, compiled_case
from cts.small_models import add_model
from cts.test_group import Context, Directed, IndexedCase, PlannedTest, Subject, TestGroup
from cts.toys import ToyDriver
from nnapi.compilation import Compilation
from nnapi.execution import Execution
from nnapi.memory import Memory
from nnapi.memory_desc import MemoryDesc
from nnapi.rebuilding import rebuilt
from nnapi.runtime import Runtime
from nnhal.delegation import delegating
from nnhal.device import Device
from nnhal.driver_kit import as_device
from nnhal.interfaces import IBuffer, IDevice, IDeviceV1_3
from nnhal.types import ErrorStatus, HalVersion
from nntest.cases.covering import by_whole_structure
from nntest.judge import Judgment
from nntest.spec import SpecCase

__all__ = ["GROUPS"]


_DIRECTED: Final = Directed(
    name="memory_domains",
    title="Memory domains",
    summary=(
        "A memory with roles is the driver's own if it allocates one; otherwise shared memory "
        "takes its place, unless the device was named."
    ),
    source="MemoryDomainTest, MemoryDomainCopyTest",
    subject=Subject.RUNTIME,
)


class _DeviceMemory(TestGroup):
    name = "device_memory"
    title = "Generated tests in device memory"
    summary = "Models of the corpus give the expected outputs with inputs and outputs in memories "
    summary += "made for them."
    source = "DeviceMemoryTest"

    def tests(self, corpus: Sequence[IndexedCase], *, thorough: bool) -> Iterable[PlannedTest]:
        cases = [case for case in corpus if case.has_inputs and not case.has_zero_sized_output]
        return self.of_cases(cases, by_whole_structure, thorough=thorough)

    def run(self, test: PlannedTest, context: Context) -> Judgment | None:
        case = context.case(test)
        check_level(case, context)
        compilation = compiled_case(case, rebuilt(context.runtime, case.model), context)
        execution = Execution(compilation)
        for index, data in enumerate(case.inputs):
            _give_input(execution, compilation, index, data)
        memories = [_made(compilation, index, is_input=False) for index in range(len(case.outputs))]
        for index, memory in enumerate(memories):
            execution.set_output_from_memory(index, memory)
        execution.compute()
        return compared(case, [*map(_content, memories, _sizes(case))], "compute")


GROUPS: Final = (_DIRECTED, _DeviceMemory())


def _sizes(case: SpecCase) -> list[int]:
    return [len(data) for data in case.outputs]


def _made(compilation: Compilation, index: int, *, is_input: bool) -> Memory:
    """A memory for one role."""
    desc = MemoryDesc()
    add = desc.add_input_role if is_input else desc.add_output_role
    add(compilation, index, 1.0)
    desc.finish()
    return Memory.from_desc(desc)


def _give_input(execution: Execution, compilation: Compilation, index: int, data: bytes) -> None:
    if not data:
        execution.set_input(index, None)
        return
    memory, shared = _made(compilation, index, is_input=True), Memory.allocate(len(data))
    shared.mapped()[:] = data
    Memory.copy(shared, memory)
    execution.set_input_from_memory(index, memory)


def _content(memory: Memory, size: int) -> bytes:
    shared = Memory.allocate(size)
    Memory.copy(memory, shared)
    return bytes(shared.mapped()[:size])


# What the runtime makes of the driver's answer ---------------------------------------------------


@delegating
class _Allocating(IDeviceV1_3):
    """A driver that answers ``allocate`` in a way of its own."""

    def __init__(self, answer: str) -> None:
        self.inner: Any = as_device(ToyDriver("domain"))
        self._answer = answer

    def allocate(self, *arguments: object) -> tuple[ErrorStatus, IBuffer | None, int]:
        status, buffer, token = self.inner.allocate(*arguments)
        match self._answer:
            case "bad_token":
                return status, buffer, 0
            case "bad_buffer":
                return status, None, token
            case "bad_status":
                return ErrorStatus.GENERAL_FAILURE, None, 0
        return status, buffer, token


_allocating: Final = cast("Callable[[str], IDevice]", _Allocating)
"""mypy does not see what the decorator adds."""

_ANSWERS: Final = ("good", "bad_token", "bad_buffer", "bad_status")


@_DIRECTED.cells("allocation/{}/{}", _ANSWERS, {"any": False, "named": True})
def _allocation(context: Context, answer: str, is_named: bool) -> None:
    runtime = context.other_runtime([Device(_allocating(answer), name="toy-domain")])
    compilation = compiled(add_model(runtime), named=is_named)
    desc = MemoryDesc()
    desc.add_input_role(compilation, 0, 1.0)
    desc.finish()
    if answer != "good" and is_named:
        expect(OP_FAILED, Memory.from_desc, desc)
        return
    memory = Memory.from_desc(desc)
    require(memory.buffer is not None, answer == "good", "whether the memory is the driver's")


@_DIRECTED.add
def allocation_of_a_driver_of_1_2(context: Context) -> None:
    """Drivers of HAL 1.2 have no memories of their own."""
    runtime = context.other_runtime([Device(ToyDriver("old", version=HalVersion.V1_2))])
    memory = _made(compiled(add_model(runtime)), 0, is_input=True)
    require(memory.buffer, None, "the buffer of the memory")
    desc = MemoryDesc()
    desc.add_input_role(compiled(add_model(runtime), named=True), 0, 1.0)
    desc.finish()
    expect(OP_FAILED, Memory.from_desc, desc)


@_DIRECTED.add
def memory_for_two_drivers(context: Context) -> None:
    """No driver can make what two are to read: it is shared memory."""
    drivers = [ToyDriver("one"), ToyDriver("two")]
    runtime = context.other_runtime(map(Device, drivers))
    desc = MemoryDesc()
    for device in runtime.devices[:2]:
        compilation = compiled(add_model(runtime), [device])
        desc.add_input_role(compilation, 0, 1.0)
    desc.finish()
    expect((NO_ERROR, OP_FAILED), Memory.from_desc, desc)


@_DIRECTED.add
def memory_of_unknown_dimensions(context: Context) -> None:
    """Nobody knows how much shared memory it would take: there is no other place for it."""
    runtime = context.other_runtime([Device(ToyDriver("old", version=HalVersion.V1_2))])
    for is_named in (False, True):
        model = add_model(runtime, dimensions=(0,))
        desc = MemoryDesc()
        desc.add_input_role(compiled(model, named=is_named), 0, 1.0)
        desc.finish()
        expect(OP_FAILED, Memory.from_desc, desc)


@_DIRECTED.add
def copies_from_memory_to_memory(context: Context) -> None:
    """Shared memory, the driver's, the driver's, shared memory."""
    runtime: Runtime = context.other_runtime([Device(ToyDriver("domain"))])
    compilation = compiled(add_model(runtime), named=True)
    first, last = Memory.allocate(8), Memory.allocate(8)
    first.mapped()[:] = np.array([7, 9], np.float32).tobytes()
    chain = [
        first,
        _made(compilation, 0, is_input=True),
        _made(compilation, 0, is_input=True),
        last,
    ]
    for source, target in pairwise(chain):
        expect(NO_ERROR, Memory.copy, source, target)
    require(np.frombuffer(last.mapped(), np.float32).tolist(), [7.0, 9.0], "what came back")


@_DIRECTED.add
def outputs_that_are_inputs(context: Context) -> None:
    """An execution reads from a driver's memory what another one has written there."""
    runtime = context.other_runtime([Device(ToyDriver("domain"))])
    compilation = compiled(add_model(runtime), named=True)
    desc = MemoryDesc()
    desc.add_output_role(compilation, 0, 1.0)
    desc.add_input_role(compilation, 0, 0.5)
    desc.finish()
    between = Memory.from_desc(desc)
    room = np.zeros(2, np.float32)
    for index, (give, take) in enumerate(((None, between), (between, None))):
        execution = Execution(compilation)
        if give is None:
            execution.set_input(0, np.array([1, 2], np.float32))
        else:
            execution.set_input_from_memory(0, give)
        execution.set_input(1, np.array([10, 20], np.float32))
        execution.set_input(2, np.array(0, np.int32))
        if take is None:
            execution.set_output(0, room)
        else:
            execution.set_output_from_memory(0, take)
        expect(NO_ERROR, execution.compute)
        require(execution.fallbacks, (), f"fallbacks of execution {index}")
    require(room.tolist(), [21.0, 42.0], "1, 2 and twice 10, 20")
