"""Order, state and value rules of a model: ``ModelBuilder.cpp``, ``NeuralNetworks.cpp``.

Expected codes are those of ``runtime/test/TestValidation.cpp`` where it has the case; otherwise
the line of the source is named.
"""

from __future__ import annotations

import mmap
import os
from collections.abc import Callable
from typing import Any

import numpy as np
import pytest

from nnapi.memory import Memory
from nnapi.model import Model
from nnapi.operand_type import OperandType
from nnapi.result_codes import ResultCode
from nnhal.types import (
    DataLocation,
    HalVersion,
    OperandLifeTime,
    OperationType,
    SymmPerChannelQuantParams,
)
from nnhal.types import OperandType as Code
from tests.cells import cells
from tests.unit.nnapi.conftest import Fails
from tests.unit.nnapi.toys import (
    FLOATS,
    INT,
    NONE,
    add_operation,
    finished_addition,
    floats,
    new_model,
)

BAD_DATA, BAD_STATE = ResultCode.BAD_DATA, ResultCode.BAD_STATE
NULL = ResultCode.UNEXPECTED_NULL

MUTATIONS: dict[str, Callable[[Model], Any]] = {
    "add_operand": lambda m: m.add_operand(FLOATS),
    "set_operand_value": lambda m: m.set_operand_value(0, bytes(8)),
    "set_operand_value_from_memory": lambda m: m.set_operand_value_from_memory(
        0, Memory.allocate(8), 0, 8
    ),
    "set_operand_value_from_model": lambda m: m.set_operand_value_from_model(
        0, finished_addition()
    ),
    "channel scales": lambda m: m.set_operand_symm_per_channel_quant_params(
        0, SymmPerChannelQuantParams((1.0,), 0)
    ),
    "extension data": lambda m: m.set_operand_extension_data(0, b"x"),
    "add_operation": lambda m: m.add_operation(OperationType.ADD, [0, 1, 3], [2]),
    "identify": lambda m: m.identify_inputs_and_outputs([0], [2]),
    "relax": lambda m: m.relax_computation_float32_to_float16(True),
    "finish": lambda m: m.finish(),
}


@cells("call", MUTATIONS)
def test_nothing_changes_a_finished_model(call: str, fails: Fails) -> None:
    model = finished_addition()
    with fails(BAD_STATE):
        MUTATIONS[call](model)


@cells("call", MUTATIONS)
def test_nothing_changes_a_model_that_could_not_be_finished(call: str, fails: Fails) -> None:
    model = new_model()
    with fails(BAD_DATA):  # EmptyModel
        model.finish()
    assert not model.is_valid
    with fails(BAD_STATE):
        MUTATIONS[call](model)


def test_there_is_no_hal_model_before_the_end(fails: Fails) -> None:
    with fails(BAD_STATE):
        _ = new_model().hal


@cells(
    "call",
    [
        lambda m: m.add_operand(None),
        lambda m: m.set_operand_value_from_memory(0, None, 0, 8),
        lambda m: m.set_operand_value_from_model(0, None),
        lambda m: m.set_operand_symm_per_channel_quant_params(0, None),
        lambda m: m.add_operation(OperationType.ADD, None, [0]),
        lambda m: m.add_operation(OperationType.ADD, [0], None),
        lambda m: m.identify_inputs_and_outputs(None, [0]),
        lambda m: m.identify_inputs_and_outputs([0], None),
        lambda m: m.extension_operand_type(None, 0),
        lambda m: m.extension_operation_type(None, 0),
    ],
)
def test_null_is_unexpected(call: Callable[[Model], Any], fails: Fails) -> None:
    model = new_model()
    floats(model, 1)
    with fails(NULL):
        call(model)


@cells("index", [3, -1])
@cells("call", [*MUTATIONS][1:6])
def test_an_operand_that_is_not_there_is_bad_data(call: str, index: int, fails: Fails) -> None:
    model = new_model()
    floats(model, 3)
    calls: dict[str, Callable[[], Any]] = {
        "set_operand_value": lambda: model.set_operand_value(index, bytes(8)),
        "set_operand_value_from_memory": lambda: model.set_operand_value_from_memory(
            index, Memory.allocate(8), 0, 8
        ),
        "set_operand_value_from_model": lambda: model.set_operand_value_from_model(
            index, finished_addition()
        ),
        "channel scales": lambda: model.set_operand_symm_per_channel_quant_params(
            index, SymmPerChannelQuantParams((1.0,), 0)
        ),
        "extension data": lambda: model.set_operand_extension_data(index, b"x"),
    }
    with fails(BAD_DATA):
        calls[call]()


