"""Weights, bias and activation of a convolution or matrix product, ready for float matrices."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, Final

import numpy as np
from numpy.typing import NDArray

from nndrivers.reference.arithmetic.accumulator import Accumulator
from nndrivers.reference.arithmetic.epilogue import Epilogue, FloatEpilogue
from nndrivers.reference.arithmetic.filters import Filters
from nndrivers.reference.arithmetic.fixed_point import Integers, Multiplier
from nndrivers.reference.arithmetic.fused_activation import real_bounds
from nndrivers.reference.arithmetic.quant8 import Quant8
from nndrivers.reference.arithmetic.quantized import quantized_epilogue
from nndrivers.reference.kernel import Resources
from nndrivers.reference.native.loading import loops_for
from nnhal.operand_types import is_quantized
from nnhal.operations.node import Node
from nnhal.types import FusedActivationFunc, OperandType, OperationType

__all__ = ["INPUT", "WEIGHTS", "BIAS", "Weighted", "weighted"]

INPUT: Final = 0
WEIGHTS: Final = 1
BIAS: Final = 2


_IN_MATRIX_LIBRARY: Final = (
    OperationType.CONV_2D,
    OperationType.GROUPED_CONV_2D,
    OperationType.FULLY_CONNECTED,
)


@dataclass(frozen=True, slots=True)
class Weighted:
    """Filters [channels, products a channel], and what follows their products."""

    filters: Filters
    epilogue: Epilogue


def weighted(
    node: Node,
    rows: NDArray[Any],
    activation: FusedActivationFunc,
    resources: Resources,
    *,
    centered: bool = True,
) -> Weighted:
    """The weights ``rows`` as stored, and the bias, of ``node``, which has values for both.

    The products are made with ``code - zero_point`` of the input, or with bare codes where not
    ``centered``; the bias then makes up for it.
    """
    if is_quantized(node.tensor(INPUT).type):
        return _quantized(node, rows, activation, resources, centered)
    bias = node.value(BIAS).astype(np.float32)
    return Weighted(Filters(rows), FloatEpilogue(bias, *real_bounds(activation)))


def _quantized(
    node: Node,
    rows: NDArray[Any],
    activation: FusedActivationFunc,
    resources: Resources,
    centered: bool,
) -> Weighted:
    source, target = node.tensor(INPUT), Quant8.of(node.outputs[0])
    center = source.zero_point if centered else 0
    codes = Quant8.of(source)
    largest = max(abs(codes.low - center), abs(codes.high - center))
    filters = Filters(rows, node.tensor(WEIGHTS).zero_point)
    loops = loops_for(resources)
    bias, bound = resources.remember(
        lambda: (
            node.value(BIAS).astype(np.int64) - _sums(filters, source.zero_point - center),
            loops.absolute_sums(filters) * largest,
        )
    )
    low, high = target.bounds(activation)
    accumulator = Accumulator(
        _multipliers(node), bias, bound, target.zero_point, low, high, _halves_go_up(node)
    )
    if accumulator.dtype is not filters.dtype:
        filters = Filters(rows, filters.zero_point, accumulator.dtype)
    return Weighted(filters, quantized_epilogue(accumulator, resources, loops))


def _halves_go_up(node: Node) -> bool:
    """TF Lite's matrix library rounds otherwise than its own kernels, in products of int8.

    (LiteRT, its successor, does so for uint8 too, and in depthwise convolutions of int8.)
    """
    signed = node.tensor(WEIGHTS).type != OperandType.TENSOR_QUANT8_ASYMM
    return signed and node.operation in _IN_MATRIX_LIBRARY


def _sums(filters: Filters, factor: int) -> Integers | int:
    """Of each row, exactly, times ``factor``."""
    if factor == 0:
        return 0
    sums: Integers = filters.rows.sum(axis=1, dtype=np.float64).astype(np.int64)
    return sums * factor


def _multipliers(node: Node) -> list[Multiplier]:
    """One a channel where the weights have a scale each, else one.

    The two products of scales round differently in TF Lite, and now and then a result depends on
    it: in double for convolutions of int8 (``PopulateConvolutionQuantizationParams``, always by
    channel), in float32 for everything else (``GetQuantizedConvolutionMultipler``).
    """
    source, weights, target = node.tensor(INPUT), node.tensor(WEIGHTS), node.outputs[0]
    quant = weights.channel_quant
    scales = np.array((weights.scale,) if quant is None else quant.scales, np.float32)
    in_float = quant is None and (
        weights.type == OperandType.TENSOR_QUANT8_ASYMM
        or node.operation == OperationType.FULLY_CONNECTED
    )
    kind = np.float32 if in_float else np.float64
    products = np.multiply(np.float32(source.scale), scales, dtype=kind).astype(np.float64)
    return [Multiplier.of(real) for real in (products / np.float32(target.scale)).tolist()]
