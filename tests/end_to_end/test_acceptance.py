"""The reference driver on Android's own assets, as far as they are there."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from nntflite.interpreter import runtime
from tests.end_to_end.conftest import Run
from tests.end_to_end.reasons import reason_of

EXACT = ("mobilenet_v1_0.25_128_quant", "mobilenet_v1_0.5_160_quant", "mobilenet_v2_1.0_224_quant")
IMAGES = "mobilenet_v1_0.25_128_quant_topk_aosp"
FLOAT = {"mobilenet_v1_0.25_128": 1e-5, "tts_float": 1e-4}
DISPUTED = "mobilenet_v2_1.0_224_quant"

QUICK = ("--profile", "complete", "--warmup-time", "0", "--no-compilation")


@pytest.fixture(scope="module")
def folder(mlts_assets: Path, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """What a benchmark of the smaller models leaves behind."""
    out = tmp_path_factory.mktemp("acceptance")
    models = [*EXACT, *FLOAT, IMAGES]
    command = [sys.executable, "-c", "from mlts.cli import main; main()", "benchmark"]
    options = ["--assets", mlts_assets, "--driver", "reference", "--output", out, *QUICK]
    result = subprocess.run(
        [*command, *map(str, options), *models],
        capture_output=True,
        text=True,
        timeout=600,
        check=False,
    )
    assert result.returncode == 0, result.stdout + result.stderr
    return out


@pytest.fixture(scope="module")
def cases(folder: Path) -> dict[str, dict[str, Any]]:
    """Cases of the reference driver by model."""
    document = json.loads((folder / "results.json").read_text())
    return {c["model"]: c for c in document["cases"] if c["backend"] == "reference"}


@pytest.mark.parametrize("model", EXACT)
def test_quantized_models_are_bit_exact_with_tf_lite(
    cases: dict[str, dict[str, Any]], model: str
) -> None:
    case = measured(cases, model)
    if runtime().name == "tflite-runtime":
        assert case["against_baseline"]["different"] == 0
    assert case["golden_disputed"] is (model == DISPUTED)
    if model != DISPUTED:
        assert case["golden"]["max_absolute"] == 0


def test_the_report_tells_a_wrong_golden_file_from_a_wrong_driver(
    run: Run, folder: Path, cases: dict[str, dict[str, Any]]
) -> None:
    case = measured(cases, DISPUTED)
    assert case["golden"]["max_absolute"] == 161  # as far as TF Lite's output is
    assert "golden output disagrees with TF Lite too" in run("report", folder).stdout


@pytest.mark.parametrize(("model", "allowed"), FLOAT.items())
def test_float_models_agree_with_the_golden_outputs(
    cases: dict[str, dict[str, Any]], model: str, allowed: float
) -> None:
    case = measured(cases, model)
    assert case["golden"]["max_absolute"] <= allowed
    assert case["evaluated_items"] == case["test_set_size"]


def test_every_image_has_the_class_that_tf_lite_gives_it(
    cases: dict[str, dict[str, Any]],
) -> None:
    agreement = measured(cases, IMAGES)["top1_agreement"]
    assert agreement["same"] == agreement["total"] == 500


def test_androids_result_generator_reads_the_csv(folder: Path, tmp_path: Path) -> None:
    generator = os.environ.get("MLTS_GENERATE_RESULT")
    if not generator:
        pytest.skip("MLTS_GENERATE_RESULT does not name Android's results/generate_result.py")
    page = tmp_path / "android.html"
    command = [sys.executable, generator, str(folder / "benchmark.csv"), str(page)]
    subprocess.run(command, check=True, timeout=60)
    assert "MobileNet v1 Quantized" in page.read_text()


def measured(cases: dict[str, dict[str, Any]], model: str) -> dict[str, Any]:
    case = cases[model]
    if case["outcome"] == "SKIPPED":
        pytest.skip(reason_of(case))
    return case
