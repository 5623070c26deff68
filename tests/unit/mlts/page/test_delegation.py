"""Distribution of a model over driver and TF Lite, as the page shows it."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest

from mlts.page.delegation import left_table, parts_table, ranges
from mlts.page.head import got_models
from mlts.page.layout import Layout
from mlts.results import (
    BenchmarkRun,
    Delegation,
    LeftCause,
    LeftOperator,
    ModelPart,
    Through,
)
from nntest.report.html.elements import Table
from nntest.results import Outcome
from tests.unit.mlts.conftest import DRIVER

LEFT = LeftOperator(
    number=2, name="CEIL", tensor="a" * 50 + "b" * 50, cause=LeftCause.HAL, why="so"
)
CUT = Delegation(
    operators=4,
    left=(LEFT,),
    parts=(
        ModelPart(on_driver=True, operators=(0, 1, 3), mean_ns=600_000.0),
        ModelPart(on_driver=False, operators=(2,), mean_ns=300_000.0),
    ),
    transfers_ns=100_000.0,
)


CASE = f"mobilenet_v1_0.25_128_quant_topk_aosp/{DRIVER}"


def edited(run: BenchmarkRun, **fields: Any) -> BenchmarkRun:
    """``run`` with another case of the driver."""
    cases = [msgspec.structs.replace(c, **fields) if c.id == CASE else c for c in run.cases]
    return msgspec.structs.replace(run, cases=tuple(cases))


def rows(table: Table | None) -> list[list[str]]:
    assert table is not None
    return [[c.text or f"{c.whole}{c.fraction}" for c in row.cells] for row in table.rows]


def tables(run: BenchmarkRun) -> tuple[Table | None, Table | None]:
    layout = Layout.of(run)
    group, cases = layout.groups[0], list(run.cases)
    return parts_table(layout, group, cases), left_table(layout, group, cases)


def test_every_part_has_its_operators_and_its_share_of_the_time(sample_run: BenchmarkRun) -> None:
    run = edited(sample_run, delegation=CUT)
    parts, left = tables(run)
    assert [row[2:] for row in rows(parts)] == [
        [DRIVER, "0–1, 3", "3", "75.0", "0.600", "60.0"],
        ["TF Lite", "2", "1", "25.0", "0.300", "30.0"],
        ["copies between parts", "–", "–", "–", "0.100", "10.0"],
    ]
    (row,) = rows(left)
    assert row[:4] == [CASE.partition("/")[0], DRIVER, "2", "CEIL"]
    assert row[4] == "a" * 29 + "…" + "b" * 30
    assert row[5:] == ["the HAL lacks it", "so"]
    assert left is not None
    assert left.rows[0].cells[4].note == LEFT.tensor


def test_of_an_external_delegate_only_the_operators_are_known(sample_run: BenchmarkRun) -> None:
    run = edited(sample_run, delegation=Delegation(operators=4, left=(LEFT,)))
    parts, _ = tables(run)
    assert [row[2:5] for row in rows(parts)] == [
        [DRIVER, "0–1, 3", "3"],
        ["TF Lite", "2", "1"],
    ]


def test_without_such_a_model_there_is_no_table(sample_run: BenchmarkRun) -> None:
    assert tables(sample_run) == (None, None)


@pytest.mark.parametrize(
    ("through", "words"),
    [
        (None, []),
        (Through.HAL, ["got HAL models"]),
        (Through.FILE, ["got the models' own files"]),
    ],
)
def test_the_form_that_a_driver_got_is_said(
    sample_run: BenchmarkRun, through: Through | None, words: list[str]
) -> None:
    run = edited(sample_run, through=through)
    (driver,) = [backend for backend in run.backends if backend.name == DRIVER]
    assert got_models(run, driver) == words


def test_a_driver_that_was_skipped_got_nothing(sample_run: BenchmarkRun) -> None:
    run = edited(sample_run, through=Through.FILE, outcome=Outcome.SKIPPED)
    (driver,) = [backend for backend in run.backends if backend.name == DRIVER]
    assert got_models(run, driver) == []


def test_models_that_a_driver_takes_in_part_are_counted(sample_run: BenchmarkRun) -> None:
    run = edited(sample_run, through=Through.HAL, delegation=CUT)
    (driver,) = [backend for backend in run.backends if backend.name == DRIVER]
    assert got_models(run, driver) == ["got HAL models", "1 model partly on TF Lite"]


def test_many_operators_are_folded(sample_run: BenchmarkRun) -> None:
    many = tuple(msgspec.structs.replace(LEFT, number=number) for number in range(31))
    _, few = tables(edited(sample_run, delegation=CUT))
    _, folded = tables(edited(sample_run, delegation=Delegation(operators=40, left=many)))
    assert few is not None
    assert folded is not None
    assert (few.folded, folded.folded) == (False, True)


def test_neighbors_are_a_range() -> None:
    assert ranges([0, 1, 2, 5, 7, 8]) == "0–2, 5, 7–8"
