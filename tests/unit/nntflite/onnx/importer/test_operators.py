"""Operators of ONNX: the reference driver computes of them what ONNX Runtime does."""

from __future__ import annotations

from typing import Any, NamedTuple

import numpy as np
import pytest

from nnhal.types import OperandType, OperationType
from nntflite.errors import UnsupportedOperator
from nntflite.exporter import export_model
from nntflite.importer import ImportedModel
from nntflite.onnx.importer import import_onnx, survey_onnx
from nntflite.onnx.interpreter import OnnxInterpreter
from tests.unit.nntflite.importer.conftest import Sequences
from tests.unit.nntflite.onnx.networks import network, node, random

IMAGE = random(1, 4, 6, 5)
ROWS = random(2, 6, seed=3)
MAX = np.iinfo(np.int64).max


class Case(NamedTuple):
    type: str
    given: Any
    constants: tuple[Any, ...] = ()
    attributes: dict[str, Any] = {}  # noqa: RUF012
    opset: int = 17
    outputs: int = 1
    others: tuple[Any, ...] = ()
    """Further inputs that are no constants."""

    @property
    def data(self) -> bytes:
        names = [f"c{n}" for n, value in enumerate(self.constants)]
        pairs = list(zip(names, self.constants, strict=True))
        given = [name if value is not None else "-" for name, value in pairs]
        arrays = {name: value for name, value in pairs if value is not None}
        inputs = {f"x{n}": np.shape(v) for n, v in enumerate(self.inputs)}
        types = {f"x{n}": 7 for n, v in enumerate(self.inputs) if v.dtype == np.int64}
        types |= {f"x{n}": 9 for n, v in enumerate(self.inputs) if v.dtype == bool}
        outputs = [f"y{n}" for n in range(self.outputs)]
        made = node(self.type, " ".join([*inputs, *given]), " ".join(outputs), **self.attributes)
        return network([made], inputs, outputs, arrays, opset=self.opset, types=types)

    @property
    def inputs(self) -> list[Any]:
        return [np.asarray(self.given), *map(np.asarray, self.others)]


def ints(*values: int) -> np.ndarray:
    return np.array(values, np.int64)


