"""What a case is about."""

from __future__ import annotations

import msgspec

from nntest.groups.analysis.subjects import subjects_of, type_of
from tests.cells import cells
from tests.unit.vts.example_runs import case
from vts.results import VtsCase


def typed(*types: str) -> VtsCase:
    return VtsCase(id="general/V1_0/a", outcome=case("a/b").outcome, group="general", types=types)


@cells(
    ("name", "operations", "subjects"),
    [
        ("conv", ["CONV_2D"], ["CONV_2D"]),
        ("conv_all_inputs_as_internal", ["ADD", "CONV_2D"], ["CONV_2D"]),
        ("conv_all_inputs_as_internal#2", ["ADD", "CONV_2D"], ["CONV_2D"]),
        ("add_all_inputs_as_internal", ["ADD"], ["ADD"]),
        ("pool_zero_sized", ["BOX_WITH_NMS_LIMIT", "L2_POOL_2D", "ROI_ALIGN"], ["L2_POOL_2D"]),
        (
            "roi_align_zero_sized",
            ["BOX_WITH_NMS_LIMIT", "ROI_ALIGN"],
            ["BOX_WITH_NMS_LIMIT", "ROI_ALIGN"],
        ),
        ("conv_and_add", ["ADD", "CONV_2D"], ["ADD", "CONV_2D"]),
        ("loop", ["ADD", "LESS", "WHILE"], ["WHILE"]),
        ("branches", ["ADD", "IF", "SUB", "WHILE"], ["IF", "WHILE"]),
        ("nothing", [], []),
    ],
)
def test_a_case_tests_its_operations_but_not_what_only_feeds_them(
    name: str, operations: list[str], subjects: list[str]
) -> None:
    assert list(subjects_of(case(f"general/V1_2/{name}", operations))) == subjects


def test_a_model_that_is_not_of_the_corpus_tests_no_operation() -> None:
    assert subjects_of(case("concurrency/large_sum", "ADD")) == ()


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
