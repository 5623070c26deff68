"""Questions to a history: what changed over the runs of a driver, and since when."""

from __future__ import annotations

import math
import sqlite3
from collections.abc import Iterator, Mapping, Sequence
from itertools import groupby, pairwise
from typing import Final, NamedTuple

from nntest.history.change_points import change_points, noise_of
from nntest.history.records import LATENCY, PROCESSOR, RATIO

__all__ = [
    "BAD",
    "GOOD",
    "Broken",
    "Difference",
    "Point",
    "Run",
    "Series",
    "Step",
    "Trend",
    "broken_cases",
    "differences",
    "listed",
    "measures_of",
    "runs_of",
    "subjects",
    "trend",
]

BAD: Final = ("FAILURE", "HANG", "CRASH")
GOOD: Final = ("SUCCESS", "FLAKY")
_IS_BAD: Final = f"IN {BAD}"
_IS_JUDGED: Final = f"IN {(*BAD, *GOOD)}"

_OF_MACHINE: Final = frozenset({LATENCY, PROCESSOR})
"""Measures that say more of the machine than of the driver: they have no change points."""

_SIGMAS: Final = 1.96
"""Half the width of a 95 % interval, in standard deviations."""


class Run(NamedTuple):
    """A run of a driver, as the table ``runs`` has it."""

    id: int
    suite: str
    driver: str
    build: str
    version: str
    started: str
    host: str
    is_reduced: bool

    def __str__(self) -> str:
        """``2.1 0123456789ab (2026-01-02 03:04 UTC)``."""
        return f"{self.build} ({self.started[:16].replace('T', ' ')} UTC)"


class Point(NamedTuple):
    """A value of a series in a run, with its interval where it has one."""

    run: Run
    value: float
    low: float | None
    high: float | None


class Series(NamedTuple):
    """A measure of a case over the runs."""

    case: str
    measure: str
    higher_is_better: bool
    points: Sequence[Point]


class Step(NamedTuple):
    """A change of a series between two runs: means of the segments before and after it."""

    series: Series
    last_before: Run
    first_after: Run
    before: float
    after: float
    is_newest: bool
    """Whether the series has not changed since."""

    @property
    def is_worse(self) -> bool:
        return (self.after < self.before) == self.series.higher_is_better

    def __str__(self) -> str:
        """``mobilenet: slower by 5.1 % since 2.1 (2026-01-02 03:04 UTC)``."""
        since = f"since {self.first_after}"
        if self.series.measure == RATIO:
            word = "slower" if self.is_worse else "faster"
            by = f"{abs(self.after / self.before - 1):.1%}".replace("%", " %")
            return f"{self.series.case}: {word} by {by} {since}"
        word = "worse" if self.is_worse else "better"
        moved = f"{self.before:.4g} to {self.after:.4g}"
        return f"{self.series.case}: {self.series.measure} is {word}, {moved}, {since}"


class Broken(NamedTuple):
    """A case that fails in the newest run that judged it; ``last_good`` is None if none passed."""

    case: str
    cause: str
    first_bad: Run
    last_good: Run | None

    def __str__(self) -> str:
        if self.last_good is None:
            return f"{self.case}: failed in every run, the first {self.first_bad} ({self.cause})"
        passed = f"passed last in {self.last_good}"
        return f"{self.case}: fails since {self.first_bad}, {passed} ({self.cause})"


class Difference(NamedTuple):
    """A case that ended otherwise for another driver."""

    case: str
    outcome: str
    cause: str
    other_outcome: str
    other_cause: str


class Trend(NamedTuple):
    """Trend over ``runs``, the oldest first; ``totals`` are by run and outcome,
    ``causes`` by run and cause of failures.
    """

    runs: Sequence[Run]
    totals: Mapping[int, Mapping[str, int]]
    causes: Mapping[int, Mapping[str, int]]
    series: Sequence[Series]
    steps: Sequence[Step]
    broken: Sequence[Broken]

    @property
    def losses(self) -> Sequence[Step]:
        """Changes for the worse that still stand."""
        return [step for step in self.steps if step.is_newest and step.is_worse]

    @property
    def is_worse(self) -> bool:
        """Whether the newest run is worse than one before it."""
        return bool(self.losses or self.broken)


_RUNS: Final = "SELECT id, suite, driver, build, version, started, host, is_reduced FROM runs"


