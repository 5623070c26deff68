"""What is left open makes a variation unsound: of each rule what keeps it, and what breaks it."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest

from nnhal.types import Model, Operand, OperandType, Operation, OperationType, Subgraph
from vts.variations.soundness import is_sound

T, O = OperandType, OperationType  # noqa: E741

REAL = np.array([[1.0, 2.0, 0.5]], np.float32)
WHOLE = np.array([[1, 2, 3]], np.int32)
NONE, RELU, TWO = (np.array(number, np.int32) for number in range(3))


def ints(*values: int) -> np.ndarray:
    return np.array(values, np.int32)


def sound(operation: OperationType, arrays: list[Any], result: Any, behind: bool = False) -> bool:
    types = {"float32": T.TENSOR_FLOAT32, "int32": T.TENSOR_INT32, "uint8": T.TENSOR_QUANT8_ASYMM}
    everything = [*arrays, result]
    operands = tuple(Operand(types[each.dtype.name], each.shape) for each in everything)
    count = len(arrays)
    operations = [Operation(operation, tuple(range(count)), (count,))]
    if behind:
        operations.append(Operation(O.CAST, (count,), (count,)))
    main = Subgraph(operands, tuple(operations), (0,), (count,))
    return is_sound(Model(main), dict(enumerate(everything)))


@pytest.mark.parametrize(
    ("operation", "kept", "broken"),
    [
        (O.DIV, [REAL, REAL, NONE], [REAL, REAL * 0, NONE]),
        (O.DIV, [WHOLE, WHOLE, NONE], [WHOLE, WHOLE, RELU]),
        (O.ADD, [REAL, REAL, RELU], [WHOLE, WHOLE, RELU]),
        (O.L2_NORMALIZATION, [REAL], [REAL * 0]),
        (O.REDUCE_MAX, [REAL, ints(0, -1)], [REAL, ints(1, -1)]),
        (
            O.STRIDED_SLICE,
            [REAL, ints(0, 1), ints(1, 3), ints(1, 1)],
            [REAL, ints(0, 3), ints(1, 4), ints(1, 1)],
        ),
        (O.ARGMAX, [REAL[:, [0, 1, 0]], RELU], [REAL[:, [0, 1, 1]], RELU]),
        (O.ARGMIN, [REAL[:, [2, 1, 1]], RELU], [REAL[:, [2, 1, 2]], RELU]),
        (O.TOPK_V2, [REAL, TWO], [REAL + 1e3, TWO]),
        (O.MAXIMUM, [REAL, REAL], [REAL, REAL * np.inf]),
        (O.MAXIMUM, [REAL, REAL], [REAL, REAL * 1e9]),
    ],
)
def test_each_rule_can_be_broken(operation: OperationType, kept: Any, broken: Any) -> None:
    assert sound(operation, kept, REAL)
    assert not sound(operation, broken, REAL)


def test_conversions_stay_in_range() -> None:
    codes = np.array([[1, 2, 0]], np.uint8)

    assert sound(O.CAST, [REAL], codes)
    assert not sound(O.CAST, [REAL * 200], codes)
    assert not sound(O.CAST, [-REAL], codes)


def test_places_of_extremes_are_for_the_client_only() -> None:
    places = ints(1)

    assert sound(O.ARGMAX, [REAL, RELU], places)
    assert not sound(O.ARGMAX, [REAL, RELU], places, behind=True)
