"""Runs with drivers that take exactly the time they are told to, and what follows from them."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from itertools import cycle, islice
from typing import Any

from mlts.capabilities.fields import of_type
from mlts.capabilities.results import CapabilitiesRun
from mlts.capabilities.run import concluded
from mlts.model_run import ModelRun, RunContext
from mlts.planning import PlannedModel
from mlts.results import BASELINE, SCHEMA, SUITE, BackendRole, BenchmarkRun
from nnhal.types import Capabilities, OperandType
from nntest.environment import Environment
from nntest.results import totals_of
from nntest.runner.driver_under_test import DriverDescription
from tests.unit.mlts.fakes import (
    MS,
    FakeBackend,
    FakeClock,
    FakeDataset,
    FakeLoaded,
    catalogue_model,
    settings,
)

FLOAT = of_type(OperandType.TENSOR_FLOAT32)
QUANT = of_type(OperandType.TENSOR_QUANT8_ASYMM)

JITTER = (1.0, 1.2, 0.9, 1.5, 1.1, 0.8, 1.3)
"""Of latencies, relative. Seven of them, so that no two neighboring blocks are alike."""


def jittered(latency_ns: int) -> list[int]:
    return [round(latency_ns * factor) for factor in islice(cycle(JITTER), 5000)]


def described(capabilities: Capabilities | None = None, **changes: Any) -> DriverDescription:
    values = {"name": "acme", "version": "1", "type": "CPU", "hal_version": "1.3"}
    return DriverDescription(**(values | changes), capabilities=capabilities or Capabilities())


def measured(
    rates: Mapping[str, str],
    latencies: Mapping[str, Mapping[str, int]],
    *,
    baseline_ns: int = 2 * MS,
    about: Mapping[str, DriverDescription] | None = None,
    power: Callable[[str], float] | None = None,
    drivers: Mapping[str, Mapping[str, Any]] | None = None,
    stalls: Mapping[str, float] | None = None,
    no_energy: str = "",
    **changes: Any,
) -> CapabilitiesRun:
    """A run on models that each ``rates`` a field.

    :param latencies: of each driver, a mean latency for each model
    :param power: watts while a backend is at work
    :param drivers: further arguments of a driver's FakeBackend
    :param stalls: wall clock over processor time of a backend, 1 for those not named
    """
    cases = []
    options = drivers or {}
    backends: Sequence[FakeBackend] = ()
    for model in rates:
        clock = FakeClock()
        backends = [
            FakeBackend(BASELINE, clock, jittered(baseline_ns), role=BackendRole.BASELINE),
            *(
                FakeBackend(name, clock, jittered(times[model]), **options.get(name, {}))
                for name, times in latencies.items()
            ),
        ]
        cases += list(_cases(model, clock, backends, power, stalls or {}, changes))
    run = BenchmarkRun(
        schema=SCHEMA,
        suite=SUITE,
        totals=totals_of(cases),
        command="mlts capabilities",
        started="2026-11-22T12:00:00+00:00",
        version="0.1.0",
        settings=settings(**changes),
        backends=tuple(backend.info for backend in backends),
        models=(),
        cases=tuple(cases),
    )
    return concluded(
        run, rates, about or {name: described() for name in latencies}, no_energy=no_energy
    )


def _cases(
    model: str,
    clock: FakeClock,
    backends: Sequence[FakeBackend],
    power: Callable[[str], float] | None,
    stalls: Mapping[str, float],
    changes: Mapping[str, Any],
) -> Iterator[Any]:
    """The clocks of processor time and energy run as the backend whose turn it is makes them."""
    turn = [BASELINE]
    spent = {"processor": 0.0, "energy": 0.0, "seen": 0.0}

    def pass_time() -> None:
        elapsed = clock.now - spent["seen"]
        spent["seen"] = clock.now
        spent["processor"] += elapsed / stalls.get(turn[0], 1)
        spent["energy"] += elapsed * 1e-3 * (power(turn[0]) if power else 0)

    def begin_turn(name: str) -> None:
        pass_time()
        turn[0] = name

    def read(name: str) -> int:
        pass_time()
        return round(spent[name])

    context = RunContext(
        settings=settings(**changes),
        environment=Environment(),
        clock=clock,
        is_stopped=lambda: False,
        stage=lambda text, done, total: None,
        turn=begin_turn,
        explain=repr,
        used_by=lambda pid: read("processor"),
        energy=(lambda: read("energy")) if power else None,
    )
    planned = PlannedModel(
        catalogue_model(model),
        FakeLoaded(),  # type: ignore[arg-type]
        FakeDataset((1,) * 40, golden=lambda x: x * 2),
    )
    assert planned.loaded
    assert planned.dataset
    run = ModelRun(planned, planned.loaded, planned.dataset, backends, context)
    run.run()
    yield from run.cases()
