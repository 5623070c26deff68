"""Models of ONNX, read: tables, shapes, values that are known before they run, damaged files."""

from __future__ import annotations

import sys
from pathlib import Path

import numpy as np
import pytest

from nntflite.errors import BrokenModel, NoRuntime, UnreadableFile
from nntflite.graph import OMITTED, Quantization
from nntflite.onnx.model import is_onnx, load_onnx, read_onnx
from nntflite.onnx.ports import onnx_ports
from nntflite.schema import TensorType
from nntflite.value_ranges import ValueRange
from tests.unit.nntflite.onnx.networks import network, node, quantized_network, random


def test_constant_nodes_are_initializers_and_not_counted() -> None:
    from onnx import helper

    constant = helper.make_node("Constant", [], ["c"], value_floats=[1.0, 2.0])
    data = network([constant, node("Add", "x c"), node("Clip", "y - c", "z")], {"x": [2]}, ["z"])

    graph = read_onnx(data).graph

    assert [operator.name for operator in graph.operators] == ["Add", "Clip"]
    (c,) = (tensor for tensor in graph.tensors if tensor.name == "c")
    assert (c.type, c.shape) == (TensorType.FLOAT32, (2,))
    assert graph.operators[1].inputs[1] == OMITTED


def test_shapes_follow_from_values_that_follow_from_shapes() -> None:
    nodes = [
        node("Shape", "x", "s"),
        node("ReduceProd", "s", "p", keepdims=1),
        node("Reshape", "x p", "flat"),
        node("Shape", "flat", "t"),
        node("Expand", "x0 t", "y"),
    ]
    data = network(nodes, {"x": ["N", 3], "x0": [1]}, ["y"])

    model = read_onnx(data, input_shapes={0: (5, 3)})

    shapes = {tensor.name: tensor.shape for tensor in model.graph.tensors}
    assert (shapes["flat"], shapes["y"]) == ((15,), (15,))
    assert model.values["p"].tolist() == [15]
    assert not model.open_tensors
    assert model.open_inputs == ((0,), ())


def test_old_versions_of_operators_are_computed_too() -> None:
    nodes = [node("Unsqueeze", "w", "u", axes=[1, 2]), node("Mul", "x u", "y")]
    data = network(nodes, {"x": [2, 3, 4, 4]}, ["y"], {"w": random(3)}, opset=9)
    model = read_onnx(data)
    assert model.values["u"].tolist() == random(3).reshape(3, 1, 1).tolist()
    types = {tensor.name: tensor.type for tensor in model.graph.tensors}
    assert types["u"] is TensorType.FLOAT32


def test_what_data_decide_has_an_open_shape() -> None:
    data = network([node("NonZero", "x", "y"), node("Cast", "y", "z", to=1)], {"x": [4]}, ["z"])
    model = read_onnx(data)
    names = {model.graph.tensors[number].name for number in model.open_tensors}
    assert names == {"y", "z"}


def test_bodies_of_control_flow_read_what_is_around_them() -> None:
    from onnx import ValueInfoProto, helper

    branch = helper.make_graph(
        [helper.make_node("Neg", ["x"], ["n"])], "b", [], [ValueInfoProto(name="n")]
    )
    choose = helper.make_node("If", ["c"], ["y"], then_branch=branch, else_branch=branch)
    graph = read_onnx(network([choose], {"c": [], "x": [2]}, ["y"], types={"c": 9})).graph
    assert [graph.tensors[n].name for n in graph.operators[0].inputs] == ["c", "x"]


def test_codes_have_the_scales_of_the_operators_beside_them() -> None:
    graph = read_onnx(quantized_network(per_channel=True)).graph
    found = {tensor.name: tensor.quantization for tensor in graph.tensors}
    assert found["xq"] == Quantization((pytest.approx(0.05),), (10,), 1)
    weights = found["w"]
    assert weights is not None
    assert (weights.per_channel, weights.dimension) == (True, 0)
    assert found["x"] is None


def test_weights_in_files_beside_the_model_come_along(tmp_path: Path) -> None:
    import onnx

    model = onnx.load_model_from_string(
        network([node("Mul", "x w")], {"x": [40]}, ["y"], {"w": random(40)})
    )
    path = tmp_path / "net.onnx"
    onnx.save_model(model, path, save_as_external_data=True, size_threshold=0, location="w.bin")

    graph = read_onnx(load_onnx(path)).graph

    (w,) = (tensor.data for tensor in graph.tensors if tensor.name == "w")
    assert w == random(40).tobytes()
    (tmp_path / "w.bin").unlink()
    with pytest.raises(BrokenModel, match="weights in other files"):
        load_onnx(path)


@pytest.mark.parametrize("content", [b"", b"\x08\x07", b"not a model", bytes(range(200))])
def test_what_is_no_model_is_one_error(tmp_path: Path, content: bytes) -> None:
    path = tmp_path / "net.onnx"
    path.write_bytes(content)
    with pytest.raises(BrokenModel, match=r"net\.onnx: not a sound ONNX model"):
        load_onnx(path)
    with pytest.raises(UnreadableFile):
        load_onnx(tmp_path / "none.onnx")


def test_the_first_bytes_tell_the_formats_apart(mlts_assets: Path) -> None:
    assert is_onnx(quantized_network())
    assert not any(is_onnx(file.read_bytes()) for file in mlts_assets.rglob("*.tflite"))


def test_without_the_package_the_error_says_what_to_install(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    path = tmp_path / "net.onnx"
    path.write_bytes(quantized_network())
    monkeypatch.setitem(sys.modules, "onnx", None)
    with pytest.raises(NoRuntime, match="onnx is not installed; try: pip install onnx"):
        load_onnx(path)


def test_ports_have_open_dimensions_and_the_range_of_indexes() -> None:
    nodes = [node("Gather", "table i", "g"), node("Add", "g x", "y")]
    data = network(
        nodes, {"i": ["N"], "x": [1, 3]}, ["y"], {"table": np.zeros((7, 3), "f4")}, types={"i": 7}
    )

    ports = onnx_ports(data, "net")

    index, other = ports.inputs
    assert (index.name, index.type, index.shape) == ("i", TensorType.INT64, (1,))
    assert index.open_dimensions == (0,)
    assert index.range == ValueRange(0, 6, "indexes of a Gather")
    assert other.open_dimensions == ()
    assert [port.name for port in ports.outputs] == ["y"]
