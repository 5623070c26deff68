"""Memory, its descriptors and copies: ``Memory.cpp``; ValidationTestMemoryDesc of
``TestValidation.cpp`` and ``TestMemoryDomain.cpp``.
"""

from __future__ import annotations

import mmap
import os
from collections.abc import Sequence
from pathlib import Path

import numpy as np
import pytest

from nnapi.devices import RuntimeDevice
from nnapi.errors import bad_data, bad_state
from nnapi.memory import Memory
from nnapi.memory_desc import MemoryDesc, StepRole
from nnapi.memory_rules import IoType, Role
from nnapi.model import Model
from nnapi.operand_type import OperandType
from nnapi.result_codes import ResultCode
from nnapi.runtime import Runtime
from nnapi.settings import Settings
from nnhal.device import Device, PreparedModel
from nnhal.types import HalVersion, OperationType
from nnhal.types import OperandType as Code
from tests.cells import cells
from tests.unit.nnapi.conftest import Fails
from tests.unit.nnapi.toys import add_operation
from tests.unit.nnhal import toys as hal_toys

BAD_DATA, BAD_STATE = ResultCode.BAD_DATA, ResultCode.BAD_STATE
OP_FAILED, NULL = ResultCode.OP_FAILED, ResultCode.UNEXPECTED_NULL
INPUT, OUTPUT = IoType.INPUT, IoType.OUTPUT


class Compilation:
    """A finished compilation of which every input and output is one of a single step a device."""

    def __init__(
        self,
        model: Model,
        devices: Sequence[RuntimeDevice] = (),
        *,
        explicit: bool = False,
        finished: bool = True,
    ) -> None:
        self.model = model
        self.has_explicit_devices = explicit
        self.is_finished = finished
        self._steps: list[tuple[RuntimeDevice, PreparedModel]] = []
        for device in devices:
            self._steps.append((device, device.prepare(model.hal)))

    def step_roles(self, io_type: IoType, index: int) -> Sequence[StepRole]:
        if not self.is_finished:
            raise bad_state("unfinished")
        main = self.model.hal.main
        if index >= len(main.input_indexes if io_type is INPUT else main.output_indexes):
            raise bad_data("no such index")
        return [StepRole(device, prepared, io_type, index) for device, prepared in self._steps]


def addition(made: Runtime, dimensions: tuple[int, ...] = (2,)) -> Model:
    """a + b."""
    model = Model(made)
    kind = OperandType(Code.TENSOR_FLOAT32, dimensions)
    a, b, out = (model.add_operand(kind) for _ in range(3))
    add_operation(model, a, b, out)
    model.identify_inputs_and_outputs([a, b], [out])
    model.finish()
    return model


@pytest.fixture
def made() -> Runtime:
    """Two drivers with memory of their own, one without, and the CPU."""
    devices = [named("toy-one"), named("toy-two"), named("toy-old", "1.2")]
    return Runtime(devices, Settings(), cpu=named("toy-cpu"))


def named(name: str, version: str = "1.3") -> Device:
    return Device(hal_toys.ToyDriver(HalVersion(version)), name=name)


@pytest.fixture
def model(made: Runtime) -> Model:
    return addition(made)


# --- files ------------------------------------------------------------------------------------


def test_a_range_of_a_file_is_a_memory(tmp_path: Path) -> None:
    """TestMemory.cpp: the descriptor is duplicated, offset and size count."""
    (tmp_path / "weights").write_bytes(bytes(range(100)) * 100)
    with (tmp_path / "weights").open("rb") as file:
        memory = Memory.from_fd(8, mmap.PROT_READ, file.fileno(), 5000)
    assert bytes(memory.mapped()) == bytes(range(8))
    with pytest.raises(TypeError):
        memory.mapped()[0] = 1


def test_a_descriptor_that_is_not_open_is_no_memory(fails: Fails) -> None:
    """dupFd: GENERAL_FAILURE."""
    for fd in (-1, 10**6):
        with fails(OP_FAILED):
            Memory.from_fd(8, mmap.PROT_READ, fd)


def test_a_file_that_is_too_short_cannot_be_mapped(fails: Fails) -> None:
    fd = os.memfd_create("nnapi")
    memory = Memory.from_fd(8, mmap.PROT_READ, fd)
    os.close(fd)
    with fails(ResultCode.UNMAPPABLE):
        memory.mapped()


# --- descriptors ------------------------------------------------------------------------------


def test_a_descriptor_without_a_role_is_bad_data(fails: Fails) -> None:
    with fails(BAD_DATA):
        MemoryDesc().finish()


def test_nothing_changes_a_finished_descriptor(model: Model, fails: Fails) -> None:
    desc, compilation = MemoryDesc(), Compilation(model)
    desc.add_input_role(compilation, 0, 1.0)
    desc.finish()
    for call in (
        lambda: desc.add_input_role(compilation, 1, 1.0),
        lambda: desc.add_output_role(compilation, 0, 1.0),
        lambda: desc.set_dimensions((2,)),
        desc.finish,
    ):
        with fails(BAD_STATE):
            call()


