"""The embedded models are what their builder writes, and are worth measuring with."""

from __future__ import annotations

import json
import subprocess
import sys
from pathlib import Path
from typing import Any

import numpy as np
import pytest
from numpy.typing import NDArray

from nntflite.importer import import_model
from nntflite.interpreter import Interpreter

_LARGEST_FILE = 1_000_000


def _entries(repository: Path) -> list[dict[str, Any]]:
    text = (repository / "models" / "models_list" / "default.json").read_text()
    entries: list[dict[str, Any]] = json.loads(text)["models"]
    return entries


def _model(repository: Path, entry: dict[str, Any]) -> Path:
    return repository / "models" / f"{entry.get('modelFile', entry['name'])}.tflite"


def _run(interpreter: Interpreter, sequence: NDArray[Any]) -> NDArray[Any]:
    interpreter.reset_variables()
    return np.stack([interpreter.run(step)[0] for step in sequence])


def test_golden_outputs_are_those_of_tf_lite(repository: Path) -> None:
    checked = 0
    for entry in _entries(repository):
        interpreter = Interpreter(_model(repository, entry))
        dtype = np.dtype("<f4") if entry["dataSize"] == 4 else np.dtype("u1")
        for pair in entry.get("inputOutputs", ()):
            inputs = np.fromfile(repository / "datasets" / pair["input"], dtype)
            golden = np.fromfile(repository / "datasets" / pair["output"], dtype)
            result = _run(interpreter, inputs.reshape(-1, *entry["inputSize"]))
            atol = 1e-5 if entry["dataSize"] == 4 else 0
            np.testing.assert_allclose(result.reshape(-1), golden, atol=atol, rtol=0)
            checked += 1
    assert checked == 18


def test_every_model_imports(repository: Path) -> None:
    for entry in _entries(repository):
        imported = import_model(_model(repository, entry))
        (port,) = imported.inputs
        assert list(port.operand.dimensions) == entry["inputSize"]
        recurrent = entry["name"].startswith(("tts", "asr"))
        assert bool(imported.state) == recurrent


def test_files_are_small(repository: Path) -> None:
    files = [
        path
        for folder in ("models", "datasets")
        for path in (repository / folder).rglob("*")
        if path.is_file()
    ]
    assert files
    assert all(path.stat().st_size < _LARGEST_FILE for path in files)


def test_the_classifiers_tell_pictures_apart(repository: Path) -> None:
    labels = (repository / "datasets/image_classification/labels.txt").read_text().split("\n")
    assert labels[0] == "background"
    for entry in _entries(repository):
        if "dataset" in entry:
            chance = 1 / 10
            assert entry["evaluator"]["expectedTop1"] >= 4 * chance


def test_speech_outputs_change_from_frame_to_frame(repository: Path) -> None:
    for folder, size in (("asr_float", 42), ("tts_float", 196)):
        for path in (repository / "datasets" / folder).glob("*.output"):
            outputs = np.fromfile(path, "<f4").reshape(-1, size)
            assert np.ptp(outputs, axis=0).max() > 0.5
            assert np.abs(np.diff(outputs, axis=0)).max(1).min() > 1e-5


@pytest.mark.slow
def test_the_builder_writes_what_is_there(repository: Path, tmp_path: Path) -> None:
    """All but the last bits of float golden outputs, and the files of another JPEG encoder."""
    script = repository / "scripts" / "build_models.py"
    subprocess.run([sys.executable, str(script), str(tmp_path)], check=True)
    written = sorted(path.relative_to(tmp_path) for path in tmp_path.rglob("*") if path.is_file())
    assert len(written) == 72
    for name in written:
        there, here = repository / name, tmp_path / name
        if name.suffix == ".jpeg":
            continue
        if name.suffix == ".output" and "quantized" not in str(name):
            np.testing.assert_allclose(
                np.fromfile(here, "<f4"), np.fromfile(there, "<f4"), atol=1e-5
            )
        else:
            assert here.read_bytes() == there.read_bytes(), name
