"""A run of MLTS with backends, data and time that do as they are told."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from typing import Any
from unittest.mock import patch

import msgspec
import numpy as np
import pytest

from mlts import gate
from mlts.assignments import MltsSettings
from mlts.backends.base import Backend, LoadedModel, NotDelegated, Session
from mlts.catalogue import EvaluatorEntry
from mlts.gate import Gate
from mlts.model_runner import ModelRunner
from mlts.planning import PlannedModel
from mlts.preprocess import ImageUnreadable
from mlts.result_kind import exit_code
from mlts.results import (
    BASELINE,
    BackendRole,
    BenchmarkCase,
    BenchmarkRun,
    Delegation,
    LeftCause,
    LeftOperator,
    Overhead,
)
from mlts.run import blank_run, replayed, result_of
from mlts.shipped_outputs import ShippedOutputs, digest_of
from mlts.suite import MltsSuite
from nnhal.errors import HalError
from nnhal.types import ErrorStatus
from nntest.environment import Environment
from nntest.interruption import Interruption
from nntest.report.live import QuietView
from nntest.results import CaseResult, ExitCode, Outcome
from nntest.runner import journal
from nntest.runner.driver_under_test import Drivers
from nntest.runner.options import RunOptions
from nntest.runner.selection import Selection
from nntest.runner.session import Session as RunSession
from nntest.runner.session import run_suite
from nntest.runner.suite import CaseRunner, PlannedCase
from nntest.runner.watch import Watch
from tests.unit.mlts.fakes import (
    MS,
    FakeBackend,
    FakeClock,
    FakeDataset,
    FakeLoaded,
    catalogue_model,
    settings,
)


class Witness(QuietView):
    """Remembers what it was told."""

    def __init__(self) -> None:
        self.told: list[str] = []

    def planned(self, total: int) -> None:
        self.told.append(f"plan {total}")

    def started(self, id: str) -> None:
        self.told.append(f"begin {id}")

    def stage(self, text: str, done: int, total: int) -> None:
        assert 0 <= done <= total

    def ended(self, case: CaseResult) -> None:
        self.told.append(f"end {case.id} {case.outcome}")


@pytest.fixture
def clock() -> FakeClock:
    return FakeClock()


def model(name: str = "fake", lengths: Sequence[int] = (1,) * 40, **data: Any) -> PlannedModel:
    data = {"golden": lambda x: x * 2} | data
    return PlannedModel(
        catalogue_model(name),
        FakeLoaded(),  # type: ignore[arg-type]
        FakeDataset(lengths, **data),
    )


def baseline(clock: FakeClock, **options: Any) -> FakeBackend:
    return FakeBackend(BASELINE, clock, 2 * MS, role=BackendRole.BASELINE, **options)


class FakeSuite(MltsSuite):
    """Measures on fakes. They need not be started, so no case names a driver."""

    def __init__(
        self,
        backends: Sequence[FakeBackend],
        models: Sequence[PlannedModel],
        clock: FakeClock,
        stop_at_ns: float = float("inf"),
        **changes: Any,
    ) -> None:
        chosen = MltsSettings(drivers=(), settings=settings(**changes))
        infos = [backend.info for backend in backends]
        environment = Environment()
        blank = blank_run(chosen, models, infos, command="mlts", environment=environment)
        super().__init__(chosen, models, backends, blank)
        self.backends = {backend.name: backend for backend in backends}
        self.clock = clock
        self.stop_at_ns = stop_at_ns
        self.stop: Callable[[], None] = lambda: None

    def plan(self) -> Sequence[PlannedCase]:
        return [msgspec.structs.replace(case, driver="") for case in super().plan()]

    def model(self, name: str) -> PlannedModel:
        return next(model for model in self.models if model.name == name)

    def backend(self, name: str, suffix: str) -> Backend:
        return self.backends[name]

    def overhead(self) -> Overhead:
        return Overhead(inferences=10, per_inference_ns=5.0, in_latency_ns=4.0)

    @contextmanager
    def open(self, drivers: Drivers, watch: Watch) -> Iterator[CaseRunner]:
        watching = StoppingWatch(self, watch)
        yield ModelRunner(
            self.chosen.settings, self, watching, self.clock, lambda pid: self.clock.now
        )


class StoppingWatch(Watch):
    """The user stops the run when the clock says so."""

    def __init__(self, suite: FakeSuite, watch: Watch) -> None:
        self._suite = suite
        self.stage = watch.stage  # type: ignore[method-assign]

    @property
    def is_stopped(self) -> bool:
        is_time = self._suite.clock.now >= self._suite.stop_at_ns
        if is_time:
            self._suite.stop()
        return is_time


def finished(suite: MltsSuite, session: RunSession, limits: Gate | None = None) -> BenchmarkRun:
    assert suite.blank_run is not None
    return result_of(
        suite,
        session,
        suite.blank_run,
        repeat=lambda case: f"mlts benchmark {case.model} --driver {case.backend}",
        duration_ns=1,
        limits=limits,
    )


def run(
    tmp_path: Path,
    clock: FakeClock,
    *backends: FakeBackend,
    models: Sequence[PlannedModel] = (),
    limits: Gate | None = None,
    view: Witness | None = None,
    selection: Selection | None = None,
    stop_at_ns: float = float("inf"),
    **changes: Any,
) -> BenchmarkRun:
    suite = FakeSuite(backends, models or [model()], clock, stop_at_ns, **changes)
    how = RunOptions(
        driver="", in_process=True, output=tmp_path, selection=selection or Selection()
    )
    interruption = Interruption()
    suite.stop = lambda: interruption.is_requested() or interruption.request()
    return finished(suite, run_suite(suite, how, view or Witness(), interruption), limits)


def case_of(result: BenchmarkRun, backend: str, name: str = "fake") -> BenchmarkCase:
    case = result.case(name, backend)
    assert case is not None
    return case


def test_a_good_driver_succeeds_with_its_ratio(tmp_path: Path, clock: FakeClock) -> None:
    result = run(tmp_path, clock, baseline(clock), FakeBackend("driver", clock, 3 * MS))
    case = case_of(result, "driver")
    assert case.outcome is Outcome.SUCCESS
    assert case.latency is not None
    assert case.latency.mean_ns == 3 * MS
    assert case.ratio is not None
    assert case.ratio.value == pytest.approx(1.5)
    assert (case.ratio.low, case.ratio.high) == pytest.approx((1.5, 1.5))
    assert case_of(result, BASELINE).ratio is None
    assert case.repeat == "mlts benchmark fake --driver driver"
    assert result.totals[Outcome.SUCCESS] == 2
    assert sum(result.totals.values()) == 2


def test_the_preparation_is_timed_even_without_a_compilation_benchmark(
    tmp_path: Path, clock: FakeClock
) -> None:
    result = run(tmp_path, clock, baseline(clock), FakeBackend("driver", clock, compile_ns=7 * MS))
    compilation = case_of(result, "driver").compilation
    assert compilation is not None
    assert (compilation.without_cache.count, compilation.without_cache.mean_ns) == (1, 7 * MS)


def test_the_compilation_benchmark_takes_the_place_of_the_single_preparation(
    tmp_path: Path, clock: FakeClock
) -> None:
    driver = FakeBackend("driver", clock, cache=b"12345")
    result = run(tmp_path, clock, baseline(clock), driver, compilation=True)
    compilation = case_of(result, "driver").compilation
    assert compilation is not None
    assert compilation.without_cache.count > 1
    assert compilation.cache_size_bytes == 5


def test_a_wrong_driver_fails_with_the_reason(tmp_path: Path, clock: FakeClock) -> None:
    wrong = FakeBackend("driver", clock, function=lambda x: x * 3)
    case = case_of(run(tmp_path, clock, baseline(clock), wrong), "driver")
    assert case.outcome is Outcome.FAILURE
    assert case.reason == case.validation_errors[0]
    assert case.latency is not None


@pytest.mark.parametrize("stage", ["prepare", "run", "compile", "save"])
def test_a_driver_that_raises_fails_that_model_and_the_run_goes_on(
    tmp_path: Path, clock: FakeClock, stage: str
) -> None:
    error = HalError(ErrorStatus.GENERAL_FAILURE, "out of\nmemory")
    bad = FakeBackend("bad", clock, raises=error, at=stage, cache=b"x")
    good = FakeBackend("good", clock)
    result = run(tmp_path, clock, baseline(clock), bad, good, compilation=True)
    assert case_of(result, "bad").outcome is Outcome.FAILURE
    assert "GENERAL_FAILURE: out of memory" in case_of(result, "bad").reason
    assert case_of(result, "good").outcome is Outcome.SUCCESS


def test_an_exception_of_any_type_is_told_by_its_type(tmp_path: Path, clock: FakeClock) -> None:
    bad = FakeBackend("bad", clock, raises=ZeroDivisionError("division by zero"), at="run")
    result = run(tmp_path, clock, baseline(clock), bad)
    assert case_of(result, "bad").reason == "ZeroDivisionError: division by zero"


def test_an_unsupported_model_is_skipped_with_the_reason(tmp_path: Path, clock: FakeClock) -> None:
    driver = FakeBackend("driver", clock, unsupported="not supported by the driver: LSTM")
    case = case_of(run(tmp_path, clock, baseline(clock), driver), "driver")
    assert (case.outcome, case.reason) == (Outcome.SKIPPED, "not supported by the driver: LSTM")
    assert (case.latency, case.compilation) == (None, None)


class Approximate(FakeBackend):
    """A driver that got a model three times its input, where the file says twice."""

    def prepare(self, model: LoadedModel) -> Session:
        session = super().prepare(model)
        expected = FakeBackend("expected", self._clock, 0, function=lambda x: x * 3)
        session.reference = lambda: expected.prepare(model)
        return session


@pytest.mark.parametrize("golden", [lambda x: x * 2, None])
def test_a_driver_is_judged_by_the_model_that_it_got(
    tmp_path: Path, clock: FakeClock, golden: Callable[[Any], Any] | None
) -> None:
    right = Approximate("right", clock, function=lambda x: x * 3)
    wrong = Approximate("wrong", clock, function=lambda x: x * 2)
    models = [model(golden=golden)]
    result = run(tmp_path, clock, baseline(clock), right, wrong, models=models)
    assert case_of(result, "right").outcome is Outcome.SUCCESS
    assert case_of(result, "right").golden is None
    assert "differ from TFLite_CPU" in case_of(result, "wrong").reason
    assert case_of(result, BASELINE).outcome is Outcome.SUCCESS


class Hybrid(FakeBackend):
    """A driver that is off by a few of the steps that are inside the model."""

    hides_steps = True

    def prepare(self, model: LoadedModel) -> Session:
        session = super().prepare(model)
        session.hides_steps = self.hides_steps
        return session


class Exact(Hybrid):
    hides_steps = False


def test_where_steps_are_hidden_outputs_are_judged_by_their_distribution(
    tmp_path: Path, clock: FakeClock
) -> None:
    def off(x: Any) -> Any:
        return x * 2 + np.where(x % 2, 0.1, -0.1).astype("f4")

    drivers = [Hybrid("hybrid", clock, function=off), Exact("exact", clock, function=off)]
    result = run(tmp_path, clock, baseline(clock), *drivers, models=[model(golden=None)])
    found = [case_of(result, name).outcome for name in ("hybrid", "exact")]
    assert found == [Outcome.SUCCESS, Outcome.FAILURE]


class Partly(FakeBackend):
    """A driver that leaves operator 1 to TF Lite."""

    def prepare(self, model: LoadedModel) -> Session:
        session = super().prepare(model)
        left = LeftOperator(number=1, name="CEIL", tensor="y", cause=LeftCause.HAL)
        session.delegation = Delegation(operators=2, left=(left,))
        return session


class TakesNothing(FakeBackend):
    def prepare(self, model: LoadedModel) -> Session:
        raise NotDelegated("not supported by the driver: RELU")


@pytest.mark.parametrize("is_required", [False, True])
def test_a_model_that_is_not_all_on_the_driver_fails_where_that_is_required(
    tmp_path: Path, clock: FakeClock, is_required: bool
) -> None:
    drivers = [Partly("partly", clock), TakesNothing("nothing", clock), FakeBackend("all", clock)]
    odd = FakeBackend("odd", clock, unsupported="output 0 holds strings")
    result = run(
        tmp_path, clock, baseline(clock), *drivers, odd, require_full_delegation=is_required
    )
    partly, nothing = case_of(result, "partly"), case_of(result, "nothing")
    assert partly.latency is not None
    assert [w.code for w in partly.warnings if w.code == "partly_delegated"]
    if is_required:
        assert partly.outcome is nothing.outcome is Outcome.FAILURE
        assert partly.reason == (
            "not fully delegated: 1 of 2 operators ran on TF Lite: 1 CEIL (the HAL lacks it)"
        )
        assert exit_code(result) is ExitCode.FAILED
    else:
        assert (partly.outcome, nothing.outcome) == (Outcome.SUCCESS, Outcome.SKIPPED)
        assert exit_code(result) is ExitCode.OK
    assert nothing.reason == "not supported by the driver: RELU"
    assert case_of(result, "all").outcome is Outcome.SUCCESS
    assert case_of(result, "odd").outcome is Outcome.SKIPPED


def test_an_absent_model_is_skipped_on_every_backend(tmp_path: Path, clock: FakeClock) -> None:
    absent = PlannedModel(catalogue_model("absent"))
    result = run(
        tmp_path, clock, baseline(clock), FakeBackend("d", clock), models=[absent, model()]
    )
    for backend in (BASELINE, "d"):
        case = case_of(result, backend, "absent")
        assert case.outcome is Outcome.SKIPPED
        assert "absent.tflite is not in" in case.reason
    assert "1 of 2 models have no file in these assets" in result.reductions


def test_without_the_baseline_a_driver_is_still_measured(tmp_path: Path, clock: FakeClock) -> None:
    refusing = FakeBackend(
        BASELINE, clock, role=BackendRole.BASELINE, unsupported="TF Lite says: no"
    )
    case = case_of(run(tmp_path, clock, refusing, FakeBackend("driver", clock)), "driver")
    assert case.outcome is Outcome.SUCCESS
    assert case.ratio is None


def test_a_wrong_golden_file_is_told_and_fails_nobody(tmp_path: Path, clock: FakeClock) -> None:
    disputed = model(golden=lambda x: x * 2 + 161)
    result = run(tmp_path, clock, baseline(clock), FakeBackend("driver", clock), models=[disputed])
    for backend in (BASELINE, "driver"):
        case = case_of(result, backend)
        assert case.outcome is Outcome.SUCCESS
        assert case.golden_disputed
        assert any("golden output disagrees with TF Lite too" in w.message for w in case.warnings)


def test_a_delegate_that_rounds_otherwise_warns_and_does_not_fail(
    tmp_path: Path, clock: FakeClock
) -> None:
    delegate = FakeBackend(
        "TFLite_CPU_XNNPACK", clock, role=BackendRole.LATENCY_BASELINE, function=lambda x: x * 3
    )
    case = case_of(run(tmp_path, clock, baseline(clock), delegate), delegate.name)
    assert case.outcome is Outcome.SUCCESS
    assert "delegate_accuracy" in {warning.code for warning in case.warnings}


def test_a_driver_has_the_ratio_to_tf_lite_as_it_ships_where_that_took_part(
    tmp_path: Path, clock: FakeClock
) -> None:
    shipped = FakeBackend("TFLite_CPU_XNNPACK", clock, MS, role=BackendRole.LATENCY_BASELINE)
    driver = FakeBackend("driver", clock, 3 * MS)
    result = run(tmp_path, clock, baseline(clock), shipped, driver)
    ratio = case_of(result, "driver").ratio_to_shipped
    assert ratio
    assert ratio.value == pytest.approx(3.0)
    assert case_of(result, shipped.name).ratio_to_shipped is None
    alone = run(tmp_path, clock, baseline(clock), driver)
    assert case_of(alone, "driver").ratio_to_shipped is None


def test_worst_examples_are_of_drivers_that_differ(tmp_path: Path, clock: FakeClock) -> None:
    """TF Lite's delegates round as they like, and an equal driver has nothing to show."""
    wrong = {"function": lambda x: x * 3}
    backends = [
        baseline(clock),
        FakeBackend("TFLite_CPU_XNNPACK", clock, role=BackendRole.LATENCY_BASELINE, **wrong),
        FakeBackend("good", clock),
        FakeBackend("bad", clock, **wrong),
    ]
    result = run(tmp_path, clock, *backends, models=[model(lengths=(10, 12))])
    examples = {case.backend: case.worst_sequence for case in result.cases}
    example = examples.pop("bad")
    assert set(examples.values()) == {None}
    assert example is not None
    assert (example.input, example.inferences) == ("sequence-1", 12)


