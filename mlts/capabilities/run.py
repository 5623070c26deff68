"""The result of a run on the recommended models, put together: what follows for each driver."""

from __future__ import annotations

from collections.abc import Iterable, Mapping

import msgspec
from msgspec.structs import fields

from mlts.capabilities.comparison import MAX_FACTOR, compared
from mlts.capabilities.derivation import Evidence, derive
from mlts.capabilities.python_source import python_source
from mlts.capabilities.results import (
    SCHEMA,
    SUITE,
    CapabilitiesRun,
    DriverCapabilities,
)
from mlts.capabilities.structures import (
    MAX_EXTENSION_TYPES,
    extension_entries,
    structure_of,
    structures_of,
)
from mlts.results import BackendRole, BenchmarkCase, BenchmarkRun
from nnhal.types import Capabilities, HalVersion
from nntest.runner.driver_under_test import DriverDescription

__all__ = ["concluded"]


def concluded(
    run: BenchmarkRun,
    rates: Mapping[str, str],
    about: Mapping[str, DriverDescription],
    *,
    no_energy: str = "",
    not_measured: Iterable[str] = (),
) -> CapabilitiesRun:
    """The result of a run on models of which each ``rates`` a field.

    :param about: what the drivers say of themselves, by name
    :param no_energy: why there is no counter of energy; empty where there is one
    :param not_measured: recommended models that are not there, in words
    """
    drivers = (b.name for b in run.backends if b.role is BackendRole.DRIVER)
    given = {field.name: getattr(run, field.name) for field in fields(BenchmarkRun)}
    cases = tuple(map(_without_samples, run.cases))
    return CapabilitiesRun(
        **given | {"schema": SCHEMA, "suite": SUITE, "cases": cases},
        capabilities=tuple(
            _conclusion(run, rates, name, about.get(name), no_energy) for name in drivers
        ),
        max_factor=MAX_FACTOR,
        not_measured=tuple(not_measured),
    )


def _without_samples(case: BenchmarkCase) -> BenchmarkCase:
    """Nothing here is drawn from single durations, which would be most of the file, nor is any
    example shown.
    """
    case = msgspec.structs.replace(case, worst_images=(), worst_sequence=None)
    if case.latency is None:
        return case
    latency = msgspec.structs.replace(case.latency, samples=b"", sampled=None)
    return msgspec.structs.replace(case, latency=latency)


def _conclusion(
    run: BenchmarkRun,
    rates: Mapping[str, str],
    driver: str,
    about: DriverDescription | None,
    no_energy: str,
) -> DriverCapabilities:
    cases = tuple(case for case in run.cases if case.backend == driver)
    if about is None:
        died = next((case.reason for case in cases if case.outcome.is_bad), "")
        problem = died or "the driver was not asked before the run ended"
        return DriverCapabilities(driver=driver, problem=problem)
    version, declared = HalVersion(about.hal_version), about.capabilities or Capabilities()
    values = compared(derive(Evidence(version, about.type, declared, cases, rates, no_energy)))
    told = DriverCapabilities(
        driver=driver,
        hal_version=about.hal_version,
        not_declared="" if about.capabilities else "the driver does not answer getCapabilities",
        fields=values,
    )
    if not any(field.exec_time for field in values):
        return msgspec.structs.replace(told, problem="nothing was measured")
    structure = structure_of(values, declared)
    source = python_source(
        structure,
        values,
        driver=driver,
        version=version,
        conditions=_conditions(run),
        left_out=len(extension_entries(declared)) - MAX_EXTENSION_TYPES,
    )
    return msgspec.structs.replace(
        told, structures=structures_of(structure, version), python=source
    )


def _conditions(run: BenchmarkRun) -> str:
    settings = run.settings
    baseline = next(b for b in run.backends if b.role is BackendRole.BASELINE)
    threads = f"{settings.threads} thread{'s' if settings.threads != 1 else ''}"
    return (
        f"measured by mlts capabilities at {run.started}, relative to the built-in kernels of "
        f"{baseline.runtime} {baseline.runtime_version}, {threads}, profile {settings.profile}"
    )
