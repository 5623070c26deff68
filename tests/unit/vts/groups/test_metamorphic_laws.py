"""The laws as a test group."""

from __future__ import annotations

from typing import Any

import pytest

from nndrivers import faulty as planted
from nntest.cases.indexed_case import IndexedCase
from nntest.results import Outcome
from tests.unit.vts.groups.drivers import reference
from tests.unit.vts.groups.harness import cases_of, run_group
from vts.groups.metamorphic_laws import GROUP


def indexed(name: str, operation: str, *types: str, count: int = 1) -> IndexedCase:
    return IndexedCase(
        spec=f"folder/{name}.mod.py",
        folder="folder",
        name=name,
        version="V1_0",
        operations=(operation,),
        types=types,
        first_operation=operation,
        operation_count=count,
        output_bytes=4,
        structure=name,
    )


CORPUS = [
    indexed("first", "ADD", "INT32", "TENSOR_FLOAT32"),
    indexed("second", "ADD", "INT32", "TENSOR_FLOAT32"),
    indexed("quantized", "ADD", "INT32", "TENSOR_QUANT8_ASYMM"),
    indexed("graph", "MUL", "TENSOR_FLOAT32", count=3),
    indexed("integers", "SUB", "TENSOR_INT32"),
]


def test_each_operation_has_a_test_in_each_type() -> None:
    names = [test.case for test in GROUP.tests(CORPUS, thorough=False)]
    assert names == ["first", "quantized"]


def test_thorough_is_every_case() -> None:
    assert len([*GROUP.tests(CORPUS, thorough=True)]) == len(CORPUS)


CASE = cases_of(
    "rectified",
    """
x = Input("x", ("TENSOR_FLOAT32", [4, 2]))
y = Output("y", ("TENSOR_FLOAT32", [4, 2]))
model = Model().Operation("RELU", x).To(y)
Example({x: [1, 2, 3, 4, 5, 6, 7, 8], y: [1, 2, 3, 4, 5, 6, 7, 8]})
""",
)[:1]


def test_the_reference_driver_keeps_all_laws() -> None:
    assert [*run_group(GROUP, reference(), CASE).outcomes.values()] == [Outcome.SUCCESS]


@pytest.mark.parametrize(
    ("driver", "law"),
    [
        (planted.last_element_dropped, "A batch split and joined"),
        (planted.padding_taken_for_data, "Arguments with padding"),
    ],
)
def test_a_driver_that_contradicts_itself_fails(driver: Any, law: str) -> None:
    assert law in run_group(GROUP, driver, CASE).only_failure()
