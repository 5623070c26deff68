"""Operators on constants: what is computed while importing is what TF Lite computes."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest

from nntflite.graph import File, GraphBuilder
from nntflite.importer.folding import FOLDED, fold
from nntflite.importer.operator import TfliteOperator
from nntflite.importer.tensors import NUMPY_TYPES, TensorMap
from nntflite.interpreter import Interpreter
from nntflite.schema import TensorType
from nntflite.writer import write
from tests.cells import cells

NUMBERS = np.array([[3, -7, 5], [2, 9, -4]], "i4")
OTHERS = np.array([[2, 4, -3], [5, -1, 3]], "i4")
SHAPE = np.array([2, 3], "i4")
AXES = np.array([1], "i4")
TRUTHS = NUMBERS > 2

CASES: dict[str, tuple[list[Any], dict[str, Any]]] = {
    **dict.fromkeys(
        ("ADD", "SUB", "MUL", "FLOOR_DIV", "FLOOR_MOD", "MAXIMUM", "MINIMUM", "EQUAL", "NOT_EQUAL"),
        ([NUMBERS, OTHERS], {}),
    ),
    **dict.fromkeys(("LESS", "LESS_EQUAL", "GREATER", "GREATER_EQUAL"), ([NUMBERS, OTHERS], {})),
    **dict.fromkeys(("LOGICAL_AND", "LOGICAL_OR"), ([TRUTHS, OTHERS > 2], {})),
    **dict.fromkeys(("SELECT", "SELECT_V2"), ([TRUTHS, NUMBERS, OTHERS], {})),
    **dict.fromkeys(
        ("SUM", "REDUCE_PROD", "REDUCE_MAX", "REDUCE_MIN"), ([NUMBERS, AXES], {"keep_dims": True})
    ),
    "NEG": ([NUMBERS], {}),
    "LOGICAL_NOT": ([TRUTHS], {}),
    "CAST": ([NUMBERS], {}),
    "RANGE": ([np.array(7, "i4"), np.array(1, "i4"), np.array(-2, "i4")], {}),
    "FILL": ([SHAPE, np.array(7, "i4")], {}),
    "ZEROS_LIKE": ([NUMBERS], {}),
    "TILE": ([NUMBERS, SHAPE], {}),
    "BROADCAST_ARGS": ([np.array([2, 1], "i4"), np.array([4, 1, 3], "i4")], {}),
    "BROADCAST_TO": ([NUMBERS[:, :1], SHAPE], {}),
    "TRANSPOSE": ([NUMBERS, np.array([1, 0], "i4")], {}),
    "EXPAND_DIMS": ([NUMBERS, np.array([1], "i4")], {}),
    "CONCATENATION": ([NUMBERS, OTHERS], {"axis": 1}),
    "PACK": ([NUMBERS, OTHERS], {"axis": 1, "values_count": 2}),
    "UNPACK": ([NUMBERS], {"axis": 1, "num": 3}),
    "RESHAPE": ([NUMBERS, np.array([3, -1], "i4")], {}),
    "SQUEEZE": ([NUMBERS[:1]], {"squeeze_dims": (0,)}),
    "SLICE": ([NUMBERS, np.array([0, 1], "i4"), np.array([2, -1], "i4")], {}),
    "STRIDED_SLICE": (
        [NUMBERS, np.array([-1, 2], "i4"), np.array([0, 0], "i4"), np.array([1, -1], "i4")],
        {"shrink_axis_mask": 1, "end_mask": 2},
    ),
    "GATHER": ([NUMBERS, np.array([2, 0], "i4")], {"axis": 1}),
}
TYPES = {dtype: type for type, dtype in NUMPY_TYPES.items()}


def built(name: str, values: list[Any], options: dict[str, Any]) -> tuple[GraphBuilder, list[int]]:
    build = GraphBuilder()
    inputs = [
        build.tensor(f"x{number}", TYPES[each.dtype], each.shape, None, each.tobytes())
        for number, each in enumerate(values)
    ]
    truth = {"EQUAL", "NOT_EQUAL", "LESS", "LESS_EQUAL", "GREATER", "GREATER_EQUAL"}
    is_truth = name in truth or name.startswith("LOGICAL")
    type = TensorType.BOOL if is_truth else TensorType.INT32
    if name == "CAST":
        type = TensorType.FLOAT32
    outputs = [build.tensor(f"y{number}", type, ()) for number in range(options.get("num", 1))]
    version = 2 if name == "BROADCAST_TO" else 1
    build.operator(name, inputs, outputs, version=version, **options)
    return build, outputs


@cells("name", FOLDED)
def test_a_folded_operator_has_the_values_of_tf_lite(name: str) -> None:
    build, outputs = built(name, *CASES[name])
    expected = Interpreter(write(File((build.finish([], outputs),)))).run()
    graph = build.finish([], [])
    tensors = TensorMap(graph, "test.tflite")
    assert fold(TfliteOperator(tensors, 0, graph.operators[0]))
    for output, wanted in zip(outputs, expected, strict=True):
        value = tensors.value(output)
        assert value is not None
        assert (value.dtype, value.shape) == (wanted.dtype, wanted.shape)
        np.testing.assert_array_equal(value, wanted)


@cells(
    ("name", "values", "options"),
    [
        ("RANGE", [np.array(0, "i4"), np.array(1 << 30, "i4"), np.array(1, "i4")], {}),
        ("RANGE", [np.array(0, "i4"), np.array(9, "i4"), np.array(0, "i4")], {}),
        ("FILL", [np.array([1 << 15, 1 << 15], "i4"), np.array(1, "i4")], {}),
        ("TILE", [NUMBERS, np.array([1 << 15, 1 << 15], "i4")], {}),
        ("RESHAPE", [NUMBERS, np.array([4, 4], "i4")], {}),
        ("GATHER", [NUMBERS, np.array([9], "i4")], {"axis": 1}),
        ("ADD", [NUMBERS, OTHERS], {"fused_activation_function": 1}),
    ],
)
def test_what_is_large_or_wrong_is_left_to_the_importer(
    name: str, values: list[Any], options: dict[str, Any]
) -> None:
    build, _ = built(name, values, options)
    graph = build.finish([], [])
    assert not fold(TfliteOperator(TensorMap(graph, "test.tflite"), 0, graph.operators[0]))


def test_shape_arithmetic_of_keras_is_folded(assert_unchanged: Any, rng: Any) -> None:
    build = GraphBuilder()

    def const(*values: int) -> int:
        data = np.array(values, "i4")
        name = f"c{len(build.tensors)}"
        return build.tensor(name, TensorType.INT32, data.shape, None, data.tobytes())

    x = build.tensor("x", TensorType.FLOAT32, (2, 3, 4))
    shape, first, wanted = (build.tensor(n, TensorType.INT32, ()) for n in ("s", "f", "w"))
    y = build.tensor("y", TensorType.FLOAT32, ())
    build.operator("SHAPE", [x], [shape], out_type=TensorType.INT32)
    build.operator(
        "STRIDED_SLICE", [shape, const(0), const(1), const(1)], [first], shrink_axis_mask=1
    )
    scalar = build.tensor("k", TensorType.INT32, (), None, np.array(12, "i4").tobytes())
    build.operator("PACK", [first, scalar], [wanted], values_count=2, axis=0)
    build.operator("RESHAPE", [x, wanted], [y])
    value = rng.uniform(-1, 1, (2, 3, 4)).astype("f4")
    imported = assert_unchanged(build.finish([x], [y]), [[value]])
    assert len(imported.model.main.operations) == 1
    assert imported.outputs[0].operand.dimensions == (2, 12)


def test_an_operator_that_folds_needs_an_output(import_graph: Any) -> None:
    from nntflite.errors import UnsupportedModel

    build = GraphBuilder()
    x = build.tensor("x", TensorType.FLOAT32, (2,))
    build.operator("SHAPE", [x], [])
    with pytest.raises(UnsupportedModel, match=r"operator 0 \(SHAPE\).*output 0 is missing"):
        import_graph(build.finish([x], []))
