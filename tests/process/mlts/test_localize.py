"""``mlts localize`` on the command line: the wrong operator, and files that show it."""

from __future__ import annotations

import json
import subprocess
import sys
from pathlib import Path

import pytest
from click.testing import CliRunner, Result

from mlts.cli import main as mlts
from nntest.results import ExitCode
from nntflite.graph import File
from nntflite.writer import write
from tests.unit.mlts.localization.fake_runtimes import chain
from tests.unit.nntflite.onnx.networks import network, node, random
from vts.cli import main as vts

MODEL = "mobilenet_v1_0.25_128_mini_quant"
PLANTED = "tests.process.mlts.planted"


def localize(*arguments: object) -> Result:
    return CliRunner().invoke(mlts, ["localize", *map(str, arguments)])


@pytest.mark.parametrize("driver", ["MaxForAverage", "WholeModelsOnly"])
def test_the_wrong_operator_of_a_network_is_named(driver: str, tmp_path: Path) -> None:
    name = f"{PLANTED}:{driver}"
    done = localize(MODEL, "--driver", name, "--output", tmp_path / "out")

    assert done.exit_code == ExitCode.FAILED, done.output
    found = json.loads((tmp_path / "out" / "localization.json").read_text())
    wrong = [each for each in found["operators"] if each["verdict"] == "wrong"]
    assert [each["operator"] for each in wrong] == ["AVERAGE_POOL_2D"]
    assert f"Operator {wrong[0]['number']} of" in done.output
    assert "31 operators, about" in done.output
    assert 'fillcolor="#ff8a80"' in (tmp_path / "out" / "model.dot").read_text()
    page = (tmp_path / "out" / "index.html").read_text()
    assert "AVERAGE_POOL_2D is wrong" in page
    for text in (page, done.output):
        assert f"python {tmp_path / 'out' / 'wrong_part.py'}" in text
    assert (tmp_path / "out" / "wrong_part.tflite").is_file()
    assert f"vts run --specs {tmp_path / 'out'} --driver {name}" in done.output
    spec = ["run", "--in-process", "--quick", "--no-output", "--specs", str(tmp_path / "out")]
    assert CliRunner().invoke(vts, spec).exit_code == ExitCode.OK
    if driver == "MaxForAverage":
        assert CliRunner().invoke(vts, [*spec, "--driver", name]).exit_code == ExitCode.FAILED


def test_operators_that_could_not_be_checked_are_not_called_right(tmp_path: Path) -> None:
    done = localize(MODEL, "--driver", f"{PLANTED}:NoSoftmax", "--output", tmp_path / "out")

    assert done.exit_code == ExitCode.INCOMPLETE, done.output
    said = "of the 30 operators that could be checked is wrong; 1 of 31 was not checked"
    page = (tmp_path / "out" / "index.html").read_text()
    for text in (page, " ".join(done.output.split())):
        assert said in text
        assert "The driver does not run these, which TF Lite runs: SOFTMAX (30)" in text
    assert "Not all operators were checked" in page


def test_a_right_driver_has_none_and_wrong_names_are_wrong_usage() -> None:
    done = localize(MODEL, "--driver", "reference")
    assert done.exit_code == ExitCode.OK, done.output
    assert "operators is wrong" in done.output
    assert "no model matches" in localize("no_such_model", "--driver", "reference").output.lower()
    done = localize("no/such.tflite", "--driver", "reference")
    assert (done.exit_code, "no/such.tflite" in done.output) == (ExitCode.USAGE, True)


def test_an_engine_gets_the_file_and_other_runtimes_judge_it(tmp_path: Path) -> None:
    done = localize(MODEL, "--driver", "engine:tflite", "--output", tmp_path / "out")
    assert done.exit_code == ExitCode.OK, done.output
    found = json.loads((tmp_path / "out" / "localization.json").read_text())
    assert found["reads_files"]
    assert {each["verdict"] for each in found["operators"]} <= {"right", "passes on"}
    assert not (tmp_path / "out" / "wrong_part.tflite").exists()