def test_the_worst_image_is_of_the_driver_that_changed_it(tmp_path: Path, clock: FakeClock) -> None:
    images = model(lengths=(1,) * 40, labels=[0] * 40, golden=None)
    backends = [
        baseline(clock, function=lambda x: np.array([1.0, x[0] / 100], np.float32)),
        FakeBackend("bad", clock, function=lambda x: np.array([1.0, x[0] / 50], np.float32)),
    ]
    case = case_of(run(tmp_path, clock, *backends, models=[images]), "bad")
    assert [example.input for example in case.worst_images] == ["sequence-1"]
    assert case.top1_agreement is not None
    assert [found.input for found in case.top1_agreement.mismatches] == ["sequence-1"]


def test_a_backend_that_has_nothing_of_its_own_to_say_has_no_case(
    tmp_path: Path, clock: FakeClock
) -> None:
    same = FakeBackend("same", clock, is_for=False)
    result = run(tmp_path, clock, baseline(clock), same)
    assert [case.backend for case in result.cases] == [BASELINE]
    assert not same.calls


def test_a_complete_set_that_takes_too_long_fails_in_androids_words(
    tmp_path: Path, clock: FakeClock
) -> None:
    slow = FakeBackend("slow", clock, 100 * MS)
    result = run(
        tmp_path, clock, baseline(clock), slow,
        complete_set=True, run_ns=0, complete_set_limit_ns=450 * MS,
    )  # fmt: skip
    case = case_of(result, "slow")
    assert case.reason == (
        "Failed to evaluate complete input set, in 0.500000 seconds expected: 40, received: 5"
    )
    assert case.outcome is Outcome.FAILURE
    assert case_of(result, BASELINE).evaluated_items == 40


