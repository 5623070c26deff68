"""Observations of a stress: its clients, their answers, and the resources of the driver.

They are parts of :class:`mlts.stress.results.StressCase`, in its units.
"""

from __future__ import annotations

from typing import Final

import msgspec

from mlts.results import Duration
from nncli.enums import StrEnum
from nntest.result_types import Fraction, Multiple, Natural, Positive

__all__ = [
    "MIN_TOLD_NS",
    "BadStatus",
    "CaseParameters",
    "ClientEnd",
    "ClientResult",
    "Degradation",
    "Kill",
    "LatencyOverTime",
    "Liveness",
    "Series",
    "Slope",
    "WrongAnswer",
]


class _Part(msgspec.Struct, frozen=True, kw_only=True):
    """A part of the result."""


class CaseParameters(_Part, frozen=True, kw_only=True):
    """Parameters of a case. ``models`` are names of the catalogue, or of random graphs by their
    seeds; ``threads`` are those of each client process.
    """

    threads: Positive = 1
    processes: Positive = 1
    duration_ns: Natural = 0
    grace_ns: Natural = 0
    """Time of grace in force: longer than the profile's for a driver that is slow."""
    kill_rate: Fraction = 0.0
    seed: int = 0
    """Seed of the case; those of its clients are drawn from it."""
    models: tuple[str, ...] = ()


class ClientEnd(StrEnum):
    """End of a client's life."""

    FINISHED = "finished"
    KILLED = "killed"
    """Killed by the test, as planned."""
    CRASHED = "crashed"
    HUNG = "hung"
    FAILED = "failed"
    """Ended by a wrong answer or a bad status."""


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
    """Way in which the inference was requested: synchronous, burst, fenced."""
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
    """Observations of the client beside the stress, which is never killed."""

    inferences: Natural = 0
    wrong: Natural = 0
    longest_ns: Natural = 0
    """Its longest time without an inference."""


MIN_TOLD_NS: Final = 60_000_000_000
"""Time after the warm-up from which a slope is shown that is no growth."""


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
    """Growth in 24 hours."""
    from_ns: Natural = 0
    """End of the warm-up."""
    is_growth: bool = False
    is_doubtful: bool = False
    """Growth is possible: the interval excludes zero, and too little has come together to tell."""


class Series(_Part, frozen=True, kw_only=True):
    """A resource of the driver's process over time. ``unit`` is ``bytes`` or empty for a count."""

    name: str
    unit: str = ""
    at_ns: tuple[Natural, ...] = ()
    values: tuple[Natural, ...] = ()
    slope: Slope | None = None
    """None where the case was too short to tell."""
    idle: Natural | None = None
    """Resources before there was any client."""
    after: Natural | None = None
    """Resources when all clients were gone, where that was looked at: what is given back has not
    grown.
    """

    @property
    def told_slope(self) -> Slope | None:
        """Return the slope where a report may show it: a few seconds extrapolated to an hour are no
        number, unless they show growth beyond doubt.
        """
        slope = self.slope
        if slope is None or slope.is_growth:
            return slope
        span_ns = self.at_ns[-1] - slope.from_ns if self.at_ns else 0
        return slope if span_ns >= MIN_TOLD_NS else None


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
