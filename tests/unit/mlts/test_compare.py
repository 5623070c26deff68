from __future__ import annotations

from pathlib import Path
from typing import Any

import msgspec
import pytest
from click.testing import CliRunner

from mlts.cli import main
from mlts.compare import SCHEMA, Change, Comparison, Verdict, Weight, compare
from mlts.page.comparison import page
from mlts.results import (
    BenchmarkCase,
    BenchmarkRun,
    Delegation,
    ElementErrors,
    Evaluation,
    LeftCause,
    LeftOperator,
    Ratio,
    Through,
)
from nncli.encoding import indented
from nntest.results import ExitCode, Outcome, totals_of

QUANT = "mobilenet_v1_0.25_128_quant_topk_aosp/reference"
TTS = "tts_float/reference"


def edited(run: BenchmarkRun, case_id: str, **fields: Any) -> BenchmarkRun:
    cases = tuple(
        msgspec.structs.replace(case, **fields) if case.id == case_id else case
        for case in run.cases
    )
    return msgspec.structs.replace(run, cases=cases, totals=totals_of(cases))


def case_of(run: BenchmarkRun, case_id: str) -> BenchmarkCase:
    return next(case for case in run.cases if case.id == case_id)


def valued(run: BenchmarkRun, case_id: str, key: str, value: float) -> tuple[Evaluation, ...]:
    """The evaluations of a case with another value of one."""
    return tuple(
        msgspec.structs.replace(each, value=value) if each.key == key else each
        for each in case_of(run, case_id).evaluations
    )


def interval(value: float, share: float) -> Ratio:
    return Ratio(
        value=value, low=value * (1 - share), high=value * (1 + share), confidence=0.95, blocks=20
    )


def only_change(before: BenchmarkRun, after: BenchmarkRun) -> Change:
    (change,) = compare(before, after).changes
    return change


def test_a_run_does_not_differ_from_itself(sample_run: BenchmarkRun) -> None:
    result = compare(sample_run, sample_run)
    assert (result.changes, result.notes, result.is_worse) == ((), (), False)
    assert result.compared == 8


@pytest.mark.parametrize(
    ("old", "new", "verdict", "beyond"),
    [
        (interval(1.0, 0.02), interval(1.5, 0.02), Verdict.SLOWER, True),
        (interval(1.5, 0.02), interval(1.0, 0.02), Verdict.FASTER, True),
        (interval(1.0, 0.10), interval(1.05, 0.10), Verdict.SLOWER, False),
        (
            interval(1.0, 0.02),
            Ratio(value=1.5, low=None, high=None, confidence=0.95, blocks=2),
            Verdict.SLOWER,
            None,
        ),
    ],
)
def test_a_ratio_that_moved_is_weighed_against_both_intervals(
    sample_run: BenchmarkRun, old: Ratio, new: Ratio, verdict: Verdict, beyond: bool | None
) -> None:
    before, after = (edited(sample_run, QUANT, ratio=ratio) for ratio in (old, new))
    change = only_change(before, after)
    assert (change.case, change.measure) == (QUANT, "latency / TF Lite")
    assert (change.verdict, change.beyond_noise) == (verdict, beyond)
    assert compare(before, after).is_worse == (verdict is Verdict.SLOWER and beyond is True)


def test_a_model_of_onnx_is_compared_by_its_distance_from_onnx_runtime(
    sample_run: BenchmarkRun,
) -> None:
    models = tuple(msgspec.structs.replace(model, file="net.onnx") for model in sample_run.models)
    run = msgspec.structs.replace(sample_run, models=models)
    before, after = (edited(run, QUANT, ratio=interval(value, 0.02)) for value in (1.0, 1.5))
    assert only_change(before, after).measure == "latency / ONNX Runtime"


def test_less_than_one_per_cent_is_the_same(sample_run: BenchmarkRun) -> None:
    before = edited(sample_run, QUANT, ratio=interval(1.0, 0.0001))
    after = edited(sample_run, QUANT, ratio=interval(1.009, 0.0001))
    assert compare(before, after).changes == ()