def subjects(
    connection: sqlite3.Connection, suite: str | None = None, driver: str | None = None
) -> Sequence[tuple[str, str]]:
    """Suites and drivers of the history, each pair once; only of a ``suite`` or ``driver``."""
    query = "SELECT DISTINCT suite, driver FROM runs ORDER BY 1, 2"
    return [
        pair
        for pair in connection.execute(query).fetchall()
        if suite in (None, pair[0]) and driver in (None, pair[1])
    ]


def runs_of(connection: sqlite3.Connection, suite: str, driver: str) -> list[Run]:
    """The runs of a driver, the oldest first."""
    query = f"{_RUNS} WHERE suite = ? AND driver = ? ORDER BY started, id"
    return [Run(*row) for row in connection.execute(query, (suite, driver))]


def listed(connection: sqlite3.Connection) -> list[tuple[str, ...]]:
    """All runs, the oldest first: started, suite, driver, build, passed, failed, host."""
    query = f"""SELECT started, suite, driver, build, coalesce(sum(cases * (outcome IN {GOOD})), 0),
        coalesce(sum(cases * (outcome {_IS_BAD})), 0), host
        FROM runs LEFT JOIN totals ON run_id = id GROUP BY id ORDER BY started, id"""
    return [tuple(map(str, row)) for row in connection.execute(query)]


def trend(connection: sqlite3.Connection, suite: str, driver: str, last: int) -> Trend:
    """Trend over the ``last`` runs of a driver."""
    runs = runs_of(connection, suite, driver)[-last:]
    totals: dict[int, dict[str, int]] = {run.id: {} for run in runs}
    causes: dict[int, dict[str, int]] = {run.id: {} for run in runs}
    query = """SELECT run_id, outcome, name, cases FROM totals JOIN names ON names.id = cause_id
        JOIN runs ON runs.id = run_id WHERE suite = ? AND driver = ?"""
    for id, outcome, cause, number in connection.execute(query, (suite, driver)):
        if id in totals:
            totals[id][outcome] = totals[id].get(outcome, 0) + number
            if cause:
                causes[id][cause] = causes[id].get(cause, 0) + number
    series = [*_series(connection, runs)]
    cut = sum(each.measure not in _OF_MACHINE for each in series)
    steps = [step for each in series for step in _steps(each, cut)]
    return Trend(runs, totals, causes, series, steps, [*_newly_broken(connection, runs)])


def _series(connection: sqlite3.Connection, runs: Sequence[Run]) -> Iterator[Series]:
    """All measures of all cases over ``runs``."""
    known = {run.id: run for run in runs}
    marks = ", ".join("?" * len(runs))
    query = f"""SELECT name, measure, higher_is_better, run_id, value, low, high
        FROM measures JOIN names ON names.id = case_id WHERE run_id IN ({marks})"""
    order = {run.id: number for number, run in enumerate(runs)}
    rows = connection.execute(query, [*known]).fetchall()
    rows.sort(key=lambda row: (row[0], row[1], order[row[3]]))
    for (case, measure), found in groupby(rows, key=lambda row: (row[0], row[1])):
        each = [*found]
        points = [Point(known[id], *values) for _, _, _, id, *values in each]
        yield Series(case, measure, bool(each[-1][2]), points)


def _steps(of: Series, series: int) -> Iterator[Step]:
    """The changes of a series, one of so many that are looked at. Ratios are compared by their
    logarithms.
    """
    if of.measure in _OF_MACHINE:
        return
    values = [point.value for point in of.points]
    is_log = of.measure == RATIO and min(values) > 0
    scaled = [math.log(value) if is_log else value for value in values]
    noise = noise_of(scaled, [_sigma(point, is_log=is_log) for point in of.points])
    cuts = change_points(scaled, noise, series=series)
    bounds = [0, *cuts, len(values)]
    means = [sum(scaled[a:b]) / (b - a) for a, b in pairwise(bounds)]
    if is_log:
        means = [math.exp(mean) for mean in means]
    for number, cut in enumerate(cuts):
        last, first = of.points[cut - 1].run, of.points[cut].run
        before, after = means[number : number + 2]
        yield Step(of, last, first, before, after, is_newest=number == len(cuts) - 1)


