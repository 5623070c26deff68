"""PAD, PAD_V2, MIRROR_PAD, TILE, REVERSE and CHANNEL_SHUFFLE."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, Final

import numpy as np

from corpus.families._files import Files
from corpus.families._typed import add_extremes, add_real_codes, add_rows, extremes, integers, typed
from corpus.fit import shown
from corpus.language import SpecFile, call, given, scalar
from corpus.numbers import Numbers
from corpus.types import s8, u8

_PADS: list[tuple[str, tuple[int, ...], list[tuple[int, int]]]] = [
    ("vector", (3,), [(2, 1)]),
    ("before", (2, 3), [(1, 0), (2, 0)]),
    ("after", (2, 3), [(0, 2), (0, 1)]),
    ("matrix", (2, 3), [(1, 2), (3, 0)]),
    ("middle", (2, 2, 3), [(0, 0), (1, 2), (0, 0)]),
    ("outer", (2, 2, 3), [(1, 0), (0, 0), (0, 2)]),
    ("image", (1, 2, 3, 2), [(0, 0), (2, 1), (0, 3), (0, 0)]),
    ("all_sides", (2, 1, 2, 2), [(1, 0), (0, 2), (1, 1), (2, 0)]),
    ("channels", (1, 2, 2, 2), [(0, 0), (0, 0), (0, 0), (1, 2)]),
    ("batches", (2, 1, 2, 2), [(1, 2), (0, 0), (0, 0), (0, 0)]),
    ("none", (2, 3), [(0, 0), (0, 0)]),
]

_MIRRORS: list[tuple[str, tuple[int, ...], list[tuple[int, int]]]] = [
    ("vector", (4,), [(2, 3)]),
    ("before", (3, 4), [(2, 0), (3, 0)]),
    ("after", (3, 4), [(0, 1), (0, 2)]),
    ("matrix", (3, 4), [(1, 2), (3, 1)]),
    ("rank_3", (2, 3, 3), [(1, 0), (0, 2), (1, 1)]),
    ("image", (1, 3, 4, 2), [(0, 0), (2, 1), (1, 3), (0, 0)]),
    ("batches", (3, 1, 2, 2), [(2, 1), (0, 0), (0, 1), (0, 0)]),
    ("none", (2, 2), [(0, 0), (0, 0)]),
]

_TILES: list[tuple[str, tuple[int, ...], list[int]]] = [
    ("vector", (3,), [3]),
    ("rows", (2, 3), [3, 1]),
    ("columns", (2, 3), [1, 2]),
    ("matrix", (2, 3), [2, 3]),
    ("square", (2, 2), [2, 1]),
    ("rank_3", (2, 1, 3), [2, 3, 1]),
    ("rank_4", (1, 2, 2, 3), [2, 1, 3, 2]),
    ("of_one", (1, 1), [2, 4]),
    ("once", (3, 2), [1, 1]),
    ("rank_5", (1, 2, 1, 2, 1), [2, 1, 3, 1, 2]),
]

_REVERSED: list[tuple[str, tuple[int, ...], list[int]]] = [
    ("vector", (5,), [0]),
    ("rows", (3, 4), [0]),
    ("columns", (3, 4), [1]),
    ("square_rows", (3, 3), [0]),
    ("middle", (2, 3, 4), [1]),
    ("batches", (3, 2, 2, 2), [0]),
    ("height", (2, 3, 2, 2), [1]),
    ("width", (2, 2, 4, 2), [2]),
    ("channels", (2, 2, 2, 3), [3]),
    ("size_1", (2, 1, 3), [1]),
    ("rank_5", (2, 1, 3, 2, 2), [2]),
]

_SHUFFLES: list[tuple[str, tuple[int, ...], int, int]] = [
    ("2_groups", (2, 6), 2, 1),
    ("3_groups", (2, 6), 3, 1),
    ("negative", (2, 8), 4, -1),
    ("square_groups", (1, 2, 2, 9), 3, 3),
    ("channels", (1, 2, 3, 8), 2, 3),
    ("channels_negative", (2, 2, 2, 6), 3, -1),
    ("width", (1, 2, 6, 3), 2, 2),
    ("height_negative", (2, 6, 2, 1), 3, -3),
    ("batches", (6, 1, 2, 2), 3, 0),
    ("rank_1", (10,), 5, 0),
    ("rank_3", (2, 6, 2), 2, 1),
    ("one_group", (2, 4), 1, 1),
    ("a_group_each", (2, 4), 4, 1),
]

FILES: Final = Files()


_paddings = integers("paddings")


@FILES("pad", "PAD: every side of every dimension, with what stands for zero.")
def _pad(file: SpecFile) -> None:
    tests = "Padding before and after each dimension is zero: quantized, the zero point."
    variations: dict[str, Any] = {
        "relaxed": "matrix",
        "lifetimes": ("matrix", "all_sides"),
        "in_pool": "image",
    }
    add_rows(file, "PAD", _PADS, _paddings, tests, **variations)
    add_extremes(file, "PAD", *_paddings([(1, 0), (0, 2), (1, 1)]))
    add_real_codes(file, "PAD", (2, 3), *_paddings([(1, 0), (0, 2)]))


@FILES("pad_v2", "PAD_V2: sides, values, types; quantized the value is a code.")
def _pad_v2(file: SpecFile) -> None:
    """The value is a code where quantized, so that signed types are cases of their own."""
    for number, (name, shape, sides) in enumerate(_PADS):
        (paddings,) = _paddings(sides)
        value = (-3.625, 9.071, 0.0, 1e-3)[number % 4]
        reals = Numbers(f"pad_v2 {name}").reals(*shape)
        file.add(
            name,
            call("PAD_V2", given("input", reals), paddings, value),
            tests="Padding before and after each dimension has the given value.",
            float16=True,
            relaxed=name == "matrix",
            lifetimes=name in ("matrix", "all_sides"),
        )
        unsigned, signed = u8(0.5, (100, 0, 255)[number % 3]), s8(0.25, (30, -128, 127)[number % 3])
        for type, code in ((unsigned, (0, 255, 9, 131)), (signed, (-128, 127, 0, -5))):
            codes = Numbers(f"pad_v2 {name} {type.code}").codes(type, *shape)
            padded = call(
                "PAD_V2", given("input", codes, type), paddings, code[number % 4], type=type
            )
            suffix = "quant8" if type is unsigned else "quant8_signed"
            tests = "The value is a code: it is not quantized again."
            file.add(f"{name}_{suffix}", padded, tests=tests, lifetimes=name == "matrix")
    for name, value in {"infinite": np.inf, "minus_infinite": -np.inf, "greatest": 3e38}.items():
        operands = [given("input", [[1.5, 2.0]]), *_paddings([(0, 1), (1, 0)])]
        file.add(f"value_{name}", call("PAD_V2", *operands, float(value)))


@FILES("mirror_pad", "MIRROR_PAD: both modes, every side, types.")
def _mirror_pad(file: SpecFile) -> None:
    tests = "Mode 0 (REFLECT) omits the edge element, mode 1 (SYMMETRIC) repeats it."
    for mode, what in ((0, "reflect"), (1, "symmetric")):
        for number, (name, shape, sides) in enumerate(_mirrors(mode)):
            for kind in typed(number, int32=True, relaxed=name == "matrix"):
                data = given("input", kind.drawn(f"mirror {name}", *shape), kind.type)
                file.add(
                    f"{what}_{name}{kind.suffix}",
                    call(
                        "MIRROR_PAD", data, *_paddings(sides), scalar("mode", mode), type=kind.type
                    ),
                    tests=tests,
                    lifetimes=name == "matrix",
                    **kind.variations,
                )
    add_extremes(file, "MIRROR_PAD", *_paddings([(1, 0), (0, 2), (1, 1)]), 0)


def _mirrors(mode: int) -> Iterator[tuple[str, tuple[int, ...], list[tuple[int, int]]]]:
    """Rows that go with both modes, and as much padding as the mode allows."""
    yield from _MIRRORS
    spare = 1 - mode
    yield "most", (3, 2), [(3 - spare, 3 - spare), (2 - spare, 2 - spare)]
    if mode:
        yield "size_1", (1, 3), [(1, 1), (0, 2)]


@FILES("tile", "TILE: how often each dimension is repeated, types.")
def _tile(file: SpecFile) -> None:
    tests = "The whole tensor is repeated, not each element."
    variations: dict[str, Any] = {"relaxed": "rows", "lifetimes": ("columns", "rank_4")}
    add_rows(file, "TILE", _TILES, integers("multiples"), tests, int32=True, **variations)
    add_extremes(file, "TILE", [1, 2, 1])
    add_real_codes(file, "TILE", (2, 3), [2, 1])


@FILES("reverse", "REVERSE: every axis, ranks, types.")
def _reverse(file: SpecFile) -> None:
    tests = "One dimension is reversed, and no other."
    variations: dict[str, Any] = {"relaxed": "rows", "lifetimes": ("columns", "middle")}
    add_rows(file, "REVERSE", _REVERSED, integers("axis"), tests, int32=True, **variations)
    add_extremes(file, "REVERSE", [1])


@FILES("channel_shuffle", "CHANNEL_SHUFFLE: groups, axes, ranks, types.")
def _channel_shuffle(file: SpecFile) -> None:
    tests = "The first channel of every group, then the second of every group."
    variations: dict[str, Any] = {
        "drawn": "shuffle",
        "relaxed": "2_groups",
        "lifetimes": ("3_groups",),
    }
    add_rows(file, "CHANNEL_SHUFFLE", _SHUFFLES, lambda *rest: rest, tests, **variations)
    add_extremes(file, "CHANNEL_SHUFFLE", extremes("input", 2, 6), 2, 1)
    type = u8(0.5, 40)
    codes = Numbers("shuffle real codes").codes(type, 2, 6)
    steps = shown("CHANNEL_SHUFFLE", [given("input", codes, type), 3, 1], type)
    file.add("real_codes", steps, tests="Values are copied bit for bit.", signed=True)
