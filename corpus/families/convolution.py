"""CONV_2D, DEPTHWISE_CONV_2D, GROUPED_CONV_2D and TRANSPOSE_CONV_2D."""

from __future__ import annotations

from dataclasses import replace
from typing import Any, Final

import numpy as np

from corpus.arguments import VALID
from corpus.calls.convolution import DEPTHWISE, GROUPED, TRANSPOSED, Geometry, Layer, layer
from corpus.calls.zero_sized import no_batches
from corpus.families._convolution_geometries import geometries, purpose
from corpus.families._files import Files
from corpus.families._typed import add_clear, add_empty
from corpus.fit import fitted, real_results
from corpus.language import Operand, SpecFile, call, constant, result
from corpus.types import s8, u8

_AS_RELAXED = ("valid", "groups_2", "implicit_without_layout")
_AS_FLOAT16 = (
    *("valid", "same", "same_strides", "groups_2", "explicit", "groups_explicit", "dilation"),
    *("dilation_explicit", "channels_17", "implicit_without_layout", "explicit_without_layout"),
)


_OPERATIONS: Final = ("CONV_2D", DEPTHWISE, GROUPED, TRANSPOSED)

FILES: Final = Files()


@FILES.each(_OPERATIONS, "{} of floats: geometry, layout, activation.")
def _floats(file: SpecFile, operation: str) -> None:
    for geometry in geometries(operation):
        made = layer(operation, geometry)
        step = call(operation, *made.arguments)
        file.add(
            geometry.name,
            step,
            tests=purpose(operation, geometry),
            nchw=(*made.with_layout, *step.outputs) if made.layout else (),
            relaxed=geometry.name in _AS_RELAXED,
            float16=geometry.name in _AS_FLOAT16,
            lifetimes=geometry is geometries(operation)[0],
        )
    _add_in_pool(file, operation, "float")
    _add_activations(file, operation, "float")
    _add_zero_sized(file, operation, "float")


def _add_in_pool(file: SpecFile, operation: str, kind: str) -> None:
    made = layer(operation, geometries(operation)[1], kind)
    type = made.image.type if kind == "float" else fitted(operation, made.arguments, u8(1, 0))
    file.add(
        f"in_pool_{kind}",
        call(operation, *made.arguments, type=type),
        tests="Filter and bias share one memory pool.",
        in_pool=True,
        signed=kind != "float",
    )


def _add_activations(file: SpecFile, operation: str, kind: str) -> None:
    geometry = replace(
        geometries(operation)[0], name="activations", layout=operation in (GROUPED, TRANSPOSED)
    )
    made = layer(operation, geometry, kind, reach=9.0)
    out = result("output")
    if kind != "float":
        # Steps small enough for the limits of all activations to lie between the codes.
        out = result("output", u8(0.06, 120))
        made = _around(operation, made, 3.0)
    file.add(
        "activation" if kind == "float" else f"activation_{kind}",
        operation,
        made.arguments,
        out,
        tests="Results on both sides of every limit of a fused activation.",
        activations=(out, made.activation),
        float16=kind == "float",
        relaxed=kind == "float",
        signed=kind in ("symmetric", "channel"),
    )


def _around(operation: str, made: Layer, middle: float) -> Layer:
    """The layer with a bias that brings the average of each channel's results to ``middle``."""
    real, bias = real_results(operation, made.arguments), made.arguments[2]
    assert isinstance(bias, Operand)
    assert bias.data is not None
    means = real.mean(axis=tuple(range(real.ndim - 1)))
    filters = made.arguments[1]
    assert isinstance(filters, Operand)
    channels = np.array(filters.type.channels or [filters.type.scale])
    steps = (middle - means) / (channels * made.image.type.scale)
    arguments = [*made.arguments]
    arguments[2] = constant("bias", np.round(bias.data + steps), bias.type)
    return replace(made, arguments=arguments)


def _add_zero_sized(file: SpecFile, operation: str, kind: str) -> None:
    if operation == GROUPED:
        return
    first = geometries(operation)[0]
    geometry = replace(first, image=(1, 3, 4, 2), name="zero_sized", padding=(0, 0, 0, 0))
    made = layer(operation, geometry, kind)
    height, width = (4, 9) if operation == TRANSPOSED else (2, 1)
    add_empty(
        file,
        no_batches(made.image, (3, 4)),
        operation,
        *made.arguments[1:],
        type=made.image.type if kind == "float" else u8(64.0, 3),
        shape=(0, height, width, geometry.channels),
        name="zero_sized" if kind == "float" else f"zero_sized_{kind}",
        tests="No batches: the result is empty.",
        float16=kind == "float",
    )


