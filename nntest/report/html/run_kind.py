"""Kind of a run, where it is not one whole run: interrupted, mixed or reduced, and how."""

from __future__ import annotations

from collections.abc import Sequence

from nntest.report.html.elements import Notice
from nntest.report.html.run_context import sentence
from nntest.results import SuiteRun

__all__ = ["qualifier", "reductions"]


def qualifier(run: SuiteRun) -> str:
    """What a verdict adds to its headline; empty for a whole run."""
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