def test_a_memory_needs_a_finished_descriptor(model: Model, fails: Fails) -> None:
    desc = MemoryDesc()
    with fails(BAD_STATE):
        Memory.from_desc(desc)
    with fails(NULL):
        Memory.from_desc(None)
    with fails(NULL):
        desc.add_input_role(None, 0, 1.0)
    with fails(NULL):
        desc.set_dimensions(None)


@pytest.mark.parametrize("frequency", [10.0, 0.0, -1.0, float("nan")])
def test_a_frequency_is_above_0_and_at_most_1(model: Model, frequency: float, fails: Fails) -> None:
    desc = MemoryDesc()
    for add in (desc.add_input_role, desc.add_output_role):
        with fails(BAD_DATA):
            add(Compilation(model), 0, frequency)
    with fails(BAD_DATA):
        desc.finish()


def test_wrong_roles_are_bad_data(made: Runtime, model: Model, fails: Fails) -> None:
    desc, compilation = MemoryDesc(), Compilation(model)
    for source, index in ((Compilation(model, finished=False), 0), (compilation, 2)):
        with fails(BAD_DATA):  # whatever code the compilation has
            desc.add_input_role(source, index, 1.0)
    desc.add_input_role(compilation, 0, 1.0)
    with fails(BAD_DATA):  # twice
        desc.add_input_role(compilation, 0, 0.5)
    desc.add_input_role(Compilation(model), 0, 0.5)  # another compilation of the same model
    desc.add_output_role(compilation, 0, 1.0)
    with fails(BAD_DATA):  # other dimensions
        desc.add_input_role(Compilation(addition(made, (3,))), 0, 1.0)
    desc.add_input_role(Compilation(addition(made, (0,))), 0, 1.0)
    for other in (relu(made, Code.TENSOR_FLOAT16), relu(made, Code.TENSOR_QUANT8_ASYMM, 0.5)):
        with fails(BAD_DATA):
            desc.add_input_role(Compilation(other), 0, 1.0)


def relu(made: Runtime, type: Code, scale: float = 0.0) -> Model:
    model = Model(made)
    given, out = (model.add_operand(OperandType(type, (2,), scale)) for _ in range(2))
    model.add_operation(OperationType.RELU, [given], [out])
    model.identify_inputs_and_outputs([given], [out])
    model.finish()
    return model


@pytest.mark.parametrize(
    ("models", "given", "is_good"),
    [
        ((2, 2), (2, 2), True),
        ((0, 2), (2, 2), True),
        ((2, 2), (0, 0), True),
        ((2, 2), (2, 3), False),
        ((2, 2), (2,), False),
        ((), (5, 6), True),
    ],
)
def test_dimensions_combine(
    made: Runtime,
    models: tuple[int, ...],
    given: tuple[int, ...],
    is_good: bool,
    fails: Fails,
) -> None:
    """MemoryDesc SetDimensions: before and after the role."""
    compilation = Compilation(addition(made, models))
    after, before = MemoryDesc(), MemoryDesc()
    after.add_input_role(compilation, 0, 1.0)
    before.set_dimensions(given)
    if is_good:
        after.set_dimensions(given)
        before.add_input_role(compilation, 0, 1.0)
        return
    with fails(BAD_DATA):
        after.set_dimensions(given)
    with fails(BAD_DATA):
        before.add_input_role(compilation, 0, 1.0)


# --- where the memory is made (TestMemoryDomain.cpp) --------------------------------------------


def memory_of(*compilations: Compilation, dimensions: tuple[int, ...] = ()) -> Memory:
    desc = MemoryDesc()
    for compilation in compilations:
        desc.add_output_role(compilation, 0, 1.0)
    desc.set_dimensions(dimensions)
    desc.finish()
    return Memory.from_desc(desc)


def test_a_single_driver_makes_the_memory_itself(made: Runtime, model: Model) -> None:
    memory = memory_of(Compilation(model, made.devices[:1]))
    assert memory.buffer is not None
    assert memory.pool == memory.buffer.pool


@pytest.mark.parametrize("devices", [(0, 1), (2,), (), (3,)])
def test_shared_memory_serves_where_no_driver_can(
    made: Runtime, model: Model, devices: tuple[int, ...]
) -> None:
    """Several drivers, one before HAL 1.3, none (control flow that is interpreted), the CPU."""
    memory = memory_of(Compilation(model, [made.devices[index] for index in devices]))
    assert memory.buffer is None
    assert memory.size == 8


@pytest.mark.parametrize("devices", [(0, 1), (2,)])
def test_named_devices_have_no_fallback(
    made: Runtime, model: Model, devices: tuple[int, ...], fails: Fails
) -> None:
    chosen = [made.devices[index] for index in devices]
    with fails(OP_FAILED):
        memory_of(Compilation(model, chosen, explicit=True))


def test_a_memory_of_unknown_size_is_a_drivers_or_none(made: Runtime, fails: Fails) -> None:
    unknown = addition(made, (0,))
    assert memory_of(Compilation(unknown, made.devices[:1])).rules.created_with_unknown_shape
    with fails(OP_FAILED):
        memory_of(Compilation(unknown, made.devices[2:3]))
    known = memory_of(Compilation(unknown, made.devices[2:3]), dimensions=(4,))
    assert known.size == 16


