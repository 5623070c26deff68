"""The command ``nnapi explain``, without a process of its own."""

from __future__ import annotations

from pathlib import Path

import msgspec
import pytest
from click.testing import CliRunner, Result

from nnapi.cli import main
from nnapi.explain.explanation import Explanation
from nnhal.types import OperationType
from tests.unit.nnapi.executing import PartDriver


class Npu(PartDriver):
    """Has everything but SOFTMAX."""

    def __init__(self) -> None:
        super().__init__("toy-npu", set(OperationType) - {OperationType.SOFTMAX})


NPU = f"{__name__}:Npu"


def run(*arguments: str | Path) -> Result:
    return CliRunner().invoke(main, ["explain", *map(str, arguments)])


@pytest.fixture
def model(tmp_path: Path) -> Path:
    """A spec of SOFTMAX after ADD."""
    file = tmp_path / "net.mod.py"
    file.write_text(
        "model = Model()\n"
        'x = Input("x", "TENSOR_FLOAT32", "{1, 4}")\n'
        'y = Internal("y", "TENSOR_FLOAT32", "{1, 4}")\n'
        'z = Output("z", "TENSOR_FLOAT32", "{1, 4}")\n'
        'model = model.Operation("ADD", x, x, 0).To(y)\n'
        'model = model.Operation("SOFTMAX", y, 1.0).To(z)\n'
        "Example({x: [1, 2, 3, 4], z: [0, 0, 0, 0]})\n"
    )
    return file


def test_the_table_names_what_is_missing_and_the_files_have_it_all(
    model: Path, tmp_path: Path
) -> None:
    json, graph = tmp_path / "explanation.json", tmp_path / "graph.dot"
    result = run(model, "--driver", NPU, "--json", json, "--graph", graph)
    assert result.exit_code == 0, result.output
    assert "2 calls of devices, and 16 bytes between them, instead of one call" in result.output
    assert "support SOFTMAX of FLOAT32 1x4" in result.output
    explanation = msgspec.json.decode(json.read_bytes(), type=Explanation)
    assert [note.place for note in explanation.operations] == [NPU, "nnapi-reference"]
    assert graph.read_text().startswith('digraph "net.mod.py"')


def test_one_device_for_all_is_said_in_one_line(model: Path) -> None:
    result = run(model, "--driver", "reference")
    assert result.exit_code == 0, result.output
    assert "One device runs all of it: nnapi-reference" in result.output


@pytest.mark.parametrize("preference", ["low-power", "fast-single-answer", "sustained-speed"])
def test_every_preference_is_taken(model: Path, preference: str) -> None:
    result = run(model, "--driver", "reference", "--preference", preference)
    assert preference.upper().replace("-", "_") in result.output


def test_mistakes_are_one_line(model: Path, tmp_path: Path) -> None:
    for arguments, words in (
        ([tmp_path / "absent.tflite", "--driver", "reference"], "absent.tflite"),
        ([model, "--driver", "absent"], "absent"),
        ([model], "--driver"),
    ):
        result = run(*arguments)
        assert result.exit_code == 2
        assert words in result.output
        assert "Traceback" not in result.output


def test_a_wrong_setting_is_one_line(model: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("DEBUG_NN_ENABLED_DEVICES", "(")
    result = run(model, "--driver", "reference")
    assert result.exit_code == 2
    assert "regular expression" in result.output
