"""GATHER, SELECT and TOPK_V2."""

from __future__ import annotations

from typing import Any, Final

import numpy as np

from corpus.families._files import Files
from corpus.families._typed import (
    Typed,
    add_clear,
    add_each,
    add_extremes,
    add_real_codes,
    add_rows,
    codes_of,
    extremes,
)
from corpus.language import Operand, SpecFile, Step, call, constant, given, internal, result
from corpus.numbers import Numbers
from corpus.types import BOOL8, F32, I32, s8, u8

_GATHERED: list[tuple[str, tuple[int, ...], int, list[int] | list[list[int]]]] = [
    ("vector", (6,), 0, [4, 0, 5, 2]),
    ("repeated", (4,), 0, [2, 2, 0, 3, 0, 2]),
    ("one", (5,), -1, [3]),
    ("rows", (4, 3), 0, [3, 1]),
    ("columns", (3, 5), 1, [4, 0, 2]),
    ("columns_negative", (3, 5), -1, [1, 4]),
    ("rows_negative", (5, 2), -2, [4, 2, 0]),
    ("square", (3, 3), 1, [2, 0, 1]),
    ("middle", (2, 4, 3), 1, [3, 0]),
    ("table", (4,), 0, [[3, 1], [0, 2], [2, 2]]),
    ("rows_by_table", (3, 2), 0, [[2, 0, 1], [0, 0, 2]]),
    ("middle_by_table", (2, 4, 2), 1, [[3, 0, 1], [1, 2, 2]]),
    ("last_by_table", (2, 2, 4), -1, [[3, 1]]),
    ("channels", (1, 2, 3, 4), 3, [3, 0]),
    ("height", (2, 3, 2, 2), 1, [2, 0, 2]),
    ("batches", (3, 2, 1, 2), -4, [2, 0]),
]

_SELECTED: list[tuple[str, tuple[int, ...]]] = [
    ("vector", (9,)),
    ("one", (1,)),
    ("matrix", (3, 5)),
    ("rank_3", (2, 3, 4)),
    ("rank_4", (2, 3, 2, 3)),
    ("rank_5", (2, 1, 3, 1, 2)),
]

_BEST: list[tuple[str, tuple[int, ...], int]] = [
    ("vector", (9,), 3),
    ("all", (7,), 7),
    ("one", (8,), 1),
    ("of_one", (1,), 1),
    ("matrix", (3, 8), 2),
    ("matrix_all", (2, 6), 6),
    ("rank_3", (2, 3, 7), 3),
    ("rank_4", (2, 1, 2, 9), 4),
]

FILES: Final = Files()


@FILES("gather", "GATHER: axes, indexes of every rank, repeated ones, types.")
def _gather(file: SpecFile) -> None:
    add_rows(
        file,
        "GATHER",
        _GATHERED,
        lambda axis, indices: [axis, constant("indices", indices, I32)],
        "The dimensions of the indices replace the axis.",
        int32=True,
        relaxed="rows",
        lifetimes=("columns", "middle_by_table"),
        in_pool="table",
    )
    add_extremes(file, "GATHER", 1, [2, 0])
    add_real_codes(file, "GATHER", (3, 4), 1, [3, 0])


@FILES("select", "SELECT: ranks, types, quantizations of their own.")
def _select(file: SpecFile) -> None:
    def chosen(kind: Typed, name: str, shape: tuple[int, ...]) -> Step:
        flags = Numbers(f"select {name}").booleans(*shape)
        flags.reshape(-1)[-2:] = [True, False][-flags.size :]
        choices = (
            given(f"input{n}", kind.drawn(f"select {name} {n}", *shape), kind.type) for n in (0, 1)
        )
        return call("SELECT", given("condition", flags, BOOL8), *choices, type=kind.type)

    tests = "The first operand where the condition is true, else the second."
    add_each(file, _SELECTED, chosen, tests, int32=True, relaxed="matrix", lifetimes=("matrix",))
    for name, flag in (("all_true", True), ("all_false", False)):
        data = [given(f"input{n}", Numbers(f"select {name} {n}").reals(2, 3)) for n in (0, 1)]
        condition = given("condition", np.full((2, 3), flag), BOOL8)
        file.add(name, call("SELECT", condition, *data), float16=True)
    condition = given("condition", Numbers("select extremes").booleans(2, 3, 2), BOOL8)
    ones = given("ones", np.ones((2, 3, 2)))
    add_extremes(file, "SELECT", condition, extremes(), ones)
    turned = given("other", np.asarray(extremes().data)[::-1])
    file.add("extremes_of_both", call("SELECT", condition, turned, extremes()))
    _add_selected_quantizations(file)


