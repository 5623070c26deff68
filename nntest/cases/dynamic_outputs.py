"""Dynamic outputs: cases whose models do not say what dimensions their outputs have.

Source: ``TestKind::DYNAMIC_SHAPE`` of Android's VTS, ``DynamicOutputShapeTest`` of its CTS.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

import msgspec

if TYPE_CHECKING:
    from collections.abc import Callable

    from nnhal.types import Model
    from nntest.cases.indexed_case import IndexedCase
    from nntest.spec import SpecCase

__all__ = ["can_be_dynamic", "without_dimensions", "without_ranks"]

_NOT_DYNAMIC: Final = frozenset({"RANK", "IF", "WHILE"})
"""RANK has a scalar output; branches and bodies have outputs of known dimensions only."""


def can_be_dynamic(case: IndexedCase) -> bool:
    """Whether the outputs of ``case`` may lose their dimensions."""
    return not case.expect_failure and _NOT_DYNAMIC.isdisjoint(case.operations)


def without_dimensions(case: SpecCase) -> Model:
    """The model of ``case`` with every dimension of its outputs unknown."""
    return _with_outputs(case, lambda known: (0,) * len(known))


def without_ranks(case: SpecCase) -> Model:
    """The model of ``case`` which does not even say how many dimensions its outputs have."""
    return _with_outputs(case, lambda known: ())


def _with_outputs(
    case: SpecCase, dimensions_of: Callable[[tuple[int, ...]], tuple[int, ...]]
) -> Model:
    operands = list(case.main.operands)
    for index in case.main.output_indexes:
        dimensions = dimensions_of(operands[index].dimensions)
        operands[index] = msgspec.structs.replace(operands[index], dimensions=dimensions)
    main = msgspec.structs.replace(case.main, operands=tuple(operands))
    return msgspec.structs.replace(case.model, main=main)
