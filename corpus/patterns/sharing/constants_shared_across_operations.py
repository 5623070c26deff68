"""Constants that operations of several kinds read.

Each kind may pack, turn or scale them in a way of its own; the others read them as they are.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial
from typing import Final

import numpy as np

from corpus.arguments import NONE, RELU, VALID
from corpus.patterns._patterns import CODED, Patterns
from corpus.terms import BIAS, WEIGHTS, Net, Term
from corpus.types import u8

_CONSTANTS_SHARED_ACROSS_OPERATIONS: Final = Patterns(
    "constants_shared_across_operations", "shared constants", seed="read_by_kinds"
)
_CONSTANTS_SHARED_ACROSS_OPERATIONS_CODES: Final = _CONSTANTS_SHARED_ACROSS_OPERATIONS.only(
    CODED, seed="read_by_kinds_of_codes"
)


@_CONSTANTS_SHARED_ACROSS_OPERATIONS("EMBEDDING_LOOKUP", "tables")
def _tables(net: Net) -> Iterator[Term]:
    """One constant serves as weights, as a lookup table and as an operand of arithmetic."""
    kind = WEIGHTS[net.type.code]
    for rows, columns in ((3, 3), (2, 4)):
        table = net.constant(net.numbers.integers(rows, columns, low=-3, high=3), kind)
        bias = net.constant(np.resize([0.5, -1.0], rows), BIAS[net.type.code])
        ones = net.constant(np.ones((1, columns)), kind)
        yield from [
            net.few(2, columns).to("FULLY_CONNECTED", table, bias, NONE),
            net.integers(rows - 1, 0).to("EMBEDDING_LOOKUP", table, type=kind),
            table.gather(1, [2, 0, 1]),
            table.transpose(1, 0),
            table.slice([0, 1], [2, 2]),
            net.few(rows, columns) * table,
            net.concat(table, ones, axis=0),
            net.few(1, columns).to("FULLY_CONNECTED", table, bias, RELU),
        ]


@_CONSTANTS_SHARED_ACROSS_OPERATIONS("CONV_2D", "filters")
def _filters(net: Net) -> list[Term]:
    """One filter is used by dense and depthwise convolutions and as an ordinary operand."""
    kind = WEIGHTS[net.type.code]
    taps = net.constant(net.numbers.integers(1, 2, 2, 2, low=-2, high=2), kind)
    one = net.constant([0.5], BIAS[net.type.code])
    two = net.constant([0.5, -1.0], BIAS[net.type.code])
    image = partial(net.few, 1, 2, 3, 2)
    scaled = image().to("CONV_2D", taps, one, VALID, 1, 1, NONE)
    return [
        image().to("CONV_2D", taps, one, VALID, 1, 1, NONE),
        scaled * -2.0,
        image().to("DEPTHWISE_CONV_2D", taps, two, VALID, 1, 1, 1, NONE),
        net.few(1, 2, 2, 2) + taps,
        taps.reshape(2, 4),
        image().relu().to("CONV_2D", taps, one, VALID, 1, 1, RELU),
    ]


@_CONSTANTS_SHARED_ACROSS_OPERATIONS_CODES("SUB", "zero_points")
def _zero_points(net: Net) -> Iterator[Term]:
    """The zero point of a constant is at or near an end of the codes, on either side."""
    for zero, values in ((0, [0.0, 2.0, 5.5]), (255, [0.0, -2.0, -5.5]), (3, [-1.5, 0.0, 4.0])):
        constant = net.constant(values, u8(0.5, zero))
        for name, rest in (("SUB", [0]), ("ADD", [0]), ("MUL", [0]), ("MAXIMUM", [])):
            x = net.few(2, 3)
            yield net(name, x, constant, *rest)
            if name != "ADD":
                yield net(name, constant, x, *rest)
        yield net.few(2, 3).by("PRELU", constant)