def test_what_a_score_does_not_time_is_run_all_the_same(tmp_path: Path, clock: FakeClock) -> None:
    """Fakes compute in one thread, as drivers do, so that their clock is exact."""
    driver = FakeBackend("driver", clock, function=lambda x: x * 2 + (x == 3900))
    result = run(
        tmp_path, clock, baseline(clock), driver,
        complete_set=True, run_ns=10 * MS, complete_set_limit_ns=300_000 * MS,
    )  # fmt: skip
    case = case_of(result, "driver")
    assert (case.evaluated_items, case.test_set_size) == (40, 40)
    assert case.latency is not None
    assert case.latency.count < 40
    assert "worst 7801 where 7800 was expected" in case.reason
    assert not result.reductions


def test_what_is_left_untimed_counts_for_the_limit(tmp_path: Path, clock: FakeClock) -> None:
    slow = FakeBackend("slow", clock, 100 * MS)
    result = run(
        tmp_path, clock, baseline(clock), slow,
        complete_set=True, run_ns=10 * MS, complete_set_limit_ns=950 * MS,
    )  # fmt: skip
    assert case_of(result, "slow").reason == (
        "Failed to evaluate complete input set, in 1.000000 seconds expected: 40, received: 10"
    )


def test_a_part_of_the_data_set_is_called_a_reduction(tmp_path: Path, clock: FakeClock) -> None:
    result = run(tmp_path, clock, baseline(clock), run_ns=10 * MS)
    assert any("a part of the data set" in text for text in result.reductions)


