"""Verdict on a run, and its kind where it is not one whole run: interrupted, mixed or reduced."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import TypeAlias

from nnhal.driver_schemes import remark_on
from nntest.report.html.elements import Fact, Notice, State, Subject, Verdict
from nntest.report.html.numbers import duration
from nntest.report.html.run_context import known, sentence, when, where
from nntest.results import SuiteRun
from nntest.run_result import DriverRun

__all__ = ["Judgment", "driver_subject", "qualifier", "reductions", "remarks", "verdict_on"]

Judgment: TypeAlias = tuple[State, str, str]
"""The state, the headline, and the sentence why."""


def verdict_on(
    run: SuiteRun,
    judgment: Judgment,
    subjects: Sequence[Subject],
    facts: Iterable[Fact] = (),
    caveats: Iterable[Notice] = (),
) -> Verdict:
    """Return the verdict on ``run``, with when and where it was made before other ``facts``, and
    how its driver could have changed it after them. How it is reduced comes before other
    ``caveats``.
    """
    state, headline, why = judgment
    exposed = [Fact("Not confined", sentence(text)) for text in run.exposures]
    took = f"{when(run.started)}, took {duration(run.duration_ns)}"
    return Verdict(
        state=state,
        headline=headline,
        qualifier=qualifier(run),
        why=why,
        subjects=subjects,
        facts=known([Fact("When", took), Fact("Where", where(run.environment)), *facts, *exposed]),
        caveats=[*reductions(run), *remarks(each.name for each in subjects), *caveats],
    )


def driver_subject(run: DriverRun, *facts: str) -> Subject:
    """Return the driver as it describes itself, with further ``facts``."""
    about = {
        "device": run.device if run.device != run.driver else "",
        "version": run.device_version,
        "type": run.device_type,
        "HAL": run.hal_version,
    }
    described = [f"{name} {value}" for name, value in about.items() if value]
    return Subject(run.driver, [*described, *facts])


def remarks(drivers: Iterable[str]) -> Iterable[Notice]:
    """A notice for each driver whose name alone says that it lacks something."""
    found = filter(None, map(remark_on, drivers))
    return [Notice(sentence(remark)) for remark in found]


def qualifier(run: SuiteRun) -> str:
    """Return what a verdict adds to its headline; empty for a whole run."""
    if run.interrupted:
        return "interrupted"
    if run.settings.mixed:
        return "mixed run"
    return "reduced run" if run.reductions else ""


def reductions(run: SuiteRun) -> Sequence[Notice]:
    """A notice for every way in which ``run`` is less, or more, than one run of the suite."""
    return [
        Notice(f"{_kind(run, text)}: {sentence(text, capital=False)}") for text in run.reductions
    ]


def _kind(run: SuiteRun, text: str) -> str:
    return "Mixed run" if text in run.settings.mixed else "Reduced run"
