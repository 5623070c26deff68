"""Execution preferences that do not exist."""

from __future__ import annotations

from collections.abc import Iterator

from nnhal.types import HalVersion
from nntest.cases.covering import by_operations
from vts.mutations import Mutation, MutationGroup, Subject

__all__ = ["MUTATIONS"]


def _mutate(subject: Subject) -> Iterator[Mutation]:
    for code in (-1, 3):
        yield Mutation(f"execution preference {code}", subject.model, preference=code)


MUTATIONS = MutationGroup(
    name="execution_preference",
    rule="the preference is one of ExecutionPreference (0 to 2)",
    source="IDevice.hal prepareModel; mutateExecutionPreferenceTest",
    mutate=_mutate,
    covers=by_operations,
    since=HalVersion.V1_1,
)