def test_an_operator_outside_the_hal_is_named_as_in_the_file_and_ends_nothing(
    tmp_path: Path,
) -> None:
    (tmp_path / "net.tflite").write_bytes(write(File((chain("LOG", "CEIL", "NEG"),))))
    done = localize(tmp_path / "net.tflite", "--driver", "reference", "--output", tmp_path / "out")
    assert done.exit_code == ExitCode.INCOMPLETE, done.output
    found = json.loads((tmp_path / "out" / "localization.json").read_text())
    # Seeded values are negative too, and their logarithm is no number on either side.
    assert [each["verdict"] for each in found["operators"]] == ["right", "not run", "right"]
    assert "operator 1 (CEIL): the HAL has no such operation" in done.output
    overlay = json.loads((tmp_path / "out" / "model_explorer.json").read_text())
    assert set(overlay["main"]["results"]) == {"t0", "t1", "t2"}


def test_the_words_of_a_driver_that_fails_are_repeated(tmp_path: Path) -> None:
    (tmp_path / "one.tflite").write_bytes(write(File((chain("NEG"),))))
    done = localize(tmp_path / "one.tflite", "--driver", f"{PLANTED}:Refuses")
    assert done.exit_code == ExitCode.FAILED, done.output
    assert "the driver says: prepareModel: GENERAL_FAILURE: the NPU has no memory left" in " ".join(
        done.output.split()
    )


def test_a_driver_that_does_not_start_has_the_exit_code_of_a_benchmark(tmp_path: Path) -> None:
    (tmp_path / "one.tflite").write_bytes(write(File((chain("NEG"),))))
    done = localize(tmp_path / "one.tflite", "--driver", f"{PLANTED}:NeverStarts")
    assert done.exit_code == ExitCode.DRIVER_DIED
    assert "no device found" in done.output


def test_the_wrong_operator_of_a_model_of_onnx_is_named_and_written(tmp_path: Path) -> None:
    for package in ("onnx", "onnxruntime"):
        pytest.importorskip(package, reason="the extra onnxruntime is not installed")
    nodes = [
        node("Conv", "x w", "c"),
        node("Erf", "c", "e"),
        node("AveragePool", "e", "p", kernel_shape=[2, 2]),
        node("Relu", "p", "y"),
    ]
    data = network(nodes, {"x": ["N", 4, 5, 5]}, ["y"], {"w": random(3, 4, 2, 2)})
    (tmp_path / "net.onnx").write_bytes(data)
    words = (tmp_path / "net.onnx", "--driver", f"{PLANTED}:MaxForAverage")

    done = localize(*words, "--output", tmp_path / "out")

    assert done.exit_code == ExitCode.FAILED, done.output
    found = json.loads((tmp_path / "out" / "localization.json").read_text())
    verdicts = {each["operator"]: each["verdict"] for each in found["operators"]}
    assert verdicts["AveragePool"] == "wrong"
    assert verdicts["Conv"] == "right"
    assert verdicts["Erf"] == "not run"
    assert found["baseline"].startswith("ONNX Runtime (onnxruntime ")
    assert "ONNX reference evaluator" in found["jury"]
    assert (tmp_path / "out" / "first_wrong.mod.py").is_file()
    script = [sys.executable, str(tmp_path / "out" / "wrong_part.py")]
    lines = subprocess.run(script, cwd=tmp_path, capture_output=True, check=True, text=True).stdout
    own, theirs = (float(line.rpartition(" ")[2]) for line in lines.splitlines())
    assert own < 1e-5 < 0.1 < theirs

    scrubbed = localize(*words, "--scrub", "--output", tmp_path / "out")
    assert scrubbed.exit_code == ExitCode.FAILED, scrubbed.output
    assert (tmp_path / "out" / "wrong_part.onnx").is_file()
