from __future__ import annotations

from pathlib import Path

from click.testing import CliRunner

from nnhal.cli import main


def test_a_file_of_an_unknown_kind_is_one_line_without_traceback(tmp_path: Path) -> None:
    file = tmp_path / "net.onnx"
    file.touch()

    result = CliRunner().invoke(main, ["graph", str(file)])

    assert result.exit_code == 2
    (line,) = result.output.splitlines()
    assert line.startswith(f"Error: {file}: unknown kind of model file; known suffixes: ")


def test_a_missing_file_is_one_line_too(tmp_path: Path) -> None:
    result = CliRunner().invoke(main, ["graph", str(tmp_path / "net.tflite")])

    assert result.exit_code == 2
    assert result.output == f"Error: {tmp_path / 'net.tflite'}: no such file\n"


def test_a_real_model_is_drawn(mlts_assets: Path) -> None:
    model = next(mlts_assets.rglob("mobilenet_v1_0.25_128_quant.tflite"))

    result = CliRunner().invoke(main, ["graph", str(model)])

    assert result.exit_code == 0
    assert result.output.startswith('digraph "mobilenet_v1_0.25_128_quant.tflite" {')
    assert "CONV_2D" in result.output
