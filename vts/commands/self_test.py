"""``vts self-test``: does the suite catch what it is there for?"""

from __future__ import annotations

import shlex
import sys
from collections.abc import Sequence
from dataclasses import dataclass
from fnmatch import fnmatchcase
from pathlib import Path
from typing import Final

from nnhal.errors import UserError
from nnhal.terminal import say
from nnhal.types import HalVersion
from nntest.interruption import interruptible
from nntest.output_folder import locked
from nntest.report.live import view_on
from nntest.results import ExitCode, Outcome
from nntest.runner.options import RunOptions, default_jobs
from vts.self_test.defects import known_defects
from vts.self_test.reports import WRITTEN, write_all
from vts.self_test.results import SelfTestRun
from vts.self_test.run import self_test
from vts.self_test.table import print_self_test
from vts.terminal import kind_of_failure, terminal

__all__ = ["Options", "list_defects", "run"]

_SILENCE_S: Final = 120
"""A defect that hangs is ended long before; this is for a test that hangs of itself."""


class UnknownDefect(UserError):
    """No defect matches."""


class UnknownVersion(UserError):
    """The HAL has no such version."""


@dataclass(frozen=True, kw_only=True)
class Options:
    """The options of ``vts self-test``, as given."""

    defects: tuple[str, ...]
    hal_version: str | None
    jobs: int | None
    output: Path | None
    resume: bool
    quiet: bool


def run(options: Options) -> ExitCode:
    """Test the suite. Raises a UserError for what is wrong with the options."""
    hal_version = _known_version(options.hal_version or "")
    names = _chosen(options.defects, hal_version)
    output = options.output
    how = RunOptions(
        driver="reference",
        jobs=options.jobs or default_jobs(),
        case_limit_s=0,
        silence_limit_s=_SILENCE_S,
        output=output,
        resume=options.resume,
    )
    console = terminal(quiet=options.quiet)
    command = shlex.join(["vts", *sys.argv[1:]])
    with locked(output, WRITTEN), interruptible() as interruption:
        with view_on(console, kind_of_failure) as view:
            result = self_test(how, names, command, view, interruption, hal_version)
        page = write_all(result, output) if output else None
    print_self_test(result, console, page)
    return _exit_code(result)


def list_defects(globs: Sequence[str], hal_version: str | None) -> ExitCode:
    """Print the chosen defects, or all, with what they do wrong. Raises a UserError."""
    known = known_defects()
    for name in _chosen(globs, _known_version(hal_version or "")) or known:
        defect = known[name]
        say(f"{defect.name:45} {defect.area:12} {defect.summary}")
    return ExitCode.OK


def _known_version(version: str) -> str:
    known = [known.value for known in HalVersion]
    if version and version not in known:
        raise UnknownVersion(f"HAL {version} does not exist; there are {', '.join(known)}")
    return version


def _chosen(globs: Sequence[str], hal_version: str) -> list[str]:
    """The defects that match, of those that a driver of ``hal_version`` can have; none for all."""
    if not globs and not hal_version:
        return []
    known = known_defects()
    names = [n for n in known if any(fnmatchcase(n, glob) for glob in globs or ["*"])]
    if not names:
        raise UnknownDefect(f"no defect matches {' '.join(globs)}; 'vts self-test --list' has all")
    possible = [n for n in names if not hal_version or hal_version in known[n].hal_versions]
    if not possible:
        raise UnknownDefect(f"no driver of HAL {hal_version} can have {', '.join(names)}")
    return possible


def _exit_code(result: SelfTestRun) -> ExitCode:
    if result.interrupted:
        return ExitCode.INTERRUPTED
    if any(case.outcome is Outcome.NOT_RUN for case in result.cases):
        return ExitCode.INCOMPLETE
    if result.idle or not all(case.is_caught for case in result.cases):
        return ExitCode.FAILED
    return ExitCode.OK
