"""Nightly runs made by hand, for tests of histories."""

from __future__ import annotations

import random
from collections.abc import Iterable, Iterator, Mapping
from pathlib import Path

from nntest.history.records import RATIO, CaseRecord, Measure, RunRecord
from nntest.history.store import add, opened
from nntest.results import Outcome

NOISE = 0.005
"""Standard deviation of a ratio's logarithm."""


def case(id: str, outcome: Outcome = Outcome.SUCCESS, *measures: Measure) -> CaseRecord:
    cause = "ADD: wrong_values" if outcome.is_bad else ""
    return CaseRecord(
        id=id, outcome=outcome, cause=cause, duration_ns=7, share=0.5, measures=measures
    )


def run(
    number: int, cases: Iterable[CaseRecord], suite: str = "vts", driver: str = "acme"
) -> RunRecord:
    """The run of one night."""
    return RunRecord(
        digest=f"{suite} {driver} {number}",
        suite=suite,
        driver=driver,
        build=f"1.{number}",
        version="0.1.0",
        started=f"2026-{1 + number // 28:02d}-{1 + number % 28:02d}T01:02:03+00:00",
        host="bench",
        command=f"{suite} run",
        duration_ns=9,
        is_reduced=False,
        unlisted=0,
        cases=[*cases],
    )


def ratio(chance: random.Random, slower: float = 0.0) -> Measure:
    """A latency ratio of about 1.2 with an honest interval."""
    value = 1.2 * (1 + slower) * (1 + chance.gauss(0, NOISE))
    return Measure(RATIO, value, value * (1 - 1.96 * NOISE), value * (1 + 1.96 * NOISE))


def benchmarks(
    seed: object, nights: int, slow: Mapping[int, float] | None = None
) -> Iterator[RunRecord]:
    """Runs of three models; the first is slower in ``slow`` nights, by so much."""
    chance = random.Random(f"{seed}")
    for night in range(nights):
        measures = [ratio(chance, (slow or {}).get(night, 0.0)), ratio(chance), ratio(chance)]
        top = Measure("top_1", 0.4, higher_is_better=True)
        cases = (case(f"net{n}", Outcome.SUCCESS, each, top) for n, each in enumerate(measures))
        yield run(night, cases, "mlts")


def conformance(nights: int, failing_from: int) -> Iterator[RunRecord]:
    """Runs of two tests, of which the second fails from a night on."""
    for night in range(nights):
        second = Outcome.FAILURE if night >= failing_from else Outcome.SUCCESS
        yield run(night, [case("general/add/x"), case("general/add/y", second)])


def history_of(path: Path, *runs: Iterable[RunRecord]) -> Path:
    with opened(path, new=True) as connection:
        for each in runs:
            add(connection, each)
    return path
