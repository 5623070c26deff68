"""Operation types that do not exist: after the last one, and around the OEM operation."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from nnhal.operations.spec import FeatureLevel
from nnhal.types import HalVersion, OperationType
from nntest.cases.covering import by_operations
from vts.mutations import Mutation, MutationGroup, Subject, with_operation

__all__ = ["MUTATIONS"]

_AROUND_OEM: Final = (9999, 10001)

_AFTER_THE_LAST: Final = {
    FeatureLevel.V1_0: 29,
    FeatureLevel.V1_1: 38,
    FeatureLevel.V1_2: 95,
    FeatureLevel.V1_3: 102,
}
"""First code that a level does not have."""

_AFTER_ALL: Final = max(set(OperationType) - {OperationType.OEM_OPERATION}) + 1
"""The same for later levels."""


def _mutate(subject: Subject) -> Iterator[Mutation]:
    codes = [_AFTER_THE_LAST.get(subject.level, _AFTER_ALL)]
    if not subject.version.is_aidl:
        codes += _AROUND_OEM
    if subject.version < HalVersion.V1_2 or subject.version.is_aidl:
        codes.append(-1)
    for number in range(len(subject.operations)):
        for code in codes:
            what = f"{subject.operation_name(number)}: type -> {code}"
            yield Mutation(what, with_operation(subject.model, number, type=code))


MUTATIONS = MutationGroup(
    name="operation_type",
    rule="an operation's type is one of OperationType",
    source="types.hal OperationType; mutateOperationTypeTest",
    mutate=_mutate,
    covers=by_operations,
)
