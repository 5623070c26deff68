"""Tools of an operation's exporter: its HAL operands, and the ONNX graph to add to.

Values come as real numbers: quantized and float16 operands are float32 here, and what an exporter
gives as an output is quantized or rounded to the operand's type. Data that only move may stay as
they are: :meth:`OnnxOperation.raw`.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

import numpy as np
from numpy.typing import ArrayLike, NDArray
from onnx import TensorProto

from nndrivers.onnx_runtime.exporter.graph import GraphBuilder
from nnhal.operand_types import dtype_of, is_tensor
from nnhal.operations.node import code_name
from nnhal.types import (
    DataLocation,
    Model,
    Operand,
    OperandLifeTime,
    OperandType,
    Operation,
    SymmPerChannelQuantParams,
)
from nntflite.errors import NotExpressible
from nntflite.exporter.operands import OperationOperands

__all__ = ["ONNX_TYPES", "OnnxOperation", "Values"]

ONNX_TYPES: Final = {
    OperandType.TENSOR_FLOAT32: TensorProto.FLOAT,
    OperandType.FLOAT32: TensorProto.FLOAT,
    OperandType.TENSOR_FLOAT16: TensorProto.FLOAT16,
    OperandType.FLOAT16: TensorProto.FLOAT16,
    OperandType.TENSOR_INT32: TensorProto.INT32,
    OperandType.INT32: TensorProto.INT32,
    OperandType.TENSOR_BOOL8: TensorProto.BOOL,
    OperandType.BOOL: TensorProto.BOOL,
    OperandType.TENSOR_QUANT8_ASYMM: TensorProto.UINT8,
    OperandType.TENSOR_QUANT8_ASYMM_SIGNED: TensorProto.INT8,
    OperandType.TENSOR_QUANT8_SYMM: TensorProto.INT8,
    OperandType.TENSOR_QUANT8_SYMM_PER_CHANNEL: TensorProto.INT8,
    OperandType.TENSOR_QUANT16_ASYMM: TensorProto.UINT16,
    OperandType.TENSOR_QUANT16_SYMM: TensorProto.INT16,
}
"""Types that ONNX Runtime has, and quantizes to."""

_QUANTIZED: Final = frozenset(
    {
        OperandType.TENSOR_QUANT8_ASYMM,
        OperandType.TENSOR_QUANT8_ASYMM_SIGNED,
        OperandType.TENSOR_QUANT8_SYMM,
        OperandType.TENSOR_QUANT8_SYMM_PER_CHANNEL,
        OperandType.TENSOR_QUANT16_ASYMM,
        OperandType.TENSOR_QUANT16_SYMM,
    }
)
_HALVES: Final = frozenset({OperandType.TENSOR_FLOAT16, OperandType.FLOAT16})
_CONSTANTS: Final = (OperandLifeTime.CONSTANT_COPY, OperandLifeTime.CONSTANT_REFERENCE)


class Values:
    """Names of a model's operands in an ONNX graph, made when they are first needed."""

    def __init__(self, model: Model, graph: GraphBuilder) -> None:
        self.model = model
        self.graph = graph
        self._names: dict[int, str] = {}
        self._reals: dict[int, str] = {}

    def operand(self, index: int) -> Operand:
        """Operand ``index`` of the main subgraph."""
        return self.model.main.operands[index]

    def data(self, index: int) -> NDArray[Any] | None:
        """The data of a constant; None for any other operand."""
        operand = self.operand(index)
        if operand.lifetime not in _CONSTANTS:
            return None
        raw = self._bytes(operand.lifetime, operand.location)
        return raw.view(dtype_of(operand.type)).reshape(operand.dimensions)

    def _bytes(self, lifetime: OperandLifeTime, at: DataLocation) -> NDArray[np.uint8]:
        if lifetime == OperandLifeTime.CONSTANT_COPY:
            return np.frombuffer(self.model.operand_values, np.uint8, at.length, at.offset)
        return self.model.pools[at.pool_index].view(np.uint8, (at.length,), at.offset)

    def raw(self, index: int) -> str:
        """The value of operand ``index`` as the HAL stores it."""
        if index not in self._names:
            data = self.data(index)
            self.check_type(index)
            name = f"operand{index}"
            self._names[index] = name if data is None else self.graph.constant(data, name)
        return self._names[index]

    def check_type(self, index: int) -> None:
        """Raises NotExpressible for a type that ONNX Runtime does not have here."""
        type = self.operand(index).type
        if type not in ONNX_TYPES:
            name = code_name(OperandType, type)
            raise NotExpressible(f"operand {index}", f"there is nothing like {name} here", "ONNX")

    def real(self, index: int) -> str:
        """The value of operand ``index`` as real numbers, integers or truth values."""
        if index not in self._reals:
            self._reals[index] = self._real(index)
        return self._reals[index]

    def _real(self, index: int) -> str:
        return self.as_real(index, self.raw(index))

    def as_real(self, index: int, raw: str, order: Sequence[int] = ()) -> str:
        """``raw``, which has the type of operand ``index`` and its axes in ``order``, as real
        numbers.
        """
        operand = self.operand(index)
        if operand.type in _HALVES:
            return self.graph.node("Cast", [raw], to=TensorProto.FLOAT)
        if operand.type not in _QUANTIZED:
            return raw
        scale, zero_point, axis = self.quantization(index)
        at = order.index(axis) if order else axis
        return self.graph.node("DequantizeLinear", [raw, scale, zero_point], axis=at)

    def moved(self, index: int, order: Sequence[int]) -> str:
        """The value of operand ``index`` as the HAL stores it, with its axes in ``order``."""
        data = self.data(index)
        if data is None:
            return self.graph.node("Transpose", [self.raw(index)], perm=list(order))
        self.check_type(index)
        return self.graph.constant(np.ascontiguousarray(data.transpose(order)))

    def quantization(self, index: int) -> tuple[str, str, int]:
        """Scale and zero point of a quantized operand, and the axis that they run along."""
        operand = self.operand(index)
        dtype = dtype_of(operand.type)
        extra = operand.extra_params
        if isinstance(extra, SymmPerChannelQuantParams):
            scales = np.array(extra.scales, np.float32)
            zeros = np.zeros(len(scales), dtype)
            return self.graph.constant(scales), self.graph.constant(zeros), extra.channel_dim
        scale = self.graph.constant(np.float32(operand.scale))
        return scale, self.graph.constant(dtype.type(operand.zero_point)), 0

    def set_real(self, index: int, value: str, order: Sequence[int] = ()) -> None:
        """Operand ``index`` is ``value``, real numbers that are yet to be brought to its type, and
        to the ``order`` of its axes.
        """
        operand = self.operand(index)
        self.check_type(index)
        name = f"operand{index}"
        of_type = "" if order else name
        if operand.type in _QUANTIZED:
            scale, zero_point, _ = self.quantization(index)
            raw = self.graph.node("QuantizeLinear", [value, scale, zero_point], of_type)
        else:
            type = ONNX_TYPES[OperandType(operand.type)]
            raw = self.graph.node("Cast", [value], of_type, to=type)
        if order:
            self.graph.node("Transpose", [raw], name, perm=list(order))
        self._names[index] = name

    def range(self, index: int) -> tuple[float, float]:
        """The least and the greatest real number of a quantized operand with one scale."""
        operand = self.operand(index)
        codes = np.iinfo(dtype_of(operand.type))
        first, last = (
            (code - operand.zero_point) * operand.scale for code in (codes.min, codes.max)
        )
        return first, last

    def rounded(self, index: int, value: str) -> str:
        """``value`` as the real numbers that operand ``index``, a quantized one, can be."""
        scale, zero_point, _ = self.quantization(index)
        codes = self.graph.node("QuantizeLinear", [value, scale, zero_point])
        return self.graph.node("DequantizeLinear", [codes, scale, zero_point])

    def set_raw(self, index: int, value: str) -> None:
        """Operand ``index`` is ``value``, which is of its type already."""
        self.check_type(index)
        self._names[index] = self.graph.node("Identity", [value], f"operand{index}")


