"""Pruning: a graph without some of its operations."""

from __future__ import annotations

import math
from collections.abc import Collection
from typing import Final

from nnhal.types import OperandType
from nntest.random_graph.draft import Draft
from nntest.random_graph.values import CODES, Content, Value

__all__ = ["pruned"]

_USUAL: Final = 8.0


def pruned(draft: Draft, kept: Collection[int]) -> Draft:
    """The operations ``kept`` of a draft, by number; what they read of others becomes an input."""
    result = Draft(draft.dice, draft.claims, draft.limits)
    copies: dict[int, Value] = {}

    def copy(value: Value, *, computed: bool) -> Value:
        if value.index not in copies:
            copies[value.index] = _copy(value, computed=computed)
            if value.subgraph is not None:
                copies[value.index].subgraph = len(result.referenced)
                result.referenced.append(draft.referenced[value.subgraph])
        return copies[value.index]

    for number in sorted(kept):
        operation = draft.operations[number]
        inputs = [copy(draft.operands[index], computed=False) for index in operation.inputs]
        outputs = [copy(draft.operands[index], computed=True) for index in operation.outputs]
        result.add(operation.type, inputs, outputs)
    return result


def _copy(value: Value, *, computed: bool) -> Value:
    content = value.content
    if content is None and not computed and not value.omitted and value.subgraph is None:
        content = _content(value)
    copy = Value(
        value.type, value.shape, value.interval, value.quantization, content, value.constant
    )
    copy.hidden, copy.omitted, copy.room = value.hidden, value.omitted, value.room
    return copy


def _content(value: Value) -> Content:
    """What may stand in for a result: numbers within its bounds, of usual size if there are."""
    if value.type in CODES:
        return Content(*CODES[value.type])
    low, high = max(value.low, -_USUAL), min(value.high, _USUAL)
    if low > high:
        low, high = value.interval
    if value.type == OperandType.TENSOR_INT32:
        return Content(math.ceil(low), math.floor(high))
    return Content(low, high)
