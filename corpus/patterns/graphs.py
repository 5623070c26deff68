"""Graphs: every operation after every other, and the shapes that real networks have.

A driver fuses, reorders, shares memory between operands and keeps data in forms of its own: what
an operation computes may depend on its neighbors.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import replace
from itertools import pairwise
from typing import Any, Final

import numpy as np

from corpus.language import (
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
from corpus.patterns._links import QUANTIZED, REAL, SHAPE, Link, Links, Making
from corpus.patterns._net import SAME, VALID

__all__ = ["files"]

_LENGTH: Final = 12
"""Links of a chain."""


def files() -> Iterator[tuple[str, SpecFile]]:
    """Files with their families."""
    for suffix, links, type in (("", REAL, F32), ("_quant8", QUANTIZED, u8(0.5, 120))):
        yield from _chains(links, type, suffix)
    yield "convolution", _networks()
    yield "elementwise_binary", _shapes()


def _chains(links: Links, type: Type, suffix: str) -> Iterator[tuple[str, SpecFile]]:
    made: dict[str, SpecFile] = {}
    for number, names in enumerate(_walks(links)):
        operation = links[names[0]].operation
        tests = f"{operation} and what may follow it: every operation after every other."
        name = f"{operation.lower()}_chains{suffix}"
        file = made.setdefault(operation, SpecFile(name, tests))
        _add_chain(file, [links[n] for n in names], type, number)
    for operation, file in made.items():
        yield family_of(operation), file


def _follows(first: Link, second: Link) -> bool:
    """Whether the second's results are beyond doubt although the first's may be one step off."""
    return first.exact or (second.exact and second.calm)


def _walks(links: Links) -> Iterator[list[str]]:
    """Walks that take every step from a link to one that may follow it, each at least once."""
    todo = {(a, b): None for a in links for b in links if _follows(links[a], links[b])}
    order = Numbers(f"walks {len(links)}").shuffled(list(range(len(todo))))
    pairs = list(todo)
    left = {pairs[index]: None for index in order}
    while left:
        walk = list(next(iter(left)))
        del left[walk[0], walk[1]]
        doubt = not links[walk[0]].exact or not links[walk[1]].exact
        while len(walk) < _LENGTH:
            following = [b for a, b in left if a == walk[-1] and (not doubt or links[b].exact)]
            if not following:
                break
            del left[walk[-1], following[0]]
            walk.append(following[0])
            doubt = doubt or not links[walk[-1]].exact
        yield walk


def _add_chain(file: SpecFile, links: Sequence[Link], type: Type, number: int) -> None:
    """Every third one shows what is between: outputs that are read again."""
    numbers = Numbers(f"chain {number} {type.code}")
    data = numbers.sixteenths(*SHAPE) if type is F32 else numbers.integers(*SHAPE, low=60, high=190)
    operand, steps = given("input", data, type), list[Step]()
    for place, link in enumerate(links):
        more, operand = link.build(Making(number * 10 + place, type), operand)
        steps += more
    between = [step.outputs[0] for step in steps]
    seen = [o for o in between if o.shape == SHAPE and o.type.code == type.code]
    shown = [operand] if number % 3 else seen
    as_outputs = {o: result(o.name, o.type, o.shape) for o in {*shown, operand}}
    file.add(
        f"of_{number}",
        [_renamed(step, as_outputs) for step in steps],
        tests=", ".join(link.operation for link in links),
        signed=type is not F32,
    )


def _renamed(step: Step, names: dict[Operand, Operand]) -> Step:
    inputs = [names.get(i, i) if isinstance(i, Operand) else i for i in step.inputs]
    return Step(step.operation, inputs, [names.get(o, o) for o in step.outputs])


def _shapes() -> SpecFile:
    """Fan-out, diamonds, operands that are read twice, constants alone."""
    file = SpecFile("add_graphs", "ADD among others: how operands connect operations.")
    numbers = Numbers("graphs")
    for kind, type in (("", F32), ("_quant8", u8(0.5, 120))):
        data = (
            numbers.sixteenths(2, 3, 5)
            if type is F32
            else numbers.integers(2, 3, 5, low=90, high=150)
        )
        options: dict[str, Any] = {"float16": True} if type is F32 else {"signed": True}
        for name, steps in _connected(data, type).items():
            file.add(f"{name}{kind}", steps, tests=_CONNECTED[name], **options)
    return file


_CONNECTED: Final = {
    "fan_out": "An operand that four operations read.",
    "diamond": "Two ways from an operand to a sum.",
    "output_read_again": "Outputs of the model that other operations read.",
    "twice_the_input": "An operation reads the same operand twice.",
    "constant_alone": "An operation that constants alone decide, and one that reads it.",
    "same_operation_twice": "Two operations with the same inputs.",
    "input_passed_twice": "An input that the first and the last operation read.",
    "long_life": "An operand that is read long after it was made.",
}


def _connected(data: Any, type: Type) -> dict[str, list[Step]]:
    shape = np.shape(data)
    codes = data[0, 0] if type is F32 else np.asarray(data)[0, 0]

    def source() -> Operand:
        return given("input", data, type)

    def other() -> Operand:
        return constant("other", codes, type)

    def temporary(name: str) -> Operand:
        return internal(name, type, shape)

    def out(name: str) -> Operand:
        return result(name, type, shape)

    def add(a: Operand, b: Operand, to: Operand) -> Step:
        return Step("ADD", [a, b, 0], to)

    x, c, t, u = source(), other(), temporary("t"), temporary("u")
    fan_out = [
        add(x, c, t),
        Step("RELU", [t], out("relu")),
        Step("RELU6", [t], out("relu6")),
        Step("MAXIMUM", [t, x], out("maximum")),
        Step("SUB", [t, c, 0], out("sub")),
    ]
    x, c, t, u, v = source(), other(), temporary("t"), temporary("u"), temporary("v")
    diamond = [add(x, c, t), Step("RELU", [t], u), Step("MINIMUM", [t, c], v), add(u, v, out("y"))]
    x, c, first, second = source(), other(), out("first"), out("second")
    again = [add(x, c, first), Step("RELU", [first], second), add(second, first, out("third"))]
    x = source()
    twice = [add(x, x, out("sum")), Step("SUB", [x, x, 0], out("nothing"))]
    x, c, t = source(), other(), internal("t", type, shape[-1:])
    folded = [Step("ADD", [c, constant("more", codes, type), 0], t), add(x, t, out("y"))]
    x, c = source(), other()
    same = [add(x, c, out("one")), add(x, c, out("two"))]
    x, c, t, u = source(), other(), temporary("t"), temporary("u")
    passed = [add(x, c, t), Step("RELU", [t], u), Step("SUB", [u, x, 0], out("y"))]
    x, c, t = source(), other(), temporary("t")
    middle = [temporary(f"m{n}") for n in range(6)]
    long = [add(x, c, t), Step("RELU", [x], middle[0])]
    long += [Step("MINIMUM", [a, c], b) for a, b in pairwise(middle)]
    long.append(add(middle[-1], t, out("y")))
    return {
        "fan_out": fan_out,
        "diamond": diamond,
        "output_read_again": again,
        "twice_the_input": twice,
        "constant_alone": folded,
        "same_operation_twice": same,
        "input_passed_twice": passed,
        "long_life": long,
    }


def _networks() -> SpecFile:
    """Pieces of real networks."""
    file = SpecFile("conv_2d_networks", "CONV_2D in pieces of real networks.")
    for layouts in ((False, True), (True, False), (True, True)):
        names = "_then_".join("nchw" if nchw else "nhwc" for nchw in layouts)
        file.add(
            f"layouts_{names}",
            _of_layouts(layouts),
            tests="Convolutions that read each other's results in the same or another layout.",
        )
    file.add("residual", _residual(), tests="Expansion, depthwise, projection, and the sum.")
    for scale in (0.125, 0.03125, 0.0078125):
        file.add(
            f"fine_{str(scale).replace('.', '_')}_quant8",
            _fine(scale),
            tests="A multiplier of any size, and a convolution and a pooling that read its result.",
            signed=True,
        )
    file.add(
        "many_channels_quant8",
        _deep(),
        tests="Sums beyond 2^24, and another convolution that reads what is left of them.",
        signed=True,
    )
    file.add(
        "branches_quant8",
        _branches(),
        tests="Branches with scales of their own, brought together; an average of all.",
        signed=True,
    )
    return file


def _filters(name: str, *shape: int, step: float = 1 / 16) -> Operand:
    return constant(name, Numbers(f"network {name}").integers(*shape, low=-4, high=4) * step)


def _bias(name: str, channels: int) -> Operand:
    return constant(name, Numbers(f"network {name}").integers(channels) / 8)


def _of_layouts(layouts: tuple[bool, bool]) -> list[Step]:
    """Four pixels a side and four channels: both layouts have the same shape."""
    image = given("input", Numbers("layouts").sixteenths(1, 4, 4, 4))
    steps, operand = list[Step](), image
    for number, nchw in enumerate((*layouts, layouts[0])):
        out = result("output") if number == 2 else internal(f"t{number}", F32, (1, 4, 4, 4))
        taps = _filters(f"layout_{number}", 4, 3, 3, 4, step=1 / 32)
        arguments: list[Argument] = [operand, taps, _bias(f"layout_bias_{number}", 4)]
        steps.append(Step("CONV_2D", [*arguments, SAME, 1, 1, 0, nchw], out))
        operand = out
    return steps


def _residual() -> list[Step]:
    x = given("input", Numbers("residual").sixteenths(1, 5, 7, 3))
    wide, deep, narrow = (
        internal(n, F32, (1, 5, 7, c)) for n, c in zip("abc", (9, 9, 3), strict=True)
    )
    return [
        Step("CONV_2D", [x, _filters("expand", 9, 1, 1, 3), _bias("e", 9), SAME, 1, 1, 3], wide),
        Step(
            "DEPTHWISE_CONV_2D",
            [wide, _filters("depth", 1, 3, 3, 9), _bias("d", 9), SAME, 1, 1, 1, 3],
            deep,
        ),
        Step(
            "CONV_2D",
            [deep, _filters("project", 3, 1, 1, 9), _bias("p", 3), SAME, 1, 1, 0],
            narrow,
        ),
        Step("ADD", [x, narrow, 0], result("sum")),
    ]


def _quantized_filters(name: str, *shape: int) -> Operand:
    return constant(
        name, Numbers(f"network {name}").integers(*shape, low=124, high=132), u8(0.25, 128)
    )


def _fine(scale: float) -> list[Step]:
    """The first result is a whole number of steps, so that all that follow are beyond doubt."""
    x = given("input", Numbers("fine").integers(1, 4, 5, 3, low=98, high=102), u8(0.5, 100))
    bias = constant("bias", [3, -2, 1, 0], replace(I32, scale=float(np.float32(0.125))))
    t = internal("t", u8(scale, 90), (1, 4, 5, 4))
    again = float(np.float32(t.type.scale) * np.float32(0.25))
    more = constant("more", [5, 0, -5], replace(I32, scale=again))
    single = np.full((3, 1, 1, 4), 128)
    for channel in range(3):
        single[channel, 0, 0, channel + 1] = 132
    return [
        Step("CONV_2D", [x, _quantized_filters("fine", 4, 3, 3, 3), bias, SAME, 1, 1, 0], t),
        Step(
            "CONV_2D",
            [t, constant("single", single, u8(0.25, 128)), more, SAME, 1, 1, 0],
            result("convolved", u8(2 * scale, 100)),
        ),
        Step("MAX_POOL_2D", [t, VALID, 1, 1, 2, 3, 0], result("pooled", t.type)),
    ]


def _deep() -> list[Step]:
    """The first convolution's sums are more than a float32 holds, and its bias takes them back."""
    channels = 601
    codes = np.resize(np.arange(230, 256), (1, 2, 3, channels))
    taps = np.resize(np.arange(247, 256), (4, 1, 1, channels))
    sums = np.einsum("bhwc,oyxc->bhwo", codes.astype(np.int64), taps.astype(np.int64) - 128)
    bias = -sums.reshape(-1, 4)[2] + np.arange(4) * 9
    spread = int(np.abs(sums + bias).max())
    step = 2.0 ** (int(spread / 100).bit_length() - 3)
    t = internal("t", u8(step, 120), (1, 2, 3, 4))
    single = np.full((3, 1, 1, 4), 128)
    for channel in range(3):
        single[channel, 0, 0, channel + 1] = 132
    more = replace(I32, scale=float(np.float32(step * 0.25)))
    return [
        Step(
            "CONV_2D",
            [
                given("input", codes, u8(0.5, 0)),
                constant("filter", taps, u8(0.25, 128)),
                constant("bias", bias, replace(I32, scale=0.125)),
                *(SAME, 1, 1, 0),
            ],
            t,
        ),
        Step(
            "CONV_2D",
            [
                t,
                constant("single", single, u8(0.25, 128)),
                constant("more", [5, 0, -5], more),
                *(SAME, 1, 1, 0),
            ],
            result("output", u8(2 * step, 100)),
        ),
    ]


def _branches() -> list[Step]:
    x = given("input", Numbers("branches").integers(1, 4, 4, 3, low=90, high=140), u8(0.5, 110))
    convolved = internal("convolved", u8(0.125, 100), (1, 4, 4, 2))
    pooled = internal("pooled", u8(0.5, 110), (1, 4, 4, 3))
    bias = constant("bias", [4, -8], replace(I32, scale=float(np.float32(0.125))))
    taps = np.full((2, 1, 1, 3), 128)
    taps[0, 0, 0, 1], taps[1, 0, 0, 2] = 129, 127
    filters = constant("taps", taps, u8(0.25, 128))
    return [
        Step("CONV_2D", [x, filters, bias, SAME, 1, 1, 0], convolved),
        Step("MAX_POOL_2D", [x, SAME, 1, 1, 3, 3, 0], pooled),
        Step("CONCATENATION", [convolved, x, pooled, 3], result("joined", u8(0.25, 90))),
    ]
