"""Every report of a run says the same numbers."""

from __future__ import annotations

import io
import re
import xml.etree.ElementTree as ET
from collections import Counter
from pathlib import Path

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st
from rich.console import Console

from nncli.output_file import OutputNotWritable
from nntest.groups.page import page
from nntest.groups.page.causes import causes
from nntest.groups.page.head import verdict
from nntest.groups.page.layout import Layout
from nntest.groups.results import unfolded
from nntest.groups.terminal import print_run
from nntest.judge import InputSample
from nntest.report import github
from nntest.report.signs import SIGNS
from nntest.report.views import json, junit
from nntest.results import Outcome
from tests.cells import cells
from tests.unit.vts.example_runs import EVIL, RUNS, case, finding, mixed_run, run_of
from vts.program import PROGRAM
from vts.results import FORMAT, VtsCase, VtsRun

KIND = PROGRAM.kind
_WORDS = {sign.word: outcome for outcome, sign in SIGNS.items()}


@st.composite
def cases(draw: st.DrawFn) -> VtsCase:
    number = draw(st.integers(0, 10**9))
    outcome = draw(st.sampled_from(Outcome))
    is_bad = outcome.is_bad
    compared = outcome is Outcome.FAILURE and draw(st.booleans())
    return case(
        f"{draw(st.sampled_from(['general', 'basic', EVIL]))}/V1_{number % 4}/test_{number}",
        draw(st.lists(st.sampled_from(["ADD", "SUB", "WHILE", EVIL]), max_size=2, unique=True)),
        draw(st.sampled_from(["TENSOR_FLOAT32", "TENSOR_INT32", "TENSOR_QUANT8_ASYMM"])),
        outcome,
        why=draw(st.text(max_size=30)) if outcome is not Outcome.SUCCESS else "",
        findings=(finding(index=number % 4),) if compared else (),
        expected=draw(st.sampled_from(["", "a known fault"])) if is_bad else "",
        evidence=tuple(draw(st.lists(st.text(max_size=20), max_size=2))) if is_bad else (),
    )


runs = st.lists(cases(), max_size=12, unique_by=lambda case: case.id).map(lambda c: run_of(*c))


@given(runs)
def test_totals_agree_in_every_report(run: VtsRun) -> None:
    planned = dict.fromkeys(Outcome, 0) | Counter(case.outcome for case in run.cases)
    assert run.totals == planned
    assert _in_page(page(run)) == planned
    assert _in_markdown(run) == planned
    assert _in_terminal(run) == {o: n for o, n in planned.items() if n}
    root = ET.fromstring(b"".join(junit.parts(run, KIND)))
    assert len([*root.iter("testcase")]) == len(run.cases)


@given(runs)
def test_a_result_that_is_written_in_parts_is_the_whole(run: VtsRun) -> None:
    stored = msgspec.json.decode(b"".join(json.parts(run, KIND)), type=VtsRun)
    assert msgspec.structs.replace(stored, cases=unfolded(stored.cases)) == run


def test_a_file_says_once_what_is_said_of_many_cases(tmp_path: Path) -> None:
    ids = ("general/pool/a", "basic/b", "fenced/pool/a", "general/conv/c")
    folders = ("pool", "", "pool", "conv")
    groups = ("general", "basic", "fenced", "general")
    run = run_of(
        *(
            VtsCase(id=id, outcome=Outcome.SUCCESS, group=group, folder=folder, duration_ns=number)
            for number, (id, group, folder) in enumerate(zip(ids, groups, folders, strict=True))
        )
    )
    path = KIND.write_view(run, "json", tmp_path / "results.json")

    stored = msgspec.json.decode(path.read_bytes())["cases"]
    assert [case["id"] for case in stored] == ["general/pool/a", "basic/b"]
    assert stored[0]["alike"] == [["fenced/pool/a", 2, 2, None], ["general/conv/c", 3, 3, None]]
    assert FORMAT.read(path) == run


def test_junit_has_the_inputs_of_a_failure_and_the_advice_of_any_test() -> None:
    shown = InputSample(
        input=0, type="TENSOR_FLOAT32", dimensions=(2, 8), elements=16, values=(1.5, -0.25)
    )
    omitted = InputSample(input=1, type="BOOL", dimensions=(), elements=0, values=())
    inputs = (shown, omitted)
    bad = case("general/V1_0/bad", ["ADD"], outcome=Outcome.FAILURE, inputs=inputs)
    good = case("general/V1_0/good", ["ADD"], advice=("Halves are rounded to even.",))
    (suite,) = ET.fromstring(b"".join(junit.parts(run_of(bad, good), KIND)))

    lines = (suite.findtext("testcase/failure") or "").splitlines()
    assert "input 0 (TENSOR_FLOAT32[2,8]): 1.5, -0.25, ... (16 elements)" in lines
    assert "input 1 (BOOL[]): omitted" in lines
    told = "general/V1_0/good: advice: Halves are rounded to even."
    assert suite.findtext("system-out") == told


