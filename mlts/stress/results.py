"""The result of ``mlts stress``: everything that any report shows, and nothing that it derives.

``results.json`` is :class:`StressRun` as JSON. A *case* is one configuration of a mode on one
driver. Durations are nanoseconds, sizes bytes; times within a case (``at_ns``) count from the
moment when its clients were started.
"""

from __future__ import annotations

from collections.abc import Iterator
from enum import Enum
from pathlib import Path
from typing import Annotated, Final

import msgspec
from msgspec import Meta

from mlts.results import BackendInfo, Duration, MeasurementWarning
from nnhal.encoding import indented
from nnhal.errors import UserError
from nnhal.input_file import Format
from nntest.result_file import ResultFormat
from nntest.result_types import Fraction, Multiple, Natural, Positive
from nntest.results import CaseResult, RunSettings, SuiteRun

__all__ = [
    "FORMAT",
    "SCHEMA",
    "SUITE",
    "BadStatus",
    "CaseParameters",
    "ClientEnd",
    "ClientResult",
    "Degradation",
    "Kill",
    "LatencyOverTime",
    "Liveness",
    "ResultsUnreadable",
    "Series",
    "Slope",
    "StressCase",
    "StressRun",
    "StressSettings",
    "WrongAnswer",
    "dump",
    "load",
]

SUITE: Final = "mlts-stress"
"""How results call this suite."""

SCHEMA: Final = 1
"""Version of the format."""


class _Part(msgspec.Struct, frozen=True, kw_only=True):
    """A part of the result."""


class CaseParameters(_Part, frozen=True, kw_only=True):
    """What a case was run with. ``models`` are names of the catalogue, or of random graphs by
    their seeds; ``threads`` are those of each client process.
    """

    threads: Positive = 1
    processes: Positive = 1
    duration_ns: Natural = 0
    grace_ns: Natural = 0
    """In force: longer than the profile's for a driver that is slow."""
    kill_rate: Fraction = 0.0
    seed: int = 0
    """Of the case; those of its clients are drawn from it."""
    models: tuple[str, ...] = ()


class ClientEnd(str, Enum):
    """How the life of a client ended."""

    FINISHED = "finished"
    KILLED = "killed"
    """By the test, as planned."""
    CRASHED = "crashed"
    HUNG = "hung"
    FAILED = "failed"
    """It has had a wrong answer or a bad status."""

    def __str__(self) -> str:
        return self.value


class ClientResult(_Part, frozen=True, kw_only=True):
    """A client over one life. Clients of the same ``number`` follow each other."""

    number: Natural
    life: Natural = 0
    seed: int = 0
    started_ns: Natural = 0
    ended_ns: Natural = 0
    inferences: Natural = 0
    compilations: Natural = 0
    refusals: Natural = 0
    end: ClientEnd = ClientEnd.FINISHED
    reason: str = ""


class Kill(_Part, frozen=True, kw_only=True):
    """A client that the test has killed, and what its threads were at."""

    at_ns: Natural
    client: Natural
    life: Natural = 0
    doing: str = ""


class WrongAnswer(_Part, frozen=True, kw_only=True):
    """The first output of a client that differs from what the idle driver gave.

    ``belongs_to`` says whose answer it is instead, where it is anybody's.
    """

    client: Natural
    thread: Natural
    model: str
    input: Natural
    output: Natural
    element: Natural
    expected: str
    actual: str
    differing: Natural
    """Elements of this output that differ."""
    elements: Natural
    iteration: Natural
    """Inferences of this thread before it."""
    way: str = ""
    """How the inference was asked for: synchronous, burst, fenced."""
    belongs_to: str = ""
    at_ns: Natural = 0


class BadStatus(_Part, frozen=True, kw_only=True):
    """The first call of a client that ended with a status that is no refusal."""

    client: Natural
    thread: Natural
    call: str
    """``prepare`` or ``execute``, with the way."""
    model: str
    status: str
    message: str = ""
    iteration: Natural = 0
    at_ns: Natural = 0


class Liveness(_Part, frozen=True, kw_only=True):
    """What the client beside the stress has seen, which is never killed."""

    inferences: Natural = 0
    wrong: Natural = 0
    longest_ns: Natural = 0
    """Its longest time without an inference."""


class Slope(_Part, frozen=True, kw_only=True):
    """Growth an hour after the warm-up, with its interval.

    ``is_growth``: the interval excludes zero, the growth is steady and more than noise, and is not
    given back when the clients are gone.
    """

    per_hour: float
    low: float
    high: float
    confidence: Fraction
    in_a_day: float
    """What it adds in 24 hours."""
    from_ns: Natural = 0
    """Where the warm-up ends."""
    is_growth: bool = False
    is_doubtful: bool = False
    """It may be growth: the interval excludes zero, and too little has come together to tell."""