def _sigma(point: Point, *, is_log: bool) -> float | None:
    """The standard deviation that an interval of 95 % stands for; None without one."""
    if point.low is None or point.high is None or (is_log and point.low <= 0):
        return None
    low, high = (math.log(end) if is_log else end for end in (point.low, point.high))
    return abs(high - low) / 2 / _SIGMAS


def _newly_broken(connection: sqlite3.Connection, runs: Sequence[Run]) -> Iterator[Broken]:
    """Cases that fail in the newest run, one of each cause, and passed before."""
    if not runs:
        return
    query = f"""SELECT cause_id, bad.case_id FROM cases bad
        WHERE run_id = ? AND outcome {_IS_BAD} AND EXISTS (
            SELECT 1 FROM cases good JOIN runs ON runs.id = good.run_id
            WHERE good.case_id = bad.case_id AND good.outcome IN {GOOD}
            AND suite = ? AND driver = ?)
        ORDER BY cause_id, bad.case_id"""
    newest = runs[-1]
    rows = connection.execute(query, (newest.id, newest.suite, newest.driver))
    for _, found in groupby(rows.fetchall(), key=lambda row: row[0]):
        broken = _broken(connection, next(found)[1], newest.suite, newest.driver)
        if broken is not None and broken.last_good is not None:
            yield broken


def broken_cases(
    connection: sqlite3.Connection, suite: str, driver: str, glob: str
) -> tuple[int, list[Broken]]:
    """Number of cases that match ``glob``, and those of them that fail now."""
    query = """SELECT case_id, max(outcome {}) FROM cases
        JOIN names ON names.id = case_id JOIN runs ON runs.id = run_id
        WHERE name GLOB ? AND suite = ? AND driver = ? GROUP BY case_id ORDER BY name"""
    rows = connection.execute(query.format(_IS_BAD), (glob, suite, driver)).fetchall()
    found = (_broken(connection, case, suite, driver) for case, ever_bad in rows if ever_bad)
    return len(rows), [each for each in found if each is not None]


def _broken(connection: sqlite3.Connection, case: int, suite: str, driver: str) -> Broken | None:
    """Return since when a case fails; None if it does not."""
    query = f"""SELECT case_names.name, cause_names.name, outcome,
            runs.id, suite, driver, build, version, started, host, is_reduced
        FROM cases JOIN runs ON runs.id = run_id
        JOIN names case_names ON case_names.id = case_id
        JOIN names cause_names ON cause_names.id = cause_id
        WHERE case_id = ? AND suite = ? AND driver = ? AND outcome {_IS_JUDGED}
        ORDER BY started DESC, runs.id DESC"""
    first_bad: Run | None = None
    case_name = cause = ""
    for name, why, outcome, *run in connection.execute(query, (case, suite, driver)):
        if outcome not in BAD:
            return first_bad and Broken(name, cause, first_bad, Run(*run))
        first_bad, case_name, cause = Run(*run), name, cause or why
    return first_bad and Broken(case_name, cause, first_bad, None)


def measures_of(
    connection: sqlite3.Connection, run: Run, other: Run
) -> list[tuple[str, float, float]]:
    """Cases with latency ratios in both runs, and the ratios."""
    query = """SELECT name, a.value, b.value FROM measures a
        JOIN measures b ON b.case_id = a.case_id AND b.measure = a.measure AND b.run_id = ?
        JOIN names ON names.id = a.case_id WHERE a.run_id = ? AND a.measure = ? ORDER BY name"""
    return connection.execute(query, (other.id, run.id, RATIO)).fetchall()


def differences(connection: sqlite3.Connection, run: Run, other: Run) -> list[Difference]:
    """Cases of both runs of which one was good and the other was not."""
    query = f"""SELECT case_names.name, a.outcome, a_names.name, b.outcome, b_names.name
        FROM cases a JOIN cases b ON b.case_id = a.case_id AND b.run_id = ?
        JOIN names case_names ON case_names.id = a.case_id
        JOIN names a_names ON a_names.id = a.cause_id
        JOIN names b_names ON b_names.id = b.cause_id
        WHERE a.run_id = ? AND a.outcome {_IS_JUDGED} AND b.outcome {_IS_JUDGED}
        AND (a.outcome {_IS_BAD}) <> (b.outcome {_IS_BAD}) ORDER BY 1"""
    return [Difference(*row) for row in connection.execute(query, (other.id, run.id))]
