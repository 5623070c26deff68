"""Layout of a run on its page: groups, the look of each backend, the anchor of each model."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Final

from mlts.results import (
    BASELINE_TITLES,
    BackendInfo,
    BackendRole,
    BenchmarkCase,
    BenchmarkRun,
    ModelInfo,
)
from nntest.report.html.text import anchors
from nntest.report.signs import SIGNS
from nntest.results import Outcome

__all__ = ["Group", "Layout"]

_DRIVER_STYLES: Final = ("series-0", "series-1", "series-2", "series-3")
_ROLE_STYLES: Final = {
    BackendRole.BASELINE: "base",
    BackendRole.LATENCY_BASELINE: "reference",
}


@dataclass(frozen=True)
class Group:
    """Models that belong together, as in Android's page."""

    name: str
    identity: str
    models: Sequence[ModelInfo]


@dataclass(frozen=True)
class Layout:
    """``cases`` by model and backend; ``styles`` by backend; ``anchors`` by model."""

    run: BenchmarkRun
    groups: Sequence[Group]
    cases: Mapping[tuple[str, str], BenchmarkCase]
    styles: Mapping[str, str]
    anchors: Mapping[str, str]

    @classmethod
    def of(cls, run: BenchmarkRun) -> Layout:
        return cls(
            run=run,
            groups=_groups(run.models),
            cases={(case.model, case.backend): case for case in run.cases},
            styles=_styles(run.backends),
            anchors=anchors(_names(run), "model"),
        )

    def cases_of(self, model: ModelInfo) -> list[BenchmarkCase]:
        """Return the cases planned for ``model``, in the order of the backends."""
        found = (self.cases.get((model.name, backend.name)) for backend in self.run.backends)
        return [case for case in found if case]

    def baseline(self, case: BenchmarkCase) -> BenchmarkCase | None:
        """The case of the same model on what it is compared with; None where that did not run."""
        found = (self.cases.get((case.model, name)) for name in BASELINE_TITLES)
        return next((each for each in found if each), None)

    def keys(self, case: BenchmarkCase) -> str:
        """Return the keys that the filter finds ``case`` by."""
        group = next((g.name for g in self.groups if case.model in (m.name for m in g.models)), "")
        words = [case.model, case.backend, group, SIGNS[case.outcome].word]
        return " ".join([*words, "warning"] if case.warnings else words)

    def style(self, case: BenchmarkCase) -> str:
        """The class of the series that ``case`` belongs to."""
        return self.styles.get(case.backend, "series-0")

    def was_measured(self, case: BenchmarkCase) -> bool:
        """False for what has no place among the evidence."""
        return case.outcome is not Outcome.SKIPPED and (
            case.latency is not None or case.outcome.is_bad
        )


def _names(run: BenchmarkRun) -> list[str]:
    """Every model, those included that only a case names."""
    names = (*(model.name for model in run.models), *(case.model for case in run.cases))
    return list(dict.fromkeys(names))


def _groups(models: Sequence[ModelInfo]) -> list[Group]:
    """Groups by name, as Android sorts them; models as they ran."""
    by_name: dict[str, list[ModelInfo]] = {}
    for model in models:
        by_name.setdefault(model.group or model.name, []).append(model)
    ids = anchors(sorted(by_name), "group")
    return [Group(name, ids[name], by_name[name]) for name in sorted(by_name)]


def _styles(backends: Sequence[BackendInfo]) -> dict[str, str]:
    drivers = [backend.name for backend in backends if backend.role is BackendRole.DRIVER]
    styles = {b.name: _ROLE_STYLES[b.role] for b in backends if b.role in _ROLE_STYLES}
    for i, name in enumerate(drivers):
        styles[name] = _DRIVER_STYLES[i % len(_DRIVER_STYLES)]
    return styles
