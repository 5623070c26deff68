"""The HTML page of ``mlts stress``: a run becomes the elements that ``reports/`` draws."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Final

from mlts.stress.page.evidence import evidence
from mlts.stress.page.findings import causes
from mlts.stress.page.head import verdict
from mlts.stress.page.tables import case_table, growth_table
from mlts.stress.results import StressRun
from nntest.report.html import render
from nntest.report.html.elements import Fact, MapBlock, MapCell, MapRow, PagePart, totals
from nntest.report.html.run_context import context_of
from nntest.report.html.text import anchors
from nntest.report.signs import SIGNS

__all__ = ["TEMPLATE", "context", "page"]

TEMPLATE: Final = "mlts_stress.html.j2"


def page(run: StressRun) -> str:
    """The page of ``run`` as one self-contained HTML document."""
    return render(TEMPLATE, **context(run))


def context(run: StressRun) -> Mapping[str, Any]:
    """Everything that the template shows."""
    places = anchors([case.id for case in run.cases], "case")
    names = ", ".join(driver.name for driver in run.drivers)
    return {
        "page": {
            "title": f"MLTS stress: {names}",
            "eyebrow": f"MLTS stress · profile {run.settings.profile}",
            "verdict": verdict(run),
            "totals": totals(run.totals),
            "planned": sum(run.totals.values()),
            "unit": "cases (a configuration of a mode on a driver)",
            "parts": [
                PagePart("first", "What to look at first"),
                PagePart("map", "Map"),
                PagePart("numbers", "Numbers"),
                PagePart("evidence", "Evidence"),
                PagePart("context", "Context"),
            ],
            "filter_hint": "mode, driver, failed …",
        },
        "causes": causes(run, places),
        "map": _map(run, places),
        "tables": [case_table(run, places), growth_table(run, places)],
        "evidence": evidence(run, places),
        **context_of(run, _settings(run)),
    }


def _map(run: StressRun, places: Mapping[str, str]) -> Sequence[MapBlock]:
    """Modes and their configurations against drivers."""
    drivers = list(dict.fromkeys(case.driver for case in run.cases))
    rows = dict.fromkeys((case.mode, case.configuration) for case in run.cases)
    found = {(case.mode, case.configuration, case.driver): case for case in run.cases}
    lines = []
    for mode, configuration in rows:
        cells: list[MapCell | None] = []
        for driver in drivers:
            case = found.get((mode, configuration, driver))
            sign = SIGNS[case.outcome] if case else None
            cells.append(
                MapCell(sign, sign.word, places[case.id], case.reason) if case and sign else None
            )
        name = f"{mode} {configuration}".strip()
        lines.append(MapRow(name, cells, f"{name} {' '.join(drivers)}"))
    return [MapBlock("Modes", drivers, lines)]


def _settings(run: StressRun) -> list[Fact]:
    settings = run.settings
    given = {
        "Duration of a case": settings.duration_s and f"{settings.duration_s:g} s",
        "Threads of a client": settings.threads,
        "Client processes": settings.processes,
        "Kill rate": None if settings.kill_rate is None else f"{settings.kill_rate:.0%}",
        "Models": ", ".join(settings.models),
        "Assets": settings.assets or "those that come with the project",
    }
    return [
        Fact("Profile", settings.profile),
        Fact("Seed", str(settings.seed)),
        *(Fact(name, str(value)) for name, value in given.items() if value is not None and value),
    ]
