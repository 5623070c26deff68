"""Layout of a run on its page: what stands under which operation and type, and its anchor."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from functools import cached_property
from typing import Final

from nntest.groups.analysis.causes import FailureCause, causes_of, in_common
from nntest.groups.analysis.subjects import TYPE_ORDER, type_of
from nntest.groups.page.limits import Limits
from nntest.groups.results import GroupedCase, GroupedRun
from nntest.report.html.text import anchors
from nntest.report.signs import SIGNS, Sign
from nntest.report.verdict import counts_against
from nntest.results import Outcome

__all__ = ["EXPECTED", "NO_TYPE", "Layout", "sign_of", "worst_sign"]

NO_TYPE: Final = "no tensor"
EXPECTED: Final = Sign("≈", "failed as expected", "muted")

_WORST_FIRST: Final = (
    Outcome.CRASH,
    Outcome.HANG,
    Outcome.FAILURE,
    Outcome.NOT_RUN,
    Outcome.FLAKY,
    Outcome.SUCCESS,
    Outcome.SKIPPED,
)
"""What stands for a set of cases: skipped only where nothing else is."""


@dataclass(frozen=True)
class Layout:
    """``causes`` are what made the run fail, what to look at first in front; ``in_common`` says
    what all failures share. ``cells`` has the cases by operation and type, a case in each operation
    that it tests; ``unmodeled`` has those that test none, by test group.
    """

    run: GroupedRun
    causes: Sequence[FailureCause]
    in_common: Sequence[str]
    cells: Mapping[str, Mapping[str, Sequence[GroupedCase]]]
    unmodeled: Mapping[str, Sequence[GroupedCase]]
    types: Sequence[str]
    limits: Limits = field(default_factory=Limits)

    @classmethod
    def of(cls, run: GroupedRun) -> Layout:
        cells: dict[str, dict[str, list[GroupedCase]]] = {}
        unmodeled: dict[str, list[GroupedCase]] = {}
        for case in run.cases:
            operations = case.tested
            if not operations:
                unmodeled.setdefault(case.group, []).append(case)
            for operation in operations:
                name = type_of(case) or NO_TYPE
                cells.setdefault(operation, {}).setdefault(name, []).append(case)
        present = {name for row in cells.values() for name in row}
        known = [name for name in reversed(TYPE_ORDER) if name in present]
        causes = causes_of(run)
        return cls(
            run=run,
            causes=causes,
            in_common=in_common(run) if len(causes) > 1 else [],
            cells={operation: cells[operation] for operation in sorted(cells)},
            unmodeled=unmodeled,
            types=_as_usual(known) + sorted(present.difference(known)),
        )

    @cached_property
    def anchors(self) -> Mapping[str, str]:
        """An id for each operation."""
        return anchors(self.cells, "op")

    @cached_property
    def passed(self) -> Mapping[tuple[str, ...], Sequence[GroupedCase]]:
        """The cases that succeeded, by the operations that they test."""
        found: dict[tuple[str, ...], list[GroupedCase]] = {}
        for case in self.run.cases:
            if case.outcome is Outcome.SUCCESS:
                found.setdefault(case.tested, []).append(case)
        return found

    @cached_property
    def cause_anchors(self) -> Mapping[str, str]:
        """The id of the cause that the page shows for a case, by the case's id."""
        shown = self.limits.causes_shown + self.limits.causes_listed
        return {
            case.id: f"cause-{number}"
            for number, cause in enumerate(self.causes[:shown], 1)
            for case in cause.all_cases
        }

    def anchor(self, operation: str, type: str) -> str:
        """The id of the cases of one operation and type."""
        return f"{self.anchors[operation]}-{self.types.index(type)}"

    def cases_of(self, operation: str) -> list[GroupedCase]:
        """All cases of ``operation``."""
        return [case for cases in self.cells[operation].values() for case in cases]

    def failing(self, operation: str) -> int:
        """Count the cases of ``operation`` that count against the driver."""
        return sum(map(counts_against, self.cases_of(operation)))


def sign_of(case: GroupedCase) -> Sign:
    """Return the sign of a case's outcome; what was expected to fail does not look bad."""
    return EXPECTED if case.outcome.is_bad and case.expected else SIGNS[case.outcome]


def worst_sign(cases: Sequence[GroupedCase]) -> tuple[Sign, int]:
    """The sign that stands for ``cases``, and how many of them have it or are as bad."""
    against = [case for case in cases if counts_against(case)]
    if against:
        outcomes = {case.outcome for case in against}
        worst = next(outcome for outcome in _WORST_FIRST if outcome in outcomes)
        return SIGNS[worst], len(against)
    signs = [sign_of(case) for case in cases]
    order = [SIGNS[outcome] for outcome in _WORST_FIRST]
    order.insert(order.index(SIGNS[Outcome.SUCCESS]), EXPECTED)
    sign = min(signs, key=order.index)
    return sign, signs.count(sign)


def _as_usual(types: Sequence[str]) -> list[str]:
    """Floating point, 8 bits, 16 bits, the rest: how a reader looks for them."""
    families = ("FLOAT", "QUANT8", "QUANT16", "")
    return sorted(types, key=lambda n: next(i for i, f in enumerate(families) if n.startswith(f)))
