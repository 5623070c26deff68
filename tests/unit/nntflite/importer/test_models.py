"""Whole models: Android's own where they are there, and others made alike."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from nnhal.types import OperandType, OperationType
from nntflite.errors import BrokenModel
from nntflite.graph import Graph, GraphBuilder, Quantization
from nntflite.importer import import_model, read_model
from nntflite.interpreter import Interpreter
from nntflite.schema import Activation, Padding, TensorType
from tests.cells import cells

F, I, U8 = TensorType.FLOAT32, TensorType.INT32, TensorType.UINT8  # noqa: E741
DTYPES = {F: "f4", I: "i4", U8: "u1"}


def _files(assets: Path) -> list[Path]:
    entries: list[dict[str, Any]] = []
    for path in sorted((assets / "models_list").glob("*.json")):
        entries += json.loads(path.read_text())["models"]
    names = {entry.get("modelFile", entry["name"]) for entry in entries}
    return [path for name in sorted(names) if (path := assets / f"{name}.tflite").exists()]


def test_every_model_of_the_assets_imports_with_all_shapes_known(mlts_assets: Path) -> None:
    files = _files(mlts_assets)
    assert files
    for path in files:
        imported = import_model(path)
        interpreter = Interpreter(path)
        for port, details in zip(imported.inputs, interpreter.inputs, strict=True):
            assert (port.name, port.operand.dimensions) == (details.name, details.shape)
        for port, details in zip(imported.outputs, interpreter.outputs, strict=True):
            assert port.operand.dimensions == details.shape
        written = [
            imported.model.main.operands[output]
            for operation in imported.model.main.operations
            for output in operation.outputs
        ]
        assert all(operand.dimensions and 0 not in operand.dimensions for operand in written)


def test_the_mobilenets_of_the_assets_compute_the_same(
    mlts_assets: Path, assert_unchanged: Any, rng: Any
) -> None:
    from corpus.tflite_oracle import run

    for path in [path for path in _files(mlts_assets) if "0.25_128" in path.name]:
        (details,) = Interpreter(path).inputs
        value = rng.integers(0, 256, details.shape)
        value = value.astype("u1") if details.dtype == np.uint8 else (value / 128 - 1).astype("f4")
        (wanted,) = Interpreter(path).run(value)
        np.testing.assert_array_equal(run(read_model(path), [value])[0], wanted)


def test_the_states_of_the_speech_model_are_inputs_and_outputs(mlts_assets: Path) -> None:
    path = mlts_assets / "tts_float.tflite"
    if not path.exists():
        pytest.skip("the assets have no tts_float.tflite")
    imported = import_model(path)
    assert [pair.input for pair in imported.state] == list(range(1, 8))
    assert [pair.output for pair in imported.state] == list(range(1, 8))
    assert {pair.initial for pair in imported.state} == {0}
    operands, main = imported.model.main.operands, imported.model.main
    for pair in imported.state:
        before = operands[main.input_indexes[pair.input]]
        after = operands[main.output_indexes[pair.output]]
        assert before.dimensions == after.dimensions


class Net(GraphBuilder):
    """Layers with seeded weights, float or quantized, by a scale that keeps values in range."""

    def __init__(self, rng: Any, quantized: bool = False) -> None:
        super().__init__()
        self.rng = rng
        self.type = U8 if quantized else F

    def quantization(self, scale: float, zero_point: int) -> Quantization | None:
        return Quantization((scale,), (zero_point,)) if self.type == U8 else None

    def value(self, shape: Any = (), scale: float = 0.05, zero_point: int = 128) -> int:
        quantization = self.quantization(scale, zero_point)
        return self.tensor(f"t{len(self.tensors)}", self.type, shape, quantization)

    def weights(self, *shape: int) -> int:
        count = int(np.prod(shape[1:]))
        values = self.rng.normal(0, 1.4 / np.sqrt(count), shape)
        if self.type == U8:
            values = np.clip(np.round(values / 0.02 + 120), 0, 255)
        return self.constant(self.type, values, self.quantization(0.02, 120))

    def bias(self, channels: int) -> int:
        values = self.rng.uniform(-0.2, 0.2, channels)
        if self.type == F:
            return self.constant(F, values)
        return self.constant(I, np.round(values / 0.001), Quantization((0.001,), (0,)))

    def constant(self, type: TensorType, values: Any, quantization: Any = None) -> int:
        array = np.asarray(values, DTYPES[type])
        return self.tensor(
            f"c{len(self.tensors)}", type, array.shape, quantization, array.tobytes()
        )

    def op(self, name: str, *inputs: int, out: tuple[float, int] = (0.05, 128), **o: Any) -> int:
        result = self.value((), *out)
        self.operator(name, inputs, [result], **o)
        return result

    def conv(self, x: int, depth: int, channels: int, size: int = 1, act: Any = 0) -> int:
        options = {"padding": Padding.SAME, "stride_w": 1, "stride_h": 1}
        weights = (self.weights(channels, size, size, depth), self.bias(channels))
        return self.op("CONV_2D", x, *weights, fused_activation_function=act, **options)

    def depthwise(self, x: int, depth: int, stride: int = 1) -> int:
        filter = self.weights(1, 3, 3, depth)
        options = {"padding": Padding.SAME, "stride_w": stride, "stride_h": stride}
        return self.op(
            "DEPTHWISE_CONV_2D", x, filter, self.bias(depth), depth_multiplier=1, **options
        )


def _mobilenet_v3(net: Net) -> Graph:
    """Hard swish, squeeze and excite with a hard sigmoid, a residual, both kinds of pooling."""
    x = net.value((1, 16, 16, 3))
    y = net.conv(x, 3, 8, 3)
    y = net.op("HARD_SWISH", y)
    wide = net.depthwise(net.op("HARD_SWISH", net.conv(y, 8, 16)), 16)
    axes = net.constant(I, [1, 2])
    squeezed = net.op("MEAN", wide, axes, keep_dims=True)
    squeezed = net.conv(squeezed, 16, 4, act=Activation.RELU)
    squeezed = net.conv(squeezed, 4, 16)
    three, sixth = (
        net.constant(net.type, [round(v / s)] if net.type == U8 else [v], net.quantization(s, 0))
        for v, s in ((3.0, 0.02), (1 / 6, 0.001))
    )
    gate = net.op("ADD", squeezed, three, fused_activation_function=Activation.RELU6)
    gate = net.op("MUL", gate, sixth, out=(0.01, 0))
    y = net.op("ADD", y, net.conv(net.op("MUL", wide, gate), 16, 8))
    pool = {"filter_width": 16, "filter_height": 16, "stride_w": 1, "stride_h": 1}
    y = net.op("AVERAGE_POOL_2D", y, padding=Padding.VALID, **pool)
    y = net.op("HARD_SWISH", net.conv(y, 8, 12))
    y = net.op("SQUEEZE", net.conv(y, 12, 10), squeeze_dims=[1, 2])
    y = net.op("SOFTMAX", y, beta=1.0, out=(1 / 256, 0))
    return net.finish([x], [y])


@pytest.mark.parametrize("quantized", [False, True])
def test_a_model_like_mobilenet_v3(assert_unchanged: Any, rng: Any, quantized: bool) -> None:
    graph = _mobilenet_v3(Net(rng, quantized))
    image = rng.uniform(-1, 1, (1, 16, 16, 3)).astype("f4")
    if quantized:
        image = rng.integers(0, 256, (1, 16, 16, 3)).astype("u1")
    imported = assert_unchanged(graph, [[image]], atol=1e-5)
    kinds = {operation.type for operation in imported.model.main.operations}
    assert {OperationType.HARD_SWISH, OperationType.MEAN, OperationType.SQUEEZE} <= kinds
    assert imported.outputs[0].operand.dimensions == (1, 10)


def _ssd(net: Net, *, background: bool, postprocess: bool) -> Graph:
    """Two feature maps with four and one positions, two classes and maybe the background."""
    from flatbuffers import flexbuffers

    x = net.value((1, 8, 8, 3))
    first = net.depthwise(net.conv(x, 3, 8, 3, Activation.RELU6), 8, stride=4)
    second = net.depthwise(first, 8, stride=2)
    classes = 2 + background
    boxes, scores = [], []
    for features in (first, second):
        shapes = [net.constant(I, [1, -1, size]) for size in (1, 4, classes)]
        boxes.append(net.op("RESHAPE", net.conv(features, 8, 4), shapes[1]))
        scores.append(net.op("RESHAPE", net.conv(features, 8, classes), shapes[2]))
    box, score = (net.op("CONCATENATION", *parts, axis=1) for parts in (boxes, scores))
    score = net.op("LOGISTIC", score, out=(1 / 256, 0))
    if not postprocess:
        return net.finish([x], [box, score])
    anchors = net.rng.uniform(0.3, 0.7, (5, 4))
    if net.type == U8:
        anchors = np.round(anchors / 0.01)
    anchor = net.constant(net.type, anchors, net.quantization(0.01, 0))
    outputs = [net.tensor(name, F, ()) for name in ("boxes", "classes", "scores", "count")]
    options = {
        "max_detections": 4,
        "max_classes_per_detection": 1,
        "nms_score_threshold": 0.0,
        "nms_iou_threshold": 0.99,
        "num_classes": 2,
    } | {f"{side}_scale": 10.0 for side in "yxhw"}
    net.custom(
        "TFLite_Detection_PostProcess",
        [box, score, anchor],
        outputs,
        bytes(flexbuffers.Dumps(options)),
    )
    return net.finish([x], outputs)


@cells("quantized", [False, True])
@cells("background", [False, True])
@cells("postprocess", [False, True])
def test_a_model_like_ssd(
    assert_unchanged: Any, rng: Any, quantized: bool, background: bool, postprocess: bool
) -> None:
    graph = _ssd(Net(rng, quantized), background=background, postprocess=postprocess)
    image = rng.uniform(-1, 1, (1, 8, 8, 3)).astype("f4")
    if quantized:
        image = rng.integers(0, 256, (1, 8, 8, 3)).astype("u1")
    imported = assert_unchanged(graph, [[image]], atol=1e-4)
    if postprocess:
        assert [port.name for port in imported.outputs] == ["boxes", "classes", "scores", "count"]
        kinds = {port.operand.type for port in imported.outputs}
        assert kinds == {OperandType.TENSOR_FLOAT32}


def test_a_damaged_option_of_a_custom_operator_is_refused(rng: Any, import_graph: Any) -> None:
    from dataclasses import replace

    from nntflite.errors import UnsupportedOperator

    graph = _ssd(Net(rng), background=True, postprocess=True)
    *others, last = graph.operators
    for options in (b"", b"\x00", bytes(last.custom_options)[:-3], b"\xff" * 40):
        broken = replace(last, custom_options=options)
        with pytest.raises(UnsupportedOperator, match="option"):
            import_graph(replace(graph, operators=(*others, broken)))


def _lstm(net: Net, x: int, depth: int, cells: int, states: int) -> int:
    gates = [net.weights(cells, depth) for _ in range(4)]
    recurrent = [net.weights(cells, states) for _ in range(4)]
    peepholes = [net.bias(cells) for _ in range(3)]
    biases = [net.bias(cells) for _ in range(4)]
    projection = [net.weights(states, cells), -1]
    variables = [
        net.tensor(f"state{len(net.tensors)}", F, (1, size), is_variable=True)
        for size in (states, cells)
    ]
    inputs = [x, *gates, *recurrent, *peepholes, *biases, *projection, *variables]
    return net.op("LSTM", *inputs, fused_activation_function=Activation.TANH, cell_clip=0.5)


def test_a_model_like_the_speech_recognizer(assert_unchanged: Any, rng: Any) -> None:
    net = Net(rng)
    x = net.value((1, 12))
    y = _lstm(net, _lstm(net, x, 12, 16, 8), 8, 16, 8)
    y = net.op("FULLY_CONNECTED", y, net.weights(20, 8), net.bias(20))
    y = net.op("SOFTMAX", y, beta=1.0)
    steps = [[rng.uniform(-1, 1, (1, 12)).astype("f4")] for _ in range(5)]
    imported = assert_unchanged(net.finish([x], [y]), steps, atol=1e-6)
    assert len(imported.state) == 4


def test_a_folder_or_a_missing_file_is_one_clear_error(tmp_path: Path) -> None:
    for path in (tmp_path, tmp_path / "absent.tflite"):
        with pytest.raises(BrokenModel, match=str(path)):
            import_model(path)
