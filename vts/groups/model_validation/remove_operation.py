"""An operation removed, so that nobody writes its outputs."""

from __future__ import annotations

from collections.abc import Iterator

from nntest.cases.covering import by_operations
from vts.mutations import Mutation, MutationGroup, Subject, with_main

__all__ = ["MUTATIONS"]


def _mutate(subject: Subject) -> Iterator[Mutation]:
    operations = subject.operations
    for number in range(len(operations)):
        others = (*operations[:number], *operations[number + 1 :])
        what = f"{subject.operation_name(number)} removed"
        yield Mutation(what, with_main(subject.model, operations=others))


MUTATIONS = MutationGroup(
    name="remove_operation",
    rule="there is an operation, and every temporary variable and every output is written",
    source="types.hal Model.operations; removeOperationTest",
    mutate=_mutate,
    covers=by_operations,
)
