"""A reference driver whose results, or whose models, can be tampered with."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from typing import Any, TypeAlias, TypeVar

import msgspec
import numpy as np
from numpy.typing import NDArray

from nndrivers.faulty.catalogue import overriding
from nndrivers.reference.device import ReferenceDriver
from nndrivers.reference.program import ReferenceProgram
from nnhal.driver_kit import (
    ExecutionContext,
    Inputs,
    Output,
    Outputs,
    PrepareOptions,
    Program,
    constant,
)
from nnhal.types import (
    DataLocation,
    Model,
    Operand,
    OperandLifeTime,
    OperandType,
    Operation,
    OperationType,
)

__all__ = [
    "Array",
    "Call",
    "Held",
    "Misreading",
    "Spoiling",
    "dequantized",
    "is_quantized",
    "misreading",
    "quantized",
    "rereading",
    "spoiling",
    "with_constant",
    "with_data",
    "with_inputs",
    "with_main",
    "with_operand",
    "with_operations",
]

Array: TypeAlias = NDArray[Any]

_Misread = TypeVar("_Misread", bound="Callable[[Model, Operation], Model]")
_Read = TypeVar("_Read", bound="Callable[[Model], Model]")
_Spoil = TypeVar("_Spoil", bound="Callable[[Call], None]")


class Call:
    """An operation of a model's main graph with its arrays, as far as they cross the boundary.

    ``inputs`` has None for what is omitted or made inside the model.
    """

    def __init__(self, model: Model, operation: Operation, arrays: dict[int, Array | None]) -> None:
        main = model.main
        self.type = operation.type
        self.operands: list[Operand] = [main.operands[index] for index in operation.inputs]
        self.results: list[Operand] = [main.operands[index] for index in operation.outputs]
        self.inputs: list[Any] = [
            arrays.get(index, constant(model, main.operands[index])) for index in operation.inputs
        ]
        self.outputs: list[Any] = [arrays.get(index) for index in operation.outputs]
        self.relaxed = model.relax_computation_float32_to_float16

    @property
    def output(self) -> Array:
        """Output 0, to be changed in place."""
        array: Array = self.outputs[0]
        return array


class Spoiling(ReferenceDriver):
    """Computes rightly, then :meth:`spoil` changes outputs of operations that give the model's.

    ``operations`` says of which; none are all.
    """

    operations: Sequence[OperationType] = ()

    def spoil(self, call: Call) -> None:
        """Change ``call.outputs`` in place."""
        raise NotImplementedError

    def prepare(self, model: Model, options: PrepareOptions) -> Program:
        return _Spoiled(super().prepare(model, options), model, self._spoil)

    def save_to_cache(self, program: Program, *arguments: Any) -> None:
        assert isinstance(program, _Spoiled)
        program.inner.signature = program.signature
        super().save_to_cache(program.inner, *arguments)

    def _spoil(self, call: Call) -> None:
        wanted = not self.operations or call.type in self.operations
        if wanted and call.outputs[0] is not None and call.output.size:
            with np.errstate(all="ignore"):
                self.spoil(call)


class _Spoiled(Program):
    def __init__(self, inner: Program, model: Model, spoil: Callable[[Call], None]) -> None:
        assert isinstance(inner, ReferenceProgram)
        self.inner = inner
        self._model = model
        self._spoil = spoil

    def execute(self, inputs: Inputs, outputs: Outputs, context: ExecutionContext) -> None:
        held = [Held(output) for output in outputs]
        self.inner.execute(inputs, held, context)  # type: ignore[arg-type]
        main = self._model.main
        arrays: dict[int, Array | None] = dict(zip(main.input_indexes, inputs, strict=True))
        arrays |= {i: h.array for i, h in zip(main.output_indexes, held, strict=True)}
        for operation in main.operations:
            self._spoil(Call(self._model, operation, arrays))
        for one in held:
            one.deliver()


class Held:
    """Takes a result in place of the client's memory."""

    def __init__(self, output: Output) -> None:
        self._output = output
        self.array: Array | None = None

    def reserve(self, shape: tuple[int, ...]) -> Array:
        self.array = np.zeros(shape, self._output.dtype)
        return self.array

    def deliver(self) -> None:
        if self.array is not None:
            target = self._output.reserve(self.array.shape)
            if target is not None:
                np.copyto(target, self.array)


