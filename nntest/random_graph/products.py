"""Weights and biases of operations that sum products, so that results keep their size."""

from __future__ import annotations

import math
from typing import Final

from nnhal.operand_types import is_quantized
from nnhal.operations.node import Shape
from nnhal.operations.rules import float32
from nnhal.types import OperandType
from nntest.random_graph.leaves import per_channel, random_quantization
from nntest.random_graph.site import Site
from nntest.random_graph.values import Interval, Quantization, Value

__all__ = ["quantized_sum", "weights_and_bias"]

_SPREAD: Final = 74.0
"""Standard deviation of evenly distributed 8-bit codes."""

_PER_CHANNEL: Final = OperandType.TENSOR_QUANT8_SYMM_PER_CHANNEL


def weights_and_bias(
    site: Site, data: Value, name: str, shape: Shape, channels: int, axis: int = 0
) -> Interval:
    """Give weights ``name`` of ``shape``, with ``channels`` outputs along ``axis``, and ``bias``.

    What every output sums is ``data`` times the weights of its channel. Returns the bounds of the
    sums, or where the type saturates, where most of them are.
    """
    products = math.prod(shape) // channels
    if is_quantized(data.type):
        return _quantized(site, data, name, shape, channels, axis)
    largest = max(data.magnitude, 1.0)
    bound = min(2 / math.sqrt(products), site.magnitude / 2 / (products * largest))
    site.leaf(name, shape, (-bound, bound))
    site.leaf("bias", (channels,), (-1.0, 1.0))
    total = products * bound * data.magnitude + 1
    return -total, total


def _quantized(
    site: Site, data: Value, name: str, shape: Shape, channels: int, axis: int
) -> Interval:
    dice, products = site.dice, math.prod(shape) // channels
    scale = float32(dice.between(0.5, 2) / (_SPREAD * math.sqrt(products)))
    if site.type(name) == _PER_CHANNEL:
        quantization, product = per_channel(site.dice, shape, axis, scale), 0.0
    else:
        zero_point = random_quantization(dice, site.type(name), shape).zero_point
        quantization = Quantization(scale, zero_point)
        product = float32(data.scale * scale)
    site.leaf(name, shape, quantization=quantization)
    most = int(_SPREAD * _SPREAD * math.sqrt(products))
    site.leaf("bias", (channels,), (-most, most), Quantization(product))
    return quantized_sum(site, data.scale, scale, products)


def quantized_sum(site: Site, first: float, second: float, products: int) -> Interval:
    """Return the range in which most sums of products of codes with these scales are, as the
    output's scale.
    """
    site.above(float32(first * second))
    most = 2 * first * second * math.sqrt(products) * _SPREAD * _SPREAD
    return -most, most
