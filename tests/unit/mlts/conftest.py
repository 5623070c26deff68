"""A realistic result, for the tests of everything that reads one; small assets made on the spot."""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

import msgspec
import numpy as np
import pytest

from mlts import statistics
from mlts.catalogue import CatalogueModel, load
from mlts.results import (
    BASELINE,
    SCHEMA,
    Agreement,
    BackendInfo,
    BackendRole,
    BenchmarkCase,
    BenchmarkRun,
    Compilation,
    DataKind,
    DriverInfo,
    ElementErrors,
    Evaluation,
    GateFinding,
    Latency,
    MeasurementWarning,
    MemoryUse,
    ModelInfo,
    Overhead,
    Ratio,
    Settings,
    WorstElement,
)
from nntest.assets import assets_at
from nntest.environment import Environment
from nntest.results import Outcome, totals_of
from tests.unit.mlts import example_losses

XNNPACK = "TFLite_CPU_XNNPACK"
DRIVER = "reference"
BROKEN = "acme-npu"

Entry = dict[str, Any]
WriteModels = Callable[..., Path]


@pytest.fixture
def sample_run() -> BenchmarkRun:
    return sample()


def sample() -> BenchmarkRun:
    """Four models on four backends: successes, a disputed golden file, a failure and skips."""
    cases = (
        *_image_cases(),
        *_disputed_cases(),
        *_speech_cases(),
        *_skipped_cases("asr_float"),
    )
    return BenchmarkRun(
        schema=SCHEMA,
        suite="mlts",
        totals=totals_of(cases),
        command="mlts benchmark --assets assets --driver reference --driver acme-npu",
        started="2026-11-20T13:50:00+01:00",
        duration_ns=83_000_000_000,
        version="0.1.0",
        environment=_environment(),
        settings=_settings(),
        backends=_backends(),
        models=_models(),
        cases=cases,
        overhead=Overhead(inferences=20_000, per_inference_ns=7_420.0, in_latency_ns=5_100.0),
        gate=(
            GateFinding(
                case=f"mobilenet_v1_0.25_128_quant_topk_aosp/{DRIVER}",
                limit="max_latency_ratio",
                allowed=1.5,
                actual=1.07,
                passed=True,
            ),
            GateFinding(
                case=f"mobilenet_v1_0.25_128_quant_topk_aosp/{BROKEN}",
                limit="min_top_1",
                allowed=0.39,
                actual=0.21,
                passed=False,
            ),
        ),
        reductions=("1 of 4 models has no file in these assets",),
        warnings=(
            MeasurementWarning(
                code="load",
                message="the load average was 1.80 on 2 processors before the run",
                advice="stop what else runs, or read the ratios rather than the latencies",
            ),
        ),
    )


def _latency(mean_ms: float, count: int, seed: int) -> Latency:
    random = np.random.default_rng(seed)
    spread = random.gamma(shape=2.0, scale=0.02, size=count)
    return statistics.latency((mean_ms * 1e6 * (0.97 + spread)).astype(np.int64))


def _errors(reference: str, beyond: int = 0, largest: float = 0.0) -> ElementErrors:
    return ElementErrors(
        reference=reference,
        inferences=500,
        elements=500_500,
        different=beyond * 3,
        max_absolute=largest,
        max_signed=largest,
        mean_square=largest / 50,
        sum_of_mean_squares=10 * largest,
        allowed_atol=3.0,
        allowed_rtol=0.0,
        beyond=beyond,
        worst=WorstElement(
            sequence=3,
            item=0,
            output=0,
            index=112,
            actual=3.0 + largest,
            expected=3.0,
            name="image-3.jpeg",
        )
        if largest
        else None,
    )


def _top_k(values: tuple[float, ...]) -> tuple[Evaluation, ...]:
    return tuple(
        Evaluation(key=f"top_{k}", value=value, higher_is_better=True)
        for k, value in enumerate(values, start=1)
    )


def _memory() -> MemoryUse:
    return MemoryUse(
        before_bytes=61_000_000,
        prepared_bytes=66_000_000,
        peak_bytes=70_000_000,
        after_bytes=63_000_000,
    )


