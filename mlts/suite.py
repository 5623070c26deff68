"""MLTS as the runner sees it: models on backends, those of a model in one piece of work."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from typing import TYPE_CHECKING, ClassVar

import msgspec

from mlts.assignments import Assignment, MltsSettings, result_of
from mlts.journaled import JournaledSuite
from mlts.results import BASELINE, BASELINE_TITLES, SUITE, BackendRole, BenchmarkCase, BenchmarkRun
from nntest.environment import Environment
from nntest.failure import Failure
from nntest.results import Outcome
from nntest.runner.suite import CaseRunner, PlannedCase

if TYPE_CHECKING:
    from mlts.backends.base import Participant
    from mlts.planning import PlannedModel
    from nntest.runner.driver_under_test import Drivers
    from nntest.runner.watch import Watch

__all__ = ["MltsSuite"]


class MltsSuite(JournaledSuite[MltsSettings]):
    """The ``models``, which somebody has checked, on ``baselines`` and on the drivers.

    Workers, which do not plan, have none of these.
    """

    name: ClassVar[str] = SUITE
    settings_type: ClassVar[type[MltsSettings]] = MltsSettings
    result_type: ClassVar[type[BenchmarkCase]] = BenchmarkCase
    blank_run: BenchmarkRun | None
    preload: ClassVar[Sequence[str]] = ("mlts.suite", "mlts.model_runner", "nntflite.interpreter")

    def __init__(
        self,
        chosen: MltsSettings,
        models: Sequence[PlannedModel] = (),
        baselines: Sequence[Participant] = (),
        blank_run: BenchmarkRun | None = None,
    ) -> None:
        super().__init__(chosen, blank_run)
        self.models = models
        self._baselines = baselines

    def plan(self) -> Sequence[PlannedCase]:
        return [case for model in self.models for case in self._planned(model)]

    def _planned(self, model: PlannedModel) -> Iterator[PlannedCase]:
        """Drivers come last. All are compared with the baseline: none is chosen without it."""
        loaded = model.loaded
        others = tuple(name for name in BASELINE_TITLES if name != model.info.baseline)
        baselines = [
            each
            for each in self._baselines
            if (each.is_for(loaded) if loaded else not each.name.startswith(others))
        ]
        shipped = self._shipped(baselines)
        for backend in baselines:
            yield self._case(model, backend.name, backend.info.role, shipped)
        for driver in self.chosen.drivers:
            yield self._case(model, driver, BackendRole.DRIVER, shipped)

    def _shipped(self, baselines: Sequence[Participant]) -> str:
        """Name the backend, of those for a model, that runs it as TF Lite does where it ships; ""
        without one.

        Where default delegates take nothing of the model, the built-in kernels run it.
        """
        for backend in self._baselines:
            if backend.info.role is BackendRole.LATENCY_BASELINE:
                names = [each.name for each in baselines]
                return next((name for name in (backend.name, BASELINE) if name in names), "")
        return ""

    def _case(
        self, model: PlannedModel, backend: str, role: BackendRole, shipped: str
    ) -> PlannedCase:
        baseline = model.info.baseline
        assignment = Assignment(
            model.name,
            backend,
            model.dataset.inferences if model.dataset else 0,
            model.left_out if model.loaded is None else model.loaded.probe.crash,
            self.blank_run.environment if self.blank_run else Environment(),
            shipped,
        )
        return PlannedCase(
            id=f"{model.name}/{backend}",
            unit=model.name,
            needs=() if backend == baseline else (f"{model.name}/{baseline}",),
            driver=backend if role is BackendRole.DRIVER else "",
            payload=msgspec.msgpack.encode(assignment),
            content=model.loaded.sha256 if model.loaded else "",
        )

    def result(
        self, case: PlannedCase, outcome: Outcome, why: Failure | str, evidence: Sequence[str] = ()
    ) -> BenchmarkCase:
        return result_of(case, outcome, why, evidence)

    @contextmanager
    def open(self, drivers: Drivers, watch: Watch) -> Iterator[CaseRunner]:
        from mlts.model_runner import ModelRunner, RunnerTools

        tools = RunnerTools(self.chosen, drivers, watch)
        yield ModelRunner(self.chosen.settings, tools, watch)
