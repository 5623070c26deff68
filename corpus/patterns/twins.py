"""Twins: operations of one model that read the same tensors and differ in one argument.

A compiler merges operations that are equal, and keeps kernels and prepared weights by what they
were made for. If its key lacks an argument, the second of two twins computes what the first does.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from typing import Any, Final

import numpy as np

from corpus.language import (
    BOOL8,
    F32,
    I32,
    Argument,
    Operand,
    SpecFile,
    Step,
    Type,
    constant,
    given,
    internal,
    result,
    u8,
)
from corpus.numbers import Numbers
from corpus.patterns._files import family_of
from corpus.patterns._net import NONE, RELU, RELU1, RELU6, SAME

__all__ = ["files"]

_SHAPE: Final = (1, 4, 4, 4)
_CODES: Final = u8(0.5, 120)
Arguments = Sequence[Argument]
Maker = Callable[[Operand, Operand], Sequence[Arguments]]
"""From two tensors to the arguments of each twin."""


def files() -> Iterator[tuple[str, SpecFile]]:
    """Files with their families."""
    for operation in sorted({*_REAL, *_QUANTIZED}):
        file = SpecFile(
            f"{operation.lower()}_twins", f"{operation}, several times, with one other argument."
        )
        for suffix, type, makers in (("real", F32, _REAL), ("quant8", _CODES, _QUANTIZED)):
            if operation in makers:
                steps = list(_twins(operation, type, makers[operation]))
                file.add(suffix, steps, tests=_TESTS, signed=type is _CODES)
        yield family_of(operation), file
    yield "elementwise_binary", _scales()
    yield "reshape", _joined()
    yield "reshape", _parted()
    yield "reshape", _viewed()


_TESTS: Final = "What differs is one argument; the tensors are the same."


def _data(name: str, type: Type, shape: tuple[int, ...] = _SHAPE) -> Operand:
    numbers = Numbers(f"twins {name}")
    drawn = (
        numbers.sixteenths(*shape) if type is F32 else numbers.integers(*shape, low=60, high=180)
    )
    return given(name, drawn, type)


def _twins(operation: str, type: Type, make: Maker) -> Iterator[Step]:
    x, y = _data("x", type), _data("y", type)
    if operation in _PLACES:  # of equals, any may be found
        x = given("x", Numbers("twins places").distinct(*_SHAPE, low=-64, high=64) / 16)
    for number, arguments in enumerate(make(x, y)):
        types = _RESULTS.get(operation, (type,))
        outputs = [result(f"out_{number}_{place}", each) for place, each in enumerate(types)]
        yield Step(operation, arguments, outputs)


_PLACES: Final = ("ARGMAX", "ARGMIN")

_RESULTS: Final[Mapping[str, tuple[Type, ...]]] = {
    **dict.fromkeys(("LESS", "GREATER_EQUAL"), (BOOL8,)),
    **dict.fromkeys(_PLACES, (I32,)),
    "SPLIT": (F32, F32),
}


def _integers(name: str, *choices: Any) -> list[Operand]:
    """A constant for each choice."""
    return [constant(f"{name}_{n}", choice, I32) for n, choice in enumerate(choices)]


def _filters(*shape: int) -> Operand:
    return constant("filter", Numbers("twins filter").sixteenths(*shape, low=-1, high=1))


def _bias() -> Operand:
    return constant("bias", Numbers("twins bias").sixteenths(4))


def _conv(x: Operand, _: Operand) -> list[Arguments]:
    taps, bias = _filters(4, 3, 3, 4), _bias()
    dense: list[Argument] = [SAME, 1, 1]
    return [
        [x, taps, bias, *dense, NONE],
        [x, taps, bias, *dense, RELU6],
        [x, taps, bias, *dense, NONE, True],
        [x, taps, bias, *dense, NONE, False, 2, 1],
        [x, taps, bias, *dense, NONE, False, 1, 2],
        [x, taps, bias, 1, 1, 1, 1, 1, 1, NONE],
        [x, taps, bias, 0, 2, 1, 1, 1, 1, NONE],
        [x, taps, bias, 1, 1, 2, 0, 1, 1, NONE],
    ]


def _depthwise(x: Operand, _: Operand) -> list[Arguments]:
    taps, bias = _filters(1, 3, 3, 4), _bias()
    return [
        [x, taps, bias, SAME, 1, 1, 1, NONE],
        [x, taps, bias, SAME, 1, 1, 1, RELU1],
        [x, taps, bias, SAME, 1, 1, 1, NONE, True],
        [x, taps, bias, SAME, 1, 1, 1, NONE, False, 1, 2],
        [x, taps, bias, 0, 2, 1, 1, 1, 1, 1, NONE],
    ]


def _windows(x: Operand, _: Operand) -> list[Arguments]:
    return [
        [x, SAME, 1, 1, 2, 1, NONE],
        [x, SAME, 1, 1, 1, 2, NONE],
        [x, SAME, 1, 1, 2, 1, NONE, True],
        [x, SAME, 1, 1, 2, 1, RELU1],
        [x, 1, 0, 0, 0, 1, 1, 2, 1, NONE],
    ]


def _codes_in_windows(x: Operand, _: Operand) -> list[Arguments]:
    return _windows(x, x)[:3]


def _fully_connected(x: Operand, _: Operand) -> list[Arguments]:
    weights, bias = _filters(4, 4), _bias()
    return [[x, weights, bias, activation] for activation in (NONE, RELU, RELU1)]


def _activations(x: Operand, y: Operand) -> list[Arguments]:
    return [[x, y, activation] for activation in (NONE, RELU, RELU1, RELU6)]


def _both_ways(x: Operand, y: Operand) -> list[Arguments]:
    return [[x, y], [y, x]]


def _differences(x: Operand, y: Operand) -> list[Arguments]:
    return [[x, y, NONE], [y, x, NONE], [y, x, RELU]]


def _slopes(x: Operand, _: Operand) -> list[Arguments]:
    return [[x, constant(f"slopes_{n}", [0.25, 0.5 * n, -1.0, 2.0])] for n in range(2)]


def _after(name: str, *choices: Any, rest: Arguments = ()) -> Maker:
    """With another INT32 tensor behind the input."""
    return lambda x, _: [[x, each, *rest] for each in _integers(name, *choices)]


def _scalars(*choices: Arguments) -> Maker:
    return lambda x, _: [[x, *choice] for choice in choices]


def _gathered(x: Operand, _: Operand) -> list[Arguments]:
    first, second = _integers("rows", [3, 0, 1, 0], [0, 2, 2, 1])
    return [[x, 1, first], [x, 2, first], [x, 3, first], [x, 1, second]]


def _sliced(x: Operand, _: Operand) -> list[Arguments]:
    begins = _integers("begin", [0, 0, 1, 2], [0, 1, 0, 2], [0, 1, 2, 0])
    (size,) = _integers("size", [1, 3, 2, 2])
    return [[x, begin, size] for begin in begins]


def _strided(x: Operand, _: Operand) -> list[Arguments]:
    begin, end = _integers("edge", [0, 0, 3, 0], [1, 4, 1, 4])
    forward, backward = _integers("stride", [1, 1, -1, 1], [1, 2, -1, 1])
    masks: list[Arguments] = [[0, 0, 0], [4, 0, 0], [0, 4, 0]]
    masked: list[Arguments] = [[x, begin, end, forward, *mask] for mask in masks]
    return [*masked, [x, begin, end, backward, 0, 0, 0]]


def _joined_along(x: Operand, y: Operand) -> list[Arguments]:
    return [[x, y, 1], [x, y, 2], [x, y, 3], [y, x, 3]]


_ORDERS: Final = ([0, 2, 1, 3], [0, 1, 3, 2], [0, 3, 1, 2], [0, 2, 3, 1])
_SIDES: Final = (
    [[0, 0], [0, 1], [1, 0], [0, 0]],
    [[0, 0], [1, 0], [0, 1], [0, 0]],
    [[0, 0], [0, 1], [0, 1], [0, 0]],
)

_MOVES: Final[Mapping[str, Maker]] = {
    "CONCATENATION": _joined_along,
    "GATHER": _gathered,
    "PAD": _after("sides", *_SIDES),
    "RESHAPE": _after("shape", [4, 16], [16, 4], [2, 32], [2, -1]),
    "SLICE": _sliced,
    "STRIDED_SLICE": _strided,
    "TILE": _after("times", [1, 2, 1, 1], [1, 1, 2, 1], [1, 1, 1, 2]),
    "TRANSPOSE": _after("order", *_ORDERS),
}

_REAL: Final[Mapping[str, Maker]] = {
    **_MOVES,
    **dict.fromkeys(("ADD", "MUL"), _activations),
    **dict.fromkeys(_PLACES, _scalars([1], [2], [3])),
    **dict.fromkeys(("AVERAGE_POOL_2D", "MAX_POOL_2D"), _windows),
    **dict.fromkeys(("LESS", "GREATER_EQUAL"), _both_ways),
    **dict.fromkeys(("REDUCE_SUM", "REDUCE_MAX"), _after("axes", [1], [2], [3], rest=[False])),
    "MEAN": _after("axes", [1], [2], [3], rest=[0]),
    "BATCH_MATMUL": lambda x, y: [[x, y, a, b] for a in (False, True) for b in (False, True)],
    "CHANNEL_SHUFFLE": _scalars([2, 1], [2, 2], [2, 3], [4, 3]),
    "CONV_2D": _conv,
    "DEPTHWISE_CONV_2D": _depthwise,
    "DEPTH_TO_SPACE": _scalars([2], [2, True]),
    "ELU": _scalars([1.0], [0.5]),
    "FULLY_CONNECTED": _fully_connected,
    "INSTANCE_NORMALIZATION": _scalars(
        [2.0, 0.5, 0.001, False],
        [0.5, 2.0, 0.001, False],
        [2.0, 0.5, 0.5, False],
        [2.0, 0.5, 0.001, True],
    ),
    "L2_NORMALIZATION": _scalars([1], [2], [3]),
    "LOCAL_RESPONSE_NORMALIZATION": _scalars(
        *([r, 1.0, a, b, 3] for r, a, b in ((1, 0.5, 0.5), (2, 0.5, 0.5), (1, 0.25, 0.5))),
        [1, 2.0, 0.5, 0.5, 3],
        [1, 1.0, 0.5, 0.5, 2],
    ),
    "LOG_SOFTMAX": _scalars([1.0, 3], [2.0, 3], [1.0, 1]),
    "PAD_V2": lambda x, _: [
        [x, each, value] for each in _integers("sides", *_SIDES[:2]) for value in (1.0, -3.0)
    ],
    "PRELU": _slopes,
    "RESIZE_BILINEAR": _scalars(
        [7, 5, False], [5, 7, False], [7, 5, False, True, False], [7, 5, False, False, True]
    ),
    "RESIZE_NEAREST_NEIGHBOR": _scalars(
        [7, 6, False], [6, 7, False], [7, 6, False, True, False], [7, 6, False, False, True]
    ),
    "SOFTMAX": _scalars([1.0], [2.0], [1.0, 1], [1.0, 2]),
    "SPACE_TO_DEPTH": _scalars([2], [2, True]),
    "SPLIT": _scalars([1, 2], [2, 2], [3, 2]),
    "SUB": _differences,
}

_QUANTIZED: Final[Mapping[str, Maker]] = {
    **_MOVES,
    "ADD": _activations,
    "MAX_POOL_2D": _codes_in_windows,
    "REDUCE_MAX": _after("axes", [1], [2], [3], rest=[False]),
    "SUB": _differences,
}


def _scales() -> SpecFile:
    """Twins that differ in the quantization of their results only."""
    file = SpecFile("mul_scales", "MUL and others, into results of several quantizations.")
    types = [u8(2.0, 100), u8(4.0, 100), u8(2.0, 40)]
    for operation, rest in (("MUL", [NONE]), ("ADD", [NONE]), ("MAXIMUM", [])):
        pair = [_data(name, u8(0.5, 120)) for name in "xy"]
        outputs = [result(f"out_{n}", type) for n, type in enumerate(types)]
        steps = [Step(operation, [*pair, *rest], out) for out in outputs]
        tests = f"{operation}: what differs is the quantization of the result."
        file.add(f"{operation.lower()}_quant8", steps, tests=tests, signed=True)
    return file


def _options(type: Type) -> dict[str, Any]:
    return {"signed": True} if type is _CODES else {"float16": True}


def _kinds() -> Iterator[tuple[str, Type]]:
    yield from (("", F32), ("_quant8", _CODES))


def _joined() -> SpecFile:
    """Parts that a driver would write into the joined tensor, although others read them too."""
    file = SpecFile("concatenation_graphs", "CONCATENATION of what others read as well.")
    for suffix, type in _kinds():

        def relu(
            source: Operand, name: str, role: Callable[..., Operand], type: Type = type
        ) -> Step:
            return Step("RELU", [source], role(name, type, _SHAPE))

        def join(parts: Sequence[Operand], axis: int, name: str, type: Type = type) -> Step:
            return Step("CONCATENATION", [*parts, axis], result(name, type))

        x, first = _data("x", type), relu(_data("x", type), "t", internal)
        x = first.inputs[0]  # type: ignore[assignment]
        (t,) = first.outputs
        other = constant("other", np.asarray(_data("y", type).data), type)
        joined: dict[str, list[Step]] = {
            "same_twice": [join([x, x], 3, "out")],
            "middle_of_three": [first, join([x, t, other], 1, "out")],
            "in_two": [first, join([t, x], 3, "one"), join([other, t], 1, "two")],
            "read_again": [
                first,
                join([t, other], 2, "out"),
                Step("MINIMUM", [t, other], result("less", type)),
            ],
            "of_output": [shown := relu(x, "shown", result), join([*shown.outputs, x], 3, "out")],
            "twice_itself": [first, join([t, other, t], 3, "out")],
        }
        for name, steps in joined.items():
            file.add(f"{name}{suffix}", steps, tests=file.tests, **_options(type))
    wide = given("input", np.arange(0, 250, 7).reshape(4, 9), u8(0.5, 120))
    file.add(
        "single_quant8",
        "CONCATENATION",
        [wide, 0],
        result("output", u8(1.0, 40)),
        tests="A single input, of another quantization than the result.",
        signed=True,
        tflite=False,
        why="TF Lite wants the quantization of inputs and output to be the same",
    )
    return file


def _parted() -> SpecFile:
    """Parts that are views of one memory in many drivers, and operations that may work in place."""
    file = SpecFile("split_graphs", "SPLIT: parts that change while others are read.")
    for suffix, type in _kinds():
        half = (1, 4, 4, 2)
        x = _data("x", type)
        low, high, less = (internal(name, type, half) for name in ("low", "high", "less"))
        split = Step("SPLIT", [x, 3, 2], [low, high])
        steps = [
            split,
            Step("RELU", [low], less),
            Step("CONCATENATION", [high, less, low, 3], result("turned", type)),
            Step("MAXIMUM", [low, high], result("greater", type)),
            Step("RELU", [x], result("again", type)),
        ]
        file.add(f"in_place{suffix}", steps, tests=file.tests, **_options(type))
        one, two = internal("one", type, half), result("two", type, half)
        steps = [Step("SPLIT", [x, 3, 2], [one, two]), Step("MINIMUM", [x, x], result("out", type))]
        file.add(f"unread{suffix}", steps, tests="A part that nobody reads.", **_options(type))
    return file


def _viewed() -> SpecFile:
    """Another shape for the same memory, and operations that may work in place."""
    file = SpecFile("reshape_graphs", "RESHAPE: another view of what others read and change.")
    for suffix, type in _kinds():
        x = _data("x", type)
        t, flat, less = (
            internal(name, type, shape)
            for name, shape in (("t", _SHAPE), ("flat", (4, 16)), ("less", (4, 16)))
        )
        flatten = Step("RESHAPE", [t, constant("shape", [4, 16], I32)], flat)
        steps = [
            Step("MAXIMUM", [x, x], t),
            flatten,
            Step("RELU", [flat], less),
            Step("RESHAPE", [less, constant("back", _SHAPE, I32)], result("changed", type)),
            Step("MINIMUM", [t, t], result("kept", type)),
        ]
        file.add(f"in_place{suffix}", steps, tests=file.tests, **_options(type))
        shown = result("shown", type, (4, 16))
        steps = [
            Step("RESHAPE", [x, constant("shape", [4, 16], I32)], shown),
            Step("RELU", [shown], result("changed", type)),
            Step("RESHAPE", [shown, constant("back", [64], I32)], result("shown_again", type)),
        ]
        file.add(f"of_output{suffix}", steps, tests=file.tests, **_options(type))
    return file