def test_a_value_of_an_evaluator_knows_its_better_direction(sample_run: BenchmarkRun) -> None:
    top1 = valued(sample_run, QUANT, "top_1", 0.41)
    mel = valued(sample_run, TTS, "max_mel_cep_distortion", 2.0)
    better = only_change(sample_run, edited(sample_run, QUANT, evaluations=top1))
    worse = only_change(sample_run, edited(sample_run, TTS, evaluations=mel))
    assert (better.verdict, better.before, better.after) == (
        Verdict.MORE_ACCURATE,
        "0.402",
        "0.41",
    )
    assert worse.verdict is Verdict.LESS_ACCURATE


def test_one_step_counts_for_a_quantized_model_and_rounding_does_not_for_a_float(
    sample_run: BenchmarkRun,
) -> None:
    def one_more(case_id: str, by: float) -> BenchmarkRun:
        errors = case_of(sample_run, case_id).against_baseline
        assert isinstance(errors, ElementErrors)
        moved = msgspec.structs.replace(errors, max_absolute=errors.max_absolute + by)
        return edited(sample_run, case_id, against_baseline=moved)

    assert only_change(sample_run, one_more(QUANT, 1)).verdict is Verdict.LESS_ACCURATE
    assert compare(sample_run, one_more(TTS, 1e-7)).changes == ()


def test_accuracy_on_other_inputs_cannot_be_told(sample_run: BenchmarkRun) -> None:
    top1 = valued(sample_run, QUANT, "top_1", 0.3)
    after = edited(sample_run, QUANT, evaluations=top1, evaluated_items=50)
    assert only_change(sample_run, after).beyond_noise is None


def test_a_case_that_fails_now_is_broken(sample_run: BenchmarkRun) -> None:
    after = edited(sample_run, QUANT, outcome=Outcome.CRASH)
    assert only_change(sample_run, after).verdict is Verdict.BROKEN
    assert only_change(after, sample_run).verdict is Verdict.FIXED


def test_what_limits_the_comparison_is_noted(sample_run: BenchmarkRun) -> None:
    other = msgspec.structs.replace(
        sample_run,
        cases=sample_run.cases[:3],
        environment=msgspec.structs.replace(sample_run.environment, host="bench-2"),
        models=tuple(msgspec.structs.replace(m, sha256="other") for m in sample_run.models),
    )
    notes = compare(sample_run, other).notes
    assert "host: bench-1 before, bench-2 after" in notes
    assert f"model {sample_run.models[0].name} is another file" in notes
    assert any(note.startswith("only before: asr_float/") for note in notes)


def test_a_driver_that_got_another_form_or_other_parts_of_a_model_is_noted(
    sample_run: BenchmarkRun,
) -> None:
    left = LeftOperator(number=1, name="CEIL", tensor="y", cause=LeftCause.HAL)
    before = edited(sample_run, QUANT, through=Through.HAL)
    after = edited(
        sample_run,
        QUANT,
        through=Through.FILE,
        delegation=Delegation(operators=2, left=(left,)),
    )
    assert [note for note in compare(before, after).notes if note.startswith(QUANT)] == [
        f"{QUANT}: model by hal before, by file after",
        f"{QUANT}: 0 operators on TF Lite before, 1 after",
    ]
    assert not [note for note in compare(after, after).notes if note.startswith(QUANT)]


def test_every_change_has_one_weight(sample_run: BenchmarkRun) -> None:
    worse = edited(sample_run, TTS, ratio=interval(9.0, 0.02))
    noisy = edited(worse, QUANT, ratio=interval(9.0, 5.0))
    found = compare(edited(sample_run, TTS, ratio=interval(1.0, 0.02)), noisy)
    assert sum(len(found.of(weight)) for weight in Weight) == len(found.changes)
    assert [change.case for change in found.of(Weight.WORSE)] == [TTS]
    assert found.is_worse


def test_a_comparison_is_written_and_read_as_json(sample_run: BenchmarkRun) -> None:
    found = compare(sample_run, edited(sample_run, TTS, outcome=Outcome.CRASH))
    assert msgspec.json.decode(indented(found), type=Comparison) == found
    assert msgspec.json.decode(indented(found))["schema"] == SCHEMA


