"""A subgraph on its way to a graph of TF Lite: its operands, and the tensors they become."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from dataclasses import replace
from typing import Any, Protocol

import numpy as np
from numpy.typing import NDArray

from nnhal.operand_types import dtype_of, is_tensor
from nnhal.operations.node import code_name
from nnhal.types import (
    DataLocation,
    Model,
    Operand,
    OperandLifeTime,
    OperandType,
    Subgraph,
    SymmPerChannelQuantParams,
)
from nntflite.errors import NotExpressible
from nntflite.graph import GraphBuilder, Quantization
from nntflite.types import TENSOR_TYPES

__all__ = ["GraphExporter", "ParentModel"]

_CONSTANTS = (OperandLifeTime.CONSTANT_COPY, OperandLifeTime.CONSTANT_REFERENCE)


class ParentModel(Protocol):
    """The model that a subgraph belongs to, and the file that is being made of it."""

    model: Model
    exact: bool

    def body(self, referenced: int, pass_through: tuple[int, ...]) -> int:
        """The number, in the file, of the graph made of subgraph ``referenced``.

        The inputs numbered in ``pass_through`` are appended to its outputs.
        """

    def data(self, lifetime: OperandLifeTime, location: DataLocation) -> NDArray[np.uint8]:
        """The bytes of a constant operand."""


class GraphExporter:
    """One subgraph on its way to a graph; operands become tensors when they are first needed."""

    def __init__(
        self,
        parent: ParentModel,
        subgraph: Subgraph,
        name: str,
        known: Mapping[int, NDArray[Any]],
    ) -> None:
        self.parent = parent
        self.subgraph = subgraph
        self.builder = GraphBuilder(name)
        self._known = {subgraph.input_indexes[number]: value for number, value in known.items()}
        self._shapes = {operand: tuple(value.shape) for operand, value in self._known.items()}
        self._tensors: dict[int, int] = {}
        self._variables: set[int] = set()
        self._uses = Counter(index for op in subgraph.operations for index in op.inputs)

    def operand(self, index: int) -> Operand:
        """Operand ``index`` of the subgraph."""
        return self.subgraph.operands[index]

    def value(self, index: int) -> NDArray[Any] | None:
        """The data of operand ``index``, a 0-d array for scalars; None while it is not known."""
        operand = self.operand(index)
        if index in self._known:
            return self._known[index]
        if operand.lifetime not in _CONSTANTS:
            return None
        data = self.parent.data(operand.lifetime, operand.location)
        return data.view(dtype_of(operand.type)).reshape(operand.dimensions)

    def shape(self, index: int) -> tuple[int, ...] | None:
        """The shape of operand ``index`` where all of it is known, else None."""
        operand = self.operand(index)
        shape = self._shapes.get(index, operand.dimensions)
        unknown = 0 in shape or (not shape and is_tensor(operand.type))
        return None if unknown and index not in self._shapes else shape

    def tensor(self, index: int) -> int:
        """The tensor of operand ``index``, added to the graph at the first call."""
        if index not in self._tensors:
            self._tensors[index] = self._add(index)
        return self._tensors[index]

    def alias(self, index: int, tensor: int) -> None:
        """Let operand ``index`` be ``tensor``, which stands for another operand already."""
        self._tensors[index] = tensor

    def variable(self, index: int) -> int | None:
        """Operand ``index`` as a variable tensor; None when it cannot be one.

        It can where nothing else reads it, and it is an input of the model or what an operation
        before has made of such an input.
        """
        if self._uses[index] != 1 or index in self.subgraph.output_indexes:
            return None
        if index not in self.subgraph.input_indexes and index not in self._variables:
            return None
        tensor = self.tensor(index)
        self.builder.tensors[tensor] = replace(self.builder.tensors[tensor], is_variable=True)
        return tensor

    def updated(self, index: int, variable: int) -> None:
        """Operand ``index`` is what an operation has made of a variable tensor."""
        self.alias(index, variable)
        self._variables.add(index)

    def _add(self, index: int) -> int:
        operand = self.operand(index)
        type = TENSOR_TYPES.get(operand.type)
        if type is None:
            name = code_name(OperandType, operand.type)
            raise NotExpressible(f"operand {index}", f"TF Lite has no type like {name}")
        value = self.value(index) if operand.lifetime in _CONSTANTS else None
        return self.builder.tensor(
            f"operand{index}",
            type,
            self.shape(index) or (),
            quantization_of(operand),
            None if value is None else value.tobytes(),
        )


def quantization_of(operand: Operand) -> Quantization | None:
    """The quantization of an operand as TF Lite writes it."""
    extra = operand.extra_params
    if isinstance(extra, SymmPerChannelQuantParams):
        return Quantization(extra.scales, (0,) * len(extra.scales), extra.channel_dim)
    if operand.scale == 0:
        return None
    return Quantization((operand.scale,), (operand.zero_point,))
