"""``self-test`` of any suite: does it catch what it is there for?"""

from __future__ import annotations

from collections.abc import Callable, Hashable, Iterable
from dataclasses import dataclass
from pathlib import Path
from typing import Final, TypeAlias

from nncli.terminal import say
from nncli.terminal.console import terminal
from nntest.interruption import interruptible
from nntest.output_folder import locked
from nntest.report.live import view_on
from nntest.report.result_kind import ResultKind
from nntest.results import CaseResult, ExitCode, Outcome
from nntest.run_result import command_line
from nntest.runner.options import RunOptions, default_jobs
from nntest.self_test.defects import Defect
from nntest.self_test.results import SelfTestRun
from nntest.self_test.run import Conditions

__all__ = ["HowToRun", "Test", "print_defects", "run"]

SILENCE_S: Final = 120
"""A defect that hangs is ended long before; this is for a test that hangs of itself."""

Test: TypeAlias = Callable[[Conditions], SelfTestRun]
"""A self-test of one suite."""


@dataclass(frozen=True, kw_only=True)
class HowToRun:
    """The options that the self-tests of all suites have."""

    jobs: int | None
    output: Path | None
    resume: bool
    resume_anyway: bool
    quiet: bool


def run(
    kind: ResultKind[SelfTestRun],
    options: HowToRun,
    test: Test,
    kind_of_failure: Callable[[CaseResult], Hashable],
    *,
    jobs: int | None = None,
    silence_limit_s: float = SILENCE_S,
) -> ExitCode:
    """Make the ``test`` of a suite, print and write what comes out. Raises a UserError.

    ``jobs`` are those of a suite whose cases have all processors for themselves, unless the user
    wants otherwise; by default there is one for each processor.
    """
    output = options.output
    how = RunOptions(
        driver="reference",
        jobs=options.jobs or jobs or default_jobs(),
        case_limit_s=0,
        silence_limit_s=silence_limit_s,
        output=output,
        resume=options.resume,
        resume_anyway=options.resume_anyway,
    )
    console = terminal(quiet=options.quiet)
    command = command_line(kind.format.command.partition(" ")[0])
    with locked(output, kind.files), interruptible() as interruption:
        with view_on(console, kind_of_failure) as view:
            result = test(Conditions(how, command, view, interruption))
        pages = kind.write(result, output)[:1] if output else ()
    kind.print(result, console, pages)
    return _exit_code(result)


def print_defects(defects: Iterable[Defect]) -> ExitCode:
    """Print ``defects`` with what they do wrong, one a line."""
    for defect in defects:
        say(f"{defect.name:45} {defect.area:12} {defect.summary}")
    return ExitCode.OK


def _exit_code(result: SelfTestRun) -> ExitCode:
    if result.interrupted:
        return ExitCode.INTERRUPTED
    if any(case.outcome is Outcome.NOT_RUN for case in result.cases):
        return ExitCode.INCOMPLETE
    return ExitCode.OK if result.is_good else ExitCode.FAILED
