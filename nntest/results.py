"""What happened to each case, and to a run as a whole; the one result format of all suites.

A suite extends :class:`CaseResult` and :class:`RunResult` with what only it knows. Whatever the
suite, the JSON of a run has ``schema``, ``suite``, ``totals`` (a count per outcome, which add up
to the number of planned cases) and ``cases``, each with ``id`` and ``outcome``.
"""

from __future__ import annotations

from collections.abc import Iterable
from enum import Enum, IntEnum

import msgspec

__all__ = ["CaseResult", "ExitCode", "Outcome", "RunResult", "totals_of"]


class Outcome(str, Enum):
    """How a case ended."""

    SUCCESS = "SUCCESS"
    FAILURE = "FAILURE"
    """The driver answered, but wrongly, or with an error."""
    HANG = "HANG"
    """No answer in time."""
    CRASH = "CRASH"
    """The process that ran the case died."""
    SKIPPED = "SKIPPED"
    """Not applicable here; the reason says why."""
    NOT_RUN = "NOT_RUN"
    """Planned, but the run ended before its turn."""

    def __str__(self) -> str:
        return self.value

    @property
    def is_bad(self) -> bool:
        """True when the case counts against the driver."""
        return self in (Outcome.FAILURE, Outcome.HANG, Outcome.CRASH)


class ExitCode(IntEnum):
    """Exit codes of every suite's command."""

    OK = 0
    FAILED = 1
    """An evaluator, a tolerance or a limit was missed."""
    USAGE = 2
    """Wrong usage or unreadable input; nothing was judged."""
    INTERRUPTED = 130
    """Stopped by Ctrl-C; what had been measured was written."""


class CaseResult(msgspec.Struct, frozen=True, kw_only=True):
    """Outcome of one case. ``reason`` is empty for SUCCESS, one sentence otherwise."""

    id: str
    outcome: Outcome
    reason: str = ""
    duration_ns: int = 0


class RunResult(msgspec.Struct, frozen=True, kw_only=True):
    """A run of a suite: what was run, how to repeat it, and how each case ended.

    ``started`` is local time in ISO 8601 with offset; ``command`` is the exact command line,
    quoted for a shell.
    """

    schema: int
    suite: str
    totals: dict[Outcome, int]
    command: str
    started: str
    duration_ns: int = 0
    interrupted: bool = False


def totals_of(cases: Iterable[CaseResult]) -> dict[Outcome, int]:
    """Count of cases per outcome, every outcome named, so that the counts add up."""
    totals = dict.fromkeys(Outcome, 0)
    for case in cases:
        totals[case.outcome] += 1
    return totals
