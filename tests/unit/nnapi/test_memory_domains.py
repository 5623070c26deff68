"""Memories of drivers as inputs and outputs, over steps: TestMemoryDomain and Memory.cpp."""

from __future__ import annotations

import numpy as np
import pytest

from nnapi.errors import NnapiError
from nnapi.execution import Execution
from nnapi.memory import Memory
from nnapi.memory_desc import MemoryDesc
from nnapi.operand_type import OperandType
from nnapi.result_codes import ResultCode
from nnhal.errors import HalError
from nnhal.types import ErrorStatus, HalVersion
from nnhal.types import OperandType as Code
from tests.cells import cells
from tests.unit.nnapi.executing import (
    ADD,
    MUL,
    PartDriver,
    X,
    Y,
    add_and_multiply,
    addition,
    compiled,
    failing,
    runtime_with,
)
from tests.unit.nnapi.test_execution import code_of


def memory_for(compilation, inputs=(), outputs=(0,)) -> Memory:  # type: ignore[no-untyped-def]
    desc = MemoryDesc()
    for index in inputs:
        desc.add_input_role(compilation, index, 1.0)
    for index in outputs:
        desc.add_output_role(compilation, index, 1.0)
    desc.finish()
    return Memory.from_desc(desc)


def content(memory: Memory) -> np.ndarray:
    shared = Memory.allocate(8)
    Memory.copy(memory, shared)
    return np.frombuffer(bytes(shared.mapped()), np.float32)


def filled(memory: Memory, array: np.ndarray) -> Memory:
    shared = Memory.allocate(array.nbytes)
    shared.mapped()[:] = array.tobytes()
    Memory.copy(shared, memory)
    return memory


@cells("way", ["compute", "start_compute", "fenced"])
@cells("version", [HalVersion.V1_3, HalVersion.AIDL_V4])
def test_a_driver_computes_from_its_memory_to_its_memory(way: str, version: HalVersion) -> None:
    from tests.unit.nnapi.test_execution import WAYS

    runtime = runtime_with(PartDriver(version=version))
    compilation = compiled(addition(runtime))
    source = filled(memory_for(compilation, [0], []), X)
    target = memory_for(compilation)
    assert source.buffer is not None
    assert target.buffer is not None
    execution = Execution(compilation)
    execution.set_input_from_memory(0, source)
    execution.set_input(1, Y)
    execution.set_output_from_memory(0, target)
    WAYS[way](execution)
    np.testing.assert_array_equal(content(target), X + Y)


def test_a_memory_of_an_output_that_a_later_step_reads_has_both_roles() -> None:
    runtime = runtime_with(PartDriver("toy-add", [ADD]), PartDriver("toy-mul", [MUL]))
    compilation = compiled(add_and_multiply(runtime))
    # y is read by both drivers: no single one can hold it.
    assert memory_for(compilation, [1], []).buffer is None
    assert memory_for(compilation, [0], []).buffer is not None
    target = memory_for(compilation)
    assert target.buffer is not None
    execution = Execution(compilation)
    execution.set_input_from_memory(0, filled(memory_for(compilation, [0], []), X))
    execution.set_input_from_memory(1, filled(memory_for(compilation, [1], []), Y))
    execution.set_output_from_memory(0, target)
    execution.compute()
    np.testing.assert_array_equal(content(target), (X + Y) * Y)


def test_drivers_before_hal_1_3_have_shared_memory() -> None:
    runtime = runtime_with(PartDriver(version=HalVersion.V1_2))
    compilation = compiled(addition(runtime))
    memory = memory_for(compilation)
    assert memory.buffer is None
    execution = Execution(compilation)
    execution.set_input(0, X)
    execution.set_input(1, Y)
    execution.set_output_from_memory(0, memory)
    execution.compute()
    np.testing.assert_array_equal(content(memory), X + Y)
    named = compiled(addition(runtime), runtime.devices[:1])
    assert code_of(lambda: memory_for(named)) == ResultCode.OP_FAILED


def test_the_cpu_takes_over_with_copies_of_a_driver_s_memories() -> None:
    error = HalError(ErrorStatus.GENERAL_FAILURE, "as told")
    runtime = runtime_with(PartDriver(before=failing(error)))
    compilation = compiled(addition(runtime))
    source = filled(memory_for(compilation, [0], []), X)
    target = memory_for(compilation)
    execution = Execution(compilation)
    execution.set_input_from_memory(0, source)
    execution.set_input(1, Y)
    execution.set_output_from_memory(0, target)
    execution.compute()
    np.testing.assert_array_equal(content(target), X + Y)
    assert execution.fallbacks


def test_a_memory_that_holds_nothing_is_no_input() -> None:
    runtime = runtime_with(PartDriver())
    compilation = compiled(addition(runtime))
    execution = Execution(compilation)
    execution.set_input_from_memory(0, memory_for(compilation, [0], []))
    execution.set_input(1, Y)
    execution.set_output(0, np.zeros(2, np.float32))
    assert code_of(execution.compute) == ResultCode.OP_FAILED


def test_a_failed_execution_leaves_its_output_memory_empty() -> None:
    fail = iter([None, HalError(ErrorStatus.GENERAL_FAILURE, "as told")])

    def fail_second() -> None:
        if (error := next(fail)) is not None:
            raise error

    runtime = runtime_with(PartDriver(before=fail_second))
    compilation = compiled(addition(runtime), runtime.devices[:1])
    target = memory_for(compilation)
    execution = Execution(compilation)
    execution.set_reusable(True)
    execution.set_input(0, X)
    execution.set_input(1, Y)
    execution.set_output_from_memory(0, target)
    execution.compute()
    np.testing.assert_array_equal(content(target), X + Y)
    assert code_of(execution.compute) == ResultCode.OP_FAILED
    assert code_of(lambda: content(target)) == ResultCode.BAD_DATA


def test_a_memory_serves_its_roles_only_and_as_a_whole() -> None:
    runtime = runtime_with(PartDriver())
    compilation, other = compiled(addition(runtime)), compiled(addition(runtime))
    memory = memory_for(compilation)
    execution = Execution(compilation)
    calls = (
        lambda: execution.set_input_from_memory(0, memory),
        lambda: execution.set_output_from_memory(0, memory, 0, 8),
        lambda: Execution(other).set_output_from_memory(0, memory),
        lambda: execution.set_output_from_memory(
            0, memory, 0, 0, OperandType(Code.TENSOR_FLOAT32, (3,))
        ),
    )
    assert [code_of(call) for call in calls] == [ResultCode.BAD_DATA] * len(calls)


def test_roles_of_a_compilation_that_has_failed_or_is_not_finished_are_bad_data() -> None:
    from nnapi.compilation import Compilation

    runtime = runtime_with(PartDriver())
    desc = MemoryDesc()
    with pytest.raises(NnapiError) as caught:
        desc.add_input_role(Compilation(addition(runtime)), 0, 1.0)
    assert caught.value.code == ResultCode.BAD_DATA