# --- use and copies ---------------------------------------------------------------------------


def test_a_memory_serves_its_roles_only_and_as_a_whole(made: Runtime, fails: Fails) -> None:
    """DeviceMemoryValidator::validate."""
    model = addition(made)
    one, other = Compilation(model), Compilation(model)
    rules = memory_of(one).rules
    rules.check_use(Role(one, OUTPUT, 0), None, 0, 0)
    rules.check_use(Role(one, OUTPUT, 0), OperandType(Code.TENSOR_FLOAT32, (2,)), 0, 0)
    for role in (Role(other, OUTPUT, 0), Role(one, INPUT, 0), Role(one, OUTPUT, 1), None):
        with fails(BAD_DATA):
            rules.check_use(role, None, 0, 0)
    for offset, length in ((0, 8), (4, 0)):
        with fails(BAD_DATA):
            rules.check_use(Role(one, OUTPUT, 0), None, offset, length)
    with fails(BAD_DATA):
        rules.check_use(Role(one, OUTPUT, 0), OperandType(Code.TENSOR_FLOAT32, (3,)), 0, 0)


@cells(
    ("offset", "length", "is_good"),
    [(0, 8, True), (4, 4, True), (0, 9, False), (8, 1, False), (0, 0, False), (-1, 2, False)],
)
def test_a_memory_of_the_application_is_used_in_ranges(
    offset: int, length: int, is_good: bool, fails: Fails
) -> None:
    """SizedMemoryValidator: "memory size cannot be implied"."""
    rules = Memory.allocate(8).rules
    if is_good:
        rules.check_use(None, None, offset, length)
        return
    with fails(BAD_DATA):
        rules.check_use(None, None, offset, length)


def test_a_memory_without_content_is_no_input(made: Runtime, model: Model, fails: Fails) -> None:
    rules = memory_of(Compilation(model)).rules
    with fails(OP_FAILED):
        rules.check_input_dimensions((2,))
    rules.set_initialized(True)
    rules.check_input_dimensions((2,))
    with fails(OP_FAILED):
        rules.check_input_dimensions((3,))


@pytest.mark.parametrize("first", [0, 2], ids=["driver's", "shared"])
@pytest.mark.parametrize("second", [0, 2], ids=["driver's", "shared"])
def test_content_survives_a_chain_of_copies(
    made: Runtime, model: Model, first: int, second: int
) -> None:
    """MemoryDomainMemoryTest: ashmem to device to device to ashmem."""
    source, destination = Memory.allocate(8), Memory.allocate(8)
    content = np.array([1.5, -2.5], np.float32).tobytes()
    source.mapped()[:] = content
    one, two = (
        memory_of(Compilation(model, made.devices[index : index + 1])) for index in (first, second)
    )
    Memory.copy(source, one)
    Memory.copy(one, two)
    Memory.copy(two, destination)
    assert bytes(destination.mapped()) == content


def test_a_copy_gives_a_memory_its_dimensions(made: Runtime) -> None:
    """updateMetadata: what was unknown is known afterwards."""
    known = memory_of(Compilation(addition(made, (2, 3)), made.devices[:1]))
    unknown = memory_of(Compilation(addition(made, (2, 0)), made.devices[:1]))
    Memory.copy(Memory.allocate(24), known)
    Memory.copy(known, unknown)
    assert unknown.rules.metadata().dimensions == (2, 3)
    assert unknown.rules.metadata().logical_size == 24


def test_copies_that_do_not_fit_are_bad_data(made: Runtime, model: Model, fails: Fails) -> None:
    """MemoryCopying of ValidationTestCompilationForDevices."""
    compilation = Compilation(model, made.devices[:1])
    full, empty = memory_of(compilation), memory_of(compilation)
    Memory.copy(Memory.allocate(8), full)
    larger = memory_of(Compilation(addition(made, (3,)), made.devices[:1]))
    half = memory_of(Compilation(relu(made, Code.TENSOR_FLOAT16)))
    for source, destination in (
        (Memory.allocate(8), Memory.allocate(9)),
        (Memory.allocate(9), full),
        (full, Memory.allocate(9)),
        (empty, Memory.allocate(8)),
        (empty, full),
        (full, larger),
        (full, half),
    ):
        Memory.copy(Memory.allocate(8), full)
        with fails(BAD_DATA):
            Memory.copy(source, destination)
    with fails(NULL):
        Memory.copy(None, full)
    with fails(NULL):
        Memory.copy(full, None)


def test_a_failed_copy_leaves_nothing_behind(made: Runtime, model: Model, fails: Fails) -> None:
    """RuntimeMemory::copy: setInitialized(n == NO_ERROR)."""
    full = memory_of(Compilation(model, made.devices[:1]))
    Memory.copy(Memory.allocate(8), full)
    with fails(BAD_DATA):
        Memory.copy(Memory.allocate(9), full)
    assert not full.rules.is_initialized
