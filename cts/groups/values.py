"""Values of operands: when they are read, what replaces them, and what extensions add to them.

Source: ``ANeuralNetworksModel_setOperandValue`` and ``.._setOperandValueFromMemory`` in Android's
``NeuralNetworks.h``; ``ModelBuilder::setOperandValue`` and ``copyLargeValuesToSharedMemory`` of
``runtime/ModelBuilder.cpp``; ``runtime/TypeManager.cpp``.
"""

from __future__ import annotations

from typing import Final

import numpy as np

from cts.compiling import filled
from cts.expect import BAD_DATA, NO_ERROR, expect, require
from cts.sketch import Sketch
from cts.test_group import Context, Directed, Subject
from cts.toys import ToyDriver
from nnapi.compilation import Compilation
from nnapi.execution import Execution
from nnapi.extension_permission import Application, may_use_extensions
from nnapi.memory import Memory
from nnapi.model import Model
from nnapi.operand_type import OperandType
from nnapi.settings import Settings
from nnhal.device import Device
from nnhal.memory import Memory as SharedMemory
from nnhal.types import Extension, ExtensionOperandTypeInformation, OperandLifeTime, OperationType
from nnhal.types import OperandType as Code

__all__ = ["GROUP"]

_FLOAT: Final = Code.TENSOR_FLOAT32
_ACCESS: Final = 3


GROUP: Final = Directed(
    name="values",
    title="Values of operands",
    summary=(
        "Small values are copied at once, large ones when the model is finished; the last value "
        "counts; names of extensions are kept apart."
    ),
    source="ModelBuilder::setOperandValue, copyLargeValuesToSharedMemory, TypeManager",
    subject=Subject.RUNTIME,
)


def _results(model: Model, size: int) -> list[float]:
    """The output of a model whose input is zeros."""
    compilation = Compilation(model)
    expect(NO_ERROR, compilation.finish)
    execution, room = Execution(compilation), np.full(size, -1, np.float32)
    execution.set_input(0, np.zeros(size, np.float32))
    execution.set_output(0, room)
    expect(NO_ERROR, execution.compute)
    found: list[float] = room.tolist()
    return found


def _sum(sketch: Sketch, size: int, operands: list[int]) -> Model:
    """The input and all ``operands``, added up."""
    first = value = sketch.float32(size)
    code = sketch.int32(0)
    for operand in operands:
        result = sketch.float32(size)
        sketch.operation(OperationType.ADD, [value, operand, code], [result])
        value = result
    return sketch.finished([first], [value])


@GROUP.add
def small_value_that_changes(context: Context) -> None:
    """Up to 128 bytes are copied at once (``..MAX_SIZE_OF_IMMEDIATELY_COPIED_VALUES``)."""
    for size in (2, 32):
        sketch = Sketch(context.runtime)
        data = np.full(size, 5, np.float32)
        operand = sketch.float32(size)
        sketch.model.set_operand_value(operand, data)
        data[:] = 7
        require(_results(_sum(sketch, size, [operand]), size), [5.0] * size, "the value")


@GROUP.add
def several_large_values(context: Context) -> None:
    size = 33
    sketch = Sketch(context.runtime)
    operands = [
        sketch.constant(_FLOAT, np.arange(size, dtype=np.float32) * factor)
        for factor in (1, 10, 100)
    ]
    expected = [111.0 * index for index in range(size)]
    require(_results(_sum(sketch, size, operands), size), expected, "the sum")


@GROUP.add
def value_that_is_set_again(context: Context) -> None:
    """The last one counts, small or large."""
    for size in (2, 33):
        sketch = Sketch(context.runtime)
        operand = sketch.float32(size)
        for number in (1, 2, 3):
            sketch.model.set_operand_value(operand, np.full(size, number, np.float32))
        require(_results(_sum(sketch, size, [operand]), size), [3.0] * size, "the value")


@GROUP.add
def values_in_several_memories(context: Context) -> None:
    sketch = Sketch(context.runtime)
    operands = []
    for number in (1, 10, 100):
        memory = Memory.allocate(16)
        memory.mapped()[:] = np.full(4, number, np.float32).tobytes()
        operands.append(sketch.from_memory(memory, _FLOAT, 2, offset=8))
    require(_results(_sum(sketch, 2, operands), 2), [111.0, 111.0], "the sum")


@GROUP.add
def memory_from_the_middle_of_a_file(context: Context) -> None:
    shared = SharedMemory.allocate(8192)
    shared.buffer[4096:4104] = np.array([4, 6], np.float32).tobytes()
    memory = Memory.from_fd(4096, _ACCESS, shared.fd, 4096)
    sketch = Sketch(context.runtime)
    operand = sketch.from_memory(memory, _FLOAT, 2)
    require(_results(_sum(sketch, 2, [operand]), 2), [4.0, 6.0], "the value")


