"""SLICE and STRIDED_SLICE."""

from __future__ import annotations

from typing import Final, NamedTuple

from corpus.families._files import Files
from corpus.families._typed import add_extremes, add_no_batches, add_real_codes, add_rows, integers
from corpus.language import SpecFile, call, given
from corpus.numbers import Numbers

_SLICES: list[tuple[str, tuple[int, ...], list[int], list[int]]] = [
    ("vector", (7,), [2], [3]),
    ("vector_to_end", (7,), [3], [-1]),
    ("whole", (2, 3), [0, 0], [2, 3]),
    ("rows", (4, 3), [1, 0], [2, 3]),
    ("columns", (3, 5), [0, 2], [3, 2]),
    ("square", (3, 3), [1, 0], [2, 2]),
    ("rest", (3, 4), [1, 2], [-1, -1]),
    ("some_rest", (3, 4, 3), [1, 0, 2], [1, -1, -1]),
    ("rank_3", (2, 4, 5), [1, 1, 2], [1, 2, 3]),
    ("image", (2, 3, 4, 3), [1, 0, 2, 1], [1, 2, 2, -1]),
    ("last_element", (2, 3, 2, 3), [1, 2, 1, 2], [1, 1, 1, 1]),
    ("rank_5", (2, 2, 3, 1, 2), [0, 1, 1, 0, 1], [2, 1, -1, 1, 1]),
]


class _Strided(NamedTuple):
    name: str
    shape: tuple[int, ...]
    begin: list[int]
    end: list[int]
    strides: list[int]
    begin_mask: int = 0
    end_mask: int = 0
    shrink_mask: int = 0


_STRIDED = [
    _Strided("vector", (7,), [1], [5], [1]),
    _Strided("stride_2", (7,), [1], [6], [2]),
    _Strided("stride_3_uneven", (8,), [0], [8], [3]),
    _Strided("stride_beyond_size", (4,), [1], [4], [9]),
    _Strided("negative_begin", (7,), [-4], [6], [1]),
    _Strided("negative_end", (7,), [1], [-2], [1]),
    _Strided("negative_both", (7,), [-6], [-1], [2]),
    _Strided("beyond_the_edges", (4,), [-9], [9], [1]),
    _Strided("backwards", (6,), [4], [0], [-1]),
    _Strided("backwards_stride_2", (7,), [-1], [0], [-2]),
    _Strided("backwards_beyond", (5,), [9], [-9], [-2]),
    _Strided("begin_mask", (6,), [3], [5], [1], begin_mask=1),
    _Strided("end_mask", (6,), [2], [3], [1], end_mask=1),
    _Strided("masks", (6,), [2], [3], [2], 1, 1),
    _Strided("begin_mask_backwards", (6,), [2], [1], [-1], begin_mask=1),
    _Strided("end_mask_backwards", (6,), [3], [1], [-1], end_mask=1),
    _Strided("reversed", (5,), [1], [2], [-1], 1, 1),
    _Strided("matrix", (4, 5), [1, 0], [3, 4], [1, 2]),
    _Strided("matrix_backwards", (3, 4), [2, 3], [-4, 0], [-1, -2]),
    _Strided("first_begin_mask", (4, 5), [2, 1], [4, 4], [1, 1], begin_mask=1),
    _Strided("second_begin_mask", (4, 5), [2, 3], [4, 5], [1, 1], begin_mask=2),
    _Strided("first_end_mask", (4, 4), [1, 1], [2, 3], [1, 1], end_mask=1),
    _Strided("second_end_mask", (4, 4), [1, 1], [2, 3], [1, 1], end_mask=2),
    _Strided("shrink_first", (3, 4), [1, 0], [2, 3], [1, 1], shrink_mask=1),
    _Strided("shrink_second", (3, 4), [0, 2], [3, 3], [1, 1], shrink_mask=2),
    _Strided("shrink_all", (3, 4), [2, 1], [3, 2], [1, 1], shrink_mask=3),
    _Strided("shrink_last_from_the_end", (3, 4), [-1, 0], [3, 3], [1, 1], shrink_mask=1),
    _Strided("shrink_from_the_end", (3, 4), [0, -3], [3, -2], [1, 1], shrink_mask=2),
    _Strided("shrink_all_from_the_end", (3, 4, 2), [-1] * 3, [3, 4, 2], [1] * 3, shrink_mask=7),
    _Strided("shrink_to_the_end", (3, 4), [-1, 1], [0, 3], [1, 1], 0, 1, 1),
    _Strided("shrink_and_masks", (2, 4, 3), [1, 2, 1], [2, 3, 2], [1, 2, 1], 2, 6, 1),
    _Strided("rank_3", (3, 4, 3), [2, 0, 1], [0, 4, 3], [-1, 3, 1]),
    _Strided("rank_3_masks", (3, 4, 3), [1, 2, 1], [2, 3, 2], [1, 1, 1], 4, 2),
    _Strided("rank_4", (2, 3, 4, 3), [0, 2, 1, 0], [2, 0, 4, 3], [1, -1, 2, 2]),
    _Strided("rank_4_masks", (2, 3, 4, 3), [1, 1, 2, 1], [2, 2, 3, 2], [1, 1, 1, 1], 10, 5),
    _Strided("rank_4_shrink", (2, 3, 4, 2), [1, 0, 2, 0], [2, 3, 3, 2], [1, 2, 1, 1], 0, 0, 5),
]

