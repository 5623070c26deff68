"""Descriptors of memory: the roles that a memory is for, from which its best place follows.

Source: ``MemoryBuilder`` of ``runtime/Memory.cpp``.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, NamedTuple, Protocol

from nnapi.devices import RuntimeDevice
from nnapi.errors import NnapiError, bad_data, bad_state, op_failed, unexpected_null
from nnapi.extensions import ExtensionTypes
from nnapi.memory import Memory
from nnapi.memory_rules import DeviceRules, IoType, Role, combined_dimensions, kind_of
from nnapi.model import Model
from nnhal.debug import vlog
from nnhal.device import PreparedModel
from nnhal.types import BufferDesc, BufferRole, Operand

__all__ = ["MemoryDesc", "RoleSource", "StepRole"]

_compilation: Final = vlog.channel("compilation")


class StepRole(NamedTuple):
    """Input or output ``io_index`` of a step of a plan."""

    device: RuntimeDevice
    prepared_model: PreparedModel
    io_type: IoType
    io_index: int


class RoleSource(Protocol):
    """Source of roles: a compilation, as a descriptor uses it."""

    @property
    def model(self) -> Model: ...

    @property
    def has_explicit_devices(self) -> bool:
        """Whether the application has named the devices."""

    def step_roles(self, io_type: IoType, index: int) -> Sequence[StepRole]:
        """All places of input or output ``index`` of the model in the steps of the plan.

        NnapiError for a compilation that is not finished or has failed, and for a wrong index.
        """


class MemoryDesc:
    """Roles that one memory is to have, in any number of compilations."""

    def __init__(self) -> None:
        self._roles: list[Role] = []
        self._steps: list[tuple[StepRole, float]] = []
        self._operand: Operand | None = None
        self._dimensions: tuple[int, ...] = ()
        self._extensions = ExtensionTypes()  # later those of the models' runtime
        self._has_explicit_devices = False
        self._is_finished = False

    def add_input_role(self, compilation: RoleSource | None, index: int, frequency: float) -> None:
        """Have the memory serve as input ``index`` of ``compilation``.

        ``frequency`` is the share of executions that use it so, above 0 and at most 1.
        """
        self._add(compilation, IoType.INPUT, index, frequency)

    def add_output_role(self, compilation: RoleSource | None, index: int, frequency: float) -> None:
        """Have the memory serve as output ``index`` of ``compilation``."""
        self._add(compilation, IoType.OUTPUT, index, frequency)

    def set_dimensions(self, dimensions: Sequence[int] | None) -> None:
        """Say what the models leave open. BAD_DATA where they say otherwise."""
        if dimensions is None:
            raise unexpected_null("the dimensions of a memory")
        self._check_state()
        operand = self._operand
        if dimensions and operand is not None and not self._extensions.is_tensor(operand.type):
            raise bad_data(f"dimensions {list(dimensions)} for a scalar")
        self._dimensions = combined_dimensions(self._dimensions, dimensions)

    def finish(self) -> None:
        """BAD_DATA without a role."""
        self._check_state()
        if not self._roles:
            raise bad_data("the descriptor of a memory has no role")
        self._is_finished = True

    def allocate(self) -> Memory:
        """See :meth:`nnapi.memory.Memory.from_desc`."""
        if not self._is_finished:
            raise bad_state("the descriptor of a memory is not finished")
        operand, extensions = self._operand, self._extensions
        assert operand is not None, "a finished descriptor has a role"
        memory = self._allocated(extensions.size_of_data(operand.type, self._dimensions))
        memory.rules = DeviceRules(
            self._roles,
            operand,
            self._dimensions,
            is_tensor=extensions.is_tensor(operand.type),
            size_of_data=extensions.size_of_data,
        )
        return memory

    def _check_state(self) -> None:
        if self._is_finished:
            raise bad_state("the descriptor of a memory is finished")

    def _add(
        self, compilation: RoleSource | None, io_type: IoType, index: int, frequency: float
    ) -> None:
        if compilation is None:
            raise unexpected_null("the compilation of a role")
        self._check_state()
        role = Role(compilation, io_type, index)
        what = f"{io_type.value} {index}"
        if any(map(role.is_same, self._roles)):
            raise bad_data(f"{what} is given twice")
        try:
            steps = compilation.step_roles(io_type, index)
        except NnapiError as error:  # of any code
            raise bad_data(f"{what}: {error.message}") from error
        operand = _operand_of(compilation.model, io_type, index)
        extensions = compilation.model.runtime.extensions
        dimensions = self._dimensions_with(operand, extensions)
        if not 0 < frequency <= 1:
            raise bad_data(f"{what}: frequency {frequency}, expected above 0 and at most 1")
        self._roles.append(role)
        self._steps += [(step, frequency) for step in steps]
        self._operand, self._dimensions, self._extensions = operand, dimensions, extensions
        self._has_explicit_devices |= compilation.has_explicit_devices

    def _dimensions_with(self, operand: Operand, extensions: ExtensionTypes) -> tuple[int, ...]:
        """What is known with ``operand`` too. BAD_DATA where it does not fit."""
        if self._operand is not None and kind_of(operand) != kind_of(self._operand):
            raise bad_data("the roles differ in type or quantization")
        if self._dimensions and not extensions.is_tensor(operand.type):
            raise bad_data(f"dimensions {list(self._dimensions)} for a scalar")
        return combined_dimensions(self._dimensions, operand.dimensions)

    def _allocated(self, size: int) -> Memory:
        """Memory of the one device of all steps, or shared memory where that will do."""
        failure = op_failed("no single device can hold the memory")
        devices = {id(step.device): step.device for step, _ in self._steps}
        if len(devices) == 1:
            (device,) = devices.values()
            try:
                return self._on(device, size)
            except NnapiError as error:
                _compilation("%s: no memory (%s)", device.name, error)
                failure = error
        if self._has_explicit_devices or not size:
            raise failure
        return Memory.allocate(size)

    def _on(self, device: RuntimeDevice, size: int) -> Memory:
        if device.is_cpu:
            if not size:
                raise op_failed("the CPU has no memory of unknown size")
            return Memory.allocate(size)
        prepared = list({id(s.prepared_model): s.prepared_model for s, _ in self._steps}.values())
        roles: dict[IoType, list[BufferRole]] = {IoType.INPUT: [], IoType.OUTPUT: []}
        for step, frequency in self._steps:
            model = next(i for i, each in enumerate(prepared) if each is step.prepared_model)
            roles[step.io_type].append(BufferRole(model, step.io_index, frequency))
        desc = BufferDesc(self._dimensions)
        inputs, outputs = roles[IoType.INPUT], roles[IoType.OUTPUT]
        return Memory(None, device.allocate(desc, prepared, inputs, outputs))


def _operand_of(model: Model, io_type: IoType, index: int) -> Operand:
    main = model.hal.main
    indexes = main.input_indexes if io_type is IoType.INPUT else main.output_indexes
    if not 0 <= index < len(indexes):
        raise bad_data(f"{io_type.value} {index} of {len(indexes)}")
    return main.operands[indexes[index]]
