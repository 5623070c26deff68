"""Wrong numbers of consumers, which HIDL's operands carry.

The canonical form, HAL 1.3, leaves them out, as they follow from the operations: a driver of HAL
1.3 gets these models by its interface of 1.2.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from msgspec.structs import replace

from nnhal.types import HalVersion, Model
from nntest.cases.covering import by_signature
from vts.mutations import Mutation, MutationGroup, Subject
from vts.raw import in_words_of

__all__ = ["MUTATIONS"]


def _mutate(subject: Subject) -> Iterator[Mutation]:
    words = in_words_of(subject.version, subject.model)
    assert not isinstance(words, Model)
    operands: tuple[Any, ...] = words.operands
    for index, operand in enumerate(operands):
        count = operand.number_of_consumers
        for wrong in (count - 1, count + 1) if count else (1,):
            changed = replace(operand, number_of_consumers=wrong)
            what = f"{subject.operand_names[index]}: numberOfConsumers {count} -> {wrong}"
            all_operands = (*operands[:index], changed, *operands[index + 1 :])
            yield Mutation(what, replace(words, operands=all_operands))


MUTATIONS = MutationGroup(
    name="operand_number_of_consumers",
    rule="numberOfConsumers is how often operations have the operand as input",
    source="types.hal Operand.numberOfConsumers; mutateOperandNumberOfConsumersTest",
    mutate=_mutate,
    covers=by_signature,
    until=HalVersion.V1_2,
)
