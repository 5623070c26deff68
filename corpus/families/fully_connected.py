"""FULLY_CONNECTED."""

from __future__ import annotations

from dataclasses import replace
from typing import Any, Final

from corpus.calls.zero_sized import no_boxes
from corpus.families._files import Files
from corpus.families._typed import add_activations, add_clear, add_empty
from corpus.fit import fitted
from corpus.language import FLOATS, Argument, SpecFile, call, constant, given, scalar
from corpus.numbers import Numbers
from corpus.types import F32, I32, Type, s8, u8

_OPERATION = "FULLY_CONNECTED"

# Shape of the input, units, and how many inputs each has.
_SHAPES: dict[str, tuple[tuple[int, ...], int, int]] = {
    "rank_2": ((3, 5), 4, 5),
    "rank_3": ((2, 3, 4), 3, 4),
    "rank_4": ((2, 1, 3, 4), 2, 12),
    "flattened": ((2, 6), 3, 4),
    "one_unit": ((2, 7), 1, 7),
    "one_input": ((3, 1), 4, 1),
    "square": ((4, 4), 4, 4),
    "size_17": ((2, 17), 3, 17),
    "units_17": ((2, 3), 17, 3),
    "one_batch": ((1, 6), 5, 6),
}

FILES: Final = Files()


@FILES("fully_connected", f"{_OPERATION} of floats: ranks, sizes, activation.")
def _floats(file: SpecFile) -> None:
    tests = "The input is reshaped to rows as long as those of the weights."
    for name, (shape, units, size) in _SHAPES.items():
        step = call(_OPERATION, *_reals(name, shape, units, size))
        file.add(name, step, tests=tests, lifetimes=name in ("rank_2", "rank_4"), **FLOATS)
    step = call(_OPERATION, *_reals("in_pool", (3, 5), 4, 5))
    tests = "Weights and bias share one memory pool."
    file.add("in_pool", step, tests=tests, in_pool=True, float16=True)
    inputs = _reals("activation", (3, 5), 4, 5)
    inputs[0] = given("input", Numbers("fully connected far").reals(3, 5, low=-8, high=8))
    add_activations(file, _OPERATION, inputs, inputs[3], F32)
    weights = _reals("zero", (1, 4), 3, 4)[1:]
    tests = "No batches: the result is empty."
    add_empty(file, no_boxes(), _OPERATION, *weights, shape=(0, 3), tests=tests, float16=True)


def _reals(name: str, shape: tuple[int, ...], units: int, size: int) -> list[Any]:
    numbers = Numbers(f"fully connected {name}")
    return [
        given("input", numbers.reals(*shape)),
        constant("weights", numbers.reals(units, size, low=-1.5, high=1.5)),
        constant("bias", numbers.reals(units)),
        scalar("activation", 0),
    ]


def _codes(
    name: str, shape: tuple[int, ...], units: int, size: int, image: Type, filters: Type
) -> list[Argument]:
    """Sums are far from zero, so that a zero point that is one off is seen."""
    numbers = Numbers(f"fully connected {name} {image} {filters}")
    low = max(filters.zero_point - 50, filters.limits[0])
    bias = numbers.integers(units, low=-2000 * size, high=2000 * size)
    return [
        given("input", numbers.codes(image, *shape), image),
        constant("weights", numbers.codes(filters, units, size, low=low), filters),
        constant("bias", bias, replace(I32, scale=float(image.scale * filters.scale))),
        scalar("activation", 0),
    ]


@FILES("fully_connected_quant8", f"{_OPERATION} of 8 bits: zero points, scales.")
def _quantized(file: SpecFile) -> None:
    image = u8(0.5, 31)
    for number, (name, (shape, units, size)) in enumerate(_SHAPES.items()):
        filters = u8(0.25, 128 if number % 2 else 116)
        inputs = _codes(name, shape, units, size, image, filters)
        _add(file, name, inputs, symmetric=number % 2 == 1)
        if number < 3:
            filters = u8(0.25, 116 if number % 2 else 128)
            inputs = _codes(name, shape, units, size, image, filters)
            _add(file, f"{name}_more", inputs, symmetric=number % 2 == 0)
    for of_image, of_filter in ((0, 255), (255, 0), (0, 0), (255, 255)):
        types = u8(0.25, of_image), u8(0.5, of_filter)
        name = f"zero_points_{of_image}_{of_filter}"
        _add(file, name, _codes(name, (2, 6), 3, 6, *types), symmetric=False)
    _add_scales(file)
    inputs = _codes("activation", (3, 5), 4, 5, u8(0.05, 140), u8(0.02, 128))
    add_activations(file, _OPERATION, inputs, inputs[3], u8(0.06, 120))

    def draw(seed: int) -> list[Argument]:
        return _codes(f"clear {seed}", (2, 4), 3, 4, u8(0.5, 31), u8(0.25, 128))

    add_clear(file, _OPERATION, draw, fitted(_OPERATION, draw(0), u8(1, 0)))
    signed = _codes("signed", (3, 5), 4, 5, s8(0.5, -97), s8(0.25, -12))
    file.add(
        "any_weights_quant8_signed",
        call(_OPERATION, *signed, type=fitted(_OPERATION, signed, s8(1, 0))),
        tests="Signed weights with a zero point.",
        tflite=False,
        why="TF Lite's signed weights have no zero point",
    )


def _add(file: SpecFile, name: str, inputs: list[Argument], *, symmetric: bool) -> None:
    file.add(
        f"{name}_quant8",
        call(_OPERATION, *inputs, type=fitted(_OPERATION, inputs, u8(1, 0))),
        tests="The input is reshaped to rows as long as those of the weights.",
        signed=symmetric,
        lifetimes=name in ("rank_2", "rank_3"),
    )


def _add_scales(file: SpecFile) -> None:
    inputs = _codes("scales", (3, 6), 4, 6, u8(0.5, 31), u8(0.25, 128))
    fine = fitted(_OPERATION, inputs, u8(1, 0))
    types = {
        "saturated": fitted(_OPERATION, inputs, u8(1, 0), span=700),
        "coarse": replace(fine, scale=fine.scale * 40),
        "fine": u8(0.03, 100),
        "as_products": u8(0.125, 9),
    }
    tests = "The same sums in output steps finer or coarser than the product's."
    for name, type in types.items():
        file.add(f"{name}_quant8", call(_OPERATION, *inputs, type=type), tests=tests, signed=True)
