"""Ratios of latency to TF Lite as it ships, and geometric means over the models of a run."""

from __future__ import annotations

import math
from collections.abc import Iterable
from statistics import fmean

from mlts.results import BackendRole, BenchmarkCase, BenchmarkRun
from nntest.results import Outcome

__all__ = ["geometric_mean", "latency_of_shipped", "ratio_to_shipped"]


def latency_of_shipped(run: BenchmarkRun, model: str) -> float | None:
    """Mean latency of ``model`` on TF Lite as it ships, in nanoseconds; None if not measured.

    Where the default delegate takes nothing of a model, TF Lite runs it on its built-in kernels.
    """
    by_role = {
        backend.role: run.case(model, backend.name)
        for backend in run.backends
        if backend.role is not BackendRole.DRIVER
    }
    shipped = by_role.get(BackendRole.LATENCY_BASELINE)
    if BackendRole.LATENCY_BASELINE in by_role and (
        shipped is None or shipped.outcome is Outcome.SKIPPED
    ):
        shipped = by_role.get(BackendRole.BASELINE)
    return shipped.latency.mean_ns if shipped and shipped.latency else None


def ratio_to_shipped(run: BenchmarkRun, case: BenchmarkCase) -> float | None:
    """Mean latency of ``case`` over that of TF Lite as it ships; None if either is not known."""
    shipped = latency_of_shipped(run, case.model)
    return case.latency.mean_ns / shipped if case.latency and shipped else None


def geometric_mean(values: Iterable[float]) -> float | None:
    """Return the geometric mean of the values above 0; None without any."""
    logarithms = [math.log(value) for value in values if value > 0]
    return math.exp(fmean(logarithms)) if logarithms else None
