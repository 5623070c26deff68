"""What a case is about, so that a failure is counted where its cause is likely to be.

A variation of Android's corpus puts an ADD before every input of a model, to make it an internal
tensor, and models of tensors without elements get these from a detection that finds nothing: such
cases do not test ADD and detection. A case with a loop or a branch tests that, not what goes
round in it. Where a group makes a small model for itself, it tests no operation at all: any would
do. Nor does a convolution test INT32, the type of its bias.
"""

from __future__ import annotations

from functools import cache
from typing import Final

from vts.results import VtsCase

__all__ = ["TYPE_ORDER", "subjects_of", "type_of"]

_FEEDERS: Final = {
    "as_internal": frozenset({"ADD"}),
    "zero_sized": frozenset({"BOX_WITH_NMS_LIMIT", "ROI_ALIGN"}),
}
"""Operations that only feed the one under test, by what the case's name says then."""

_CONTROL_FLOW: Final = frozenset({"IF", "WHILE"})
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

_RANKS: Final = {name: rank for rank, name in enumerate(TYPE_ORDER)}


def subjects_of(case: VtsCase) -> tuple[str, ...]:
    """The operations that ``case`` tests, sorted; none where the model is not of the corpus."""
    if not case.folder:
        return ()
    marks = frozenset(mark for mark in _FEEDERS if mark in case.id)
    return _subjects(case.operations, marks)


def type_of(case: VtsCase) -> str:
    """The data type that ``case`` tests, without ``TENSOR_``; empty where it has no tensors."""
    return _type(case.types)


# Of ten thousands of cases few differ in these.
@cache
def _subjects(operations: tuple[str, ...], marks: frozenset[str]) -> tuple[str, ...]:
    if not _CONTROL_FLOW.isdisjoint(operations):
        return tuple(name for name in operations if name in _CONTROL_FLOW)
    feeders = {name for mark in marks for name in _FEEDERS[mark]}
    return tuple(name for name in operations if name not in feeders) or operations


@cache
def _type(types: tuple[str, ...]) -> str:
    tensors = [name for name in types if name.startswith(_PREFIX)]
    names = [name.removeprefix(_PREFIX) for name in tensors or types]
    return min(names, key=lambda name: _RANKS.get(name, len(_RANKS)), default="")
