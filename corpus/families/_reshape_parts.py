"""CONCATENATION, SPLIT and PACK."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

import numpy as np

from corpus.families._typed import Typed, add_extremes, add_real_codes, extremes, typed
from corpus.fit import clear
from corpus.language import Argument, Operand, SpecFile, Step, given, internal, result, u8
from corpus.numbers import Numbers
from corpus.zero_sized import no_batches

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


def files() -> Iterator[SpecFile]:
    """One file an operation."""
    yield _concatenation()
    yield _split()
    yield _pack()


def _inputs(kind: Typed, name: str, shapes: Sequence[tuple[int, ...]]) -> list[Argument]:
    return [
        given(f"input{n}", kind.drawn(f"{name} {n}", *shape), kind.type)
        for n, shape in enumerate(shapes)
    ]


def _concatenation() -> SpecFile:
    file = SpecFile("concatenation", "CONCATENATION: axes, ranks, sizes, numbers of inputs, types.")
    for number, (name, shapes, axis) in enumerate(_JOINED):
        for kind in typed(number, relaxed=name == "first"):
            file.add(
                f"{name}{kind.suffix}",
                "CONCATENATION",
                [*_inputs(kind, f"concatenation {name}", shapes), axis],
                result("output", kind.type),
                tests="The order of the inputs, and the axis.",
                lifetimes=name in ("last", "width"),
                **kind.variations,
            )
    _add_quantizations(file)
    add_extremes(file, "CONCATENATION", extremes("input", 2, 6), given("more", [[7.5], [-2.5]]), 1)
    _add_empty(file)
    return file


def _mixed(number: int, scale: float) -> list[Argument]:
    """Three inputs whose quantizations differ from each other's and from the output's."""
    types = (u8(0.25 * scale, 30), u8(0.4 * scale, 255), u8(0.1 * scale, 0))
    inputs = (
        given(f"input{n}", Numbers(f"concatenation mixed {number} {n}").codes(t, 2, 3), t)
        for n, t in enumerate(types)
    )
    return [*inputs, 1]


def _add_quantizations(file: SpecFile) -> None:
    file.add(
        "mixed_quant8",
        "CONCATENATION",
        _mixed(0, 1.0),
        result("output", u8(0.6, 150)),
        tests="Inputs with quantizations of their own, each other than the output's.",
        signed=True,
        tflite=False,
        why="TF Lite's uint8 kernel rounds otherwise",
    )
    file.add(
        "mixed_saturates_quant8",
        "CONCATENATION",
        _mixed(1, 2.0),
        result("output", u8(0.3, 90)),
        tests="What the output's quantization cannot hold is cut off at both ends.",
        signed=True,
        tflite=False,
        why="TF Lite's uint8 kernel rounds otherwise",
    )
    _add_clear(file)
    add_real_codes(file, "CONCATENATION", (3, 4), 1)


def _add_clear(file: SpecFile) -> None:
    """As real numbers: 1 code off is more than Android's tolerance."""
    out = u8(0.75, 120)

    def draw(seed: int) -> list[Argument]:
        numbers = Numbers(f"concatenation clear {seed}")
        types = u8(0.3, 100), u8(0.4, 135)
        inputs = (given(f"input{n}", numbers.codes(t, 2, 2), t) for n, t in enumerate(types))
        return [*inputs, 0]

    joined = internal("joined", out)
    steps = [
        Step("CONCATENATION", clear("CONCATENATION", draw, out), joined),
        Step("DEQUANTIZE", [joined], result("output")),
    ]
    tests = "No result is near a half, so that any sound rounding gives these codes."
    file.add("clear_of_halves_quant8", steps, tests=tests, signed=True)


def _add_empty(file: SpecFile) -> None:
    """Nothing in, nothing out."""
    for kind in typed(0):
        image = given("input", kind.drawn("concatenation zero", 1, 3, 3, 2), kind.type)
        other = given("other", kind.drawn("concatenation other", 2, 2, 3, 2), kind.type)
        steps, none = no_batches(image, (2, 3))
        steps.append(Step("CONCATENATION", [none, other, 0], result("output", kind.type)))
        options = {"float16": True, "relaxed": True} if kind.suffix == "" else {}
        file.add(
            f"zero_sized_input{kind.suffix}",
            steps,
            tests="An input without elements adds nothing.",
            **options,
        )
        steps, none = no_batches(image, (2, 3))
        out = result("output", kind.type, (0, 2, 6, 2))
        steps.append(Step("CONCATENATION", [none, none, 2], out))
        file.add(f"zero_sized{kind.suffix}", steps, tests="Nothing in, nothing out.", oracle="none")


def _split() -> SpecFile:
    file = SpecFile("split", "SPLIT: axes, ranks, numbers of parts, types.")
    for number, (name, shape, axis, count) in enumerate(_SPLITS):
        for kind in typed(number, int32=True, relaxed=name == "rows"):
            outputs = [result(f"output{n}", kind.type) for n in range(count)]
            file.add(
                f"{name}{kind.suffix}",
                "SPLIT",
                [given("input", kind.drawn(f"split {name}", *shape), kind.type), axis, count],
                outputs,
                tests="The axis, the order of the parts.",
                lifetimes=name == "middle",
                **kind.variations,
            )
    _add_split_as_reals(file)
    add_extremes(file, "SPLIT", 2, 2, parts=2)
    return file


def _add_split_as_reals(file: SpecFile) -> None:
    type = u8(0.5, 77)
    parts: list[Operand] = [internal(f"part{n}", type) for n in range(2)]
    codes = Numbers("split real codes").codes(type, 4, 3)
    steps = [Step("SPLIT", [given("input", codes, type), 0, 2], parts)]
    steps += [Step("DEQUANTIZE", [part], result(f"output{n}")) for n, part in enumerate(parts)]
    file.add("real_codes", steps, tests="Copied to the bit: every step shows.", signed=True)


def _pack() -> SpecFile:
    file = SpecFile("pack", "PACK: axes, ranks, numbers of inputs, types.")
    for number, (name, shape, axis, count) in enumerate(_PACKS):
        for kind in typed(number, int32=True, relaxed=name == "vectors"):
            file.add(
                f"{name}{kind.suffix}",
                "PACK",
                [axis, *_inputs(kind, f"pack {name}", [shape] * count)],
                result("output", kind.type),
                tests="Where the new dimension is, and the order of the inputs.",
                lifetimes=name == "matrices_middle",
                **kind.variations,
            )
    add_extremes(file, "PACK", 1, extremes("input", 2, 6), given("more", np.ones((2, 6))))
    return file
