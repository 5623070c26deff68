from __future__ import annotations

from pathlib import Path

import msgspec
import pytest

from mlts import gate
from mlts.gate import Gate, GateError
from mlts.result_kind import exit_code
from mlts.results import BenchmarkRun, Evaluation
from nntest.results import ExitCode

MODELS = ("mobilenet_v1_quant", "mobilenet_v2_quant", "tts_float")
QUANT = "mobilenet_v1_0.25_128_quant_topk_aosp"


def write(tmp_path: Path, text: str) -> Path:
    path = tmp_path / "gate.toml"
    path.write_text(text)
    return path


def judged(run: BenchmarkRun, pattern: str, **limits: float) -> dict[tuple[str, str], bool]:
    findings = gate.judge(Gate(source="gate.toml", sections=((pattern, limits),)), run)
    return {(finding.case, finding.limit): finding.passed for finding in findings}


def test_later_and_narrower_sections_override_the_default(tmp_path: Path) -> None:
    path = write(
        tmp_path,
        """
        [default]
        max_latency_ratio = 2
        min_top1_agreement = 0.9
        [models."mobilenet*"]
        max_latency_ratio = 1.5
        [models.mobilenet_v2_quant]
        max_latency_ratio = 1
        """,
    )
    loaded = gate.load(path, MODELS)
    assert loaded.limits_of("tts_float") == {"max_latency_ratio": 2, "min_top1_agreement": 0.9}
    assert loaded.limits_of("mobilenet_v1_quant")["max_latency_ratio"] == 1.5
    assert loaded.limits_of("mobilenet_v2_quant")["max_latency_ratio"] == 1


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ("max_latency_ratio 1", "is not TOML"),
        ("[defaults]\nmax_latency_ratio = 1", r"unknown table \[defaults\]"),
        ("[default]\nmax_latency = 1", "unknown limit 'max_latency'.*'max_latency_ratio'"),
        ("[default]\nxyz = 1", "unknown limit 'xyz'.*known: max_latency_ratio"),
        ("[default]\nmax_latency_ratio = '1'", "'max_latency_ratio'.*not a number"),
        ("[default]\nmax_latency_ratio = true", "'max_latency_ratio'.*not a number"),
        ('[models."tts_floaty"]\nmax_latency_ratio = 1', "matches no model.*'tts_float'"),
        ("[models]\ntts_float = 3", "expected a table"),
        ("models = 3", "expected a table"),
    ],
)
def test_a_wrong_file_is_told_with_its_culprit(tmp_path: Path, text: str, expected: str) -> None:
    path = write(tmp_path, text)
    with pytest.raises(GateError, match=expected) as caught:
        gate.load(path, MODELS)
    assert str(path) in str(caught.value)


def test_an_absent_file_is_named(tmp_path: Path) -> None:
    with pytest.raises(GateError, match=r"cannot read .*absent\.toml: No such file"):
        gate.load(tmp_path / "absent.toml", MODELS)


def test_every_driver_is_judged_and_no_baseline(sample_run: BenchmarkRun) -> None:
    assert judged(sample_run, QUANT, max_latency_ratio=1.0) == {
        (f"{QUANT}/reference", "max_latency_ratio"): False,
        (f"{QUANT}/acme-npu", "max_latency_ratio"): True,
    }


@pytest.mark.parametrize(
    ("key", "limit", "reference", "broken"),
    [
        ("min_top_1", 0.40, True, False),
        ("max_baseline_error", 3, True, False),
        ("min_top1_agreement", 0.99, True, False),
    ],
)
def test_each_limit_looks_at_its_own_number(
    sample_run: BenchmarkRun, key: str, limit: float, reference: bool, broken: bool
) -> None:
    assert judged(sample_run, QUANT, **{key: limit}) == {
        (f"{QUANT}/reference", key): reference,
        (f"{QUANT}/acme-npu", key): broken,
    }


@pytest.mark.parametrize(
    ("limit", "passed", "open_"),
    [(0.5, True, False), (0.79, True, False), (0.81, False, True), (0.9, False, False)],
)
def test_a_share_that_a_part_of_the_data_misses_by_chance_is_not_judged(
    sample_run: BenchmarkRun, limit: float, passed: bool, open_: bool
) -> None:
    top1 = (Evaluation(key="top_1", value=0.8, higher_is_better=True),)
    cases = tuple(
        msgspec.structs.replace(case, evaluations=top1, evaluated_items=300, test_set_size=1500)
        for case in sample_run.cases
    )
    run = msgspec.structs.replace(sample_run, cases=cases)
    found = gate.judge(Gate(source="", sections=((QUANT, {"min_top_1": limit}),)), run)[0]
    assert found.passed is passed
    assert ("300 of 1500 inputs leave it between" in found.not_judged) is open_


def test_a_maximum_of_an_evaluator_has_the_evaluators_own_key(sample_run: BenchmarkRun) -> None:
    assert judged(sample_run, "tts_float", max_log_f0_error=1e-6) == {
        ("tts_float/reference", "max_log_f0_error"): False
    }


def test_a_number_that_was_not_measured_misses_its_limit(sample_run: BenchmarkRun) -> None:
    findings = judged(sample_run, QUANT, max_golden_error=100)
    assert set(findings.values()) == {False}


def test_a_pattern_that_judged_nothing_misses_its_limits(sample_run: BenchmarkRun) -> None:
    assert judged(sample_run, "asr*", max_latency_ratio=9) == {("asr*", "max_latency_ratio"): False}


def test_a_latency_of_a_busy_machine_neither_keeps_nor_misses_its_limit(
    sample_run: BenchmarkRun,
) -> None:
    cases = tuple(
        msgspec.structs.replace(case, latency_not_judged="not judged: machine busy")
        for case in sample_run.cases
    )
    run = msgspec.structs.replace(sample_run, cases=cases, gate=(), interrupted=False)
    limits = Gate(source="", sections=((QUANT, {"max_latency_ratio": 9, "min_top_1": 0.1}),))
    findings = gate.judge(limits, run)
    assert {(f.limit, f.passed, f.not_judged) for f in findings} == {
        ("max_latency_ratio", False, "not judged: machine busy"),
        ("min_top_1", True, ""),
    }
    quiet = [c for c in run.cases if not c.outcome.is_bad]
    judged_run = msgspec.structs.replace(run, cases=tuple(quiet), gate=findings)
    assert exit_code(judged_run) is ExitCode.INCOMPLETE
