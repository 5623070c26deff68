"""Models of one operation, the way these tests write them."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any

import numpy as np
import pytest
from numpy.typing import NDArray

from nnhal.operand_types import dtype_of
from nnhal.types import Model, OperandType, OperationType
from nntflite.importer.builder import ModelBuilder


@dataclass(frozen=True)
class T:
    """A tensor: its type, data or (for outputs) shape, and quantization."""

    type: OperandType
    value: Any
    scale: float = 0.0
    zero_point: int = 0
    extra: Any = None
    constant: bool = False


@dataclass(frozen=True)
class Case:
    """A model and what to feed it."""

    model: Model
    inputs: list[NDArray[Any]]


_SCALARS = {bool: OperandType.BOOL, int: OperandType.INT32, float: OperandType.FLOAT32}


def _one_operation(
    operation: OperationType, arguments: Sequence[Any], outputs: Sequence[T]
) -> Case:
    builder, inputs, values, indexes = ModelBuilder(), [], [], []
    for argument in arguments:
        if argument is None:
            indexes.append(builder.no_value())
        elif type(argument) in _SCALARS:
            indexes.append(builder.scalar(_SCALARS[type(argument)], argument))
        else:
            value = np.asarray(argument.value, dtype_of(argument.type))
            quantization = (argument.scale, argument.zero_point, argument.extra)
            if argument.constant:
                indexes.append(builder.constant(argument.type, value, *quantization))
                continue
            indexes.append(builder.operand(argument.type, value.shape, *quantization))
            inputs.append(indexes[-1])
            values.append(value)
    results = [
        builder.operand(output.type, output.value, output.scale, output.zero_point)
        for output in outputs
    ]
    builder.operation(operation, indexes, results)
    return Case(builder.finish(inputs, results), values)


@pytest.fixture
def one_operation() -> Callable[..., Case]:
    """``one_operation(type, arguments, outputs)``: a Case. Arguments are Python scalars, None for
    what is omitted, and tensors; outputs are tensors with a shape as value."""
    return _one_operation


@pytest.fixture
def tensor() -> type[T]:
    """``tensor(type, value, scale, zero_point, extra, constant)``."""
    return T


@pytest.fixture
def rng() -> np.random.Generator:
    return np.random.default_rng(20240229)