# --- values -----------------------------------------------------------------------------------


def values_of(model: Model, index: int) -> bytes:
    """The bytes of operand ``index`` of the finished model."""
    operand = model.hal.main.operands[index]
    place = operand.location
    if operand.lifetime == OperandLifeTime.CONSTANT_COPY:
        content = memoryview(model.hal.operand_values)
    else:
        content = model.hal.pools[place.pool_index].buffer
    return bytes(content[place.offset : place.offset + place.length])


def model_with_constant(elements: int, set_value: Callable[[Model, int], Any]) -> Model:
    model = new_model()
    kind = OperandType(Code.TENSOR_FLOAT32, (elements,))
    a, b, out = (model.add_operand(kind) for _ in range(3))
    set_value(model, b)
    add_operation(model, a, b, out)
    model.identify_inputs_and_outputs([a], [out])
    return model


@pytest.mark.parametrize(("elements", "is_copied"), [(32, True), (33, False)])
def test_values_up_to_128_bytes_are_copied_at_once(elements: int, is_copied: bool) -> None:
    """ANEURALNETWORKS_MAX_SIZE_OF_IMMEDIATELY_COPIED_VALUES."""
    value = np.ones(elements, np.float32)
    model = model_with_constant(elements, lambda m, b: m.set_operand_value(b, value))
    value[:] = 2
    model.finish()
    value[:] = 3
    assert (
        np.frombuffer(values_of(model, 1), np.float32).tolist()
        == [1.0 if is_copied else 2.0] * elements
    )


def test_a_large_value_that_has_been_replaced_is_not_there() -> None:
    def replaced(model: Model, index: int) -> None:
        model.set_operand_value(index, np.ones(40, np.float32))
        model.set_operand_value(index, np.full(40, 7, np.float32))

    model = model_with_constant(40, replaced)
    model.finish()
    assert np.frombuffer(values_of(model, 1), np.float32).tolist() == [7.0] * 40
    assert [pool.size for pool in model.hal.pools] == [160]


@pytest.mark.parametrize("buffer", [bytes(4), bytes(12), b"", bytes(200)])
def test_a_value_of_another_size_is_bad_data(buffer: bytes, fails: Fails) -> None:
    model = new_model()
    floats(model, 1)
    with fails(BAD_DATA):
        model.set_operand_value(0, buffer)


def test_an_array_with_gaps_is_bad_data(fails: Fails) -> None:
    model = new_model()
    floats(model, 1)
    with fails(BAD_DATA):
        model.set_operand_value(0, np.zeros(4, np.float32)[::2])


def test_what_is_no_buffer_is_bad_data(fails: Fails) -> None:
    model = new_model()
    floats(model, 1)
    with fails(BAD_DATA):
        model.set_operand_value(0, 3.5)  # type: ignore[arg-type]


@pytest.mark.parametrize("dimensions", [(), (0,), (2, 0)])
def test_a_constant_must_have_known_dimensions(dimensions: tuple[int, ...], fails: Fails) -> None:
    """setOperandValue: "which has operand type that is not fully specified"."""
    model = new_model()
    index = model.add_operand(OperandType(Code.TENSOR_FLOAT32, dimensions))
    with fails(BAD_DATA):
        model.set_operand_value(index, bytes(8))
    with fails(BAD_DATA):
        model.set_operand_value_from_memory(index, Memory.allocate(8), 0, 8)


def test_an_optional_operand_can_be_set_and_taken_back() -> None:
    """ValidationTestModel.SetOptionalOperand."""
    model = new_model()
    index = model.add_operand(INT)
    model.set_operand_value(index, None)
    model.set_operand_value(index, NONE)
    model.set_operand_value(index, None)


def test_values_of_an_oem_scalar_may_have_any_size() -> None:
    """setOperandValue checks the length unless the type is OEM; so does validateOperand."""
    model = new_model()
    oem, out = model.add_operand(OperandType(Code.OEM)), model.add_operand(FLOATS)
    model.set_operand_value(oem, b"any bytes")
    model.add_operation(OperationType.OEM_OPERATION, [oem], [out])
    given = model.add_operand(FLOATS)
    model.add_operation(OperationType.OEM_OPERATION, [given], [model.add_operand(FLOATS)])
    model.identify_inputs_and_outputs([given], [out, 3])
    model.finish()
    assert values_of(model, 0) == b"any bytes"
    assert model.has_oem_operation


