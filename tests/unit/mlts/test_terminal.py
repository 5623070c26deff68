from __future__ import annotations

import io

import msgspec
import pytest
from rich.console import Console

from mlts.result_kind import BENCHMARK
from mlts.results import BenchmarkRun, LocalizedFailure
from mlts.terminal import ProgressView, view_on
from nntest.report.views import text
from nntest.results import ExpectationUse, Outcome


def rendered(run: BenchmarkRun) -> str:
    return b"".join(text.parts(run, BENCHMARK)).decode()


@pytest.fixture
def table(sample_run: BenchmarkRun) -> str:
    return rendered(sample_run)


def test_every_model_with_a_file_has_its_backends_below_it(
    table: str, sample_run: BenchmarkRun
) -> None:
    lines = table.splitlines()
    start = next(n for n, line in enumerate(lines) if line.startswith("tts_float"))
    names = [line.split()[0] for line in lines[start + 1 :] if line.startswith("  T")][:2]
    assert names == ["TFLite_CPU", "TFLite_CPU_XNNPACK"]
    assert not any(line.startswith("asr_float") for line in lines)


def test_a_ratio_stands_with_its_interval(table: str) -> None:
    assert "1.74  1.71 to 1.79" in table


def test_the_verdict_comes_last(table: str) -> None:
    assert "\nFailed. " in table[-300:]


def test_doubts_reductions_and_the_overhead_are_told(table: str) -> None:
    assert "Warning: the load average was 1.80 on 2 processors" in table
    assert "golden output disagrees with TF Lite too" in table
    assert "Reduced run: 1 of 4 models has no file" in table
    assert "The harness itself takes 7.4 µs an inference, 5.1 µs of it inside" in table


def test_a_loss_of_accuracy_is_told(table: str) -> None:
    assert "\nImages of another class than TF Lite's: acme-npu 190 of 500.\n" in table


def test_a_cause_says_how_many_cases_it_has_unless_it_is_one(sample_run: BenchmarkRun) -> None:
    use = ExpectationUse(case="*/none", outcomes=(), reason="r", problem="it matches no case")
    table = rendered(msgspec.structs.replace(sample_run, cases=(), gate=(), expectations=(use,)))

    assert "\nExpectations are out of date: */none: It matches no case.\n" in table


def test_a_wrong_operator_and_a_cause_are_named_once(sample_run: BenchmarkRun) -> None:
    title = "Outputs differ from TFLite_CPU beyond tolerance"
    case = next(case for case in sample_run.cases if case.backend == "acme-npu")
    found = LocalizedFailure(remark="not found within 60 s")
    failed = msgspec.structs.replace(
        case,
        outcome=Outcome.FAILURE,
        why=f"{title}: spread 48 %",
        validation_errors=(),
        localization=found,
    )
    run = msgspec.structs.replace(sample_run, cases=(failed,), gate=())
    notes = " ".join(rendered(run).partition("Warning")[2].split())
    assert notes.count("not found within 60 s") == 1
    assert f"{title}: {case.model} on acme-npu: spread 48 %. The wrong" in notes


def test_names_from_outside_are_not_taken_for_markup(sample_run: BenchmarkRun) -> None:
    console = Console(file=io.StringIO(), width=120)
    with ProgressView(console) as view:
        view.planned(4)
        view.started("[red]model[/blue]/backend")
        view.stage("[/]", 0, 1)
        for case in sample_run.cases[:4]:
            view.ended(case)
    assert isinstance(console.file, io.StringIO)
    assert "mobilenet_v1_0.25_128_quant_topk_aosp" in console.file.getvalue()


def test_a_model_is_a_line_when_all_its_cases_have_ended(sample_run: BenchmarkRun) -> None:
    console = Console(file=io.StringIO(), width=200)
    with ProgressView(console) as view:
        for case in sample_run.cases:
            view.started(case.id)
            view.ended(case)
    assert isinstance(console.file, io.StringIO)
    lines = console.file.getvalue().splitlines()
    models = [line.split()[0] for line in lines if line]
    assert models == [model.name for model in sample_run.models if model.name != "asr_float"]


def test_quiet_is_quiet(sample_run: BenchmarkRun, capsys: pytest.CaptureFixture[str]) -> None:
    with view_on(Console(quiet=True)) as view:
        view.started("model/backend")
        view.stage("measuring", 0, 1)
        view.ended(sample_run.cases[0])
    assert capsys.readouterr() == ("", "")
