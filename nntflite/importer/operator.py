"""Tools of an operator's importer: tensors, options, and a HAL model to add to."""

from __future__ import annotations

import math
from collections.abc import Sequence
from typing import Any, Final

import numpy as np
from numpy.typing import NDArray

from nnhal.operations.node import InvalidOperation, NeedsValue, TensorInfo
from nnhal.operations.registry import check_operation, infer
from nnhal.types import (
    FusedActivationFunc,
    Operand,
    OperandLifeTime,
    OperandType,
    Operation,
    OperationType,
    PaddingCode,
)
from nntflite.errors import UnsupportedOperator
from nntflite.graph import OMITTED, Operator, Tensor
from nntflite.importer.tensors import RANKS, TensorMap, UnusableTensor
from nntflite.schema import OPTION_TABLES, TABLES, Activation, Padding, TensorType

__all__ = ["EIGHT_BITS", "FileOperator", "TfliteOperator"]

_ACTIVATIONS: Final = {
    Activation.NONE: FusedActivationFunc.NONE,
    Activation.RELU: FusedActivationFunc.RELU,
    Activation.RELU_N1_TO_1: FusedActivationFunc.RELU1,
    Activation.RELU6: FusedActivationFunc.RELU6,
}
_INT32: Final = np.iinfo(np.int32)
_FLOAT32: Final = np.finfo(np.float32)
_RECURRENT_ACTIVATIONS: Final = (*_ACTIVATIONS, Activation.TANH)
_NARROWED: Final = frozenset(
    {
        *("ARG_MAX", "ARG_MIN", "BROADCAST_TO", "CAST", "CONCATENATION", "EXPAND_DIMS", "GATHER"),
        *("GATHER_ND", "MAXIMUM", "MINIMUM", "PACK", "RESHAPE", "SELECT", "SELECT_V2", "SLICE"),
        *("SPLIT", "SPLIT_V", "SQUEEZE", "STRIDED_SLICE", "TILE", "TOPK_V2", "UNPACK"),
    }
)
"""Operators whose int64 outputs have 32 bits where their inputs have; CAST refuses floats."""

EIGHT_BITS: Final = frozenset(
    {OperandType.TENSOR_QUANT8_ASYMM, OperandType.TENSOR_QUANT8_ASYMM_SIGNED}
)
"""Operand types of quantized values of 8 bits."""

_EIGHT_BITS: Final = (TensorType.UINT8, TensorType.INT8)
_SCHEMES: Final = {Padding.SAME: PaddingCode.SAME, Padding.VALID: PaddingCode.VALID}


