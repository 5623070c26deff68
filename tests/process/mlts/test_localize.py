"""``mlts localize`` on the command line: the wrong operation, and a spec that shows it."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
from click.testing import CliRunner, Result

from mlts.cli import main as mlts
from nntest.results import ExitCode
from vts.cli import main as vts

MODEL = "mobilenet_v1_0.25_128_mini_quant"
PLANTED = "tests.process.mlts.planted"


def localize(*arguments: object) -> Result:
    return CliRunner().invoke(mlts, ["localize", *map(str, arguments)])


@pytest.mark.parametrize("driver", ["MaxForAverage", "WholeModelsOnly"])
def test_the_wrong_operation_of_a_network_is_named(driver: str, tmp_path: Path) -> None:
    name = f"{PLANTED}:{driver}"
    done = localize(MODEL, "--driver", name, "--output", tmp_path / "out")

    assert done.exit_code == ExitCode.FAILED, done.output
    found = json.loads((tmp_path / "out" / "localization.json").read_text())
    wrong = [each for each in found["operations"] if each["verdict"] == "wrong"]
    assert [each["operation"] for each in wrong] == ["AVERAGE_POOL_2D"]
    assert f"Operation {wrong[0]['number']} of" in done.output
    assert 'fillcolor="#ff8a80"' in (tmp_path / "out" / "model.dot").read_text()
    page = (tmp_path / "out" / "index.html").read_text()
    assert "AVERAGE_POOL_2D is wrong" in page
    for text in (page, done.output):
        assert f"vts run --specs {tmp_path / 'out'} --driver {name}" in text
    spec = ["run", "--in-process", "--quick", "--no-output", "--specs", str(tmp_path / "out")]
    assert CliRunner().invoke(vts, spec).exit_code == ExitCode.OK
    if driver == "MaxForAverage":
        assert CliRunner().invoke(vts, [*spec, "--driver", name]).exit_code == ExitCode.FAILED


def test_operations_that_could_not_be_checked_are_not_called_right(tmp_path: Path) -> None:
    done = localize(MODEL, "--driver", f"{PLANTED}:NoSoftmax", "--output", tmp_path / "out")

    assert done.exit_code == ExitCode.INCOMPLETE, done.output
    said = "of the 30 operations that could be checked is wrong; 1 of 31 was not checked"
    page = (tmp_path / "out" / "index.html").read_text()
    for text in (page, " ".join(done.output.split())):
        assert said in text
        assert "no part of the model with these: SOFTMAX (30)" in text
    assert "Not all operations were checked" in page


def test_a_right_driver_has_none_and_wrong_names_are_wrong_usage() -> None:
    done = localize(MODEL, "--driver", "reference")
    assert done.exit_code == ExitCode.OK, done.output
    assert "operations is wrong" in done.output
    assert "no model matches" in localize("no_such_model", "--driver", "reference").output.lower()
    done = localize("no/such.tflite", "--driver", "reference")
    assert (done.exit_code, "no/such.tflite" in done.output) == (ExitCode.USAGE, True)
