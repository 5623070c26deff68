"""The account of a run that was not run to its end: what it has looked for, and what it gave up."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from typing import Final

from nntest.groups.results import GroupedCase
from nntest.report.html.numbers import count
from nntest.results import Outcome
from nntest.runner.selection import base_id
from vts.prioritization.matrix import FaultMatrix
from vts.test_group import PlannedTest

__all__ = ["account"]

_SHOWN: Final = 5
"""Groups that are named; the page has all."""


def account(
    matrix: FaultMatrix,
    cases: Sequence[GroupedCase],
    waiting: Sequence[PlannedTest],
    hal_version: str,
) -> Sequence[str]:
    """Sentences about ``cases`` of a run on a driver of ``hal_version``, empty where nobody knows;
    tests ``waiting`` had no turn. Nothing where there are none.
    """
    if not waiting:
        return ()
    return [_caught(matrix, cases, waiting, hal_version), *_given_up(cases, waiting)]


def _caught(
    matrix: FaultMatrix,
    cases: Sequence[GroupedCase],
    waiting: Sequence[PlannedTest],
    hal_version: str,
) -> str:
    run = {base_id(case.id) for case in cases if _was_run(case)}
    skipped = {base_id(case.id) for case in cases if case.outcome is Outcome.SKIPPED}
    planned = {base_id(case.id) for case in cases} | {test.id for test in waiting}
    possible = {
        number
        for number, defect in enumerate(matrix.defects)
        if not hal_version or hal_version in defect.hal_versions
    }
    caught = _caught_by(matrix, run) & possible
    idle = (_caught_by(matrix, skipped) & possible) - caught
    driver = f" that a driver of HAL {hal_version} can have" if hal_version else ""
    share = f" ({100 * len(caught) / len(possible):.1f} %)" if possible else ""
    words = (
        f"tests by their power: {count(len(run | skipped))} of {count(len(planned))} had their "
        f"turn, and those that were not skipped catch {len(caught)} of the {len(possible)} planted "
        f"defects{driver}{share}"
    )
    if idle:
        words += f"; {len(idle)} others show in tests that this driver skips"
    return words


def _caught_by(matrix: FaultMatrix, ids: Iterable[str]) -> set[int]:
    wanted = set(ids)
    return {number for test in matrix.tests if test.id in wanted for number in test.catches}


def _given_up(cases: Sequence[GroupedCase], waiting: Sequence[PlannedTest]) -> Iterator[str]:
    """Name the groups of which no test ran: a skipped one covers nothing."""
    every = {case.group for case in cases} | {test.group for test in waiting}
    missing = sorted(every - {case.group for case in cases if _was_run(case)})
    if missing:
        more = [f"and {len(missing) - _SHOWN} more"] if len(missing) > _SHOWN else []
        named = ", ".join([*missing[:_SHOWN], *more])
        yield f"no test ran of {len(missing)} of {len(every)} test groups ({named})"


def _was_run(case: GroupedCase) -> bool:
    return case.outcome not in (Outcome.SKIPPED, Outcome.NOT_RUN)
