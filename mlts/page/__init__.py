"""The HTML page of ``mlts benchmark``: a run becomes the elements that ``reports/`` draws."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from mlts.page.evidence import evidence
from mlts.page.examples import examples
from mlts.page.findings import causes, disputed, unmeasured
from mlts.page.head import verdict
from mlts.page.layout import Layout
from mlts.page.losses import loss_table
from mlts.page.overview import legend, overview
from mlts.page.published import published_table
from mlts.page.run_context import backend_table, facts, model_table
from mlts.page.scoreboard import scoreboard
from mlts.results import BenchmarkCase, BenchmarkRun
from nntest.report.html import render
from nntest.report.html.elements import Column, PagePart, Row, Table, text, totals
from nntest.report.html.run_context import package_table

__all__ = ["TEMPLATE", "context", "page"]

TEMPLATE = "mlts.html.j2"


def page(run: BenchmarkRun) -> str:
    """The page of ``run`` as one self-contained HTML document."""
    return render(TEMPLATE, **context(run))


def context(run: BenchmarkRun) -> Mapping[str, Any]:
    """Everything that the template shows."""
    layout = Layout.of(run)
    absent = unmeasured(layout)
    losses, worst = loss_table(layout), examples(layout)
    found, doubts = causes(layout), disputed(layout)
    return {
        "page": {
            "title": _title(run),
            "eyebrow": f"MLTS benchmark · profile {run.settings.profile}",
            "verdict": verdict(layout),
            "totals": totals(run.totals),
            "planned": sum(run.totals.values()),
            "unit": "cases (a model on a backend)",
            "parts": _parts(
                with_causes=bool(found or doubts),
                with_accuracy=losses is not None,
                with_absent=bool(absent),
            ),
            "has_sound": any(card.sounds for example in worst for card in example.cards),
        },
        "run": run,
        "losses": losses,
        "published": published_table(layout),
        "examples": worst,
        "scores": scoreboard(layout),
        "pictures": overview(layout),
        "causes": found,
        "disputed": doubts,
        "unmeasured": _unmeasured_table(layout, absent) if absent else None,
        "groups": evidence(layout),
        "legend": legend(layout),
        "facts": facts(run),
        "tables": [backend_table(run), model_table(run), package_table(run.environment)],
        "command": run.command,
    }


def _title(run: BenchmarkRun) -> str:
    drivers = ", ".join(backend.name for backend in run.drivers())
    return f"MLTS: {drivers or run.baseline_title}"


def _parts(*, with_causes: bool, with_accuracy: bool, with_absent: bool) -> list[PagePart]:
    parts = {
        PagePart("scores", "Models"): True,
        PagePart("first", "What to look at first"): with_causes,
        PagePart("overview", "Pictures"): True,
        PagePart("accuracy", "Accuracy"): with_accuracy,
        PagePart("not-measured", "Not measured"): with_absent,
        PagePart("evidence", "Evidence"): True,
        PagePart("context", "Context"): True,
    }
    return [part for part, is_there in parts.items() if is_there]


def _unmeasured_table(
    layout: Layout, absent: Mapping[tuple[str, str], Sequence[BenchmarkCase]]
) -> Table:
    return Table(
        identity="unmeasured",
        caption="Models without numbers and why",
        columns=[Column(title, numeric=False) for title in ("Model", "Backends", "Reason")],
        rows=[
            Row(
                [text(model), text(_backends(layout, cases)), text(reason)],
                " ".join(layout.keys(case) for case in cases),
            )
            for (reason, model), cases in absent.items()
        ],
    )


def _backends(layout: Layout, cases: Sequence[BenchmarkCase]) -> str:
    return "all" if len(cases) == len(layout.run.backends) else ", ".join(c.backend for c in cases)
