"""Specimens: models with data for their inputs, which drivers are compared on."""

from __future__ import annotations

import math
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any

import msgspec
import numpy as np
from numpy.typing import NDArray

from nnhal.model_parts import Part
from nnhal.operand_types import byte_size, dtype_of
from nnhal.types import Model, OperationType
from nntest.random_graph import RandomGraph

if TYPE_CHECKING:
    from nntest.spec import SpecCase

__all__ = ["Specimen", "Values", "part_with", "specimen_of", "specimen_of_case"]

Values = Mapping[int, "NDArray[Any]"]
"""Data of operands by their index in a model, in HAL dtypes and with their shapes."""


@dataclass(frozen=True)
class Specimen:
    """``inputs`` are the data of the model's inputs, in their order.

    ``rooms`` tells the bytes of operands whose shape depends on data; ``unspecified`` are operands
    whose elements the HAL leaves open.
    """

    model: Model
    inputs: tuple[NDArray[Any], ...]
    rooms: Mapping[int, int] = field(default_factory=dict)
    unspecified: frozenset[int] = frozenset()

    @property
    def operations(self) -> tuple[OperationType, ...]:
        """Return the operations of the main subgraph, in the order of execution."""
        return tuple(OperationType(operation.type) for operation in self.model.main.operations)

    @property
    def given(self) -> Values:
        """The inputs by operand."""
        return dict(zip(self.model.main.input_indexes, self.inputs, strict=True))

    def room(self, index: int) -> int:
        """The bytes that operand ``index`` needs at most."""
        operand = self.model.main.operands[index]
        return self.rooms.get(index) or math.prod(operand.dimensions) * byte_size(operand.type)

    def with_inputs(self, inputs: tuple[NDArray[Any], ...]) -> Specimen:
        """The same model with other data."""
        return Specimen(self.model, inputs, self.rooms, self.unspecified)


def specimen_of(graph: RandomGraph) -> Specimen:
    """A random graph with the data that it was drawn with."""
    return Specimen(graph.model, graph.inputs, graph.rooms, graph.unspecified)


def specimen_of_case(case: SpecCase, inputs: Sequence[bytes]) -> Specimen:
    """The model of ``case`` with the data ``inputs``, none of which is omitted."""
    arrays = tuple(
        np.frombuffer(data, dtype_of(operand.type)).reshape(operand.dimensions)
        for data, operand in zip(inputs, case.input_operands(), strict=True)
    )
    return Specimen(case.model, arrays)


def part_with(specimen: Specimen, part: Part, values: Values) -> Specimen:
    """``part`` of a specimen's model, with ``values`` of the whole model's operands as inputs.

    Dimensions that the model leaves open become those of the values.
    """
    main = part.model.main
    places = dict(zip(main.output_indexes, part.outputs, strict=True))
    rooms = {place: specimen.rooms[i] for place, i in places.items() if i in specimen.rooms}
    unspecified = frozenset(p for p, i in places.items() if i in specimen.unspecified)
    operands = list(main.operands)
    inputs = tuple(values[index] for index in part.inputs)
    for place, data in zip(main.input_indexes, inputs, strict=True):
        operands[place] = msgspec.structs.replace(operands[place], dimensions=data.shape)
    changed = msgspec.structs.replace(main, operands=tuple(operands))
    model = msgspec.structs.replace(part.model, main=changed)
    return Specimen(model, inputs, rooms, unspecified)