def _image_cases() -> tuple[BenchmarkCase, ...]:
    model = "mobilenet_v1_0.25_128_quant_topk_aosp"
    good = _top_k((0.402, 0.512, 0.576, 0.618, 0.652))
    bad = _top_k((0.21, 0.33, 0.39, 0.43, 0.46))
    common = BenchmarkCase(
        id=f"{model}/{BASELINE}",
        outcome=Outcome.SUCCESS,
        duration_ns=2_900_000_000,
        model=model,
        backend=BASELINE,
        latency=_latency(1.9, 1000, seed=1),
        test_set_size=500,
        evaluated_items=500,
        evaluator="TopK",
        evaluations=good,
        compilation=Compilation(without_cache=_latency(0.8, 100, seed=2)),
        memory=_memory(),
    )
    reference = msgspec.structs.replace(
        common,
        id=f"{model}/{DRIVER}",
        backend=DRIVER,
        latency=_latency(2.03, 1000, seed=3),
        ratio=_ratio(1.07),
        against_baseline=_errors(BASELINE),
        top1_agreement=Agreement(same=500, total=500),
        compilation=Compilation(
            without_cache=_latency(14.2, 100, seed=4),
            save_to_cache=_latency(15.9, 100, seed=5),
            prepare_from_cache=_latency(3.1, 100, seed=6),
            cache_size_bytes=612_440,
        ),
        repeat=f"mlts benchmark --driver {DRIVER} {model}",
    )
    broken = msgspec.structs.replace(
        reference,
        id=f"{model}/{BROKEN}",
        outcome=Outcome.FAILURE,
        why="Top 1 value is far below the validation threshold 40.20%",
        backend=BROKEN,
        latency=_latency(0.61, 700, seed=7),
        ratio=_ratio(0.32),
        evaluations=bad,
        against_baseline=_errors(BASELINE, beyond=1200, largest=87.0),
        top1_agreement=Agreement(
            same=310,
            total=500,
            mismatches=example_losses.mismatches(),
            lost=110,
            gained=14,
            in_steps=True,
        ),
        worst_images=example_losses.images(),
        validation_errors=("Top 1 value is far below the validation threshold 40.20%",),
        compilation=Compilation(without_cache=_latency(120.0, 12, seed=8)),
        warnings=(
            MeasurementWarning(
                code="drift",
                message="the second half of the run was 14 % slower than the first",
                advice="let the machine cool down, or use --profile repeatable",
            ),
        ),
        repeat=f"mlts benchmark --driver {BROKEN} {model}",
    )
    xnnpack = msgspec.structs.replace(
        common, id=f"{model}/{XNNPACK}", backend=XNNPACK, outcome=Outcome.SKIPPED,
        why="TF Lite has no default delegate for this model", latency=None,
        evaluator=None, evaluations=(), compilation=None, memory=None, evaluated_items=0,
    )  # fmt: skip
    return common, xnnpack, reference, broken


def _ratio(value: float) -> Ratio:
    return Ratio(value=value, low=value * 0.98, high=value * 1.03, confidence=0.95, blocks=20)


def _disputed_cases() -> tuple[BenchmarkCase, ...]:
    model = "mobilenet_v2_1.0_224_quant"
    warning = MeasurementWarning(
        code="golden_disputed",
        message="golden output disagrees with TF Lite too (161 of 3 allowed)",
        advice="the golden file belongs to another model: driver and TF Lite are compared instead",
    )
    common = BenchmarkCase(
        id=f"{model}/{BASELINE}",
        outcome=Outcome.SUCCESS,
        duration_ns=1_400_000_000,
        model=model,
        backend=BASELINE,
        latency=_latency(24.0, 50, seed=11),
        test_set_size=2,
        evaluated_items=2,
        golden=_errors("golden", beyond=4, largest=161.0),
        golden_disputed=True,
        warnings=(warning,),
        memory=_memory(),
    )
    reference = msgspec.structs.replace(
        common,
        id=f"{model}/{DRIVER}",
        backend=DRIVER,
        latency=_latency(22.8, 50, seed=12),
        ratio=_ratio(0.95),
        against_baseline=_errors(BASELINE),
        compilation=Compilation(without_cache=_latency(61.0, 1, seed=13)),
        repeat=f"mlts benchmark --driver {DRIVER} {model}",
    )
    broken = msgspec.structs.replace(
        common,
        id=f"{model}/{BROKEN}",
        backend=BROKEN,
        outcome=Outcome.FAILURE,
        why="GENERAL_FAILURE in execute_synchronously_1_3: the device is out of memory",
        latency=None,
        golden=None,
        golden_disputed=False,
        warnings=(),
        evaluated_items=0,
        memory=None,
        repeat=f"mlts benchmark --driver {BROKEN} {model}",
    )
    xnnpack = msgspec.structs.replace(
        broken, id=f"{model}/{XNNPACK}", backend=XNNPACK, outcome=Outcome.SKIPPED,
        why="TF Lite has no default delegate for this model", repeat="",
    )  # fmt: skip
    return common, xnnpack, reference, broken


