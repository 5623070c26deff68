"""Findings to look at first: failed cases grouped by cause, each with its worst number."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator
from typing import Final

from mlts.evaluators.top_k import TOLERATED_LOSS
from mlts.page.layout import Layout
from mlts.page.localization import first_wrong
from mlts.results import BenchmarkCase, ElementErrors, GateFinding, Rule
from nntest.report.html.elements import Cause, Finding
from nntest.report.html.numbers import decimal, significant
from nntest.report.html.run_context import sentence
from nntest.report.verdict import counts_against
from nntest.results import Outcome

__all__ = ["causes", "disputed", "names", "unmeasured"]

_ELEMENTS: Final = "Outputs differ from"
_TOP_1: Final = "Top 1 value"

_GRAVITY: Final = {Outcome.CRASH: 0, Outcome.HANG: 1}
_ENDING: Final = {Outcome.CRASH: "The process crashed", Outcome.HANG: "No answer in time"}


def causes(layout: Layout) -> list[Cause]:
    """The graver first, then what strikes most cases; missed limits of the gate last."""
    found: dict[tuple[int, str], list[Finding]] = {}
    for case in layout.run.cases:
        if counts_against(case):
            for title, finding in _findings(case, layout):
                found.setdefault((_GRAVITY.get(case.outcome, 2), title), []).append(finding)
    order = sorted(found, key=lambda key: (key[0], -len(found[key]), key[1]))
    failures = [Cause(key[1], sorted(found[key], key=_by_share)) for key in order]
    return failures + _missed_limits(layout) + _out_of_date(layout)


def disputed(layout: Layout) -> list[Cause]:
    """Golden files that the baseline disagrees with: no driver's fault, and worth a look."""
    cases = [layout.cases.get((model.name, model.baseline)) for model in layout.run.models]
    found = [_disputed(case, layout) for case in cases if case and case.golden_disputed]
    title = f"Golden output disagrees with {layout.run.baseline_title} too"
    return [Cause(title, found, "warn")] if found else []


def _disputed(case: BenchmarkCase, layout: Layout) -> Finding:
    where = expected = actual = allowed = ""
    if case.golden and case.golden.worst:
        where, expected, actual, allowed, _ = _worst_element(case.golden)
    return Finding(
        case=case.model,
        href=layout.anchors[case.model],
        where=where,
        expected=expected,
        actual=actual,
        allowed=allowed,
        message=f"Drivers are judged by {layout.run.baseline_title}'s output on this model.",
        keys=layout.keys(case),
    )


def unmeasured(layout: Layout) -> dict[tuple[str, str], list[BenchmarkCase]]:
    """Cases without any evidence, by reason and model: alike reasons stand together."""
    found: dict[tuple[str, str], list[BenchmarkCase]] = {}
    for case in sorted(layout.run.cases, key=_reason_alone):
        if not layout.was_measured(case):
            found.setdefault((case.reason, case.model), []).append(case)
    return found


def _reason_alone(case: BenchmarkCase) -> str:
    return case.reason.replace(case.model, "")


def _findings(case: BenchmarkCase, layout: Layout) -> Iterator[tuple[str, Finding]]:
    texts: dict[str, list[str]] = {}
    for text in dict.fromkeys((case.reason, *case.validation_errors)):
        texts.setdefault(_title(text, case.outcome), []).append(text)
    for title, alike in texts.items():
        yield title, _finding(case, layout, alike)


def _title(text: str, outcome: Outcome) -> str:
    """``text`` without its numbers and names, so that the same cause reads the same."""
    if outcome in _ENDING:
        return _ENDING[outcome]
    title = re.split(r"[:;(]", text, maxsplit=1)[0]
    title = re.sub(r"\s[-+]?\d\S*$", "", title).strip(" .") or "Failed without a reason"
    return title[0].upper() + title[1:]