CASES = {
    "conv": Case("Conv", IMAGE, (random(3, 4, 3, 3), random(3)), {"pads": [1, 0, 1, 2]}),
    "conv_same_lower": Case("Conv", IMAGE, (random(3, 4, 2, 2),), {"auto_pad": "SAME_LOWER"}),
    "conv_strides": Case(
        "Conv", IMAGE, (random(3, 4, 3, 2),), {"strides": [2, 1], "auto_pad": "SAME_UPPER"}
    ),
    "conv_dilation": Case("Conv", IMAGE, (random(3, 4, 2, 2),), {"dilations": [2, 3]}),
    "conv_depthwise": Case("Conv", IMAGE, (random(8, 1, 3, 3), random(8)), {"group": 4}),
    "conv_grouped": Case("Conv", IMAGE, (random(6, 2, 3, 3),), {"group": 2}),
    "conv_of_a_sequence": Case(
        "Conv", random(1, 4, 9), (random(3, 4, 3), random(3)), {"pads": [1, 2]}
    ),
    "conv_transpose": Case(
        "ConvTranspose",
        IMAGE,
        (random(4, 3, 3, 3), random(3)),
        {"strides": [2, 2], "pads": [1, 1, 1, 1], "output_padding": [1, 0]},
    ),
    "max_pool": Case(
        "MaxPool", IMAGE, (), {"kernel_shape": [3, 2], "strides": [2, 2], "ceil_mode": 1}
    ),
    "average_pool": Case("AveragePool", IMAGE, (), {"kernel_shape": [2, 2], "pads": [1, 1, 0, 0]}),
    "average_pool_with_padding": Case(
        "AveragePool",
        IMAGE,
        (),
        {"kernel_shape": [2, 2], "pads": [1, 1, 0, 0], "count_include_pad": 1},
    ),
    "global_average_pool": Case("GlobalAveragePool", IMAGE),
    "global_max_pool": Case("GlobalMaxPool", IMAGE),
    "gemm": Case("Gemm", ROWS, (random(6, 3), random(3))),
    "gemm_transposed": Case(
        "Gemm",
        ROWS,
        (random(3, 2), random(6, 3)),
        {"alpha": 0.5, "beta": 2.0, "transA": 1, "transB": 1},
    ),
    "matmul": Case("MatMul", random(2, 3, 6), (random(6, 4),)),
    "matmul_of_two": Case("MatMul", random(2, 3, 4), others=(random(4, 5),)),
    "matmul_before": Case("MatMul", random(2, 3, 4), others=(random(3, 2, 4, 2)[:1],)),
    "batch_normalization": Case(
        "BatchNormalization", IMAGE, (random(4), random(4), random(4), abs(random(4)) + 0.1)
    ),
    "instance_normalization": Case("InstanceNormalization", IMAGE, (random(4), random(4, seed=2))),
    "layer_normalization": Case("LayerNormalization", ROWS, (random(6), random(6, seed=2))),
    "lrn": Case("LRN", IMAGE, (), {"size": 3, "alpha": 0.5, "beta": 0.6, "bias": 2.0}),
    "softmax": Case("Softmax", IMAGE, (), {"axis": 1}),
    "softmax_of_old": Case("Softmax", IMAGE, (), {"axis": 2}, 11),
    "log_softmax": Case("LogSoftmax", ROWS, (), {"axis": -1}),
    **{
        name.lower(): Case(name, IMAGE)
        for name in ("Abs", "Ceil", "Exp", "Floor", "HardSigmoid", "HardSwish", "Identity", "Neg")
    },
    **{name.lower(): Case(name, IMAGE) for name in ("Relu", "Sigmoid", "Sin", "Tanh", "Dropout")},
    **{name.lower(): Case(name, abs(IMAGE) + 0.1) for name in ("Log", "Sqrt", "Reciprocal")},
    **{
        name.lower(): Case(name, IMAGE, (random(4, 1, 1, seed=9),))
        for name in (
            "Add",
            "Sub",
            "Mul",
            "Div",
            "Max",
            "Min",
            "Greater",
            "LessOrEqual",
            "Sum",
            "Mean",
        )
    },
    "pow": Case("Pow", abs(IMAGE), (np.float32(2.5),)),
    "not": Case("Not", IMAGE > 0),
    "clip": Case("Clip", 4 * IMAGE, (np.float32(-0.5), np.float32(1.5))),
    "clip_to_6": Case("Clip", 8 * IMAGE, (np.float32(0), np.float32(6))),
    "clip_of_old": Case("Clip", 4 * IMAGE, (), {"min": -1.0, "max": 1.0}, 9),
    "elu": Case("Elu", IMAGE, (), {"alpha": 0.7}),
    "leaky_relu": Case("LeakyRelu", IMAGE, (), {"alpha": 0.2}),
    "prelu": Case("PRelu", IMAGE, (random(4, 1, 1),)),
    "where": Case("Where", IMAGE > 0, others=(IMAGE, random(5))),
    "cast_to_int": Case("Cast", 9 * IMAGE, (), {"to": 6}),
    "cast_from_bool": Case("Cast", IMAGE > 0, (), {"to": 1}),
    "cast_to_bool": Case("Cast", np.floor(IMAGE), (), {"to": 9}),
    "reshape": Case("Reshape", IMAGE, (ints(0, -1, 10),)),
    "reshape_of_old": Case("Reshape", IMAGE, (ints(6, 20),), {}, 9),
    "flatten": Case("Flatten", IMAGE, (), {"axis": 2}),
    "squeeze": Case("Squeeze", random(1, 3, 1, 2), (ints(0, -2),)),
    "squeeze_of_old": Case("Squeeze", random(1, 3, 1, 2), (), {"axes": [2]}, 11),
    "unsqueeze": Case("Unsqueeze", ROWS, (ints(0, -1),)),
    "transpose": Case("Transpose", IMAGE, (), {"perm": [0, 2, 3, 1]}),
    "concat": Case("Concat", IMAGE, (random(1, 2, 6, 5),), {"axis": 1}),
    "split": Case("Split", IMAGE, (), {"axis": 1}, 17, 2),
    "split_unequal": Case("Split", IMAGE, (ints(1, 3),), {"axis": -3}, 17, 2),
    "slice": Case("Slice", IMAGE, (ints(1, -4), ints(3, MAX), ints(1, 2))),
    "slice_with_steps": Case("Slice", IMAGE, (ints(-1, 0), ints(-MAX, 5), ints(2, 3), ints(-2, 2))),
    "slice_of_old": Case("Slice", IMAGE, (), {"starts": [1], "ends": [3], "axes": [1]}, 9),
    "gather": Case("Gather", IMAGE, (ints(2, -1, 0),), {"axis": 1}),
    "gather_one": Case("Gather", IMAGE, (np.int64(-1),), {"axis": 2}),
    "gather_by_input": Case("Gather", ints(0, 3, 1)),
    "pad": Case("Pad", IMAGE, (ints(0, 0, 1, 2, 0, 0, 0, 1), np.float32(0.5))),
    "pad_reflected": Case("Pad", ROWS, (ints(1, 2, 0, 1),), {"mode": "reflect"}),
    "pad_of_old": Case("Pad", ROWS, (), {"pads": [1, 2, 0, 1], "value": 0.0}, 10),
    "tile": Case("Tile", ROWS, (ints(2, 3),)),
    "expand": Case("Expand", random(3, 1), (ints(2, 1, 4),)),
    "depth_to_space": Case("DepthToSpace", IMAGE, (), {"blocksize": 2}),
    "space_to_depth": Case("SpaceToDepth", random(1, 2, 4, 6), (), {"blocksize": 2}),
    "arg_max": Case("ArgMax", IMAGE, (), {"axis": 1}),
    "arg_min": Case("ArgMin", IMAGE, (), {"axis": -1, "keepdims": 0}),
    "top_k": Case("TopK", ROWS, (ints(3),), {}, 17, 2),
    "reduce_mean": Case("ReduceMean", IMAGE, (), {"axes": [1, 3]}),
    "reduce_max": Case("ReduceMax", IMAGE, (), {"axes": [-1], "keepdims": 0}),
    "reduce_sum": Case("ReduceSum", IMAGE, (ints(2),)),
    "reduce_l2": Case("ReduceL2", IMAGE, (), {"axes": [1]}),
    "resize_by_scales": Case(
        "Resize",
        IMAGE,
        (None, np.float32([1, 1, 2, 3])),
        {
            "mode": "nearest",
            "coordinate_transformation_mode": "asymmetric",
            "nearest_mode": "floor",
        },
    ),
    "resize_half_pixel": Case(
        "Resize", IMAGE, (None, np.float32([1, 1, 2, 2])), {"mode": "nearest"}
    ),
    "resize_linear": Case("Resize", IMAGE, (None, None, ints(1, 4, 9, 10)), {"mode": "linear"}),
    "resize_aligned": Case(
        "Resize",
        IMAGE,
        (None, None, ints(1, 4, 11, 9)),
        {"mode": "linear", "coordinate_transformation_mode": "align_corners"},
    ),
    "lstm": Case(
        "LSTM",
        random(5, 2, 3),
        (random(1, 16, 3), random(1, 16, 4), random(1, 32), None, random(1, 2, 4), random(1, 2, 4)),
        {"hidden_size": 4},
        17,
        3,
    ),
    "lstm_from_zero": Case(
        "LSTM", random(5, 2, 3), (random(1, 16, 3), random(1, 16, 4)), {"hidden_size": 4}
    ),
    "upsample": Case("Upsample", IMAGE, (np.float32([1, 1, 2, 2]),), {"mode": "nearest"}, 9),
}
TABLE = random(5, 3)


