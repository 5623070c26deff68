"""Padding, strides and the like of convolutions and pooling, and what TF Lite has for them.

TF Lite pads by a scheme only, SAME or VALID. Explicit padding that is what a scheme would do
anyway becomes that scheme; other padding is put in front, as an operator of its own.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, Final

import numpy as np

from nnhal.types import OperandType, PaddingCode
from nntflite.exporter.operation import HalOperation
from nntflite.schema import Activation, Padding

__all__ = ["Pair", "Sides", "Window", "padded", "read_arguments", "same_padding", "scheme_for"]

Pair = tuple[int, int]
"""Height, width."""
Sides = tuple[Pair, Pair]
"""Padding before and after, of height and of width."""

_NONE: Final[Sides] = ((0, 0), (0, 0))
_SCHEMES: Final = {PaddingCode.SAME: Padding.SAME, PaddingCode.VALID: Padding.VALID}


@dataclass(frozen=True, slots=True)
class Window:
    """Arguments of a windowed operation. Exactly one of ``scheme`` and ``sides`` is given.

    ``extras`` are the arguments between strides and activation: multiplier, groups, filter size.
    """

    scheme: Padding | None
    sides: Sides | None
    strides: Pair
    extras: tuple[int, ...]
    activation: Activation
    dilation: Pair = (1, 1)


def read_arguments(op: HalOperation, first: int, extras: int) -> Window:
    """Decode the arguments from input ``first`` on, in whichever of the HAL's forms they are.

    The forms: scheme or four sides (left, right, top, bottom); strides (width, height); extras;
    activation; then optionally layout, and after it dilation (width, height). Where the number of
    inputs does not tell them apart, the layout's type does.
    """
    implicit_size = 1 + 2 + extras + 1
    size = len(op) - first
    if size < implicit_size:
        raise op.refuse(f"{len(op)} inputs are too few")
    layout_or_side = first + implicit_size
    explicit = size >= implicit_size + 3 and op.input(layout_or_side).type != OperandType.BOOL
    rest = first + (4 if explicit else 1)
    activation = rest + 2 + extras
    op.refuse_nchw(activation + 1)
    return Window(
        None if explicit else _scheme(op, first),
        _sides(op, first) if explicit else None,
        (op.scalar(rest + 1), op.scalar(rest)),
        tuple(op.scalar(rest + 2 + number) for number in range(extras)),
        op.activation(activation),
        (op.scalar(activation + 3, 1), op.scalar(activation + 2, 1)),
    )


def _scheme(op: HalOperation, position: int) -> Padding:
    return _SCHEMES[PaddingCode(op.scalar(position))]


def _sides(op: HalOperation, first: int) -> Sides:
    left, right, top, bottom = (op.scalar(first + side) for side in range(4))
    return (top, bottom), (left, right)


def same_padding(size: Pair, window: Pair, strides: Pair) -> Sides:
    """Return the padding that SAME adds to an image of ``size``; ``window`` is the filter's size
    with dilation.
    """
    return _same_side(size[0], window[0], strides[0]), _same_side(size[1], window[1], strides[1])


def _same_side(size: int, window: int, stride: int) -> Pair:
    total = max(0, (-(-size // stride) - 1) * stride + window - size)
    return total // 2, total - total // 2


def scheme_for(window: Window, size: Pair | None, filter_size: Pair) -> Padding | None:
    """The scheme that does what ``window`` says; None when neither does.

    ``size`` is that of the input image, None where it is not known; ``filter_size`` includes
    dilation.
    """
    if window.sides is None:
        return window.scheme
    if window.sides == _NONE:
        return Padding.VALID
    if size is not None and window.sides == same_padding(size, filter_size, window.strides):
        return Padding.SAME
    return None


def padded(op: HalOperation, tensor: int, sides: Sides, value: Any = None) -> int:
    """``tensor`` with an edge of ``value``, or of zeros (zero points) where it is None."""
    paddings = op.constant(np.array([(0, 0), *sides, (0, 0)], np.int32))
    if value is None:
        return op.computed("PAD", [tensor, paddings])
    quantization = op.graph.builder.tensors[tensor].quantization
    return op.computed("PADV2", [tensor, paddings, op.constant(value, quantization)])
