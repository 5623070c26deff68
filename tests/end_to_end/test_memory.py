"""Memory must not grow with the data set."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import numpy as np
from PIL import Image

from tests.end_to_end.conftest import image_entry, relu, write_list

SIDE = 96
"""An input then is 110 kB: 500 of them, or of their outputs, would be 55 MB."""

ALLOWED_GROWTH = 30_000_000


def test_ten_times_the_images_take_no_more_memory(tmp_path: Path) -> None:
    peaks = [peak_bytes(tmp_path / str(images), images) for images in (50, 500)]
    assert peaks[1] <= peaks[0] + ALLOWED_GROWTH


def peak_bytes(root: Path, images: int) -> int:
    """Peak resident memory of a benchmark over so many images."""
    write_assets(root, images)
    command = [sys.executable, "-c", "from mlts.cli import main; main()", "benchmark", "--quiet"]
    options = ["--assets", str(root), "--profile", "complete", "--warmup-time", "0"]
    with subprocess.Popen([*command, *options, "--no-compilation"], cwd=root) as process:
        _, status, usage = os.wait4(process.pid, 0)
        process.returncode = os.waitstatus_to_exitcode(status)
    assert process.returncode == 0
    return usage.ru_maxrss * 1024


def write_assets(root: Path, images: int) -> None:
    (root / "models_list").mkdir(parents=True)
    folder = root / "images"
    folder.mkdir()
    (root / "image.tflite").write_bytes(relu((1, SIDE, SIDE, 3)))
    random = np.random.default_rng(0)
    for number in range(images):
        pixels = random.integers(0, 256, size=(SIDE, SIDE, 3), dtype=np.uint8)
        Image.fromarray(pixels).save(folder / f"image-{number}.jpeg")
    (folder / "labels.txt").write_text("a\nb\n")
    (folder / "truth.txt").write_text("a\n" * images)
    write_list(root, [image_entry(inputSize=[1, SIDE, SIDE, 3])])