@pytest.mark.parametrize("name", CASES)
def test_an_operator_is_imported_as_onnx_runtime_computes_it(name: str) -> None:
    case = CASES[name]
    data = case.data
    if name == "gather_by_input":
        made = node("Gather", "table x0", "y0")
        data = network([made], {"x0": [3]}, ["y0"], {"table": TABLE}, types={"x0": 7})

    given = [v.astype(np.int32) if v.dtype == np.int64 else v for v in case.inputs]
    (outputs,) = Sequences(import_onnx(data))([given])

    expected = OnnxInterpreter(data).run(*case.inputs)
    for found, wanted in zip(outputs, expected, strict=True):
        assert found.size == wanted.size
        assert found.shape == (wanted.shape or (1,))
        np.testing.assert_allclose(
            found.astype(float), wanted.reshape(found.shape).astype(float), rtol=2e-5, atol=2e-5
        )


def test_channels_are_shuffled_in_five_dimensions_which_the_hal_has_not() -> None:
    nodes = [
        node("Reshape", "x five", "apart"),
        node("Sigmoid", "apart", "each"),
        node("Transpose", "each", "moved", perm=[0, 2, 1, 3, 4]),
        node("Reshape", "moved four", "y"),
    ]
    constants = {"five": ints(1, 2, 2, 6, 5), "four": ints(1, 4, 6, 5)}
    data = network(nodes, {"x": IMAGE.shape}, ["y"], constants)

    ((found,),) = Sequences(import_onnx(data))([[IMAGE]])

    np.testing.assert_allclose(found, OnnxInterpreter(data).run(IMAGE)[0], rtol=1e-6)


