"""The survey of folders of models, over one model of each kind."""

from __future__ import annotations

import json
import os
import signal
import time
from pathlib import Path
from types import ModuleType

import numpy as np
import pytest
from click.testing import CliRunner

from nnprocess.limits import Limits
from nntflite.graph import File, GraphBuilder, Quantization
from nntflite.schema import TensorType
from nntflite.writer import write
from tests.unit.nntflite.onnx.networks import network, node

F, S8 = TensorType.FLOAT32, TensorType.INT8


def _write(path: Path, *operators: str) -> None:
    """A chain of operators of one input."""
    build = GraphBuilder()
    x = y = build.tensor("x", F, (1, 4))
    for number, name in enumerate(operators):
        x_before, y = y, build.tensor(f"y{number}", F, (1, 4))
        build.operator(name, [x_before], [y])
    path.write_bytes(write(File((build.finish([x], [y]),))))


def _write_weights_of_8_bits(path: Path) -> None:
    build = GraphBuilder()
    x, y = build.tensor("x", F, (1, 64)), build.tensor("y", F, (1, 64))
    data = np.random.default_rng(0).integers(-127, 128, (64, 64)).astype("i1").tobytes()
    weights = build.tensor("w", S8, (64, 64), Quantization((0.5,), (0,)), data)
    build.operator("FULLY_CONNECTED", [x, weights, -1], [y], asymmetric_quantize_inputs=True)
    path.write_bytes(write(File((build.finish([x], [y]),))))


def test_each_kind_of_model_is_counted_with_its_reason(
    benchmark: ModuleType, tmp_path: Path
) -> None:
    models = tmp_path / "models"
    (models / "below").mkdir(parents=True)
    _write(models / "below" / "whole.tflite", *["TANH"] * 8)
    _write(models / "partly.tflite", *["TANH"] * 7, "CEIL")
    _write(models / "nothing.tflite", "CEIL")
    _write_weights_of_8_bits(models / "weights.tflite")
    (models / "broken.tflite").write_bytes(b"no model at all")
    results = tmp_path / "results.json"
    arguments = [str(models), "--json", str(results), "--jobs", "2"]
    outcome = CliRunner().invoke(benchmark.main, arguments)
    assert outcome.exit_code == 0, outcome.output
    found = {each["model"]: each for each in json.loads(results.read_text())}
    assert not any(each["end"] for each in found.values())
    assert found["whole.tflite"]["outcome"] == "agreeing"
    assert found["weights.tflite"]["outcome"] == "agreeing as imported"
    assert found["weights.tflite"]["distance"] > 1
    assert found["partly.tflite"]["refused"] == [["CEIL", "the HAL has no such operation"]]
    assert "not a sound TF Lite model" in found["broken.tflite"]["import_error"]
    lines = [" ".join(line.split()) for line in outcome.stdout.splitlines()]
    networks = lines[lines.index("networks that their runtime runs: 2") :]
    for rate in ("imported whole 1 50.0%", "imported partly 1 50.0%", "refused 0 0.0%"):
        assert rate in networks
    assert "2 CEIL: the HAL has no such operation" in networks
    assert "refused 1 20.0%" in lines


def test_models_of_onnx_are_compared_with_onnx_runtime(
    benchmark: ModuleType, tmp_path: Path
) -> None:
    for package in ("onnx", "onnxruntime"):
        pytest.importorskip(package, reason="the extra onnxruntime is not installed")
    nodes = [node("Relu", "x", "r"), node("Erf", "r", "y")]
    (tmp_path / "partly.onnx").write_bytes(network(nodes, {"x": ["N", 4]}, ["y"]))
    (tmp_path / "whole.onnx").write_bytes(network(nodes[:1], {"x": ["N", 4]}, ["r"]))
    paths = [tmp_path / "partly.onnx", tmp_path / "whole.onnx"]
    partly, whole = benchmark.survey(paths, 60.0, Limits())
    assert partly.refused == (("Erf", "the HAL has no such operation"),)
    assert partly.runs
    assert (whole.outcome, whole.distance) == ("agreeing", 0)


def test_a_crash_or_a_limit_says_at_which_step(benchmark: ModuleType, model: Path) -> None:
    ways = {"crash": "runtime: was killed by SIGKILL", "hang": "runtime: not within the time limit"}
    for way, end in ways.items():
        (found,) = benchmark.survey([model], 1.0, Limits(), target=f"{__name__}:{way}")
        assert found.end == end
        assert not found.runs
        assert found.is_whole


def _begins(descriptor: int) -> None:
    lines = ({"operators": 9}, {"end": "runtime"})
    os.write(descriptor, b"".join(json.dumps(line).encode() + b"\n" for line in lines))


def crash(arguments: bytes, descriptors: list[int]) -> None:
    _begins(descriptors[0])
    os.kill(os.getpid(), signal.SIGKILL)


def hang(arguments: bytes, descriptors: list[int]) -> None:
    _begins(descriptors[0])
    time.sleep(600)
