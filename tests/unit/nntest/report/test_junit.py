"""JUnit XML: how outcomes map, and that public schemas accept it."""

from __future__ import annotations

import dataclasses
import os
import xml.etree.ElementTree as ET
from pathlib import Path

import msgspec
import pytest

from nntest.environment import Environment
from nntest.report.html.elements import Verdict
from nntest.report.result_kind import ResultKind
from nntest.report.views import junit
from nntest.result_file import ResultFormat
from nntest.results import CaseResult, Outcome, RunSettings, SuiteRun, totals_of
from nntest.runner.budget import used_up
from tests.cells import cells

SCHEMAS = "JUNIT_SCHEMAS"
"""Environment variable: paths of JUnit schemas (*.xsd), joined by ``:``. None is shipped."""


VERDICT = Verdict(state="incomplete", headline="Incomplete", subjects=(), facts=(), why="Why not.")

KIND: ResultKind[SuiteRun] = ResultKind(
    format=ResultFormat("vts run", SuiteRun, "vts", 1),
    properties=lambda run: {"driver": "acme", "odd\nname": "a\x00b", "absent": ""},
)


def run_of(*cases: CaseResult, started: str = "2026-01-02T03:04:05+02:00") -> SuiteRun:
    return SuiteRun(
        schema=1,
        suite="vts",
        totals=totals_of(cases),
        command="vts run",
        started=started,
        version="1",
        environment=Environment(host="bench"),
        cases=cases,
    )


def written(run: SuiteRun) -> bytes:
    return b"".join(junit.parts(run, KIND))


def xml(*cases: CaseResult) -> ET.Element:
    return ET.fromstring(written(run_of(*cases)))


