"""``mlts self-test``: do the stress tests catch what they are there for, and nothing else?"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from mlts.self_test.defects import known_defects
from mlts.self_test.results import FORMAT
from mlts.self_test.run import self_test
from nntest.results import ExitCode
from nntest.self_test import command as any_self_test
from nntest.self_test.command import HowToRun, print_defects
from nntest.self_test.defects import matching
from nntest.self_test.result_kind import self_test_kind

__all__ = ["Options", "list_defects", "run"]

_COMMAND = "mlts self-test"

_SILENCE_S = 300
"""Stress tests watch their own time."""


@dataclass(frozen=True, kw_only=True)
class Options(HowToRun):
    """The options of ``mlts self-test``, as given."""

    defects: tuple[str, ...]
    seed: int


def run(options: Options) -> ExitCode:
    """Test the stress tests. Raises a UserError for what is wrong with the options."""
    names = matching(known_defects(), options.defects, _COMMAND) if options.defects else []
    return any_self_test.run(
        self_test_kind(FORMAT),
        options,
        lambda how: self_test(how, names, options.seed),
        lambda case: case.reason,
        jobs=1,
        silence_limit_s=_SILENCE_S,
    )


def list_defects(globs: Sequence[str]) -> ExitCode:
    """Print the chosen drivers, or all, with what they do. Raises a UserError."""
    known = known_defects()
    return print_defects(known[name] for name in matching(known, globs, _COMMAND))
