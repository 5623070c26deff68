"""Models of the user's by path, through the real command line: the newcomer's way, and mistakes."""

from __future__ import annotations

import json
import shutil
from importlib.metadata import version
from importlib.util import find_spec
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from mlts.originals import originals
from nntflite.graph import GraphBuilder
from nntflite.schema import TensorType
from tests.end_to_end.conftest import Run
from tests.end_to_end.docs.examples import commands
from tests.unit.nntflite.described_files import described, unary
from tests.unit.nntflite.onnx.networks import network, node

ROOT = Path(__file__).parents[2]

ADD = """
import numpy as np
from nnhal.driver_kit import Driver, Program
from nnhal.types import Capabilities

class Sums(Program):
    def __init__(self, wrong):
        self.wrong = wrong
    def execute(self, inputs, outputs, context):
        outputs[0].write(inputs[0] + inputs[1] * np.float32(self.wrong))

class Good(Driver):
    name = "test-good"
    factor = 1
    def capabilities(self):
        return Capabilities()
    def supported_operations(self, model):
        return [True] * len(model.main.operations)
    def prepare(self, model, options):
        return Sums(self.factor)

class Bad(Good):
    factor = 2
"""


def sums() -> bytes:
    build = GraphBuilder()
    x, y, z = (build.tensor(name, TensorType.FLOAT32, (1, 4)) for name in "xyz")
    build.operator("ADD", [x, y], [z])
    return described(build.finish([x, y], [z]))


@pytest.fixture(autouse=True)
def files(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "acme.py").write_text(ADD)
    monkeypatch.setenv("PYTHONPATH", str(tmp_path))
    for folder in ("first", "zwei ü"):
        (tmp_path / folder).mkdir()
        (tmp_path / folder / "sums.tflite").write_bytes(sums())
    (tmp_path / "cut.tflite").write_bytes(sums()[:200])
    (tmp_path / "cut.onnx").write_bytes(sums()[:200])
    (tmp_path / "relu.tflite").write_bytes(described(unary(shape=(1, 8, 8, 3))))
    (tmp_path / "empty").mkdir()
    np.save(tmp_path / "shape.npy", np.zeros((1, 5), "f4"))
    np.save(tmp_path / "type.npy", np.zeros((1, 4), "i4"))
    pair = {"x": np.full((1, 4), 1, "f4"), "y": np.full((1, 4), 2, "f4")}
    np.savez(tmp_path / "pair.npz", **pair)  # type: ignore[arg-type]
    np.save(tmp_path / "three.npy", np.full((1, 4), 3, "f4"))


def document(folder: Path) -> dict[str, Any]:
    content: dict[str, Any] = json.loads((folder / "results.json").read_text())
    return content


def test_check_says_whether_a_driver_is_right_and_what_is_wrong(run: Run, tmp_path: Path) -> None:
    result = run("check", "zwei ü/sums.tflite", "--driver", "acme:Good", "--driver", "acme:Bad")
    assert result.returncode == 1, result.stderr
    (folder,) = (tmp_path / "mlts-results").iterdir()
    assert f"Report: mlts-results/{folder.name}/index.html" in result.stdout
    cases = {case["backend"]: case for case in document(folder)["cases"]}
    assert cases["acme:Good"]["outcome"] == "SUCCESS"
    assert cases["acme:Bad"]["outcome"] == "FAILURE"
    assert cases["acme:Bad"]["localization"]["first"]["operator"] == "ADD"
    assert "input 'y' has seeded values from -0.5 to 1" in result.stdout


