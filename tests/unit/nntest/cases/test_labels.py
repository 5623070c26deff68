"""Labels of cases: what they test, and of which type."""

from __future__ import annotations

from nntest.cases import labels
from nntest.cases.index import index_of
from nntest.data_folders import OWN_SPECS
from tests.cells import cells


@cells(
    ("operations", "name", "tested"),
    [
        (("CAST", "DIV"), "div_shown_int32", ("DIV",)),
        (("DEQUANTIZE", "RELU"), "relu_shown", ("RELU",)),
        (("DEQUANTIZE", "QUANTIZE"), "quantize_halves", ("QUANTIZE",)),
        (("ADD", "CAST"), "cast_all_inputs_as_internal", ("CAST",)),
        (("CAST", "DEQUANTIZE"), "both", ("CAST", "DEQUANTIZE")),
        (("DEQUANTIZE",), "dequantize", ("DEQUANTIZE",)),
    ],
)
def test_what_only_shows_a_result_is_not_tested(
    operations: tuple[str, ...], name: str, tested: tuple[str, ...]
) -> None:
    assert labels.tested_operations(operations, name) == tested


def test_the_type_is_that_of_the_tested_operation() -> None:
    """A CAST to FLOAT32 shows what DIV makes of INT32, and ROI_ALIGN of FLOAT32 feeds it."""
    types = {case.name: case.types for case in index_of(OWN_SPECS / "elementwise_binary").cases}
    assert types["div_shown_int32"] == ("TENSOR_INT32",)
    assert types["div_zero_sized_int32"] == ("TENSOR_INT32",)
    assert types["div_rank_1"] == ("TENSOR_FLOAT32",)
