"""What wrong elements have in common."""

from __future__ import annotations

from typing import Any

import pytest

from nntest.judge import Finding
from tests.vts.example_runs import finding
from vts.analysis.patterns import patterns, position


def several(*pairs: tuple[Any, Any], **changes: Any) -> list[str]:
    """The patterns of findings with these actual and expected values."""
    values = {"type": "TENSOR_FLOAT32", "failed": 2} | changes
    return patterns([finding(actual=a, expected=e, **values) for a, e in pairs])


@pytest.mark.parametrize(
    ("pairs", "changes", "sentence"),
    [
        ([(3, 2), (8, 7)], {"type": "TENSOR_INT32"}, "always the expected one + 1."),
        ([(1, 3), (8, 10)], {"type": "TENSOR_QUANT8_ASYMM"}, "always the expected one − 2."),
        ([(0, 2.5), (0, -1)], {}, "The actual values are all 0."),
        ([(-2, 2), (1.5, -1.5)], {}, "The actual values have the wrong sign."),
        ([("nan", 2), ("nan", 3)], {}, "The actual values are NaN."),
        ([(2.2, 2), (-5.5, -5), (1.1, 1)], {}, "always about 1.1 times the expected one."),
        ([(2.5, 2), (9, 5), (1.1, 1)], {}, "The actual values are always too large."),
        ([(1, 2), (-9, 5), (0.5, 1)], {}, "The actual values are always too small."),
        ([(125, 3), (125, 4)], {"type": "TENSOR_QUANT8_ASYMM", "failed": 4}, "never written"),
        ([("nan", 3)], {"type": "TENSOR_FLOAT16", "failed": 4}, "never written"),
        ([(2105376125, 3)], {"type": "TENSOR_INT32", "failed": 4}, "never written"),
    ],
)
def test_the_shape_of_an_error_is_named(
    pairs: list[tuple[Any, Any]], changes: dict[str, Any], sentence: str
) -> None:
    assert sentence in several(*pairs, **changes)[0]


def test_what_holds_for_nearly_all_errors_is_said_of_so_many() -> None:
    flipped = [(-n, n) for n in range(1, 9)]
    assert several(*flipped, (7, 3)) == ["In 8 of 9 tests the actual value has the wrong sign."]
    assert not several(*flipped, (7, 3), (9, 3), (0, 5))[0].startswith("In ")
    assert several(*flipped[:4], (7, 3)) == []


def test_codes_have_no_sign() -> None:
    assert several((-7, 7), (3, -3), type="TENSOR_QUANT8_ASYMM_SIGNED") == []


def test_errors_without_a_pattern_are_not_talked_about() -> None:
    assert several((3, 2), (1, 7), (9, 1)) == []
    assert patterns([]) == []


@pytest.mark.parametrize(
    ("changes", "sentence"),
    [
        ({"failed": 4, "index": 2}, "Every element is wrong."),
        ({"failed": 1, "index": 3}, "Only the last element is wrong."),
        ({"failed": 1, "index": 0}, "Only the first element is wrong."),
        ({"failed": 1, "index": 2}, "One element of each output is wrong."),
    ],
)
def test_the_places_of_errors_are_named(changes: dict[str, int], sentence: str) -> None:
    found = patterns([finding(actual=9, **changes), finding(actual=3, **changes)])
    assert sentence in found


def test_an_output_of_one_element_says_nothing_about_places() -> None:
    single = finding(elements=1, failed=1, index=0, dimensions=(1,))
    assert patterns([single, finding()])[-1] == "Only the last element is wrong."
    assert len(patterns([single])) == 1


@pytest.mark.parametrize(
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


def at(index: int, dimensions: tuple[int, ...] = (2, 8)) -> Finding:
    return finding(index=index, dimensions=dimensions, elements=16, failed=3)


@pytest.mark.parametrize(
    ("findings", "sentence"),
    [
        ([at(8 + n) for n in (0, 3, 5, 7, 1, 2, 4, 6, 0, 3)], "at the last index of dimension 0."),
        ([at(7 + 8 * (n % 2)) for n in range(4)], "at the last index of dimension 1."),
        (
            [at(n, (8, 2)) for n in (2, 3, 4, 15, 6, 9, 13) * 8],
            "never at the first index of dimension 0.",
        ),
    ],
)
def test_a_place_that_is_no_chance_is_named(findings: list[Finding], sentence: str) -> None:
    assert patterns(findings)[-1].endswith(sentence)


def test_the_first_place_says_nothing_as_equal_errors_are_found_there() -> None:
    assert len(patterns([at(8 * (n % 2)) for n in range(20)])) == 1


def test_a_place_that_may_be_chance_is_not_talked_about() -> None:
    assert patterns([at(8), at(9), at(3)]) == ["The actual value is always the expected one + 2."]
