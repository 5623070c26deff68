"""Groups of disagreements: tests of the same operations at which the same drivers fail."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Final, NamedTuple

from vts.survey.results import Disagreement, Opinion, Verdict

__all__ = ["HEADINGS", "Group", "Heading", "groups_of"]


class Heading(NamedTuple):
    """Heading over the disagreements that end alike, and the text under it."""

    title: str
    why: str


HEADINGS: Final[Mapping[Verdict, Heading]] = {
    Verdict.SUSPECT: Heading(
        "Tests that no vendor passes",
        "Drivers of several vendors ran each, and none has the expected values: the mistake "
        "may be that of the tests.",
    ),
    Verdict.SPLIT: Heading(
        "Tests that vendors are divided about",
        "Some vendors have the expected values, and no majority has.",
    ),
    Verdict.ALONE: Heading(
        "Tests without a second opinion",
        "Drivers of one vendor alone ran each of these, or the reference driver alone.",
    ),
    Verdict.CONFIRMED: Heading(
        "Tests that most vendors pass",
        "A majority of the vendors that ran each of these has the expected values.",
    ),
}


@dataclass(frozen=True)
class Group:
    """``tests`` of ``operations`` at which the drivers of ``against`` fail."""

    operations: tuple[str, ...]
    tests: Sequence[Disagreement]

    @property
    def example(self) -> Disagreement:
        """One of the tests."""
        return self.tests[0]

    @property
    def against(self) -> list[Opinion]:
        """Drivers that fail at the example."""
        return [opinion for opinion in self.example.opinions if opinion.outcome.is_bad]

    @property
    def expected(self) -> str:
        """The expected value of the example; empty where no driver gave a wrong one."""
        return next((opinion.expected for opinion in self.against if opinion.expected), "")


def groups_of(found: Sequence[Disagreement]) -> list[Group]:
    """``found`` in groups, the largest first."""
    groups: dict[tuple[tuple[str, ...], tuple[str, ...]], list[Disagreement]] = {}
    for each in found:
        against = tuple(o.driver for o in each.opinions if o.outcome.is_bad)
        groups.setdefault((each.operations, against), []).append(each)
    largest = sorted(groups.items(), key=lambda item: -len(item[1]))
    return [Group(operations, tests) for (operations, _), tests in largest]