def test_stopping_keeps_what_was_measured(tmp_path: Path, clock: FakeClock) -> None:
    models = [model("first"), model("second"), model("third")]
    run(tmp_path, clock, baseline(clock), models=models)
    middle = clock.now // 2
    clock.now = 0
    result = run(tmp_path, clock, baseline(clock), models=models, stop_at_ns=middle)
    outcomes = [case_of(result, BASELINE, m.name).outcome for m in models]
    assert outcomes == [Outcome.SUCCESS, Outcome.NOT_RUN, Outcome.NOT_RUN]
    assert case_of(result, BASELINE, "second").latency is not None
    assert case_of(result, BASELINE, "third").latency is None
    assert result.interrupted
    assert sum(result.totals.values()) == 3


def test_an_interrupt_inside_a_driver_that_hangs_keeps_the_rest(
    tmp_path: Path, clock: FakeClock
) -> None:
    def hang(value: Any) -> Any:
        raise KeyboardInterrupt

    stuck = FakeBackend("stuck", clock, function=hang)
    result = run(tmp_path, clock, baseline(clock), stuck)
    assert case_of(result, "stuck").outcome is Outcome.NOT_RUN


def test_a_data_file_that_turns_out_damaged_is_no_fault_of_a_driver(
    tmp_path: Path, clock: FakeClock
) -> None:
    planned = model()
    assert planned.dataset is not None
    message = "image-7.jpeg: not readable as an image: it ends too early"
    with patch.object(planned.dataset, "sequence", side_effect=ImageUnreadable(message)):
        result = run(tmp_path, clock, baseline(clock), models=[planned])
    case = case_of(result, BASELINE)
    assert (case.outcome, case.reason) == (Outcome.NOT_RUN, message)


