"""An outline: the main subgraph of a model taken apart, so that it can be changed.

Whoever changes it need not care for shapes, lifetimes and places of constants: they follow from
the operations when it becomes a model again.
"""

from __future__ import annotations

import math
from collections.abc import Mapping, Sequence
from typing import Any, Final

import numpy as np
from msgspec.structs import replace
from numpy.typing import NDArray

from nnhal.memory import Memory
from nnhal.operand_types import dtype_of
from nnhal.operations.node import NeedsValue, TensorInfo
from nnhal.operations.registry import OPERATIONS
from nnhal.types import (
    DataLocation,
    HalVersion,
    Model,
    Operand,
    OperandLifeTime,
    OperandType,
    Operation,
    Subgraph,
)
from nnhal.validation import Invalid, check_model
from nntest.graph_tests.specimen import Specimen, Values
from nntest.spec import SpecCase
from vts.driving.operand_data import data_of_operands

__all__ = ["Array", "Outline", "Unsuitable"]

_L: Final = OperandLifeTime
_CONSTANT: Final = (_L.CONSTANT_COPY, _L.CONSTANT_REFERENCE)

_MOST_ELEMENTS: Final = 1 << 13
_ALIGNMENT: Final = 64
"""Of each constant."""

Array = NDArray[Any]


class Unsuitable(Exception):
    """A change does not fit this model, or the rules of the HAL."""