def test_of_very_many_cases_those_that_ended_alike_in_a_folder_are_one(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(junit, "_MAX_LISTED", 5)
    cases = [
        *(CaseResult(id=f"g/f/{n}", outcome=Outcome.SUCCESS, duration_ns=10**9) for n in "ab"),
        CaseResult(id="g/h/a", outcome=Outcome.SUCCESS),
        *(CaseResult(id=f"g/f/{n}", outcome=Outcome.SKIPPED, why="no a/b") for n in "cd"),
        CaseResult(id="g/f/e", outcome=Outcome.FAILURE, why="wrong"),
    ]

    (suite,) = xml(*cases)

    told = [(c.get("classname"), c.get("name"), c.get("time")) for c in suite.iter("testcase")]
    assert told == [
        ("vts.g.f", "e", "0.000000"),
        ("vts.g.f", "2 passed", "2.000000"),
        ("vts.g.h", "1 passed", "0.000000"),
        ("vts.g.f", "2 skipped: no a/b", "0.000000"),
    ]
    assert (suite.get("tests"), suite.get("skipped"), suite.get("failures")) == ("6", "2", "1")


@pytest.mark.parametrize(("reason", "tag"), [(used_up(9), "skipped"), ("it died", "error")])
def test_all_that_had_no_turn_are_one_case_and_an_error_unless_a_budget_ended_the_run(
    reason: str, tag: str
) -> None:
    run = msgspec.structs.replace(
        run_of(CaseResult(id="basic/ok", outcome=Outcome.SUCCESS)),
        totals={Outcome.SUCCESS: 1, Outcome.NOT_RUN: 95_382},
        ended_early=reason,
        settings=RunSettings(budget_s=9),
        reductions=("supported, but executed by no test: ADD (FLOAT32)",),
    )
    kind = dataclasses.replace(KIND, judged=lambda run: (VERDICT, ()))
    tree = ET.fromstring(b"".join(junit.parts(run, kind)))
    (case,) = [each for each in tree.iter("testcase") if each.get("name") == "95382 tests"]
    assert len([*tree.iter("testcase")]) == 2
    assert [child.tag for child in case] == [tag]
    assert case[0].get("message") == f"Why not. {run.reductions[0]}"


EVERY = [
    CaseResult(id="general/V1_0/ok", outcome=Outcome.SUCCESS, duration_ns=1_500_000),
    CaseResult(id="general/V1_0/bad", outcome=Outcome.FAILURE, why="3 is not 4"),
    CaseResult(id="general/crash", outcome=Outcome.CRASH, why="gone", evidence=("SIGSEGV",)),
    CaseResult(id="general/hang", outcome=Outcome.HANG, why="no answer"),
    CaseResult(id="general/late", outcome=Outcome.NOT_RUN, why="interrupted"),
    CaseResult(id="basic/skip", outcome=Outcome.SKIPPED, why="HAL 1.0"),
    CaseResult(id="basic/flaky", outcome=Outcome.FLAKY, why="at first: no", attempts=2),
    CaseResult(id="basic/known", outcome=Outcome.FAILURE, why="3 is not 4", expected="bug 7"),
    CaseResult(id="basic/mended", outcome=Outcome.SUCCESS, expected="bug 8"),
    CaseResult(id="alone", outcome=Outcome.FAILURE, why='\x1b[31m <&" ]]> \ud800'),
]


def child_of(name: str) -> tuple[str, str | None, str | None]:
    (case,) = [each for each in xml(*EVERY).iter("testcase") if each.get("name") == name]
    children = list(case)
    if not children:
        return ("", None, None)
    (child,) = children
    return (child.tag, child.get("type"), child.get("message"))


@cells(
    ("name", "child"),
    [
        ("ok", ("", None, None)),
        ("bad", ("failure", "FAILURE", "3 is not 4")),
        ("crash", ("error", "CRASH", "gone")),
        ("hang", ("error", "HANG", "no answer")),
        ("late", ("error", "NOT_RUN", "interrupted")),
        ("skip", ("skipped", None, "HAL 1.0")),
        ("flaky", ("", None, None)),
        ("known", ("skipped", None, "FAILURE, as expected: bug 7")),
        ("mended", ("failure", "UNEXPECTED_SUCCESS", "passed, but was expected to fail: bug 8")),
    ],
)
def test_each_outcome_has_its_element(name: str, child: tuple[str, str | None, str | None]) -> None:
    assert child_of(name) == child


def test_a_suite_a_group_with_its_counts() -> None:
    suites = {
        suite.get("name"): [suite.get(key) for key in ("tests", "failures", "errors", "skipped")]
        for suite in xml(*EVERY)
    }
    assert suites == {
        "general": ["5", "1", "3", "0"],
        "basic": ["4", "1", "0", "2"],
        "vts": ["1", "1", "0", "0"],
    }


def test_a_case_keeps_its_folders_in_its_class_and_its_time() -> None:
    (case,) = [each for each in xml(*EVERY).iter("testcase") if each.get("name") == "ok"]
    assert (case.get("classname"), case.get("time")) == ("vts.general.V1_0", "0.001500")


def test_evidence_stands_behind_the_reason() -> None:
    (error,) = [e for e in xml(*EVERY).iter("error") if e.get("type") == "CRASH"]
    assert error.text == "gone\nSIGSEGV"


def test_a_flaky_case_is_named_in_the_output_of_its_suite() -> None:
    outputs = [suite.findtext("system-out") for suite in xml(*EVERY)]
    assert outputs[1] == "flaky: basic/flaky passed at attempt 2: at first: no"


def test_what_xml_cannot_hold_is_spelled_out() -> None:
    (failure,) = [e for e in xml(*EVERY).iter("failure") if "31m" in (e.get("message") or "")]
    assert failure.get("message") == '\\x1b[31m <&" ]]> \\ud800'


def test_the_schema_knows_no_time_zone() -> None:
    (suite, *_) = xml(*EVERY)
    assert suite.get("timestamp") == "2026-01-02T03:04:05"
    odd = written(run_of(*EVERY, started="late"))
    assert b'timestamp="1970-01-01T00:00:00"' in odd


def test_it_is_built_as_the_schema_of_ants_junit_task_wants_it() -> None:
    """The rules of that schema (github.com/windyroad/JUnit-Schema), as far as they concern us."""
    root = xml(*EVERY)
    assert (root.tag, root.attrib) == ("testsuites", {})
    for number, suite in enumerate(root):
        tags = [child.tag for child in suite]
        cases = tags.count("testcase")
        assert tags == ["properties", *["testcase"] * cases, "system-out", "system-err"]
        assert suite.get("id") == str(number)
        wanted = {"name", "package", "id", "timestamp", "hostname"}
        assert set(suite.keys()) >= wanted | {"tests", "failures", "errors", "time"}
        assert all(suite.get(key) for key in wanted)
        for case in suite.iter("testcase"):
            assert set(case.keys()) == {"name", "classname", "time"}
            assert len(case) <= 1
            for child in case:
                wanted = {"message"} if child.tag == "skipped" else {"message", "type"}
                assert set(child.keys()) == wanted
        for each in suite.iter("property"):
            assert (each.get("name") or "") == " ".join((each.get("name") or "").split()) != ""


def test_public_schemas_accept_it(tmp_path: Path) -> None:
    paths = [path for path in os.environ.get(SCHEMAS, "").split(":") if path]
    if not paths:
        pytest.skip(f"no schema; {SCHEMAS} may name some")
    etree = pytest.importorskip("lxml.etree")
    for content in (written(run_of(*EVERY)), written(run_of())):
        for path in paths:
            etree.XMLSchema(etree.parse(path)).assertValid(etree.fromstring(content))
