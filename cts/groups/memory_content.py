"""Content of device memories: what drivers are told of them, and what they hold.

Source: ``MemoryBuilder::allocate`` and ``DeviceMemoryValidator`` of Android's
``runtime/Memory.cpp``; ``IDevice::allocate`` of HAL 1.3.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final, cast

import numpy as np

from cts.compiling import compiled
from cts.expect import NO_ERROR, OP_FAILED, expect, require
from cts.partition_models import chain, kinds
from cts.small_models import add_model
from cts.test_group import Context, Directed, Subject
from cts.toys import ToyDriver
from nnapi.execution import Execution
from nnapi.memory import Memory
from nnapi.memory_desc import MemoryDesc
from nnapi.operand_type import OperandType
from nnhal.delegation import delegating
from nnhal.device import Device
from nnhal.driver_kit import as_device
from nnhal.interfaces import BufferRoles, IDevice, IDeviceV1_3
from nnhal.types import OperandType as Code

__all__ = ["GROUP"]


GROUP: Final = Directed(
    name="memory_content",
    title="Content of device memories",
    summary=(
        "A driver receives all roles and dimensions of a memory; a memory for two drivers belongs "
        "to neither; its dimensions are those of the last write."
    ),
    source="MemoryBuilder::allocate, DeviceMemoryValidator",
    subject=Subject.RUNTIME,
)


@delegating
class _Telling(IDeviceV1_3):
    """A driver that keeps what it is asked to allocate."""

    def __init__(self, asked: list[BufferRoles]) -> None:
        self.inner: Any = as_device(ToyDriver("telling"))
        self._asked = asked

    def allocate(self, wanted: BufferRoles) -> Any:
        self._asked.append(wanted)
        return self.inner.allocate(wanted)


_telling: Final = cast("Callable[[list[BufferRoles]], IDevice]", _Telling)
"""mypy does not see what the decorator adds."""


@GROUP.add
def what_a_driver_is_told(context: Context) -> None:
    """Dimensions that the model or the application says, and each role with its frequency."""
    asked: list[BufferRoles] = []
    runtime = context.other_runtime([Device(_telling(asked), name="toy-telling")])
    for dimensions in ((2,), (0,)):
        compilation = compiled(add_model(runtime, dimensions=dimensions))
        desc = MemoryDesc()
        desc.add_input_role(compilation, 0, 0.25)
        desc.add_input_role(compilation, 1, 0.5)
        desc.add_output_role(compilation, 0, 1.0)
        desc.set_dimensions((2,))
        desc.finish()
        require(Memory.from_desc(desc).buffer is not None, True, "whether it is the driver's")
        told = asked[-1]
        inputs, outputs = (
            [(r.io_index, r.frequency) for r in roles]
            for roles in (told.input_roles, told.output_roles)
        )
        require(tuple(told.desc.dimensions), (2,), "dimensions")
        require(len(told.prepared_models), 1, "number of prepared models")
        require(inputs, [(0, 0.25), (1, 0.5)], "input roles")
        require(outputs, [(0, 1.0)], "output roles")


@GROUP.add
def input_of_two_drivers(context: Context) -> None:
    """Both steps read it: neither driver can have it for itself."""
    drivers = ToyDriver("0", supports=kinds(0)), ToyDriver("4", supports=kinds(4))
    compilation = compiled(chain(context.other_runtime(map(Device, drivers)), 0, 4))
    require(compilation.plan.outline(), ("toy-0", "toy-4"), "the plan")
    desc = MemoryDesc()
    desc.add_input_role(compilation, 1, 1.0)
    desc.finish()
    memory = Memory.from_desc(desc)
    require(memory.buffer, None, "a driver's memory")
    memory.mapped()[:4] = np.array([3], np.float32).tobytes()
    execution, room = Execution(compilation), np.zeros(1, np.float32)
    memory.rules.set_initialized(True)
    execution.set_input(0, np.array([2], np.float32))
    execution.set_input_from_memory(1, memory)
    execution.set_output(0, room)
    expect(NO_ERROR, execution.compute)
    require(room[0], np.float32(15.0), "(2 + 3) * 3")


def _filled(execution: Execution, first: int, size: int) -> None:
    """Give inputs from number ``first`` on."""
    type = OperandType(Code.TENSOR_FLOAT32, (size,))
    for index in range(first, 2):
        execution.set_input(index, np.full(size, index + 1, np.float32), type)
    execution.set_input(2, np.array(0, np.int32))


@GROUP.add
def dimensions_of_what_was_written_last(context: Context) -> None:
    runtime = context.other_runtime([Device(ToyDriver("dynamic"))])
    compilation = compiled(add_model(runtime, dimensions=(0,)), named=True)
    desc = MemoryDesc()
    desc.add_output_role(compilation, 0, 1.0)
    desc.add_input_role(compilation, 0, 1.0)
    desc.finish()
    memory = Memory.from_desc(desc)
    for size in (2, 3, 1):
        execution = Execution(compilation)
        _filled(execution, 0, size)
        execution.set_output_from_memory(0, memory)
        expect(NO_ERROR, execution.compute)
        shared = Memory.allocate(4 * size)
        expect(NO_ERROR, Memory.copy, memory, shared)
        require(np.frombuffer(shared.mapped(), np.float32).tolist(), [3.0] * size, "content")
        for given in (size + 1, size):
            again, room = Execution(compilation), np.zeros(given, np.float32)
            type = OperandType(Code.TENSOR_FLOAT32, (given,))
            again.set_input_from_memory(0, memory, type=type)
            _filled(again, 1, given)
            again.set_output(0, room)
            expect(NO_ERROR if given == size else OP_FAILED, again.compute)
            if given == size:
                require(room.tolist(), [5.0] * size, "the sum")
