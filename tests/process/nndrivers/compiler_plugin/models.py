"""Models for the example plugin, with inputs and the values that they are to give."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any, Final, NamedTuple

import numpy as np
from numpy.typing import NDArray

from nnhal.device import PreparedModel
from nnhal.types import (
    DataLocation,
    Model,
    Operand,
    OperandLifeTime,
    OperandType,
    Operation,
    OperationType,
    Subgraph,
)
from nntest.arguments import Arguments

__all__ = ["ALONE", "MODELS", "SHAPE", "Case", "computed"]

SHAPE: Final = (2, 3)
_RELU: Final = 1

_Row = tuple[str, str, str]
"""Operation, names of its inputs, name of its output."""


class Case(NamedTuple):
    """``inputs`` are those of one execution after the other; ``expected`` computes the outputs."""

    model: Model
    inputs: Sequence[Sequence[NDArray[np.float32]]]
    expected: Callable[..., Sequence[NDArray[np.float32]]]


def _floats(seed: int, *shape: int) -> NDArray[np.float32]:
    return np.random.default_rng(seed).normal(size=shape or SHAPE).astype(np.float32)


_CONSTANTS: Final = {"c": _floats(8), "d": _floats(9)}


def _model(
    rows: Sequence[_Row],
    outputs: str,
    *,
    shape: tuple[int, ...] = SHAPE,
    shapes: Mapping[str, tuple[int, ...]] | None = None,
    activation: int = 0,
) -> Model:
    """Operands are single letters: a and b are inputs, c and d constants."""
    operands: list[Operand] = []
    numbers: dict[str, int] = {}
    values = b""

    def number_of(name: str) -> int:
        nonlocal values
        if name in numbers:
            return numbers[name]
        place, life = DataLocation(), OperandLifeTime.TEMPORARY_VARIABLE
        if name in "ab":
            life = OperandLifeTime.SUBGRAPH_INPUT
        elif name in outputs:
            life = OperandLifeTime.SUBGRAPH_OUTPUT
        elif name in _CONSTANTS:
            place, life = constant(_CONSTANTS[name]), OperandLifeTime.CONSTANT_COPY
        dimensions = (shapes or {}).get(name, shape)
        numbers[name] = len(operands)
        operands.append(
            Operand(OperandType.TENSOR_FLOAT32, dimensions, lifetime=life, location=place)
        )
        return numbers[name]

    def constant(value: NDArray[Any]) -> DataLocation:
        nonlocal values
        place = DataLocation(offset=len(values), length=value.nbytes)
        values += value.tobytes()
        return place

    operations = []
    for name, inputs, output in rows:
        given = [number_of(each) for each in inputs]
        if name in ("ADD", "SUB", "MUL"):
            place = constant(np.array(activation, np.int32))
            life = OperandLifeTime.CONSTANT_COPY
            operands.append(Operand(OperandType.INT32, (), lifetime=life, location=place))
            given.append(len(operands) - 1)
        operations.append(Operation(OperationType[name], tuple(given), (number_of(output),)))
    named = [tuple(numbers[name] for name in names if name in numbers) for names in ("ab", outputs)]
    main = Subgraph(tuple(operands), tuple(operations), *named)
    return Model(main, operand_values=values)


_TWICE: Final = [[_floats(1), _floats(2)], [_floats(3), _floats(4)]]

MODELS: Final[Mapping[str, Case]] = {
    "subtracted": Case(_model([("SUB", "ab", "x")], "x"), _TWICE, lambda a, b: [a - b]),
    "multiplied": Case(
        _model([("MUL", "ab", "t"), ("TANH", "t", "x")], "x"),
        _TWICE,
        lambda a, b: [np.tanh(a * b)],
    ),
    "constants": Case(
        _model([("ADD", "ac", "t"), ("MUL", "td", "x")], "x"),
        [[_floats(5)]],
        lambda a: [(a + _CONSTANTS["c"]) * _CONSTANTS["d"]],
    ),
    "outputs": Case(
        _model([("NEG", "a", "x"), ("MUL", "ab", "y")], "xy"),
        _TWICE,
        lambda a, b: [-a, a * b],
    ),
    "activation": Case(
        _model([("ADD", "ab", "x")], "x", activation=_RELU),
        _TWICE,
        lambda a, b: [np.maximum(a + b, 0)],
    ),
    "broadcast": Case(
        _model([("MUL", "ab", "x")], "x", shapes={"b": (3,)}),
        [[_floats(6), _floats(7, 3)]],
        lambda a, b: [a * b],
    ),
    "maximum": Case(_model([("MAXIMUM", "ab", "x")], "x"), _TWICE, lambda a, b: [np.maximum(a, b)]),
    "in part": Case(
        _model([("MUL", "ab", "t"), ("MAXIMUM", "ta", "x")], "x"),
        _TWICE,
        lambda a, b: [np.maximum(a * b, a)],
    ),
}

_UNARY: Final = {
    "tanh": ("TANH", np.tanh, (2, 3)),
    "logistic": ("LOGISTIC", lambda a: 1 / (1 + np.exp(-a)), (2, 3)),
    "rectified": ("RELU", lambda a: np.maximum(a, 0), (2, 3)),
    "absolute": ("ABS", np.abs, (2, 3)),
    "rank 4": ("NEG", np.negative, (1, 2, 2, 3)),
    "single": ("NEG", np.negative, (1,)),
    "large": ("NEG", np.negative, (2, 1000)),
}
"""Operation of one input, its function, and its shape."""


def _of_one(name: str, function: Callable[..., Any], shape: tuple[int, ...]) -> Case:
    model = _model([(name, "a", "x")], "x", shape=shape)
    return Case(model, [[3 * _floats(10, *shape)]], lambda a: [function(a)])


ALONE: Final[Mapping[str, Case]] = {name: _of_one(*row) for name, row in _UNARY.items()}
"""Models of one operation with one input."""


def computed(
    prepared: PreparedModel, model: Model, inputs: Sequence[NDArray[np.float32]]
) -> list[NDArray[np.float32]]:
    """Execute ``prepared`` and return its outputs."""
    operands = [model.main.operands[index] for index in model.main.output_indexes]
    sizes = [int(np.prod(operand.dimensions)) * 4 for operand in operands]
    arguments = Arguments(
        [each.tobytes() for each in inputs], sizes, [each.shape for each in inputs]
    )
    prepared.execute(arguments.request)
    return [np.array(arguments.output(n, operand)) for n, operand in enumerate(operands)]
