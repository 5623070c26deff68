"""AVERAGE_POOL_2D, MAX_POOL_2D and L2_POOL_2D."""

from __future__ import annotations

from typing import Final

import numpy as np

from corpus.arguments import SAME, VALID
from corpus.calls.zero_sized import no_batches
from corpus.families._files import Files
from corpus.families._typed import add_activations, add_clear, add_empty, codes_of, kind_of
from corpus.fit import shown
from corpus.language import FLOATS, Argument, Operand, SpecFile, call, given, scalar
from corpus.numbers import Numbers
from corpus.types import F32, Type, u8

# Name, shape of the image, padding, then strides and filter size, each width first.
_GEOMETRIES: list[tuple[str, tuple[int, ...], list[int], tuple[int, int, int, int], str]] = [
    ("valid", (2, 4, 7, 3), [VALID], (2, 1, 3, 2), "Width and height differ."),
    ("same", (1, 5, 6, 2), [SAME], (1, 1, 2, 4), "Most of an odd padding is at the end."),
    ("same_strides", (1, 6, 5, 2), [SAME], (3, 2, 4, 3), "The padding of SAME depends on strides."),
    ("explicit", (1, 4, 5, 2), [2, 0, 1, 3], (1, 2, 3, 4), "Padding differs on each side."),
    ("explicit_right", (1, 4, 3, 1), [0, 1, 0, 0], (2, 1, 2, 2), "Padding on one side only."),
    ("whole_image", (2, 3, 4, 2), [VALID], (1, 1, 4, 3), "One window per image."),
    ("strides_beyond_filter", (1, 8, 9, 1), [VALID], (4, 3, 2, 2), "Pixels between windows."),
    ("filter_1x1", (2, 3, 5, 2), [SAME], (2, 1, 1, 1), "A 1 x 1 window with strides."),
    ("one_row", (1, 1, 9, 2), [SAME], (1, 1, 5, 1), "A filter of one row."),
    ("one_column", (1, 9, 1, 2), [SAME], (1, 2, 1, 5), "A filter of one column."),
    ("one_pixel", (1, 1, 1, 5), [SAME], (1, 1, 3, 3), "A filter larger than the image."),
    (
        "same_strides_beyond_filter",
        (1, 8, 9, 2),
        [SAME],
        (5, 4, 1, 2),
        "The last pixels are in no window: padding must not become negative.",
    ),
]

_WITHOUT_LAYOUT = ("filter_1x1", "one_", "strides_beyond_filter", "negative_explicit")

FILES: Final = Files()


@FILES.each(
    ("AVERAGE_POOL_2D", "MAX_POOL_2D", "L2_POOL_2D"),
    "{}: windows, padding, layout, activation, types.",
)
def _pools(file: SpecFile, operation: str) -> None:
    for name, shape, padding, window, tests in _GEOMETRIES:
        image = Numbers(f"{operation} {name}").reals(*shape, low=-4, high=4)
        _add(file, operation, name, given("input", image), padding, window, tests)
    _add_without_layout(file, operation, F32)
    _add_activations(file, operation, F32)
    _add_negative(file, operation, F32)
    _add_zero_sized(file, operation, F32)
    if operation != "L2_POOL_2D":
        _add_quantized(file, operation)


def _add(
    file: SpecFile,
    operation: str,
    name: str,
    image: Operand,
    padding: list[int],
    window: tuple[int, int, int, int],
    tests: str,
    activation: int = 0,
) -> None:
    """The simplest geometries have the argument list of HAL 1.0, for its drivers."""
    layout = [] if name.startswith(_WITHOUT_LAYOUT) else [scalar("layout", False)]
    step = call(operation, image, *padding, *window, activation, *layout, type=image.type)
    file.add(
        name,
        step,
        tests=tests,
        nchw=(image, *step.outputs, *layout) if layout else (),
        lifetimes=name in ("valid", "valid_quant8"),
        **kind_of(image.type, relaxed=name == "valid").variations,
    )


