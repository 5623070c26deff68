"""Answers of the CPU on the page."""

from __future__ import annotations

import msgspec

from cts.page.fallbacks import fallbacks
from cts.results import FORMAT, SCHEMA, SUITE, CtsCase, CtsRun
from nncli.encoding import indented
from nntest.groups.page import page
from nntest.results import Outcome, totals_of
from tests.unit.vts.example_runs import mixed_run

DIED = "step 2 instead of acme: DEAD_OBJECT: the driver's process was killed by SIGSEGV"


def case(id: str, *reasons: str) -> CtsCase:
    return CtsCase(id=id, outcome=Outcome.SUCCESS, group="general", fallbacks=reasons)


def run_of(*cases: CtsCase) -> CtsRun:
    fields = {name: getattr(mixed_run(), name) for name in ("environment", "settings", "version")}
    return CtsRun(
        schema=SCHEMA,
        suite=SUITE,
        totals=totals_of(cases),
        command="cts run",
        started="2026-01-01T00:00:00+00:00",
        driver="acme + other",
        cases=cases,
        **fields,
    )


def test_a_run_without_fallback_has_no_such_table() -> None:
    assert fallbacks(run_of(case("general/a"))) is None


def test_each_reason_is_a_row_with_its_tests() -> None:
    run = run_of(case("general/a", DIED), case("general/b", DIED), case("general/c", "busy"))
    table = fallbacks(run)
    assert table is not None
    assert "Answered by the CPU instead of a driver: 3" in table.caption
    assert [row.cells[0].text for row in table.rows] == [DIED, "busy"]
    assert [row.cells[2].text for row in table.rows] == ["general/a, general/b", "general/c"]


def test_the_page_says_it() -> None:
    run = run_of(case("general/a", DIED))
    table = fallbacks(run)
    assert table is not None
    html = page(run, [table])
    assert "CTS: acme + other" in html
    assert "Answered by the CPU instead of a driver" in html
    assert "killed by SIGSEGV" in html


def test_results_can_be_read_again() -> None:
    run = run_of(case("general/a", DIED))
    assert msgspec.json.decode(indented(run), type=CtsRun) == run
    assert FORMAT.suite == "cts"
