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
        (("ADD", "CONV_2D"), "conv_all_inputs_as_internal", ("CONV_2D",)),
        (("ADD",), "add_all_inputs_as_internal", ("ADD",)),
        (("BOX_WITH_NMS_LIMIT", "L2_POOL_2D", "ROI_ALIGN"), "pool_zero_sized", ("L2_POOL_2D",)),
        (("ADD", "CONV_2D"), "conv_and_add", ("ADD", "CONV_2D")),
        (("ADD", "LESS", "WHILE"), "loop", ("WHILE",)),
        (("ADD", "IF", "SUB", "WHILE"), "branches", ("IF", "WHILE")),
        ((), "nothing", ()),
    ],
)
def test_what_only_feeds_others_or_shows_a_result_is_not_tested(
    operations: tuple[str, ...], name: str, tested: tuple[str, ...]
) -> None:
    assert labels.tested_operations(operations, labels.feeders_by_name(name)) == tested


def test_the_type_is_that_of_the_tested_operation() -> None:
    """A CAST to FLOAT32 shows what DIV makes of INT32, and ROI_ALIGN of FLOAT32 feeds it."""
    types = {
        case.name: case.types for case in index_of(OWN_SPECS / "elementwise_binary.cases").cases
    }
    assert types["div_shown_int32"] == ("TENSOR_INT32",)
    assert types["div_zero_sized_int32"] == ("TENSOR_INT32",)
    assert types["div_rank_1"] == ("TENSOR_FLOAT32",)