def operations(imported: ImportedModel) -> list[OperationType]:
    return [OperationType(operation.type) for operation in imported.model.main.operations]


def test_numbers_of_16_bits_stay_so() -> None:
    nodes = [
        node("Conv", "x w b", "c"),
        node("Relu", "c", "r"),
        node("GlobalAveragePool", "r", "p"),
        node("Flatten", "p", "f"),
        node("Gemm", "f m", "g"),
        node("Softmax", "g", "y"),
    ]
    constants = {"w": random(3, 4, 2, 2), "b": random(3), "m": random(3, 5)}
    halves = {name: value.astype(np.float16) for name, value in constants.items()}
    data = network(nodes, {"x": IMAGE.shape}, ["y"], halves, types={"x": 10})
    given = IMAGE.astype(np.float16)

    imported = import_onnx(data)

    types = {OperandType(o.type) for o in imported.model.main.operands if o.dimensions}
    assert types <= {OperandType.TENSOR_FLOAT16, OperandType.TENSOR_INT32}
    ((found,),) = Sequences(imported)([[given]])
    np.testing.assert_allclose(found, OnnxInterpreter(data).run(given)[0], atol=2e-3)


@pytest.mark.parametrize(
    ("name", "type"),
    [
        ("conv", OperationType.CONV_2D),
        ("conv_depthwise", OperationType.DEPTHWISE_CONV_2D),
        ("conv_grouped", OperationType.GROUPED_CONV_2D),
    ],
)
def test_a_convolution_has_its_channels_last_as_drivers_do(name: str, type: OperationType) -> None:
    imported = import_onnx(CASES[name].data)
    assert operations(imported) == [OperationType.TRANSPOSE, type, OperationType.TRANSPOSE]
    assert imported.inputs[0].operand.dimensions == IMAGE.shape


