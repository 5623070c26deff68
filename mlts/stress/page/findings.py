"""Findings to look at first: failed cases, the graver first, by what they have in common."""

from __future__ import annotations

import re
from collections.abc import Mapping
from typing import Final

from mlts.stress.results import StressCase, StressRun
from nntest.report.html.elements import Cause, Finding
from nntest.report.html.run_context import sentence
from nntest.report.signs import SIGNS
from nntest.report.verdict import counts_against
from nntest.results import Outcome

__all__ = ["causes", "keys_of"]

_GRAVITY: Final = {Outcome.CRASH: 0, Outcome.HANG: 1}


def causes(run: StressRun, places: Mapping[str, str] | None = None) -> list[Cause]:
    """Crashes, hangs, then failures; ``places`` are the anchors of cases."""
    found: dict[tuple[int, str], list[Finding]] = {}
    for case in run.cases:
        if counts_against(case):
            key = _GRAVITY.get(case.outcome, 2), _title(case)
            found.setdefault(key, []).append(_finding(case, (places or {}).get(case.id, "")))
    order = sorted(found, key=lambda key: (key[0], -len(found[key]), key[1]))
    problems = [
        Finding(case=use.case, message=sentence(use.problem), keys=use.case)
        for use in run.expectations
        if use.problem
    ]
    late = [Cause("Expectations are out of date", problems)] if problems else []
    return [Cause(key[1], found[key]) for key in order] + late


def keys_of(case: StressCase) -> str:
    """Return the keys that the filter finds ``case`` by."""
    return f"{case.id} {SIGNS[case.outcome].word}"


def _title(case: StressCase) -> str:
    if case.outcome is Outcome.CRASH:
        return "The driver or a client crashed"
    if case.outcome is Outcome.HANG:
        return f"No answer in time: {case.verdict.partition(':')[0] or 'unexplained'}"
    title = re.split(r"[:;(]", case.reason, maxsplit=1)[0]
    title = re.sub(r"\s[-+]?\d\S*", "", title).strip(" .") or "Failed without a reason"
    return title[0].upper() + title[1:]


def _finding(case: StressCase, place: str) -> Finding:
    wrong = case.wrong
    return Finding(
        case=case.id,
        href=place,
        where=f"{wrong.model}, input {wrong.input}, output {wrong.output}, element {wrong.element}"
        if wrong
        else "",
        expected=wrong.expected if wrong else "",
        actual=wrong.actual if wrong else "",
        message=sentence(case.reason),
        repeat=case.repeat,
        evidence=case.evidence,
        keys=keys_of(case),
    )
