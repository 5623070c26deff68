"""Records of a history: what it keeps of a result of any suite, a record for each driver."""

from __future__ import annotations

import hashlib
from collections.abc import Iterator, Mapping, Sequence
from datetime import datetime, timezone
from pathlib import Path
from typing import Final

import msgspec

from nncli.input_file import Format, decode_json, read_bytes
from nntest.environment import Environment
from nntest.failure import WRONG_VALUES, Failure
from nntest.groups.results import AlikeCase
from nntest.result_file import RESULTS, ResultsUnreadable, common_problems
from nntest.result_types import Multiple, Natural
from nntest.results import Outcome, RunResult

__all__ = ["CaseRecord", "Measure", "RunRecord", "records_at", "records_of"]

LATENCY: Final = "latency"
RATIO: Final = "latency ratio"
PROCESSOR: Final = "processor time"
ERROR: Final = "largest error"
SAME_CLASS: Final = "same class"

_FORMAT: Final = Format(
    "a result",
    remedy=f"give the {RESULTS} that a run wrote, or its folder",
    error=ResultsUnreadable,
    max_bytes=1 << 29,
)
_BUILD_DIGITS: Final = 12


class Measure(msgspec.Struct, frozen=True):
    """A number of a case, with its interval where it has one. Times are nanoseconds."""

    name: str
    value: float
    low: float | None = None
    high: float | None = None
    higher_is_better: bool = False


class CaseRecord(msgspec.Struct, frozen=True, kw_only=True):
    """Outcome of a case; ``cause`` is empty unless it went wrong. ``share`` is its largest error as
    a share of what is allowed.
    """

    id: str
    outcome: Outcome
    cause: str
    duration_ns: int
    share: float | None
    measures: tuple[Measure, ...] = ()


class RunRecord(msgspec.Struct, frozen=True, kw_only=True):
    """Record of one run of one driver. ``digest`` is that of its file, ``started`` is in UTC."""

    digest: str
    suite: str
    driver: str
    build: str
    version: str
    started: str
    host: str
    command: str
    duration_ns: int
    is_reduced: bool
    unlisted: int
    """Cases that had no turn, and that the result does not name."""
    cases: Sequence[CaseRecord]


class _Interval(msgspec.Struct):
    value: float
    low: float | None = None
    high: float | None = None


class _Latency(msgspec.Struct):
    mean_ns: float


class _Processor(msgspec.Struct):
    per_inference_ns: float


class _Evaluation(msgspec.Struct):
    key: str
    value: float
    higher_is_better: bool


class _Errors(msgspec.Struct):
    max_absolute: Multiple


class _Agreement(msgspec.Struct):
    same: Natural
    total: Natural


class _Case(msgspec.Struct, kw_only=True):
    """A case of any suite, as far as a history knows it."""

    id: str
    outcome: Outcome
    why: Failure | str = ""
    duration_ns: Natural = 0
    expected: str = ""
    operations: tuple[str, ...] | int = ()
    """Names, or how many there are, in random graphs."""
    tested: tuple[str, ...] = ()
    findings: tuple[msgspec.Raw, ...] = ()
    largest_share: Multiple | None = None
    alike: tuple[AlikeCase, ...] = ()
    backend: str = ""
    latency: _Latency | None = None
    processor: _Processor | None = None
    ratio: _Interval | None = None
    latency_not_judged: str = ""
    evaluations: tuple[_Evaluation, ...] = ()
    against_baseline: _Errors | None = None
    top1_agreement: _Agreement | None = None


class _DriverInfo(msgspec.Struct):
    version: str


class _Backend(msgspec.Struct):
    name: str
    role: str = ""
    driver: _DriverInfo | None = None


class _Run(RunResult, frozen=True, kw_only=True):
    """A result of any suite, as far as a history knows it."""

    version: str = ""
    environment: Environment = Environment()
    reductions: tuple[str, ...] = ()
    driver: str = ""
    device_version: str = ""
    backends: tuple[_Backend, ...] = ()
    cases: tuple[_Case, ...]


def records_at(path: Path) -> list[RunRecord]:
    """The records of the result at ``path``, a file or its folder. Raises ResultsUnreadable."""
    path = path / RESULTS if path.is_dir() else path
    return records_of(read_bytes(path, _FORMAT), path)