def test_the_journal_alone_gives_the_same_cases(tmp_path: Path, clock: FakeClock) -> None:
    models = [model("first"), model("second"), PlannedModel(catalogue_model("absent"))]
    result = run(tmp_path, clock, baseline(clock), FakeBackend("d", clock), models=models)
    told = replayed(tmp_path / journal.NAME)
    assert [case.id for case in told.cases] == [case.id for case in result.cases]
    for ours, theirs in zip(told.cases, result.cases, strict=True):
        assert (ours.outcome, ours.latency, ours.ratio) == (
            theirs.outcome,
            theirs.latency,
            theirs.ratio,
        )


def test_the_gate_judges_the_finished_run(tmp_path: Path, clock: FakeClock) -> None:
    limits = Gate(source="gate.toml", sections=(("*", {"max_latency_ratio": 1.2}),))
    result = run(tmp_path, clock, baseline(clock), FakeBackend("d", clock, 3 * MS), limits=limits)
    assert [(finding.case, finding.passed) for finding in result.gate] == [("fake/d", False)]
    assert result.gate == gate.judge(limits, result)


def test_the_view_is_told_the_plan_and_each_case(tmp_path: Path, clock: FakeClock) -> None:
    view = Witness()
    models = [model(), PlannedModel(catalogue_model("absent"))]
    run(tmp_path, clock, baseline(clock), models=models, view=view)
    assert view.told == [
        "plan 2",
        "begin fake/TFLite_CPU",
        "end fake/TFLite_CPU SUCCESS",
        "begin absent/TFLite_CPU",
        "end absent/TFLite_CPU SKIPPED",
    ]


