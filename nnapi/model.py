"""A model as applications build it, call by call (``ANeuralNetworksModel_*``).

Source: ``runtime/ModelBuilder.cpp`` and ``runtime/NeuralNetworks.cpp``.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

import msgspec

from nnapi.buffers import Buffer, bytes_of
from nnapi.canonical_model import canonical_model
from nnapi.compliance import version_of_model
from nnapi.dead_operands import without_dead_operands
from nnapi.default_arguments import without_default_arguments
from nnapi.draft import Draft
from nnapi.errors import NnapiError, bad_data, bad_state, unexpected_null
from nnapi.large_values import share_large_values
from nnapi.memory import Memory
from nnapi.operand_type import OperandType, check_channel_scales, check_operand_type
from nnapi.operation_checks import check_operation
from nnapi.run_order import run_order
from nnapi.runtime import Runtime
from nnhal.errors import Invalid
from nnhal.operand_types import is_extension
from nnhal.types import (
    DataLocation,
    ExtraParams,
    HalVersion,
    Operand,
    OperandLifeTime,
    Operation,
    OperationType,
    Subgraph,
    SymmPerChannelQuantParams,
)
from nnhal.types import Model as HalModel
from nnhal.types import OperandType as Code

__all__ = ["MAX_COPIED_BYTES", "Model"]

MAX_COPIED_BYTES: Final = 128
"""Maximum size of values that are copied at once
(``ANEURALNETWORKS_MAX_SIZE_OF_IMMEDIATELY_COPIED_VALUES``). Larger ones are read when the model is
finished.
"""


class Model:
    """A model of ``runtime``. Every wrong call raises NnapiError.

    Operands are numbered from 0, in the order of :meth:`add_operand`. After :meth:`finish` the
    model cannot change, nor after a finish that has failed: then it is invalid for ever.
    """

    def __init__(self, runtime: Runtime) -> None:
        self.runtime = runtime
        self.is_finished = False
        self.is_valid = True
        self.sorted_operations: tuple[int, ...] = ()
        """Once finished: the index in the order of :meth:`add_operation` of each operation of
        :attr:`hal`."""
        self._draft = Draft()
        self._referenced: list[Subgraph] = []
        self._hal: HalModel | None = None

    @property
    def hal(self) -> HalModel:
        """The model as the HAL has it: sorted, without default arguments and dead operands.
        BAD_STATE before :meth:`finish`.
        """
        if self._hal is None:
            raise bad_state("the model is not finished, or is invalid")
        return self._hal

    @property
    def required_version(self) -> HalVersion:
        """The oldest version that has everything in :attr:`hal`. BAD_STATE before."""
        return version_of_model(self.hal)

    @property
    def relaxed_referenced(self) -> Sequence[bool]:
        """Whether each referenced model of :attr:`hal` has been relaxed, whatever this one is."""
        return self._draft.relaxed_references()

    @property
    def has_oem_operation(self) -> bool:
        return any(each.type == OperationType.OEM_OPERATION for each in self._draft.operations)

    @property
    def has_extension_operation(self) -> bool:
        return any(is_extension(each.type) for each in self._draft.operations)

    def extension_operand_type(self, extension: str | None, type: int) -> int:
        """The code for operands of ``type`` of a vendor extension."""
        return self._extension_type(extension, type)

    def extension_operation_type(self, extension: str | None, type: int) -> int:
        """The code for operations of ``type`` of a vendor extension."""
        return self._extension_type(extension, type)

    def _extension_type(self, extension: str | None, type: int) -> int:
        if extension is None:
            raise unexpected_null("the name of an extension")
        return self.runtime.extensions.code(extension, type)

    def add_operand(self, type: OperandType | None) -> int:
        """Add an operand and return its index."""
        if type is None:
            raise unexpected_null("the type of an operand")
        self._check_state()
        extensions = self.runtime.extensions
        if is_extension(type.type) and not self.runtime.settings.extensions_allowed:
            raise bad_data("extensions are not allowed in this process")
        check_operand_type(type, extensions.operand_type(type.type))
        self._draft.operands.append(
            Operand(type.type, type.dimensions, type.scale, type.zero_point)
        )
        return len(self._draft.operands) - 1

    def set_operand_value(self, index: int, buffer: Buffer | None) -> None:
        """Make an operand a constant; None makes it an omitted one.

        Up to 128 bytes are copied. A larger buffer must stay as it is until :meth:`finish`.
        """
        self._check_state()
        operand = self._operand(index)
        if buffer is None:
            self._set(index, OperandLifeTime.NO_VALUE, DataLocation())
            return
        data = bytes_of(buffer)
        if not data:
            raise bad_data(f"operand {index}: a value of 0 bytes, expected None to omit it")
        self._check_is_specified(index)
        if operand.type != Code.OEM:
            self._check_length(index, len(data))
        if len(data) <= MAX_COPIED_BYTES:
            location = self._draft.values.append(data)
            self._set(index, OperandLifeTime.CONSTANT_COPY, location)
        else:
            self._set(index, OperandLifeTime.CONSTANT_REFERENCE, DataLocation(length=len(data)))
            self._draft.large_values[index] = data

    def set_operand_value_from_memory(
        self, index: int, memory: Memory | None, offset: int, length: int
    ) -> None:
        """Make an operand a constant that lies in ``memory``."""
        if memory is None:
            raise unexpected_null("the memory of a value")
        self._check_state()
        self._operand(index)
        self._check_is_specified(index)
        self._check_length(index, length)
        memory.rules.check_use(None, None, offset, length)
        pool = self._draft.memory_index(memory)
        self._set(index, OperandLifeTime.CONSTANT_REFERENCE, DataLocation(pool, offset, length))

    def set_operand_value_from_model(self, index: int, value: Model | None) -> None:
        """Have an operand of type SUBGRAPH stand for ``value``, a finished model."""
        if value is None:
            raise unexpected_null("the model of a value")
        self._check_state()
        if not value.is_finished or not value.is_valid:
            raise bad_state("the model that is to be referenced is not finished, or is invalid")
        self._operand(index)
        number = len(self._draft.referenced)
        self._draft.referenced.append(value._draft)
        self._referenced.append(value.hal.main)
        self._set(index, OperandLifeTime.SUBGRAPH, DataLocation(0, number, 0))

    def set_operand_symm_per_channel_quant_params(
        self, index: int, params: SymmPerChannelQuantParams | None
    ) -> None:
        """Give a TENSOR_QUANT8_SYMM_PER_CHANNEL the scales of its channels."""
        if params is None:
            raise unexpected_null("the scales of channels")
        self._check_state()
        self._set_extra(index, check_channel_scales(self._operand(index), params))

    def set_operand_extension_data(self, index: int, data: Buffer | None) -> None:
        """Give an operand of an extension's type additional data; None takes it away."""
        self._check_state()
        operand = self._operand(index)
        if not is_extension(operand.type):
            raise bad_data(f"operand {index} is of a type of the HAL's own")
        extra = None if data is None else bytes(bytes_of(data))
        if extra == b"":
            raise bad_data(f"operand {index}: extension data of 0 bytes, expected None")
        self._set_extra(index, extra)

    def add_operation(
        self, type: int, inputs: Sequence[int] | None, outputs: Sequence[int] | None
    ) -> None:
        """Add an operation. The order of operations does not matter."""
        if inputs is None or outputs is None:
            raise unexpected_null("the operands of an operation")
        self._check_state()
        if is_extension(type) and not self.runtime.settings.extensions_allowed:
            raise bad_data("extensions are not allowed in this process")
        operation = Operation(type, tuple(inputs), tuple(outputs))
        check_operation(operation, self._draft, self._referenced, self.runtime.extensions)
        self._draft.operations.append(operation)

    def identify_inputs_and_outputs(
        self, inputs: Sequence[int] | None, outputs: Sequence[int] | None
    ) -> None:
        """Name the operands that an execution provides, and those that it asks for."""
        if inputs is None or outputs is None:
            raise unexpected_null("the list of inputs or outputs")
        self._check_state()
        for what, indexes in (("input", inputs), ("output", outputs)):
            if not len(indexes):
                raise bad_data(f"no {what}s")
            for index in indexes:
                self._operand(index)
        self._identify(inputs, OperandLifeTime.SUBGRAPH_INPUT)
        self._draft.inputs = tuple(inputs)
        self._identify(outputs, OperandLifeTime.SUBGRAPH_OUTPUT)
        self._draft.outputs = tuple(outputs)

    def relax_computation_float32_to_float16(self, allow: bool) -> None:
        """Say whether float32 may be computed in float16."""
        self._check_state()
        self._draft.relaxed = allow

    def finish(self) -> None:
        """Check the whole model. BAD_DATA makes it invalid for ever."""
        if self.is_finished:
            raise bad_state("the model is finished already")
        if not self.is_valid:
            raise bad_state("the model is invalid")
        draft = self._draft
        share_large_values(draft)
        try:
            order = run_order(draft.operands, draft.operations)
            draft.operations = [draft.operations[number] for number in order]
            self._check(canonical_model(draft, self.runtime.extensions))
        except NnapiError:
            self.is_valid = False
            raise
        values = draft.values.content
        draft.operations = [
            without_default_arguments(operation, draft.operands, values)
            for operation in draft.operations
        ]
        self.sorted_operations = tuple(order)
        self._hal = without_dead_operands(canonical_model(draft, self.runtime.extensions))
        self.is_finished = True

    def _check(self, model: HalModel) -> None:
        try:
            needed = version_of_model(model)
        except Invalid as error:
            raise bad_data(str(error)) from None
        version = self.runtime.settings.runtime_version
        if needed > version:
            raise bad_data(f"the model needs HAL {needed}, the runtime has {version}")

    def _check_state(self) -> None:
        if self.is_finished:
            raise bad_state("the model is finished")
        if not self.is_valid:
            raise bad_state("the model is invalid")

    def _operand(self, index: int) -> Operand:
        count = len(self._draft.operands)
        if not 0 <= index < count:
            raise bad_data(f"operand {index} of {count}")
        return self._draft.operands[index]

    def _check_is_specified(self, index: int) -> None:
        operand = self._draft.operands[index]
        dimensions = operand.dimensions
        if self.runtime.extensions.is_tensor(operand.type) and (not dimensions or 0 in dimensions):
            raise bad_data(f"operand {index}: a value, but dimensions {list(dimensions)}")

    def _check_length(self, index: int, length: int) -> None:
        operand = self._draft.operands[index]
        needed = self.runtime.extensions.size_of_data(operand.type, operand.dimensions)
        if length != needed:
            raise bad_data(f"operand {index}: a value of {length} bytes, expected {needed}")

    def _set(self, index: int, lifetime: OperandLifeTime, location: DataLocation) -> None:
        operands = self._draft.operands
        self._draft.large_values.pop(index, None)
        operands[index] = msgspec.structs.replace(
            operands[index], lifetime=lifetime, location=location
        )

    def _set_extra(self, index: int, extra: ExtraParams) -> None:
        operands = self._draft.operands
        operands[index] = msgspec.structs.replace(operands[index], extra_params=extra)

    def _identify(self, indexes: Sequence[int], lifetime: OperandLifeTime) -> None:
        operands = self._draft.operands
        for index in indexes:
            if operands[index].lifetime != OperandLifeTime.TEMPORARY_VARIABLE:
                name = operands[index].lifetime.name
                raise bad_data(f"operand {index} is a {name}, and cannot be a {lifetime.name}")
            operands[index] = msgspec.structs.replace(operands[index], lifetime=lifetime)
