"""The head of the page: the verdict, the sentence why, of what, when and where."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from statistics import geometric_mean
from typing import Final

from mlts.page.findings import causes, names
from mlts.page.layout import Layout
from mlts.page.losses import loss_notices
from mlts.results import (
    BackendInfo,
    BenchmarkRun,
    Isolation,
    MeasurementWarning,
    Through,
)
from nntest.report.html.elements import Cause, Fact, Notice, State, Subject, Verdict
from nntest.report.html.numbers import ratio
from nntest.report.html.run_context import sentence
from nntest.report.html.run_kind import verdict_on
from nntest.report.verdict import expectation_problems, expected_failures, unexpected_failures
from nntest.results import Outcome

__all__ = ["ISOLATION", "got_models", "notices", "subject_of", "threads", "verdict"]

ISOLATION: Final = {
    Isolation.NONE: "in the process of the command itself",
    Isolation.WORKER: "with the baseline in a process beside the command; no message in a latency",
    Isolation.SERVICE: "each in a process of its own; a message there and back in every latency",
}
"""Process in which the drivers were measured."""


GOT_MODELS: Final = {Through.HAL: "got HAL models", Through.FILE: "got the models' own files"}


def verdict(layout: Layout) -> Verdict:
    """Failed when a case or a limit failed; incomplete when a case was not run, or all skipped."""
    run = layout.run
    found = causes(layout)
    not_run = run.totals.get(Outcome.NOT_RUN, 0)
    if found:
        return _verdict(layout, "failed", "Failed", _why_failed(run, found))
    if run.interrupted or not_run:
        return _verdict(layout, "incomplete", "Incomplete", _why_incomplete(run, not_run))
    if any(limit.not_judged for limit in run.gate):
        return _verdict(layout, "incomplete", "Not judged", _why_not_judged(run))
    if not run.measured():
        return _verdict(layout, "incomplete", "Nothing measured", _why_empty(run))
    if run.is_inconclusive():
        return _verdict(layout, "incomplete", "Nothing compared", _why_not_compared(run))
    return _verdict(layout, "passed", "Passed", _why_passed(run))


def notices(warnings: Iterable[MeasurementWarning]) -> list[Notice]:
    """Warnings as sentences."""
    return [Notice(sentence(w.message), sentence(w.advice)) for w in warnings]


def got_models(run: BenchmarkRun, backend: BackendInfo) -> list[str]:
    """The forms in which a driver got models, and how many in part, in words; nothing for one that
    got none.
    """
    cases = [
        case
        for case in run.cases
        if case.backend == backend.name and case.outcome is not Outcome.SKIPPED
    ]
    forms = {case.through for case in cases}
    partly = sum(case.delegation is not None for case in cases)
    more = [f"{partly} model{'s' * (partly != 1)} partly on {run.baseline_title}"] if partly else []
    return [*(GOT_MODELS[form] for form in Through if form in forms), *more]


def threads(backend: BackendInfo) -> str:
    """The number of threads in force, in words."""
    if backend.threads is None:
        return "threads not settable"
    return f"{backend.threads} thread{'s' if backend.threads != 1 else ''}"


def _verdict(layout: Layout, state: State, headline: str, why: str) -> Verdict:
    run = layout.run
    return verdict_on(
        run,
        (state, headline, why),
        [subject_of(b, threads(b), *got_models(run, b)) for b in run.drivers()],
        [Fact("Drivers ran", ISOLATION[run.settings.isolation])],
        [*loss_notices(layout), *notices(run.warnings)],
    )


def _why_failed(run: BenchmarkRun, found: Sequence[Cause]) -> str:
    bad = len(unexpected_failures(run.cases))
    missed = sum(not limit.passed and not limit.not_judged for limit in run.gate)
    parts = []
    if bad:
        parts.append(f"{bad} of {sum(run.totals.values())} cases failed")
    if missed:
        parts.append(f"{missed} of {len(run.gate)} limits of the gate were missed")
    if problems := len(expectation_problems(run)):
        parts.append(f"{problems} expectation{'s' * (problems != 1)} did not hold")
    first = found[0]
    not_run = run.totals.get(Outcome.NOT_RUN, 0)
    left = f" {not_run} were not run." if not_run else ""
    look = f"Look first at: {first.title} ({names(first.findings)})."
    return f"{' and '.join(parts)}.{left} {look}"


def _why_incomplete(run: BenchmarkRun, not_run: int) -> str:
    total = sum(run.totals.values())
    ended = "The run was interrupted" if run.interrupted else "The run ended early"
    return f"{ended}: {not_run} of {total} cases were not run. Nothing that was measured failed."


def _why_not_judged(run: BenchmarkRun) -> str:
    left = [limit for limit in run.gate if limit.not_judged]
    return (
        f"{len(left)} of {len(run.gate)} limits of the gate were neither kept nor missed: "
        f"{left[0].case}, {left[0].limit}: {left[0].not_judged}. Nothing that was judged failed."
    )


def _why_empty(run: BenchmarkRun) -> str:
    total = sum(run.totals.values())
    if not total:
        return "No model was selected."
    if not run.totals.get(Outcome.SUCCESS, 0):
        return f"All {total} cases were skipped."
    skipped = _first_of(case.id for case in run.under_test())
    return f"Only {run.baseline_title} ran; skipped: {skipped}."


def _why_not_compared(run: BenchmarkRun) -> str:
    ran = _first_of(case.id for case in run.measured())
    return (
        f"{ran} ran, but {run.baseline_title} did not, or the model draws random numbers, and "
        "there is no golden output."
    )


def _first_of(names: Iterable[str]) -> str:
    first, *others = names
    return f"{first} and {len(others)} more" if others else first


def _why_passed(run: BenchmarkRun) -> str:
    measured = run.totals[Outcome.SUCCESS]
    sentence = f"All {measured} measured cases are within their limits."
    expected = len(expected_failures(run.cases))
    if expected:
        sentence = (
            f"{measured} measured cases are within their limits, {expected} failed as expected."
        )
    speeds = [speed for backend in run.drivers() if (speed := _speed(run, backend))]
    return " ".join([sentence, *_uncompared(run), *_without_numbers(run), *speeds])


def _uncompared(run: BenchmarkRun) -> Iterator[str]:
    """The cases that nothing says are right, while others were compared."""
    left = [case.id for case in run.measured() if not case.is_compared]
    if left and run.drivers():
        yield f"Compared with nothing: {_first_of(left)}."


def _without_numbers(run: BenchmarkRun) -> Iterator[str]:
    """The drivers whose cases were all skipped, while others ran."""
    for backend in run.drivers():
        cases = [case for case in run.cases if case.backend == backend.name]
        if cases and all(case.outcome is Outcome.SKIPPED for case in cases):
            yield f"{backend.name} ran none of {len(cases)} model{'s' * (len(cases) != 1)}."


def _speed(run: BenchmarkRun, backend: BackendInfo) -> str:
    """Means of both ratios over the same models; of one where TF Lite did not run as it ships."""
    cases = [
        (case.ratio.value, case.ratio_to_shipped)
        for case in run.cases
        if case.backend == backend.name
        and case.ratio
        and case.ratio.value > 0
        and not case.latency_not_judged
    ]
    if not cases:
        return ""
    builtin = geometric_mean(value for value, _ in cases)
    models = "one model" if len(cases) == 1 else f"geometric mean of {len(cases)} models"
    known = [shipped.value for _, shipped in cases if shipped and shipped.value > 0]
    if len(known) < len(cases):
        return (
            f"{backend.name} takes {ratio(builtin)} the time of {run.baseline_kernels} ({models})."
        )
    return (
        f"{backend.name} takes {ratio(geometric_mean(known))} the time of TF Lite as it ships and "
        f"{ratio(builtin)} that of its built-in kernels ({models})."
    )


def subject_of(backend: BackendInfo, *facts: str) -> Subject:
    """Return a driver as it describes itself, with further ``facts``."""
    driver = backend.driver
    if driver is None:
        return Subject(backend.name, facts)
    named = [] if driver.device_name == backend.name else [f"device {driver.device_name}"]
    about = [f"version {driver.version}", f"type {driver.type}", f"HAL {driver.hal_version}"]
    return Subject(backend.name, [*named, *about, *facts])
