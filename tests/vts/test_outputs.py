"""The shapes that a driver reports."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from nnhal.types import OutputShape
from nntest.arguments import Arguments
from nntest.spec import SpecCase
from tests.vts.toys import ADD
from vts.outputs import WrongAnswer, outputs_of

CaseOf = Callable[[str], SpecCase]


def shapes_of(case: SpecCase, *shapes: OutputShape) -> list[tuple[int, ...]]:
    arguments = Arguments(case.inputs, [max(len(data), 1) for data in case.outputs])
    return [output.shape for output in outputs_of(case, arguments, shapes)]


def declared(shape: str, values: str = "[11, 22]") -> str:
    return ADD.replace('Output("total", "TENSOR_FLOAT32", "{2}")', f"Output('t', {shape})").replace(
        "[11, 22]", values
    )


UNKNOWN_DIMENSION = declared('("TENSOR_FLOAT32", [1, 0])')
UNKNOWN_RANK = declared('("TENSOR_FLOAT32", [])')
EMPTY = declared('("TENSOR_FLOAT32", [0, 2])', "[]")


def test_a_declared_shape_need_not_be_reported(case_of: CaseOf) -> None:
    assert shapes_of(case_of(ADD)) == [(2,)]
    assert shapes_of(case_of(ADD), OutputShape((2,))) == [(2,)]
    assert shapes_of(case_of(EMPTY)) == [(0, 2)]


def test_an_unknown_shape_is_taken_as_reported(case_of: CaseOf) -> None:
    assert shapes_of(case_of(UNKNOWN_DIMENSION), OutputShape((1, 2))) == [(1, 2)]
    assert shapes_of(case_of(UNKNOWN_RANK), OutputShape((2, 1, 1))) == [(2, 1, 1)]


@pytest.mark.parametrize(
    ("spec", "shapes", "fault"),
    [
        (UNKNOWN_DIMENSION, (), r"the driver reports no shape of output 0, declared as \[1, 0\]"),
        (UNKNOWN_RANK, (), "the driver reports no shape of output 0"),
        (ADD, [OutputShape((2,))] * 2, "2 output shapes for 1 outputs"),
        (ADD, [OutputShape((2,), False)], "output 0 is reported as insufficient"),
        (ADD, [OutputShape((1, 2))], r"output 0 has the shape \[1, 2\], expected \[2\]"),
        (EMPTY, [OutputShape((1, 2))], r"output 0 has the shape \[1, 2\], expected \[0, 2\]"),
        (UNKNOWN_DIMENSION, [OutputShape((2, 1))], r"shape \[2, 1\], expected \[1, 0\]"),
        (UNKNOWN_DIMENSION, [OutputShape((1, 1, 2))], r"shape \[1, 1, 2\], expected \[1, 0\]"),
        (UNKNOWN_DIMENSION, [OutputShape((1, 3))], "output 0 has 3 elements, expected 2"),
        (UNKNOWN_RANK, [OutputShape((2**40,))], "elements, expected 2"),
    ],
)
def test_a_wrong_shape_is_a_wrong_answer(
    case_of: CaseOf, spec: str, shapes: list[OutputShape], fault: str
) -> None:
    with pytest.raises(WrongAnswer, match=fault):
        shapes_of(case_of(spec), *shapes)
