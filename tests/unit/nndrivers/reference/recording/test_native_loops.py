"""Native loops in recordings: those that are let through stay inside their arrays."""

from __future__ import annotations

import random
from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

import numpy as np
import pytest

from nndrivers.reference.arithmetic.epilogue import (
    BIAS,
    IN_DOUBLE,
    INTEGER,
    ROUNDED_TWICE,
    SCALED,
    SCALED_IN_DOUBLE,
)
from tests.native_loops import skip_without_loops
from tests.volume import SEED, repeated


@dataclass
class Touched:
    """An array that notes the first and the last of the elements that a loop touches together."""

    dtype: Any
    size: int
    seen: set[int]

    def __getitem__(self, index: int) -> float:
        self.seen.add(index)
        return 0.0

    def touch(self, first: int, count: int) -> None:
        if count > 0:
            self.seen.update((first, first + count - 1))

    @property
    def is_inside(self) -> bool:
        return not self.seen or (min(self.seen) >= 0 and max(self.seen) < self.size)


SINGLE, DOUBLE, BYTE = np.dtype(np.float32), np.dtype(np.float64), np.dtype(np.uint8)


def finish(
    sums: Touched, start: int, target: Touched, to: int, length: int, way: int, constants: Any
) -> bool:
    """What :func:`finish_row` touches; False where it would not end."""
    count = {BIAS: 1, SCALED: 2, ROUNDED_TWICE: 3, SCALED_IN_DOUBLE: 2, INTEGER: 5}[way]
    period = (constants.size - 3) // count
    if period <= 0:
        return length == 0
    constants.touch(0, 3)
    for base in range(0, length, period):
        part = min(period, length - base)
        sums.touch(start + base, part)
        target.touch(to + base, part)
        for each in range(count):
            constants.touch(3 + each * period, part)
    return True


def chosen(rng: random.Random, *numbers: int) -> int:
    return rng.choice(numbers) + rng.choice([0, 0, 0, 0, 0, 1, -1])


def room(rng: random.Random, needed: int) -> int:
    return max(needed + rng.choice([0, 0, 0, 1, -1, 16, -16]), 0)


def draw_finish(rng: random.Random) -> tuple[list[Any], Callable[[], bool]]:
    rows, length, way = chosen(rng, 1, 3), chosen(rng, 16, 40), rng.choice([0, 1, 2, 3, 4])
    stride = chosen(rng, length, length + 8)
    period = chosen(rng, 16, 32)
    numbers = room(rng, 3 + period * (1, 2, 3, 2, 5)[way])
    sums = Touched(SINGLE, room(rng, rows * length), set())
    target = Touched(rng.choice([SINGLE, BYTE]), room(rng, (rows - 1) * stride + length), set())
    singles = Touched(SINGLE, 0 if way in IN_DOUBLE else numbers, set())
    doubles = Touched(DOUBLE, numbers if way in IN_DOUBLE else 0, set())

    def run() -> bool:
        ends = True
        for row in range(rows):
            constants = doubles if way in IN_DOUBLE else singles
            ends &= finish(sums, row * length, target, row * stride, length, way, constants)
        return ends and all(each.is_inside for each in (sums, target, singles, doubles))

    return [sums, target, rows, length, stride, way, singles, doubles], run


