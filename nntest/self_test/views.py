"""Views of a self-test that goes on with other cases when all drivers have had their turn."""

from __future__ import annotations

from nntest.report.live import QuietView, RunView
from nntest.results import CaseResult

__all__ = ["FurtherCases"]


class FurtherCases(QuietView):
    """Shows what comes after ``done`` cases of the same run."""

    def __init__(self, view: RunView, done: int) -> None:
        self._done = done
        self._view = view

    def planned(self, total: int) -> None:
        self._view.planned(self._done + total)

    def started(self, id: str) -> None:
        self._view.started(id)

    def ended(self, case: CaseResult) -> None:
        self._view.ended(case)
