"""Tensors of a TF Lite graph as operands of a HAL model."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Final

import msgspec
import numpy as np
from numpy.typing import NDArray

from nnhal.types import ExtraParams, OperandType, SymmPerChannelQuantParams
from nntflite.errors import BrokenModel
from nntflite.graph import Graph, Tensor
from nntflite.importer.builder import ModelBuilder
from nntflite.schema import TensorType

__all__ = ["NUMPY_TYPES", "HalType", "State", "TensorMap", "UnusableTensor", "hal_type"]

NUMPY_TYPES: Final[Mapping[TensorType, np.dtype[Any]]] = {
    TensorType.FLOAT32: np.dtype("<f4"),
    TensorType.FLOAT64: np.dtype("<f8"),
    TensorType.FLOAT16: np.dtype("<f2"),
    TensorType.INT32: np.dtype("<i4"),
    TensorType.INT64: np.dtype("<i8"),
    TensorType.UINT8: np.dtype("u1"),
    TensorType.INT8: np.dtype("i1"),
    TensorType.INT16: np.dtype("<i2"),
    TensorType.BOOL: np.dtype("?"),
}

_HAL_TYPES: Final = {
    TensorType.FLOAT32: OperandType.TENSOR_FLOAT32,
    TensorType.FLOAT16: OperandType.TENSOR_FLOAT16,
    TensorType.INT32: OperandType.TENSOR_INT32,
    TensorType.UINT8: OperandType.TENSOR_QUANT8_ASYMM,
    TensorType.INT8: OperandType.TENSOR_QUANT8_ASYMM_SIGNED,
    TensorType.INT16: OperandType.TENSOR_QUANT16_SYMM,
    TensorType.BOOL: OperandType.TENSOR_BOOL8,
}
_QUANTIZED: Final = (TensorType.UINT8, TensorType.INT8, TensorType.INT16)
_ZERO_POINTS: Final = {TensorType.UINT8: (0, 255), TensorType.INT8: (-128, 127)}


class UnusableTensor(ValueError):
    """A tensor that is nothing in the HAL; the message says why."""


@dataclass(frozen=True, slots=True)
class HalType:
    """The part of an operand that a tensor's type and quantization decide."""

    type: OperandType
    scale: float = 0.0
    zero_point: int = 0
    extra_params: ExtraParams = None


def hal_type(tensor: Tensor) -> HalType:
    """Return the HAL's operand type for ``tensor``. Raises UnusableTensor when there is none."""
    type = _HAL_TYPES.get(tensor.type)
    if type is None:
        raise UnusableTensor(f"the HAL has no tensors of {tensor.type.name}")
    if tensor.type not in _QUANTIZED:
        return HalType(type)
    quantization = tensor.quantization
    if quantization is None or quantization.scales == (0,):
        return _unscaled(tensor.type, type)
    if not all(scale > 0 for scale in quantization.scales):
        raise UnusableTensor("a quantization scale is zero")
    if quantization.per_channel:
        return _per_channel(tensor)
    zero_point = quantization.zero_points[0]
    lowest, highest = _ZERO_POINTS.get(tensor.type, (0, 0))
    if not lowest <= zero_point <= highest:
        raise UnusableTensor(f"zero point {zero_point} is not within {lowest} and {highest}")
    return HalType(type, quantization.scales[0], zero_point)


def _unscaled(type: TensorType, hal: OperandType) -> HalType:
    """Plain 8-bit numbers: the HAL insists on a scale, and 1 changes nothing."""
    if type == TensorType.INT16:
        raise UnusableTensor("the HAL has no plain 16-bit numbers")
    return HalType(hal, 1.0)


def _per_channel(tensor: Tensor) -> HalType:
    quantization = tensor.quantization
    assert quantization is not None
    if tensor.type != TensorType.INT8 or any(quantization.zero_points):
        raise UnusableTensor("the HAL knows scales per channel only for signed symmetric weights")
    extra = SymmPerChannelQuantParams(quantization.scales, quantization.dimension)
    return HalType(OperandType.TENSOR_QUANT8_SYMM_PER_CHANNEL, extra_params=extra)


@dataclass(frozen=True, slots=True)
class State:
    """A variable tensor: the operands that bring its value and take it away."""

    name: str
    input: int
    output: int


