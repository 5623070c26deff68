"""IF and WHILE."""

from __future__ import annotations

from typing import Final

from nnhal.types import OperandType, OperationType
from nntest.random_graph.drawers import draws
from nntest.random_graph.leaves import random_quantization
from nntest.random_graph.site import Site
from nntest.random_graph.subgraphs import (
    MAX_CHANGE,
    arithmetic,
    copy_into,
    integer,
    operations,
    small_constant,
)
from nntest.random_graph.values import MAX_MAGNITUDE, Content, Interval, Quantization, Value

__all__: list[str] = []

O = OperationType  # noqa: E741

_INT32: Final = OperandType.TENSOR_INT32
_BOOL8: Final = OperandType.TENSOR_BOOL8
_TYPES: Final = (
    OperandType.TENSOR_FLOAT32,
    OperandType.TENSOR_FLOAT16,
    _INT32,
    OperandType.TENSOR_QUANT8_ASYMM,
    OperandType.TENSOR_QUANT8_ASYMM_SIGNED,
)

_MAX_ROUNDS: Final = 4
"""Of a loop."""

_MAX_RANK: Final = 4
"""Of what subgraphs compute with."""


def _type(site: Site) -> OperandType:
    """A type of data that there is arithmetic for."""
    types = [type for type in _TYPES if operations(site.draft, type)]
    site.require(bool(types))
    return site.dice.pick(types)


def _changed(site: Site, interval: Interval, type: OperandType, rounds: int) -> Interval:
    """Bounds of what subgraphs make of data within ``interval``."""
    low, high = interval[0] - MAX_CHANGE * rounds, interval[1] + MAX_CHANGE * rounds
    largest = MAX_MAGNITUDE.get(type)
    site.require(largest is None or max(-low, high) <= largest)
    return low, high


@draws(O.IF)
def _if(site: Site) -> None:
    """Two branches on the same argument, or each on a constant of its own."""
    type = _type(site)
    site.exact("condition", (1,))
    if site.has("argument"):
        like = site.typed("argument", type)
        site.require(len(like.shape) <= _MAX_RANK)
    else:
        shape = site.shape(site.dice.number(1, 4))
        like = Value(type, shape, (-1.0, 1.0), random_quantization(site.dice, type, shape))
    site.require(bool(operations(site.draft, type, like.scale)))
    for name in ("then_model", "else_model"):
        branch = site.nested()
        if site.has("argument"):
            start = copy_into(branch, like)
            site.subgraph(name, branch, [start], [arithmetic(branch, start)])
        else:
            site.subgraph(name, branch, [], [arithmetic(branch, small_constant(like))])
    interval = _changed(site, like.interval, type, 1)
    site.results(Value(type, like.shape, interval, like.quantization))


@draws(O.WHILE)
def _while(site: Site) -> None:
    """Count from a number of the request up to a limit, and change a value with each count."""
    draft = site.draft
    can_count = draft.may_have(O.LESS, _INT32, _BOOL8) and draft.may_have(O.ADD, _INT32)
    site.require(can_count)
    type, most = _type(site), float(_MAX_ROUNDS + 1)
    count = Value(_INT32, (1,), (0.0, most), Quantization(), Content(0, 2), constant=draft.closed)
    site.give("argument", count)
    value = site.typed("argument", type)
    site.require(len(value.shape) <= _MAX_RANK)
    site.require(bool(operations(draft, type, value.scale)))
    _give_condition(site, count, value)
    _give_body(site, count, value)
    interval = _changed(site, value.interval, type, _MAX_ROUNDS)
    site.results(
        Value(_INT32, (1,), (0.0, most), Quantization()),
        Value(type, value.shape, interval, value.quantization),
    )


def _give_condition(site: Site, count: Value, value: Value) -> None:
    graph = site.nested()
    inputs = [copy_into(graph, argument) for argument in (count, value)]
    result = Value(_BOOL8, (1,), (0.0, 1.0), Quantization())
    graph.add(O.LESS, [inputs[0], integer(site.dice.number(0, _MAX_ROUNDS))], [result])
    site.subgraph("condition_model", graph, inputs, [result])


def _give_body(site: Site, count: Value, value: Value) -> None:
    graph = site.nested()
    inputs = [copy_into(graph, argument) for argument in (count, value)]
    following = Value(_INT32, (1,), count.interval, Quantization())
    graph.add(O.ADD, [inputs[0], integer(1), integer(0, OperandType.INT32)], [following])
    site.subgraph("body_model", graph, inputs, [following, arithmetic(graph, inputs[1])])
