"""JUnit view, for whatever collects test results.

Valid against the two schemas that are in use: that of Ant's JUnit task (github.com/windyroad/
JUnit-Schema), which is the narrower one, and that of Jenkins' xUnit plug-in (junit-10.xsd).

| outcome | JUnit |
| --- | --- |
| SUCCESS | passed |
| FAILURE | ``failure`` |
| CRASH, HANG | ``error`` |
| NOT_RUN | ``error``: nobody knows how it would have ended, so that the file must not look good;
one for all that a result only counts, ``skipped`` where a budget was to end the run before them |
| SKIPPED | ``skipped`` |
| FLAKY | passed, and named in the suite's ``system-out``, as are tests with remarks |
| failed as expected | ``skipped``, with the reason that the file of expectations gives |
| passed against expectation | ``failure`` |

In a run of more than 10,000 cases, those of a folder that passed, or were skipped for the same
reason, are one test case, whose name has their number: servers choke on more.
"""

from __future__ import annotations

import xml.etree.ElementTree as ET
from collections.abc import Iterable, Iterator, Mapping, Sequence
from datetime import datetime
from typing import Any, Final

from msgspec.structs import replace

from nntest.report.html.text import printable
from nntest.report.result_kind import ResultKind
from nntest.report.verdict import is_unexpected_success, not_run_unlisted
from nntest.results import CaseResult, Outcome, SuiteRun
from nntest.run_result import DriverRun
from nntest.runner.exit_codes import ended_as_wanted

__all__ = ["FILE", "element_of", "parts"]

FILE: Final = "junit.xml"

_ERRORS: Final = (Outcome.CRASH, Outcome.HANG, Outcome.NOT_RUN)
_NO_TIME: Final = "1970-01-01T00:00:00"

_MAX_LISTED: Final = 10_000
"""Cases up to which each has a test case of its own."""

_Kind = ResultKind[Any]


def parts(run: SuiteRun, kind: _Kind) -> Iterator[bytes]:
    """The run as UTF-8 XML: a ``testsuite`` for each first part of the ids.

    The kind's details go into the text of a failure, behind the reason. Its remarks may be about
    any case: they go into the ``system-out`` of its suite, since Ant's schema has none for a case.
    """
    yield b'<?xml version="1.0" encoding="utf-8"?>\n<testsuites>\n'
    suites = _suites(run)
    for number, (name, members) in enumerate(suites.items()):
        suite = _suite(run, name, members)
        suite.set("id", str(number))
        _properties(suite, {**_about(run), **kind.properties(run)})
        suite.extend(_testcases(run, members, kind))
        ET.SubElement(suite, "system-out").text = _remarks(members, kind)
        ET.SubElement(suite, "system-err")
        ET.indent(suite, "")
        yield bytes(ET.tostring(suite, encoding="utf-8")) + b"\n"
    if unlisted := not_run_unlisted(run):
        suite = _not_run(run, unlisted, kind)
        suite.set("id", str(len(suites)))
        yield bytes(ET.tostring(suite, encoding="utf-8")) + b"\n"
    yield b"</testsuites>\n"


def _not_run(run: SuiteRun, unlisted: int, kind: _Kind) -> ET.Element:
    """One case for all that had no turn: an error, unless the run was to end before them."""
    outcome = Outcome.SKIPPED if ended_as_wanted(run) else Outcome.NOT_RUN
    verdict, _ = kind.judged(run)
    case = CaseResult(
        id=f"{unlisted} tests", outcome=outcome, why=" ".join([verdict.why, *run.reductions])
    )
    suite = _suite(run, "not_run", [case])
    _properties(suite, _about(run))
    suite.append(_testcase(run, case, kind))
    ET.SubElement(suite, "system-out")
    ET.SubElement(suite, "system-err")
    return suite


def element_of(case: CaseResult) -> str:
    """``failure``, ``error`` or ``skipped``, or nothing for a case that counts as passed."""
    if case.outcome.is_bad and case.expected:
        return "skipped"
    if is_unexpected_success(case):
        return "failure"
    if case.outcome in _ERRORS:
        return "error"
    return {Outcome.FAILURE: "failure", Outcome.SKIPPED: "skipped"}.get(case.outcome, "")


def _suites(run: SuiteRun) -> dict[str, list[CaseResult]]:
    suites: dict[str, list[CaseResult]] = {}
    for case in run.cases:
        first, _, rest = case.id.partition("/")
        suites.setdefault(first if rest else run.suite, []).append(case)
    return suites