class TensorMap:
    """Map from each tensor to the operand that holds its value at this point of the graph.

    Variable tensors change: after an operation that updates one, its operand is another.
    """

    def __init__(self, graph: Graph, source: str) -> None:
        self.graph = graph
        self.source = source
        self.builder = ModelBuilder()
        self.approximations: list[str] = []
        self._current: dict[int, int] = {}
        self._values: dict[int, NDArray[Any]] = {}
        self._state_inputs: dict[int, int] = {}
        self._unusable: dict[int, UnusableTensor] = {}

    def add_input(self, tensor: int, shape: Sequence[int] | None) -> int:
        """The operand of a graph input, with ``shape`` instead of its own if that is given."""
        self._current[tensor] = self.add(tensor, shape or self.graph.tensors[tensor].shape or (1,))
        return self._current[tensor]

    def add(self, tensor: int, shape: Sequence[int]) -> int:
        """A new operand of ``shape`` with the type and quantization of ``tensor``."""
        kind = self._type(tensor)
        return self.builder.operand(
            kind.type, shape, kind.scale, kind.zero_point, kind.extra_params
        )

    def current(self, tensor: int) -> int:
        """The operand that holds the value of ``tensor`` now.

        Raises UnusableTensor, and BrokenModel for one that nothing has computed yet.
        """
        if tensor in self._unusable:
            raise self._unusable[tensor]
        if tensor not in self._current:
            self._current[tensor] = self._first(tensor)
        return self._current[tensor]

    def unusable(self, tensor: int, error: UnusableTensor) -> None:
        """``tensor`` has a value that the HAL cannot hold: whoever asks for it gets ``error``."""
        self._unusable[tensor] = error

    def computed(self, tensor: int, operand: int) -> None:
        """Let ``operand`` hold the value of ``tensor`` from now on."""
        self._current[tensor] = operand

    def is_current(self, tensor: int, operand: int) -> bool:
        """Whether ``operand`` holds the value of ``tensor`` now."""
        return self._current.get(tensor) == operand

    def known(self, tensor: int, value: NDArray[Any]) -> None:
        """``tensor`` turned out to be a constant."""
        self._values[tensor] = value

    def value(self, tensor: int) -> NDArray[Any] | None:
        """The data of a constant; None for all other tensors."""
        if tensor not in self._values:
            described = self.graph.tensors[tensor]
            if described.data is None or described.type not in NUMPY_TYPES or described.is_sparse:
                return self._empty(tensor)
            flat = np.frombuffer(described.data, NUMPY_TYPES[described.type])
            self._values[tensor] = flat.reshape(described.shape)
        return self._values[tensor]

    def states(self) -> list[State]:
        """All variables that some operation has updated or read, in the order of their use."""
        tensors = self.graph.tensors
        return [
            State(tensors[tensor].name, operand, self._current[tensor])
            for tensor, operand in self._state_inputs.items()
        ]

    def first_not_computed(self, operands: Sequence[int]) -> str | None:
        """The name of a tensor among ``operands`` that no operation computes."""
        computed = {output for operation in self.builder.operations for output in operation.outputs}
        names = {operand: tensor for tensor, operand in self._current.items()}
        for operand in operands:
            if operand not in computed:
                return self.graph.tensors[names[operand]].name
        return None

    def resized(self, operand: int, shape: Sequence[int]) -> None:
        """Give an operand the shape that was inferred for it."""
        operands = self.builder.operands
        operands[operand] = msgspec.structs.replace(operands[operand], dimensions=tuple(shape))

    def _first(self, tensor: int) -> int:
        described = self.graph.tensors[tensor]
        if described.is_variable:
            operand = self.add(tensor, described.shape)
            self._state_inputs[tensor] = operand
            return operand
        kind = self._type(tensor)
        value = self.value(tensor)
        if value is None:
            raise BrokenModel(
                self.source, f"tensor '{described.name}' is read before it is computed"
            )
        return self.builder.constant(
            kind.type, np.atleast_1d(value), kind.scale, kind.zero_point, kind.extra_params
        )

    def _empty(self, tensor: int) -> NDArray[Any] | None:
        """A constant without elements has no bytes either."""
        described = self.graph.tensors[tensor]
        dtype = NUMPY_TYPES.get(described.type)
        if 0 not in described.shape or dtype is None or tensor in self._current:
            return None
        return np.empty(described.shape, dtype)

    def _type(self, tensor: int) -> HalType:
        described = self.graph.tensors[tensor]
        if described.is_sparse:
            raise UnusableTensor("its data is sparse")
        return hal_type(described)
