"""Other inputs that control an operation: where a slice begins, in which order axes come.

Nobody knows what other arguments an operation may get. Its own words are put in other orders; what
is no valid request then is refused.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from functools import partial
from typing import Any, Final

import numpy as np
from numpy.typing import NDArray

from nnhal.errors import HalError
from nnhal.types import OperandType, OperationType
from nntest.cases.constants import NUMBERS
from nntest.graph_tests.machine import Refusal
from nntest.graph_tests.specimen import specimen_of_case
from nntest.spec import SpecCase
from vts.driving.judged_by_oracle import is_oracle, oracles_for
from vts.driving.variants import other_numbers, with_inputs, with_other_inputs
from vts.test_group import Context

__all__ = ["with_other_controls"]

_Integers = NDArray[Any]

_CONTROLS: Final = (OperandType.TENSOR_INT32, OperandType.TENSOR_BOOL8)

_LEFT_ALONE: Final = frozenset((OperationType.HASHTABLE_LOOKUP, OperationType.WHILE))
"""Whose keys have to be sorted, and which may not end."""


def _exchanged(values: _Integers) -> _Integers:
    """The two of each pair: what is before and behind, or begin and end."""
    return values.reshape(-1, 2)[:, ::-1] if values.size % 2 == 0 else values


def _smaller(values: _Integers) -> _Integers:
    return np.maximum(values - 1, np.minimum(values, 0))


def _one_smaller(place: int, values: _Integers) -> _Integers:
    changed = values.copy()
    if place < values.size:
        changed[place : place + 1] = _smaller(values[place : place + 1])
    return changed


_PLACES: Final = 4
"""Elements of which each is changed alone: those of an image's sides."""

_ORDERS: Final[Sequence[Callable[[_Integers], _Integers]]] = (
    _exchanged,
    lambda values: values[::-1],
    lambda values: np.roll(values, 1),
    _smaller,
    lambda values: values + 1,
    *(partial(_one_smaller, place) for place in range(_PLACES)),
)


def with_other_controls(context: Context, case: SpecCase) -> SpecCase | None:
    """``case`` with other integers and truth values, and other numbers as well, which give other
    results; else with other numbers alone. Expected is what a newly prepared model gives.

    None where there are no other inputs that are valid and can be compared.
    """
    for inputs in dict.fromkeys(_other_inputs(case)):
        if _is_valid(context, case, inputs):
            other = with_inputs(context.device, case, inputs, context.pools)
            if other is not None and other.outputs != case.outputs:
                return other
    return with_other_inputs(context.device, case, context.pools)


def _other_inputs(case: SpecCase) -> Iterator[tuple[bytes, ...]]:
    """Those in which a control is another one, too."""
    if any(each.type in _LEFT_ALONE for each in case.main.operations):
        return
    types = [operand.type for operand in case.input_operands()]
    for order in _ORDERS:
        inputs = tuple(
            _other(data, type, order) for data, type in zip(case.inputs, types, strict=True)
        )
        given = zip(inputs, case.inputs, types, strict=True)
        if any(new != old and type in _CONTROLS for new, old, type in given):
            yield inputs


def _other(data: bytes, type: int, order: Callable[[_Integers], _Integers]) -> bytes:
    if type in NUMBERS:
        return other_numbers(data, type)
    if type == OperandType.TENSOR_BOOL8:
        return bytes(np.logical_not(np.frombuffer(data, np.bool_)))
    if type == OperandType.TENSOR_INT32:
        values: _Integers = np.frombuffer(data, np.int32)
        return order(values).tobytes()
    return data


def _is_valid(context: Context, case: SpecCase, inputs: Sequence[bytes]) -> bool:
    """Whether the reference driver takes them: what it refuses, another one may do anything with.
    It says so of itself.
    """
    if is_oracle(context.driver):
        return True
    if not all(inputs):
        return False  # one is omitted
    try:
        oracles_for(context.driver)[0].run(specimen_of_case(case, inputs))
    except (HalError, Refusal):
        return False
    return True
