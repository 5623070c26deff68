"""Groups of tests that are written one by one."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from functools import partial
from itertools import product
from typing import TYPE_CHECKING, Any, TypeVar

from nnhal.types import OperandType
from nntest.groups.test_group import AnyTestGroup, PlannedTest

if TYPE_CHECKING:
    from nntest.cases.indexed_case import IndexedCase
    from nntest.judge import Judgment

__all__ = ["AnyDirected"]

_Function = TypeVar("_Function", bound=Callable[..., Any])


class AnyDirected(AnyTestGroup):
    """Functions by name, in that order, each of which gets the context."""

    def __init__(self, *, name: str, title: str, summary: str, source: str) -> None:
        self.name = name
        self.title = title
        self.summary = summary
        self.source = source
        self._planned: dict[str, PlannedTest] = {}
        self._checks: dict[str, Callable[[Any], Judgment | None]] = {}

    def add(self, check: _Function) -> _Function:
        """Decorator: add a test that is called like its function."""
        return self.cells(check.__name__)(check)

    def cells(
        self, names: str, *axes: Iterable[Any], operations: Sequence[str] = ()
    ) -> Callable[[_Function], _Function]:
        """Decorator: add a test for each cell of the product of ``axes``. The function gets the
        values of the cell after the context; operand types among them are those of its
        ``operations``. ``names`` is formatted with the values, or with the keys of axes that are
        mappings.
        """

        def add(check: _Function) -> _Function:
            for cell in product(*map(_labeled, axes)):
                name = names.format(*(label for label, _ in cell))
                assert name not in self._checks, f"two tests are called {name}"
                values = [value for _, value in cell]
                types = [value.name for value in values if isinstance(value, OperandType)]
                self._planned[name] = PlannedTest(
                    group=self.name,
                    name=name,
                    operations=tuple(operations),
                    types=tuple(types if operations else ()),
                )
                self._checks[name] = partial(_called, check, values)
            return check

        return add

    def tests(self, corpus: Sequence[IndexedCase], *, thorough: bool) -> Iterable[PlannedTest]:
        return list(self._planned.values())

    def run(self, test: PlannedTest, context: Any) -> Judgment | None:
        """Run one test."""
        return self._checks[test.name](context)


def _called(check: Callable[..., Any], given: Sequence[Any], context: object) -> Judgment | None:
    found: Judgment | None = check(context, *given)
    return found


def _labeled(axis: Iterable[Any]) -> Iterable[tuple[Any, Any]]:
    return axis.items() if isinstance(axis, Mapping) else [(each, each) for each in axis]