def _add_selected_quantizations(file: SpecFile) -> None:
    """Choices in quantizations of their own, to the type of the output, as real numbers too."""
    rows = {
        "mixed_quant8": (u8(0.25, 30), u8(0.4, 255), u8(0.6, 150)),
        "mixed_saturates_quant8": (u8(0.5, 0), u8(0.8, 200), u8(0.3, 90)),
        "mixed_quant8_signed": (s8(0.25, -98), s8(0.4, 127), s8(0.6, 22)),
    }
    for name, (one, other, out) in rows.items():
        numbers = Numbers(f"select {name}")
        condition = given("condition", numbers.booleans(3, 4), BOOL8)
        first = given("input0", numbers.codes(one, 3, 4), one)
        second = given("input1", numbers.codes(other, 3, 4), other)
        tests = "Both choices and the output have different quantizations."
        file.add(name, call("SELECT", condition, first, second, type=out), tests=tests)
    _add_clear(file)


def _add_clear(file: SpecFile) -> None:
    operands = ("input0", u8(0.3, 100), (2, 2)), ("input1", u8(0.4, 135), (2, 2))
    condition = given("condition", [[True, False], [False, True]], BOOL8)
    draw = codes_of("select clear", *operands, first=[condition], ends=True)
    add_clear(file, "SELECT", draw, u8(0.75, 120), inner="chosen")


@FILES("topk_v2", "TOPK_V2: k from one to all, ranks, equal elements, types.")
def _top_k(file: SpecFile) -> None:
    def best(kind: Typed, name: str, shape: tuple[int, ...], count: int) -> Step:
        data = kind.drawn(f"top {name}", *shape)
        if kind.type.is_quant8:
            least = 255 - 5 * int(np.prod(shape))
            data = Numbers(f"top {name}").distinct(*shape, low=least, high=255)
        return _best(given("input", data, kind.type), count)

    tests = "The largest elements, in descending order, with their indices."
    add_each(file, _BEST, best, tests, int32=True, relaxed="matrix", lifetimes=("matrix",))
    _add_far_apart(file)
    _add_equal(file)


def _add_far_apart(file: SpecFile) -> None:
    """Shown as real numbers: Android tolerates integers off by one."""
    data = Numbers("top far apart").shuffled(list(range(-40, 41)))
    indices = internal("indices", I32)
    steps = [
        Step("TOPK_V2", [given("input", [data], I32), 6], [result("values", I32), indices]),
        Step("CAST", [indices], result("output")),
    ]
    file.add("real_indices", steps, tests=_add_far_apart.__doc__)


def _add_equal(file: SpecFile) -> None:
    equal = np.zeros((2, 12))
    equal[0, [1, 5, 9]], equal[0, 3] = 4, 6
    equal[1, [0, 4, 8, 11]], equal[1, 6] = 2, 1
    apart: dict[str, Any] = {
        "tests": "Of equal elements the one with the larger index is first.",
        "tflite": False,
        "why": "TF Lite has the smaller index first",
    }
    for type in (F32, I32, u8(1.0, 0)):
        suffix = {F32: "", I32: "_int32"}.get(type, "_quant8")
        step = _best(given("input", equal, type), 4)
        file.add(f"equal{suffix}", step, signed=type.is_quant8, **apart)
        if type is F32:
            file.add("all_equal", _best(given("input", [7.5] * 6), 3), **apart)


def _best(data: Operand, count: int) -> Step:
    return Step("TOPK_V2", [data, count], [result("values", data.type), result("indices", I32)])