def test_a_backend_is_never_chosen_without_the_baseline(tmp_path: Path, clock: FakeClock) -> None:
    chosen = Selection(filters=("*/driver",), excludes=(f"*/{BASELINE}",))
    backends = (baseline(clock), FakeBackend("driver", clock), FakeBackend("other", clock))
    result = run(tmp_path, clock, *backends, selection=chosen)
    assert [case.backend for case in result.cases] == [BASELINE, "driver"]
    assert case_of(result, "driver").ratio is not None
    assert any("--filter */driver" in text for text in result.reductions)


def test_all_cases_of_a_model_are_in_one_shard(tmp_path: Path, clock: FakeClock) -> None:
    models = [model(f"model{n}") for n in range(6)]
    backends = (baseline(clock), FakeBackend("driver", clock))
    parts = [
        run(tmp_path, clock, *backends, models=models, selection=Selection(shard=(n, 2)))
        for n in (1, 2)
    ]
    found = [{case.model for case in part.cases} for part in parts]
    assert found[0] | found[1] == {m.name for m in models}
    assert not found[0] & found[1]
    assert all(len(part.cases) == 2 * len(names) for part, names in zip(parts, found, strict=True))


def scored(tmp_path: Path, clock: FakeClock, right: int, **changes: Any) -> BenchmarkCase:
    """Score a driver that classifies ``right`` of 400 inputs as they are labeled."""
    dataset = FakeDataset([1] * 400, labels=[0] * right + [1] * (400 - right))
    entry = catalogue_model("fake", EvaluatorEntry("TopK", expected_top1=0.9), labeled=True)
    planned = PlannedModel(entry, FakeLoaded(), dataset)  # type: ignore[arg-type]
    short = {"complete_set": True, "complete_set_limit_ns": 10**12, "run_ns": 1} | changes
    backends = (baseline(clock), FakeBackend("driver", clock))
    return case_of(run(tmp_path, clock, *backends, models=[planned], **short), "driver")


