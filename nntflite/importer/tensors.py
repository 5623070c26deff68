"""Tensors of a TF Lite graph as operands of a HAL model."""

from __future__ import annotations

import contextlib
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Final

import msgspec
import numpy as np
from numpy.typing import NDArray

from nnhal.types import ExtraParams, Operand, OperandType, SymmPerChannelQuantParams
from nntflite.errors import BrokenModel, short_name
from nntflite.graph import Graph, Tensor
from nntflite.importer.builder import ModelBuilder
from nntflite.schema import TensorType
from nntflite.sparsity import BrokenSparsity, dense

__all__ = [
    "NUMPY_TYPES",
    "RANKS",
    "HalType",
    "State",
    "TensorMap",
    "UnusableTensor",
    "Variable",
    "hal_type",
]

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

RANKS: Final = 4
"""Dimensions that operations of the HAL have at most."""

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


@dataclass(slots=True)
class Variable:
    """A variable behind a handle. ``current`` is the operand with its value at this point, and
    ``input`` the one that brings it, where it is read before it is assigned.
    """

    name: str
    input: int | None = None
    current: int | None = None
    initial: int = 0


@dataclass(frozen=True, slots=True)
class State:
    """A variable: the operands that bring its value and take it away, and what it is at first."""

    name: str
    input: int
    output: int
    initial: int


def _initial(operand: Operand) -> int:
    """First value of a variable in TF Lite: the zero point of int8, but 0 of uint8.

    Source: ``Subgraph::ResetVariableTensors``.
    """
    return operand.zero_point if operand.type == OperandType.TENSOR_QUANT8_ASYMM_SIGNED else 0


class TensorMap:
    """Map from each tensor to the operand that holds its value at this point of the graph.

    Variable tensors change: after an operation that updates one, its operand is another.
    """

    def __init__(self, graph: Graph, source: str, graphs: Sequence[Graph] = ()) -> None:
        """``graphs`` are all graphs of the file, which operators refer to by their number."""
        self.graph = graph
        self.source = source
        self.graphs = graphs
        self.initial: dict[str, NDArray[Any]] = {}
        """First values of variables, by their name."""
        self.flattened: dict[int, tuple[int, ...]] = {}
        """Shapes of tensors of more dimensions than HAL operations have; their operands have one
        dimension."""
        self.builder = ModelBuilder()
        self.depth = 0
        self.approximations: list[str] = []
        self._current: dict[int, int] = {}
        self._values: dict[int, NDArray[Any]] = {}
        self._state_inputs: dict[int, int] = {}
        self._variables: dict[str, Variable] = {}
        self._handles: dict[int, Variable] = {}

    def within(self, graph: Graph) -> TensorMap:
        """The tensors of a graph that an operator of this one calls."""
        inner = TensorMap(graph, self.source, self.graphs)
        inner.builder = self.builder.subgraph()
        inner.depth = self.depth + 1
        inner.approximations = self.approximations
        return inner

    def add_argument(self, tensor: int, like: Operand) -> int:
        """The operand of an input of a graph that is called with ``like``."""
        self._current[tensor] = self.builder.operand(
            like.type, like.dimensions, like.scale, like.zero_point, like.extra_params
        )
        return self._current[tensor]

    def add_input(self, tensor: int, shape: Sequence[int] | None) -> int:
        """The operand of a graph input, with ``shape`` instead of its own if that is given."""
        self._current[tensor] = self.add(tensor, shape or self.graph.tensors[tensor].shape or (1,))
        return self._current[tensor]

    def given(self, tensor: int, shape: Sequence[int] | None = None) -> None:
        """Let ``tensor`` be computed elsewhere, with ``shape`` instead of its own if that is given;
        one that is nothing in the HAL stays unusable.
        """
        self._current.pop(tensor, None)
        with contextlib.suppress(UnusableTensor):
            self.add_input(tensor, shape)

    def add(self, tensor: int, shape: Sequence[int], *, narrowed: bool = False) -> int:
        """A new operand of ``shape`` with the type and quantization of ``tensor``; with
        ``narrowed`` int64 becomes int32.
        """
        kind = self._type(tensor, narrowed)
        return self.builder.operand(
            kind.type, shape, kind.scale, kind.zero_point, kind.extra_params
        )

    def current(self, tensor: int) -> int:
        """The operand that holds the value of ``tensor`` now.

        Raises UnusableTensor, and BrokenModel for one that nothing has computed yet.
        """
        if tensor not in self._current:
            self._current[tensor] = self._first(tensor)
        return self._current[tensor]

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
            if described.data is None or described.type not in NUMPY_TYPES:
                return self._empty(tensor)
            self._values[tensor] = self._stored(described)
        return self._values[tensor]

    def bind(self, handle: int, name: str) -> None:
        """Let tensor ``handle`` stand for the variable ``name``."""
        self._handles[handle] = self._variables.setdefault(name, Variable(name))

    def variable(self, handle: int) -> Variable | None:
        """The variable that a tensor stands for; None where it stands for none."""
        return self._handles.get(handle)

    def is_assigned(self, variable: Variable) -> bool:
        """Whether any operator of the graph assigns ``variable``."""
        return any(
            operator.name == "ASSIGN_VARIABLE"
            and self._handles.get(operator.inputs[0]) in (variable, None)
            for operator in self.graph.operators
        )

    def states(self) -> list[State]:
        """All variables that some operation has updated or read, in the order of their use."""
        tensors, operands = self.graph.tensors, self.builder.operands
        states = [
            State(tensors[tensor].name, operand, self._current[tensor], _initial(operands[operand]))
            for tensor, operand in self._state_inputs.items()
        ]
        for each in self._variables.values():
            if each.input is not None and each.current is not None:
                states.append(State(each.name, each.input, each.current, each.initial))
        return states

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
        value = self.value(tensor)
        kind = self._type(tensor, value is not None and _fits(value))
        if value is None:
            raise BrokenModel(
                self.source,
                f"tensor '{short_name(described.name)}' is read before it is computed",
            )
        if value.ndim > RANKS:
            self.flattened[tensor] = value.shape
            value = value.reshape(-1)
        return self.builder.constant(
            kind.type, np.atleast_1d(value), kind.scale, kind.zero_point, kind.extra_params
        )

    def _stored(self, tensor: Tensor) -> NDArray[Any]:
        assert tensor.data is not None
        flat = np.frombuffer(tensor.data, NUMPY_TYPES[tensor.type])
        if tensor.sparsity is None:
            return flat.reshape(tensor.shape)
        try:
            return dense(flat, tensor.shape, tensor.sparsity)
        except BrokenSparsity as error:
            raise BrokenModel(self.source, f"tensor '{short_name(tensor.name)}': {error}") from None

    def _empty(self, tensor: int) -> NDArray[Any] | None:
        """A constant without elements has no bytes either."""
        described = self.graph.tensors[tensor]
        dtype = NUMPY_TYPES.get(described.type)
        if 0 not in described.shape or dtype is None or tensor in self._current:
            return None
        return np.empty(described.shape, dtype)

    def _type(self, tensor: int, narrowed: bool = False) -> HalType:
        described = self.graph.tensors[tensor]
        if narrowed and described.type == TensorType.INT64:
            return HalType(OperandType.TENSOR_INT32)
        return hal_type(described)


def _fits(value: NDArray[Any]) -> bool:
    """Whether all integers have 32 bits."""
    limits = np.iinfo(np.int32)
    return not value.size or bool(limits.min <= value.min() and value.max() <= limits.max)
