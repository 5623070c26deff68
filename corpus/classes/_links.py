"""Links of chains: operations that take a tensor of one shape and give one of the same shape."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, replace
from typing import Final

import numpy as np

from corpus.language import (
    BOOL8,
    F32,
    I32,
    Argument,
    Operand,
    Step,
    Type,
    constant,
    internal,
    u8,
)
from corpus.numbers import Numbers

__all__ = ["QUANTIZED", "REAL", "SHAPE", "Link", "Links"]

SHAPE: Final = (1, 4, 4, 4)
"""Of all tensors: equal sides, so that any operation can follow any other."""

_SAME: Final = 1

Builder = Callable[["Making", Operand], tuple[list[Step], Operand]]


@dataclass(frozen=True)
class Making:
    """What a link is made with: a number, for names and data, and the type of its result."""

    number: int
    type: Type

    @property
    def numbers(self) -> Numbers:
        """Data of this link alone."""
        return Numbers(f"link {self.number}")

    def out(self, type: Type | None = None, shape: tuple[int, ...] = SHAPE) -> Operand:
        """The result, an internal operand."""
        return internal(f"t{self.number}", type or self.type, shape)

    def name(self, what: str) -> str:
        """Of a constant."""
        return f"{what}{self.number}"


@dataclass(frozen=True)
class Link:
    """An operation in a chain.

    :param exact: its results need no rounding, so that there is one right code for each
    :param calm: an input that is one step off makes no output more than one step off
    """

    operation: str
    build: Builder
    exact: bool = True
    calm: bool = True


Links = Mapping[str, Link]


def _simple(operation: str, *rest: Argument) -> Builder:
    def build(made: Making, source: Operand) -> tuple[list[Step], Operand]:
        out = made.out()
        return [Step(operation, [source, *rest], out)], out

    return build


def _shaped(operation: str, values: Sequence[object], *rest: Argument) -> Builder:
    """With an INT32 tensor after the input."""

    def build(made: Making, source: Operand) -> tuple[list[Step], Operand]:
        out, where = made.out(), constant(made.name("where"), np.array(values), I32)
        return [Step(operation, [source, where, *rest], out)], out

    return build


def _with_constant(operation: str, low: float, high: float, *rest: Argument) -> Builder:
    def build(made: Making, source: Operand) -> tuple[list[Step], Operand]:
        data = made.numbers.sixteenths(*SHAPE[-1:], low=low, high=high)
        out, other = made.out(), constant(made.name("c"), data)
        return [Step(operation, [source, other, *rest], out)], out

    return build


def _with_codes(operation: str, low: int, high: int, type: Type, *rest: Argument) -> Builder:
    def build(made: Making, source: Operand) -> tuple[list[Step], Operand]:
        codes = made.numbers.integers(*SHAPE[-1:], low=low, high=high) + type.zero_point
        out, other = made.out(), constant(made.name("c"), codes, type)
        return [Step(operation, [source, other, *rest], out)], out

    return build


def _with_halves(made: Making, source: Operand) -> tuple[list[Step], Operand]:
    """Times 1, 0 or -1, in steps of a half: the HAL wants the result's to be greater than both."""
    codes = made.numbers.integers(*SHAPE[-1:], low=-1, high=1) * 2 + 7
    out, other = made.out(), constant(made.name("c"), codes, u8(0.5, 7))
    return [Step("MUL", [source, other, 0], out)], out


def _twice(operation: str, *rest: Argument) -> Builder:
    """Of an operand with itself."""

    def build(made: Making, source: Operand) -> tuple[list[Step], Operand]:
        out = made.out()
        return [Step(operation, [source, source, *rest], out)], out

    return build


