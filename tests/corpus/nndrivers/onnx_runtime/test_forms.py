"""Forms of exported ONNX models: what compilers look for, and nothing besides."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest

from nnhal.types import Model
from tests.own_corpus import own_case
from tests.unit.nndrivers.engines.models import chain

onnx = pytest.importorskip("onnx", reason="the extra onnxruntime is not installed")


def exported(model: Model, **how: int) -> Any:
    from nndrivers.onnx_runtime.exporter import export_onnx

    found = onnx.load_from_string(export_onnx(model, **how))
    onnx.checker.check_model(found, full_check=True)
    return found


def types(model: Any) -> list[str]:
    return [node.op_type for node in model.graph.node]


def of_case(name: str) -> Any:
    return exported(own_case(name).model)


def test_no_operator_only_copies() -> None:
    assert types(exported(chain("ADD", "NEG", "MUL"))) == ["Add", "Neg", "Mul"]


def test_a_copy_of_an_input_that_is_an_output_stays() -> None:
    from nndrivers.onnx_runtime.exporter.copies import remove_copies

    float32 = onnx.TensorProto.FLOAT
    x, y, z = (onnx.helper.make_tensor_value_info(name, float32, [2]) for name in "xyz")
    cast = onnx.helper.make_node("Cast", ["x"], ["a"], to=float32)
    nodes = [
        cast,
        onnx.helper.make_node("Identity", ["a"], ["y"]),
        onnx.helper.make_node("Neg", ["a"], ["b"]),
        onnx.helper.make_node("Identity", ["b"], ["z"]),
        onnx.helper.make_node("Cast", ["b"], ["unused"], to=onnx.TensorProto.INT32),
    ]
    graph = onnx.helper.make_graph(nodes, "g", [x], [y, z])
    inferred = onnx.shape_inference.infer_shapes(onnx.helper.make_model(graph)).graph
    remove_copies(graph, inferred)
    found = [(node.op_type, *node.input, *node.output) for node in graph.node]
    assert found == [("Identity", "x", "y"), ("Neg", "x", "z"), ("Cast", "z", "unused")]


def test_a_quantized_convolution_stands_between_its_own_conversions() -> None:
    model = of_case("conv_2d_quant8_valid_channel_nhwc")
    sizes = {each.name: tuple(each.dims) for each in model.graph.initializer}
    (conv,) = (node for node in model.graph.node if node.op_type == "Conv")
    made_by = {node.output[0]: node for node in model.graph.node}
    image, filters, bias = (made_by[name] for name in conv.input)
    assert {each.op_type for each in (image, filters, bias)} == {"DequantizeLinear"}
    assert made_by[image.input[0]].op_type == "Transpose"
    assert types(model)[-2:] == ["QuantizeLinear", "Transpose"]
    channels = sizes[filters.input[0]][0]
    # Scales run along the channels, which come first now.
    assert filters.attribute[0].i == 0
    assert sizes[filters.input[1]] == sizes[bias.input[0]] == sizes[bias.input[1]] == (channels,)


def test_data_that_move_are_quantized_beside_their_operator() -> None:
    model = of_case("reshape_flat_quant8")
    assert types(model) == ["DequantizeLinear", "Reshape", "QuantizeLinear"]
    assert types(of_case("reshape_flat")) == ["Reshape"]


def test_an_activation_is_left_out_where_the_codes_imply_it_and_follows_them_elsewhere() -> None:
    plain = [*["DequantizeLinear"] * 3, "Gemm", "QuantizeLinear"]
    case = own_case("fully_connected_quant8_activation_quant8_relu_signed")
    assert types(exported(case.model)) == [*plain, "DequantizeLinear", "Relu", "QuantizeLinear"]
    main = case.model.main
    (output,) = main.output_indexes
    operands = list(main.operands)
    operands[output] = msgspec.structs.replace(operands[output], zero_point=-128)
    implied = msgspec.structs.replace(main, operands=tuple(operands))
    assert types(exported(msgspec.structs.replace(case.model, main=implied))) == plain


def test_types_of_16_bits_need_a_later_operator_set() -> None:
    def opset(model: Any) -> int:
        return int(model.opset_import[0].version)

    assert opset(exported(chain("NEG"))) == 20
    assert opset(exported(chain("NEG"), opset=21)) == 21
    assert opset(exported(chain("NEG", type="TENSOR_QUANT16_ASYMM"))) == 21