@FILES.each(_OPERATIONS, "{} of 8 bits: zero points, scales, channels, limits.", "_quant8")
def _quantized(file: SpecFile, operation: str) -> None:
    for number, geometry in enumerate(geometries(operation)):
        for kind in ("quant8", "symmetric", "channel"):
            turn = (kind == "symmetric") == bool(number % 2)
            if kind == "channel" or turn or "explicit" in geometry.name or number < 2:
                _add_quantized(file, operation, geometry, kind)
    for kind in ("quant8", "symmetric", "channel"):
        _add_activations(file, operation, kind)
        _add_scales(file, operation, kind)
        _add_clear(file, operation, kind)
    _add_in_pool(file, operation, "channel")
    _add_zero_sized(file, operation, "quant8")
    _add_zero_points(file, operation)
    _add_signed(file, operation)


def _add_quantized(
    file: SpecFile,
    operation: str,
    geometry: Geometry,
    kind: str,
    name: str = "",
    tests: str = "",
    **options: Any,
) -> None:
    made = layer(operation, geometry, kind, **options)
    step = call(operation, *made.arguments, type=fitted(operation, made.arguments, u8(1, 0)))
    file.add(
        name or f"{geometry.name}_{kind}",
        step,
        tests=tests or purpose(operation, geometry),
        nchw=(*made.with_layout, *step.outputs) if made.layout else (),
        signed=kind != "quant8",
        lifetimes=geometry is geometries(operation)[0],
    )


def _add_scales(file: SpecFile, operation: str, kind: str) -> None:
    """The same sums in steps that are finer or coarser than those of the products."""
    geometry = geometries(operation)[0]
    made = layer(operation, geometry, kind)
    fine = fitted(operation, made.arguments, u8(1, 0))
    saturated = fitted(operation, made.arguments, u8(1, 0), span=700)
    coarse = replace(fine, scale=fine.scale * 40)
    for name, type, tests in (
        ("saturated", saturated, "Results are clamped at both ends."),
        ("coarse", coarse, "Nearly all results equal the zero point."),
        ("fine", u8(0.03, 100), "Output steps finer than the product's: a multiplier above 1."),
        ("as_products", u8(0.125, 9), "The requantization multiplier is 1 or close to it."),
    ):
        step = call(operation, *made.arguments, type=type)
        file.add(f"{name}_{kind}", step, tests=tests, signed=kind != "quant8")


_FIRST_CLEAR: Final = {
    (DEPTHWISE, "quant8"): 800,
    (DEPTHWISE, "symmetric"): 653,
    (GROUPED, "channel"): 336,
    (TRANSPOSED, "quant8"): 901,
    (TRANSPOSED, "symmetric"): 841,
    (TRANSPOSED, "channel"): 1553,
}
"""Seeds that a search from 0 comes to, where that takes long."""


def _add_clear(file: SpecFile, operation: str, kind: str) -> None:
    """Add few results, all far from a half."""
    small = {
        "CONV_2D": Geometry("clear", (1, 2, 3, 2), (2, 2), 3, (VALID,)),
        DEPTHWISE: Geometry("clear", (1, 2, 3, 2), (2, 2), 4, (VALID,)),
        GROUPED: Geometry("clear", (1, 2, 3, 4), (2, 2), 4, (VALID,), groups=2),
        TRANSPOSED: Geometry("clear", (1, 1, 2, 2), (1, 2), 2, (VALID,), (2, 1)),
    }[operation]
    add_clear(
        file,
        operation,
        lambda seed: layer(operation, small, kind, seed=seed).arguments,
        fitted(operation, layer(operation, small, kind).arguments, u8(1, 0)),
        suffix=f"_{kind}",
        first=_FIRST_CLEAR.get((operation, kind), 0),
        signed=kind != "quant8",
    )


def _add_zero_points(file: SpecFile, operation: str) -> None:
    geometry = geometries(operation)[1]
    for of_image, of_filter in ((0, 255), (255, 0), (0, 0), (255, 255)):
        image, filters = u8(0.25, of_image), u8(0.5, of_filter)
        name = f"zero_points_{of_image}_{of_filter}"
        point, types = replace(geometry, name=name), {"image_type": image, "filter_type": filters}
        tests = "Zero points at the ends of the codes."
        _add_quantized(file, operation, point, "quant8", name, tests, **types)


def _add_signed(file: SpecFile, operation: str) -> None:
    """A signed filter whose zero point is not 0, which TF Lite does not know."""
    geometry = replace(geometries(operation)[0], name="signed")
    made = layer(operation, geometry, "quant8", image_type=s8(0.5, -97), filter_type=s8(0.25, -12))
    step = call(operation, *made.arguments, type=fitted(operation, made.arguments, s8(1, 0)))
    file.add(
        "any_filter_quant8_signed",
        step,
        tests="A signed filter with a zero point.",
        nchw=(*made.with_layout, *step.outputs),
        tflite=False,
        why="TF Lite's signed filters have no zero point",
    )