@cells(
    ("offset", "length", "code"),
    [
        (0, 8, None),
        (8, 8, None),
        (0, 7, BAD_DATA),  # wrong length
        (9, 8, BAD_DATA),  # beyond the end
        (2**32 - 4, 8, BAD_DATA),  # would wrap around in 32 bits
        (-8, 8, BAD_DATA),
    ],
)
def test_a_constant_lies_within_its_memory(
    offset: int, length: int, code: ResultCode | None, fails: Fails
) -> None:
    """ValidationTestModel.SetOperandValueFromMemory and SizedMemoryValidator."""
    model = new_model()
    floats(model, 1)
    if code is None:
        model.set_operand_value_from_memory(0, Memory.allocate(16), offset, length)
        return
    with fails(code):
        model.set_operand_value_from_memory(0, Memory.allocate(16), offset, length)


def test_a_memory_is_one_pool_however_often_it_is_used() -> None:
    model, memory = new_model(), Memory.allocate(16)
    memory.mapped()[:] = bytes(range(16))
    a, b, c, t, out = floats(model, 5)
    model.set_operand_value_from_memory(b, memory, 0, 8)
    model.set_operand_value_from_memory(c, memory, 8, 8)
    add_operation(model, a, b, t)
    add_operation(model, t, c, out)
    model.identify_inputs_and_outputs([a], [out])
    model.finish()
    assert list(model.hal.pools) == [memory.memory]
    assert values_of(model, c) == bytes(range(8, 16))


def test_an_empty_memory_makes_the_model_invalid_when_it_is_finished(fails: Fails) -> None:
    """validateMemory of a file: its size is not 0. createFromFd itself does not look."""
    fd = os.memfd_create("nnapi")
    try:
        with fails(BAD_DATA):
            Memory.from_fd(16, 0x10, fd)
        memory = Memory.from_fd(0, mmap.PROT_READ, fd)
    finally:
        os.close(fd)
    model = new_model()
    floats(model, 1)
    with fails(BAD_DATA):
        model.set_operand_value_from_memory(0, memory, 0, 8)


# --- channel scales (TestOperandExtraParams.cpp) ----------------------------------------------

PER_CHANNEL = OperandType(Code.TENSOR_QUANT8_SYMM_PER_CHANNEL, (2, 1, 3))


@cells(
    ("scales", "dimension", "is_good"),
    [
        ((0.5, 0.25), 0, True),
        ((0.5,), 1, True),
        ((0.5, 0.25), 3, False),  # no such dimension
        ((0.5,), 0, False),  # too few
        ((), 0, False),
        ((0.5, 0.0), 0, False),
        ((0.5, -1.0), 0, False),
    ],
)
def test_scales_of_channels(
    scales: tuple[float, ...], dimension: int, is_good: bool, fails: Fails
) -> None:
    model = new_model()
    index = model.add_operand(PER_CHANNEL)
    params = SymmPerChannelQuantParams(scales, dimension)
    if is_good:
        model.set_operand_symm_per_channel_quant_params(index, params)
        return
    with fails(BAD_DATA):
        model.set_operand_symm_per_channel_quant_params(index, params)


def test_only_one_type_has_scales_of_channels(fails: Fails) -> None:
    model = new_model()
    floats(model, 1)
    with fails(BAD_DATA):
        model.set_operand_symm_per_channel_quant_params(0, SymmPerChannelQuantParams((1.0, 1.0), 0))


# --- inputs and outputs (ValidationTestIdentify) ----------------------------------------------


@cells(
    ("inputs", "outputs"),
    [
        ([0, 0], [2]),  # duplicate
        ([0, 1], [2, 2]),
        ([0, 1], [1]),  # both
        ([4], [2]),  # a constant
        ([0, 99], [2]),
        ([0, 1], [99]),
        ([], [2]),
        ([0, 1], []),
    ],
)
def test_wrong_inputs_and_outputs_are_bad_data(
    inputs: list[int], outputs: list[int], fails: Fails
) -> None:
    model = new_model()
    a, b, out, _ = floats(model, 4)
    add_operation(model, a, b, out)
    with fails(BAD_DATA):
        model.identify_inputs_and_outputs(inputs, outputs)


