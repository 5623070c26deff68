"""Cases of models with an optional input, which some requests give and others omit.

Source: ``types.hal``, ``RequestArgument.hasNoValue`` ("the argument does not have a value", for
operations that take optional arguments), and the operations' lists of inputs. A prepared model has
no state (``IPreparedModel.hal``), so what an earlier request gave is no default: Android's CPU sets
the operand of such an argument to NO_VALUE for this execution (``CpuExecutor.cpp``,
``updateForArguments``).
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any, Final

import msgspec
import numpy as np
from numpy.typing import NDArray

from nnhal.types import OperandType, OperationType
from nntest.spec import SpecCase
from vts.driving.case_builder import CaseBuilder, unit_scale

__all__ = ["OMITTED"]

_T: Final = OperandType
_SIDE: Final = 5


def _transposes(type: OperandType) -> list[SpecCase]:
    """TRANSPOSE of a square, whose permutation is [1, 0] where it is omitted."""
    x = np.arange(_SIDE * _SIDE).reshape(_SIDE, _SIDE)
    scale = unit_scale(type)

    def case(permutation: Sequence[int] | None) -> SpecCase:
        builder = CaseBuilder(f"transpose_{type.name.lower()}")
        operands = builder.input(type, x.shape, scale), builder.input(_T.TENSOR_INT32, (2,))
        outputs = [builder.output(type, x.shape, scale)]
        builder.operation(OperationType.TRANSPOSE, operands, outputs)
        given = np.array([] if permutation is None else permutation)
        return builder.case([x, given], [x if permutation == [0, 1] else x.T])

    return _of_one_model(case, ([0, 1], None, [1, 0], [0, 1], None))


def _filters(type: OperandType) -> list[SpecCase]:
    """SVDF of rank 1 with no weight on what came before: ``3 x + bias`` of each unit.

    The state is not compared: the corpus does that.
    """
    x = np.arange(1, _SIDE + 1)[:, None]

    def case(bias: NDArray[Any] | None) -> SpecCase:
        builder = CaseBuilder(f"svdf_{type.name.lower()}")
        source = builder.input(type, x.shape)
        weights = builder.constant(type, np.full((2, 1), 3)), builder.constant(type, [[0, 1]] * 2)
        optional, before = builder.input(type, (2,)), builder.input(type, (_SIDE, 4))
        scalars = [builder.constant(_T.INT32, value) for value in (1, 0)]
        outputs = [builder.output(type, (_SIDE, size)) for size in (4, 2)]
        operands = (source, *weights, optional, before, *scalars)
        builder.operation(OperationType.SVDF, operands, outputs)
        given = np.array([]) if bias is None else bias
        state, product = np.zeros((_SIDE, 4)), 3 * np.repeat(x, 2, axis=1)
        total = product if bias is None else product + bias
        made = builder.case([x, given, state], [state, total])
        return msgspec.structs.replace(made, ignored=(True, False))

    some, others = np.array([10, 20]), np.array([7, -5])
    return _of_one_model(case, (some, None, others, None, some))


def _of_one_model(case: Callable[[Any], SpecCase], given: Sequence[Any]) -> list[SpecCase]:
    """``case`` of each of ``given``, all with the model of the first."""
    cases = [case(each) for each in given]
    for each in cases[1:]:
        each.use_model(cases[0].model)
    return cases


OMITTED: Final[Mapping[str, Callable[[OperandType], list[SpecCase]]]] = {
    "TRANSPOSE": _transposes,
    "SVDF": _filters,
}
"""Cases by operation, in the order in which they are to be executed."""
