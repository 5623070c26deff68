"""What a case is about."""

from __future__ import annotations

import msgspec

from nntest.groups.analysis.subjects import type_of
from tests.cells import cells
from tests.unit.vts.example_runs import case
from vts.results import VtsCase


def typed(*types: str) -> VtsCase:
    return VtsCase(id="general/V1_0/a", outcome=case("a/b").outcome, group="general", types=types)


@cells(
    ("types", "name"),
    [
        (["TENSOR_FLOAT32"], "FLOAT32"),
        (["TENSOR_FLOAT32 relaxed", "TENSOR_INT32"], "FLOAT32 relaxed"),
        (["TENSOR_INT32", "TENSOR_QUANT8_ASYMM"], "QUANT8_ASYMM"),
        (
            ["TENSOR_INT32", "TENSOR_QUANT8_ASYMM", "TENSOR_QUANT8_SYMM_PER_CHANNEL"],
            "QUANT8_SYMM_PER_CHANNEL",
        ),
        (["TENSOR_INT32", "TENSOR_QUANT16_ASYMM", "TENSOR_QUANT8_ASYMM"], "QUANT8_ASYMM"),
        (["TENSOR_BOOL8", "TENSOR_INT32"], "INT32"),
        (["TENSOR_BOOL8"], "BOOL8"),
        (["TENSOR_OF_TOMORROW", "TENSOR_INT32"], "INT32"),
        (["BOOL", "FLOAT32", "TENSOR_INT32"], "INT32"),
        (["INT32"], "INT32"),
        ([], ""),
    ],
)
def test_a_case_tests_the_type_that_says_most_of_it(types: list[str], name: str) -> None:
    assert type_of(typed(*types)) == name


def test_the_axes_of_a_reduction_of_bools_are_not_its_type() -> None:
    types = ("TENSOR_BOOL8", "TENSOR_INT32")
    for operation, name in (("REDUCE_ALL", "BOOL8"), ("REDUCE_ANY", "BOOL8"), ("LESS", "INT32")):
        of = case("general/V1_2/reduce", [operation])
        assert type_of(msgspec.structs.replace(of, types=types)) == name
