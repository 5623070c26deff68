"""The latencies of one model on every backend, as histograms over one common axis."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Final

from mlts.page.layout import Layout
from mlts.results import BackendRole, BenchmarkCase, Histogram, Latency, ModelInfo
from nntest.report.html.charts import Bin, Distribution, distribution_chart
from nntest.report.html.elements import Cell, Column, Figure, Row, Table, missing, number, text
from nntest.report.html.numbers import decimal, milliseconds

if TYPE_CHECKING:
    import numpy as np
    from numpy.typing import NDArray

__all__ = ["latency_figure"]

_BINS: Final = 80
"""Of the common axis, equally wide on its logarithmic scale: about five pixels each. With fewer,
one inference that took a hundred times longer would squeeze all others into a bin or two."""

_NARROWEST: Final = 1.02
"""Smallest ratio of the axis' ends: a sample of equal values still has a bin with a width."""


def latency_figure(layout: Layout, model: ModelInfo) -> Figure | None:
    """Share of the inferences by latency, the baseline behind; None when nothing was measured."""
    cases = [case for case in layout.cases_of(model) if case.latency]
    if not cases:
        return None
    edges = _edges([case.latency for case in cases if case.latency])
    shares = {case.backend: _shares(case.latency, edges) for case in cases if case.latency}
    behind = sorted(cases, key=lambda case: _depth(layout, case))
    identity = f"chart-{layout.anchors[model.name]}"
    return Figure(
        identity=identity,
        chart=distribution_chart(
            f"{identity}-svg",
            [Distribution(layout.style(c), _bins(edges, shares[c.backend])) for c in behind],
            title=f"Latency distribution of {model.name}",
            description=_description(cases),
            axis="latency, ms (logarithmic)",
        ),
        caption=model.name,
        table=_table(identity, model, cases, edges, shares),
        keys=" ".join(layout.keys(case) for case in cases),
    )


def _depth(layout: Layout, case: BenchmarkCase) -> int:
    role = next(b.role for b in layout.run.backends if b.name == case.backend)
    return list(BackendRole).index(role)


def _edges(latencies: Sequence[Latency]) -> NDArray[np.float64]:
    import numpy as np

    low = max(1.0, min(latency.min_ns for latency in latencies))
    high = max(low * _NARROWEST, max(latency.max_ns for latency in latencies))
    # The last bin includes its upper end, so the largest value needs no room beyond it.
    return np.geomspace(low, high, _BINS + 1)


def _shares(latency: Latency, edges: NDArray[np.float64]) -> NDArray[np.float64]:
    """The share of the sample in each bin."""
    import numpy as np

    values = latency.durations_ns().astype(float)
    weights = np.ones_like(values)
    if values.size == 0:
        values, weights = _buckets(latency.histogram)
    counts, _ = np.histogram(values.clip(edges[0], edges[-1]), edges, weights=weights)
    shares: NDArray[np.float64] = counts / max(counts.sum(), 1)
    return shares


def _buckets(of: Histogram) -> tuple[NDArray[np.float64], NDArray[np.float64]]:
    """The middles of Android's buckets and their counts, where the durations were not kept."""
    import numpy as np

    middles = of.start_ns + of.step_ns * (np.arange(len(of.counts), dtype=np.float64) + 0.5)
    return middles, np.asarray(of.counts, dtype=np.float64)


def _bins(edges: NDArray[np.float64], shares: NDArray[np.float64]) -> list[Bin]:
    return [
        Bin(edges[i] / 1e6, edges[i + 1] / 1e6, float(share))
        for i, share in enumerate(shares)
        if share
    ]


def _description(cases: Sequence[BenchmarkCase]) -> str:
    medians = [f"{c.backend} {milliseconds(c.latency.median_ns)} ms" for c in cases if c.latency]
    return f"Share of the inferences by latency. Medians: {', '.join(medians)}."


def _table(
    identity: str,
    model: ModelInfo,
    cases: Sequence[BenchmarkCase],
    edges: NDArray[np.float64],
    shares: dict[str, NDArray[np.float64]],
) -> Table:
    return Table(
        identity=f"{identity}-table",
        caption=f"Share of the inferences of {model.name} as a table",
        columns=[Column("Latency, ms", numeric=False), *(Column(c.backend, "%") for c in cases)],
        rows=[
            Row([_range(edges, i), *(_share(shares[case.backend][i]) for case in cases)])
            for i in range(_BINS)
            if any(shares[case.backend][i] for case in cases)
        ],
        folded=True,
        sortable=False,
    )


def _range(edges: NDArray[np.float64], i: int) -> Cell:
    return text(f"{milliseconds(edges[i])}–{milliseconds(edges[i + 1])}")


def _share(value: float) -> Cell:
    return number(decimal(100 * value, 1), 100 * value) if value else missing()
