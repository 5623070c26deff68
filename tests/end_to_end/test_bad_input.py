"""Whatever is wrong with what the user gives: one clear line, exit code 2, before any measuring."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest

from tests.end_to_end.conftest import Run, image_entry, vector_entry, write_list


def truncated_model(root: Path) -> None:
    path = root / "vector.tflite"
    path.write_bytes(path.read_bytes()[:100])


def list_without_input_size(root: Path) -> None:
    entry = vector_entry()
    del entry["inputSize"]
    write_list(root, [entry])


def list_that_is_no_json(root: Path) -> None:
    (root / "models_list" / "small.json").write_text("{")


def golden_file_of_the_wrong_length(root: Path) -> None:
    path = root / "data" / "a.output"
    path.write_bytes(path.read_bytes()[:-1])


def golden_file_of_another_model(root: Path) -> None:
    path = root / "data" / "a.output"
    path.write_bytes(path.read_bytes() * 2)


def input_file_of_the_wrong_length(root: Path) -> None:
    path = root / "data" / "a.input"
    path.write_bytes(path.read_bytes()[:-4])


def image_folder_with_a_missing_label(root: Path) -> None:
    (root / "images" / "truth.txt").write_text("class 1\n2\nclass 3\n")


def image_with_an_unknown_label(root: Path) -> None:
    (root / "images" / "truth.txt").write_text("class 1\n2\nclass 3\nzebra\n")


def quantized_list_for_a_float_model(root: Path) -> None:
    write_list(root, [vector_entry(dataSize=1, inputSize=[1, 16])])


def unknown_evaluator(root: Path) -> None:
    write_list(root, [image_entry(evaluator={"className": "TopKek"})])


@pytest.mark.parametrize(
    ("spoil", "expected"),
    [
        (truncated_model, ("vector.tflite", "not a sound TF Lite model")),
        (list_without_input_size, ("small.json", "'vector'", "'inputSize' is missing")),
        (list_that_is_no_json, ("small.json", "is not a list of models", "not JSON")),
        (golden_file_of_the_wrong_length, ("a.output", "not a multiple")),
        (golden_file_of_another_model, ("a.output", "32 bytes", "16")),
        (input_file_of_the_wrong_length, ("a.input", "not a multiple")),
        (image_folder_with_a_missing_label, ("truth.txt", "3 labels for 4 images")),
        (image_with_an_unknown_label, ("truth.txt", "line 4", "'zebra'")),
        (quantized_list_for_a_float_model, ("'vector'", "'dataSize' is 1", "float32")),
        (unknown_evaluator, ("'TopKek' is unknown", "TopK")),
    ],
    ids=lambda value: value.__name__ if callable(value) else "",
)
def test_wrong_assets(
    run: Run, assets: Path, spoil: Callable[[Path], None], expected: tuple[str, ...]
) -> None:
    spoil(assets)
    check(run, ("--assets", assets), expected)


@pytest.mark.parametrize(
    ("arguments", "expected"),
    [
        (("--driver", "referense"), ("'referense'", "reference")),
        (("--driver", "no.such.module:Driver"), ("no.such.module",)),
        (("--filter-driver", "no-device"), ("no installed driver matches 'no-device'",)),
        (("--filter-driver", "("), ("no regular expression",)),
        (("vectr",), ("no model matches 'vectr'", "'vector'")),
        (("--gate", "absent.toml"), ("absent.toml", "No such file")),
        (("--gate", "wrong.toml"), ("unknown limit 'max_latency'", "max_latency_ratio")),
        (("--threads", "0"), ("--threads",)),
        (("--profile", "long"), ("'long'", "repeatable")),
    ],
    ids=lambda value: " ".join(value) if isinstance(value, tuple) else "",
)
def test_wrong_options(
    run: Run,
    assets: Path,
    tmp_path: Path,
    arguments: tuple[str, ...],
    expected: tuple[str, ...],
) -> None:
    (tmp_path / "wrong.toml").write_text("[default]\nmax_latency = 1\n")
    check(run, ("--assets", assets, *arguments), expected)
    assert not (tmp_path / "mlts-results").exists()


def test_a_driver_that_raises_is_at_fault_itself(run: Run, assets: Path, tmp_path: Path) -> None:
    (tmp_path / "broken.py").write_text(
        "class Raises:\n    def __init__(self):\n        raise RuntimeError('no device file')\n"
    )
    result = run("benchmark", "--assets", assets, "--driver", "broken:Raises")
    assert result.returncode == 3
    (line,) = result.stderr.splitlines()
    for word in ("broken:Raises", "broken.py:3: RuntimeError: no device file"):
        assert word in line


def test_a_folder_that_is_no_assets(run: Run, tmp_path: Path) -> None:
    check(run, ("--assets", tmp_path / "absent"), ("absent", "does not exist"))
    (tmp_path / "empty").mkdir()
    check(run, ("--assets", tmp_path / "empty"), ("empty", "models_list"))


def check(run: Run, arguments: tuple[object, ...], expected: tuple[str, ...]) -> None:
    """One line beginning with "Error:" that says all of ``expected``; nothing was measured."""
    result = run("benchmark", *arguments)
    assert result.returncode == 2, result.stderr
    *usage, message = result.stderr.strip().splitlines()
    assert message.startswith("Error: ")
    assert all(line.startswith(("Usage:", "Try ")) or not line for line in usage)
    for part in expected:
        assert part in message
    assert result.stdout == ""


def test_results_that_cannot_be_read(run: Run, tmp_path: Path) -> None:
    (tmp_path / "results.json").write_text("{}")
    for command in (("report", "results.json"), ("compare", "results.json", "results.json")):
        result = run(*command)
        assert result.returncode == 2
        assert "results.json is not a result of mlts benchmark" in result.stderr
        assert len(result.stderr.strip().splitlines()) == 1
