"""Every test under its operation and type: failures with their numbers, the others by name."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import cached_property
from itertools import accumulate, islice
from typing import Final, TypeAlias

from nntest.groups.page.causes import numbers_of
from nntest.groups.page.layout import Layout, sign_of
from nntest.groups.page.limits import fair_share
from nntest.groups.results import GroupedCase
from nntest.report.html.numbers import count
from nntest.report.html.text import anchors
from nntest.report.signs import SIGNS, Sign
from nntest.report.verdict import counts_against
from nntest.results import Outcome

__all__ = ["NameList", "OperationBlock", "TypeBlock", "operation_blocks"]

_LINE_BYTES: Final = 120
"""Of the markup around a failing test."""

_LIST_BYTES: Final = 160
"""Of the markup around a list of names."""

_LONGEST_LINE: Final = 200
_UNMODELED: Final = "Tests of no operation"


Groups: TypeAlias = tuple[tuple[str, int], ...]
"""Test groups and how many tests each of them made of a case."""


@dataclass(frozen=True)
class FailingTest:
    """A line: what failed, and by how much. ``href`` leads to its cause, if the page shows it."""

    sign: Sign
    id: str
    text: str
    href: str


@dataclass(frozen=True)
class NameList:
    """Tests with the same outcome of cases from the same folder in the same groups, by name."""

    sign: Sign
    count: int
    place: str
    """``V1_2 in general, model_validation × 22``, and why, where there is a reason."""
    names: str
    left_out: int


@dataclass(frozen=True)
class TypeBlock:
    """The tests of one operation and type."""

    identity: str
    title: str
    count: int
    failing: Sequence[FailingTest]
    failing_left_out: int
    lists: Sequence[NameList]


@dataclass(frozen=True)
class OperationBlock:
    """The tests of one operation."""

    identity: str
    name: str
    summary: str
    sign: Sign
    types: Sequence[TypeBlock]


@dataclass(frozen=True)
class _Limits:
    """How much each block may show: bytes of failing lines, bytes of names."""

    failing: int
    names: int


def operation_blocks(layout: Layout) -> list[OperationBlock]:
    """A block an operation, sorted by name, and one for the tests that test none."""
    by_operation = dict(layout.cells)
    if layout.unmodeled:
        by_operation[_UNMODELED] = layout.unmodeled
    cells = {
        operation: {name: _Cell(cases) for name, cases in row.items()}
        for operation, row in by_operation.items()
    }
    every = [cell for row in cells.values() for cell in row.values()]
    limits = _Limits(
        fair_share([cell.failing_bytes for cell in every], layout.limits.failing_bytes),
        fair_share([cell.names_bytes for cell in every], layout.limits.names_bytes),
    )
    return [_operation(layout, name, row, limits) for name, row in cells.items()]


class _Cell:
    """The cases of one operation and type."""

    def __init__(self, cases: Sequence[GroupedCase]) -> None:
        self.cases = cases
        self.failing = [case for case in cases if counts_against(case)]

    @cached_property
    def lines(self) -> list[str]:
        return [numbers_of(case)[:_LONGEST_LINE] for case in self.failing]

    @cached_property
    def named(self) -> dict[tuple[Sign, str, str], dict[str, Counter[str]]]:
        """Names with the groups that ran them and how often, by outcome, folder and reason."""
        found: dict[tuple[Sign, str, str], dict[str, Counter[str]]] = {}
        for case in self.cases:
            if not counts_against(case):
                reason = case.reason if case.outcome is Outcome.SKIPPED else case.expected
                # A group that changes a case in many ways names the way in front of the folder.
                folder = case.folder.rpartition("/")[2]
                names = found.setdefault((sign_of(case), folder, reason), {})
                names.setdefault(case.id.rpartition("/")[2], Counter())[case.group] += 1
        return found

    @property
    def failing_bytes(self) -> int:
        pairs = zip(self.failing, self.lines, strict=True)
        return sum(len(case.id) + len(line) + _LINE_BYTES for case, line in pairs)

    @property
    def names_bytes(self) -> int:
        return sum(_size(members) for *_, members in self.groups())

    def groups(self) -> Iterator[tuple[Sign, str, str, Groups, list[str]]]:
        """Sign, folder, reason, test groups, and the names that have these in common."""
        for (sign, folder, reason), names in self.named.items():
            for groups, members in _by_groups(names).items():
                yield sign, folder, reason, groups, members


def _operation(
    layout: Layout, operation: str, row: Mapping[str, _Cell], limits: _Limits
) -> OperationBlock:
    total = sum(len(cell.cases) for cell in row.values())
    failing = sum(len(cell.failing) for cell in row.values())
    tests = f"{count(total)} test{'s' * (total != 1)}"
    is_model = operation in layout.cells
    order = [name for name in layout.types if name in row] if is_model else list(row)
    ids = anchors(row, "tests-of")
    return OperationBlock(
        identity=layout.anchors[operation] if is_model else "tests-of-no-operation",
        name=operation,
        summary=f"{count(failing)} of {tests} fail" if failing else tests,
        sign=SIGNS[Outcome.FAILURE] if failing else SIGNS[Outcome.SUCCESS],
        types=[
            _type(
                layout,
                name,
                layout.anchor(operation, name) if is_model else ids[name],
                row[name],
                limits,
            )
            for name in order
        ],
    )


def _type(layout: Layout, name: str, anchor: str, cell: _Cell, limits: _Limits) -> TypeBlock:
    failing = list(_failing(layout, cell, limits.failing))
    return TypeBlock(
        identity=anchor,
        title=name,
        count=len(cell.cases),
        failing=failing,
        failing_left_out=len(cell.failing) - len(failing),
        lists=list(_lists(cell, limits.names)),
    )


def _failing(layout: Layout, cell: _Cell, limit: int) -> Iterator[FailingTest]:
    for case, line in zip(cell.failing, cell.lines, strict=True):
        limit -= len(case.id) + len(line) + _LINE_BYTES
        if limit < 0:
            return
        href = layout.cause_anchors.get(case.id, "")
        yield FailingTest(SIGNS[case.outcome], case.id, line, href)


def _lists(cell: _Cell, limit: int) -> Iterator[NameList]:
    """Lists with as many names as fit, and a line for what does not fit at all."""
    unlisted: Counter[Sign] = Counter()
    for sign, folder, reason, groups, members in cell.groups():
        number = len(members) * sum(n for _, n in groups)
        if limit < _LIST_BYTES:
            unlisted[sign] += number
            continue
        shown = _fitting(members, limit)
        limit -= _size(shown)
        left = len(members) - len(shown)
        yield NameList(sign, number, _place(folder, groups, reason), " ".join(shown), left)
    for sign, number in unlisted.items():
        yield NameList(sign, number, "elsewhere", "", number)


def _place(folder: str, groups: Groups, reason: str) -> str:
    ran = ", ".join(f"{name} × {n}" if n > 1 else name for name, n in groups)
    place = " in ".join(filter(None, (folder, ran)))
    return f"{place}: {reason[:_LONGEST_LINE]}" if reason else place


def _fitting(names: Sequence[str], limit: int) -> list[str]:
    """The first of ``names``, as many as take at most ``limit`` bytes."""
    sizes = accumulate((len(name) + 1 for name in names), initial=_LIST_BYTES)
    return [name for name, size in zip(names, islice(sizes, 1, None), strict=True) if size <= limit]


def _size(names: Sequence[str]) -> int:
    return _LIST_BYTES + sum(len(name) + 1 for name in names)


def _by_groups(names: Mapping[str, Counter[str]]) -> dict[Groups, list[str]]:
    """Names that the same test groups ran, together: most cases are run by several groups."""
    found: dict[Groups, list[str]] = {}
    for name, groups in names.items():
        found.setdefault(tuple(sorted(groups.items())), []).append(name)
    return found