def test_the_page_has_the_verdict_the_changes_and_escaped_names(sample_run: BenchmarkRun) -> None:
    hostile = edited(sample_run, TTS, outcome=Outcome.CRASH)
    found = compare(sample_run, hostile)
    found = msgspec.structs.replace(
        found, before="<script>\x1b", notes=("host: a before, b after",)
    )
    html = page(found)
    assert "<h1><span" in html
    assert "Worse" in html
    assert "&lt;script&gt;\\x1b" in html
    assert "Host: a before, b after." in html
    assert "broken" in html
    assert "Nothing became worse" in page(compare(sample_run, sample_run))


def test_the_command_writes_page_and_json(sample_run: BenchmarkRun, tmp_path: Path) -> None:
    for name, run in (
        ("before", sample_run),
        ("after", edited(sample_run, TTS, outcome=Outcome.CRASH)),
    ):
        (tmp_path / f"{name}.json").write_bytes(indented(run))
    files = [str(tmp_path / name) for name in ("before.json", "after.json", "c.html", "c.json")]
    result = CliRunner().invoke(
        main, ["compare", *files[:2], "--html", files[2], "--json", files[3]]
    )
    assert result.exit_code == ExitCode.FAILED, result.output
    assert (tmp_path / "c.html").read_text().startswith("<!doctype html>")
    assert msgspec.json.decode((tmp_path / "c.json").read_bytes(), type=Comparison).is_worse


def test_a_change_says_by_how_much_and_what_could_have_been_seen(
    sample_run: BenchmarkRun,
) -> None:
    before, after = (
        edited(sample_run, QUANT, ratio=ratio)
        for ratio in (interval(1.0, 0.02), interval(1.5, 0.02))
    )
    found = compare(before, after)
    assert only_change(before, after).by == "+50% (noise ±3%)"
    assert len(found.visible) > 1
    assert f"in half of {len(found.visible)} cases with intervals" in found.reach
    assert found.reach in page(found)
    blind = msgspec.structs.replace(found, visible=())
    assert blind.reach.startswith("No change of latency could be seen")


def test_a_value_of_an_evaluator_says_by_how_much(sample_run: BenchmarkRun) -> None:
    top1 = valued(sample_run, QUANT, "top_1", 0.41)
    assert only_change(sample_run, edited(sample_run, QUANT, evaluations=top1)).by == "+0.008"


def test_a_comparison_that_was_lost_is_worse(sample_run: BenchmarkRun) -> None:
    skipped = edited(
        sample_run,
        TTS,
        outcome=Outcome.SKIPPED,
        why="the driver does not take it",
        ratio=None,
        golden=None,
        against_baseline=None,
        evaluations=(),
    )
    change = only_change(sample_run, skipped)
    assert (change.verdict, change.weight) == (Verdict.LOST, Weight.WORSE)
    assert change.measure.startswith("latency / TF Lite, ")
    assert change.after == "SKIPPED: the driver does not take it"
    assert compare(sample_run, skipped).is_worse


def test_a_case_that_had_no_turn_may_be_as_good_as_before(sample_run: BenchmarkRun) -> None:
    cut = edited(sample_run, TTS, outcome=Outcome.NOT_RUN, why="interrupted", ratio=None)
    assert only_change(sample_run, cut).weight is Weight.UNKNOWN


def test_a_golden_output_that_is_disputed_now_is_no_loss(sample_run: BenchmarkRun) -> None:
    assert case_of(sample_run, TTS).golden is not None
    assert not compare(sample_run, edited(sample_run, TTS, golden_disputed=True)).changes


def test_a_model_that_the_same_command_no_longer_compares_is_lost(sample_run: BenchmarkRun) -> None:
    cases = tuple(case for case in sample_run.cases if case.id != TTS)
    without = msgspec.structs.replace(sample_run, cases=cases, totals=totals_of(cases))
    change = only_change(sample_run, without)
    assert (change.case, change.after, change.verdict) == (TTS, "not in the run", Verdict.LOST)
    chosen = msgspec.structs.replace(without.settings, models=("mobilenet*",))
    narrower = msgspec.structs.replace(without, settings=chosen)
    assert not compare(sample_run, narrower).is_worse


def test_a_case_that_broke_is_not_lost_too(sample_run: BenchmarkRun) -> None:
    broken = edited(sample_run, TTS, outcome=Outcome.CRASH, why="died", ratio=None, golden=None)
    assert only_change(sample_run, broken).verdict is Verdict.BROKEN