@GROUP.add
def places_of_small_values(context: Context) -> None:
    """Small values are aligned to 4 bytes, or to their size (``alignSizeInBytes``): drivers read
    them in place.
    """
    sketch = Sketch(context.runtime)
    flag, number = sketch.constant(Code.BOOL, True), sketch.constant(_FLOAT, [1.5, 2.5])
    first, second = sketch.float32(1, 1, 1, 4), sketch.float32(1, 1, 1, 4)
    block, third = sketch.int32(1), sketch.float32(1, 1, 1, 4)
    # The layout is NCHW, which is no default: it stays.
    sketch.operation(OperationType.SPACE_TO_DEPTH, [first, block, flag], [second])
    scale = sketch.constant(_FLOAT, [2.5])
    sketch.operation(OperationType.ADD, [second, scale, sketch.int32(0)], [third])
    del number
    model = sketch.finished([first], [third]).hal
    for operand in model.main.operands:
        if operand.lifetime == OperandLifeTime.CONSTANT_COPY:
            size = min(operand.location.length, 4)
            require(operand.location.offset % size, 0, "bytes beside the place for a value")


# Omitted operands --------------------------------------------------------------------------------


def _transposed(context: Context, values: list[np.ndarray | None]) -> list[float]:  # type: ignore[type-arg]
    """2 x 2 elements transposed by an order that is set to each of ``values`` in turn."""
    sketch = Sketch(context.runtime)
    first, order = sketch.float32(2, 2), sketch.operand(Code.TENSOR_INT32, 2)
    for value in values:
        expect(NO_ERROR, sketch.model.set_operand_value, order, value)
    second = sketch.float32(2, 2)
    sketch.operation(OperationType.TRANSPOSE, [first, order], [second])
    compilation = Compilation(sketch.finished([first], [second]))
    expect(NO_ERROR, compilation.finish)
    execution, room = filled(compilation, [1, 2, 3, 4], room=4)
    expect(NO_ERROR, execution.compute)
    found: list[float] = room.tolist()
    return found


@GROUP.add
def operand_that_is_omitted(context: Context) -> None:
    """An omitted order makes TRANSPOSE reverse the dimensions; what was set last counts."""
    same = np.array([0, 1], np.int32)
    cases: list[tuple[list[np.ndarray | None], bool]] = [  # type: ignore[type-arg]
        ([None], False),
        ([same], True),
        ([None, same], True),
        ([same, None], False),
    ]
    for values, is_same in cases:
        expected = [1.0, 2.0, 3.0, 4.0] if is_same else [1.0, 3.0, 2.0, 4.0]
        require(_transposed(context, values), expected, "the elements")


@GROUP.add
def constant_of_unknown_dimensions(context: Context) -> None:
    for dimensions in ((), (0,), (2, 0)):
        sketch = Sketch(context.runtime)
        operand = sketch.float32(*dimensions)
        data = np.zeros(2, np.float32)
        expect(BAD_DATA, sketch.model.set_operand_value, operand, data)
        memory = Memory.allocate(8)
        expect(BAD_DATA, sketch.model.set_operand_value_from_memory, operand, memory, 0, 8)


# Extensions --------------------------------------------------------------------------------------


def _extension(name: str, size: int) -> Extension:
    type = ExtensionOperandTypeInformation(type=1, is_tensor=True, byte_size=size)
    return Extension(name, (type,))


@GROUP.add
def two_extensions_in_a_model(context: Context) -> None:
    """Each has a prefix of its own, and the model names both."""
    names = ["com.example.one", "com.example.two"]
    driver = ToyDriver("vendor", extensions=[_extension(name, 4) for name in names])
    model = Model(context.other_runtime([Device(driver)]))
    first, second = (
        model.add_operand(OperandType(model.extension_operand_type(name, 1), (2,)))
        for name in names
    )
    model.add_operation(model.extension_operation_type(names[1], 7), [first], [second])
    model.identify_inputs_and_outputs([first], [second])
    model.finish()
    listed = {each.prefix: each.name for each in model.hal.extension_name_to_prefix}
    operands = [listed[operand.type >> 16] for operand in model.hal.main.operands]
    require(operands, names, "extensions of the operands")
    require(listed[model.hal.main.operations[0].type >> 16], names[1], "that of the operation")


@GROUP.add
def extension_that_two_drivers_describe_differently(context: Context) -> None:
    """Nobody can use it (``TypeManager::registerExtension``)."""
    name = "com.example.disputed"
    drivers = [ToyDriver(str(n), extensions=[_extension(name, n)]) for n in (4, 8)]
    model = Model(context.other_runtime(map(Device, drivers)))
    expect(BAD_DATA, model.add_operand, OperandType(model.extension_operand_type(name, 1), (2,)))


@GROUP.add
def extensions_that_are_not_allowed(context: Context) -> None:
    name = "com.example.vendor"
    settings = Settings(extensions_allowed=False)
    driver = ToyDriver("vendor", extensions=[_extension(name, 4)])
    model = Model(context.other_runtime([Device(driver)], settings))
    code = model.extension_operand_type(name, 1)
    expect(BAD_DATA, model.add_operand, OperandType(code, (2,)))


@GROUP.add
def who_may_use_extensions(context: Context) -> None:
    """Native binaries of vendors and of developers, by their paths (``TestExtensions``)."""
    for path, expected in (
        ("/data/foo", True),
        ("/vendor/foo", True),
        ("/odm/foo", True),
        ("/product/foo", False),
        ("/system/foo", False),
        ("/foobar/foo", False),
    ):
        application = Application(binary_path=path)
        require(may_use_extensions(application), expected, f"whether {path} may")
    application = Application(binary_path="/product/foo")
    allowed = may_use_extensions(application, allowed_on_product_image=True)
    require(allowed, True, "whether /product/foo may, where that is allowed")
