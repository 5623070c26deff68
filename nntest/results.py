"""Results of each case, and of a run as a whole; the one result format of all suites.

A suite extends :class:`CaseResult` and :class:`RunResult` with what only it knows. Whatever the
suite, the JSON of a run has ``schema``, ``suite``, ``totals`` (a count per outcome, which add up
to the number of planned cases) and ``cases``, each with ``id`` and ``outcome``.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from enum import IntEnum
from typing import Any, TypeVar

import msgspec

from nncli.enums import StrEnum
from nntest.environment import Environment
from nntest.failure import Failure
from nntest.result_types import Multiple, Natural, Positive
from nntest.runner.option_values import LISTED

__all__ = [
    "CaseResult",
    "ExitCode",
    "ExpectationUse",
    "Outcome",
    "RunResult",
    "RunSettings",
    "SelectedCases",
    "SuiteRun",
    "totals_of",
]

_Case = TypeVar("_Case", bound="CaseResult")


class Outcome(StrEnum):
    """Outcome of a case."""

    SUCCESS = "SUCCESS"
    FAILURE = "FAILURE"
    """The driver answered, but wrongly, or with an error."""
    HANG = "HANG"
    """No answer in time."""
    CRASH = "CRASH"
    """The process that ran the case died."""
    SKIPPED = "SKIPPED"
    """The case does not apply here; the reason says why."""
    FLAKY = "FLAKY"
    """Did not succeed at first, and then did when it was tried again."""
    NOT_RUN = "NOT_RUN"
    """Planned, but the run ended before its turn."""

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
    DRIVER_DIED = 3
    """The driver crashed or hung in a case that was not expected to."""
    INCOMPLETE = 4
    """The measurement is invalid, or planned cases did not get their turn."""
    INTERRUPTED = 130
    """Stopped by Ctrl-C; what had been measured was written."""


class CaseResult(msgspec.Struct, frozen=True, kw_only=True):
    """Outcome of one case. ``why`` is empty for SUCCESS; of a case that was not judged it is one
    sentence, of one that failed a failure, also where it was FLAKY: ``before`` is then the outcome
    of the last attempt that failed.

    ``evidence`` are lines of text for whoever looks for the cause: the last lines of the driver's
    log, its traceback, the stacks of a process that hung. ``attempts`` counts the tries that led
    to the outcome. ``expected`` is the reason that a file of expectations gives for an outcome
    that it foresees, empty where the case was to succeed.
    """

    id: str
    outcome: Outcome
    why: Failure | str = ""
    before: Outcome | None = None
    duration_ns: Natural = 0
    evidence: tuple[str, ...] = ()
    attempts: Natural = 1
    expected: str = ""

    @property
    def failure(self) -> Failure:
        """Return what went wrong; of no kind where nothing did."""
        return self.why if isinstance(self.why, Failure) else Failure("", self.why)

    @property
    def reason(self) -> str:
        """Describe why it ended so; empty for SUCCESS."""
        if self.before is None:
            return str(self.why)
        return f"succeeded at attempt {self.attempts}; before: {self.before}: {self.why}"

    def each(self: _Case) -> Iterator[_Case]:
        """The case, and those that a file has with it because they are alike."""
        yield self

    def sharing(self: _Case, known: dict[Any, Any]) -> _Case:
        """The same, with values that many cases have taken from ``known``, or added there."""
        return self


class RunResult(msgspec.Struct, frozen=True, kw_only=True):
    """A run of a suite: what was run, how to repeat it, and how each case ended.

    ``started`` is local time in ISO 8601 with offset; ``command`` is the exact command line,
    quoted for a shell.
    """

    schema: int
    suite: str
    totals: dict[Outcome, Natural]
    command: str
    started: str
    duration_ns: Natural = 0
    interrupted: bool = False


class RunSettings(msgspec.Struct, frozen=True, kw_only=True):
    """Settings of a run: which cases of a suite were chosen, and how they were run. The defaults
    are a whole run.

    ``shard`` is (I, N), the first being (1, N). ``shuffle`` is the seed of the order, None for the
    suite's own. Limits of the driver's process are None where it has none.
    """

    engine: str = "local"
    """``local``: worker processes; ``in-process``: none; ``dask``: processes of a cluster."""
    jobs: Natural = 1
    """0 for as many as a cluster has room for."""
    isolated: bool = True
    """The driver was in a process of its own."""
    filters: tuple[str, ...] = ()
    excludes: tuple[str, ...] = ()
    shard: tuple[Positive, Positive] | None = None
    shuffle: int | None = None
    order: str = LISTED
    """``power``: first what catches most planted defects for its cost."""
    budget_s: Multiple | None = None
    """Budget of the whole command, reports included; None is no budget."""
    repeat: Positive = 1
    retries: Natural = 0
    fail_fast: bool = False
    case_limit_s: Multiple = 0
    """A case that takes longer is HANG."""
    silence_limit_s: Multiple = 0
    """One that gives no sign of life for this long, too."""
    limit_memory_bytes: Natural | None = None
    limit_cpu_s: Natural | None = None
    limit_files: Natural | None = None
    resumed: Natural = 0
    """Times that the run was continued after its end by force."""
    mixed: tuple[str, ...] = ()
    """Reasons why results of this run may not be of the same driver, cases, suite or settings, a
    sentence each. Empty for a run that is one.
    """


class SelectedCases(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True):
    """Cases of a plan that the options of a run choose: what it takes to join the shards of a run.

    ``planned`` counts the cases of the plan, and ``chosen`` those of them that all shards together
    have, with their repetitions. A plan that is not ``is_complete`` lacks groups of cases.
    ``places`` are where the cases of a shard stand among the chosen ones, each as the distance from
    the one before it, the first from 0; empty without a shard.
    """

    planned: Natural = 0
    chosen: Natural = 0
    is_complete: bool = True
    places: tuple[int, ...] = ()


class ExpectationUse(msgspec.Struct, frozen=True, kw_only=True):
    """An entry of the file of expectations that applies to the driver, and how it went.

    ``matched`` counts the cases that it covers and that got their turn, ``held`` those of them
    that ended as foreseen. ``problem`` is empty, or why the entry is an error: it is expired, it
    matches no case, or a case that it covers succeeded.
    """

    case: str
    outcomes: tuple[Outcome, ...]
    reason: str
    url: str = ""
    expires: str = ""
    matched: Natural = 0
    held: Natural = 0
    problem: str = ""


class SuiteRun(RunResult, frozen=True, kw_only=True):
    """A run of cases by :mod:`nntest.runner`.

    ``reductions`` say in words every way in which the run did less than the whole suite.
    ``exposures`` say how a driver could have changed its judge, and are empty where every driver
    was confined. ``ended_early`` says why cases are NOT_RUN, empty where none is. Case results
    whose ``expected`` is not empty ended badly as foreseen, and do not make the run fail.
    """

    version: str
    """Version of this project."""
    code: str = ""
    """Digest of the suite's code, and of what it stands on; empty for a run without a folder."""
    selection: SelectedCases = SelectedCases()
    environment: Environment = Environment()
    settings: RunSettings = RunSettings()
    reductions: tuple[str, ...] = ()
    exposures: tuple[str, ...] = ()
    expectations_file: str = ""
    expectations: tuple[ExpectationUse, ...] = ()
    ended_early: str = ""
    cases: tuple[CaseResult, ...] = ()


def totals_of(cases: Iterable[CaseResult]) -> dict[Outcome, int]:
    """Count of cases per outcome, every outcome named, so that the counts add up."""
    totals = dict.fromkeys(Outcome, 0)
    for case in cases:
        totals[case.outcome] += 1
    return totals
