"""Runs as large and as unlucky as they come, for the tests of the page."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from typing import Any

import msgspec
import numpy as np

from mlts import statistics
from mlts.results import (
    BASELINE,
    Agreement,
    BackendInfo,
    BackendRole,
    BenchmarkCase,
    BenchmarkRun,
    Compilation,
    ElementErrors,
    Evaluation,
    GateFinding,
    Latency,
    MeasurementWarning,
    MemoryUse,
    ModelInfo,
    OperatorTime,
    Ratio,
    WorstElement,
)
from mlts.worst_examples import ScoredClass
from nntest.results import Outcome, totals_of
from tests.unit.mlts import example_losses
from tests.unit.mlts.conftest import BROKEN, DRIVER, XNNPACK, sample

EVIL = "<script>alert('évil')</script>"
"""A name that must never run."""

_SIZES = ("0.25_128", "0.5_160", "0.75_192", "1.0_224")
_FAMILIES = {
    "MobileNet v1 Float": [f"mobilenet_v1_{size}" for size in _SIZES],
    "MobileNet v1 Quantized": [f"mobilenet_v1_{size}_quant" for size in _SIZES],
    "MobileNet v2 Float": ["mobilenet_v2_0.35_128", "mobilenet_v2_0.5_160", "mobilenet_v2_1.0_224"],
    "MobileNet v2 Quantized": ["mobilenet_v2_1.0_224_quant"],
    "MobileNet v3 Float": [
        f"mobilenet_v3-{size}_224_{width}_float"
        for size in ("small", "small-minimalistic", "large", "large-minimalistic")
        for width in ("0.75", "1.0")
    ],
    "LSTM Text-to-speech": ["tts_float"],
    "LSTM Automatic Speech Recognition": ["asr_float"],
}

REPETITIVE = (
    "MobileNet v3 Float",
    "MobileNet v2 Float",
    *(f"mobilenet_v1_0.{size}_quant" for size in ("25_128", "5_160", "75_192")),
)
"""Groups and models, two thirds of the catalogue, that have nothing which the others lack."""


@cache
def full_run(*without: str) -> BenchmarkRun:
    """The whole catalogue on TF Lite, on its delegate, on a good driver and on a bad one."""
    models = tuple(m for m in _models() if m.group not in without and m.name not in without)
    cases = tuple(case for i, model in enumerate(models) for case in _cases(i, model))
    return msgspec.structs.replace(
        sample(), models=models, cases=cases, totals=totals_of(cases), reductions=(), gate=_gate()
    )


def passed_run() -> BenchmarkRun:
    """The whole catalogue on TF Lite and a driver that does it all."""
    run = full_run()
    kept = (BASELINE, DRIVER)
    cases = tuple(c for c in run.cases if c.backend in kept and c.outcome is Outcome.SUCCESS)
    return msgspec.structs.replace(
        run,
        backends=tuple(b for b in run.backends if b.name in kept),
        cases=cases,
        totals=totals_of(cases),
        gate=(),
        warnings=(),
    )


def interrupted_run() -> BenchmarkRun:
    """Ctrl-C after a third of the cases."""
    run = passed_run()
    stop = len(run.cases) // 3
    cases = run.cases[:stop] + tuple(_not_run(case) for case in run.cases[stop:])
    return msgspec.structs.replace(run, cases=cases, totals=totals_of(cases), interrupted=True)


def hostile_run() -> BenchmarkRun:
    """Every text from outside tries to leave its place."""
    run = sample()
    evil = f"{EVIL}\"'&\x00\x1b[31m\u202e\udcff"
    model = msgspec.structs.replace(run.models[0], name=evil, group=evil, file=evil, source=evil)
    backends = tuple(_evil_backend(backend, evil) for backend in run.backends)
    old = run.models[0].name
    cases = tuple(_evil_case(case, evil) for case in run.cases if case.model == old)
    return msgspec.structs.replace(
        run,
        models=(model,),
        backends=backends,
        cases=cases,
        totals=totals_of(cases),
        command=evil,
        started=evil,
        version=evil,
        reductions=(evil,),
        environment=msgspec.structs.replace(
            run.environment, host=evil, cpu=evil, packages={evil: evil}
        ),
        settings=msgspec.structs.replace(run.settings, profile=evil, assets=evil, gate=evil),
        warnings=(MeasurementWarning(code=evil, message=evil, advice=evil),),
        gate=(GateFinding(case=evil, limit=evil, allowed=1, actual=None, passed=False),),
    )


def _evil_backend(backend: BackendInfo, evil: str) -> BackendInfo:
    if backend.role is not BackendRole.DRIVER or backend.driver is None:
        return backend
    driver = msgspec.structs.replace(
        backend.driver, device_name=evil, version=evil, type=evil, implementation=evil
    )
    return msgspec.structs.replace(backend, name=f"{backend.name}{evil}", driver=driver)


def _evil_case(case: BenchmarkCase, evil: str) -> BenchmarkCase:
    driver = case.backend in (DRIVER, BROKEN)
    return msgspec.structs.replace(
        case,
        id=evil,
        model=evil,
        backend=f"{case.backend}{evil}" if driver else case.backend,
        why=evil,
        repeat=evil,
        validation_errors=(evil,) if case.outcome.is_bad else (),
        **_evil_examples(evil) if driver else {},
        warnings=(MeasurementWarning(code=evil, message=evil, advice=evil),),
    )


def _evil_examples(evil: str) -> dict[str, Any]:
    """Names of files and classes from outside, and a picture that is none."""
    replace = msgspec.structs.replace
    name = ScoredClass(number=1, name=evil, score=1.0)
    image = replace(
        example_losses.images()[0], input=evil, true_class=name, baseline=(name,), actual=(name,),
        jpeg=evil.encode(errors="replace"),
    )  # fmt: skip
    mismatch = replace(
        example_losses.mismatches()[0], input=evil,
        baseline_name=evil, actual_name=evil, true_name=evil,
    )  # fmt: skip
    sequence = replace(
        example_losses.sentence(), input=evil,
        baseline_sound=evil.encode(errors="replace"), actual_sound=evil.encode(errors="replace"),
    )  # fmt: skip
    agreement = Agreement(same=1, total=2, mismatches=(mismatch,))
    return {"top1_agreement": agreement, "worst_images": (image,), "worst_sequence": sequence}


def _models() -> Iterator[ModelInfo]:
    template, _, tts, _ = sample().models
    for group, names in _FAMILIES.items():
        for name in names:
            speech = not name.startswith("mobilenet")
            yield msgspec.structs.replace(
                tts if speech else template,
                name=name,
                group=group,
                file=f"{name}.tflite",
                evaluator=None if name == "asr_float" else (tts if speech else template).evaluator,
                expected_top1=None if speech else 0.5,
            )


def _cases(i: int, model: ModelInfo) -> Iterator[BenchmarkCase]:
    if model.name == "mobilenet_v2_0.5_160":
        yield from (_skipped(model, b.name, f"{model.file} is absent") for b in sample().backends)
        return
    base = 3.0 + 1.7 * i
    yield _case(i, model, BASELINE, base)
    if "quant" in model.name:
        yield _skipped(model, XNNPACK, "TF Lite has no default delegate for this model")
    else:
        yield _case(i, model, XNNPACK, base * 0.4)
    yield _case(i, model, DRIVER, base * (0.8 + 0.13 * (i % 7)))
    yield _unlucky(i, _case(i, model, BROKEN, base * 3.1))


def _case(i: int, model: ModelInfo, backend: str, mean_ms: float) -> BenchmarkCase:
    count = (40, 300, 1490)[i % 3]
    driver = backend in (DRIVER, BROKEN)
    value = mean_ms / (3.0 + 1.7 * i)
    few = i % 5 == 4
    return BenchmarkCase(
        id=f"{model.name}/{backend}",
        outcome=Outcome.SUCCESS,
        model=model.name,
        backend=backend,
        latency=_latency(mean_ms, count, seed=i),
        ratio=None if backend == BASELINE else _ratio(value, few),
        ratio_to_shipped=None if backend == XNNPACK else _shipped(model, value, few),
        test_set_size=1490,
        evaluated_items=1490,
        golden=_errors("golden", 3e-6) if model.has_golden else None,
        against_baseline=_errors(BASELINE, 2e-6) if driver else None,
        **_compared(model, backend),
        evaluations=_evaluations(model),
        operator_times=_operators(mean_ms),
        compilation=_compilation(i, backend) if backend != XNNPACK else None,
        memory=MemoryUse(
            before_bytes=61_000_000,
            prepared_bytes=66_000_000,
            peak_bytes=70_000_000,
            after_bytes=63_000_000,
        ),
        warnings=_warnings(few, count),
        repeat=f"mlts benchmark --driver {backend} '{model.name}' --profile complete",
    )


def _operators(mean_ms: float) -> tuple[OperatorTime, ...]:
    """Convolutions, which take most of the time, and what follows them."""
    shares = {"CONV_2D": 0.5, "DEPTHWISE_CONV_2D": 0.3, "AVERAGE_POOL_2D": 0.15, "SOFTMAX": 0.05}
    return tuple(
        OperatorTime(numbers=(number,), name=name, mean_ns=share * mean_ms * 1e6)
        for number, (name, share) in enumerate(shares.items())
    )


def _shipped(model: ModelInfo, value: float, few: bool) -> Ratio | None:
    """Ratio to the default delegate, or to the built-in kernels where it takes nothing."""
    return _ratio(value if "quant" in model.name else value / 0.4, few)


def _compared(model: ModelInfo, backend: str) -> dict[str, Any]:
    """The good driver differs by roundings, the bad one changes as many classes as are listed."""
    if backend not in (DRIVER, BROKEN):
        return {}
    if model.name == "asr_float":
        return {"worst_sequence": example_losses.utterance()}
    if model.name == "tts_float":
        return {"worst_sequence": example_losses.sentence(with_sound=True)}
    if backend == DRIVER:
        images = example_losses.images()[:1]
        return {"top1_agreement": Agreement(same=1490, total=1490), "worst_images": images}
    mismatches = example_losses.mismatches(50)
    agreement = Agreement(same=1400, total=1490, lost=60, gained=20, mismatches=mismatches)
    return {"top1_agreement": agreement, "worst_images": example_losses.images()}


def _unlucky(i: int, case: BenchmarkCase) -> BenchmarkCase:
    if i % 6 == 0:
        text = "Top 1 value is far below the validation threshold 45.00%"
        worse = tuple(msgspec.structs.replace(e, value=e.value / 3) for e in case.evaluations)
        return _failed(case, text, evaluations=worse, validation_errors=(text,))
    if i % 6 == 1:
        errors = _errors(BASELINE, 7.5, beyond=4711)
        text = (
            f"Outputs differ from {BASELINE} beyond tolerance: 4711 of 1491490 elements, worst "
            "7.75 where 0.25 was expected (output 0, element 733 of image-12.jpeg item 0)"
        )
        return _failed(case, text, against_baseline=errors, validation_errors=(text,))
    if i % 6 == 2:
        text = "no answer within 30 s"
        return _failed(case, text, outcome=Outcome.HANG, latency=None, ratio=None, compilation=None)
    if i % 11 == 3:
        text = "the driver's process died: SIGSEGV in prepare_model_1_3"
        return _failed(
            case, text, outcome=Outcome.CRASH, latency=None, ratio=None, compilation=None,
            evaluations=(), golden=None, against_baseline=None, memory=None, top1_agreement=None,
            worst_images=(), worst_sequence=None, warnings=(),
        )  # fmt: skip
    return case


def _failed(
    case: BenchmarkCase, reason: str, outcome: Outcome = Outcome.FAILURE, **changes: object
) -> BenchmarkCase:
    return msgspec.structs.replace(case, outcome=outcome, why=reason, **changes)


def _skipped(model: ModelInfo, backend: str, reason: str) -> BenchmarkCase:
    return BenchmarkCase(
        id=f"{model.name}/{backend}",
        outcome=Outcome.SKIPPED,
        why=reason,
        model=model.name,
        backend=backend,
    )


def _not_run(case: BenchmarkCase) -> BenchmarkCase:
    return BenchmarkCase(
        id=case.id,
        outcome=Outcome.NOT_RUN,
        why="interrupted",
        model=case.model,
        backend=case.backend,
    )


def _latency(mean_ms: float, count: int, seed: int) -> Latency:
    random = np.random.default_rng([seed, count, int(mean_ms * 1000)])
    values = mean_ms * (0.97 + random.gamma(shape=2.0, scale=0.015, size=count))
    values[:: max(count // 9, 1)] *= 1.35
    return statistics.latency((values * 1e6).astype(np.int64))


def _ratio(value: float, few: bool) -> Ratio:
    if few:
        return Ratio(value=value, low=None, high=None, confidence=0.95, blocks=3)
    return Ratio(value=value, low=value * 0.96, high=value * 1.05, confidence=0.95, blocks=20)


def _errors(reference: str, largest: float, beyond: int = 0) -> ElementErrors:
    return ElementErrors(
        reference=reference,
        inferences=1490,
        elements=1_491_490,
        different=beyond * 2,
        max_absolute=largest,
        max_signed=largest,
        mean_square=largest**2 / 7,
        sum_of_mean_squares=largest**2,
        allowed_atol=1e-5,
        allowed_rtol=6e-7,
        beyond=beyond,
        worst=WorstElement(
            sequence=12, item=0, output=0, index=733, actual=0.25 + largest, expected=0.25
        ),
    )


def _evaluations(model: ModelInfo) -> tuple[Evaluation, ...]:
    if model.name == "asr_float":
        return (Evaluation(key="max_phone_error_rate", value=1.25, higher_is_better=False),)
    if model.name == "tts_float":
        keys = {"max_mel_cep_distortion": 2.1, "max_log_f0_error": 0.0032}
        return tuple(
            Evaluation(key=key, value=value, higher_is_better=False) for key, value in keys.items()
        )
    values = (0.5106, 0.6211, 0.6903, 0.7318, 0.7651)
    return tuple(
        Evaluation(key=f"top_{k}", value=value, higher_is_better=True)
        for k, value in enumerate(values, start=1)
    )


def _compilation(i: int, backend: str) -> Compilation:
    plain = _latency(0.9 + i, 100, seed=50 + i)
    if backend != DRIVER:
        return Compilation(without_cache=plain)
    return Compilation(
        without_cache=_latency(11.0 + i, 100, seed=60 + i),
        save_to_cache=_latency(13.0 + i, 100, seed=70 + i),
        prepare_from_cache=_latency(2.0 + i / 10, 100, seed=80 + i),
        cache_size_bytes=400_000 + 91_000 * i,
    )


def _warnings(few: bool, count: int) -> tuple[MeasurementWarning, ...]:
    if not few:
        return ()
    return (
        MeasurementWarning(
            code="few_samples",
            message=f"only {count} inferences in 3 blocks",
            advice="measure longer: --profile repeatable, or --time 10",
        ),
    )


def _gate() -> tuple[GateFinding, ...]:
    return (
        GateFinding(
            case=f"tts_float/{BROKEN}",
            limit="max_latency_ratio",
            allowed=1.5,
            actual=3.1,
            passed=False,
        ),
    )
