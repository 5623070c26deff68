"""Reports of a stress: page, terminal, JSON and JUnit of one example tell the same."""

from __future__ import annotations

import json
import xml.etree.ElementTree as ET
from pathlib import Path

import html5lib
import msgspec
import pytest
from click.testing import CliRunner

from mlts.cli import main
from mlts.stress import results
from mlts.stress.observations import MIN_TOLD_NS
from mlts.stress.page import page
from mlts.stress.result_kind import STRESS
from nncli.encoding import indented
from nntest.report.html.numbers import decimal
from nntest.report.views import junit, text
from nntest.result_file import ResultsUnreadable
from tests.schemas import validator
from tests.unit.mlts.stress.example import example


@pytest.fixture
def written(tmp_path: Path) -> Path:
    path = tmp_path / "results.json"
    path.write_bytes(indented(example()))
    return path


def test_a_result_is_read_as_it_was_written_and_keeps_its_schema(written: Path) -> None:
    assert results.FORMAT.read(written) == example()
    validator("mlts-stress-results.json").validate(json.loads(written.read_text()))


@pytest.mark.parametrize("field", ["at_ns", "values"])
def test_a_result_whose_columns_do_not_fit_is_refused(written: Path, field: str) -> None:
    tree = json.loads(written.read_text())
    tree["cases"][0]["series"][0][field].pop()
    written.write_text(json.dumps(tree))
    with pytest.raises(ResultsUnreadable, match=r"cases\[0\]\.series\[0\]"):
        results.FORMAT.read(written)


def test_the_page_is_valid_and_escapes_what_comes_from_outside() -> None:
    made = page(example())
    html5lib.HTMLParser(strict=True).parse(made)
    assert "profile quick" in made
    assert "acme&lt;npu&gt;" in made
    assert "<npu>" not in made
    assert "<b>odd" not in made


def test_the_page_has_both_charts_with_a_mark_for_each_kill() -> None:
    made = page(example())
    assert "Latency over time: multi-process-inference-stress" in made
    assert "Memory over time: multi-process-inference-stress" in made
    assert made.count('stroke-dasharray="2 3"') == 2


def test_the_page_names_growth_by_the_hour_and_by_the_day() -> None:
    made = page(example()).replace("<wbr>", "")
    assert f"{decimal(3000, 1)} to {decimal(4000, 1)}" in made
    assert "No answer in time: driver deadlock" in made


def test_the_terminal_says_what_failed_and_where_to_look() -> None:
    shown = b"".join(text.parts(example(), STRESS)).decode()
    assert "✗ FAILURE" in shown
    assert "Failed. 3 of 5 cases failed" in shown
    assert "Warning: multi-process-inference-stress" in shown


def test_junit_has_a_suite_a_mode() -> None:
    root = ET.fromstring(b"".join(junit.parts(example(), STRESS)))
    found = {suite.get("name"): suite for suite in root}
    assert len(found) == 5
    assert found["parallel-inference-stress"].get("errors") == "1"
    assert found["inference-stress"].get("failures") == "1"


@pytest.mark.parametrize("view", STRESS.views)
def test_report_makes_the_views_of_a_stress(written: Path, view: str) -> None:
    to = written.parent / "made"
    done = CliRunner().invoke(main, ["report", str(written), "--format", view, "--to", str(to)])
    assert done.exit_code == 0, done.output
    if view == "json":
        assert msgspec.json.decode(to.read_bytes(), type=results.StressRun) == example()
    assert "inference-stress" in to.read_text().replace("\\", "")


def test_a_stress_has_no_csv(written: Path) -> None:
    done = CliRunner().invoke(main, ["report", str(written), "--format", "csv"])
    assert done.exit_code == 2
    assert "a result of mlts stress has no view 'csv'; it has html" in done.output


def test_a_slope_of_a_few_seconds_is_shown_only_where_it_is_growth() -> None:
    shown = page(example())
    assert "too short to tell" in shown
    growing = example().cases[2].series[0]
    assert growing.slope is not None
    assert growing.told_slope is growing.slope
    steady = msgspec.structs.replace(growing.slope, is_growth=False)
    short = msgspec.structs.replace(growing, slope=steady)
    long = msgspec.structs.replace(short, at_ns=(*short.at_ns[:-1], steady.from_ns + MIN_TOLD_NS))
    assert (short.told_slope, long.told_slope) == (None, steady)
