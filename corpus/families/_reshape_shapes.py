"""RESHAPE, SQUEEZE, EXPAND_DIMS and TRANSPOSE."""

from __future__ import annotations

from typing import Any, Final

from corpus.families._files import Files
from corpus.families._typed import (
    add_extremes,
    add_no_batches,
    add_real_codes,
    add_rows,
    extremes,
    integers,
    typed,
)
from corpus.language import SpecFile, call, given

_RESHAPES: list[tuple[str, tuple[int, ...], list[int]]] = [
    ("flat", (2, 3, 4), [24]),
    ("unfolded", (12,), [3, 2, 2]),
    ("rank_1_to_4", (12,), [2, 1, 3, 2]),
    ("rank_4_to_2", (2, 3, 1, 4), [6, 4]),
    ("same_rank", (2, 6, 1), [3, 1, 4]),
    ("first_unknown", (3, 2, 2), [-1, 3]),
    ("middle_unknown", (2, 2, 5), [5, -1, 2]),
    ("last_unknown", (2, 3, 4), [4, -1]),
    ("all_unknown", (2, 3), [-1]),
    ("unknown_is_1", (2, 3), [3, -1, 2]),
    ("one", (1, 1), [1]),
    ("rank_5", (2, 3, 2), [1, 2, 1, 3, 2]),
]

_SQUEEZES: list[tuple[str, tuple[int, ...], list[int] | None]] = [
    ("all", (1, 3, 1, 2), None),
    ("none_to_drop", (3, 2), None),
    ("first", (1, 3, 1, 2), [0]),
    ("middle", (1, 3, 1, 2), [2]),
    ("last", (2, 3, 1), [2]),
    ("both", (1, 3, 1, 2), [2, 0]),
    ("negative", (1, 4, 1), [-1]),
    ("first_negative", (1, 1, 5), [-3]),
    ("twice_the_same", (2, 1, 3), [1, 1]),
    ("to_rank_1", (1, 5, 1, 1), [0, 2, 3]),
    ("one", (1, 1, 1), None),
]

_PERMUTATIONS: list[tuple[str, tuple[int, ...], list[int] | None]] = [
    ("matrix_omitted", (2, 5), None),
    ("matrix", (3, 2), [1, 0]),
    ("square", (3, 3), [1, 0]),
    ("rank_1", (5,), [0]),
    ("identity", (2, 3, 2), [0, 1, 2]),
    ("left", (2, 3, 4), [1, 2, 0]),
    ("right", (2, 3, 4), [2, 0, 1]),
    ("cube_left", (2, 2, 2), [1, 2, 0]),
    ("cube_right", (3, 3, 3), [2, 0, 1]),
    ("outer", (2, 3, 4), [2, 1, 0]),
    ("first_two", (3, 2, 4), [1, 0, 2]),
    ("last_two", (2, 4, 3), [0, 2, 1]),
    ("to_nchw", (2, 2, 3, 4), [0, 3, 1, 2]),
    ("to_nhwc", (2, 4, 2, 3), [0, 2, 3, 1]),
    ("all_move", (2, 3, 4, 2), [2, 0, 3, 1]),
    ("turned", (2, 3, 4, 2), [3, 2, 1, 0]),
    ("rotated", (2, 2, 2, 2), [1, 2, 3, 0]),
    ("with_ones", (1, 3, 1, 2), [3, 0, 1, 2]),
]

FILES: Final = Files()


@FILES("reshape", "RESHAPE: ranks, a dimension left open, types.")
def _reshape(file: SpecFile) -> None:
    tests = "The order of elements stays; a dimension of -1 is inferred."
    add_rows(
        file,
        "RESHAPE",
        _RESHAPES,
        integers("shape"),
        tests,
        int32=True,
        relaxed="flat",
        lifetimes=("unfolded", "last_unknown"),
        in_pool="rank_4_to_2",
    )
    add_extremes(file, "RESHAPE", [4, 3])
    add_real_codes(file, "RESHAPE", (2, 6), [3, 4])


@FILES("squeeze", "SQUEEZE: dimensions named, negative, or none at all.")
def _squeeze(file: SpecFile) -> None:
    tests = "The dimensions of size 1 that are removed; all of them if none is named."
    variations: dict[str, Any] = {"relaxed": "all", "lifetimes": ("both",)}
    add_rows(file, "SQUEEZE", _SQUEEZES, integers("dims"), tests, **variations)
    add_extremes(file, "SQUEEZE", extremes("input", 4, 1, 3), [1])


@FILES("expand_dims", "EXPAND_DIMS: every axis of every rank, types.")
def _expand_dims(file: SpecFile) -> None:
    shapes: dict[str, tuple[int, ...]] = {"1": (3,), "2": (2, 3), "3": (3, 2, 2), "4": (2, 1, 3, 2)}
    for rank, shape in shapes.items():
        count = len(shape) + 1
        for axis in range(-count, count) if count < 5 else (-5, -2, 1, 4):
            for kind in typed(axis, int32=True, relaxed=axis == 0):
                data = kind.drawn(f"expand_dims {shape} {axis}", *shape)
                place = f"axis_{axis}" if axis >= 0 else f"axis_minus_{-axis}"
                file.add(
                    f"rank_{rank}_{place}{kind.suffix}",
                    call("EXPAND_DIMS", given("input", data, kind.type), axis, type=kind.type),
                    tests="The position of the new dimension.",
                    lifetimes=axis == 1 and count == 3,
                    **kind.variations,
                )
    add_extremes(file, "EXPAND_DIMS", 1)
    add_real_codes(file, "EXPAND_DIMS", (3, 4), 1)


@FILES("transpose", "TRANSPOSE: every kind of permutation, ranks 1 to 4, types.")
def _transpose(file: SpecFile) -> None:
    add_rows(
        file,
        "TRANSPOSE",
        _PERMUTATIONS,
        integers("perm"),
        "Dimension i of the output is dimension perm[i] of the input.",
        relaxed="left",
        lifetimes=("left", "all_move"),
        in_pool="right",
    )
    add_extremes(file, "TRANSPOSE", [2, 0, 1])
    add_real_codes(file, "TRANSPOSE", (2, 3, 4), [1, 2, 0])
    add_no_batches(file, "TRANSPOSE", [2, 0, 3, 1], shape=(5, 0, 2, 4))