def _speech_cases() -> tuple[BenchmarkCase, ...]:
    model = "tts_float"
    values = (
        Evaluation(key="max_mel_cep_distortion", value=1.2e-5, higher_is_better=False),
        Evaluation(key="max_log_f0_error", value=3.1e-6, higher_is_better=False),
    )
    common = BenchmarkCase(
        id=f"{model}/{BASELINE}",
        outcome=Outcome.SUCCESS,
        duration_ns=4_000_000_000,
        model=model,
        backend=BASELINE,
        latency=_latency(3.4, 2400, seed=21),
        test_set_size=4210,
        evaluated_items=4210,
        golden=_errors("golden", largest=4.1e-5),
        evaluator="MelCepLogF0",
        evaluations=values,
        memory=_memory(),
    )
    xnnpack = msgspec.structs.replace(
        common, id=f"{model}/{XNNPACK}", backend=XNNPACK,
        latency=_latency(1.1, 2400, seed=22), ratio=_ratio(0.32),
        against_baseline=_errors(BASELINE, largest=2e-5),
    )  # fmt: skip
    reference = msgspec.structs.replace(
        common, id=f"{model}/{DRIVER}", backend=DRIVER,
        latency=_latency(5.9, 2400, seed=23), ratio=_ratio(1.74),
        against_baseline=_errors(BASELINE, largest=3e-5),
        worst_sequence=example_losses.sentence(),
        compilation=Compilation(without_cache=_latency(31.0, 20, seed=24)),
        repeat=f"mlts benchmark --driver {DRIVER} {model}",
    )  # fmt: skip
    broken = BenchmarkCase(
        id=f"{model}/{BROKEN}",
        outcome=Outcome.SKIPPED,
        why="not supported by the driver: LSTM (operations 0, 1, 2)",
        model=model,
        backend=BROKEN,
        test_set_size=4210,
    )
    return common, xnnpack, reference, broken


def _skipped_cases(model: str) -> tuple[BenchmarkCase, ...]:
    return tuple(
        BenchmarkCase(
            id=f"{model}/{backend.name}",
            outcome=Outcome.SKIPPED,
            why=f"{model}.tflite is not in the assets",
            model=model,
            backend=backend.name,
        )
        for backend in _backends()
    )


def _models() -> tuple[ModelInfo, ...]:
    quant = ModelInfo(
        name="mobilenet_v1_0.25_128_quant_topk_aosp",
        group="MobileNet v1 Quantized",
        file="mobilenet_v1_0.25_128_quant.tflite",
        sha256="f3b1c0" + "0" * 58,
        size_bytes=497_264,
        input_shape=(1, 128, 128, 3),
        element_bytes=1,
        data=DataKind.IMAGES,
        sequences=500,
        items=500,
        evaluator="TopK",
        expected_top1=0.402,
        baseline_ns=60_000_000,
        source="mobilenet_topk_aosp.json",
    )
    disputed = msgspec.structs.replace(
        quant, name="mobilenet_v2_1.0_224_quant", group="MobileNet v2 Quantized",
        file="mobilenet_v2_1.0_224_quant.tflite", size_bytes=3_577_760,
        input_shape=(1, 224, 224, 3), data=DataKind.SEQUENCES, sequences=2, items=2,
        has_golden=True, evaluator=None, expected_top1=None, source="test_models.json",
    )  # fmt: skip
    tts = msgspec.structs.replace(
        disputed, name="tts_float", group="LSTM Text-to-speech", file="tts_float.tflite",
        input_shape=(1, 334), element_bytes=4, sequences=50, items=4210, evaluator="MelCepLogF0",
    )  # fmt: skip
    asr = ModelInfo(
        name="asr_float",
        group="LSTM Automatic Speech Recognition",
        file="asr_float.tflite",
        source="test_models.json",
    )
    return quant, disputed, tts, asr


