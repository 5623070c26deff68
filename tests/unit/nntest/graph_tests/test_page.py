"""The page of a run, and the files beside it."""

from __future__ import annotations

import io
from pathlib import Path

import msgspec

from nncli.terminal.console import in_memory
from nntest.graph_tests.coverage import Cell
from nntest.graph_tests.page import causes, disputes, page, verdict
from nntest.graph_tests.result_kind import graph_kind
from nntest.graph_tests.results import (
    SCHEMA,
    GraphCase,
    GraphFinding,
    GraphRun,
    causes_of,
    outcome_of,
)
from nntest.graph_tests.settings import GraphSettings
from nntest.results import Outcome, totals_of

FINDING = GraphFinding(
    seed=7,
    how="values",
    operations=("SUB",),
    types=("TENSOR_FLOAT32",),
    drawn=12,
    reason="1 of 1 elements differ <b>",
    actual=0.5,
    expected="nan",
    opinion="engine:tflite-builtin computes what reference does",
    spec="model.Operation('SUB', op0, op1, op2).To(op3)\n",
    drawing="digraph { a -> b }",
    repeat="vts random-graph --driver x --seed 7 --count 1",
)
REPEATED = GraphFinding(seed=8, how="values", operations=("SUB",), drawn=3)
DISPUTED = GraphFinding(seed=9, how="values", operations=("TANH",), drawn=3, disputed=True)
CELLS = (
    Cell(kind="SUB TENSOR_FLOAT32", graphs=3, forms=("3 vv",), shapes=("rank 1",), after=("ADD",)),
    Cell(kind="CAST TENSOR_INT32"),
)


def run_of(*findings: GraphFinding) -> GraphRun:
    case = GraphCase(
        id="graphs/00001",
        outcome=outcome_of(findings),
        graphs=20,
        laws=20,
        findings=findings,
        cells=CELLS,
    )
    return GraphRun(
        schema=SCHEMA,
        suite="vts-random-graph",
        totals=totals_of([case]),
        command="vts random-graph --driver x",
        started="2026-11-20T13:50:00+01:00",
        version="1",
        driver="x",
        settings=GraphSettings(seed=1),
        cases=(case,),
    )


def test_findings_of_one_cause_are_one() -> None:
    found = causes_of([REPEATED, FINDING])
    assert found == {FINDING.cause: [FINDING, REPEATED]}
    (cause,) = causes(run_of(REPEATED, FINDING, DISPUTED))
    assert cause.title == "SUB computes something else"
    assert cause.size == 2


def test_a_dispute_accuses_nobody() -> None:
    run = run_of(DISPUTED)
    assert run.totals[Outcome.SUCCESS] == 1
    assert verdict(run).headline == "Passed"
    assert not causes(run)
    assert [cause.title for cause in disputes(run)] == ["TANH computes something else"]


def test_the_page_shows_the_small_graph_and_what_was_not_reached() -> None:
    text = page(run_of(FINDING))
    assert "model.Operation(&#39;SUB&#39;" in text
    assert "1 of 2 operations with their types" in text
    assert "CAST INT32" in text
    assert "engine:tflite-builtin computes what reference does." in text
    assert "--seed 7 --count 1" in text
    assert "<b>" not in text


def test_small_graphs_are_files(tmp_path: Path) -> None:
    graph_kind("vts").write(run_of(FINDING, REPEATED), tmp_path)
    names = sorted(path.name for path in tmp_path.rglob("*") if path.is_file())
    assert names == [
        "index.html",
        "junit.xml",
        "results.json",
        "sub_values_7.dot",
        "sub_values_7.mod.py",
    ]


def test_a_crash_is_worse_than_a_wrong_value() -> None:
    crash = GraphFinding(seed=1, how="crash")
    assert outcome_of([FINDING, crash]) is Outcome.CRASH
    assert outcome_of([FINDING]) is Outcome.FAILURE
    assert outcome_of([]) is Outcome.SUCCESS


def test_page_and_terminal_count_graphs() -> None:
    crash = GraphFinding(seed=4, how="crash", operations=("ADD",), drawn=3)
    run = run_of(FINDING, REPEATED, crash, DISPUTED)
    run = msgspec.structs.replace(run, cases=(msgspec.structs.replace(run.cases[0], refused=2),))
    wanted = {Outcome.SUCCESS: 17, Outcome.FAILURE: 2, Outcome.CRASH: 1, Outcome.SKIPPED: 2}
    assert {outcome: number for outcome, number in run.graphs.items() if number} == wanted
    assert "<strong>22</strong> graphs drawn" in page(run)
    console = in_memory(120)
    graph_kind("vts").print(run, console)
    assert isinstance(console.file, io.StringIO)
    assert "22 graphs:  ✓ 17 passed  ✗ 2 failed  ! 1 crashed  – 2 skipped" in (
        console.file.getvalue()
    )
