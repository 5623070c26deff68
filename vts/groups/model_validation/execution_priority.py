"""Priorities that do not exist."""

from __future__ import annotations

from collections.abc import Iterator

from nnhal.types import HalVersion
from nntest.cases.covering import by_operations
from vts.mutations import Mutation, MutationGroup, Subject

__all__ = ["MUTATIONS"]


def _mutate(subject: Subject) -> Iterator[Mutation]:
    for code in (-1, 3):
        yield Mutation(f"priority {code}", subject.model, priority=code)


MUTATIONS = MutationGroup(
    name="execution_priority",
    rule="the priority is one of Priority (0 to 2)",
    source="IDevice.hal prepareModel_1_3; mutateExecutionPriorityTest",
    mutate=_mutate,
    covers=by_operations,
    since=HalVersion.V1_3,
)
