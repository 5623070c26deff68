"""Outcomes of what grows."""

from __future__ import annotations

import msgspec

from mlts.stress.outcome import judged_growth
from nntest.results import Outcome
from tests.cells import cells
from tests.unit.mlts.stress.example import example

GROWN = next(
    series
    for case in example().cases
    for series in case.series
    if series.slope is not None and series.slope.is_growth
)


@cells(
    ("names", "has_warmed_up", "outcome"),
    [
        (["resident memory"], True, Outcome.FAILURE),
        (["resident memory"], False, Outcome.NOT_RUN),
        (["threads"], False, Outcome.FAILURE),
        (["resident memory", "descriptors"], False, Outcome.FAILURE),
        ([], False, None),
    ],
)
def test_only_memory_may_grow_where_a_busy_machine_has_not_let_it_warm_up(
    names: list[str], has_warmed_up: bool, outcome: Outcome | None
) -> None:
    series = [msgspec.structs.replace(GROWN, name=name) for name in names]
    ending = judged_growth(series, has_warmed_up=has_warmed_up)
    assert (ending and ending.outcome) == outcome
