"""Inputs and constants that operations of one model share, in a compiler with too short a key.

Tables of functions, results for the same inputs, and constants in the layout of their first reader
are found again for an operation that needs others.
"""

from __future__ import annotations

from typing import Final

from corpus.arguments import VALID
from corpus.patterns._patterns import CODED, REAL, Patterns
from corpus.terms import Net, Term
from corpus.types import BOOL8, F32, I32, Type, u8

_SHARED_INPUTS: Final = Patterns(
    "shared_inputs", "operations that share an input or a constant", seed="rewrites_shared"
)

_TABLES_OF: Final = _SHARED_INPUTS.only(CODED)

_TABLES: Final = ("TANH", "LOGISTIC", "HARD_SWISH")
_FIXED: Final = {"TANH": u8(1 / 128, 128), "LOGISTIC": u8(1 / 256, 0)}


def _tables(first: int, net: Net) -> list[Term]:
    """Functions of codes need one table for each quantization of input and output."""
    low = net.numbers.distinct(24, low=-24, high=24) / 4
    x, y = net.given(low, _INPUT), net.given(low[::-1], _INPUT)
    other = net.given(low / 2, _FINER)
    order = [*_TABLES[first:], *_TABLES[:first]]
    shown = [_function(net, operation, x) for operation in order]
    shown += [x.to("HARD_SWISH", type=u8(1 / 16, 20))]
    shown += [_function(net, operation, y) for operation in order[1:]]
    return [*shown, *(_function(net, operation, other) for operation in order[::-1])]


_INPUT, _FINER = u8(1 / 4, 100), u8(1 / 8, 100)


def _function(net: Net, operation: str, source: Term) -> Term:
    return net(operation, source, type=_FIXED.get(operation, u8(1 / 8, 50)))


def _same_results(net: Net) -> list[Term]:
    """One function of one input, with several output quantizations, needs several tables."""
    x = net.given(net.numbers.distinct(20, low=-24, high=24) / 4, _INPUT)
    types = [u8(1 / 8, 50), u8(1 / 8, 60), u8(1 / 4, 50), u8(1 / 16, 50)]
    return [x.to("HARD_SWISH", type=type) for type in types]


@_SHARED_INPUTS("TANH", "functions", REAL)
def _functions(net: Net) -> list[Term]:
    """Every function reads the same tensor; those of positive numbers read another one."""
    x = net.given([-7.25, -3.5, -1.25, 0.5, 2.75, 6.5])
    y = net.given(net.numbers.distinct(6, low=4, high=40) / 16)
    signed = ("ABS", "NEG", "SIN", "FLOOR", "RELU", "RELU1", "RELU6", *_TABLES)
    positive = ("EXP", "LOG", "SQRT", "RSQRT")
    shown = [*(net(each, x) for each in signed), *(net(each, y) for each in positive)]
    return [*shown, x.to("ELU", 1.0), x.to("SOFTMAX", 1.0), x.to("LOG_SOFTMAX", 1.0, 0)]


@_SHARED_INPUTS("SUB", "pairs")
def _pairs(net: Net) -> list[Term]:
    """Every operation on two tensors reads the same pair."""
    x, y = net.data(2, 3), net.data(2, 3)
    shown = [net(operation, x, y, 0) for operation in ("ADD", "SUB")]
    shown += [x.by("MUL", y, 0, type=net.type if net.is_real else u8(1.0, 120))]
    return [*shown, x.max(y), x.min(y), y - x]


_COMPARED: Final = ("EQUAL", "NOT_EQUAL", "LESS", "LESS_EQUAL", "GREATER", "GREATER_EQUAL")


@_SHARED_INPUTS("LESS", "comparisons")
def _comparisons(net: Net) -> list[Term]:
    """Every comparison operation reads the same pair."""
    x, y = net.given([1.0, 2.0, 3.0, -4.0]), net.given([2.0, 2.0, 1.0, -4.5])
    compared = [net(operation, x, y, type=BOOL8) for operation in _COMPARED]
    pair = (compared[0], compared[3])
    logical = [net(f"LOGICAL_{name}", *pair, type=BOOL8) for name in ("AND", "OR")]
    return [*compared, *logical]


@_SHARED_INPUTS("REDUCE_MIN", "reductions")
def _reductions(net: Net) -> list[Term]:
    """Every reduction reads one tensor, along the same axis."""
    x, axes = net.data(3, 3), net.constant([1], I32)
    shown = [net(operation, x, axes, False) for operation in ("REDUCE_MAX", "REDUCE_MIN")]
    if net.is_real:
        shown += [net(operation, x, axes, False) for operation in ("REDUCE_SUM", "REDUCE_PROD")]
        shown += [x.to("MEAN", axes, 0)]
    places = [net(operation, x, 1, type=I32) for operation in ("ARGMAX", "ARGMIN")]
    scaled = net.constant([100], I32)
    return [*shown, *(place * scaled for place in places)]


@_SHARED_INPUTS("DEPTHWISE_CONV_2D", "filters")
def _shared_filters(net: Net) -> list[Term]:
    """One constant is the filter of two operations that order it differently."""
    numbers = net.numbers
    x = net.given(numbers.integers(1, 3, 3, 2, low=-8, high=8) / 2)
    weights = F32 if net.is_real else u8(0.5, 128)
    filters = net.constant(numbers.integers(1, 2, 2, 2, low=-1, high=1), weights)
    added = F32 if net.is_real else Type("TENSOR_INT32", 0.25)
    one, two = net.constant([1.5], added), net.constant([1.0, -2.0], added)
    return [
        x.to("DEPTHWISE_CONV_2D", filters, two, VALID, 1, 1, 1, 0),
        x.to("CONV_2D", filters, one, VALID, 1, 1, 0),
        x.to("CONV_2D", filters, one, VALID, 2, 1, 1, False, 1, 1),
        x.to("DEPTHWISE_CONV_2D", filters, two, 1, 1, 1, 1, 0),
    ]


@_SHARED_INPUTS("FULLY_CONNECTED", "weights")
def _shared_weights(net: Net) -> list[Term]:
    """One constant serves as weights and as an ordinary operand."""
    x = net.given(net.numbers.integers(3, 3, low=-8, high=8) / 2)
    type = net.type if net.is_real else u8(0.5, 128)
    weights = net.constant([[1, -1, 0], [0, 1, 1], [1, 0, -1]], type)
    bias = net.constant([1.5, -2.0, 0.5], F32 if net.is_real else Type("TENSOR_INT32", 0.25))
    shown = [
        x.to("FULLY_CONNECTED", weights, bias, 0),
        weights.transpose(1, 0),
        x.to("FULLY_CONNECTED", weights, bias, 1),
        x + weights,
        weights.gather(1, [2, 0, 1]),
    ]
    if net.is_real:
        shown += [x + bias, x.to("BATCH_MATMUL", weights, False, False)]
    return shown


_TABLES_OF.of({operation: number for number, operation in enumerate(_TABLES)}, "tables")(_tables)
_TABLES_OF("HARD_SWISH", "results")(_same_results)
