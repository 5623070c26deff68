"""RESIZE_BILINEAR and RESIZE_NEAREST_NEIGHBOR."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

import numpy as np

from corpus.calls.zero_sized import no_batches
from corpus.families._files import Files
from corpus.families._typed import add_empty, kind_of
from corpus.fit import real_results, shown
from corpus.language import FLOATS, Argument, Operand, SpecFile, call, given, scalar
from corpus.numbers import Numbers
from corpus.types import F32, Type, u8

# Name, shape of the image, width and height of the output.
_SIZES: list[tuple[str, tuple[int, int, int, int], tuple[int, int]]] = [
    ("greater", (1, 2, 3, 2), (5, 4)),
    ("smaller", (1, 5, 7, 2), (3, 2)),
    ("wider_and_lower", (2, 5, 3, 1), (7, 2)),
    ("higher_and_narrower", (1, 2, 6, 3), (4, 5)),
    ("twice", (1, 3, 2, 2), (4, 6)),
    ("half", (1, 4, 6, 1), (3, 2)),
    ("same", (2, 3, 2, 2), (2, 3)),
    ("to_one_pixel", (1, 4, 5, 2), (1, 1)),
    ("to_one_row", (1, 4, 3, 1), (5, 1)),
    ("from_one_pixel", (2, 1, 1, 3), (3, 2)),
    ("from_one_column", (1, 4, 1, 2), (2, 7)),
    # Coordinates of few bits are far off at the end.
    ("much_wider", (1, 1, 8, 1), (37, 1)),
    ("much_higher", (1, 8, 1, 1), (1, 41)),
]

# Name, shape of the image, factors of width and height; a float16 holds them.
_FACTORS: list[tuple[str, tuple[int, int, int, int], tuple[float, float]]] = [
    ("factors", (1, 2, 4, 2), (1.25, 2.5)),
    ("factors_smaller", (1, 5, 6, 1), (0.75, 0.5)),
    ("factors_rounded_down", (2, 3, 3, 1), (1.625, 0.9375)),
]

_FLAGS: list[tuple[str, tuple[bool, ...]]] = [
    ("", ()),
    ("_align_corners", (True,)),
    ("_not_aligned", (False,)),
    ("_half_pixel_centers", (False, True)),
    ("_align_corners_of_two", (True, False)),
    ("_neither", (False, False)),
]
"""Arguments after the layout."""


_OPERATIONS: Final = ("RESIZE_BILINEAR", "RESIZE_NEAREST_NEIGHBOR")
_ABOUT: Final = "sizes, factors, aligned corners, half pixel centers, layouts."

FILES: Final = Files()


@FILES.each(_OPERATIONS, f"{{}}: {_ABOUT}")
def _reals(file: SpecFile, operation: str) -> None:
    _add_images(file, operation, F32)
    _add_zero_sized(file, operation, F32)


@FILES.each(_OPERATIONS, f"{{}}, quantized: {_ABOUT}", "_quant8")
def _quantized(file: SpecFile, operation: str) -> None:
    _add_images(file, operation, u8(0.25, 100))
    _add_zero_sized(file, operation, u8(0.5, 30))
    _add_real_codes(file, operation)


_TRIES = 40
_CLEAR = 0.04
"""Steps between a result and the next half: the HAL does not say which way a half goes, and where
codes are signed another way is two steps off."""


def _image(
    operation: str, name: str, shape: Sequence[int], type: Type, rest: Sequence[Argument]
) -> Operand:
    """An image; quantized, one of which no mixture of pixels is near a half."""
    if not type.is_quant8:
        data = Numbers(f"{operation} {name}").reals(*shape, low=-4, high=4)
        return given("input", data, type)
    if operation != "RESIZE_BILINEAR":
        return given("input", Numbers(f"{operation} {name}").codes(type, *shape), type)
    # Where mixtures are of halves or quarters, hardly any image of odd codes will do.
    for unit in (1, 2, 4, 8, 16):
        for number in range(_TRIES):
            numbers = Numbers(f"{operation} {name}{f' {unit} {number}' if number else ''}")
            codes = numbers.codes(type, *shape) // unit * unit
            image = given("input", codes, type)
            steps = real_results(operation, [image, *rest]) / type.scale
            if np.abs(steps - np.floor(steps) - 0.5).min() >= _CLEAR:
                return image
    raise ValueError(f"{operation} {name}: every image has a result near a half")


def _add_images(file: SpecFile, operation: str, type: Type) -> None:
    chosen = [(row, flags) for row in (*_SIZES, *_FACTORS) for flags in _FLAGS]
    for number, ((name, shape, size), (suffix, flags)) in enumerate(chosen):
        if name.startswith("much") and operation != "RESIZE_BILINEAR":
            continue
        if number % len(_FLAGS) in (2, 4, 5) and name not in ("greater", "smaller", "factors"):
            continue
        layout = scalar("layout", False)
        apart = type.is_quant8 and operation == "RESIZE_BILINEAR" and name.startswith("much")
        image = _image(operation, name, shape, type, [*size, layout, *flags])
        step = call(operation, image, *size, layout, *flags, type=type)
        relaxed = name in ("greater", "factors") or number < len(_FLAGS)
        file.add(
            f"{name}{suffix}",
            step,
            tests="Width is given before height; positions of pixels are exact.",
            tflite=not apart,
            why="TF Lite interpolates signed codes with coordinates of 10 bits." if apart else "",
            nchw=(image, *step.outputs, layout) if number % 2 == 0 or flags else (),
            lifetimes=number == 0,
            **kind_of(type, relaxed=relaxed).variations,
        )
    if operation == "RESIZE_BILINEAR":
        _add_without_layout(file, operation, type)


def _add_without_layout(file: SpecFile, operation: str, type: Type) -> None:
    for name, shape, size in (_SIZES[0], _SIZES[1], _SIZES[3], _FACTORS[0], _FACTORS[1]):
        image = _image(operation, f"{name} without layout", shape, type, size)
        file.add(
            f"{name}_without_layout",
            call(operation, image, *size, type=type),
            tests="The argument list of HAL 1.0.",
            lifetimes=name == "greater",
            **kind_of(type).variations,
        )


def _add_zero_sized(file: SpecFile, operation: str, type: Type) -> None:
    none = no_batches(_image(operation, "zero", (1, 3, 3, 2), type, (3, 2, False)), (4, 5))
    options = {} if type.is_quant8 else FLOATS
    tests = "No batches: the result is empty."
    add_empty(file, none, operation, 3, 2, False, shape=(0, 2, 3, 2), tests=tests, **options)


def _add_real_codes(file: SpecFile, operation: str) -> None:
    """Add codes as real numbers: 1 code off is more than Android's tolerance."""
    for zero_point in (0, 128, 255):
        type = u8(0.5, zero_point)
        # Multiples of 16: at twice the size no average of four pixels is near a half.
        multiples = 16 * Numbers(f"{operation} {zero_point}").integers(1, 2, 3, 2, low=0, high=15)
        arguments: list[Argument] = [given("input", np.array(multiples), type), 6, 4, False]
        for name, flags in (("real_codes", []), ("real_codes_centers", [False, True])):
            steps = shown(operation, [*arguments, *flags], type)
            tests = "Exact results, shown as real numbers, where every step counts."
            file.add(f"{name}_zero_point_{zero_point}", steps, tests=tests, signed=True)
