"""Preparations with a preference or priority that does not exist."""

from __future__ import annotations

from collections.abc import Iterator

from nnhal.types import HalVersion
from nntest.cases.covering import by_operations
from vts.mutations import Mutation, Subject, mutations

__all__: list[str] = []


@mutations(
    rule="the preference is one of ExecutionPreference (0 to 2)",
    source="IDevice.hal prepareModel; mutateExecutionPreferenceTest",
    covers=by_operations,
    since=HalVersion.V1_1,
)
def execution_preference(subject: Subject) -> Iterator[Mutation]:
    """Execution preferences that do not exist."""
    for code in (-1, 3):
        yield Mutation(f"execution preference {code}", subject.model, preference=code)


@mutations(
    rule="the priority is one of Priority (0 to 2)",
    source="IDevice.hal prepareModel_1_3; mutateExecutionPriorityTest",
    covers=by_operations,
    since=HalVersion.V1_3,
)
def execution_priority(subject: Subject) -> Iterator[Mutation]:
    """Priorities that do not exist."""
    for code in (-1, 3):
        yield Mutation(f"priority {code}", subject.model, priority=code)