def _convolution(operation: str, *rest: Argument) -> Builder:
    """Three in a row; results are no larger than what comes in."""

    def build(made: Making, source: Operand) -> tuple[list[Step], Operand]:
        shape = (1, 1, 3, 4) if operation == "DEPTHWISE_CONV_2D" else (4, 1, 3, 4)
        taps = made.numbers.integers(*shape, low=-2, high=2)
        bias = made.numbers.integers(4, low=-3, high=3)
        if made.type is F32:
            filters = constant(made.name("filter"), taps / 16)
            added = constant(made.name("bias"), bias / 4)
        else:
            # One tap of weight 1 a channel: results are codes, with nothing to round.
            taps = np.zeros(shape)
            for channel in range(4):
                place = (0,) if operation == "DEPTHWISE_CONV_2D" else (channel,)
                taps[(*place, 0, made.number % 3, channel)] = 1
            scale = float(np.float32(0.5))
            filters = constant(made.name("filter"), taps + 128, u8(1.0, 128))
            added = constant(made.name("bias"), bias * 4, replace(I32, scale=scale))
        out = made.out()
        return [Step(operation, [source, filters, added, *rest], out)], out

    return build


def _split_and_joined(made: Making, source: Operand) -> tuple[list[Step], Operand]:
    parts = [internal(made.name(f"part_{n}_"), made.type, (1, 4, 4, 2)) for n in range(2)]
    out = made.out()
    steps = [Step("SPLIT", [source, 3, 2], parts), Step("CONCATENATION", [*parts[::-1], 3], out)]
    return steps, out


def _selected(made: Making, source: Operand) -> tuple[list[Step], Operand]:
    choice = constant(made.name("choice"), made.numbers.booleans(*SHAPE), BOOL8)
    if made.type is F32:
        other = constant(made.name("other"), made.numbers.sixteenths(*SHAPE))
    else:
        other = constant(
            made.name("other"), made.numbers.integers(*SHAPE, low=80, high=170), source.type
        )
    out = made.out()
    return [Step("SELECT", [choice, source, other], out)], out


def _quantized_and_back(made: Making, source: Operand) -> tuple[list[Step], Operand]:
    real, out = internal(made.name("real"), F32, SHAPE), made.out()
    return [Step("DEQUANTIZE", [source], real), Step("QUANTIZE", [real], out)], out


def _gathered(made: Making, source: Operand) -> tuple[list[Step], Operand]:
    places, out = constant(made.name("places"), [2, 0, 3, 1], I32), made.out()
    return [Step("GATHER", [source, made.number % 3 + 1, places], out)], out


def _padded_and_cut(made: Making, source: Operand) -> tuple[list[Step], Operand]:
    sides = constant(made.name("sides"), [[0, 0], [1, 2], [0, 1], [1, 0]], I32)
    wide, out = internal(made.name("wide"), made.type, (1, 7, 5, 5)), made.out()
    begin = constant(made.name("begin"), [0, 2, 1, 0], I32)
    size = constant(made.name("size"), SHAPE, I32)
    return [Step("PAD", [source, sides], wide), Step("SLICE", [wide, begin, size], out)], out


def _deep_and_back(made: Making, source: Operand) -> tuple[list[Step], Operand]:
    deep, out = internal(made.name("deep"), made.type, (1, 2, 2, 16)), made.out()
    return [Step("SPACE_TO_DEPTH", [source, 2], deep), Step("DEPTH_TO_SPACE", [deep, 2], out)], out


def _batched_and_back(made: Making, source: Operand) -> tuple[list[Step], Operand]:
    block = constant(made.name("block"), [2, 2], I32)
    none = constant(made.name("none"), [[0, 0], [0, 0]], I32)
    many, out = internal(made.name("many"), made.type, (4, 2, 2, 4)), made.out()
    steps = [
        Step("SPACE_TO_BATCH_ND", [source, block, none], many),
        Step("BATCH_TO_SPACE_ND", [many, block], out),
    ]
    return steps, out


