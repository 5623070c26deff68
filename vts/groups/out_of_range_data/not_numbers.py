"""Inputs with a NaN in one element, and what it may change.

No text of the HAL says what arithmetic makes of a NaN, and Android's CPU carries it through sums
and drops it in some activations (``reluFloat`` of ``Activation.cpp`` gives the lower bound). So
only this is a rule: the documentation of an operation says which elements of the inputs an element
of the output is computed from, and no other may change it; and an operation that only moves
elements gives the element itself, which stays no number. A sum or a product with a NaN that is a
number is advice.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, Final, NamedTuple

import numpy as np
from numpy.typing import NDArray

from nnhal.types import OperandType, OperationType
from nntest.spec import SpecCase
from vts.driving.case_builder import CaseBuilder

__all__ = ["WITH_NAN", "WithNan"]

_T: Final = OperandType
_O: Final = OperationType

_ROWS, _COLUMNS = 4, 6
_PLACE: Final = 9
"""Of the NaN in the flattened input: neither in the first row nor in the last."""


class WithNan(NamedTuple):
    """A case whose input 0 is to have a NaN at :attr:`place`."""

    case: SpecCase
    reached: NDArray[np.bool_]
    """Return which elements of output 0 are computed from that element."""
    moves: bool = False
    """Whether the operation only moves elements."""
    is_arithmetic: bool = False
    """Whether each of these is a sum or a product with it."""

    def inputs(self) -> list[bytes]:
        """The inputs of the case, with a NaN."""
        first, *rest = self.case.inputs
        values = np.frombuffer(first, np.float32).copy()
        values[_PLACE] = np.nan
        return [values.tobytes(), *rest]


_Build = Callable[[CaseBuilder, int], "list[int]"]


def _made(
    operation: OperationType,
    further: _Build,
    formula: Callable[[NDArray[Any]], NDArray[Any]],
    **kind: bool,
) -> WithNan:
    """``operation`` on a matrix of whole numbers and ``further`` operands."""
    x = (1.0 + np.arange(_ROWS * _COLUMNS).reshape(_ROWS, _COLUMNS)) % 11
    builder = CaseBuilder(operation.name.lower())
    operands = [builder.input(_T.TENSOR_FLOAT32, x.shape)]
    operands += further(builder, operands[0])
    result = formula(x)
    output = builder.output(_T.TENSOR_FLOAT32, result.shape)
    builder.operation(operation, operands, [output])
    marked = x.copy()
    marked.flat[_PLACE] = np.nan
    return WithNan(builder.case([x], [result]), np.isnan(formula(marked)), **kind)


def _nothing(builder: CaseBuilder, source: int) -> list[int]:
    return []


def _integers(*values: Any) -> _Build:
    return lambda builder, source: [
        builder.constant(_T.TENSOR_INT32 if np.ndim(value) else _T.INT32, value) for value in values
    ]


def _and_twos(builder: CaseBuilder, source: int) -> list[int]:
    twos = builder.constant(_T.TENSOR_FLOAT32, np.full((_ROWS, _COLUMNS), 2))
    return [twos, builder.constant(_T.INT32, 0)]


def _weights(builder: CaseBuilder, source: int) -> list[int]:
    weights = builder.constant(_T.TENSOR_FLOAT32, np.ones((2, _COLUMNS)))
    bias = builder.constant(_T.TENSOR_FLOAT32, np.zeros(2))
    return [weights, bias, builder.constant(_T.INT32, 0)]


def _beta(builder: CaseBuilder, source: int) -> list[int]:
    return [builder.constant(_T.FLOAT32, 1.0)]


def _softmax(x: NDArray[Any]) -> NDArray[Any]:
    powers = np.exp(x - x.max(axis=1, keepdims=True))
    return np.asarray(powers / powers.sum(axis=1, keepdims=True))


def _doubled(builder: CaseBuilder, source: int) -> list[int]:
    return [source, builder.constant(_T.INT32, 0)]


WITH_NAN: Final[Mapping[str, Callable[[], WithNan]]] = {
    "ADD": lambda: _made(_O.ADD, _and_twos, lambda x: x + 2, is_arithmetic=True),
    "MUL": lambda: _made(_O.MUL, _and_twos, lambda x: x * 2, is_arithmetic=True),
    "RELU": lambda: _made(_O.RELU, _nothing, lambda x: x),
    "FULLY_CONNECTED": lambda: _made(
        _O.FULLY_CONNECTED,
        _weights,
        lambda x: np.repeat(x.sum(axis=1, keepdims=True), 2, axis=1),
        is_arithmetic=True,
    ),
    "SOFTMAX": lambda: _made(_O.SOFTMAX, _beta, _softmax),
    "RESHAPE": lambda: _made(
        _O.RESHAPE, _integers([_COLUMNS, _ROWS]), lambda x: x.reshape(_COLUMNS, _ROWS), moves=True
    ),
    "CONCATENATION": lambda: _made(
        _O.CONCATENATION, _doubled, lambda x: np.concatenate([x, x]), moves=True
    ),
    "TRANSPOSE": lambda: _made(_O.TRANSPOSE, _integers([1, 0]), lambda x: x.T, moves=True),
    "PAD": lambda: _made(
        _O.PAD, _integers([[0, 1], [1, 0]]), lambda x: np.pad(x, ((0, 1), (1, 0))), moves=True
    ),
}
"""Cases with NaN by operation; all are of HAL 1.0 or 1.1."""
