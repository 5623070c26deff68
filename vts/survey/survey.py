"""The survey of finished runs: the same tests on many drivers, case by case."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from importlib.metadata import version
from typing import Final

from nncli.errors import UserError
from nntest.failure import FALSE_CLAIM
from nntest.groups.analysis.causes import causes_of
from nntest.judge import Finding
from nntest.results import Outcome
from vts.results import VtsCase, VtsRun
from vts.survey.results import (
    Cell,
    Disagreement,
    DriverCause,
    Opinion,
    Row,
    Survey,
    SurveyedDriver,
    Verdict,
)

__all__ = ["REFERENCE", "NotComparable", "survey_of"]

REFERENCE: Final = "reference"
"""The driver whose authors wrote the tests."""

_RAN: Final = (Outcome.SUCCESS, Outcome.FLAKY, Outcome.FAILURE, Outcome.CRASH, Outcome.HANG)
_SEVERAL: Final = 2
_FIELD: Final = {
    Outcome.SUCCESS: "right",
    Outcome.FLAKY: "wrong",
    Outcome.FAILURE: "wrong",
    Outcome.CRASH: "crashed",
    Outcome.HANG: "hung",
    Outcome.SKIPPED: "refused",
}
_ORDER: Final = (Verdict.SUSPECT, Verdict.SPLIT, Verdict.ALONE, Verdict.CONFIRMED)


class NotComparable(UserError):
    """Two runs are of different tests."""


def survey_of(runs: Sequence[VtsRun], command: str = "") -> Survey:
    """The survey of ``runs``, each of another driver. Raises NotComparable."""
    _check(runs)
    by_id = [{case.id: case for case in run.cases} for run in runs]
    drivers = tuple(map(_driver, runs))
    found = sorted(
        _disagreements(drivers, by_id), key=lambda each: (_ORDER.index(each.verdict), each.id)
    )
    first = runs[0]
    return Survey(
        version=version("nn-driver-suite"),
        command=command,
        started=first.started,
        specs=first.specs,
        specs_sha256=first.specs_sha256,
        reductions=first.reductions,
        tests=len(_ids(by_id)),
        drivers=drivers,
        rows=tuple(_rows(by_id)),
        disagreements=tuple(found),
    )


def _check(runs: Sequence[VtsRun]) -> None:
    names: dict[str, VtsRun] = {}
    for run in runs:
        if run.driver in names:
            raise NotComparable(f"driver '{run.driver}' is there twice; give one run of each")
        names[run.driver] = run
        if run.specs_sha256 != runs[0].specs_sha256:
            raise NotComparable(
                f"the run of '{run.driver}' is of other specs than that of '{runs[0].driver}'; "
                "run both again"
            )


def _driver(run: VtsRun) -> SurveyedDriver:
    causes = (
        DriverCause(
            title=cause.title,
            tests=len(cause.cases),
            notes=tuple(cause.notes),
            example=cause.cases[0].id,
            reason=cause.cases[0].reason,
            repeat=cause.cases[0].repeat,
        )
        for cause in causes_of(run)
    )
    return SurveyedDriver(
        name=run.driver,
        device=run.device,
        version=run.device_version,
        hal_version=run.hal_version,
        vendor=_vendor(run),
        totals=run.totals,
        false_claims=sum(map(_is_false_claim, run.cases)),
        causes=tuple(causes),
    )


def _ids(by_id: Sequence[Mapping[str, VtsCase]]) -> dict[str, VtsCase]:
    """All tests, in the order of the runs."""
    found: dict[str, VtsCase] = {}
    for cases in by_id:
        for id, case in cases.items():
            found.setdefault(id, case)
    return found


def _rows(by_id: Sequence[Mapping[str, VtsCase]]) -> Iterator[Row]:
    places: dict[tuple[str, str], list[str]] = {}
    for id, case in _ids(by_id).items():
        operations = set(case.operations)
        if len(operations) == 1:
            for type in case.types or ("",):
                places.setdefault((min(operations), type), []).append(id)
    for (operation, type), ids in sorted(places.items()):
        yield Row(operation=operation, type=type, cells=tuple(_cell(c, ids) for c in by_id))


def _cell(cases: Mapping[str, VtsCase], ids: Sequence[str]) -> Cell:
    counts: dict[str, int] = {}
    for id in ids:
        field = _field(cases[id]) if id in cases else None
        if field:
            counts[field] = counts.get(field, 0) + 1
    return Cell(**counts)


def _field(case: VtsCase) -> str | None:
    return "false_claims" if _is_false_claim(case) else _FIELD.get(case.outcome)


def _is_false_claim(case: VtsCase) -> bool:
    return case.outcome is Outcome.FAILURE and case.failure.kind == FALSE_CLAIM


def _disagreements(
    drivers: Sequence[SurveyedDriver], by_id: Sequence[Mapping[str, VtsCase]]
) -> Iterator[Disagreement]:
    for id, case in _ids(by_id).items():
        ran = [
            (driver, cases[id])
            for driver, cases in zip(drivers, by_id, strict=True)
            if id in cases and cases[id].outcome in _RAN
        ]
        if not any(each.outcome.is_bad for _, each in ran):
            continue
        yield Disagreement(
            id=id,
            operations=case.operations,
            types=case.types,
            verdict=_verdict([(driver.vendor, each) for driver, each in ran]),
            opinions=tuple(_opinion(driver.name, each) for driver, each in ran),
        )


def _vendor(run: VtsRun) -> str:
    if run.driver.partition("@")[0] == REFERENCE:
        return ""
    return run.device.partition("-")[0] or run.driver


def _verdict(ran: Sequence[tuple[str, VtsCase]]) -> Verdict:
    """Of what drivers of each vendor have made of a test."""
    votes: dict[str, bool] = {}
    for vendor, case in ran:
        if vendor:
            votes[vendor] = votes.get(vendor, False) or not case.outcome.is_bad
    good = sum(votes.values())
    bad = len(votes) - good
    if not good:
        return Verdict.SUSPECT if bad >= _SEVERAL else Verdict.ALONE
    return Verdict.CONFIRMED if good > bad else Verdict.SPLIT


def _opinion(driver: str, case: VtsCase) -> Opinion:
    if not case.outcome.is_bad:
        return Opinion(driver=driver, outcome=case.outcome)
    worst = max(case.findings, key=_share, default=None)
    if worst is None:
        return Opinion(driver=driver, outcome=case.outcome, reason=case.reason)
    return Opinion(
        driver=driver,
        outcome=case.outcome,
        reason=case.reason,
        place=f"output {worst.output} at {worst.index}",
        expected=_shown(worst.expected),
        actual=_shown(worst.actual),
    )


def _share(finding: Finding) -> float:
    return float("inf") if finding.share is None else float(finding.share)


def _shown(value: float | str) -> str:
    return value if isinstance(value, str) else f"{value:.7g}"
