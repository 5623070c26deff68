"""A runner of models, in the process that measures: the backends of a model take turns."""

from __future__ import annotations

import platform
from collections.abc import Callable, Sequence
from functools import cached_property
from typing import TYPE_CHECKING, Final, Protocol

import msgspec

from mlts.assignments import Assignment, assignment_of, result_of
from mlts.backends.driver import DriverBackend
from mlts.backends.file import FileBackend, reads_files
from mlts.backends.onnx_runtime import OnnxRuntimeBackend
from mlts.backends.tflite import DEFAULT_DELEGATES, TfliteBackend
from mlts.cases import describe_failure
from mlts.datasets import DatasetError
from mlts.energy import EnergyClock
from mlts.measurement import Clock, Stopped
from mlts.model_choice import chosen_models
from mlts.model_run import ModelRun, RunContext
from mlts.overhead import measure_overhead
from mlts.planning import PlannedModel, load
from mlts.preprocess import ImageUnreadable
from mlts.processor_time import ProcessorClock, used_by
from mlts.results import BASELINE, ONNX_BASELINE, BackendRole, BenchmarkCase, Overhead, Through
from nncli.errors import UserError
from nnservice.rpc.travel_time import now_ns
from nntest import environment
from nntest.driver_log import driver_log
from nntest.results import Outcome
from nntest.runner.suite import CaseRunner, PlannedCase

if TYPE_CHECKING:
    from mlts.assignments import MltsSettings
    from mlts.backends.base import Backend
    from mlts.catalogue import CatalogueModel
    from mlts.results import Settings
    from nntest.environment import Environment
    from nntest.runner.driver_under_test import Drivers
    from nntest.runner.watch import Watch

__all__ = ["ModelRunner", "Tools", "RunnerTools"]

NULL_DRIVER: Final = "mlts.overhead:NullDriver"


class Tools(Protocol):
    """Tools of a measurement."""

    def model(self, name: str) -> PlannedModel:
        """A model with its data. Raises a UserError where they are not there any more."""

    def backend(self, name: str, suffix: str) -> Backend:
        """A backend by its name, for files whose names end in ``suffix``; a driver is started."""

    def overhead(self) -> Overhead | None:
        """The harness's own cost in this process."""


class RunnerTools:
    """Makes what is asked for, once."""

    def __init__(self, chosen: MltsSettings, drivers: Drivers, watch: Watch) -> None:
        self._chosen = chosen
        self._drivers = drivers
        self._watch = watch
        self._backends: dict[tuple[str, str], Backend] = {}

    def model(self, name: str) -> PlannedModel:
        return load(self._models[name])

    def backend(self, name: str, suffix: str) -> Backend:
        if (name, suffix) not in self._backends:
            self._backends[name, suffix] = self._make(name, suffix)
        return self._backends[name, suffix]

    def overhead(self) -> Overhead | None:
        """Measure the harness with a driver that is called like those under test."""
        with self._drivers.named(NULL_DRIVER) as driver:
            return measure_overhead(driver.device(), is_stopped_of(self._watch))

    def _make(self, name: str, suffix: str) -> Backend:
        settings = self._chosen.settings
        if name in (BASELINE, DEFAULT_DELEGATES):
            return TfliteBackend(settings.threads, default_delegates=name == DEFAULT_DELEGATES)
        if name == ONNX_BASELINE:
            return OnnxRuntimeBackend(settings.threads)
        driver = self._drivers.named(name)
        if settings.through is Through.FILE or (
            settings.through is None and reads_files(driver.device(), suffix)
        ):
            return FileBackend(driver)
        return DriverBackend(
            driver, threads=settings.threads, max_partitions=settings.max_partitions
        )

    @cached_property
    def _models(self) -> dict[str, CatalogueModel]:
        settings = self._chosen.settings
        models = chosen_models(settings.models, self._chosen.assets, settings.data)
        return {model.name: model for model in models}


def is_stopped_of(watch: Watch) -> Callable[[], bool]:
    """Asked before every inference, so it is also the sign of life."""

    def is_stopped() -> bool:
        watch.alive()
        return watch.is_stopped

    return is_stopped


class ModelRunner(CaseRunner):
    """Measures the cases of a model together. The baseline takes part whether or not its case is
    asked for: what is said of a driver is said in comparison.
    """

    def __init__(
        self,
        settings: Settings,
        tools: Tools,
        watch: Watch,
        clock: Clock = now_ns,
        processor_clock: ProcessorClock = used_by,
        energy: EnergyClock | None = None,
    ) -> None:
        self._settings = settings
        self._tools = tools
        self._watch = watch
        self._clock = clock
        self._processor_clock = processor_clock
        self._energy = energy

    def run(self, case: PlannedCase) -> BenchmarkCase:
        return self.run_unit([case])[0]

    def run_unit(self, cases: Sequence[PlannedCase]) -> Sequence[BenchmarkCase]:
        first = assignment_of(cases[0])
        if first.absent:
            return [result_of(case, Outcome.SKIPPED, first.absent) for case in cases]
        try:
            model = self._tools.model(first.model)
        except UserError as error:
            return [result_of(case, Outcome.NOT_RUN, str(error)) for case in cases]
        overhead = self._overhead
        try:
            measured = self._measure(model, first, cases)
        except (DatasetError, ImageUnreadable) as error:  # found when its content is read
            return [result_of(case, Outcome.NOT_RUN, str(error)) for case in cases]
        return [
            msgspec.structs.replace(
                measured[assignment_of(case).backend], id=case.id, overhead=overhead
            )
            for case in cases
        ]

    def _measure(
        self, model: PlannedModel, first: Assignment, cases: Sequence[PlannedCase]
    ) -> dict[str, BenchmarkCase]:
        assert model.loaded is not None
        assert model.dataset is not None
        wanted = {assignment_of(case).backend: case for case in cases}
        names, suffix = dict.fromkeys((model.info.baseline, *wanted)), model.suffix
        backends = [self._tools.backend(name, suffix) for name in names]
        drivers = {b.name: b for b in backends if b.info.role is BackendRole.DRIVER}

        def turn(name: str) -> None:
            driver = drivers.get(name)
            self._watch.at(wanted[name].id if driver else "", driver.pid if driver else 0)

        with driver_log() as log:
            context = RunContext(
                settings=self._settings,
                environment=_here(first.environment),
                clock=self._clock,
                is_stopped=is_stopped_of(self._watch),
                stage=self._watch.stage,
                turn=turn,
                explain=lambda error: describe_failure(error, log.take().text),
                used_by=self._processor_clock,
                energy=self._energy,
            )
            run = ModelRun(model, model.loaded, model.dataset, backends, context, first.shipped)
            run.run()
            return {case.backend: case for case in run.cases()}

    @cached_property
    def _overhead(self) -> Overhead | None:
        try:
            return self._tools.overhead()
        except Stopped:
            return None


def _here(before: Environment) -> Environment:
    """The state of the machine that measures, which the command may not run on."""
    return before if before.host in ("", platform.node()) else environment.snapshot()