def _suite(run: SuiteRun, name: str, cases: Sequence[CaseResult]) -> ET.Element:
    elements = [element_of(case) for case in cases]
    return ET.Element(
        "testsuite",
        {
            "name": _token(name),
            "package": _token(run.suite),
            "timestamp": _timestamp(run.started),
            "hostname": _token(run.environment.host or "localhost"),
            "tests": str(len(cases)),
            "failures": str(elements.count("failure")),
            "errors": str(elements.count("error")),
            "skipped": str(elements.count("skipped")),
            # Jenkins' schema takes no more than milliseconds here.
            "time": f"{sum(case.duration_ns for case in cases) / 1e9:.3f}",
        },
    )


def _about(run: SuiteRun) -> Mapping[str, str]:
    about = {"version": run.version, "command": run.command}
    if isinstance(run, DriverRun):
        about |= {
            "driver": run.driver,
            "device": run.device,
            "device_version": run.device_version,
            "hal_version": run.hal_version,
        }
    return about


def _properties(suite: ET.Element, properties: Mapping[str, str]) -> None:
    parent = ET.SubElement(suite, "properties")
    for name, value in properties.items():
        if value:
            ET.SubElement(parent, "property", name=_token(name), value=printable(value))


def _testcases(run: SuiteRun, cases: Sequence[CaseResult], kind: _Kind) -> Iterator[ET.Element]:
    alike: dict[tuple[str, str], list[CaseResult]] = {}
    for case in cases:
        tag = element_of(case)
        if len(run.cases) <= _MAX_LISTED or tag not in ("", "skipped"):
            yield _testcase(run, case, kind)
            continue
        why = f"skipped: {_skipped(case)}" if tag else "passed"
        alike.setdefault((case.id.rpartition("/")[0], why), []).append(case)
    for (_, why), members in alike.items():
        duration_ns = sum(case.duration_ns for case in members)
        first = replace(members[0], duration_ns=duration_ns)
        yield _testcase(run, first, kind, f"{len(members)} {why}")


def _testcase(run: SuiteRun, case: CaseResult, kind: _Kind, title: str = "") -> ET.Element:
    *folders, name = case.id.split("/")
    testcase = ET.Element(
        "testcase",
        {
            "name": _token(title or name),
            "classname": _token(".".join([run.suite, *folders])),
            "time": f"{case.duration_ns / 1e9:.6f}",
        },
    )
    if is_unexpected_success(case):
        why = printable(f"passed, but was expected to fail: {case.expected}")
        ET.SubElement(testcase, "failure", type="UNEXPECTED_SUCCESS", message=why)
    elif tag := element_of(case):
        _explain(ET.SubElement(testcase, tag), case, kind)
    return testcase


def _explain(element: ET.Element, case: CaseResult, kind: _Kind) -> None:
    if element.tag == "skipped":  # the schema knows nothing but a message of these
        element.set("message", printable(_skipped(case)))
        return
    element.set("type", str(case.outcome))
    element.set("message", printable(case.reason))
    element.text = printable("\n".join(filter(None, _lines(case, kind))))


def _skipped(case: CaseResult) -> str:
    return f"{case.outcome}, as expected: {case.expected}" if case.expected else case.reason


def _lines(case: CaseResult, kind: _Kind) -> Iterator[str]:
    """The reason, details, the command that repeats the case, and the log."""
    yield case.reason
    if case.outcome is not Outcome.NOT_RUN:  # such a one stands for all that had no turn
        yield from kind.details(case)
    repeat = getattr(case, "repeat", "")
    yield f"repeat: {repeat}" if repeat else ""
    yield from case.evidence


def _remarks(cases: Iterable[CaseResult], kind: _Kind) -> str:
    return printable("\n".join(line for case in cases for line in _remarks_on(case, kind)))


def _remarks_on(case: CaseResult, kind: _Kind) -> Iterator[str]:
    if case.outcome is Outcome.FLAKY:
        yield f"flaky: {case.id} passed at attempt {case.attempts}: {case.reason}".rstrip(": ")
    for remark in kind.remarks(case):
        yield f"{case.id}: {remark}"


def _token(text: str) -> str:
    """An attribute that the schema wants to be of one line and not empty."""
    return " ".join(printable(text).split()) or "?"


def _timestamp(started: str) -> str:
    """The schema has no time zones: the run's own clock."""
    try:
        return datetime.fromisoformat(started).strftime("%Y-%m-%dT%H:%M:%S")
    except ValueError:
        return _NO_TIME
