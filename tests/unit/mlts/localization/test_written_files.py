"""What is written of a wrong operator shows it without this package, also with other weights."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import numpy as np
import pytest

from mlts.localization.overlay import drawing, node_data
from mlts.localization.reproduction import SCRIPT, reproduction
from mlts.localization.scrubbing import scrubbed
from nntflite.cutting import TfliteCutter
from nntflite.graph import File, GraphBuilder, Quantization
from nntflite.onnx.model import read_onnx
from nntflite.schema import TensorType
from nntflite.writer import write
from tests.unit.mlts.localization.fake_runtimes import Fake, chain, search
from tests.unit.nntflite.onnx.networks import network, node, random


def test_the_script_compares_the_driver_with_tf_lite_from_any_folder(tmp_path: Path) -> None:
    _, evidence = search(chain("ADD", "NEG"), Fake({"t1": lambda value: value * np.float32(3)}))
    assert evidence is not None
    for name, content in reproduction(evidence).items():
        (tmp_path / name).write_bytes(content)
    done = subprocess.run(
        [sys.executable, "-I", str(tmp_path / SCRIPT)], capture_output=True, text=True, check=True
    )
    assert done.stdout.splitlines() == [
        "t1: largest error of this run: 0.0",
        "t1: largest error of the driver: 20.0",
    ]
    assert "mlts" not in (tmp_path / SCRIPT).read_text()


def test_a_driver_that_fails_has_no_outputs_in_the_script(tmp_path: Path) -> None:
    _, evidence = search(chain("NEG"), Fake(dies_of=["NEG"]))
    assert evidence is not None
    for name, content in reproduction(evidence).items():
        (tmp_path / name).write_bytes(content)
    done = subprocess.run(
        [sys.executable, SCRIPT], cwd=tmp_path, capture_output=True, text=True, check=True
    )
    assert done.stdout.splitlines()[-1] == "t0: largest error of the driver: none"


def test_scrubbed_weights_are_others_in_the_same_range_and_shapes_stay() -> None:
    build = GraphBuilder()
    floats = np.linspace(-2, 5, 64, dtype="f4")
    steps = np.arange(-50, 14, dtype="i1")
    shape = np.array([8, 8], "i4")
    build.tensor("weights", TensorType.FLOAT32, (64,), None, floats.tobytes())
    build.tensor("q", TensorType.INT8, (64,), Quantization((0.5,), (0,)), steps.tobytes())
    build.tensor("shape", TensorType.INT32, (2,), None, shape.tobytes())
    x, y = (
        build.tensor("x", TensorType.FLOAT32, (64,)),
        build.tensor("y", TensorType.FLOAT32, (8, 8)),
    )
    build.operator("RESHAPE", [x, 2], [y], new_shape=[8, 8])
    data = write(File((build.finish([x], [y]),)))
    found = [tensor.data for tensor in TfliteCutter(scrubbed(data)).graph.tensors[:3]]
    new = [
        np.frombuffer(each, t) for each, t in zip(found, ("f4", "i1", "i4"), strict=True) if each
    ]
    for ours, theirs in zip(new[:2], (floats, steps), strict=True):
        assert (ours != theirs).any()
        assert theirs.min() <= ours.min() < ours.max() <= theirs.max()
    assert new[2].tolist() == [8, 8]
    assert scrubbed(data) == scrubbed(data)


def test_scrubbed_models_of_onnx_keep_shapes_too() -> None:
    pytest.importorskip("onnx", reason="the extra onnxruntime is not installed")
    shape, weights = np.array([4, 4], np.int64), random(1, 16)
    nodes = [node("Add", "x w", "s"), node("Reshape", "s shape", "y")]
    data = network(nodes, {"x": [1, 16]}, ["y"], {"w": weights, "shape": shape})
    tensors = {tensor.name: tensor for tensor in read_onnx(scrubbed(data)).graph.tensors}
    other = np.frombuffer(tensors["w"].data or b"", np.float32)
    assert (other != weights.reshape(-1)).any()
    assert weights.min() <= other.min() < other.max() <= weights.max()
    assert tensors["shape"].data == shape.tobytes()
    assert scrubbed(data) == scrubbed(data)


def test_the_overlay_and_the_drawing_mark_operators_by_output_and_number() -> None:
    graph = chain("ADD", "NEG")
    found, _ = search(graph, Fake({"t0": lambda value: value + np.float32(1)}))
    results = node_data(found, graph)["main"]["results"]
    assert set(results) == {"t0", "t1"}
    assert results["t0"]["value"].startswith("wrong, ")
    assert results["t0"]["bgColor"] != results["t1"]["bgColor"]
    dot = drawing(found, graph)
    assert 'o0 [label="0 ADD\\nwrong, ' in dot
    assert 'i0 -> o0 [label="FLOAT32 2"]' in dot
    assert 'o0 -> o1 [label="FLOAT32 2"]' in dot