def _finding(case: BenchmarkCase, layout: Layout, texts: list[str]) -> Finding:
    where = expected = actual = allowed = ""
    share: float | None = None
    errors = _errors_beyond(case)
    if texts[0].startswith(_TOP_1):
        expected, actual, allowed, share = _top_1(case, layout)
    elif errors and errors.worst and texts[0].startswith(_ELEMENTS):
        where, expected, actual, allowed, share = _worst_element(errors)
    return Finding(
        case=f"{case.model} on {case.backend}",
        href=layout.anchors.get(case.model, ""),
        where=where,
        expected=expected,
        actual=actual,
        allowed=allowed,
        share=share,
        message=_localized(_message(texts), case),
        repeat=case.repeat,
        evidence=case.evidence,
        keys=layout.keys(case),
    )


def _localized(message: str, case: BenchmarkCase) -> str:
    """``message`` with the first wrong operation, where somebody has looked for it."""
    found = first_wrong(case)
    return f"{message.rstrip('.')}. {found}" if found else message


def _message(texts: list[str]) -> str:
    """The last text, which is the newest; what stands beside it in words of its own is left out."""
    if texts[0].startswith(_ELEMENTS):
        return texts[0].partition(", worst ")[0]
    more = f" (and {len(texts) - 1} more like it)" if len(texts) > 1 else ""
    return texts[-1] + more


def _errors_beyond(case: BenchmarkCase) -> ElementErrors | None:
    """The comparison that the case failed; golden files that the baseline disputes do not count."""
    golden = None if case.golden_disputed else case.golden
    return next((e for e in (golden, case.against_baseline) if e and not e.within), None)


def _top_1(case: BenchmarkCase, layout: Layout) -> tuple[str, str, str, float | None]:
    model = next((m for m in layout.run.models if m.name == case.model), None)
    actual = next((e.value for e in case.evaluations if e.key == "top_1"), None)
    if model is None or model.expected_top1 is None or actual is None:
        return "", "", "", None
    return (
        f"{decimal(100 * model.expected_top1, 2)} %",
        f"{decimal(100 * actual, 2)} %",
        f"{decimal(100 * TOLERATED_LOSS, 0)} points less",
        (model.expected_top1 - actual) / TOLERATED_LOSS,
    )


def _worst_element(errors: ElementErrors) -> tuple[str, str, str, str, float | None]:
    worst = errors.worst
    assert worst is not None
    allowed = errors.allowed_atol + errors.allowed_rtol * abs(worst.expected)
    place = f"output {worst.output}, element {worst.index}"
    item = worst.name or f"sequence {worst.sequence}"
    is_bound = errors.rule is Rule.ELEMENTS
    return (
        f"{place}; item {worst.item} of {item}; reference {errors.reference}",
        significant(worst.expected, 6),
        significant(worst.actual, 6),
        f"± {significant(allowed)}" if is_bound else "",
        abs(worst.actual - worst.expected) / allowed if is_bound and allowed > 0 else None,
    )


def _missed_limits(layout: Layout) -> list[Cause]:
    found: dict[str, list[Finding]] = {}
    for limit in layout.run.gate:
        if not limit.passed and not limit.not_judged:
            found.setdefault(limit.limit, []).append(_missed(limit, layout))
    return [Cause(f"Limit of the gate missed: {name}", found[name]) for name in found]


def _out_of_date(layout: Layout) -> list[Cause]:
    found = [
        Finding(case=use.case, message=sentence(use.problem), keys=use.case)
        for use in layout.run.expectations
        if use.problem
    ]
    return [Cause("Expectations are out of date", found)] if found else []


def _missed(limit: GateFinding, layout: Layout) -> Finding:
    case = next((case for case in layout.run.cases if case.id == limit.case), None)
    side = "at least" if limit.limit.startswith("min_") else "at most"
    actual = "not measured" if limit.actual is None else significant(limit.actual, 4)
    return Finding(
        case=f"{case.model} on {case.backend}" if case else limit.case,
        href=layout.anchors.get(case.model, "") if case else "",
        message=f"{limit.limit} is {actual}, allowed {side} {significant(limit.allowed, 4)}.",
        repeat=case.repeat if case else "",
        keys=layout.keys(case) if case else limit.case,
    )


def _by_share(finding: Finding) -> tuple[float, str]:
    return (-(finding.share or 0.0), finding.case)


def names(findings: Iterable[Finding]) -> str:
    """The first case by name, and how many follow."""
    cases = [finding.case for finding in findings]
    return cases[0] if len(cases) == 1 else f"{cases[0]} and {len(cases) - 1} more"