@pytest.mark.parametrize(("right", "all_needed"), [(400, False), (0, False), (341, True)])
def test_a_sample_is_scored_and_the_rest_only_where_it_leaves_a_limit_undecided(
    tmp_path: Path, clock: FakeClock, right: int, all_needed: bool
) -> None:
    case = scored(tmp_path, clock, right, sample=100)
    assert (case.evaluated_items == 400) is all_needed
    assert case.evaluated_items >= 100
    assert case.test_set_size == 400
    assert scored(tmp_path, clock, right).evaluated_items == 400


@pytest.mark.parametrize(
    ("theirs", "precision", "rounds"),
    [
        (MS, 0.025, 10),
        (MS, 0.0, 20),
        (([MS] * 14 + [2 * MS] * 7) * 40, 0.025, 20),
    ],
)
def test_a_timed_run_ends_early_where_every_mean_and_ratio_is_known(
    tmp_path: Path, clock: FakeClock, theirs: int | list[int], precision: float, rounds: int
) -> None:
    backends = (baseline(clock), FakeBackend("driver", clock, theirs))
    times = {"run_ns": 280 * MS, "warmup_ns": 0, "compilation": False, "iterations": None}
    result = run(tmp_path, clock, *backends, precision=precision, **times)
    ratio = case_of(result, "driver").ratio
    assert ratio is not None
    assert ratio.blocks == rounds


def test_a_timed_run_goes_on_until_there_are_latencies_for_a_p90(
    tmp_path: Path, clock: FakeClock
) -> None:
    backends = (baseline(clock), FakeBackend("driver", clock))
    times = {"run_ns": 200 * MS, "warmup_ns": 0, "compilation": False, "iterations": None}
    result = run(tmp_path, clock, *backends, precision=0.025, **times)
    latency = case_of(result, BASELINE).latency
    assert latency is not None
    assert latency.p90_ns is not None


class SharedBaseline(FakeBackend):
    """TF Lite as far as its sessions may run at once."""

    sessions_may_run_at_once = True


@pytest.mark.parametrize("wrong", [0, 1])
def test_outputs_that_ship_replace_what_tf_lite_would_compute_unless_one_differs(
    tmp_path: Path, clock: FakeClock, wrong: int
) -> None:
    data = FakeDataset((1,) * 40)
    doubled = [(data.sequence(n).inputs[0] * 2,) for n in range(40)]
    known = {digest_of(data.sequence(n)): doubled[(n + wrong) % 40] for n in range(40)}
    backends = (
        SharedBaseline(BASELINE, clock, 2 * MS, role=BackendRole.BASELINE),
        FakeBackend("driver", clock),
    )
    short = {"complete_set": True, "complete_set_limit_ns": 10**12, "run_ns": 40 * MS}
    with patch("mlts.model_run.shipped_outputs", lambda *_: ShippedOutputs(known)):
        result = run(tmp_path, clock, *backends, **short)
    case, driver = case_of(result, BASELINE), case_of(result, "driver")
    assert (case.evaluated_items, driver.outcome) == (40, Outcome.SUCCESS)
    assert [w.code for w in case.warnings if w.code == "shipped_outputs"] == (
        ["shipped_outputs"] if wrong else []
    )
    said = "TFLite_CPU computed 20 of 40 inputs of quantized models (1)"
    assert any(text.startswith(said) for text in result.reductions) is not wrong
    assert (case.shipped_items, driver.shipped_items) == (0 if wrong else 20, 0)