class FileOperator:
    """One operator of a file: reads its tensors by position, and emits HAL operations.

    Positions count the operator's inputs (or outputs); operands are indexes in the HAL model.
    Shapes are inferred as operations are emitted, because files leave many of them out.
    """

    def __init__(self, tensors: TensorMap, index: int, operator: Operator) -> None:
        self.tensors = tensors
        self.index = index
        self.name = operator.name
        self.custom_options = operator.custom_options
        self.intermediates = operator.intermediates
        self._operator = operator
        self._inputs = operator.inputs
        self._outputs = operator.outputs
        self.takes_flattened = False

    def __len__(self) -> int:
        """The number of inputs, omitted ones included."""
        return len(self._inputs)

    @property
    def output_count(self) -> int:
        return len(self._outputs)

    @property
    def is_narrowed(self) -> bool:
        """Whether its int64 outputs have 32 bits in the HAL."""
        return True

    @property
    def is_last(self) -> bool:
        """Whether an output of it is an output of the model."""
        return not set(self._outputs).isdisjoint(self.tensors.graph.outputs)

    def refuse(self, reason: str, position: int | None = None) -> UnsupportedOperator:
        """The error to raise when the HAL cannot do this; ``position`` is the input at fault."""
        indexes = self._outputs if position is None else self._inputs[position:]
        named = [self.tensors.graph.tensors[index] for index in indexes[:1] if index != OMITTED]
        name = named[0].name if named else ""
        return UnsupportedOperator(self.tensors.source, self.index, self.name, name, reason)

    # --- what the file says -----------------------------------------------------------------

    def has(self, position: int) -> bool:
        """Whether input ``position`` is there and not omitted."""
        return position < len(self._inputs) and self._inputs[position] != OMITTED

    def tensor(self, position: int) -> Tensor:
        """The tensor at input ``position``."""
        return self.tensors.graph.tensors[self.index_of(position)]

    def output_tensor(self, position: int = 0) -> Tensor:
        """The tensor at output ``position``."""
        return self.tensors.graph.tensors[self.output_index(position)]

    def output_index(self, position: int = 0) -> int:
        """The number of the tensor at output ``position``."""
        if position >= len(self._outputs) or self._outputs[position] == OMITTED:
            raise self.refuse(f"output {position} is missing")
        return self._outputs[position]

    def known(self, position: int) -> NDArray[Any] | None:
        """The data of input ``position`` where it is a constant, else None."""
        return self.tensors.value(self.index_of(position))

    def value(self, position: int) -> NDArray[Any]:
        """The data of input ``position``, which must be a constant."""
        value = self.known(position)
        if value is None:
            raise self.refuse(f"input {position} must be a constant", position)
        return value

    def integer(self, position: int) -> int:
        """The single integer at input ``position``, which must be a constant."""
        value = self.value(position)
        if value.size != 1 or value.dtype.kind not in "iu":
            raise self.refuse(f"input {position} must be one integer", position)
        return int(value.reshape(-1)[0])

    # --- what the HAL gets ----------------------------------------------------------------

    def operand(self, position: int) -> int:
        """The operand with the value of input ``position``; a new NO_VALUE where it is omitted."""
        if not self.has(position):
            return self.no_value()
        try:
            operand = self.tensors.current(self._inputs[position])
        except UnusableTensor as error:
            raise self.refuse(str(error), position) from None
        shape = self.tensors.flattened.get(self._inputs[position])
        if shape is not None and not self.takes_flattened:
            reason = f"the HAL has {RANKS} dimensions, it has the shape {list(shape)}"
            raise self.refuse(reason, position)
        return operand

    def operands(self, *positions: int) -> list[int]:
        """The operands of several inputs."""
        return [self.operand(position) for position in positions]

    def described(self, operand: int) -> Operand:
        """Operand ``operand`` of the model."""
        return self.tensors.builder.operands[operand]

    def flat(self, position: int) -> tuple[int, tuple[int, ...]]:
        """The operand of input ``position``, and its shape, which may have more dimensions."""
        taken, self.takes_flattened = self.takes_flattened, True
        operand = self.operand(position)
        self.takes_flattened = taken
        shape = self.tensors.flattened.get(self.index_of(position))
        return operand, self.shape(position) if shape is None else shape

    def flat_output(self, operand: int, shape: Sequence[int]) -> None:
        """Let the output be ``operand``, in the order of its elements, with any ``shape``."""
        index = self.output_index()
        if len(shape) > RANKS:
            self.tensors.flattened[index] = tuple(shape)
            self.tensors.computed(index, self.reshaped(operand, [math.prod(shape)]))
        else:
            self.emit(OperationType.RESHAPE, [operand, self.integers(shape)], self.output())

    def shape(self, position: int) -> tuple[int, ...]:
        """The shape of input ``position``; refuses where it cannot be known."""
        dimensions = self.described(self.operand(position)).dimensions
        if not dimensions or 0 in dimensions:
            raise self.refuse(f"the shape of input {position} is not known", position)
        return dimensions

    def rank(self, position: int) -> int:
        """The number of dimensions of input ``position``."""
        return len(self.shape(position))

    def axis(self, axis: int, rank: int) -> int:
        """``axis`` counted from the front."""
        if not -rank <= axis < rank:
            raise self.refuse(f"axis {axis} is outside of {rank} dimensions")
        return axis % rank

    def i32(self, value: float) -> int:
        """An INT32 scalar; what is no 32-bit integer is refused."""
        if not (_INT32.min <= value <= _INT32.max and value == int(value)):
            raise self.refuse(f"the argument {value} is no 32-bit integer")
        return self._scalar(OperandType.INT32, int(value))

    def f32(self, value: float) -> int:
        """A FLOAT32 scalar; what is no number is refused."""
        if not abs(value) <= _FLOAT32.max:
            raise self.refuse(f"the argument {value} is no 32-bit number")
        return self._scalar(OperandType.FLOAT32, value)

    def flag(self, value: bool) -> int:
        """A BOOL scalar."""
        return self._scalar(OperandType.BOOL, value)

    def integers(self, values: Sequence[int] | NDArray[Any]) -> int:
        """A constant TENSOR_INT32 of the shape of ``values``."""
        array = np.asarray(values)
        fits = not array.size or (array.min() >= _INT32.min and array.max() <= _INT32.max)
        if (array.size and array.dtype.kind not in "iu") or not fits:
            raise self.refuse("a constant is not of 32-bit integers")
        return self.tensors.builder.constant(OperandType.TENSOR_INT32, array.astype(np.int32))

    def indexes(self, position: int) -> int:
        """Input ``position`` as TENSOR_INT32; constants may be of other integers in the file."""
        value = self.known(position)
        return self.operand(position) if value is None else self.integers(np.atleast_1d(value))

    def no_value(self, type: OperandType = OperandType.TENSOR_FLOAT32) -> int:
        """An omitted operand."""
        return self.tensors.builder.no_value(type)

    def output(self, position: int = 0) -> int:
        """A new operand for output ``position``, which holds its value from now on."""
        index = self.output_index(position)
        try:
            operand = self.tensors.add(index, (), narrowed=self.is_narrowed)
        except UnusableTensor as error:
            raise self.refuse(str(error)) from None
        self.tensors.computed(index, operand)
        return operand

    def real(self, operand: int) -> int:
        """``operand`` as float32, dequantized where it is not."""
        if self.described(operand).type == OperandType.TENSOR_FLOAT32:
            return operand
        real = self.new(OperandType.TENSOR_FLOAT32)
        self.emit(OperationType.DEQUANTIZE, [operand], real)
        return real

    def approximates(self, how: str) -> None:
        """Note that what is emitted rounds otherwise than TF Lite does, and why."""
        note = f"operator {self.index}, {self.name}, {how}"
        if note not in self.tensors.approximations[-1:]:
            self.tensors.approximations.append(note)

    def is_quantized_alike(self, one: int, other: int) -> bool:
        """Whether both operands have one type, scale and zero point."""
        fields = [
            (operand.type, operand.scale, operand.zero_point)
            for operand in (self.described(one), self.described(other))
        ]
        return fields[0] == fields[1]

    def alias_output(self, position: int, operand: int) -> None:
        """Output ``position``, where it is there at all, is what ``operand`` holds."""
        if position < len(self._outputs) and self._outputs[position] != OMITTED:
            self.tensors.computed(self._outputs[position], operand)

    def temporary(self, like: int) -> int:
        """A new operand with the type and quantization of another."""
        return self.tensors.builder.like(like, ())

    def new(self, type: OperandType) -> int:
        """A new operand without quantization."""
        return self.tensors.builder.operand(type)

    def fold(self, value: NDArray[Any], position: int = 0) -> None:
        """Output ``position`` is known already."""
        self.tensors.known(self.output_index(position), value)

    def state(self, position: int, output: int) -> int:
        """The operand of the variable tensor at input ``position``, which ``output`` updates."""
        operand = self.operand(position)
        if self.described(operand).lifetime == OperandLifeTime.CONSTANT_COPY:
            raise self.refuse(f"the state at input {position} is a constant", position)
        self.tensors.computed(self.index_of(position), output)
        return operand

    def emit(
        self, type: OperationType, inputs: Sequence[int], outputs: Sequence[int] | int
    ) -> None:
        """Append an operation and infer the shapes of its outputs; refuses what is not valid."""
        targets = [outputs] if isinstance(outputs, int) else list(outputs)
        try:
            self._infer(type, inputs, targets)
            operation = Operation(type, tuple(inputs), tuple(targets))
            check_operation(operation, self.tensors.builder.operands)
        except InvalidOperation as error:
            raise self.refuse(str(error)) from None
        self.tensors.builder.operation(type, inputs, targets)

    def result(self, type: OperationType, inputs: Sequence[int], like: int | None = None) -> int:
        """The result of an operation in between, of the type of ``like`` or of its first input."""
        target = self.temporary(inputs[0] if like is None else like)
        self.emit(type, inputs, target)
        return target

    def reshaped(self, operand: int, shape: Sequence[int]) -> int:
        """``operand`` with another shape, which is a constant where it is one."""
        described, value = self.described(operand), self.tensors.builder.value(operand)
        if value is None:
            return self.result(OperationType.RESHAPE, [operand, self.integers(shape)])
        return self.tensors.builder.constant(
            described.type, value.reshape(shape), described.scale, described.zero_point
        )

    def broadcast(self, operand: int, shapes: Sequence[tuple[int, ...]]) -> int:
        """``operand`` repeated, so that it has the shape of all ``shapes`` together."""
        try:
            wanted = np.broadcast_shapes(*shapes)
        except ValueError:
            raise self.refuse(f"shapes {shapes} do not fit together") from None
        described, value = self.described(operand), self.tensors.builder.value(operand)
        if described.dimensions == wanted:
            return operand
        if value is not None:
            whole = np.broadcast_to(value, wanted)
            return self.tensors.builder.constant(
                described.type, whole, described.scale, described.zero_point
            )
        shape = (1,) * (len(wanted) - len(described.dimensions)) + described.dimensions
        if shape != described.dimensions:
            operand = self.reshaped(operand, shape)
        times = [size // own for size, own in zip(wanted, shape, strict=True)]
        return self.result(OperationType.TILE, [operand, self.integers(times)])

    def in_float(self, type: OperationType, inputs: Sequence[int], output: int) -> None:
        """Append an operation that the HAL has in float32 only: 8-bit numbers become real ones
        before it, and its result 8-bit numbers, rounded.
        """
        if self.described(output).type not in EIGHT_BITS:
            self.emit(type, inputs, output)
            return
        self.approximates("is computed in float32")
        real = self.new(OperandType.TENSOR_FLOAT32)
        self.emit(type, [self.real_if_8_bits(operand) for operand in inputs], real)
        self.emit(OperationType.QUANTIZE, [real], output)

    def real_if_8_bits(self, operand: int) -> int:
        """``operand``, as float32 where it is of 8 bits."""
        return self.real(operand) if self.described(operand).type in EIGHT_BITS else operand

    def index_of(self, position: int) -> int:
        """The number of the tensor at input ``position``."""
        if not self.has(position):
            raise self.refuse(f"input {position} is missing")
        return self._inputs[position]

    def _scalar(self, type: OperandType, value: float) -> int:
        return self.tensors.builder.scalar(type, value)

    def _infer(self, type: OperationType, inputs: Sequence[int], outputs: Sequence[int]) -> None:
        infos = [self._info(operand) for operand in inputs]
        declared = [TensorInfo.from_operand(self.described(operand)) for operand in outputs]
        try:
            shapes = [info.shape for info in infer(type, infos, declared)]
        except NeedsValue:
            shapes = [self._stored_shape(operand) for operand in outputs]
        for operand, shape in zip(outputs, shapes, strict=True):
            self.tensors.resized(operand, shape)

    def _info(self, operand: int) -> TensorInfo | None:
        described = self.described(operand)
        if described.lifetime == OperandLifeTime.NO_VALUE:
            return None
        return TensorInfo.from_operand(described, self.tensors.builder.value(operand))

    def _stored_shape(self, operand: int) -> tuple[int, ...]:
        """The shape that the file gives to an output; empty for operands in between."""
        for index in self._outputs:
            if index != OMITTED and self.tensors.is_current(index, operand):
                return self.tensors.graph.tensors[index].shape
        return ()


class TfliteOperator(FileOperator):
    """One TF Lite operator."""

    @property
    def is_narrowed(self) -> bool:
        return self.name in _NARROWED

    def operand(self, position: int) -> int:
        """The operand of an input; 8-bit weights of a float operator are dequantized, as Android's
        NNAPI delegate does.
        """
        is_code = self.has(position) and self.tensor(position).type in _EIGHT_BITS
        if is_code and self._is_float():
            return self._dequantized(position)
        return super().operand(position)

    def option(self, name: str) -> Any:
        """An option, or its default where the file does not have it."""
        if name in self._operator.options:
            return self._operator.options[name]
        fields = TABLES[OPTION_TABLES[self.name]]
        return next(field.default for field in fields if field.name == name)

    def activation(self) -> FusedActivationFunc:
        """The fused activation."""
        code = self.option("fused_activation_function")
        activation = _ACTIVATIONS.get(code)
        if activation is None:
            raise self.refuse(f"the HAL cannot fuse activation {code}")
        return activation

    def refuse_activation(self) -> None:
        """Refuse a fused activation where TF Lite's own kernels do not compute it either."""
        if self.option("fused_activation_function") != Activation.NONE:
            raise self.refuse("it has a fused activation, which TF Lite itself does not compute")

    def activation_code(self) -> int:
        """The activation of a recurrent operator, where the HAL has TF Lite's codes, TANH too."""
        code: int = self.option("fused_activation_function")
        if code not in _RECURRENT_ACTIVATIONS:
            raise self.refuse(f"the HAL has no activation {code}")
        return code

    def padding(self) -> int:
        """The padding scheme, as a scalar operand."""
        scheme = _SCHEMES.get(self.option("padding"))
        if scheme is None:
            raise self.refuse(f"padding {self.option('padding')} is unknown")
        return self.i32(scheme)

    def _is_float(self) -> bool:
        """Whether any input is float32."""
        return any(
            self.tensors.graph.tensors[index].type == TensorType.FLOAT32
            for index in self._inputs
            if index != OMITTED
        )

    def _dequantized(self, position: int) -> int:
        """Constant weights as float32; TF Lite quantizes what they are multiplied with, instead."""
        quantization = self.tensor(position).quantization
        if quantization is None:
            raise self.refuse("8-bit numbers without a scale beside float32", position)
        value = self.value(position).astype(np.float32)
        along = [1] * value.ndim
        if quantization.per_channel:
            along[quantization.dimension] = -1
        scales, zero_points = (
            np.array(each, np.float32).reshape(along)
            for each in (quantization.scales, quantization.zero_points)
        )
        self.approximates("has 8-bit weights, which are dequantized; TF Lite quantizes its input")
        return self.tensors.builder.constant(
            OperandType.TENSOR_FLOAT32, (value - zero_points) * scales
        )
