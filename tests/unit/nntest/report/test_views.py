"""One vocabulary of views for the results of all commands."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest
from click import Group
from click.testing import CliRunner

from cts.cli import main as cts
from cts.program import PROGRAM as CTS
from mlts.capabilities.result_kind import CAPABILITIES
from mlts.cli import main as mlts
from mlts.result_kind import BENCHMARK
from mlts.stress.result_kind import STRESS
from nncli.encoding import indented
from nntest.graph_tests.result_kind import graph_kind
from nntest.report import views
from nntest.report.result_kind import NoSuchView, ResultKind, kind_of
from nntest.report.views import VIEWS, view
from nntest.self_test.result_kind import self_test_kind
from tests.unit.mlts.capabilities.measured import FLOAT, measured
from tests.unit.mlts.example_runs import full_run
from tests.unit.mlts.stress.example import example as stress_example
from tests.unit.nntest.graph_tests.test_page import FINDING, run_of
from tests.unit.nntest.test_schemas import cts_run, fuzz_run, self_test_run
from tests.unit.vts.example_runs import mixed_run
from vts.cli import main as vts
from vts.fuzz.result_kind import FUZZ
from vts.program import PROGRAM as VTS
from vts.self_test.results import FORMAT as VTS_SELF_TEST
from vts.survey.result_kind import SURVEY
from vts.survey.survey import survey_of

EXAMPLES: dict[str, tuple[ResultKind[Any], Any]] = {
    "vts run": (VTS.kind, mixed_run()),
    "cts run": (CTS.kind, cts_run()),
    "vts random-graph": (graph_kind("vts"), run_of(FINDING)),
    "vts fuzz": (FUZZ, fuzz_run()),
    "vts self-test": (self_test_kind(VTS_SELF_TEST), self_test_run()),
    "mlts benchmark": (BENCHMARK, full_run()),
    "mlts stress": (STRESS, stress_example()),
    "mlts capabilities": (CAPABILITIES, measured({"net": FLOAT}, {"acme": {"net": 1_000_000}})),
}
"""A result of each command that ``report`` reads."""


@pytest.mark.parametrize("command", EXAMPLES)
def test_every_listed_view_can_be_made_and_no_other(command: str) -> None:
    kind, run = EXAMPLES[command]
    assert kind.format.command == command
    for name in VIEWS:
        if name in kind.views:
            kind.check_has(name)
            assert b"".join(view(name).parts(run, kind))
        else:
            listed = ", ".join(kind.views)
            with pytest.raises(NoSuchView, match=f"no view '{name}'; it has {listed}$"):
                kind.check_has(name)


@pytest.mark.parametrize("command", EXAMPLES)
def test_a_result_is_read_again_as_the_kind_that_it_is(command: str, tmp_path: Path) -> None:
    kind, run = EXAMPLES[command]
    (tmp_path / "results.json").write_bytes(indented(run))
    kinds = [each for each, _ in EXAMPLES.values()]
    assert kind_of(kinds, tmp_path) is kind
    assert kind.load(tmp_path) == run


def test_each_view_has_a_file_of_its_own_and_every_page_one_name() -> None:
    files = [view(name).FILE for name in VIEWS]
    assert len({*files}) == len(files)
    kinds = [SURVEY, *(kind for kind, _ in EXAMPLES.values() if kind is not CAPABILITIES)]
    assert all(kind.files[-2:] == ("index.html", "journal.jsonl") for kind in kinds)


def test_a_module_of_the_folder_is_a_view(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    lines = (
        'FILE = "count.txt"',
        "def parts(run, kind):",
        '    return (b"%d tests" % len(run.cases),)',
    )
    (tmp_path / "count.py").write_text("\n".join(lines))
    monkeypatch.setattr(views, "__path__", [*views.__path__, str(tmp_path)])
    kind, run = replace(VTS.kind, views=("count",), written=("count",)), mixed_run()

    kind.check_has("count")
    (written,) = kind.write(run, tmp_path)

    assert written.name == "count.txt"
    assert written.read_text() == f"{len(run.cases)} tests"


def test_a_survey_is_written_as_markdown_too(tmp_path: Path) -> None:
    written = SURVEY.write(survey_of([mixed_run()]), tmp_path)
    assert [path.name for path in written] == ["index.html", "results.json", "summary.md"]
    assert written[2].read_text().startswith("Measured with version")


@pytest.mark.parametrize("main", [vts, cts, mlts], ids=["vts", "cts", "mlts"])
def test_former_names_are_refused_with_the_present_ones(main: Group, tmp_path: Path) -> None:
    page = tmp_path / "result.html"
    page.touch()
    done = CliRunner().invoke(main, ["report", str(tmp_path), "--format", "table"])
    assert (done.exit_code, "'table' is now called 'text'." in done.output) == (2, True)
    done = CliRunner().invoke(main, ["report", str(page)])
    assert done.exit_code == 2
    assert "pages are now called index.html" in " ".join(done.output.split())


def test_capabilities_have_no_table_any_more() -> None:
    done = CliRunner().invoke(mlts, ["capabilities", "--format", "table"])
    assert (done.exit_code, "'table' is now called 'text'." in done.output) == (2, True)