@given(runs)
def test_junit_counts_what_it_has(run: VtsRun) -> None:
    for suite in ET.fromstring(b"".join(junit.parts(run, KIND))):
        tags = Counter(child.tag for testcase in suite.iter("testcase") for child in testcase)
        assert int(suite.get("failures", "")) == tags["failure"]
        assert int(suite.get("errors", "")) == tags["error"]
        assert int(suite.get("skipped", "")) == tags["skipped"]
        assert int(suite.get("tests", "")) == len(list(suite.iter("testcase")))
    expected = Counter(junit.element_of(case) for case in run.cases)
    root = ET.fromstring(b"".join(junit.parts(run, KIND)))
    assert sum(int(suite.get("failures", "")) for suite in root) == expected["failure"]


@given(runs)
def test_causes_hold_every_unforeseen_failure_once(run: VtsRun) -> None:
    bad = sorted(c.id for c in run.cases if c.outcome.is_bad and not c.expected)
    layout = Layout.of(run)
    held = (c.id for cause in layout.causes for c in (*cause.cases, *cause.followers))
    assert sorted(held) == bad
    assert sum(cause.size for cause in causes(layout)) == len(bad)


def _in_page(html: str) -> dict[Outcome, int]:
    (totals,) = re.findall(r'<div class="totals">(.*?)</div>\s*</div>', html, re.DOTALL)
    found = re.findall(r"</span> ([\d\u202f]+) ([a-z ]+)</li>", totals)
    return {_WORDS[word]: int(re.sub(r"\D", "", number)) for number, word in found}


def _in_markdown(run: VtsRun) -> dict[Outcome, int]:
    layout = Layout.of(run)
    text = github.summary_of(verdict(layout), causes(layout), run.totals)
    found = re.findall(r"^\| . ([a-z ]+) \| (\d+) \|$", text, re.MULTILINE)
    return {_WORDS[word]: int(number) for word, number in found}


def _in_terminal(run: VtsRun) -> dict[Outcome, int]:
    (line,) = [x for x in printed(run).splitlines() if re.match(r"[\d\u202f]+ tests?:", x)]
    found = re.findall(r"  . ([\d\u202f]+) ([a-z ]+?)(?=  |$)", line)
    return {_WORDS[word]: int(number) for number, word in found}


def printed(run: VtsRun) -> str:
    console = Console(file=io.StringIO(), width=120)
    print_run(run, console)
    assert isinstance(console.file, io.StringIO)
    return console.file.getvalue()


@cells("name", RUNS)
def test_page_and_terminal_give_the_same_verdict(name: str) -> None:
    run = RUNS[name]()
    judged = verdict(Layout.of(run))
    assert f"{judged.headline}. " in printed(run)
    assert f"</span> {judged.headline}" in page(run)


def test_all_reports_are_written_the_page_first(tmp_path: Path) -> None:
    run = mixed_run()
    written = KIND.write(run, tmp_path / "new" / "folder")
    names = [path.name for path in written]
    assert names == ["index.html", "results.json", "junit.xml"]
    assert {*names, "journal.jsonl"} == {*KIND.files}
    assert FORMAT.read(written[1]) == run
    assert all(path.stat().st_size > 1000 for path in written)


def test_a_folder_that_cannot_be_written_is_named(tmp_path: Path) -> None:
    (tmp_path / "file").touch()
    with pytest.raises(OutputNotWritable, match=r"cannot make folder .*file"):
        KIND.write(mixed_run(), tmp_path / "file" / "folder")


def test_github_is_told_only_where_it_listens(tmp_path: Path) -> None:
    path = tmp_path / "summary.md"
    output: list[str] = []
    KIND.publish(mixed_run(), {}, output.append)
    assert output == []
    KIND.publish(
        mixed_run(), {"GITHUB_ACTIONS": "true", "GITHUB_STEP_SUMMARY": str(path)}, output.append
    )
    assert output[0].startswith("::error title=TANH%2C FLOAT32")
    assert path.read_text().startswith("## ✗ Failed: acme\n")
