"""The account of a run that was not run to its end: what it has looked for, and what it gave up."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence
from typing import Final

from nntest.groups.results import GroupedCase
from nntest.report.html.numbers import count
from nntest.results import Outcome
from nntest.runner.selection import base_id
from vts.prioritization.matrix import FaultMatrix

__all__ = ["account"]

_SHOWN: Final = 5
"""Groups, or operations, that are named; the page has all that were reached."""


def account(matrix: FaultMatrix, cases: Sequence[GroupedCase], hal_version: str) -> Sequence[str]:
    """Sentences about ``cases`` of a run on a driver of ``hal_version``, empty where nobody knows.

    Nothing where every case had its turn.
    """
    if not any(case.outcome is Outcome.NOT_RUN for case in cases):
        return ()
    return [_caught(matrix, cases, hal_version), *_given_up(cases)]


def _caught(matrix: FaultMatrix, cases: Sequence[GroupedCase], hal_version: str) -> str:
    run = {base_id(case.id) for case in cases if _was_run(case)}
    skipped = {base_id(case.id) for case in cases if case.outcome is Outcome.SKIPPED}
    possible = {
        number
        for number, defect in enumerate(matrix.defects)
        if not hal_version or hal_version in defect.hal_versions
    }
    caught = _caught_by(matrix, run) & possible
    idle = (_caught_by(matrix, skipped) & possible) - caught
    had = len(run) + len(skipped)
    driver = f" that a driver of HAL {hal_version} can have" if hal_version else ""
    share = f" ({100 * len(caught) / len(possible):.1f} %)" if possible else ""
    words = (
        f"tests by their power: {count(had)} of {count(len({base_id(c.id) for c in cases}))} had "
        f"their turn, and those that were not skipped catch {len(caught)} of the {len(possible)} "
        f"planted defects{driver}{share}"
    )
    if idle:
        words += f"; {len(idle)} others show in tests that this driver skips"
    return words


def _caught_by(matrix: FaultMatrix, ids: Iterable[str]) -> set[int]:
    wanted = set(ids)
    return {number for test in matrix.tests if test.id in wanted for number in test.catches}


def _given_up(cases: Sequence[GroupedCase]) -> Iterator[str]:
    parts = [
        _not_reached("test groups", cases, lambda case: [case.group]),
        _not_reached("operations", cases, lambda case: case.operations),
    ]
    if found := " and ".join(filter(None, parts)):
        yield f"given up: {found}"


def _not_reached(
    what: str, cases: Sequence[GroupedCase], names: Callable[[GroupedCase], Iterable[str]]
) -> str:
    """``3 of 40 test groups (a, b, c)``: those of which no test had its turn."""
    every = {name for case in cases for name in names(case)}
    reached = {
        name for case in cases if case.outcome is not Outcome.NOT_RUN for name in names(case)
    }
    missing = sorted(every - reached)
    if not missing:
        return ""
    more = [f"and {len(missing) - _SHOWN} more"] if len(missing) > _SHOWN else []
    named = ", ".join([*missing[:_SHOWN], *more])
    return f"{len(missing)} of {len(every)} {what} ({named})"


def _was_run(case: GroupedCase) -> bool:
    return case.outcome not in (Outcome.SKIPPED, Outcome.NOT_RUN)