class Outline:
    """Operands and operations by number. ``data`` are inputs and constants, by operand.

    Operations stay in an order in which they can be executed; an input of an operation is the
    number of an operand.
    """

    def __init__(self, case: SpecCase) -> None:
        main = case.main
        self._relaxed = case.relaxed
        self.operands: list[Operand] = list(main.operands)
        self.operations: list[Operation] = list(main.operations)
        self.inputs: list[int] = list(main.input_indexes)
        self.outputs: list[int] = list(main.output_indexes)
        self.data: dict[int, Array] = {
            index: np.frombuffer(raw, dtype_of(operand.type)).reshape(operand.dimensions)
            for index, raw in data_of_operands(case).items()
            for operand in [self.operands[index]]
        }

    def is_constant(self, index: int) -> bool:
        return self.operands[index].lifetime in _CONSTANT

    def is_tensor(self, index: int) -> bool:
        """Whether it has dimensions: no scalar, and nothing that is left out."""
        return bool(self.operands[index].dimensions)

    def makers(self) -> Mapping[int, int]:
        """Return the operation that gives each operand."""
        return {i: number for number, each in enumerate(self.operations) for i in each.outputs}

    def readers(self) -> Mapping[int, Sequence[tuple[int, int]]]:
        """Return the operations that read each operand, each with the place in its inputs."""
        found: dict[int, list[tuple[int, int]]] = {}
        for number, each in enumerate(self.operations):
            for position, index in enumerate(each.inputs):
                found.setdefault(index, []).append((number, position))
        return found

    def ready(self, number: int) -> Sequence[int]:
        """Tensors that operation ``number`` may read."""
        made = (index for each in self.operations[:number] for index in each.outputs)
        return [*(index for index in sorted(self.data) if self.is_tensor(index)), *made]

    def add(self, operand: Operand, data: Array | None = None) -> int:
        """Another operand."""
        self.operands.append(operand)
        index = len(self.operands) - 1
        if data is not None:
            self.data[index] = data
        return index

    def constant(self, type: OperandType, data: Array, like: Operand | None = None) -> int:
        """Another constant, with the quantization of ``like``."""
        operand = like or Operand(type)
        operand = replace(operand, type=type, dimensions=data.shape, lifetime=_L.CONSTANT_COPY)
        return self.add(operand, data.astype(dtype_of(type)))

    def result(self, like: int) -> int:
        """An operand for another result of the type and quantization of operand ``like``."""
        operand = self.operands[like]
        return self.add(replace(operand, lifetime=_L.TEMPORARY_VARIABLE, location=DataLocation()))

    def give(self, number: int, position: int, index: int) -> None:
        """Have operation ``number`` read operand ``index`` in this place."""
        operation = self.operations[number]
        inputs = list(operation.inputs)
        inputs[position] = index
        self.operations[number] = replace(operation, inputs=tuple(inputs))

    def finished(self) -> tuple[Specimen, Values, HalVersion]:
        """A valid model of it with its inputs, its constants by operand, and its HAL version.

        Raises Unsuitable where there is none.
        """
        shapes = self._shapes()
        values, pool = bytearray(), bytearray()
        made = self.makers()
        read = {index for each in self.operations for index in each.inputs}
        kept = sorted(read | made.keys() | set(self.inputs))
        places = {index: place for place, index in enumerate(kept)}
        operands = []
        for index in kept:
            operand = replace(self.operands[index], location=DataLocation())
            if index in shapes:
                operand = replace(operand, dimensions=shapes[index])
            if index in made:
                shown = index in self.outputs
                lifetime = _L.SUBGRAPH_OUTPUT if shown else _L.TEMPORARY_VARIABLE
                operand = replace(operand, lifetime=lifetime)
            elif index in self.inputs:
                operand = replace(operand, lifetime=_L.SUBGRAPH_INPUT)
            elif index in self.data:
                is_copy = operand.lifetime == _L.CONSTANT_COPY
                location = _stored(self.data[index], values if is_copy else pool)
                operand = replace(operand, location=location)
            operands.append(operand)
        main = Subgraph(
            tuple(operands),
            tuple(
                Operation(
                    each.type,
                    tuple(places[index] for index in each.inputs),
                    tuple(places[index] for index in each.outputs),
                )
                for each in self.operations
            ),
            tuple(places[index] for index in self.inputs),
            tuple(places[index] for index in self.outputs),
        )
        model = Model(
            main,
            operand_values=bytes(values),
            pools=(Memory.from_bytes(bytes(pool)),) if pool else (),
            relax_computation_float32_to_float16=self._relaxed,
        )
        try:
            version = check_model(model).hal_version
        except Invalid as error:
            raise Unsuitable(str(error)) from error
        inputs = tuple(np.ascontiguousarray(self.data[index]) for index in self.inputs)
        constants = {
            place: self.data[index]
            for index, place in places.items()
            if index in self.data and self.is_constant(index)
        }
        return Specimen(model, inputs), constants, version

    def _shapes(self) -> Mapping[int, tuple[int, ...]]:
        """Dimensions of all that has data, and of all results. Raises Unsuitable."""
        shapes = {index: array.shape for index, array in self.data.items()}
        for each in self.operations:
            inputs = [self._info(index, shapes) for index in each.inputs]
            declared = [
                TensorInfo.from_operand(replace(self.operands[i], dimensions=()))
                for i in each.outputs
            ]
            try:
                results = OPERATIONS[each.type].infer(inputs, declared)
            except (Invalid, NeedsValue) as error:
                raise Unsuitable(str(error)) from error
            for index, result in zip(each.outputs, results, strict=True):
                if not 0 < math.prod(result.shape) <= _MOST_ELEMENTS:
                    raise Unsuitable("too large, or nothing")
                shapes[index] = tuple(map(int, result.shape))
        return shapes

    def _info(self, index: int, shapes: Mapping[int, tuple[int, ...]]) -> TensorInfo | None:
        operand = self.operands[index]
        if operand.lifetime == _L.NO_VALUE:
            return None
        if index not in shapes:
            raise Unsuitable("it is read before it is there, or has no data")
        value = self.data[index] if self.is_constant(index) else None
        return TensorInfo.from_operand(replace(operand, dimensions=shapes[index]), value)


def _stored(data: Array, storage: bytearray) -> DataLocation:
    storage += bytes(-len(storage) % _ALIGNMENT)
    raw = np.ascontiguousarray(data).tobytes()
    place = DataLocation(0, len(storage), len(raw))
    storage += raw
    return place
