"""``vts self-test``: does the suite catch what it is there for?"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path

from nncli.errors import UserError
from nntest.groups.terminal import kind_of_failure
from nntest.results import ExitCode, Outcome
from nntest.runner.selection import base_id
from nntest.self_test import command as any_self_test
from nntest.self_test.command import HowToRun, print_defects
from nntest.self_test.defects import UnknownDefect, matching
from nntest.self_test.result_kind import self_test_kind
from nntest.self_test.results import SelfTestRun
from nntest.self_test.run import Conditions
from vts.commands.versions import known_version
from vts.program import PROGRAM
from vts.self_test.defects import known_defects
from vts.self_test.matrix_run import make_matrix
from vts.self_test.matrix_suite import MatrixSettings
from vts.self_test.results import FORMAT
from vts.self_test.run import self_test

__all__ = ["Options", "list_defects", "run"]

_COMMAND = "vts self-test"


class SampleWithoutMatrix(UserError):
    """``--sample`` without the matrix that it is of."""


class NoTests(UserError):
    """Results that name no test to try."""


@dataclass(frozen=True, kw_only=True)
class Options(HowToRun):
    """The options of ``vts self-test``, as given."""

    defects: tuple[str, ...]
    hal_version: str | None
    package: str | None
    tests: Path | None = None
    matrix: Path | None = None
    sample: int | None = None


def run(options: Options) -> ExitCode:
    """Test the suite. Raises a UserError for what is wrong with the options."""
    hal_version = known_version(options.hal_version or "")
    package = options.package or ""
    names = _chosen(options.defects, hal_version, package)
    if options.sample is not None and options.matrix is None:
        raise SampleWithoutMatrix(
            "--sample needs --matrix FILE: without it, a defect needs one test"
        )

    tests = _run_in(options.tests) if options.tests is not None else ()

    def test(conditions: Conditions) -> SelfTestRun:
        if options.matrix is not None:
            settings = MatrixSettings(
                sample=options.sample or 0, hal_version=hal_version, package=package
            )
            return make_matrix(conditions, names, settings, options.matrix)
        return self_test(conditions, names, hal_version, package, tests)

    return any_self_test.run(self_test_kind(FORMAT), options, test, kind_of_failure)


def _run_in(results: Path) -> tuple[str, ...]:
    """The tests that were run, and not skipped, in a run of VTS. Raises a UserError."""
    run = PROGRAM.kind.load(results)
    found = dict.fromkeys(
        base_id(case.id)
        for case in run.cases
        if case.outcome not in (Outcome.SKIPPED, Outcome.NOT_RUN)
    )
    if not found:
        raise NoTests(f"{results}: none of its tests was run")
    return tuple(found)


def list_defects(
    globs: Sequence[str], hal_version: str | None, package: str | None = None
) -> ExitCode:
    """Print the chosen defects, or all, with what they do wrong. Raises a UserError."""
    known = known_defects(package or "")
    names = _chosen(globs, known_version(hal_version or ""), package or "")
    return print_defects(known[name] for name in names or known)


def _chosen(globs: Sequence[str], hal_version: str, package: str) -> list[str]:
    """The defects that match, of those that a driver of ``hal_version`` can have; none for all."""
    known = known_defects(package)
    if not globs and not hal_version:
        return []
    names = matching(known, globs, _COMMAND)
    possible = [n for n in names if not hal_version or hal_version in known[n].hal_versions]
    if not possible:
        raise UnknownDefect(f"no driver of HAL {hal_version} can have {', '.join(names)}")
    return possible