class Misreading(ReferenceDriver):
    """Prepares another model than it is given: :meth:`read` says which, or, for single operations,
    :meth:`misread`.
    """

    operations: Sequence[OperationType] = ()

    def misread(self, model: Model, operation: Operation) -> Model:
        """``model`` as the driver reads it, because of ``operation`` of its main graph."""
        raise NotImplementedError

    def read(self, model: Model) -> Model:
        """``model`` as the driver reads it."""
        read = model
        for operation in model.main.operations:
            if not self.operations or operation.type in self.operations:
                read = self.misread(read, operation)
        return read

    def prepare(self, model: Model, options: PrepareOptions) -> Program:
        return super().prepare(self.read(model), options)


def misreading(*operations: OperationType, **facts: Any) -> Callable[[_Misread], _Misread]:
    """Mark a function as a defect: :meth:`Misreading.misread` for models with ``operations``."""
    return overriding(Misreading, "misread", operations=operations, **facts)


def rereading(*operations: OperationType, **facts: Any) -> Callable[[_Read], _Read]:
    """Mark a function as a defect: :meth:`Misreading.read`, which matters to ``operations``."""
    return overriding(Misreading, "read", operations=operations, **facts)


def spoiling(*operations: OperationType, **facts: Any) -> Callable[[_Spoil], _Spoil]:
    """Mark a function as a defect: :meth:`Spoiling.spoil` for calls of ``operations``."""
    return overriding(Spoiling, "spoil", operations=operations, **facts)


def with_constant(model: Model, index: int, value: Any) -> Model:
    """``model`` with other data in operand ``index``; as it is where that is no constant."""
    operand = model.main.operands[index]
    old = constant(model, operand)
    if old is None:
        return model
    data = np.broadcast_to(np.asarray(value, old.dtype), old.shape).tobytes()
    model, location = with_data(model, data)
    moved = msgspec.structs.replace(
        operand, lifetime=OperandLifeTime.CONSTANT_COPY, location=location
    )
    return with_operand(model, index, moved)


def with_data(model: Model, data: bytes) -> tuple[Model, DataLocation]:
    """``model`` with more bytes of constants, and where they are."""
    values = model.operand_values + bytes(-len(model.operand_values) % 4)
    longer = msgspec.structs.replace(model, operand_values=values + data)
    return longer, DataLocation(0, len(values), len(data))


def with_operand(model: Model, index: int, operand: Operand) -> Model:
    """``model`` with another operand ``index`` of its main graph."""
    operands = list(model.main.operands)
    operands[index] = operand
    return with_main(model, operands=tuple(operands))


def with_main(model: Model, **changes: Any) -> Model:
    """``model`` with ``changes`` of its main graph's fields."""
    return msgspec.structs.replace(model, main=msgspec.structs.replace(model.main, **changes))


def with_operations(model: Model, old: Operation, *new: Operation) -> Model:
    """``model`` with ``new`` operations in the place of ``old``."""
    operations = model.main.operations
    changed = [each for one in operations for each in (new if one is old else [one])]
    return with_main(model, operations=tuple(changed))


def with_inputs(model: Model, operation: Operation, inputs: Iterable[int]) -> Model:
    """``model`` with other inputs of ``operation``."""
    read = msgspec.structs.replace(operation, inputs=tuple(inputs))
    return with_operations(model, operation, read)


def is_quantized(operand: Operand) -> bool:
    """Whether its elements are steps of one scale."""
    return operand.scale > 0 and operand.type != OperandType.TENSOR_INT32


def dequantized(array: Array, operand: Operand) -> Array:
    """Real numbers of ``array``, float64."""
    if not is_quantized(operand):
        return array.astype(np.float64)
    return (array.astype(np.float64) - operand.zero_point) * operand.scale


def quantized(real: Array, operand: Operand, rounded: Callable[[Array], Array]) -> Array:
    """Steps of ``real``, by the given rounding, saturated, as float64."""
    steps = rounded(real / operand.scale) + operand.zero_point
    low, high = (-128, 127) if operand.type == OperandType.TENSOR_QUANT8_ASYMM_SIGNED else (0, 255)
    return np.clip(steps, low, high)