class OnnxOperation(OperationOperands):
    """One HAL operation: reads its operands by position, and adds ONNX operators."""

    format = "ONNX"

    def __init__(self, values: Values, operation: Operation) -> None:
        super().__init__(operation, values.operand)
        self.values = values
        self.graph = values.graph

    def shape(self, position: int) -> tuple[int, ...]:
        """The shape of input ``position``; refuses where not all of it is known."""
        return self._known(self.input(position))

    def output_shape(self, position: int = 0) -> tuple[int, ...]:
        """The declared shape of an output; refuses where not all of it is known."""
        return self._known(self.output_operand(position))

    def _known(self, operand: Operand) -> tuple[int, ...]:
        if 0 in operand.dimensions or (not operand.dimensions and is_tensor(operand.type)):
            raise self.refuse("a shape is not known")
        return operand.dimensions

    def rank(self, position: int) -> int:
        return len(self.shape(position))

    def value(self, position: int) -> NDArray[Any]:
        """The data of input ``position``; refuses where it is no constant."""
        data = self.values.data(self._inputs[position])
        if data is None:
            raise self.refuse(f"input {position} must be a constant")
        return data

    def scalar(self, position: int, default: Any = None) -> Any:
        """Input ``position`` as a Python number; ``default`` where it is absent."""
        if default is not None and not self.has(position):
            return default
        return self.value(position).reshape(-1)[0].item()

    def integers(self, position: int) -> list[int]:
        """Input ``position``, a constant vector, as Python integers."""
        found: list[int] = self.value(position).reshape(-1).tolist()
        return found

    def axis(self, position: int, rank: int) -> int:
        return int(self.scalar(position)) % rank

    def real(self, position: int) -> str:
        """The value of input ``position`` as real numbers."""
        return self.values.real(self._inputs[position])

    def raw(self, position: int) -> str:
        """The value of input ``position`` as the HAL stores it."""
        return self.values.raw(self._inputs[position])

    def data(self, position: int) -> str:
        """The value of input ``position`` for an operation that only moves it: real numbers if it
        is quantized, as compilers look for them, else as the HAL stores it.
        """
        is_quantized = self.input(position).type in _QUANTIZED
        return self.real(position) if is_quantized else self.raw(position)

    def give_data(self, value: str, position: int = 0) -> None:
        """Output ``position`` is ``value``, which :meth:`data` of an input has become."""
        is_quantized = self.output_operand(position).type in _QUANTIZED
        (self.give if is_quantized else self.give_raw)(value, position)

    def moved(self, position: int, order: Sequence[int]) -> str:
        """The value of input ``position`` as real numbers, with its axes in ``order``. What is
        stored moves, so that dequantization stays beside what it is for.
        """
        index = self._inputs[position]
        return self.values.as_real(index, self.values.moved(index, order), order)

    def reshaped_real(self, position: int, shape: Sequence[int]) -> str:
        """The value of input ``position`` as real numbers of ``shape``."""
        if self.shape(position) == tuple(shape):
            return self.real(position)
        value = self.reshaped(self.real(position), shape)
        is_quantized = self.input(position).type in _QUANTIZED
        return self.values.rounded(self._inputs[position], value) if is_quantized else value

    def constant(self, value: ArrayLike) -> str:
        return self.graph.constant(value)

    def number(self, value: float) -> str:
        """A float32 constant."""
        return self.graph.constant(np.float32(value))

    def node(self, type: str, *inputs: str, **attributes: Any) -> str:
        """The result of an ONNX operator."""
        return self.graph.node(type, inputs, **attributes)

    def give(self, value: str, position: int = 0, order: Sequence[int] = ()) -> None:
        """Output ``position`` is ``value``, brought to its type, and its axes to ``order``."""
        self.values.set_real(self._outputs[position], value, order)

    def give_raw(self, value: str, position: int = 0) -> None:
        """Output ``position`` is ``value``, which has its type already."""
        self.values.set_raw(self._outputs[position], value)

    def moves(self, *positions: int) -> bool:
        """Whether these inputs and the output have one type and quantization: data only move."""
        first = self.output_operand()
        same = (first.type, first.scale, first.zero_point)
        operands = [self.input(position) for position in positions]
        return all((o.type, o.scale, o.zero_point) == same for o in operands)

    def activated(self, value: str, position: int) -> str:
        """``value`` after the fused activation at input ``position``."""
        code = self.scalar(position)
        bounds = {1: (0.0, None), 2: (-1.0, 1.0), 3: (0.0, 6.0)}
        if code == 0:
            return value
        if code not in bounds:
            raise self.refuse(f"there is no activation {code}")
        low, high = bounds[code]
        operand, index = self.output_operand(), self._outputs[0]
        if operand.type in _QUANTIZED:
            first, last = self.values.range(index)
            if low <= first and (high is None or high >= last):
                return value
            # Compilers look for the quantization of a result beside its operator.
            value = self.values.rounded(index, value)
        return self.clipped(value, low, high)

    def clipped(self, value: str, low: float, high: float | None) -> str:
        """``value``, real or integer, between two bounds."""
        integral = self.output_operand().type == OperandType.TENSOR_INT32
        if not integral and low == 0 and high is None:
            return self.node("Relu", value)
        dtype: Any = np.int32 if integral else np.float32
        bounds = [self.constant(dtype(low))]
        if high is not None:
            bounds.append(self.constant(dtype(high)))
        return self.node("Clip", value, *bounds)

    def transposed(self, value: str, order: Sequence[int]) -> str:
        return self.node("Transpose", value, perm=list(order))

    def reshaped(self, value: str, shape: Sequence[int]) -> str:
        return self.node("Reshape", value, self.graph.integers(*shape))
