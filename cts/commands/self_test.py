"""``cts self-test``: does the suite catch what it is there for?"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from cts.self_test.defects import known_defects
from cts.self_test.results import FORMAT
from cts.self_test.run import self_test
from nntest.groups.terminal import kind_of_failure
from nntest.results import ExitCode
from nntest.self_test import command as any_self_test
from nntest.self_test.command import HowToRun, print_defects
from nntest.self_test.defects import matching
from nntest.self_test.result_kind import self_test_kind

__all__ = ["Options", "list_defects", "run"]

_COMMAND = "cts self-test"


@dataclass(frozen=True, kw_only=True)
class Options(HowToRun):
    """The options of ``cts self-test``, as given."""

    defects: tuple[str, ...]


def run(options: Options) -> ExitCode:
    """Test the suite. Raises a UserError for what is wrong with the options."""
    names = matching(known_defects(), options.defects, _COMMAND) if options.defects else []
    return any_self_test.run(
        self_test_kind(FORMAT), options, lambda how: self_test(how, names), kind_of_failure
    )


def list_defects(globs: Sequence[str]) -> ExitCode:
    """Print the chosen defects, or all, with what they do wrong. Raises a UserError."""
    known = known_defects()
    return print_defects(known[name] for name in matching(known, globs, _COMMAND))
