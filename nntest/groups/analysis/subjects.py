"""Subject of a case: the operations and the type under which a failure of it is counted.

Which operations a case tests :mod:`nntest.cases.labels` knows. Where a group makes a small
model for itself, it tests no operation at all: any would do. Nor does a convolution test INT32, the
type of its bias.
"""

from __future__ import annotations

from functools import cache
from typing import Final

from nntest.cases.labels import tested_operations
from nntest.groups.results import GroupedCase

__all__ = ["TYPE_ORDER", "subjects_of", "type_of"]

_PREFIX: Final = "TENSOR_"

TYPE_ORDER: Final = (
    "QUANT8_SYMM_PER_CHANNEL",
    "QUANT8_ASYMM_SIGNED",
    "QUANT8_ASYMM",
    "QUANT8_SYMM",
    "QUANT16_SYMM",
    "QUANT16_ASYMM",
    "FLOAT16",
    "FLOAT32 relaxed",
    "FLOAT32",
    "INT32",
    "BOOL8",
)
"""The more a type says of a case in which it occurs, the further in front it stands."""

_OF_BOOLS: Final = frozenset({"REDUCE_ALL", "REDUCE_ANY"})
"""Operations that reduce nothing but BOOL8: their INT32 are axes."""

_RANKS: Final = {name: rank for rank, name in enumerate(TYPE_ORDER)}


def subjects_of(case: GroupedCase) -> tuple[str, ...]:
    """The operations that ``case`` tests, sorted; none where the model is not of the corpus."""
    return tested_operations(case.operations, case.id) if case.folder else ()


def type_of(case: GroupedCase) -> str:
    """The data type that ``case`` tests, without ``TENSOR_``; empty where it has no tensors."""
    subjects = subjects_of(case)
    if subjects and _OF_BOOLS.issuperset(subjects):
        return "BOOL8"
    return _type(case.types)


# Of ten thousands of cases few differ in these.
@cache
def _type(types: tuple[str, ...]) -> str:
    tensors = [name for name in types if name.startswith(_PREFIX)]
    names = [name.removeprefix(_PREFIX) for name in tensors or types]
    return min(names, key=lambda name: _RANKS.get(name, len(_RANKS)), default="")
