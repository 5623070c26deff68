"""Sampling: which tests are tried with a defect, where not all are."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from itertools import chain, islice
from typing import Final

from nntest.groups.sampling import some_of_each
from nntest.groups.suite import GENERAL
from vts.self_test.order import in_turns
from vts.test_group import PlannedTest

__all__ = ["sample"]

_EXECUTIONS: Final = 0.3
"""Share of a sample that are executions of different operations: the group has more of them than
a turn for each kind of test would give it.
"""

_NEAR: Final = 0.25
"""Size of a sample of tests of some operations only, as a share of one of all tests."""


def sample(
    tests: Sequence[PlannedTest], operations: Collection[str], size: int
) -> list[PlannedTest]:
    """About ``size`` of ``tests``, always the same ones, spread over groups, kinds and operations.

    With ``operations``, tests of these only: no other test runs into a defect of theirs. A size of
    0 takes them all.
    """
    wanted = frozenset(operations)
    near = [test for test in tests if not wanted or wanted & {*test.operations}]
    if not size:
        return near
    if wanted:
        return list(islice(in_turns(near), int(size * _NEAR)))
    executions = (test for test in near if test.group == GENERAL)
    executed = some_of_each(executions, lambda test: test.operations)
    few = islice(in_turns(executed), int(size * _EXECUTIONS))
    chosen = {test.id: test for test in chain(few, in_turns(near))}
    return list(chosen.values())[:size]
