"""Type of a case under which a failure of it is counted.

A convolution does not test INT32, the type of its bias.
"""

from __future__ import annotations

from functools import cache
from typing import Final

from nntest.groups.results import GroupedCase

__all__ = ["TYPE_ORDER", "type_among", "type_of"]

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


def type_of(case: GroupedCase) -> str:
    """The data type that ``case`` tests, without ``TENSOR_``; empty where it has no tensors."""
    return type_among(case.tested, case.types)


def type_among(tested: tuple[str, ...], types: tuple[str, ...]) -> str:
    """The same for the operations ``tested`` on tensors of these ``types``."""
    if tested and _OF_BOOLS.issuperset(tested):
        return "BOOL8"
    return _type(types)


# Of ten thousands of cases few differ in these.
@cache
def _type(types: tuple[str, ...]) -> str:
    tensors = [name for name in types if name.startswith(_PREFIX)]
    names = [name.removeprefix(_PREFIX) for name in tensors or types]
    return min(names, key=lambda name: _RANKS.get(name, len(_RANKS)), default="")
