from __future__ import annotations

from collections.abc import Callable
from typing import Any

import msgspec
import numpy as np
import pytest
from numpy.typing import NDArray

from mlts import results
from mlts.catalogue import CatalogueModel, EvaluatorEntry
from mlts.judgement import Judgement, ModelJudge, output_tolerance
from mlts.results import BASELINE, BenchmarkRun
from nntest.accuracy import EXACT, FLOAT16, Tolerance
from tests.mlts.fakes import FakeDataset, catalogue_model

Function = Callable[[NDArray[Any]], NDArray[Any]]


def judged(
    driver: Function,
    *,
    baseline: Function = lambda x: x * 2,
    golden: Function | None = lambda x: x * 2,
    model: CatalogueModel | None = None,
) -> dict[str, Judgement]:
    """The verdicts on both for two sequences, without state."""
    steps = np.arange(2, dtype=np.float32).reshape(-1, 1)
    dataset = FakeDataset([2, 2], golden=golden)
    judge = ModelJudge(model or catalogue_model(), [BASELINE, "driver"], set_size=4)
    for index in range(2):
        sequence = dataset.sequence(index)
        outputs = {
            name: [(function(sequence.inputs) + steps,)]
            for name, function in ((BASELINE, baseline), ("driver", driver))
        }
        judge.add([sequence], outputs)
    return {name: judge.result(name) for name in (BASELINE, "driver")}


def test_equal_outputs_have_no_errors() -> None:
    verdict = judged(lambda x: x * 2)["driver"]
    assert verdict.golden is not None
    assert verdict.against_baseline is not None
    assert (verdict.golden.max_absolute, verdict.against_baseline.max_absolute) == (0, 0)
    assert verdict.validation_errors == ()
    assert verdict.evaluated_items == 4


def test_a_wrong_driver_is_told_with_its_worst_element() -> None:
    verdict = judged(lambda x: x * 2 + np.float32(3))["driver"]
    (error,) = verdict.validation_errors
    assert error.startswith(
        "Outputs differ from the golden output beyond tolerance: 4 of 4 elements, worst 3 where 0"
    )
    assert not verdict.golden_disputed


def test_the_golden_file_is_the_culprit_when_tf_lite_disagrees_with_it_too() -> None:
    verdicts = judged(lambda x: x * 2, golden=lambda x: x * 2 + np.float32(100))
    assert all(verdict.golden_disputed for verdict in verdicts.values())
    assert verdicts["driver"].validation_errors == ()
    assert verdicts[BASELINE].validation_errors == ()


def test_a_wrong_driver_is_found_even_with_a_wrong_golden_file() -> None:
    verdict = judged(lambda x: x * 5, golden=lambda x: x * 2 + np.float32(100))["driver"]
    assert verdict.golden_disputed
    assert "differ from TFLite_CPU beyond tolerance" in verdict.validation_errors[0]


def test_the_baseline_is_not_compared_with_itself() -> None:
    verdict = judged(lambda x: x * 2)[BASELINE]
    assert verdict.against_baseline is None


def test_without_golden_outputs_tf_lite_decides() -> None:
    verdict = judged(lambda x: x * 3, golden=None)["driver"]
    assert verdict.golden is None
    assert "differ from TFLite_CPU" in verdict.validation_errors[0]


def test_a_backend_that_came_less_far_is_judged_on_what_it_did() -> None:
    dataset = FakeDataset([1, 1, 1], golden=lambda x: x)
    window = [dataset.sequence(index) for index in range(3)]
    judge = ModelJudge(catalogue_model(), [BASELINE, "driver"], set_size=3)
    everything = [(sequence.inputs,) for sequence in window]
    judge.add(window, {BASELINE: everything[:1], "driver": everything})
    assert judge.result(BASELINE).evaluated_items == 1
    driver = judge.result("driver")
    assert driver.evaluated_items == 3
    assert driver.against_baseline is not None
    assert driver.against_baseline.inferences == 1


def test_images_are_compared_class_by_class() -> None:
    judge = ModelJudge(catalogue_model(), [BASELINE, "driver"], set_size=3)
    dataset = FakeDataset([1, 1], labels=[0, 0])
    window = [dataset.sequence(index) for index in range(2)]
    cat, dog = (np.array([values], np.float32) for values in ([0.9, 0.1], [0.2, 0.8]))
    judge.add(window, {BASELINE: [(cat,), (dog,)], "driver": [(cat,), (cat,)]})
    agreement = judge.result("driver").top1_agreement
    assert agreement is not None
    assert (agreement.same, agreement.total) == (1, 2)
    assert agreement.mismatches[0].input == "sequence-1"
    assert judge.result(BASELINE).top1_agreement is None


def test_outputs_that_are_not_numbers_can_be_written(sample_run: BenchmarkRun) -> None:
    verdict = judged(lambda x: x * np.float32("nan"))["driver"]
    assert verdict.validation_errors
    broken = msgspec.structs.replace(sample_run.cases[0], golden=verdict.golden)
    run = msgspec.structs.replace(sample_run, cases=(broken,))
    assert msgspec.json.decode(results.dump(run), type=BenchmarkRun) == run


@pytest.mark.parametrize(("images", "is_judged"), [(2, False), (3, True)])
def test_a_rate_is_judged_on_the_whole_data_set_only(images: int, is_judged: bool) -> None:
    evaluator = EvaluatorEntry("TopK", expected_top1=0.9)
    model = catalogue_model(evaluator=evaluator, labelled=True)
    judge = ModelJudge(model, ["driver"], set_size=3)
    dataset = FakeDataset([1] * images, labels=[1] * images)
    window = [dataset.sequence(index) for index in range(images)]
    wrong = np.array([[0.9, 0.1]], np.float32)
    judge.add(window, {"driver": [(wrong,)] * images})
    verdict = judge.result("driver")
    errors = ("Top 1 value is far below the validation threshold 90.00%",)
    assert verdict.validation_errors == (errors if is_judged else ())
    assert verdict.doubtful_errors == (() if is_judged else errors)


@pytest.mark.parametrize(("is_exact", "is_within"), [(True, False), (False, True)])
def test_a_baseline_that_rounds_otherwise_is_given_room(is_exact: bool, is_within: bool) -> None:
    judge = ModelJudge(
        catalogue_model("mobilenet"), [BASELINE, "driver"], 1, baseline_is_exact=is_exact
    )
    sequence = FakeDataset([1]).sequence(0)
    ours, theirs = (np.array([[value]], np.uint8) for value in (17, 10))
    judge.add([sequence], {BASELINE: [(theirs,)], "driver": [(ours,)]})
    errors = judge.result("driver").against_baseline
    assert errors is not None
    assert errors.within is is_within


@pytest.mark.parametrize(
    ("dtype", "expected"),
    [
        (np.float32, FLOAT16),
        (np.uint8, Tolerance(3.0)),
        (np.int8, Tolerance(3.0)),
        (np.int64, EXACT),
    ],
)
def test_whole_models_are_judged_as_android_lets_them_compute(
    dtype: type, expected: Tolerance
) -> None:
    assert output_tolerance(np.dtype(dtype), steps=3) == expected