def test_a_model_of_onnx_is_compared_with_onnx_runtime(run: Run, tmp_path: Path) -> None:
    for package in ("onnx", "onnxruntime"):
        pytest.importorskip(package, reason="the extra onnxruntime is not installed")
    (tmp_path / "models").mkdir()
    added = network([node("Add", "x y", "z")], {"x": [1, 4], "y": [1, 4]}, ["z"])
    (tmp_path / "models" / "sums.onnx").write_bytes(added)
    shutil.copy(tmp_path / "first" / "sums.tflite", tmp_path / "models" / "others.tflite")
    drivers = ("--driver", "acme:Good", "--driver", "acme:Bad", "--driver", "engine:onnxruntime")
    result = run("check", "models", *drivers, "--output", "out")
    assert result.returncode == 1, result.stderr
    cases = {case["id"]: case for case in document(tmp_path / "out")["cases"]}
    outcomes = {name: case["outcome"] for name, case in cases.items()}
    assert outcomes == {
        "others/TFLite_CPU": "SUCCESS",
        "others/TFLite_CPU_XNNPACK": "SUCCESS",
        **{f"others/{name}": "SUCCESS" for name in ("acme:Good", "engine:onnxruntime")},
        "others/acme:Bad": "FAILURE",
        "sums/ONNXRuntime_CPU": "SUCCESS",
        **{f"sums/{name}": "SUCCESS" for name in ("acme:Good", "engine:onnxruntime")},
        "sums/acme:Bad": "FAILURE",
    }
    forms = {model: cases[f"{model}/engine:onnxruntime"]["through"] for model in ("others", "sums")}
    assert forms == {"others": "hal", "sums": "file"}
    assert cases["sums/acme:Good"]["against_baseline"]["reference"] == "ONNXRuntime_CPU"
    assert cases["sums/acme:Good"]["ratio"]
    assert cases["sums/acme:Bad"]["localization"]["first"]["operator"] == "Add"
    assert "ONNX Runtime ±" in result.stdout
    page = (tmp_path / "out" / "index.html").read_text()
    assert "TF Lite or ONNX Runtime" in page
    assert version("onnxruntime") in page


def test_no_driver_is_blamed_for_a_model_that_draws_random_numbers(
    run: Run, tmp_path: Path
) -> None:
    for package in ("onnx", "onnxruntime"):
        pytest.importorskip(package, reason="the extra onnxruntime is not installed")
    nodes = [node("RandomNormalLike", "x", "n"), node("Add", "x n", "z")]
    (tmp_path / "noise.onnx").write_bytes(network(nodes, {"x": [1, 4]}, ["z"]))
    result = run("check", "noise.onnx", "--driver", "engine:onnxruntime")
    assert result.returncode == 4, result.stdout
    assert "Nothing compared." in result.stdout
    result = run("localize", "noise.onnx", "--driver", "engine:onnxruntime")
    assert result.returncode == 4, result.stdout
    assert "it draws random numbers" in result.stdout


def test_values_and_golden_outputs_can_be_given(run: Run, tmp_path: Path) -> None:
    quick = ("--iterations", "2", "--warmup-time", "0", "--no-compilation", "--output", "out")
    given = ("--input", "pair.npz", "--golden", "three.npy", "--driver", "acme:Good")
    result = run("benchmark", "first/sums.tflite", "zwei ü/sums.tflite", *given, *quick)
    assert result.returncode == 0, result.stderr
    cases = [c for c in document(tmp_path / "out")["cases"] if c["backend"] == "acme:Good"]
    assert [case["model"] for case in cases] == ["first.sums", "zwei ü.sums"]
    for case in cases:
        assert case["golden"]["max_absolute"] == 0
        assert case["against_baseline"]["max_absolute"] == 0
    assert "'zwei ü/sums.tflite'" in cases[1]["repeat"]
    for option in ("--input pair.npz", "--golden three.npy", "--iterations 2"):
        assert option in cases[1]["repeat"]


def test_a_model_that_tf_lite_does_not_load_is_skipped_with_the_reason(
    run: Run, tmp_path: Path
) -> None:
    build = GraphBuilder()
    x, y = (build.tensor(name, TensorType.FLOAT32, (1, 4)) for name in "xy")
    build.operator("ADD", [x], [y])
    (tmp_path / "odd.tflite").write_bytes(described(build.finish([x], [y])))
    result = run("check", "odd.tflite", "--driver", "reference", "--output", "out")
    assert "Nothing measured" in result.stdout, result.stderr
    assert "odd/TFLite_CPU was skipped: TF Lite says: " in result.stdout