def _add_without_layout(file: SpecFile, operation: str, type: Type) -> None:
    """The forms of HAL 1.0."""
    numbers, kind = Numbers(f"{operation} without layout {type.code}"), kind_of(type)
    for name, padding in (("implicit", [SAME]), ("explicit", [1, 2, 1, 0])):
        image = given("input", numbers.fitting(type, 1, 4, 6, 2), type)
        file.add(
            f"{name}_without_layout{kind.suffix}",
            call(operation, image, *padding, 2, 1, 3, 2, 0, type=type),
            tests="The argument list of HAL 1.0.",
            **kind.variations,
        )


def _add_activations(file: SpecFile, operation: str, type: Type) -> None:
    numbers = Numbers(f"{operation} {type} activations")
    image = given("input", numbers.fitting(type, 1, 4, 5, 2, low=-12, high=12), type)
    activation = scalar("activation", 0)
    add_activations(file, operation, [image, VALID, 1, 1, 1, 2, activation], activation, type)


def _add_negative(file: SpecFile, operation: str, type: Type) -> None:
    """Add negative images, which show where padding counts as zeros."""
    numbers = Numbers(f"{operation} {type} negative")
    if type.is_quant8:
        codes = numbers.codes(type, 1, 3, 4, 2, low=0, high=type.zero_point - 40)
        image = given("input", codes, type)
    else:
        image = given("input", numbers.reals(1, 3, 4, 2, low=-9, high=-5))
    suffix = kind_of(type).suffix
    tests = "Padding is ignored: it is not a zero among negative values."
    for name, padding in (("same", [SAME]), ("explicit", [2, 2, 1, 1])):
        _add(file, operation, f"negative_{name}{suffix}", image, padding, (1, 1, 3, 2), tests)


def _add_zero_sized(file: SpecFile, operation: str, type: Type) -> None:
    data = Numbers(f"{operation} zero").fitting(type, 1, 3, 3, 2)
    add_empty(
        file,
        no_batches(given("input", data, type), (4, 5)),
        operation,
        *(VALID, 1, 1, 3, 2, 0, False),
        shape=(0, 3, 3, 2),
        name=f"zero_sized{kind_of(type).suffix}",
        tests="No batches: the result is empty.",
        **({} if type.is_quant8 else FLOATS),
    )


def _add_quantized(file: SpecFile, operation: str) -> None:
    for (name, shape, padding, window, tests), zero_point in zip(
        _GEOMETRIES, (0, 255, 128, 3, 127, 200, 77, 129, 250, 1, 90, 60), strict=True
    ):
        type = u8(0.25, zero_point)
        codes = Numbers(f"{operation} {name} quant8").codes(type, *shape)
        image = given("input", codes, type)
        _add(file, operation, f"{name}_quant8", image, padding, window, tests)
    _add_without_layout(file, operation, u8(0.3, 44))
    _add_activations(file, operation, u8(0.0625, 101))
    _add_negative(file, operation, u8(0.5, 220))
    _add_zero_sized(file, operation, u8(0.5, 128))
    _add_exact(file, operation)
    if operation == "AVERAGE_POOL_2D":
        type, rest = u8(0.25, 90), [VALID, 1, 1, 2, 2, 0]
        draw = codes_of(f"{operation} clear", ("input", type, (1, 2, 3, 3)), rest=rest)
        add_clear(file, operation, draw, type)


def _add_exact(file: SpecFile, operation: str) -> None:
    """Equal pixels have themselves as average and as maximum: no rounding may change that."""
    for zero_point in (0, 128, 255):
        type = u8(0.5, zero_point)
        rows = np.repeat(np.array([0, 1, 127, 128, 254, 255]), 3)
        codes = np.broadcast_to(rows.reshape(1, 1, 18, 1), (1, 2, 18, 2))
        arguments: list[Argument] = [given("input", codes, type), VALID, 3, 1, 3, 2, 0]
        file.add(
            f"equal_pixels_zero_point_{zero_point}",
            shown(operation, arguments, type, "pooled"),
            tests="The result of equal pixels is that pixel; shown as real numbers.",
            signed=True,
        )