_MOVES: Final = {
    "reshape": Link("RESHAPE", _shaped("RESHAPE", SHAPE)),
    "transpose": Link("TRANSPOSE", _shaped("TRANSPOSE", [0, 2, 3, 1])),
    "split": Link("SPLIT", _split_and_joined),
    "shuffle": Link("CHANNEL_SHUFFLE", _simple("CHANNEL_SHUFFLE", 2, 3)),
    "gather": Link("GATHER", _gathered),
    "pad": Link("PAD", _padded_and_cut),
    "space_to_depth": Link("SPACE_TO_DEPTH", _deep_and_back),
    "space_to_batch": Link("SPACE_TO_BATCH_ND", _batched_and_back),
    "select": Link("SELECT", _selected),
    "nearest": Link("RESIZE_NEAREST_NEIGHBOR", _simple("RESIZE_NEAREST_NEIGHBOR", 4, 4, False)),
    "max_pool": Link("MAX_POOL_2D", _simple("MAX_POOL_2D", _SAME, 1, 1, 3, 2, 0)),
    "relu": Link("RELU", _simple("RELU")),
    "relu6": Link("RELU6", _simple("RELU6")),
    "twice_maximum": Link("MAXIMUM", _twice("MAXIMUM")),
}

REAL: Final[Links] = {
    **_MOVES,
    "add": Link("ADD", _with_constant("ADD", -1, 1, 0)),
    "add_relu": Link("ADD", _with_constant("ADD", -1, 1, 1)),
    "sub": Link("SUB", _with_constant("SUB", -1, 1, 0)),
    "mul": Link("MUL", _with_constant("MUL", -1, 1, 0)),
    "div": Link("DIV", _with_constant("DIV", 1, 2, 0)),
    "minimum": Link("MINIMUM", _with_constant("MINIMUM", -1, 1)),
    "prelu": Link("PRELU", _with_constant("PRELU", -1, 1)),
    "convolution": Link("CONV_2D", _convolution("CONV_2D", _SAME, 1, 1, 0)),
    "depthwise": Link("DEPTHWISE_CONV_2D", _convolution("DEPTHWISE_CONV_2D", _SAME, 1, 1, 1, 3)),
    "average_pool": Link("AVERAGE_POOL_2D", _simple("AVERAGE_POOL_2D", _SAME, 1, 1, 2, 3, 0)),
    "tanh": Link("TANH", _simple("TANH")),
    "logistic": Link("LOGISTIC", _simple("LOGISTIC")),
    "hard_swish": Link("HARD_SWISH", _simple("HARD_SWISH")),
    "softmax": Link("SOFTMAX", _simple("SOFTMAX", 1.0)),
    "sin": Link("SIN", _simple("SIN")),
    "abs": Link("ABS", _simple("ABS")),
    "neg": Link("NEG", _simple("NEG")),
    "twice_add": Link("ADD", _twice("ADD", 3)),
}

_STEP: Final = u8(0.5, 120)
"""What 8-bit links pass on."""

QUANTIZED: Final[Links] = {
    **_MOVES,
    "add": Link("ADD", _with_codes("ADD", -20, 20, _STEP, 0)),
    "sub": Link("SUB", _with_codes("SUB", -20, 20, _STEP, 0)),
    "mul": Link("MUL", _with_halves),
    "minimum": Link("MINIMUM", _with_codes("MINIMUM", -30, 40, _STEP)),
    "convolution": Link("CONV_2D", _convolution("CONV_2D", _SAME, 1, 1, 0)),
    "depthwise": Link("DEPTHWISE_CONV_2D", _convolution("DEPTHWISE_CONV_2D", _SAME, 1, 1, 1, 0)),
    "quantize": Link("QUANTIZE", _quantized_and_back),
    "average_pool": Link(
        "AVERAGE_POOL_2D", _simple("AVERAGE_POOL_2D", _SAME, 1, 1, 2, 2, 0), exact=False
    ),
    "hard_swish": Link("HARD_SWISH", _simple("HARD_SWISH"), exact=False, calm=False),
    "prelu": Link("PRELU", _with_codes("PRELU", -60, 60, u8(1 / 64, 128)), exact=False),
}