def test_inputs_are_identified_once(fails: Fails) -> None:
    """setArguments: "not a constant or already an input or output"."""
    model = new_model()
    a, b, out = floats(model, 3)
    add_operation(model, a, b, out)
    model.identify_inputs_and_outputs([a, b], [out])
    with fails(BAD_DATA):
        model.identify_inputs_and_outputs([a, b], [out])


# --- the graph --------------------------------------------------------------------------------


def test_operations_may_be_added_in_any_order() -> None:
    """AcyclicReadBeforeWrite."""
    model = new_model()
    a, b, t, out = floats(model, 4)
    add_operation(model, t, b, out)
    add_operation(model, a, b, t)
    model.identify_inputs_and_outputs([a, b], [out])
    model.finish()
    assert [operation.outputs for operation in model.hal.main.operations] == [(t,), (out,)]
    assert model.sorted_operations == (1, 0)


def test_the_operation_that_became_ready_last_runs_first() -> None:
    """sortIntoRunOrder takes from the back of opsReadyToRun: 2 (ready at first, pushed last), then
    what 2 makes ready, then 0 and what it makes ready.
    """
    model = new_model()
    a, t0, t1, t2, t3, out = floats(model, 6)
    add_operation(model, a, a, t0)  # 0
    add_operation(model, t0, t2, out)  # 1
    add_operation(model, a, a, t1)  # 2
    add_operation(model, t1, t1, t2)  # 3
    add_operation(model, t0, t0, t3)  # 4
    model.identify_inputs_and_outputs([a], [out, t3])
    model.finish()
    assert model.sorted_operations == (2, 3, 0, 4, 1)


def cycle(model: Model) -> None:
    a, b, t, out = floats(model, 4)
    add_operation(model, a, out, t)
    add_operation(model, t, b, out)
    model.identify_inputs_and_outputs([a, b], [out])


def unwritten_operand(model: Model) -> None:
    a, b, out, _ = floats(model, 4)
    add_operation(model, a, b, out)
    model.identify_inputs_and_outputs([a, b], [out])


def read_but_never_written(model: Model) -> None:
    a, b, out = floats(model, 3)
    add_operation(model, a, b, out)
    model.identify_inputs_and_outputs([a], [out])


def written_twice(model: Model) -> None:
    a, b, out = floats(model, 3)
    add_operation(model, a, b, out)
    add_operation(model, b, a, out)
    model.identify_inputs_and_outputs([a, b], [out])


def writes_an_input(model: Model) -> None:
    a, b, out = floats(model, 3)
    add_operation(model, a, b, out)
    add_operation(model, b, b, a)
    model.identify_inputs_and_outputs([a, b], [out])


def constant_input(model: Model) -> None:
    unidentified(model)
    model.identify_inputs_and_outputs([0, 1], [2])
    model.set_operand_value(0, bytes(8))


def unidentified(model: Model) -> None:
    add_operation(model, *floats(model, 3))


def scale_below_zero(model: Model) -> None:
    """addOperand lets any quantization of TENSOR_INT32 pass, validateOperandScale does not."""
    unidentified(model)
    model.add_operand(OperandType(Code.TENSOR_INT32, (2,), scale=-1.0))
    model.set_operand_value(4, bytes(8))
    model.identify_inputs_and_outputs([0, 1], [2])


@cells(
    "build",
    [
        cycle,
        unwritten_operand,
        read_but_never_written,
        written_twice,
        writes_an_input,
        constant_input,
        unidentified,
        scale_below_zero,
    ],
)
def test_a_wrong_graph_is_found_when_it_is_finished(
    build: Callable[[Model], None], fails: Fails
) -> None:
    """Cycle, UnwrittenOperand, MissingWrite, MultipleWrite of ValidationTestModel, and the rules of
    ``validateModelSubgraph``.
    """
    model = new_model()
    build(model)
    with fails(BAD_DATA):
        model.finish()
    assert not model.is_valid
    assert not model.is_finished


@cells("inputs", [[], [0], [0, 1], [0, 1, 2], [0, 1, 3, 3], [0, 1, 99], [0, -1, 3]])
def test_wrong_arguments_of_an_operation_are_bad_data(inputs: list[int], fails: Fails) -> None:
    model = new_model()
    floats(model, 3)
    model.add_operand(INT)
    with fails(BAD_DATA):
        model.add_operation(OperationType.ADD, inputs, [2])


