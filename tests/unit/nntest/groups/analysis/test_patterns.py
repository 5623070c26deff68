"""What wrong elements have in common."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import numpy as np
import pytest
from numpy.typing import NDArray

from nnhal.operand_types import dtype_of
from nnhal.types import Operand, OperandLifeTime, OperandType, Subgraph
from nntest.groups.analysis.patterns import patterns, position
from nntest.judge import Finding, judge
from nntest.spec import SpecCase
from tests.cells import cells
from tests.unit.vts.example_runs import case, finding
from vts.results import VtsCase


def sentences(cases: Sequence[VtsCase]) -> list[str]:
    return [str(pattern) for pattern in patterns(cases)]


def judged(actual: NDArray[Any], expected: NDArray[Any], type: str) -> Finding:
    """What the suite finds where ``expected`` was expected."""
    output = Operand(
        OperandType[type], expected.shape, lifetime=OperandLifeTime.SUBGRAPH_OUTPUT, scale=1.0
    )
    spec = SpecCase(
        name="sample",
        version=None,
        main=Subgraph((output,), (), (), (0,)),
        referenced=(),
        operand_values=b"",
        pool_values=b"",
        relaxed=False,
        inputs=(),
        outputs=(expected.tobytes(),),
        ignored=(False,),
    )
    (found,) = judge(spec, [actual]).findings
    return found


def failing(*pairs: tuple[Any, Any], type: str = "TENSOR_FLOAT32") -> list[VtsCase]:
    """A test for each pair of an actual and an expected output."""
    dtype = dtype_of(OperandType[type])
    return [
        case(
            f"general/V1_0/{number}",
            "ADD",
            type,
            findings=(judged(np.array(actual, dtype), np.array(expected, dtype), type),),
        )
        for number, (actual, expected) in enumerate(pairs)
    ]


def said(*pairs: tuple[Any, Any], type: str = "TENSOR_FLOAT32") -> list[str]:
    return sentences(failing(*pairs, type=type))


FILLED = np.frombuffer(b"\x7d" * 16, np.float32)


@cells(
    ("pairs", "type", "sentence"),
    [
        ([([3, 9], [1, 7])], "TENSOR_INT32", "Every wrong element is the expected one + 2."),
        ([([1, 8, 5], [4, 11, 5])], "TENSOR_QUANT8_ASYMM", "the expected one − 3."),
        ([([0, 0], [2.5, 0]), ([0, 0], [0, -1])], "TENSOR_FLOAT32", "The outputs are all 0."),
        ([([0, 5], [2.5, 5])], "TENSOR_FLOAT32", "Every wrong element is 0."),
        ([([-2, 3], [2, 3]), ([1.5], [-1.5])], "TENSOR_FLOAT32", "has the wrong sign."),
        ([(["nan", 2], [2, 2])], "TENSOR_FLOAT32", "Every wrong element is NaN."),
        ([([2.2, -5.5, 1.1], [2, -5, 1])], "TENSOR_FLOAT32", "about 1.1 times the expected"),
        ([(np.arange(12) + 1.5, np.arange(12) * 1.01)], "TENSOR_FLOAT32", "is too large."),
        ([(np.arange(12) * 1.01, np.arange(12) + 1.5)], "TENSOR_FLOAT32", "is too small."),
        ([(FILLED, [1, 2, 3, 4])], "TENSOR_FLOAT32", "as if nothing had been written."),
        ([([125] * 4, [1, 2, 3, 4])], "TENSOR_QUANT8_ASYMM", "as if nothing had been written."),
    ],
)
def test_the_shape_of_an_error_is_named(
    pairs: list[tuple[Any, Any]], type: str, sentence: str
) -> None:
    assert sentence in said(*pairs, type=type)[0]


NAN = np.float32([7, 1, np.nan, 4])


@cells(
    ("pairs", "type"),
    [
        # The worst element alone is 0, NaN, negated, or what the suite fills outputs with.
        ([([0, 5.2, 7], [50, 5, 7])], "TENSOR_FLOAT32"),
        ([(NAN, [1, 1, 3, 4])], "TENSOR_FLOAT32"),
        ([([-20, 5.2], [20, 5])], "TENSOR_FLOAT32"),
        ([([125, 9, 3, 4], [1, 2, 3, 4])], "TENSOR_QUANT8_ASYMM"),
        # One wrong byte of an output as short as this may be the fill by chance.
        ([([125], [9])], "TENSOR_QUANT8_ASYMM"),
        # An error around 0 is no sign.
        ([([1.05e-5, 1], [-1e-7, 1])], "TENSOR_FLOAT32"),
        # A constant error of one value is neither a factor nor an offset.
        ([([3, 3, 3], [2, 2, 2])], "TENSOR_FLOAT32"),
        ([([9, 1], [3, 1])], "TENSOR_INT32"),
        # Codes with a zero point have neither a sign nor a ratio.
        ([([-7, 3, 20], [7, -3, 20])], "TENSOR_QUANT8_ASYMM_SIGNED"),
        ([([20, 40, 60], [10, 20, 30])], "TENSOR_QUANT8_ASYMM"),
        # Two elements may be too large by chance.
        ([([3, 9], [1, 2])], "TENSOR_FLOAT32"),
        ([([3, 2], [1, 7]), ([9, 1], [2, 9])], "TENSOR_FLOAT32"),
    ],
)
def test_what_does_not_hold_of_every_wrong_element_is_not_said(
    pairs: list[tuple[Any, Any]], type: str
) -> None:
    places = ("Every element is wrong.", "element is wrong.", "element of each output is wrong.")
    assert [sentence for sentence in said(*pairs, type=type) if not sentence.endswith(places)] == []


def test_every_wrong_output_of_a_test_is_looked_at() -> None:
    first = judged(np.float32([0, 0]), np.float32([1, 2]), "TENSOR_FLOAT32")
    other = judged(np.float32([5, 9]), np.float32([1, 2]), "TENSOR_FLOAT32")
    both = case("general/V1_0/split", "SPLIT", findings=(first, other))
    assert sentences([both]) == ["Every element is wrong."]
    assert "The outputs are all 0." in sentences([case("a/b/c", "SPLIT", findings=(first,))])


def test_results_without_the_evidence_are_not_talked_about() -> None:
    assert sentences([case("a/b/c", "ADD", findings=(finding(actual=0, failed=4),))]) == []
    assert sentences([]) == []


def test_what_holds_for_nearly_all_tests_is_said_of_so_many() -> None:
    flipped = [([-n, 1], [n, 1]) for n in range(2, 10)]
    assert said(*flipped, ([7, 1], [3, 1]))[0] == (
        "In 8 of 9 tests every wrong element has the wrong sign."
    )
    others = [([7, 1], [3, 1]), ([9, 1], [3, 1]), ([0, 1], [5, 1])]
    assert not said(*flipped, *others)[0].startswith("In ")
    assert not said(*flipped[:4], ([7, 1], [3, 1]))[0].startswith("In ")


@pytest.mark.parametrize(
    ("wrong", "sentence"),
    [
        ([0, 1, 2, 3], "Every element is wrong."),
        ([3], "Only the last element is wrong."),
        ([0], "Only the first element is wrong."),
        ([2], "One element of each output is wrong."),
    ],
)
def test_the_places_of_errors_are_named(wrong: list[int], sentence: str) -> None:
    assert said(off_at(wrong, (4,)), off_at(wrong, (4,)))[-1] == sentence


def off_at(wrong: list[int], shape: tuple[int, ...]) -> tuple[NDArray[Any], NDArray[Any]]:
    expected = np.random.default_rng(3).uniform(1, 9, shape).astype(np.float32)
    actual = expected.copy()
    actual.flat[wrong] += np.float32(1.0) + np.arange(len(wrong), dtype=np.float32) % 3
    return actual, expected


def test_an_output_of_one_element_says_nothing_about_places() -> None:
    assert said(([4], [1]), off_at([3], (4,)))[-1] == "Only the last element is wrong."
    assert said(([4], [1])) == []


@cells(
    ("wrong", "shape", "sentence"),
    [
        ([1, 4, 11, 14], (8, 2), ""),
        ([6, 13, 20, 27], (4, 7), "Only elements at the last index of dimension 1 are wrong."),
        ([0, 7, 14, 21], (4, 7), "Only elements at the first index of dimension 1 are wrong."),
        (range(7, 28), (4, 7), "No elements at the first index of dimension 0 are wrong."),
        (range(21), (4, 7), "No elements at the last index of dimension 0 are wrong."),
    ],
)
def test_a_place_that_is_no_chance_is_named(
    wrong: Any, shape: tuple[int, ...], sentence: str
) -> None:
    def places(pairs: list[tuple[NDArray[Any], NDArray[Any]]]) -> list[str]:
        return [each for each in said(*pairs) if "dimension" in each]

    assert places([off_at(list(wrong), shape)] * 3) == ([sentence] if sentence else [])


def test_a_place_is_not_concluded_from_the_worst_element() -> None:
    """The worst is at the last index each time, the others are everywhere."""
    actual, expected = off_at([*range(27)], (4, 7))
    actual.flat[[6, 13, 20, 27]] += 50
    assert not [each for each in said((actual, expected)) if "dimension" in each]


@cells(
    ("dimensions", "index", "place"),
    [
        ((1, 2, 2, 1), 3, (0, 1, 1, 0)),
        ((4,), 2, (2,)),
        ((), 0, None),
        ((0, 2), 1, None),
        ((2,), 9, None),
    ],
)
def test_a_flat_index_becomes_a_place(
    dimensions: tuple[int, ...], index: int, place: tuple[int, ...] | None
) -> None:
    assert position(finding(dimensions=dimensions, index=index)) == place