def test_localize_takes_the_same_model_and_values(run: Run) -> None:
    words = ("localize", "first/sums.tflite", "--input", "pair.npz", "--driver")
    assert run(*words, "acme:Good").returncode == 0
    result = run(*words, "acme:Bad")
    assert result.returncode == 1
    assert "ADD" in result.stdout


def test_stress_takes_models_after_its_modes(run: Run, tmp_path: Path) -> None:
    modes = ("inference-stress", "first/sums.tflite", "--driver", "acme:Good", "--time", "1")
    given = ("--input", "pair.npz", "--output", "out")
    result = run("stress", *modes, *given)
    assert result.returncode == 0, result.stdout + result.stderr
    (case,) = document(tmp_path / "out")["cases"]
    assert case["parameters"]["models"] == ["sums"]
    assert "inference-stress first/sums.tflite" in case["repeat"]
    assert "--input pair.npz" in case["repeat"]


@pytest.mark.parametrize(
    ("arguments", "expected"),
    [
        (("cut.tflite",), ("cut.tflite", "not a sound TF Lite model")),
        (("none.tflite",), ("none.tflite", "No such file")),
        (("cut.onnx",), ("cut.onnx", "not a sound ONNX model")),
        (("none.onnx",), ("none.onnx", "No such file")),
        (("--model", "tts*"), ("No such option: --model", "argument", "[MODEL]")),
        (("first/sums.tflite", "--input", "q=type.npy"), ("no input is called 'q'", "'x', 'y'")),
        (("first/sums.tflite", "--input", "type.npy"), ("for which input", "'x', 'y'")),
        (("first/sums.tflite", "--input", "x=shape.npy"), ("shape.npy", "[1, 5]", "[1, 4]")),
        (("first/sums.tflite", "--input", "x=type.npy"), ("type.npy", "int32", "float32")),
        (("first/sums.tflite", "--input", "x=none.npy"), ("none.npy", "No such file")),
        (("first/sums.tflite", "--input", "x=cut.tflite"), ("cut.tflite", "not a multiple")),
        (("first/sums.tflite", "--input", "x=empty"), ("empty", "no file in it ends with")),
        (("relu.tflite", "--input", "shape.npy", "--mean", "a"), ("--mean", "no list of numbers")),
    ],
)
def test_a_mistake_is_one_line(
    run: Run, tmp_path: Path, arguments: tuple[str, ...], expected: tuple[str, ...]
) -> None:
    result = run("benchmark", *arguments)
    assert result.returncode == 2, result.stderr
    message = result.stderr.strip().splitlines()[-1]
    assert message.startswith("Error: ")
    assert all(word in message for word in expected), message
    assert not (tmp_path / "mlts-results").exists()


def test_the_readme_leads_to_the_answer_on_three_engines(run: Run, tmp_path: Path) -> None:
    section = (ROOT / "README.md").read_text().partition("## Try your model")[2]
    words = [command.words for command in commands(ROOT / "README.md")]
    (check,) = [found for found in words if found.count("--driver") == 3]
    install, fetch, _ = words[words.index(check) - 2 : words.index(check) + 1]
    assert (install[:2], fetch[:3]) == (("pip", "install"), ("mlts", "assets", "fetch"))
    (original,) = originals().named([fetch[3]])
    path = tmp_path / check[2]
    assert path in [tmp_path / fetch[-1] / file.path for file in original.files]
    engines = [word for word in check if word.startswith("engine:")]
    assert len(engines) == 3
    for package in install[2].partition("[")[2].rstrip("]").split(","):
        assert f"engine:{package}" in engines
    assert section.count("```") == 2

    path.parent.mkdir()
    shutil.copy(ROOT / "models" / "mobilenet_v1_0.25_128_mini.tflite", path)
    there = [name for name in engines if name != "engine:litert" or find_spec("ai_edge_litert")]
    drivers = [word for name in there for word in ("--driver", name)]
    result = run(*check[1:3], *drivers, "--output", "out")
    assert result.returncode == 0, result.stdout + result.stderr
    passed = {case["backend"] for case in document(tmp_path / "out")["cases"]}
    assert passed >= set(there)
    assert "Passed. " in result.stdout