class Series(_Part, frozen=True, kw_only=True):
    """A resource of the driver's process over time. ``unit`` is ``bytes`` or empty for a count."""

    name: str
    unit: str = ""
    at_ns: tuple[Natural, ...] = ()
    values: tuple[Natural, ...] = ()
    slope: Slope | None = None
    """None where the case was too short to tell."""
    idle: Natural | None = None
    """Before there was any client."""
    after: Natural | None = None
    """When all clients were gone, where that was looked at: what is given back has not grown."""


class LatencyOverTime(_Part, frozen=True, kw_only=True):
    """Latencies of inferences, by intervals of equal length that begin at ``at_ns``.

    Median and P99 are over the latencies that were kept: all, unless there were very many.
    """

    at_ns: tuple[Natural, ...] = ()
    median_ns: tuple[Duration, ...] = ()
    p99_ns: tuple[Duration, ...] = ()
    count: tuple[Natural, ...] = ()


class Degradation(_Part, frozen=True, kw_only=True):
    """Latency with the load over latency without it, from pairs of neighboring blocks.

    ``low`` and ``high`` are None with fewer than three pairs. ``waiting`` is for how long the
    driver's threads had to wait for a processor, for each nanosecond on one: no driver can help
    that, and beyond :data:`mlts.stress.outcome.MAX_WAITING` a ratio above the limit is not judged.
    """

    ratio: Multiple
    low: Multiple | None
    high: Multiple | None
    confidence: Fraction
    limit: Multiple
    pairs: Natural
    alone_ns: Duration = 0.0
    loaded_ns: Duration = 0.0
    waiting: Multiple = 0.0


class StressCase(CaseResult, frozen=True, kw_only=True):
    """A configuration of a mode on a driver."""

    mode: str
    configuration: str = ""
    driver: str
    parameters: CaseParameters = CaseParameters()
    ran_ns: Natural = 0
    """For which clients were at work."""
    connected_ns: Natural = 0
    """When all clients had their connection, since the first was started."""
    inferences: Natural = 0
    compilations: Natural = 0
    compared: Natural = 0
    """Inferences whose outputs were compared with those of the idle driver."""
    exact: bool = True
    """Compared bit for bit; else the idle driver does not repeat itself."""
    refusals: dict[str, Natural] = msgspec.field(default_factory=dict)
    """By status: the driver was busy, which is its right."""
    clients: tuple[ClientResult, ...] = ()
    kills: tuple[Kill, ...] = ()
    liveness: Liveness | None = None
    wrong: WrongAnswer | None = None
    bad_status: BadStatus | None = None
    verdict: str = ""
    """Of a HANG: who waits for whom."""
    series: tuple[Series, ...] = ()
    latency_over_time: LatencyOverTime | None = None
    degradation: Degradation | None = None
    warnings: tuple[MeasurementWarning, ...] = ()
    notes: tuple[str, ...] = ()
    """What was left out, as a model that the driver does not support."""
    repeat: str = ""
    """Command that repeats this case."""


class StressSettings(RunSettings, frozen=True, kw_only=True):
    """How the run was made. Overrides are None where the profile's values hold."""

    profile: str
    modes: tuple[str, ...]
    seed: int = 0
    duration_s: Annotated[float, Meta(gt=0)] | None = None
    threads: Positive | None = None
    processes: Positive | None = None
    kill_rate: Fraction | None = None
    models: tuple[str, ...] = ()
    assets: str = ""


class StressRun(SuiteRun, frozen=True, kw_only=True):
    """The whole of ``results.json``."""

    settings: StressSettings
    drivers: tuple[BackendInfo, ...] = ()
    cases: tuple[StressCase, ...] = ()


class ResultsUnreadable(UserError):
    """A results file is missing, damaged, or of another schema."""


def dump(run: StressRun) -> bytes:
    """``run`` as indented JSON, keys in the order of the structs."""
    return indented(run)


def load(path: Path) -> StressRun:
    """Read ``results.json``. Raises ResultsUnreadable."""
    return FORMAT.read(path)


def _problems(run: StressRun) -> Iterator[str]:
    """What the types do not say: lists that belong together have one length."""
    for index, case in enumerate(run.cases):
        for number, series in enumerate(case.series):
            if len(series.at_ns) != len(series.values):
                yield (
                    f"{len(series.values)} values at {len(series.at_ns)} times "
                    f"- at `$.cases[{index}].series[{number}]`"
                )
        latency = case.latency_over_time
        if latency and len({len(column) for column in msgspec.structs.astuple(latency)}) > 1:
            yield f"columns of different lengths - at `$.cases[{index}].latency_over_time`"


FORMAT: Final = ResultFormat(
    Format(
        "a result of mlts stress",
        remedy="give the results.json that it wrote",
        error=ResultsUnreadable,
        max_bytes=1 << 28,
    ),
    type=StressRun,
    suite=SUITE,
    schema=SCHEMA,
    problems=_problems,
)
"""How such a file is read and checked."""