def test_a_network_is_transposed_at_its_ends_only() -> None:
    nodes = [
        node("Conv", "x w", "a", pads=[1, 1, 1, 1]),
        node("BatchNormalization", "a s s s s", "b"),
        node("Relu", "b", "c"),
        node("MaxPool", "c", "d", kernel_shape=[3, 3], pads=[1, 1, 1, 1], strides=[1, 1]),
        node("Add", "c d", "e"),
        node("Mul", "e f", "m"),
        node("Concat", "m d", "g", axis=1),
        node("GlobalAveragePool", "g", "h"),
        node("Flatten", "h", "y"),
    ]
    constants = {"w": random(4, 4, 3, 3), "s": abs(random(4)) + 1, "f": random(4, 1, 1)}
    data = network(nodes, {"x": IMAGE.shape}, ["y"], constants)

    imported = import_onnx(data)

    found = operations(imported)
    assert found.count(OperationType.TRANSPOSE) == 2
    assert (found[0], found[-2]) == (OperationType.TRANSPOSE, OperationType.TRANSPOSE)
    ((outputs,),) = Sequences(imported)([[IMAGE]])
    np.testing.assert_allclose(outputs, OnnxInterpreter(data).run(IMAGE)[0], rtol=1e-5, atol=1e-5)
    assert export_model(imported.model)


@pytest.mark.parametrize(
    ("case", "reason"),
    [
        (Case("Erf", IMAGE), "the HAL has no such operation"),
        (Case("DepthToSpace", IMAGE, (), {"blocksize": 2, "mode": "CRD"}), "in mode DCR"),
        (Case("Conv", random(1, 2, 3, 3, 3), (random(2, 2, 1, 1, 1),)), "over 3 dimensions"),
        (Case("Conv", IMAGE, others=(random(3, 4, 1, 1),)), "must be a constant"),
        (Case("MaxPool", IMAGE, (), {"kernel_shape": [2, 2], "dilations": [2, 1]}), "dilation"),
        (Case("Transpose", random(2, 3, 2, 3, 2), (), {"perm": [4, 3, 2, 1, 0]}), "more than 4"),
        (Case("Cast", IMAGE, (), {"to": 2}), "saturated by the HAL"),
        (
            Case("Resize", IMAGE, (None, None, ints(1, 4, 4, 7)), {"nearest_mode": "ceil"}),
            "takes other pixels",
        ),
        (
            Case("Resize", IMAGE, (None, None, ints(1, 4, 4, 7)), {"mode": "cubic"}),
            "no mode 'cubic'",
        ),
        (
            Case(
                "LSTM",
                random(5, 2, 3),
                (random(1, 16, 3), random(1, 16, 4)),
                {"hidden_size": 4, "direction": "reverse"},
            ),
            "sequences forward",
        ),
        (Case("Div", ints(4, 2), others=(ints(3, 1),)), "rounds int32 towards zero"),
    ],
)
def test_what_the_hal_has_not_is_refused_with_number_and_reason(case: Case, reason: str) -> None:
    with pytest.raises(UnsupportedOperator, match=rf"operator 0 \({case.type}\).*{reason}"):
        import_onnx(case.data)


def test_arithmetic_on_shapes_is_done_while_reading() -> None:
    nodes = [
        node("Shape", "x", "shape"),
        node("Slice", "shape begin end", "batch"),
        node("Concat", "batch rest", "wanted", axis=0),
        node("Reshape", "x wanted", "flat"),
        node("Relu", "flat", "y"),
    ]
    constants = {"begin": ints(0), "end": ints(1), "rest": ints(-1)}
    data = network(nodes, {"x": ["N", 2, 3]}, ["y"], constants)

    imported = import_onnx(data, input_shapes={0: (4, 2, 3)})

    assert operations(imported) == [OperationType.RESHAPE, OperationType.RELU]
    assert imported.outputs[0].operand.dimensions == (4, 6)
    assert imported.operators == (3, 4)


def test_what_follows_an_operator_of_unknown_type_is_refused_for_that() -> None:
    data = network([node("Gelu", "x", "g"), node("Relu", "g")], {"x": [2]}, ["y"])
    found = survey_onnx(data, "net").refused
    assert found[0].reason == "the HAL has no such operation"
    assert found[1].reason == "a tensor whose type only the runtime knows"
