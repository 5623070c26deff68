from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import Any

import pytest

from mlts import benchmark, gate, journal
from mlts.backends.base import Backend
from mlts.benchmark import Job
from mlts.engines.base import EngineBroken, Turn, Watch
from mlts.engines.in_process import InProcessEngine
from mlts.gate import Gate
from mlts.planning import PlannedModel
from mlts.results import BASELINE, BackendRole, BenchmarkCase, BenchmarkRun, Overhead
from mlts.tolerances import PLAIN
from nnhal.errors import HalError
from nnhal.types import ErrorStatus
from nntest.results import Outcome
from tests.mlts.fakes import MS, FakeBackend, FakeClock, FakeDataset, catalogue_model, settings


class Quiet:
    """An observer that remembers what it was told."""

    def __init__(self) -> None:
        self.told: list[str] = []

    def begins(self, run: BenchmarkRun) -> None:
        self.told.append(f"plan {len(run.cases)}")

    def model_begins(self, model: str) -> None:
        self.told.append(f"begin {model}")

    def stage(self, text: str, done: int, total: int) -> None:
        assert 0 <= done <= total

    def model_ends(self, cases: Sequence[BenchmarkCase]) -> None:
        self.told.append(f"end {[str(case.outcome) for case in cases]}")


class Loaded:
    """Stands for a model's file; the fakes do not look at it."""

    sha256 = "0" * 64
    data = b"model"
    arithmetic = PLAIN


@pytest.fixture
def clock() -> FakeClock:
    return FakeClock()


def model(name: str = "fake", lengths: Sequence[int] = (1,) * 40, **data: Any) -> PlannedModel:
    data = {"golden": lambda x: x * 2} | data
    return PlannedModel(
        catalogue_model(name),
        Loaded(),  # type: ignore[arg-type]
        FakeDataset(lengths, **data),
    )


def baseline(clock: FakeClock, **options: Any) -> FakeBackend:
    return FakeBackend(BASELINE, clock, 2 * MS, role=BackendRole.BASELINE, **options)


def run(
    tmp_path: Path,
    clock: FakeClock,
    *backends: FakeBackend,
    models: Sequence[PlannedModel] = (),
    stop_at_ns: float = float("inf"),
    limits: Gate | None = None,
    **changes: Any,
) -> BenchmarkRun:
    job = Job(
        models=models or [model()],
        backends=backends,
        settings=settings(**changes),
        command="mlts benchmark",
        repeat=lambda name, backend: f"mlts benchmark --model {name} --driver {backend.name}",
        journal=tmp_path / journal.NAME,
        gate=limits,
    )
    engine = InProcessEngine(
        backends,
        lambda: Overhead(inferences=10, per_inference_ns=5.0, in_latency_ns=4.0),
        clock,
        lambda pid: clock.now,
    )
    return benchmark.run(job, engine, Quiet(), lambda: clock.now >= stop_at_ns, clock)


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
    assert case.repeat == "mlts benchmark --model fake --driver driver"
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


def test_a_part_of_the_data_set_is_called_a_reduction(tmp_path: Path, clock: FakeClock) -> None:
    result = run(tmp_path, clock, baseline(clock), run_ns=10 * MS)
    assert any("a part of the data set" in text for text in result.reductions)


def test_stopping_keeps_what_was_measured(tmp_path: Path, clock: FakeClock) -> None:
    models = [model("first"), model("second"), model("third")]
    whole = run(tmp_path, clock, baseline(clock), models=models)
    middle = whole.duration_ns // 2
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


def test_the_journal_alone_gives_the_same_cases(tmp_path: Path, clock: FakeClock) -> None:
    models = [model("first"), model("second"), PlannedModel(catalogue_model("absent"))]
    result = run(tmp_path, clock, baseline(clock), FakeBackend("d", clock), models=models)
    assert journal.read(tmp_path / journal.NAME).cases == result.cases


def test_the_gate_judges_the_finished_run(tmp_path: Path, clock: FakeClock) -> None:
    limits = Gate(source="gate.toml", sections=(("*", {"max_latency_ratio": 1.2}),))
    result = run(tmp_path, clock, baseline(clock), FakeBackend("d", clock, 3 * MS), limits=limits)
    assert [(finding.case, finding.passed) for finding in result.gate] == [("fake/d", False)]
    assert result.gate == gate.judge(limits, result)


def test_the_observer_is_told_the_plan_and_each_model(tmp_path: Path, clock: FakeClock) -> None:
    observer = Quiet()
    backends: list[Backend] = [baseline(clock)]
    job = Job(
        models=[model(), PlannedModel(catalogue_model("absent"))],
        backends=backends,
        settings=settings(),
        command="",
        repeat=lambda name, backend: "",
        journal=tmp_path / "journal.jsonl",
    )
    engine = InProcessEngine(backends, clock=clock, processor_clock=lambda pid: clock.now)
    benchmark.run(job, engine, observer, lambda: False, clock)
    assert observer.told == ["plan 2", "begin fake", "end ['SUCCESS']"]


class BreakingEngine(InProcessEngine):
    """Cannot go on after its first model."""

    def run(self, turn: Turn, watch: Watch) -> tuple[BenchmarkCase, ...]:
        if turn.model.name != "first":
            raise EngineBroken("the process that starts others is gone")
        return super().run(turn, watch)


def test_a_run_that_cannot_go_on_keeps_what_it_has(tmp_path: Path, clock: FakeClock) -> None:
    backends = [baseline(clock)]
    job = Job(
        models=[model("first"), model("second")],
        backends=backends,
        settings=settings(),
        command="",
        repeat=lambda name, backend: "",
        journal=tmp_path / "journal.jsonl",
    )
    result = benchmark.run(
        job, BreakingEngine(backends, clock=clock), Quiet(), lambda: False, clock
    )
    assert [case.outcome for case in result.cases] == [Outcome.SUCCESS, Outcome.NOT_RUN]
    assert "the process that starts others is gone" in result.reductions[0]
    assert not result.interrupted
