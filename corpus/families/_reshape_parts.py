"""CONCATENATION, SPLIT and PACK."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Final

import numpy as np

from corpus.calls.zero_sized import no_batches
from corpus.families._files import Files
from corpus.families._typed import (
    EMPTY,
    Typed,
    add_clear,
    add_each,
    add_extremes,
    add_real_codes,
    codes_of,
    extremes,
    typed,
)
from corpus.language import FLOATS, Argument, Operand, SpecFile, Step, call, given, internal, result
from corpus.numbers import Numbers
from corpus.types import u8

_JOINED: list[tuple[str, list[tuple[int, ...]], int]] = [
    ("first", [(1, 3), (2, 3)], 0),
    ("last", [(2, 3), (2, 1)], 1),
    ("square", [(2, 2), (2, 2)], 0),
    ("square_last", [(2, 2), (2, 2)], 1),
    ("middle_of_3", [(2, 1, 3), (2, 2, 3), (2, 4, 3)], 1),
    ("last_of_3", [(2, 3, 1), (2, 3, 4)], 2),
    ("rank_1", [(3,), (1,), (4,), (2,)], 0),
    ("batches", [(2, 2, 3, 2), (1, 2, 3, 2)], 0),
    ("height", [(2, 1, 3, 2), (2, 3, 3, 2)], 1),
    ("width", [(2, 2, 3, 2), (2, 2, 1, 2)], 2),
    ("channels", [(2, 2, 3, 3), (2, 2, 3, 1), (2, 2, 3, 2)], 3),
    ("alone", [(2, 3)], 0),
    ("of_seven", [(2, 1 + n % 2) for n in range(7)], 1),
]

_SPLITS: list[tuple[str, tuple[int, ...], int, int]] = [
    ("rank_1", (6,), 0, 3),
    ("rank_1_negative", (4,), -1, 2),
    ("rows", (4, 3), 0, 2),
    ("columns", (3, 6), 1, 3),
    ("columns_negative", (3, 6), -1, 2),
    ("rows_negative", (6, 2), -2, 3),
    ("middle", (2, 6, 3), 1, 2),
    ("batches", (4, 2, 2, 3), 0, 4),
    ("height", (2, 4, 3, 2), 1, 2),
    ("width_negative", (2, 2, 6, 2), -2, 3),
    ("channels", (2, 2, 3, 4), 3, 2),
    ("one_part", (2, 3), 1, 1),
    ("of_five", (5, 2), 0, 5),
]

_PACKS: list[tuple[str, tuple[int, ...], int, int]] = [
    ("vectors", (3,), 0, 2),
    ("vectors_last", (3,), 1, 2),
    ("matrices", (2, 3), 0, 3),
    ("matrices_middle", (2, 3), 1, 3),
    ("matrices_last", (2, 3), 2, 2),
    ("cubes_first", (2, 3, 2), 0, 2),
    ("cubes_second", (2, 3, 2), 1, 2),
    ("cubes_third", (2, 3, 2), 2, 3),
    ("cubes_last", (2, 3, 2), 3, 2),
    ("of_five", (2,), 1, 5),
    ("rank_4", (2, 1, 3, 2), 2, 2),
]

FILES: Final = Files()


def _inputs(kind: Typed, name: str, shapes: Sequence[tuple[int, ...]]) -> Iterator[Operand]:
    for n, shape in enumerate(shapes):
        yield given(f"input{n}", kind.drawn(f"{name} {n}", *shape), kind.type)


@FILES("concatenation", "CONCATENATION: axes, ranks, sizes, numbers of inputs, types.")
def _concatenation(file: SpecFile) -> None:
    def joined(kind: Typed, name: str, shapes: Sequence[tuple[int, ...]], axis: int) -> Step:
        inputs = _inputs(kind, f"concatenation {name}", shapes)
        return call("CONCATENATION", *inputs, axis, type=kind.type)

    tests = "The order of the inputs, and the axis."
    add_each(file, _JOINED, joined, tests, relaxed="first", lifetimes=("last", "width"))
    _add_quantizations(file)
    add_extremes(file, "CONCATENATION", extremes("input", 2, 6), given("more", [[7.5], [-2.5]]), 1)
    _add_empty(file)


def _mixed(number: int, scale: float) -> list[Argument]:
    """Three inputs whose quantizations differ from each other's and from the output's."""
    types = (u8(0.25 * scale, 30), u8(0.4 * scale, 255), u8(0.1 * scale, 0))
    inputs = (
        given(f"input{n}", Numbers(f"concatenation mixed {number} {n}").codes(t, 2, 3), t)
        for n, t in enumerate(types)
    )
    return [*inputs, 1]


def _add_quantizations(file: SpecFile) -> None:
    cut_off = "Values beyond the output's quantization saturate at both ends."
    apart = "Every input and the output have different quantizations."
    for name, inputs, type, tests in (
        ("mixed", _mixed(0, 1.0), u8(0.6, 150), apart),
        ("mixed_saturates", _mixed(1, 2.0), u8(0.3, 90), cut_off),
    ):
        file.add(
            f"{name}_quant8",
            call("CONCATENATION", *inputs, type=type),
            tests=tests,
            signed=True,
            tflite=False,
            why="TF Lite's uint8 kernel rounds otherwise",
        )
    _add_clear(file)
    add_real_codes(file, "CONCATENATION", (3, 4), 1)


def _add_clear(file: SpecFile) -> None:
    """Add codes as real numbers: 1 code off is more than Android's tolerance."""
    types = u8(0.3, 100), u8(0.4, 135)
    operands = ((f"input{n}", type, (2, 2)) for n, type in enumerate(types))
    draw = codes_of("concatenation clear", *operands, rest=[0], ends=True)
    add_clear(file, "CONCATENATION", draw, u8(0.75, 120), inner="joined")