@cells("code", [106, -1, 9999, 10001, 0x10000])
def test_an_unknown_operation_is_bad_data(code: int, fails: Fails) -> None:
    """kNumberOfOperationTypes is 106; 0x10000 is of an extension that nobody has asked for."""
    model = new_model()
    floats(model, 2)
    with fails(BAD_DATA):
        model.add_operation(code, [0], [1])


def test_a_model_newer_than_the_runtime_is_bad_data(fails: Fails) -> None:
    """finish: isCompliantVersion(version, getRuntimeVersion()). HARD_SWISH is of HAL 1.3."""
    model = new_model(runtime_version=HalVersion.V1_2)
    floats(model, 2)
    model.add_operation(OperationType.HARD_SWISH, [0], [1])
    model.identify_inputs_and_outputs([0], [1])
    with fails(BAD_DATA):
        model.finish()


def test_relaxed_computation_reaches_the_hal() -> None:
    model = new_model()
    a, b, out = floats(model, 3)
    add_operation(model, a, b, out)
    model.identify_inputs_and_outputs([a, b], [out])
    model.relax_computation_float32_to_float16(True)
    model.finish()
    assert model.hal.relax_computation_float32_to_float16
    assert not finished_addition().hal.relax_computation_float32_to_float16


def test_a_model_that_is_not_finished_cannot_be_referenced(fails: Fails) -> None:
    model = new_model()
    index = model.add_operand(OperandType(Code.SUBGRAPH))
    with fails(BAD_STATE):
        model.set_operand_value_from_model(index, new_model())
    broken = new_model()
    with fails(BAD_DATA):
        broken.finish()
    with fails(BAD_STATE):
        model.set_operand_value_from_model(index, broken)


def test_every_reference_to_a_model_is_a_subgraph_of_its_own() -> None:
    """ModelMaker::addSubgraph does not look for a model that is there already."""
    branch = finished_addition()
    model = Model(branch.runtime)
    condition = model.add_operand(OperandType(Code.TENSOR_BOOL8, (1,)))
    then, otherwise = (model.add_operand(OperandType(Code.SUBGRAPH)) for _ in range(2))
    a, b, out = floats(model, 3)
    model.set_operand_value_from_model(then, branch)
    model.set_operand_value_from_model(otherwise, branch)
    model.add_operation(OperationType.IF, [condition, then, otherwise, a, b], [out])
    model.identify_inputs_and_outputs([condition, a, b], [out])
    model.finish()
    assert len(model.hal.referenced) == 2
    assert model.hal.main.operands[otherwise].location == DataLocation(0, 1, 0)
    assert model.hal.referenced[1].operations == branch.hal.main.operations
    assert model.required_version == HalVersion.V1_3


def test_an_if_without_models_is_bad_data(fails: Fails) -> None:
    model = new_model()
    condition = model.add_operand(OperandType(Code.TENSOR_BOOL8, (1,)))
    then, otherwise = (model.add_operand(OperandType(Code.SUBGRAPH)) for _ in range(2))
    a, out = floats(model, 2)
    with fails(BAD_DATA):
        model.add_operation(OperationType.IF, [condition, then, otherwise, a], [out])


def test_referenced_models_are_relaxed_by_themselves() -> None:
    """As ``ModelBuilder::getPerformance`` asks each for its own flag."""
    runtime = new_model().runtime

    def addition(relaxed: bool) -> Model:
        model = Model(runtime)
        model.relax_computation_float32_to_float16(relaxed)
        a, b, out = floats(model, 3)
        add_operation(model, a, b, out)
        model.identify_inputs_and_outputs([a, b], [out])
        model.finish()
        return model

    model = Model(runtime)
    condition = model.add_operand(OperandType(Code.TENSOR_BOOL8, (1,)))
    references = [model.add_operand(OperandType(Code.SUBGRAPH)) for _ in range(3)]
    for reference, relaxed in zip(references, (True, False, True), strict=True):
        model.set_operand_value_from_model(reference, addition(relaxed))
    a, b, out = floats(model, 3)
    # The first is not used by any operation, and is no part of the HAL's model.
    model.add_operation(OperationType.IF, [condition, *references[1:], a, b], [out])
    model.identify_inputs_and_outputs([condition, a, b], [out])
    model.finish()

    assert len(model.hal.referenced) == 2
    assert list(model.relaxed_referenced) == [False, True]
