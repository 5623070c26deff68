"""The models and the memory of the tests of device memories, and what all these tests share.

Source: ``MemoryDomainTests.cpp`` of Android's VTS: convolutions because most drivers have them,
their sizes chosen so that an output has the dimensions of the input.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from itertools import product
from typing import Final

import numpy as np

from nnhal.operand_types import dtype_of, size_of_data
from nnhal.types import (
    DataLocation,
    Model,
    Operand,
    OperandLifeTime,
    OperandType,
    Operation,
    OperationType,
    PaddingCode,
    Subgraph,
)
from vts.test_group import PlannedTest

__all__ = ["DIMENSIONS", "TYPES", "Subject", "add_model", "conv_model", "planned_by_type"]

_T: Final = OperandType

TYPES: Final = (
    _T.TENSOR_FLOAT32,
    _T.TENSOR_FLOAT16,
    _T.TENSOR_QUANT8_ASYMM,
    _T.TENSOR_QUANT8_ASYMM_SIGNED,
)
"""A driver of HAL 1.3 is likely to have one of these."""

FLOATS: Final = TYPES[:2]

DIMENSIONS: Final = (1, 32, 32, 8)

_SCALE: Final = 0.5


@dataclass(frozen=True)
class Subject:
    """The operand that device memories are made for."""

    type: OperandType
    dimensions: tuple[int, ...] = DIMENSIONS
    scale: float = _SCALE
    zero_point: int = 0

    @property
    def is_float(self) -> bool:
        return self.type in FLOATS

    @property
    def size(self) -> int:
        """Bytes of its data, with the usual dimensions where it leaves one open."""
        known = [d or usual for d, usual in zip(self.dimensions, DIMENSIONS, strict=False)]
        return size_of_data(self.type, known)

    def operand(self, lifetime: OperandLifeTime) -> Operand:
        """Return the model as an operand of a model."""
        if self.is_float:
            return Operand(self.type, self.dimensions, lifetime=lifetime)
        return Operand(self.type, self.dimensions, self.scale, self.zero_point, lifetime)


class _Builder:
    """A model under construction, constants copied into it."""

    def __init__(self) -> None:
        self.operands: list[Operand] = []
        self.operations: list[Operation] = []
        self._values = bytearray()

    def add(self, operand: Operand) -> int:
        """The index of a new operand."""
        self.operands.append(operand)
        return len(self.operands) - 1

    def constant(
        self,
        type: OperandType,
        dimensions: tuple[int, ...],
        value: int,
        scale: float = 0.0,
        zero_point: int = 0,
    ) -> int:
        """The index of a new constant, all of whose elements have one value."""
        data = np.full(dimensions, value, dtype_of(type)).tobytes()
        location = DataLocation(0, len(self._values), len(data))
        self._values += data + bytes(-len(data) % 4)
        lifetime = OperandLifeTime.CONSTANT_COPY
        return self.add(Operand(type, dimensions, scale, zero_point, lifetime, location))

    def model(self, inputs: Sequence[int], outputs: Sequence[int]) -> Model:
        main = Subgraph(tuple(self.operands), tuple(self.operations), tuple(inputs), tuple(outputs))
        return Model(main, operand_values=bytes(self._values))


def planned_by_type(
    group: str,
    tests: Iterable[str],
    variants: Sequence[str] = ("",),
    quantized_only: Sequence[str] = (),
) -> Iterator[PlannedTest]:
    """Every test of a group with every operand type, and every variant if there are any.

    Named ``TEST/TYPE`` or ``TEST/TYPE/VARIANT``.
    """
    for test, type, variant in product(tests, TYPES, variants):
        if test in quantized_only and type in FLOATS:
            continue
        name = "/".join(filter(None, (test, type.name, variant)))
        yield PlannedTest(group=group, name=name, operations=("CONV_2D",), types=(type.name,))


def conv_model(subject: Subject, count: int = 1) -> Model:
    """``count`` convolutions side by side, each from an input of its own to an output."""
    builder = _Builder()
    channels = subject.dimensions[3]
    weights_scale, bias_scale = (0.0, 0.0) if subject.is_float else (1.0, subject.scale)
    bias_type = subject.type if subject.is_float else _T.TENSOR_INT32
    inputs, outputs = [], []
    for _ in range(count):
        source = builder.add(subject.operand(OperandLifeTime.SUBGRAPH_INPUT))
        weights = builder.constant(subject.type, (channels, 3, 3, channels), 0, weights_scale)
        bias = builder.constant(bias_type, (channels,), 0, bias_scale)
        numbers = (PaddingCode.SAME, 1, 1, 0)  # strides 1, no activation
        scalars = [builder.constant(_T.INT32, (), number) for number in numbers]
        target = builder.add(subject.operand(OperandLifeTime.SUBGRAPH_OUTPUT))
        builder.operations.append(
            Operation(OperationType.CONV_2D, (source, weights, bias, *scalars), (target,))
        )
        inputs.append(source)
        outputs.append(target)
    return builder.model(inputs, outputs)


def add_model(subject: Subject) -> Model:
    """One ADD. Inputs 0 and 1 are tensors of the same kind, input 2 is the activation."""
    builder = _Builder()
    lifetime = OperandLifeTime.SUBGRAPH_INPUT
    inputs = [builder.add(subject.operand(lifetime)) for _ in range(2)]
    inputs.append(builder.add(Operand(_T.INT32, lifetime=lifetime)))
    output = builder.add(subject.operand(OperandLifeTime.SUBGRAPH_OUTPUT))
    builder.operations.append(Operation(OperationType.ADD, tuple(inputs), (output,)))
    return builder.model(inputs, [output])