FILES: Final = Files()


@FILES("slice", "SLICE: begins and sizes of every dimension, ranks, types.")
def _slice(file: SpecFile) -> None:
    add_rows(
        file,
        "SLICE",
        _SLICES,
        integers("begin", "size"),
        "The size, not the end, of the slice is given; -1 means up to the end.",
        int32=True,
        relaxed="rows",
        lifetimes=("square", "image"),
        in_pool="rank_3",
    )
    add_extremes(file, "SLICE", [0, 0, 0], [2, -1, 2])
    add_real_codes(file, "SLICE", (3, 4), [1, 0], [2, 3])
    add_no_batches(file, "SLICE", [0, 1, 0, 1], [0, 2, -1, 1], shape=(0, 2, 5, 1))


_bounds = integers("begin", "end", "strides")


@FILES("strided_slice", "STRIDED_SLICE: begins, ends, strides, all masks, types.")
def _strided_slice(file: SpecFile) -> None:
    add_rows(
        file,
        "STRIDED_SLICE",
        _STRIDED,
        _bounds,
        "Bit i of a mask applies to dimension i.",
        drawn="strided",
        relaxed="matrix",
        lifetimes=("matrix", "rank_4"),
        in_pool="rank_3",
    )
    add_extremes(file, "STRIDED_SLICE", [0, 2, 0], [2, -4, 2], [1, -1, 1], 0, 0, 0)
    add_real_codes(file, "STRIDED_SLICE", (3, 4), [2, 0], [0, 4], [-1, 1], 0, 0, 0)
    _add_impossible(file)


def _add_impossible(file: SpecFile) -> None:
    """Add dimensions that go away but do not "define a slice of size 1" (HAL 1.1, types.hal)."""
    rows = Numbers("strided slice impossible").reals(2, 3)
    for name, begin, end, strides, tests in (
        ("two", [0, 0], [2, 3], [1, 1], "The removed dimension has two elements."),
        ("backwards", [1, 0], [0, 3], [-1, 1], "The removed dimension has a negative stride."),
    ):
        file.add(
            f"shrunk_{name}",
            call(
                "STRIDED_SLICE",
                given("input", rows),
                *_bounds(begin, end, strides, 0, 0, 1),
                shape=(3,),
            ),
            tests=tests,
            oracle="none",
            expect_failure=True,
            lifetimes=True,
            float16=True,
        )
