"""Small assets in Android's layout, and the real command line in a process of its own."""

from __future__ import annotations

import json
import shutil
import subprocess
from collections.abc import Callable, Iterator, Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Any

import numpy as np
import pytest
from PIL import Image

from nnhal.types import (
    Model,
    Operand,
    OperandLifeTime,
    OperandType,
    Operation,
    OperationType,
    Subgraph,
)
from nntflite.exporter import export_model
from tests.end_to_end.command_server import CommandServer

if TYPE_CHECKING:
    from playwright.sync_api import Browser

Run = Callable[..., "subprocess.CompletedProcess[str]"]

VECTOR = (1, 4)
IMAGE = (1, 8, 8, 3)
STEPS = 3

BROWSERS = ("chromium", "chromium-browser", "google-chrome", "google-chrome-stable")


@pytest.fixture(scope="module")
def browser() -> Iterator[Browser]:
    """Debian's Chromium, or another one that is installed; skips where there is none."""
    sync_api = pytest.importorskip("playwright.sync_api", reason="playwright is not installed")
    found = next(filter(None, map(shutil.which, BROWSERS)), None)
    if found is None:
        pytest.skip(f"no Chromium found (looked for {', '.join(BROWSERS)})")
    with sync_api.sync_playwright() as playwright:
        # Its own sandbox cannot start in a container that runs as root.
        chromium = playwright.chromium.launch(executable_path=found, args=["--no-sandbox"])
        yield chromium
        chromium.close()


@pytest.fixture(scope="session")
def command_server() -> Iterator[CommandServer]:
    with CommandServer() as server:
        yield server


@pytest.fixture
def run(tmp_path: Path, command_server: CommandServer) -> Run:
    """Runs ``mlts`` with arguments, in an empty folder."""

    def mlts(*arguments: object, timeout: float = 120) -> subprocess.CompletedProcess[str]:
        return command_server.run("mlts.cli", [*map(str, arguments)], tmp_path, timeout)

    return mlts


@pytest.fixture
def assets(tmp_path: Path) -> Path:
    """One model with a golden sequence, one with images, and one whose file is absent."""
    root = tmp_path / "assets"
    write_assets(root, [vector_entry(), image_entry(), vector_entry(name="absent")])
    return root


def write_assets(root: Path, entries: Sequence[dict[str, Any]]) -> Path:
    """A list of these models in the folder ``root``, and all files; returns the list's path."""
    (root / "models_list").mkdir(parents=True)
    _write_sequence(root)
    _write_images(root)
    return write_list(root, entries)


def vector_entry(**changes: Any) -> dict[str, Any]:
    entry: dict[str, Any] = {
        "name": "vector",
        "baselineSec": 0.001,
        "dataSize": 4,
        "inputSize": list(VECTOR),
        "inputOutputs": [{"input": "data/a.input", "output": "data/a.output"}],
    }
    return entry | changes


def image_entry(**changes: Any) -> dict[str, Any]:
    entry: dict[str, Any] = {
        "name": "image",
        "baselineSec": 0.001,
        "dataSize": 4,
        "inputSize": list(IMAGE),
        "evaluator": {"className": "TopK"},
        "dataset": {
            "inputPath": "images",
            "groundTruth": "images/truth.txt",
            "labels": "images/labels.txt",
            "preprocessor": "Inception",
        },
    }
    return entry | changes


def write_list(root: Path, entries: Sequence[dict[str, Any]]) -> Path:
    path = root / "models_list" / "small.json"
    path.write_text(json.dumps({"models": list(entries)}))
    return path


def _write_sequence(root: Path) -> None:
    (root / "vector.tflite").write_bytes(relu(VECTOR))
    data = root / "data"
    data.mkdir()
    values = np.random.default_rng(0).normal(size=(STEPS, *VECTOR)).astype(np.float32)
    values.tofile(data / "a.input")
    np.maximum(values, 0).tofile(data / "a.output")


def _write_images(root: Path) -> None:
    (root / "image.tflite").write_bytes(relu(IMAGE))
    folder = root / "images"
    folder.mkdir()
    random = np.random.default_rng(1)
    for number in range(4):
        pixels = random.integers(0, 256, size=(20, 30, 3), dtype=np.uint8)
        Image.fromarray(pixels).save(folder / f"image-{number}.jpeg")
    (folder / "labels.txt").write_text("".join(f"class {n}\n" for n in range(192)))
    (folder / "truth.txt").write_text("class 1\n2\nclass 3\nclass 4\n")


def relu(shape: tuple[int, ...]) -> bytes:
    """A model of one operation."""
    given, computed = (
        Operand(OperandType.TENSOR_FLOAT32, shape, lifetime=lifetime)
        for lifetime in (OperandLifeTime.SUBGRAPH_INPUT, OperandLifeTime.SUBGRAPH_OUTPUT)
    )
    operation = Operation(OperationType.RELU, inputs=(0,), outputs=(1,))
    return export_model(Model(Subgraph((given, computed), (operation,), (0,), (1,))))
