from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from typing import Any

import msgspec
import numpy as np
import pytest
from numpy.typing import NDArray

from mlts.backends.tflite import DEFAULT_DELEGATES
from mlts.catalogue import AccuracyEntry, CatalogueModel, EvaluatorEntry, InputOutput
from mlts.judgment import Judgment, ModelJudge
from mlts.results import BASELINE, BenchmarkRun
from mlts.tolerances import Arithmetic
from nncli.encoding import indented
from tests.unit.mlts.fakes import FakeDataset, catalogue_model

Function = Callable[[NDArray[Any]], NDArray[Any]]


def judged(
    driver: Function,
    *,
    baseline: Function = lambda x: x * 2,
    golden: Function | None = lambda x: x * 2,
    model: CatalogueModel | None = None,
) -> dict[str, Judgment]:
    """The verdicts on both for two sequences, without state."""
    steps = np.arange(2, dtype=np.float32).reshape(-1, 1)
    dataset = FakeDataset([2, 2], golden=golden)
    judge = ModelJudge(model or catalogue_model(), [BASELINE, "driver"], set_size=4)
    for index in range(2):
        sequence = dataset.sequence(index)
        outputs = {
            name: [(function(sequence.inputs[0]) + steps,)]
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
    golden, baseline = verdict.validation_errors
    assert golden.startswith(
        "Outputs differ from the golden output beyond tolerance: 4 of 4 elements beyond tolerance, "
        "worst 3 where 0"
    )
    assert baseline.startswith("Outputs differ from TFLite_CPU beyond tolerance: 4 of 4")
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
    everything = [(sequence.inputs[0],) for sequence in window]
    judge.add(window, {BASELINE: everything[:1], "driver": everything})
    assert judge.result(BASELINE).evaluated_items == 1
    driver = judge.result("driver")
    assert driver.evaluated_items == 3
    assert driver.against_baseline is not None
    assert driver.against_baseline.inferences == 1


def test_a_model_that_draws_random_numbers_is_compared_with_golden_outputs_alone() -> None:
    sequence = FakeDataset([1], golden=lambda x: x).sequence(0)
    judge = ModelJudge(catalogue_model(), [BASELINE, "driver"], set_size=1, is_random=True)
    value = sequence.inputs[0]
    judge.add([sequence], {BASELINE: [(value + 1,)], "driver": [(value,)]})
    driver = judge.result("driver")
    assert driver.against_baseline is None
    assert driver.golden is not None
    assert not driver.validation_errors


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
    assert msgspec.json.decode(indented(run), type=BenchmarkRun) == run


@pytest.mark.parametrize(
    ("images", "set_size", "is_judged"), [(2, 30, False), (3, 3, True), (60, 100, True)]
)
def test_a_part_of_the_data_set_misses_limits_on_shares_where_its_interval_does(
    images: int, set_size: int, is_judged: bool
) -> None:
    """Two wrong images of two leave 66 % possible, sixty of sixty 6 %; both checks say the same."""
    evaluator = EvaluatorEntry("TopK", expected_top1=0.6)
    model = catalogue_model(evaluator=evaluator, labeled=True)
    accuracy = AccuracyEntry(min_top1_agreement=0.6, rtol=100.0)
    entry = msgspec.structs.replace(model.entry, accuracy=accuracy)
    judge = ModelJudge(replace(model, entry=entry), [BASELINE, "driver"], set_size=set_size)
    dataset = FakeDataset([1] * images, labels=[1] * images)
    window = [dataset.sequence(index) for index in range(images)]
    right, wrong = (np.array([values], np.float32) for values in ([0.1, 0.9], [0.9, 0.1]))
    judge.add(window, {BASELINE: [(right,)] * images, "driver": [(wrong,)] * images})
    verdict = judge.result("driver")
    errors = verdict.validation_errors if is_judged else verdict.doubtful_errors
    assert len(verdict.validation_errors + verdict.doubtful_errors) == len(errors)
    assert any(error.startswith("Top 1 value is far below") for error in errors)
    assert any(error.startswith("Classes differ") for error in errors)
    assert all(("95 % interval" in error) == (images < set_size) for error in errors)


def speech_model(**accuracy: Any) -> CatalogueModel:
    """Judged by an evaluator that passes whatever keeps the most probable phone."""
    model = catalogue_model(evaluator=EvaluatorEntry("PhoneErrorRate"))
    entry = msgspec.structs.replace(
        model.entry,
        input_outputs=(InputOutput("a.input", "a.output"),),
        accuracy=AccuracyEntry(**accuracy),
    )
    return replace(model, entry=entry)


@pytest.mark.parametrize("factor", [1.1, 0.9, 1.01, 1.001])
def test_a_wrong_driver_fails_where_the_evaluator_passes_it(factor: float) -> None:
    verdict = judged(lambda x: x * 2 * np.float32(factor), model=speech_model())["driver"]
    assert all(evaluation.value == 0 for evaluation in verdict.evaluations)
    (error,) = verdict.validation_errors
    assert error.startswith("Outputs differ from TFLite_CPU beyond tolerance: ")


def test_the_list_can_give_a_model_more_room() -> None:
    def driver(x: NDArray[Any]) -> NDArray[Any]:
        return x * np.float32(2.02)

    assert judged(driver, model=speech_model())["driver"].validation_errors
    assert not judged(driver, model=speech_model(rtol=0.02))["driver"].validation_errors


def test_float16_is_enough_for_a_relaxed_model_only() -> None:
    def in_float16(x: NDArray[Any]) -> NDArray[Any]:
        return (x * np.float32(2.1)).astype(np.float16).astype(np.float32)

    def exactly(x: NDArray[Any]) -> NDArray[Any]:
        return x * np.float32(2.1)

    judge = ModelJudge(
        speech_model(relaxed=True), [BASELINE, "driver"], 4, Arithmetic(is_relaxed=True)
    )
    sequence = FakeDataset([4]).sequence(0)
    outputs = {
        BASELINE: [(exactly(sequence.inputs[0]),)],
        "driver": [(in_float16(sequence.inputs[0]),)],
    }
    golden = replace(sequence, golden=(exactly(sequence.inputs[0]).view(np.uint8),))
    judge.add([golden], outputs)
    assert judge.result("driver").validation_errors == ()
    assert judged(in_float16, baseline=exactly, golden=None)["driver"].validation_errors


def test_outputs_of_another_size_are_told_and_do_not_end_the_run() -> None:
    judge = ModelJudge(catalogue_model(), [BASELINE, "driver"], set_size=1)
    sequence = FakeDataset([1]).sequence(0)
    three, two = (np.zeros((1, size), np.float32) for size in (3, 2))
    judge.add([sequence], {BASELINE: [(three,)], "driver": [(two,)]})
    (error,) = judge.result("driver").validation_errors
    assert "output 0 has 2 elements instead of 3" in error


@pytest.mark.parametrize("shape", [(), (0,), (0, 3)])
def test_outputs_without_dimensions_or_elements_are_judged(shape: tuple[int, ...]) -> None:
    judge = ModelJudge(catalogue_model(), [BASELINE, "driver"], set_size=2)
    dataset = FakeDataset([2], labels=[0])
    output = np.zeros((2, *shape), np.float32)
    judge.add([dataset.sequence(0)], {BASELINE: [(output,)], "driver": [(output,)]})
    verdict = judge.result("driver")
    assert verdict.validation_errors == ()
    assert verdict.against_baseline is not None
    assert verdict.against_baseline.elements == output.size


def classes_judged(mistaken: int, images: int, **accuracy: Any) -> tuple[str, ...]:
    """The errors of a quantized model with ``mistaken`` of its images classified otherwise."""
    model = catalogue_model(labeled=True)
    entry = msgspec.structs.replace(model.entry, accuracy=AccuracyEntry(**accuracy))
    quantized = Arithmetic(is_quantized=True, zero_points={0: 0})
    judge = ModelJudge(replace(model, entry=entry), [BASELINE, "driver"], images, quantized)
    dataset = FakeDataset([1] * images, labels=[0] * images)
    for number in range(images):
        expected = np.array([[100, 99, 0, 0]], np.uint8)
        actual = expected[:, [1, 0, 2, 3]] if number < mistaken else expected
        judge.add([dataset.sequence(number)], {BASELINE: [(expected,)], "driver": [(actual,)]})
    return judge.result("driver").validation_errors


@pytest.mark.parametrize(
    ("mistaken", "images", "is_passed"),
    [(1, 2, True), (2, 2, False), (4, 40, True), (5, 40, False)],
)
def test_a_quantized_classifier_must_mostly_name_the_same_classes(
    mistaken: int, images: int, is_passed: bool
) -> None:
    errors = classes_judged(mistaken, images)
    assert (errors == ()) is is_passed
    if not is_passed:
        assert f"the same for {images - mistaken} of {images} inputs (90% needed)" in errors[0]


def test_the_needed_agreement_is_the_lists_to_choose() -> None:
    assert classes_judged(4, 40, min_top1_agreement=0.95)
    assert not classes_judged(12, 40, min_top1_agreement=0.7)


def off(places: int, by: float) -> Function:
    """The right values, of which the first few are off by ``by``, up or down by turns."""

    def function(x: NDArray[Any]) -> NDArray[Any]:
        wrong = x * 2
        wrong.ravel()[:places] += np.float32(by) * np.resize([1, -1], places).astype("f4")
        return wrong

    return function


def judged_beside(driver: Function, shipped: Function) -> Judgment:
    """The verdict on a driver where TF Lite as it ships computes ``shipped``."""
    judge = ModelJudge(catalogue_model(), [BASELINE, DEFAULT_DELEGATES, "driver"], set_size=1)
    dataset = FakeDataset([1])
    sequence = dataset.sequence(0)
    value = np.linspace(1, 2, 4000, dtype="f4").reshape(1, -1)
    functions = {BASELINE: off(0, 0), DEFAULT_DELEGATES: shipped, "driver": driver}
    judge.add([sequence], {name: [(each(value),)] for name, each in functions.items()})
    return judge.result("driver")


def test_a_float_that_is_no_further_off_than_xnnpack_has_some_counts_as_rounding() -> None:
    verdict = judged_beside(off(1, 4e-4), off(12, 5e-4))
    assert verdict.validation_errors == ()
    assert verdict.against_baseline is not None
    assert verdict.against_baseline.within
    assert verdict.against_baseline.as_far_as == DEFAULT_DELEGATES
    assert verdict.against_baseline.beyond == 1


@pytest.mark.parametrize(
    ("driver", "shipped"),
    [
        pytest.param(off(1, 4e-4), off(0, 0), id="xnnpack has none"),
        pytest.param(off(1, 2e-3), off(12, 5e-4), id="further off"),
        pytest.param(off(30, 4e-4), off(12, 5e-4), id="many more"),
        pytest.param(off(1, np.nan), off(12, 5e-4), id="not a number"),
        pytest.param(off(4000, 0.05), lambda x: x * np.float32(2.04), id="xnnpack is wrong itself"),
    ],
)
def test_what_is_further_off_than_xnnpack_fails(driver: Function, shipped: Function) -> None:
    verdict = judged_beside(driver, shipped)
    assert "elements beyond tolerance" in verdict.validation_errors[0]


def test_detected_boxes_with_the_same_score_come_in_any_order() -> None:
    corners = np.arange(12, dtype="f4").reshape(1, 1, 3, 4)
    classes, count = np.zeros((1, 1, 3), "f4"), np.float32([[3]])
    scores = np.float32([[[0.9, 0.5, 0.5]]])
    order = [0, 2, 1]
    expected = (corners, classes, scores, count)
    swapped = (corners[:, :, order], classes, scores, count)
    wrong = (corners + np.float32(1), classes, scores, count)
    for outputs, fails in ((swapped, False), (wrong, True)):
        judge = ModelJudge(
            catalogue_model(), [BASELINE, "driver"], 1, Arithmetic(are_detections=True)
        )
        judge.add([FakeDataset([1]).sequence(0)], {BASELINE: [expected], "driver": [outputs]})
        assert bool(judge.result("driver").validation_errors) is fails