def records_of(data: bytes, path: Path) -> list[RunRecord]:
    """The records of a result, the file ``path``, one for each driver. Raises ResultsUnreadable."""
    run = decode_json(data, path, _FORMAT, _Run)
    run = msgspec.structs.replace(run, cases=tuple(_each(run.cases)))
    for problem in common_problems(run):
        raise _FORMAT.wrong(path, problem)
    digest = hashlib.sha256(data).hexdigest()
    return [
        RunRecord(
            digest=digest,
            suite=run.suite,
            driver=driver,
            build=_build(run, driver, version),
            version=run.version,
            started=_utc(run.started),
            host=run.environment.host,
            command=run.command,
            duration_ns=run.duration_ns,
            is_reduced=bool(run.reductions or run.interrupted),
            unlisted=run.totals.get(Outcome.NOT_RUN, 0) - _listed(run),
            cases=[_record(case) for case in run.cases if case.backend in ("", driver)],
        )
        for driver, version in _drivers(run).items()
    ]


def _listed(run: _Run) -> int:
    """Count the cases that had no turn, and that the result names."""
    return sum(case.outcome is Outcome.NOT_RUN for case in run.cases)


def _each(cases: Sequence[_Case]) -> Iterator[_Case]:
    """All cases, also those that the file has with another one."""
    for case in cases:
        yield case
        for other in case.alike:
            own = {"id": other.id, "duration_ns": other.duration_ns}
            yield msgspec.structs.replace(case, **own, largest_share=other.largest_share)


def _drivers(run: _Run) -> Mapping[str, str]:
    """The drivers of a run with their versions: the backends under test, else the run's own."""
    if run.backends:
        under_test = (each for each in run.backends if each.role == "driver")
        return {each.name: each.driver.version if each.driver else "" for each in under_test}
    return {run.driver or " + ".join(run.environment.drivers): run.device_version}


def _build(run: _Run, driver: str, version: str) -> str:
    """A driver's version, and the beginning of the digest of its code."""
    build = run.environment.drivers.get(driver)
    digest = build.sha256[:_BUILD_DIGITS] if build else ""
    return " ".join(filter(None, (version, digest))) or "unknown"


def _utc(started: str) -> str:
    """A time as text that sorts by time. One without an offset is local."""
    moment = datetime.fromisoformat(started).astimezone(timezone.utc)
    return moment.isoformat(timespec="seconds")


def _record(case: _Case) -> CaseRecord:
    id = case.id.removesuffix(f"/{case.backend}") if case.backend else case.id
    return CaseRecord(
        id=id,
        outcome=case.outcome,
        cause=_cause(case) if case.outcome.is_bad else "",
        duration_ns=case.duration_ns,
        share=case.largest_share,
        measures=tuple(_measures(case)),
    )


def _cause(case: _Case) -> str:
    """``CONV_2D: wrong_values``: the operations and the kind of failure, as far as known."""
    failure = case.why if isinstance(case.why, Failure) else Failure("", str(case.why))
    kind = WRONG_VALUES if case.findings else failure.kind or str(case.outcome)
    words = [kind, *filter(None, (failure.status, failure.fault))]
    named = case.operations if isinstance(case.operations, tuple) else ()
    about = "+".join(case.tested or named)
    cause = f"{about}: {' '.join(words)}" if about else " ".join(words)
    return f"{cause} (expected)" if case.expected else cause


def _measures(case: _Case) -> Iterator[Measure]:
    if case.latency is not None:
        yield Measure(LATENCY, case.latency.mean_ns)
    if case.processor is not None:
        yield Measure(PROCESSOR, case.processor.per_inference_ns)
    if case.ratio is not None and not case.latency_not_judged:
        yield Measure(RATIO, case.ratio.value, case.ratio.low, case.ratio.high)
    if case.against_baseline is not None:
        yield Measure(ERROR, case.against_baseline.max_absolute)
    if case.top1_agreement is not None and case.top1_agreement.total:
        agreed = case.top1_agreement.same / case.top1_agreement.total
        yield Measure(SAME_CLASS, agreed, higher_is_better=True)
    for each in case.evaluations:
        yield Measure(each.key, each.value, higher_is_better=each.higher_is_better)