def _add_empty(file: SpecFile) -> None:
    """Add inputs without elements."""
    for kind in typed(0):
        image = given("input", kind.drawn("concatenation zero", 1, 3, 3, 2), kind.type)
        other = given("other", kind.drawn("concatenation other", 2, 2, 3, 2), kind.type)
        steps, none = no_batches(image, (2, 3))
        file.add(
            f"zero_sized_input{kind.suffix}",
            [*steps, call("CONCATENATION", none, other, 0, type=kind.type)],
            tests="An input without elements contributes nothing.",
            **({} if kind.suffix else FLOATS),
        )
        steps, none = no_batches(image, (2, 3))
        joined = call("CONCATENATION", none, none, 2, type=kind.type, shape=(0, 2, 6, 2))
        file.add(f"zero_sized{kind.suffix}", [*steps, joined], **EMPTY)


@FILES("split", "SPLIT: axes, ranks, numbers of parts, types.")
def _split(file: SpecFile) -> None:
    def split(kind: Typed, name: str, shape: Sequence[int], axis: int, count: int) -> Step:
        data = given("input", kind.drawn(f"split {name}", *shape), kind.type)
        outputs = [result(f"output{n}", kind.type) for n in range(count)]
        return Step("SPLIT", [data, axis, count], outputs)

    tests = "The axis and the order of the parts."
    add_each(file, _SPLITS, split, tests, int32=True, relaxed="rows", lifetimes=("middle",))
    _add_split_as_reals(file)
    add_extremes(file, "SPLIT", 2, 2, parts=2)


def _add_split_as_reals(file: SpecFile) -> None:
    type = u8(0.5, 77)
    parts: list[Operand] = [internal(f"part{n}", type) for n in range(2)]
    codes = Numbers("split real codes").codes(type, 4, 3)
    steps = [Step("SPLIT", [given("input", codes, type), 0, 2], parts)]
    steps += [Step("DEQUANTIZE", [part], result(f"output{n}")) for n, part in enumerate(parts)]
    file.add("real_codes", steps, tests="Values are copied bit for bit.", signed=True)


@FILES("pack", "PACK: axes, ranks, numbers of inputs, types.")
def _pack(file: SpecFile) -> None:
    def packed(kind: Typed, name: str, shape: tuple[int, ...], axis: int, count: int) -> Step:
        inputs = _inputs(kind, f"pack {name}", [shape] * count)
        return call("PACK", axis, *inputs, type=kind.type)

    tests = "The axis of the new dimension, and the order of the inputs."
    kept = ("matrices_middle",)
    add_each(file, _PACKS, packed, tests, int32=True, relaxed="vectors", lifetimes=kept)
    add_extremes(file, "PACK", 1, extremes("input", 2, 6), given("more", np.ones((2, 6))))