def draw_depthwise(rng: random.Random) -> tuple[list[Any], Callable[[], bool]]:
    rows, period, height, width = chosen(rng, 1, 3), rng.choice([16, 32, 16, 24, 8]), 2, 3
    length = chosen(rng, period, 2 * period, 2 * period - 5, 7)
    step = chosen(rng, period, 2 * period)
    row, down, across = chosen(rng, 64), chosen(rng, 64, 32), chosen(rng, 16)
    below = chosen(rng, length)
    last = max(
        (k // period * step + k % period for k in range(length)),
        default=0,
    )
    span = (rows - 1) * row + (height - 1) * down + (width - 1) * across + last + 1
    image = Touched(SINGLE, room(rng, span), set())
    taps = Touched(SINGLE, room(rng, height * width * period), set())
    sums = Touched(SINGLE, room(rng, length), set())
    target = Touched(SINGLE, room(rng, (rows - 1) * below + length), set())
    singles, doubles = Touched(SINGLE, 3 + 16, set()), Touched(DOUBLE, 0, set())

    def run() -> bool:
        found = taps.size // (height * width)
        if found < 16:
            return False
        is_whole = found % 16 == 0 or length % found == 0
        ends = is_whole
        for y_out in range(rows):
            for k in range(length):
                for y in range(height):
                    for x in range(width):
                        at = y_out * row + k // found * step + k % found + y * down + x * across
                        image.touch(at, 1)
                        taps.touch((y * width + x) * found + k % found, 1)
            sums.touch(0, length)
            ends &= finish(sums, 0, target, y_out * below, length, BIAS, singles)
        touched = image, taps, sums, target, singles
        return ends and all(each.is_inside for each in touched)

    window, strides = (height, width), (row, down, across, below)
    arguments = [image, taps, sums, target, rows, length, window, strides, step, BIAS]
    return [*arguments, singles, doubles], run


def draw_patches(rng: random.Random) -> tuple[list[Any], Callable[[], bool]]:
    rows, columns, height, run_length = (chosen(rng, 1, 3) for _ in range(4))
    strides = chosen(rng, 20), chosen(rng, 4), chosen(rng, 20, 1)
    counts = rows, columns, height
    span = sum((n - 1) * s for n, s in zip(counts, strides, strict=True)) + run_length
    image = Touched(SINGLE, room(rng, span), set())
    matrix = Touched(SINGLE, room(rng, rows * columns * height * run_length), set())

    def run() -> bool:
        to = 0
        for row in range(rows):
            for column in range(columns):
                for y in range(height):
                    at = row * strides[0] + column * strides[1] + y * strides[2]
                    image.touch(at, run_length)
                    matrix.touch(to, run_length)
                    to += run_length
        return image.is_inside and matrix.is_inside

    return [image, matrix, rows, columns, height, run_length, strides], run


def draw_product(rng: random.Random) -> tuple[list[Any], Callable[[], bool]]:
    from nndrivers.reference.native.loops import panel_starts

    pixels, depth, columns = chosen(rng, 1, 9), chosen(rng, 3), chosen(rng, 16, 24, 40)
    starts = [first for pair in panel_starts(max(columns, 16)) for first in pair]
    if rng.random() < 0.2:
        starts[rng.randrange(len(starts))] += rng.choice([1, -1, 1 << 20])
    matrix = Touched(SINGLE, room(rng, pixels * depth), set())
    panels = Touched(BYTE, room(rng, len(starts) // 2 * depth * 32), set())
    sums = Touched(SINGLE, room(rng, pixels * columns), set())

    def run() -> bool:
        for panel in range(len(starts) // 2):
            panels.touch(panel * depth * 32, depth * 32)
            for pixel in range(pixels):
                matrix.touch(pixel * depth, depth)
                for first in starts[2 * panel : 2 * panel + 2]:
                    sums.touch(pixel * columns + first, 16)
                    if not 0 <= first <= columns - 16:
                        return False
        return matrix.is_inside and panels.is_inside and sums.is_inside

    indexes = np.array(starts, np.int64)
    return [matrix, panels, 128, indexes, sums, pixels, depth, columns], run


def draw_row(rng: random.Random) -> tuple[list[Any], Callable[[], bool]]:
    depth, columns = rng.choice([0, 1, 5, 40]), rng.choice([0, 1, 16, 130])
    row, sums = Touched(SINGLE, depth, set()), Touched(SINGLE, columns, set())
    matrix = Touched(SINGLE, room(rng, depth * columns), set())

    def run() -> bool:
        matrix.touch(0, depth * columns)
        return matrix.is_inside

    return [row, matrix, sums], run


def draw_convolution(rng: random.Random) -> tuple[list[Any], Callable[[], bool]]:
    from nndrivers.reference.native.convolution_binding import channel_starts

    rows, columns, height, run_length = (chosen(rng, 1, 3) for _ in range(4))
    channels = chosen(rng, 8, 16, 24, 40)
    row, column, down = chosen(rng, 30), chosen(rng, 4), chosen(rng, 10)
    across = chosen(rng, channels)
    below = chosen(rng, columns * across, columns * across + 8)
    starts = [first for pair in channel_starts(max(channels, 8)) for first in pair]
    if rng.random() < 0.2:
        starts[rng.randrange(len(starts))] += rng.choice([1, -1, 1 << 20])
    width = 16 if channels <= 16 else 32
    panels_count = len(starts) // 2
    last = (rows - 1) * row + (columns - 1) * column + (height - 1) * down + run_length
    image = Touched(SINGLE, room(rng, last), set())
    panels = Touched(SINGLE, room(rng, panels_count * height * run_length * width), set())
    numbers = Touched(SINGLE, room(rng, 2 + panels_count * width), set())
    end = (rows - 1) * below + (columns - 1) * across + channels
    target = Touched(SINGLE, room(rng, end), set())

    def run() -> bool:
        numbers.touch(0, 2 + panels_count * width)
        panels.touch(0, panels_count * height * run_length * width)
        for y in range(rows):
            for x in range(columns):
                for each in range(height):
                    image.touch(y * row + x * column + each * down, run_length)
                for first in starts:
                    target.touch(y * below + x * across + first, width // 2)
                    if not 0 <= first <= channels - width // 2:
                        return False
        return all(each.is_inside for each in (image, panels, numbers, target))

    strides = (row, column, down, below, across)
    indexes = np.array(starts, np.int64)
    arguments = [image, panels, numbers, indexes, target, rows, columns, height, run_length]
    return [*arguments, strides, channels], run


def draw_codes(rng: random.Random) -> tuple[list[Any], Callable[[], bool]]:
    count = rng.choice([0, 5, 15, 16, 17, 40])
    source, numbers = Touched(SINGLE, count, set()), Touched(DOUBLE, chosen(rng, 4), set())
    target = Touched(BYTE, room(rng, count), set())

    def run() -> bool:
        numbers.touch(0, 4)
        source.touch(0, count)
        target.touch(0, count)
        return all(each.is_inside for each in (source, numbers, target))

    return [source, numbers, target], run


def draw_pairs(rng: random.Random) -> tuple[list[Any], Callable[[], bool]]:
    count, period = rng.choice([0, 1, 12, 30]), rng.choice([0, 1, 6, 30])
    table, left = Touched(BYTE, room(rng, 1 << 16), set()), Touched(BYTE, count, set())
    right, target = Touched(BYTE, period, set()), Touched(BYTE, room(rng, count), set())

    def run() -> bool:
        table.touch(0, 1 << 16)
        target.touch(0, count)
        return period > 0 and all(each.is_inside for each in (table, target))

    return [table, left, right, target], run


def draw_sums(rng: random.Random) -> tuple[list[Any], Callable[[], bool]]:
    period, int32 = rng.choice([0, 15, 16, 40]), np.dtype(np.int32)
    count = period * rng.choice([1, 3]) + rng.choice([0, 0, 0, 0, 5])
    left, right = Touched(BYTE, count, set()), Touched(BYTE, period, set())
    terms = [Touched(int32, room(rng, 256), set()) for _ in range(2)]
    target = Touched(BYTE, room(rng, count), set())

    def run() -> bool:
        for each in terms:
            each.touch(0, 256)
        for base in range(0, count, max(period, 1)):
            left.touch(base, period)
            right.touch(0, period)
            target.touch(base, period)
        return period > 0 and all(each.is_inside for each in (left, right, target, *terms))

    return [*terms, left, right, 1 << 30, 5, 0, 0, 255, target], run


def draw_products(rng: random.Random) -> tuple[list[Any], Callable[[], bool]]:
    period, kind = rng.choice([0, 15, 16, 17, 40]), rng.choice([BYTE, np.dtype(np.int8)])
    count = period * rng.choice([1, 3]) + rng.choice([0, 0, 0, 0, 5])
    left, right = Touched(kind, count, set()), Touched(kind, period, set())
    numbers, target = Touched(DOUBLE, chosen(rng, 9), set()), Touched(BYTE, room(rng, count), set())

    def run() -> bool:
        numbers.touch(0, 9)
        for base in range(0, count, max(period, 1)):
            left.touch(base, period)
            right.touch(0, period)
            target.touch(base, period)
        return period > 0 and all(each.is_inside for each in (left, right, numbers, target))

    return [left, right, numbers, target], run


def draw_hard_swish(rng: random.Random) -> tuple[list[Any], Callable[[], bool]]:
    count = rng.choice([0, 5, 15, 16, 17, 40])
    source, target = (Touched(SINGLE, size, set()) for size in (count, room(rng, count)))

    def run() -> bool:
        source.touch(0, count)
        target.touch(0, count)
        return source.is_inside and target.is_inside

    return [source, target], run


DRAWERS = {
    "native.hard_swish": draw_hard_swish,
    "native.add_codes": draw_sums,
    "native.multiply_codes": draw_products,
    "native.look_up_pairs": draw_pairs,
    "native.quantize": draw_codes,
    "native.convolve": draw_convolution,
    "native.finish_rows": draw_finish,
    "native.depthwise": draw_depthwise,
    "native.copy_patches": draw_patches,
    "native.multiply_panels": draw_product,
    "native.multiply_row": draw_row,
}


@pytest.mark.parametrize("name", sorted(DRAWERS))
def test_a_loop_that_is_let_through_stays_inside(name: str) -> None:
    skip_without_loops()
    from nndrivers.reference.recording.flat import Flat
    from nndrivers.reference.recording.native import stays_inside

    def flat(argument: Any) -> Any:
        if isinstance(argument, Touched):
            return Flat(argument.dtype, argument.size, True, None)
        if isinstance(argument, np.ndarray):
            return Flat(argument.dtype, argument.size, True, argument)
        return argument

    rng, verdicts = random.Random(SEED), set()
    for _ in range(repeated(1000, 3000)):
        arguments, run = DRAWERS[name](rng)
        accepted = stays_inside(name, list(map(flat, arguments)))
        verdicts.add(accepted)
        assert not accepted or run(), arguments
    assert verdicts == {True, False}


def test_a_loop_over_nothing_is_refused() -> None:
    skip_without_loops()
    from nndrivers.reference.recording.flat import Flat
    from nndrivers.reference.recording.native import stays_inside

    some = Flat(SINGLE, 16, True, None)
    assert stays_inside("native.copy_patches", [some, some, 1, 1, 1, 1, (0, 0, 0)])
    assert not stays_inside("native.copy_patches", [some, some, 1 << 60, 1, 1, 0, (0, 0, 0)])


def test_a_number_for_an_array_is_refused() -> None:
    skip_without_loops()
    from nndrivers.reference.recording.native import stays_inside

    assert not stays_inside("native.copy_patches", [1, 2, 3, 4, 5, 6, (1, 2, 3)])
    assert not stays_inside("native.copy_patches", [])