def _backends() -> tuple[BackendInfo, ...]:
    runtime = BackendInfo(
        name=BASELINE,
        role=BackendRole.BASELINE,
        threads=1,
        runtime="tflite-runtime",
        runtime_version="2.14.0",
    )
    return (
        runtime,
        msgspec.structs.replace(
            runtime, name=XNNPACK, role=BackendRole.LATENCY_BASELINE, delegates=("XNNPACK",)
        ),
        BackendInfo(
            name=DRIVER,
            role=BackendRole.DRIVER,
            threads=1,
            driver=DriverInfo(
                device_name="nnhal-reference",
                version="0.1.0",
                type="CPU",
                hal_version="1.3",
                implementation="nndrivers.reference.device:ReferenceDriver",
                model_cache_files=1,
                data_cache_files=1,
            ),
        ),
        BackendInfo(
            name=BROKEN,
            role=BackendRole.DRIVER,
            driver=DriverInfo(
                device_name=BROKEN, version="3.2 <beta>", type="ACCELERATOR", hal_version="1.2"
            ),
        ),
    )


def _environment() -> Environment:
    return Environment(
        host="bench-1",
        system="Linux 6.1.0",
        cpu="Example CPU @ 2.40GHz",
        architecture="x86_64",
        logical_cpus=2,
        usable_cpus=2,
        memory_bytes=8_000_000_000,
        governor="schedutil",
        load_before=(1.8, 1.2, 0.9),
        load_after=(1.1, 1.1, 0.9),
        python="3.11.9",
        packages={"numpy": "1.26.4", "tflite-runtime": "2.14.0"},
    )


def _settings() -> Settings:
    return Settings(
        profile="scoring",
        warmup_ns=300_000_000,
        run_ns=1_000_000_000,
        complete_set=True,
        complete_set_limit_ns=300_000_000_000,
        threads=1,
        compilation_warmup_ns=100_000_000,
        compilation_run_ns=300_000_000,
        compilation_iterations=100,
        assets="assets",
    )


@pytest.fixture
def raw_entry() -> Entry:
    """A minimal entry with one raw sequence: 3 floats in, any number out."""
    return {
        "name": "tiny",
        "baselineSec": 0.001,
        "inputSize": [1, 3],
        "dataSize": 4,
        "inputOutputs": [{"input": "tiny.input", "output": "tiny.output"}],
    }


@pytest.fixture
def image_entry() -> Entry:
    """A minimal entry with a folder of images, float32 and 8 pixels a side."""
    return {
        "name": "pictures",
        "baselineSec": 0.001,
        "inputSize": [1, 8, 8, 3],
        "dataSize": 4,
        "dataset": {
            "inputPath": "images",
            "groundTruth": "images/truth.txt",
            "labels": "images/labels.txt",
            "preprocessor": "Inception",
        },
    }


@pytest.fixture
def write_models(tmp_path: Path) -> WriteModels:
    """Write a list of entries; the result is the root of the assets."""

    def write(*entries: Any, name: str = "models.json") -> Path:
        folder = tmp_path / "models_list"
        folder.mkdir(exist_ok=True)
        (folder / name).write_text(json.dumps({"models": entries}))
        return tmp_path

    return write


@pytest.fixture
def only_model(write_models: WriteModels) -> Callable[[Entry], CatalogueModel]:
    """The catalogue's model of one entry."""

    def model(entry: Entry) -> CatalogueModel:
        return load(assets_at(write_models(entry))).models[0]

    return model
