"""Tools of an importer of ONNX: attributes, constants of weights, and what is quantized."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

import numpy as np
from numpy.typing import NDArray

from nnhal.types import (
    FusedActivationFunc,
    OperandType,
    OperationType,
    SymmPerChannelQuantParams,
)
from nntflite.graph import OMITTED, Quantization
from nntflite.importer.operator import EIGHT_BITS, FileOperator
from nntflite.importer.tensors import HalType, TensorMap, UnusableTensor
from nntflite.onnx.model import OnnxModel
from nntflite.schema import TensorType

__all__ = ["NO_ACTIVATION", "OnnxOperator", "OnnxTensors"]

NO_ACTIVATION: Final = FusedActivationFunc.NONE
_HALF_OF_CODES: Final = 128
_FIRST: Final = (0, 3, 1, 2)
_LAST: Final = (0, 2, 3, 1)
"""Orders of axes that bring the channels of an image first, and last."""


class OnnxTensors(TensorMap):
    """The tensors of an ONNX model. Dequantized values become operands only where an operation
    reads them as such: :attr:`codes` are the tensors that they come from.

    Images have their channels last where an operation computes them: TF Lite has them so, and most
    drivers nothing else. They are transposed where something reads them as the file has them.

    :ivar done: operators that are imported already, with the one before them
    :ivar last: operands of images with channels last, by their tensors
    """

    def __init__(self, model: OnnxModel, source: str) -> None:
        super().__init__(model.graph, source)
        self.opset = next((o.version for o in model.proto.opset_import if o.domain == ""), 1)
        self.codes: dict[int, int] = {}
        self.done: set[int] = set()
        self.last: dict[int, int] = {}
        self.readers: dict[int, list[int]] = {}
        for number, operator in enumerate(model.graph.operators):
            for tensor in operator.inputs:
                self.readers.setdefault(tensor, []).append(number)
        for number, described in enumerate(model.graph.tensors):
            if described.name in model.values:
                self.known(number, model.values[described.name])

    def value(self, tensor: int) -> NDArray[Any] | None:
        if tensor not in self._values and tensor in self.codes:
            codes = super().value(self.codes[tensor])
            quantization = self.graph.tensors[self.codes[tensor]].quantization
            if codes is not None and quantization is not None:
                self._values[tensor] = _real(codes, quantization)
        return super().value(tensor)

    def current(self, tensor: int) -> int:
        value = self.value(tensor)
        if value is not None and not value.size:
            raise UnusableTensor("a constant without elements")
        if tensor in self.last and tensor not in self._current:
            last = self.last[tensor]
            shape = [self.builder.operands[last].dimensions[n] for n in _FIRST]
            order = self.builder.constant(OperandType.TENSOR_INT32, _FIRST)
            self._current[tensor] = self.builder.like(last, shape)
            inputs = [last, order]
            self.builder.operation(OperationType.TRANSPOSE, inputs, [self._current[tensor]])
        return super().current(tensor)

    def given(self, tensor: int, shape: Sequence[int] | None = None) -> None:
        self.last.pop(tensor, None)
        super().given(tensor, shape)

    def has_operand(self, tensor: int) -> bool:
        """Whether something has made an operand of ``tensor``."""
        return tensor in self._current or tensor in self.last

    def mark(self) -> Any:
        """The state that :meth:`rewind` returns to."""
        return self.builder.mark(), {**self._current}, {**self.last}

    def rewind(self, mark: Any) -> None:
        """Forget what has been imported since ``mark``."""
        built, self._current, self.last = mark
        self.builder.rewind(built)

    def _type(self, tensor: int, narrowed: bool = False) -> HalType:
        if self.graph.tensors[tensor].type is TensorType.VARIANT:
            raise UnusableTensor("a tensor whose type only the runtime knows")
        return super()._type(tensor, narrowed=True)


def _real(codes: NDArray[Any], quantization: Quantization) -> NDArray[np.float32]:
    along = [1] * codes.ndim
    if quantization.per_channel:
        along[quantization.dimension] = -1
    scales = np.array(quantization.scales, np.float32).reshape(along)
    zero_points = np.array(quantization.zero_points, np.int64).reshape(along)
    return np.asarray((codes - zero_points).astype(np.float32) * scales)


class OnnxOperator(FileOperator):
    """One operator of ONNX. Where it stands between DequantizeLinear and QuantizeLinear, it is
    tried on the codes first: its inputs and outputs are these then.
    """

    tensors: OnnxTensors
    channels_last = False
    """Whether all inputs and outputs are images with channels last."""

    @property
    def opset(self) -> int:
        """The version of ONNX's operators."""
        return self.tensors.opset

    def attribute(self, name: str, default: Any = None) -> Any:
        """An attribute, or ``default`` where the file does not have it."""
        return self._operator.options.get(name, default)

    def numbers(
        self, name: str, position: int, default: Sequence[int] | None = None
    ) -> list[int] | None:
        """Integers that are an attribute in older operator sets and a constant input in newer."""
        if self.has(position):
            return [int(number) for number in self.value(position).reshape(-1)]
        found = self.attribute(name, default)
        return None if found is None else list(found)

    def number(self, name: str, position: int, default: float | None = None) -> Any:
        """A number that is an attribute in older operator sets and a constant input in newer."""
        if self.has(position):
            return self.value(position).reshape(-1)[0].item()
        return self.attribute(name, default)

    def operand(self, position: int) -> int:
        if self.channels_last:
            return self.last(position)
        if self.has(position):
            tensor = self.index_of(position)
            is_code = tensor in self.tensors.codes and not self.tensors.has_operand(tensor)
            if is_code and self.tensors.value(tensor) is None:
                codes = self.tensors.current(self.tensors.codes[tensor])
                self.tensors.computed(tensor, self.real(codes))
        return super().operand(position)

    def last(self, position: int) -> int:
        """The image at input ``position`` with channels last; constants may have fewer axes."""
        tensor, known = self.index_of(position), self.known(position)
        if known is not None:
            operand = self.described(super().operand(position))
            whole = known.reshape((1,) * (len(_FIRST) - known.ndim) + known.shape)
            return self.tensors.builder.constant(
                operand.type, whole.transpose(_LAST), operand.scale, operand.zero_point
            )
        if tensor not in self.tensors.last:
            codes = self.tensors.codes.get(tensor)
            if codes in self.tensors.last and not self.tensors.has_operand(tensor):
                found = self.real(self.tensors.last[codes])
            else:
                order = self.integers(_LAST)
                found = self.result(OperationType.TRANSPOSE, [self.first(position), order])
            self.tensors.last[tensor] = found
        return self.tensors.last[tensor]

    def first(self, position: int) -> int:
        """Input ``position`` with its axes as the file has them."""
        kept, self.channels_last = self.channels_last, False
        found = self.operand(position)
        self.channels_last = kept
        return found

    def output(self, position: int = 0) -> int:
        return self.output_last(position) if self.channels_last else super().output(position)

    def output_last(self, position: int = 0) -> int:
        """A new operand for output ``position``, an image with channels last."""
        tensor = self.output_index(position)
        try:
            self.tensors.last[tensor] = self.tensors.add(tensor, ())
        except UnusableTensor as error:
            raise self.refuse(str(error)) from None
        return self.tensors.last[tensor]

    def given(self, operand: int, position: int = 0) -> None:
        """Output ``position`` is what ``operand`` holds."""
        if self.channels_last:
            self.tensors.last[self.output_index(position)] = operand
        else:
            self.alias_output(position, operand)

    def shape(self, position: int) -> tuple[int, ...]:
        last = self.tensors.last.get(self.index_of(position))
        if last is None or self.channels_last:
            return super().shape(position)
        return tuple(self.described(last).dimensions[n] for n in _FIRST)

    def has_output(self, position: int) -> bool:
        """Whether output ``position`` is there, and anything reads it."""
        tensor = self._outputs[position] if position < len(self._outputs) else OMITTED
        is_read = tensor in self.tensors.readers or tensor in self.tensors.graph.outputs
        return tensor != OMITTED and is_read

    def none(self) -> int:
        """No fused activation, as an operand."""
        return self.i32(NO_ACTIVATION)

    def like(self, operand: int, value: Any) -> int:
        """A constant of the type of ``operand``, which is not quantized."""
        return self.tensors.builder.constant(self.described(operand).type, value)

    def into(self, operand: int, shape: Sequence[int]) -> None:
        """The output is ``operand`` in another shape."""
        self.emit(OperationType.RESHAPE, [operand, self.integers(shape)], self.output())

    def weights(
        self, position: int, beside: int, order: Sequence[int], channel: int, quantized_axis: int
    ) -> int:
        """The constant at input ``position`` with its axes in ``order``, of a type that goes with
        operand ``beside``. Scales per channel are along ``quantized_axis`` in the file, and along
        ``channel`` here.
        """
        value = self.value(position).transpose(order)
        quantization = self.tensor(position).quantization
        constant = self.tensors.builder.constant
        if self.described(beside).type not in EIGHT_BITS:
            return self.like(beside, value)
        if quantization is None:
            raise self.refuse("weights without quantization beside codes", position)
        if quantization.per_channel:
            if quantization.dimension % value.ndim != quantized_axis or value.dtype != np.int8:
                raise self.refuse("scales that are not of int8 per channel", position)
            if any(quantization.zero_points):
                raise self.refuse("scales per channel with zero points", position)
            extra = SymmPerChannelQuantParams(quantization.scales, channel)
            type = OperandType.TENSOR_QUANT8_SYMM_PER_CHANNEL
            return constant(type, value, extra_params=extra)
        shift = _shift(value.dtype, self.described(beside).type)
        codes, zero_point = value.astype(np.int64) + shift, quantization.zero_points[0] + shift
        return constant(self.described(beside).type, codes, quantization.scales[0], zero_point)


def _shift(dtype: np.dtype[Any], type: int) -> int:
    """The distance of the codes of ``dtype`` to those of the HAL's ``type``."""
    wanted = np.uint8 if type == OperandType.TENSOR_QUANT8_ASYMM else np.int8
    if dtype == wanted:
        return 0
    return _HALF_OF_CODES if wanted is np.uint8 else -_HALF_OF_CODES
